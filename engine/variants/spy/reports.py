"""What spies report: the units around them, and the spies beside them (SPY-4)."""

from collections.abc import Callable, Hashable, Iterator, Mapping, Sequence
from dataclasses import replace
from functools import lru_cache
from typing import TypeAlias

from engine.adjudication.turn import Told
from engine.board.graph import Board, Location, PowerId, ProvinceId
from engine.covert.eyes import eyed
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
    """Where spies are, counted once for everybody's reports."""
    found: dict[ProvinceId, dict[PowerId, int]] = {}
    for stack in covert:
        here = found.setdefault(stack.province, {})
        here[stack.power] = here.get(stack.power, 0) + stack.count
    return found


def report(
    board: Board, position: Position, spies: Met, options: Mapping[str, str], spy: Stack
) -> list[Told]:
    """What one spy reports from where it is (SPY-4A1, SPY-4A2, SPY-4B), and that it saw it."""
    viewer, here = spy.power, spy.province
    told = [*_told(viewer, here, Contact, SPY, here)]
    for province in (here, *board.neighbours[here]):
        if province in position.dislodged:
            for fact in _battle(position, options, viewer, province):
                told += eyed(SPY, here, "before", [Told(viewer, fact)])
        elif (unit := position.units.get(province)) is None:
            told += _told(viewer, here, empty_at, province)
        else:
            place, kind = _place(unit, options, viewer), _kind(unit, options, viewer)
            told += _told(viewer, here, unit_at, place, unit.power, kind)
    return [*told, *_spies_beside(spies, options, spy), *_spies_around(board, spies, spy)]


@lru_cache(maxsize=32_768)
def _told(
    viewer: PowerId, here: ProvinceId, made: Callable[..., Fact], *of: Hashable
) -> tuple[Told, ...]:
    """A fact that a spy reports, and that it saw it; usually the same objects, for speed."""
    return tuple(eyed(SPY, here, "before", [Told(viewer, made(*of))]))


def knowledge(
    board: Board, position: Position, options: Mapping[str, str], power: PowerId
) -> Knowledge:
    """What a power's spies have seen at the snapshot, for its conditions (SPY-Q5)."""
    own = [stack for stack in position.covert if stack.power == power]
    looked = {p for stack in own for p in (stack.province, *board.neighbours[stack.province])}
    seen = {p: _units_in(position, p) for p in sorted(looked)}
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


def _units_in(position: Position, province: ProvinceId) -> tuple[Unit, ...]:
    found = [position.units[province]] if province in position.units else []
    if province in position.dislodged:
        found.append(position.dislodged[province].unit)
    return tuple(found)


def _battle(
    position: Position, options: Mapping[str, str], viewer: PowerId, province: ProvinceId
) -> Iterator[Fact]:
    """Where a unit is in retreat: that unit, and its attacker if it is still there."""
    place, out = Location(province), position.dislodged[province].unit
    unit = position.units.get(province)
    if unit is not None:
        kind = _kind(unit, options, viewer)
        yield unit_at(_place(unit, options, viewer), unit.power, kind)
    yield DislodgedAt(place, out.power, _kind(out, options, viewer))
    if unit is not None:
        yield AttackerAt(place, unit.power, kind)


def _place(unit: Unit, options: Mapping[str, str], viewer: PowerId) -> Location:
    full = unit.power == viewer or options["spy.report_coast"] == "on"
    return unit.at if full else Location(unit.province)


def _kind(unit: Unit, options: Mapping[str, str], viewer: PowerId) -> Kind:
    full = unit.power == viewer or options["spy.report_type"] == "on"
    return unit.kind if full else UNTOLD


def _spies_beside(spies: Met, options: Mapping[str, str], spy: Stack) -> Iterator[Told]:
    """Foreign spies in the same province, each of them (SPY-Q7)."""
    viewer, here = spy.power, spy.province
    counted = options["spy.spy_counts"] == "on"
    foreign = {p: n for p, n in spies[here].items() if p != viewer}
    for power, count in foreign.items():
        yield from _told(viewer, here, spotted, SPY, here, power, count if counted else 0)
    if not foreign:
        yield from _told(viewer, here, none_spotted, SPY, here)


def _spies_around(board: Board, spies: Met, spy: Stack) -> Iterator[Told]:
    """Whether any foreign spy is in each adjacent province; never whose."""
    viewer, here = spy.power, spy.province
    for province in board.neighbours[here]:
        there = spies.get(province, {})
        foreign = len(there) > (viewer in there)
        yield from _told(viewer, here, spotted if foreign else none_spotted, SPY, province)


def snapshot(position: Position, crew: Sequence[Mover]) -> Position:
    """The position as spies find it: pieces are where their carriers brought them."""
    return replace(position, covert=standing(crew))
