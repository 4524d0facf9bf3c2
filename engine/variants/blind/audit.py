"""What a power in Blind II must be told, derived from positions and the orders of spies."""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from engine.adjudication.effects import Raised
from engine.adjudication.turn import Turn
from engine.board.graph import Board, PowerId, ProvinceId, Terrain
from engine.facts import (
    NOBODY,
    CentreOf,
    Fact,
    Interned,
    Killed,
    Lost,
    NoneSpotted,
    Removed,
    Spotted,
    centre_of,
    spotted,
)
from engine.orders.covert import SPY, WatchOrder
from engine.phases import PhaseKind
from engine.position import Position
from engine.rules import Ruleset
from engine.units import Stack
from engine.visibility.audit import NOTHING_EXPECTED, SIGHTINGS, Expected, sightings

_KINDS = SIGHTINGS | {CentreOf}

_OF_SPIES = frozenset({Spotted, NoneSpotted, Removed, Lost, Interned, Killed})


@dataclass(frozen=True, slots=True)
class Errand:
    """A spy of the position before: where it was after all had moved, and whether on guard."""

    spy: Stack
    to: ProvinceId
    guard: bool


def errands(rules: Ruleset, turn: Turn) -> tuple[Errand, ...]:
    """What every spy did in a movement, including those no longer alive."""
    found = []
    before = turn.before.covert
    left = {
        power: [line for line in lines if isinstance(line, WatchOrder)]
        for power, lines in turn.submission.orders.items()
    }
    for number, spy in enumerate(before):
        mine = left.get(spy.power, [])
        here = [line for line in mine if Board.province_of(line.at) == spy.province]
        later = {(s.power, s.province) for s in before[number + 1 :]}
        unnamed = [line for line in here if not line.label]
        lines = [line for line in here if line.label == spy.label]
        lines = lines or (unnamed[:1] if (spy.power, spy.province) in later else unnamed)
        for line in lines:
            mine.remove(line)
        found.append(_errand(rules, spy, lines))
    return tuple(found)


def _errand(rules: Ruleset, spy: Stack, lines: Sequence[WatchOrder]) -> Errand:
    """Two lines, or a line that says two things, count as none (BL-Q4)."""
    line = lines[0] if len(set(lines)) == 1 else None
    if line is None or (line.to and line.guard):
        return Errand(spy, spy.province, guard=False)
    far = rules.options["bl.spy_move"] == "anywhere"
    reached = line.to and (far or line.to in rules.board.borders[spy.province])
    return Errand(spy, line.to if line.to and reached else spy.province, guard=line.guard)


def expected(rules: Ruleset, turn: Turn, viewer: PowerId) -> Expected:
    """The sighting lines of one power's view (BL-A1, BL-C)."""
    if turn.after.ending is not None:
        return NOTHING_EXPECTED
    return Expected(_KINDS, frozenset(_lines(rules, turn, viewer)))


def with_spies(rules: Ruleset, turn: Turn, viewer: PowerId) -> Expected:
    """The same, with spies that the viewer's meet (BL-7), that fall and kill, and that leave."""
    seen = expected(rules, turn, viewer)
    if turn.after.ending is not None:
        return seen
    moved = turn.before.phase.kind is PhaseKind.MOVEMENT
    fates = _fates(rules, turn, viewer) if moved else _given_up(turn, viewer)
    spies = {*_met(turn.after, viewer), *fates}
    return Expected(seen.kinds | _OF_SPIES, seen.facts | spies)


def _met(after: Position, viewer: PowerId) -> Iterator[Fact]:
    for place in {stack.province for stack in after.covert if stack.power == viewer}:
        beside = Counter(s.power for s in after.covert if s.province == place)
        yield from (spotted(SPY, place, p, n) for p, n in beside.items() if p != viewer)


def _fates(rules: Ruleset, turn: Turn, viewer: PowerId) -> Iterator[Fact]:
    """Own spies that are gone, and whom own guards must have killed (BL-1c, BL-8)."""
    alive = {(stack.power, stack.label) for stack in turn.after.covert}
    done = errands(rules, turn)
    gone = [e for e in done if (e.spy.power, e.spy.label) not in alive]
    interned = [e for e in done if rules.board.provinces[e.to].terrain is Terrain.IMPASSABLE]
    mine = Counter(errand.to for errand in gone if errand.spy.power == viewer)
    held = {errand.to for errand in interned}
    yield from (Interned(SPY, p, n) if p in held else Lost(SPY, p, n) for p, n in mine.items())
    literal = rules.options["bl.ce"] == "literal"
    slain: set[Errand] = set()
    for guard in done:
        if not guard.guard or guard.spy.power != viewer or guard in interned:
            continue
        others = [e for e in done if e is not guard and e.to == guard.to]
        # A guard leaves no enemy alive; own spies that fell beside it were its victims, by BL-Q7.
        slain.update(e for e in others if e.spy.power != viewer or (literal and e in gone))
    for (place, power), number in Counter((e.to, e.spy.power) for e in slain).items():
        yield Killed(SPY, place, power, number)


def _given_up(turn: Turn, viewer: PowerId) -> Iterator[Fact]:
    """Spies do not move then: those that were there, or came back, and are no longer there."""
    raised = {effect.stack for effect in turn.resolution.effects if isinstance(effect, Raised)}
    gone = {*turn.before.covert, *raised} - {*turn.after.covert}
    places = Counter(stack.province for stack in gone if stack.power == viewer)
    yield from (Removed(SPY, place, number) for place, number in places.items())


def _lines(rules: Ruleset, turn: Turn, viewer: PowerId) -> Iterator[Fact]:
    after, watched = turn.after, _watched(rules, turn, viewer)
    yield from sightings(after, watched)
    charted = {p for p, owner in after.centres.items() if owner == viewer}
    if rules.options["bl.centres"] != "own_only":
        charted |= watched & set(rules.board.centres)
    yield from (centre_of(place, after.centres.get(place, NOBODY)) for place in charted)


def _watched(rules: Ruleset, turn: Turn, viewer: PowerId) -> set[ProvinceId]:
    after, board = turn.after, rules.board
    posts = {p for p, unit in after.units.items() if unit.power == viewer}
    posts |= {p for p, fallen in after.dislodged.items() if fallen.unit.power == viewer}
    alive = bool(posts) or viewer in after.centres.values()
    posts |= {stack.province for stack in after.covert if stack.power == viewer}
    watched = set(posts)
    for post in posts:
        watched.update(q for q in board.borders[post] if q in board.neighbours[post])
    if alive or rules.options["bl.home_sight"] == "always":
        watched.update(board.powers[viewer].home)
    return watched
