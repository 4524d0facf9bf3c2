"""What spies must have reported, worked out from the positions before and after a turn."""

from collections import Counter
from collections.abc import Iterator, Sequence

from engine.adjudication.turn import Turn
from engine.board.graph import PowerId, ProvinceId
from engine.phases import PhaseKind, Season
from engine.position import Position
from engine.rules import Ruleset
from engine.variants.spy.prey import hunted
from engine.variants.spy.roster import Posted, in_winter, posted
from engine.visibility.audit import NOTHING_EXPECTED, Expected

_WORDS = frozenset(
    {"contact", "nocontact", "unit", "empty", "dislodged", "attacker", "spy", "removed"}
)


def expected(rules: Ruleset, turn: Turn, viewer: PowerId) -> Expected:
    """The sighting lines of one power's report, and how many spies it may tell of as its prey."""
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
    facts: set[str] = set(_own_units(turn.after, viewer))
    for spy in spies:
        if spy.power != viewer or spy.dismissed or spy.excess:
            continue
        lives = (spy.power, spy.label) in alive
        if spy.place is None or not lives:
            facts.add(f"nocontact SPY {spy.first}")
        else:
            facts.update(_report(rules, turn.after, spies, viewer, spy.place))
    excess = Counter(spy.excess for spy in spies if spy.power == viewer and spy.excess)
    facts.update(f"removed spy {place} {number}" for place, number in excess.items())
    return Expected(_WORDS, frozenset(facts), numbers)


def _own_units(position: Position, viewer: PowerId) -> Iterator[str]:
    for unit in position.units.values():
        if unit.power == viewer:
            yield f"unit {unit.at} {unit.power} {unit.kind}"
    for province, fallen in position.dislodged.items():
        if fallen.unit.power == viewer:
            yield f"dislodged {province} {fallen.unit.power} {fallen.unit.kind}"


def _report(
    rules: Ruleset, after: Position, spies: Sequence[Posted], viewer: PowerId, place: ProvinceId
) -> Iterator[str]:
    yield f"contact SPY {place}"
    typed = rules.options["spy.report_type"] == "on"
    coasts = rules.options["spy.report_coast"] == "on"
    for province in {place, *rules.board.neighbours[place]}:
        unit, fallen = after.units.get(province), after.dislodged.get(province)
        if unit is not None:
            own = unit.power == viewer
            who = f"{unit.power} {unit.kind if typed or own else '?'}"
            yield f"unit {unit.at if coasts or own else province} {who}"
            if fallen is not None:
                yield f"attacker {province} {who}"
        if fallen is not None:
            out = fallen.unit
            kind = out.kind if typed or out.power == viewer else "?"
            yield f"dislodged {province} {out.power} {kind}"
        if unit is None and fallen is None:
            yield f"empty {province}"
    foreign = [(s.power, s.place) for s in spies if s.power != viewer and s.place is not None]
    yield from _spy_lines(rules, foreign, place)


def _spy_lines(
    rules: Ruleset, foreign: list[tuple[PowerId, ProvinceId]], place: ProvinceId
) -> Iterator[str]:
    beside = [power for power, at in foreign if at == place]
    counted = rules.options["spy.spy_counts"] == "on"
    for power in set(beside):
        yield f"spy {place} {power} {beside.count(power) if counted else 'present'}"
    if not beside:
        yield f"spy {place} none"
    occupied = {at for _, at in foreign}
    for province in rules.board.neighbours[place]:
        yield f"spy {province} {'present' if province in occupied else 'none'}"
