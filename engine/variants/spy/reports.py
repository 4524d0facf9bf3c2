"""What spies report: the units around them, and the spies beside them (SPY-4)."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from typing import TypeAlias

from engine.board.graph import Board, Location, PowerId, ProvinceId
from engine.covert.pieces import Mover, standing
from engine.facts import (
    UNTOLD,
    AttackerAt,
    Contact,
    DislodgedAt,
    Fact,
    empty_at,
    none_spotted,
    spotted,
    unit_at,
)
from engine.orders.conditions import Knowledge
from engine.orders.covert import SPY
from engine.position import Position
from engine.units import Kind, Stack, Unit

Met: TypeAlias = Mapping[ProvinceId, Mapping[PowerId, int]]
"""How many spies of each power there are in a province; those without any are absent."""


def met(covert: Sequence[Stack]) -> Met:
    """Where spies are, counted once for the reports of all."""
    found: dict[ProvinceId, dict[PowerId, int]] = {}
    for stack in covert:
        here = found.setdefault(stack.province, {})
        here[stack.power] = here.get(stack.power, 0) + stack.count
    return found


def report(
    board: Board, position: Position, spies: Met, options: Mapping[str, str], spy: Stack
) -> list[Fact]:
    """The facts that one spy gathers where it is (SPY-4A1, SPY-4A2, SPY-4B)."""
    here = spy.province
    told: list[Fact] = [Contact(SPY, here)]
    for province in (here, *board.neighbours[here]):
        told += _units(position, options, spy.power, province)
    told += _spies_beside(spies, options, spy)
    told += _spies_around(board, spies, spy)
    return told


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
        seen = {
            p: tuple(u if u.power == power else replace(u, kind=UNTOLD) for u in units)
            for p, units in seen.items()
        }
    inside = {stack.province for stack in own} if options["spy.conditions"] == "all" else set()
    spies = {
        p: frozenset(s.power for s in position.covert if s.province == p) for p in sorted(inside)
    }
    return Knowledge(power=power, own=mustered(position, power), seen=seen, covert=spies)


def mustered(position: Position, power: PowerId) -> tuple[Unit, ...]:
    """All armies and fleets of a power, those in retreat with them."""
    fallen = (out.unit for out in position.dislodged.values() if out.unit.power == power)
    return (*position.of(power), *fallen)


def _may_see(board: Board, own: Sequence[Stack], province: ProvinceId) -> bool:
    return any(s.province == province or province in board.neighbours[s.province] for s in own)


def _units_in(position: Position, province: ProvinceId) -> tuple[Unit, ...]:
    found = [position.units[province]] if province in position.units else []
    if province in position.dislodged:
        found.append(position.dislodged[province].unit)
    return tuple(found)


def _units(
    position: Position, options: Mapping[str, str], viewer: PowerId, province: ProvinceId
) -> Iterator[Fact]:
    unit, fallen = position.units.get(province), position.dislodged.get(province)
    if unit is None and fallen is None:
        yield empty_at(province)
    if unit is not None:
        yield unit_at(_place(unit, options, viewer), unit.power, _kind(unit, options, viewer))
    if fallen is not None:
        out, place = fallen.unit, Location(province)
        yield DislodgedAt(place, out.power, _kind(out, options, viewer))
        if unit is not None:
            yield AttackerAt(place, unit.power, _kind(unit, options, viewer))


def _place(unit: Unit, options: Mapping[str, str], viewer: PowerId) -> Location:
    full = unit.power == viewer or options["spy.report_coast"] == "on"
    return unit.at if full else Location(unit.province)


def _kind(unit: Unit, options: Mapping[str, str], viewer: PowerId) -> Kind:
    full = unit.power == viewer or options["spy.report_type"] == "on"
    return unit.kind if full else UNTOLD


def _spies_beside(spies: Met, options: Mapping[str, str], spy: Stack) -> Iterator[Fact]:
    """Foreign spies in the own province, each of them (SPY-Q7)."""
    counted = options["spy.spy_counts"] == "on"
    foreign = {p: n for p, n in spies[spy.province].items() if p != spy.power}
    for power, count in foreign.items():
        yield spotted(SPY, spy.province, power, count if counted else 0)
    if not foreign:
        yield none_spotted(SPY, spy.province)


def _spies_around(board: Board, spies: Met, spy: Stack) -> Iterator[Fact]:
    """Whether any foreign spy is in each adjacent province; never whose."""
    for province in board.neighbours[spy.province]:
        foreign = spies.get(province, {}).keys() - {spy.power}
        yield spotted(SPY, province) if foreign else none_spotted(SPY, province)


def snapshot(position: Position, crew: Sequence[Mover]) -> Position:
    """The position as spies find it: pieces are where their carriers brought them."""
    return replace(position, covert=standing(crew))
