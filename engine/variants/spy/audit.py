"""What spies must have reported, worked out from the positions before and after a turn."""

from collections.abc import Iterator, Mapping

from engine.adjudication.effects import Lost, Relocated, Retreated
from engine.adjudication.turn import Turn
from engine.board.graph import Board, PowerId, ProvinceId
from engine.phases import PhaseKind
from engine.position import Position
from engine.rules import Ruleset
from engine.units import Stack
from engine.visibility.audit import NOTHING_EXPECTED, Expected

_WORDS = frozenset({"contact", "nocontact", "unit", "empty", "dislodged", "attacker", "spy"})


def expected(rules: Ruleset, turn: Turn, viewer: PowerId) -> Expected:
    """The sighting lines of one power's report.

    Winter is left out: new spies may bear the numbers of dismissed ones, so that positions alone do
    not tell them apart.
    """
    phase = turn.before.phase
    reports = not phase.covert and phase.kind is not PhaseKind.ADJUSTMENTS
    if not reports or turn.after.ending is not None or (str(phase)[0] == "F" and phase.kind == "R"):
        return NOTHING_EXPECTED
    places = _places(turn)
    alive = {(s.power, s.label) for s in turn.after.covert}
    facts: set[str] = set(_own_units(turn.after, viewer))
    for (power, label), place in places.items():
        lives = (power, label) in alive or rules.options["spy.report_timing"] == "interactive"
        if power != viewer:
            continue
        if place is None or not lives:
            begun = next(s for s in turn.before.covert if (s.power, s.label) == (power, label))
            facts.add(f"nocontact SPY {begun.province}")
        else:
            facts.update(_report(rules, turn.after, places, viewer, place))
    return Expected(_WORDS, frozenset(facts))


Places = Mapping[tuple[PowerId, int], ProvinceId | None]
"""Where each spy was when reports were written; None where its fleet had sunk."""


def _places(turn: Turn) -> Places:
    went: dict[tuple[PowerId, ProvinceId], ProvinceId | None] = {}
    for effect in turn.resolution.effects:
        if isinstance(effect, Relocated | Retreated):
            went[effect.unit.power, effect.unit.province] = Board.province_of(effect.to)
        elif isinstance(effect, Lost):
            went[effect.unit.power, effect.unit.province] = None
    return {(s.power, s.label): _now(s, went) for s in turn.before.covert}


def _now(
    spy: Stack, went: Mapping[tuple[PowerId, ProvinceId], ProvinceId | None]
) -> ProvinceId | None:
    if spy.aboard is None:
        return spy.province
    return went.get((spy.aboard, spy.province), spy.province)


def _own_units(position: Position, viewer: PowerId) -> Iterator[str]:
    for unit in position.units.values():
        if unit.power == viewer:
            yield f"unit {unit.at} {unit.power} {unit.kind}"
    for province, fallen in position.dislodged.items():
        if fallen.unit.power == viewer:
            yield f"dislodged {province} {fallen.unit.power} {fallen.unit.kind}"


def _report(
    rules: Ruleset, after: Position, places: Places, viewer: PowerId, place: ProvinceId
) -> Iterator[str]:
    yield f"contact SPY {place}"
    typed = rules.options["spy.report_type"] == "on"
    coasts = rules.options["spy.report_coast"] == "on"
    for province in {place, *rules.board.neighbours[place]}:
        unit, fallen = after.units.get(province), after.dislodged.get(province)
        if unit is not None:
            kind = unit.kind if typed else "?"
            yield f"unit {unit.at if coasts else province} {unit.power} {kind}"
        if fallen is not None:
            yield f"dislodged {province} {fallen.unit.power} {fallen.unit.kind if typed else '?'}"
        if unit is not None and fallen is not None:
            yield f"attacker {province} {unit.power} {unit.kind if typed else '?'}"
        if unit is None and fallen is None:
            yield f"empty {province}"
    foreign = [(p, at) for (p, _), at in places.items() if p != viewer and at is not None]
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
