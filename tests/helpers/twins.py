"""Twin worlds: two that differ in what a viewer may not know must look the same to it, in all."""

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
from random import Random

from engine import judge
from engine.adjudication.turn import Turn
from engine.board.graph import PowerId
from engine.orders.conditions import Conditional, UnitIn
from engine.orders.covert import SpyOrder
from engine.orders.order import Order
from engine.play import seats
from engine.rules import Ruleset
from engine.visibility.observe import Observation, opening
from tests.helpers.cases import Case, lead_on
from tests.helpers.hands import by_power, by_seat
from tests.helpers.probes import probes
from tests.helpers.reach import World
from tests.helpers.seat_secrets import sealed
from tests.helpers.secrets_of import Secret, secrets_of
from tests.helpers.showing import at_the_desk, depth, looks

TRIES = 5
"""So many times one sort of change is tried before the next sort is."""

MEMORY = 3
"""So many of the last reports a viewer remembers, which packets and pictures hold as well."""


@dataclass(frozen=True)
class Difference:
    """What one viewer could tell two worlds apart by."""

    variant: str
    seed: int
    phase: str
    viewer: str
    secret: str
    lines: tuple[str, ...]

    def __str__(self) -> str:
        where = f"{self.variant}, seed {self.seed}, {self.phase}, {self.viewer}, {self.secret}"
        return "\n    ".join((where, *(line[:400] for line in self.lines[:12])))


@dataclass
class Figures:
    """How many trials there were, of which kinds, and what they found."""

    trials: Counter[str] = field(default_factory=Counter)
    parts: Counter[str] = field(default_factory=Counter)
    found: list[Difference] = field(default_factory=list)

    def count(self, case: Case, secret: Secret, parts: frozenset[str]) -> None:
        """One more trial, in which this was changed and these parts were compared as well."""
        self.trials[f"{case.rules.variant.id} {secret.__name__}"] += 1
        self.parts.update(parts)


def turns(
    rules: Ruleset, seed: int
) -> Iterator[tuple[World, Turn, Mapping[PowerId, tuple[Observation, ...]]]]:
    """A game by chance: each deadline's world, the turn it leads to, what seats had been told."""
    draw = Random(seed)
    turn = opening(judge.begin(rules))
    told: dict[PowerId, tuple[Observation, ...]] = dict.fromkeys(rules.seats, ())
    while turn.after.ending is None:
        views = seats.views(rules, turn)
        told = {seat: (*told[seat], view)[-MEMORY:] for seat, view in views.items()}
        given = seats.orders(rules, views, draw)
        world = World(turn.after, by_power(rules, turn.after, given))
        turn = lead_on(rules, world)
        yield world, turn, told


def twin(case: Case) -> tuple[World, Turn, Secret] | None:
    """Another world that the viewer may not tell from this one, and the turn it leads to."""
    if case.turn.after.ending is not None:
        return None
    all_ = secrets_of(case.rules.variant)
    for secret in case.draw.sample(all_, len(all_)):
        for _ in range(TRIES):
            other = secret(case)
            if other is None or other == case.world:
                continue
            turn = lead_on(case.rules, case.asked(other))
            if turn.after.ending is None:
                return other, turn, secret
    return None


def watch(
    played: str | Ruleset,
    seed: int,
    trials: int,
    figures: Figures,
    options: dict[str, str] | None = None,
    *,
    years: int = 8,
    each: int = 4,
) -> None:
    """Play one game and try so many twins at its deadlines, at most ``each`` for a viewer.

    A game in which something is found is left: one leak shows again and again.
    """
    named = isinstance(played, str)
    rules = judge.ruleset(played, options=options or {}) if named else played
    draw = Random(f"{rules.variant.id} {seed}")
    done, before = 0, len(figures.found)
    for world, turn, told in turns(rules, seed):
        late = world.position.phase.year > rules.board.year + years
        if done >= trials or late or len(figures.found) > before:
            return
        for viewer in draw.sample(rules.seats, min(3, len(rules.seats))):
            case = _probing(_wondering(Case(rules, world, turn, viewer, draw, told[viewer])))
            done += _tried(case, seed, figures, each)


