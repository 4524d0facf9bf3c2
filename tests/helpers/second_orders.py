"""The second adjudicator's own view of which orders count, by the map and where fleets stand."""

from collections.abc import Iterable, Iterator

from engine.board.graph import Board, Location, ProvinceId, Terrain
from engine.orders.standard import Convoy, Move, Support
from engine.units import ARMY, FLEET, Unit


def province(place: str) -> ProvinceId:
    return ProvinceId(place[:3])


class Ordered:
    """The orders of a position that count, and which of them go by sea."""

    def __init__(self, board, units, orders):
        self.board: Board = board
        self.units: dict[ProvinceId, Unit] = units
        self.seas = {p for p, u in units.items() if u.kind == FLEET and self._is_sea(p)}
        self.shores: dict[ProvinceId, set[ProvinceId]] = {}
        self.moves: dict[ProvinceId, Move] = {}
        self.convoys: dict[ProvinceId, Convoy] = {}
        self.supports: dict[ProvinceId, Support] = {}
        for p, order in orders.items():
            if p not in units:
                continue
            if isinstance(order, Move) and self._can_move(units[p], order):
                self.moves[p] = order
            elif isinstance(order, Convoy) and p in self.seas:
                self.convoys[p] = order
        self.by_sea = {p for p in self.moves if self._goes_by_sea(p)}
        for p, order in orders.items():
            if p in units and isinstance(order, Support) and self._counts(units[p], order):
                self.supports[p] = order

    def _is_sea(self, p: ProvinceId) -> bool:
        return self.board.provinces[p].terrain is Terrain.SEA

    def _steps(self, unit: Unit) -> tuple[Location, ...]:
        graph = self.board.armies if unit.kind == ARMY else self.board.fleets
        return graph.get(unit.at, ())

    def _beside(self, unit: Unit, to: Location) -> bool:
        """Whether a unit may step to a place; a bare province stands for any part of it."""
        if unit.kind == ARMY:
            return province(to) in {province(s) for s in self._steps(unit)}
        return to in self._steps(unit)

    def _shore(self, p: ProvinceId) -> set[ProvinceId]:
        """The water provinces from which a fleet reaches a province, on any of its coasts."""
        if p not in self.shores:
            self.shores[p] = {
                sea
                for sea in self.seas
                if any(province(step) == p for step in self.board.fleets.get(Location(sea), ()))
            }
        return self.shores[p]

    def linked(self, fleets: Iterable[ProvinceId], start: ProvinceId, end: ProvinceId) -> bool:
        """Whether some of these fleets form a chain over water from start to end."""
        left, last = set(fleets), self._shore(end)
        reached = left & self._shore(start)
        while reached:
            if reached & last:
                return True
            left -= reached
            reached = {f for f in left if self._shore(f) & reached}
        return False

    def _can_move(self, unit: Unit, order: Move) -> bool:
        start, end = unit.province, province(order.to)
        if start == end:
            return False
        if self._beside(unit, order.to) and not order.via:
            return True
        if unit.kind != ARMY or end not in self.board.armies or self._is_sea(end):
            return False
        return self.linked(self.seas, start, end)  # DATC 6.D.8, 6.D.32

    def carries(self, fleet: ProvinceId, army: ProvinceId) -> bool:
        order = self.convoys.get(fleet)
        move = self.moves[army]
        return (
            order is not None
            and province(order.origin) == army
            and province(order.to) == province(move.to)
            and self.units[army].kind == ARMY
            and (not move.route or fleet in {province(r) for r in move.route})
        )

    def _useful(self, fleet: ProvinceId, start: ProvinceId, end: ProvinceId) -> bool:
        """Whether some route of the fleets that are there needs a fleet (DATC 6.G.19)."""
        first, last = self._shore(start), self._shore(end)
        return any(fleet in route for route in self._routes([], first, set(first), last))

    def _routes(self, so_far, nexts, skipped, last) -> Iterator[list[ProvinceId]]:
        """Every chain from which no fleet can be left out; ``skipped`` would make a short cut."""
        for sea in sorted(nexts):
            route = [*so_far, sea]
            if sea in last:
                yield route
            else:
                beside = self._shore(sea)
                yield from self._routes(route, beside - skipped, skipped | beside, last)

    def _goes_by_sea(self, army: ProvinceId) -> bool:
        """Whether a move is meant to go by convoy (2023: by the words or an own fleet's order)."""
        order, unit = self.moves[army], self.units[army]
        if unit.kind != ARMY:
            return False
        if order.via or not self._beside(unit, order.to):
            return True
        end = province(order.to)
        fleets = [fleet for fleet in self.convoys if self.carries(fleet, army)]
        if not self.linked(fleets, army, end):
            return False  # no convoy is ordered all the way (DATC 4.A.3)
        return any(
            self.units[fleet].power == unit.power and self._useful(fleet, army, end)
            for fleet in fleets
        )

    def _counts(self, unit: Unit, order: Support) -> bool:
        """Whether a support matches what the supported unit was ordered to do."""
        origin = province(order.origin)
        end = origin if order.to is None else province(order.to)
        helped = self.units.get(origin)
        if helped is None or unit.province in {origin, end}:
            return False
        if end not in {province(step) for step in self._steps(unit)}:
            return False
        move = self.moves.get(origin)
        if order.to is None:
            return move is None
        if move is None or province(move.to) != end:
            return False
        coast = len(order.to) > 3 and helped.kind == FLEET
        return not coast or order.to == move.to  # DATC 6.B.9
