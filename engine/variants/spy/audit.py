"""What spies must have reported, derived from the positions before and after a turn."""

from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping, Sequence

from engine.adjudication.turn import Turn
from engine.board.graph import Location, PowerId, ProvinceId
from engine.facts import (
    UNTOLD,
    AttackerAt,
    Captured,
    Contact,
    DislodgedAt,
    Fact,
    Killed,
    NoContact,
    NoneSpotted,
    Removed,
    Spotted,
    empty_at,
    none_spotted,
    spotted,
    unit_at,
)
from engine.orders.covert import SPY, Search, SearchAll, SpyOrder
from engine.orders.order import Order
from engine.phases import PhaseKind, Season
from engine.position import Position
from engine.rules import Ruleset
from engine.variants.spy.roster import Posted, in_winter, posted
from engine.visibility.audit import NOTHING_EXPECTED, SIGHTINGS, Expected, Tally, own_units

_KINDS = SIGHTINGS | {Contact, NoContact, Spotted, NoneSpotted, Removed}


def expected(rules: Ruleset, turn: Turn, viewer: PowerId) -> Expected:
    """The sighting lines of one power's report, and how many victims it may tell of."""
    phase = turn.before.phase
    split = (phase.season, phase.kind) == (Season.FALL, PhaseKind.RETREATS)
    if split or turn.after.ending is not None:
        return NOTHING_EXPECTED
    winter = phase.kind is PhaseKind.ADJUSTMENTS and not phase.covert
    spies = in_winter(rules, turn) if winter else posted(rules, turn)
    numbers = dict(hunted(rules, turn, viewer, spies))
    if phase.covert:
        return Expected(frozenset(), frozenset(), numbers)
    alive = {(s.power, s.label) for s in turn.after.covert}
    facts: set[Fact] = set(own_units(turn.after, viewer))
    for spy in spies:
        if spy.power != viewer or spy.dismissed or spy.excess:
            continue
        lives = (spy.power, spy.label) in alive
        if spy.place is None or not lives:
            facts.add(NoContact(SPY, spy.first))
        else:
            facts.update(_report(rules, turn.after, spies, viewer, spy.place))
    facts.update(NoContact(SPY, s.province) for s in turn.before.missing if s.power == viewer)
    excess = Counter(spy.excess for spy in spies if spy.power == viewer and spy.excess)
    facts.update(Removed(SPY, place, number) for place, number in excess.items())
    return Expected(_KINDS, frozenset(facts), numbers)


def _report(
    rules: Ruleset, after: Position, spies: Sequence[Posted], viewer: PowerId, place: ProvinceId
) -> Iterator[Fact]:
    yield Contact(SPY, place)
    typed = rules.options["spy.report_type"] == "on"
    coasts = rules.options["spy.report_coast"] == "on"
    for province in {place, *rules.board.neighbours[place]}:
        unit, fallen = after.units.get(province), after.dislodged.get(province)
        if unit is not None:
            own = unit.power == viewer
            kind = unit.kind if typed or own else UNTOLD
            at = unit.at if coasts or own else Location(province)
            yield unit_at(at, unit.power, kind)
            if fallen is not None:
                yield AttackerAt(Location(province), unit.power, kind)
        if fallen is not None:
            out = fallen.unit
            kind = out.kind if typed or out.power == viewer else UNTOLD
            yield DislodgedAt(Location(province), out.power, kind)
        if unit is None and fallen is None:
            yield empty_at(province)
    foreign = [(s.power, s.place) for s in spies if s.power != viewer and s.place is not None]
    yield from _spies(rules, foreign, place)


def _spies(
    rules: Ruleset, foreign: list[tuple[PowerId, ProvinceId]], place: ProvinceId
) -> Iterator[Fact]:
    beside = [power for power, at in foreign if at == place]
    counted = rules.options["spy.spy_counts"] == "on"
    for power in set(beside):
        yield spotted(SPY, place, power, beside.count(power) if counted else 0)
    if not beside:
        yield none_spotted(SPY, place)
    occupied = {at for _, at in foreign}
    for province in rules.board.neighbours[place]:
        yield spotted(SPY, province) if province in occupied else none_spotted(SPY, province)


def hunted(
    rules: Ruleset, turn: Turn, viewer: PowerId, spies: Sequence[Posted]
) -> Iterator[tuple[Tally, tuple[int, int]]]:
    """The least and the most that facts of captures and of killings may tell of, by victim.

    Each captured spy is told to its captor, to two only beside a unit in retreat (SPY-6Db), and
    none survives where its nationality was killed or captured, since that takes all of them
    (SPY-6Ca2).
    """
    alive = {(stack.power, stack.label) for stack in turn.after.covert}
    fallen = [s.power for s in spies if s.place is not None and (s.power, s.label) not in alive]
    informed = rules.options["spy.assassin_informed"] == "on"
    killing, searching = _killers(turn), _searchers(turn)
    told = [t.fact for t in turn.resolution.told if t.power != viewer]
    captured = [fact for fact in told if isinstance(fact, Captured) and fact.kind == SPY]
    for victim in rules.powers:
        lost = fallen.count(victim)
        shared, alone = _captured(turn, [lot for lot in captured if lot.power == victim])
        killers, searchers = killing.get(victim, set()), searching.get(victim, set())
        least = 0 if killers else lost - shared - alone
        yield Tally(Captured, SPY, victim), (least, lost - alone)
        # Assassins that fell are told nothing; if any own spy fell, it may be one of those.
        sure = informed and killers == {viewer} and not searchers and viewer not in fallen
        yield Tally(Killed, SPY, victim), (lost if sure else 0, lost)
    for stack in turn.after.covert:
        yield Tally(Captured, SPY, stack.power, stack.province), (0, 0)
        yield Tally(Killed, SPY, stack.power, stack.province), (0, 0)


def _captured(turn: Turn, lots: Sequence[Captured]) -> tuple[int, int]:
    """How many spies captors were told of: where a unit awaits its retreat, and elsewhere."""
    shared = sum(lot.number for lot in lots if lot.place in turn.after.dislodged)
    return shared, sum(lot.number for lot in lots) - shared


def _killers(turn: Turn) -> Mapping[PowerId, set[PowerId]]:
    """By victim, the powers that ordered the killing of its spies, under whatever condition."""
    found: dict[PowerId, set[PowerId]] = defaultdict(set)
    for power, line in turn.submission.every(Order):
        for order in line.parts:
            if isinstance(order, SpyOrder) and order.kill is not None:
                found[order.kill].add(power)
    return found


def _searchers(turn: Turn) -> Mapping[PowerId, set[PowerId]]:
    """By victim, the powers whose units searched for its spies."""
    found: dict[PowerId, set[PowerId]] = defaultdict(set)
    for power, order in turn.submission.every(Order):
        if isinstance(order, Search | SearchAll):
            found[order.target].add(power)
    return found
