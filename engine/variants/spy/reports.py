"""What spies report: the units around them, and the spies beside them (SPY-4)."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace

from engine.board.graph import Board, PowerId, ProvinceId
from engine.covert.pieces import Piece, standing
from engine.orders.conditions import UNTOLD, Knowledge
from engine.position import Position
from engine.units import Stack, Unit


def report(
    board: Board, position: Position, options: Mapping[str, str], spy: Stack
) -> tuple[str, ...]:
    """The fact lines one spy gathers where it is (SPY-4A1, SPY-4A2, SPY-4B)."""
    here = spy.province
    lines = [f"contact SPY {here}"]
    for province in (here, *board.neighbours[here]):
        lines.extend(_unit_lines(position, options, spy.power, province))
    lines.extend(_spies_beside(position.covert, options, spy))
    lines.extend(_spies_around(board, position.covert, spy))
    return tuple(lines)


def knowledge(
    board: Board, position: Position, options: Mapping[str, str], power: PowerId
) -> Knowledge:
    """What a power's spies have seen at the snapshot, for its conditions (SPY-Q5)."""
    own = [stack for stack in position.covert if stack.power == power]
    looked = {p for stack in own for p in (stack.province, *board.neighbours[stack.province])}
    looked.update(u.province for u in position.units.values() if u.power == power)
    seen = {p: _units_in(position, p) for p in sorted(looked) if _may_see(board, own, p)}
    for unit in position.of(power):
        seen.setdefault(unit.province, (unit,))
    if options["spy.report_type"] == "off":
        seen = {p: tuple(_untyped(unit, power) for unit in units) for p, units in seen.items()}
    inside = {stack.province for stack in own} if options["spy.conditions"] == "all" else set()
    spies = {
        p: frozenset(s.power for s in position.covert if s.province == p) for p in sorted(inside)
    }
    return Knowledge(power=power, own=mustered(position, power), seen=seen, spies=spies)


def mustered(position: Position, power: PowerId) -> tuple[Unit, ...]:
    """All armies and fleets of a power, those in retreat with them."""
    fallen = (out.unit for out in position.dislodged.values() if out.unit.power == power)
    return (*position.of(power), *fallen)


def _untyped(unit: Unit, power: PowerId) -> Unit:
    return unit if unit.power == power else replace(unit, kind=UNTOLD)


def _may_see(board: Board, own: Sequence[Stack], province: ProvinceId) -> bool:
    return any(s.province == province or province in board.neighbours[s.province] for s in own)


def _units_in(position: Position, province: ProvinceId) -> tuple[Unit, ...]:
    found = [position.units[province]] if province in position.units else []
    if province in position.dislodged:
        found.append(position.dislodged[province].unit)
    return tuple(found)


def _unit_lines(
    position: Position, options: Mapping[str, str], viewer: PowerId, province: ProvinceId
) -> Iterator[str]:
    unit, fallen = position.units.get(province), position.dislodged.get(province)
    if unit is None and fallen is None:
        yield f"empty {province}"
    if unit is not None:
        yield f"unit {_place(unit, options, viewer)} {_who(unit, options, viewer)}"
    if fallen is not None:
        yield f"dislodged {province} {_who(fallen.unit, options, viewer)}"
        if unit is not None:
            yield f"attacker {province} {_who(unit, options, viewer)}"


def _place(unit: Unit, options: Mapping[str, str], viewer: PowerId) -> str:
    full = unit.power == viewer or options["spy.report_coast"] == "on"
    return unit.at if full else unit.province


def _who(unit: Unit, options: Mapping[str, str], viewer: PowerId) -> str:
    full = unit.power == viewer or options["spy.report_type"] == "on"
    return f"{unit.power} {unit.kind if full else '?'}"


def _spies_beside(covert: Sequence[Stack], options: Mapping[str, str], spy: Stack) -> Iterator[str]:
    """Foreign spies in the own province, each of them (SPY-Q7)."""
    counts: dict[PowerId, int] = {}
    for other in covert:
        if other.province == spy.province and other.power != spy.power:
            counts[other.power] = counts.get(other.power, 0) + other.count
    for power, count in counts.items():
        number = count if options["spy.spy_counts"] == "on" else "present"
        yield f"spy {spy.province} {power} {number}"
    if not counts:
        yield f"spy {spy.province} none"


def _spies_around(board: Board, covert: Sequence[Stack], spy: Stack) -> Iterator[str]:
    """Whether any foreign spy is in each adjacent province; never whose."""
    occupied = {other.province for other in covert if other.power != spy.power}
    for province in board.neighbours[spy.province]:
        yield f"spy {province} {'present' if province in occupied else 'none'}"


def snapshot(position: Position, crew: Sequence[Piece]) -> Position:
    """The position as spies find it: pieces are where their carriers brought them."""
    return replace(position, covert=standing(crew))
