"""Twin worlds: two that differ in what a viewer may not know must look the same to it, in all."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from itertools import islice
from random import Random

from engine import judge
from engine.adjudication.turn import Turn
from engine.orders.choices import Node
from engine.orders.conditions import Conditional, UnitIn
from engine.orders.covert import SpyOrder
from engine.orders.kinds import Order
from engine.play import seats
from engine.report.account import account
from engine.report.styles import as_text
from engine.rules import Ruleset
from engine.visibility.observe import Observation, opening
from tests.helpers.cases import Case, lead_on
from tests.helpers.reach import World
from tests.helpers.secrets_of import SECRETS, Secret, sealed

TRIES = 5
"""So many times one sort of change is tried before the next sort is."""

CHOICES = 400
"""So many choices of an option tree are written down."""


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
        return "\n    ".join((where, *self.lines[:12]))


@dataclass
class Figures:
    """How many trials there were, of which kinds, and what they found."""

    trials: Counter[str] = field(default_factory=Counter)
    found: list[Difference] = field(default_factory=list)


def looks(rules: Ruleset, world: World, turn: Turn, viewer: str, *, deep: bool) -> list[str]:
    """Everything that a viewer is shown: facts, own entries, orders, report and choices, as lines.

    ``deep`` adds the report's text and the option tree.
    """
    before = judge.report(rules, opening(world.position), viewer)
    after = judge.report(rules, turn, viewer)
    entries = [str(e) for e in turn.submission.entries if e.power == viewer]
    lines = [*_written("before", before), *entries, *_written("after", after)]
    if deep:
        lines += as_text(account(after, rules.board)).splitlines()
        lines += [line for seen in (before, after) for line in _tree(rules, seen)]
    return lines


def _written(lead: str, seen: Observation) -> list[str]:
    heading = f"{lead} {seen.phase} {seen.due} {seen.ending}"
    return [heading, *seen.facts, *(str(order) for order in seen.orders)]


def _tree(rules: Ruleset, seen: Observation) -> list[str]:
    return list(islice(_walked(rules.offers(seen), ""), CHOICES))


def _walked(nodes: tuple[Node, ...], lead: str) -> Iterator[str]:
    for node in nodes:
        path = f"{lead} > {node.step.label}"
        yield f"{path}: {node.order}"
        if path.count(">") < 4:
            yield from _walked(node.children, path)


def turns(rules: Ruleset, seed: int) -> Iterator[tuple[World, Turn]]:
    """A game by chance: every deadline's world with the turn that it leads to."""
    draw = Random(seed)
    turn = opening(judge.begin(rules))
    while turn.after.ending is None:
        given = seats.orders(rules, seats.views(rules, turn), draw)
        world = World(turn.after, given)
        turn = lead_on(rules, world)
        yield world, turn


def twin(case: Case) -> tuple[World, Turn, Secret] | None:
    """Another world that the viewer may not tell from this one, and the turn it leads to."""
    if case.turn.after.ending is not None:
        return None
    all_ = SECRETS[case.rules.variant.id]
    for secret in case.draw.sample(all_, len(all_)):
        for _ in range(TRIES):
            other = secret(case)
            if other is None or other == case.world:
                continue
            turn = lead_on(case.rules, other)
            if turn.after.ending is None:
                return other, turn, secret
    return None


def watch(
    variant: str,
    seed: int,
    trials: int,
    figures: Figures,
    options: dict[str, str] | None = None,
    years: int = 8,
) -> None:
    """Play one game and try so many twins at its deadlines, a few for each viewer."""
    rules = judge.ruleset(variant, options=options or {})
    draw = Random(f"{variant} {seed}")
    done = 0
    for world, turn in turns(rules, seed):
        if done >= trials or world.position.phase.year > rules.board.year + years:
            return
        for viewer in draw.sample(rules.seats, min(3, len(rules.seats))):
            case = _wondering(Case(rules, world, turn, viewer, draw))
            done += _tried(case, seed, figures)


def _wondering(case: Case) -> Case:
    """The same with conditions before some of the viewer's own spy orders, about any province.

    What nobody of the viewer's sees must not decide them (SPY-Q5).
    """
    lines = case.world.given.get(case.viewer, ())
    if not any(isinstance(line, SpyOrder) for line in lines) or case.draw.random() < 0.5:
        return case
    given = {**case.world.given, case.viewer: [_asking(case, line) for line in lines]}
    world = World(case.world.position, given)
    return replace(case, world=world, turn=lead_on(case.rules, world))


def _asking(case: Case, line: Order) -> Order:
    if not isinstance(line, SpyOrder):
        return line
    place = case.draw.choice(list(case.board.provinces))
    power = case.draw.choice([None, *case.others()])
    asked = UnitIn(place, power, none=power is None and case.draw.random() < 0.5)
    return Conditional(asked, line, replace(line, to=None, via=False, route=(), kill=None))


def _tried(case: Case, seed: int, figures: Figures) -> int:
    rules, viewer = case.rules, case.viewer
    if rules.variant.id not in SECRETS:
        return _sealed(case, seed, figures)
    deep = case.draw.random() < 0.1
    shown: list[str] | None = None
    done = 0
    for _ in range(4):
        found = twin(case)
        if found is None:
            continue
        other, turn, secret = found
        shown = shown or looks(rules, case.world, case.turn, viewer, deep=deep)
        done += 1
        figures.trials[f"{rules.variant.id} {secret.__name__}"] += 1
        _compare(case, seed, secret, shown, looks(rules, other, turn, viewer, deep=deep), figures)
    return done


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


def _sealed(case: Case, seed: int, figures: Figures) -> int:
    """Where nothing is hidden but orders before their deadline: order entry tells nothing."""
    other = sealed(case)
    figures.trials[f"{case.rules.variant.id} sealed"] += 1
    submitted = judge.submit(case.rules, other.position, other.given) if other else None
    one = [str(e) for e in case.turn.submission.entries if e.power == case.viewer]
    two = [str(e) for e in submitted.entries if e.power == case.viewer] if submitted else one
    _compare(case, seed, sealed, one, two, figures)
    return 1