def _wondering(case: Case) -> Case:
    """The same with conditions before some of the viewer's own spy orders, about any province.

    What nobody of the viewer's sees must not decide them (SPY-Q5).
    """
    own = {power: case.world.given.get(power, ()) for power in case.mine}
    spied = any(isinstance(line, SpyOrder) for lines in own.values() for line in lines)
    if not spied or case.draw.random() < 0.5:
        return case
    asking = {power: [_asking(case, line) for line in lines] for power, lines in own.items()}
    world = World(case.world.position, {**case.world.given, **asking})
    return replace(case, world=world, turn=lead_on(case.rules, world))


def _probing(case: Case) -> Case:
    """The same with a few lines of one of the viewer's powers about pieces that it has not."""
    own = sorted(case.mine & set(case.rules.powers) & set(case.world.given))
    if not own:
        return case
    power = case.draw.choice(own)
    lines = probes(case.rules, case.turn, power, case.world, case.draw)
    asking = replace(case, probes={power: lines})
    return replace(asking, turn=lead_on(case.rules, asking.asked(case.world)))


def _asking(case: Case, line: Order) -> Order:
    if not isinstance(line, SpyOrder):
        return line
    place = case.draw.choice(list(case.board.provinces))
    power = case.draw.choice([None, *case.others()])
    asked = UnitIn(place, power, none=power is None and case.draw.random() < 0.5)
    return Conditional(asked, line, replace(line, to=None, via=False, route=(), kill=None))


def _tried(case: Case, seed: int, figures: Figures, each: int) -> int:
    """So many twins were compared with this case; now and then orders that nobody has read yet."""
    if not secrets_of(case.rules.variant):
        return _unread(case, seed, figures, each)
    if case.draw.random() < 0.02:
        return _unread(case, seed, figures, 1)
    parts = depth(case.draw)
    shown: list[str] | None = None
    done = 0
    for _ in range(each):
        found = twin(case)
        if found is None:
            continue
        other, turn, secret = found
        shown = shown or _shown(case, case.world, case.turn, parts)
        done += 1
        figures.count(case, secret, parts)
        _compare(case, seed, secret, shown, _shown(case, other, turn, parts), figures)
    return done


def _shown(case: Case, world: World, turn: Turn, parts: frozenset[str]) -> list[str]:
    return looks(case.rules, case.asked(world), turn, case.viewer, case.memory, parts)


def _unread(case: Case, seed: int, figures: Figures, each: int) -> int:
    """Before the deadline nobody's orders show to others; nor do they in what becomes of a line."""
    others = [other for _ in range(each) if (other := sealed(case)) != case.world]
    shown = _before(case, case.world) if others else []
    for other in others:
        figures.count(case, sealed, frozenset({"desk"}))
        _compare(case, seed, sealed, shown, _before(case, other), figures)
    return len(others)


def _before(case: Case, world: World) -> list[str]:
    here = case.asked(world)
    given = by_seat(case.rules, here.position, here.given)
    entries = judge.submit(case.rules, here.position, given).entries
    own = [str(e) for e in entries if e.power == case.viewer]
    return own + at_the_desk(case.rules, here, case.viewer)


def _compare(
    case: Case, seed: int, secret: Secret, one: list[str], two: list[str], figures: Figures
) -> None:
    if one == two:
        return
    differ = [f"- {line}" for line in one if line not in two]
    differ += [f"+ {line}" for line in two if line not in one]
    phase = str(case.position.phase)
    name = secret.__name__
    where = (case.rules.variant.id, seed, phase, case.viewer, name)
    figures.found.append(Difference(*where, tuple(differ or ["the same lines in another order"])))
