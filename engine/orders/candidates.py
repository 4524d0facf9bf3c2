"""Every movement order that makes sense for a piece, from tables made once per board."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import lru_cache

from engine.board.graph import Board, Location, PowerId, ProvinceId
from engine.orders.ground import Ground, each, ground
from engine.orders.order import Order
from engine.orders.remembered import Remembered, interned
from engine.orders.standard import Convoy, Hold, Move, Support
from engine.units import ARMY, FLEET, Kind, Unit

_Known = Remembered[tuple[int, int], tuple[Order, ...]]


def legal_orders(
    board: Board, units: Mapping[ProvinceId, Unit], power: PowerId | None = None
) -> dict[Location, list[Order]]:
    """All movement orders that could succeed if everybody helped, by the piece's location.

    ``units`` are all units that the caller knows of; the orders are those of all units or of one
    power's. An army only goes by convoy if known fleets could carry it, written ``VIA`` and without
    a route; a fleet only convoys armies that it could help on their way; nobody supports a move
    that needs the supporter's own fleet. Equal orders are the same objects throughout.
    """
    table = _table(board)
    everyone = [(table.spot(unit.kind, unit.at), unit.power) for unit in units.values()]
    present = {spot.number for spot, _ in everyone}
    fleets = 0
    for spot, _ in everyone:
        fleets |= spot.deck
    sailors = table.sailors([spot for spot, _ in everyone], fleets) if fleets else None
    return {
        spot.at: table.orders(spot, present, sailors)
        for spot, owner in everyone
        if power is None or owner == power
    }


@dataclass(eq=False, slots=True, kw_only=True)
class _Spot:
    """A kind of piece at a place, with the orders that are always possible.

    ``bit`` is its province, ``reach`` where it can step, ``near`` the same one by one, ``deck`` its
    sea if it is a fleet there, ``still`` its hold and its steps. ``helps`` caches its supports of
    every piece that could be near, by that piece's number; ``voyages`` and ``convoys`` cache its
    part in convoys.
    """

    number: int
    kind: Kind
    at: Location
    province: ProvinceId
    bit: int
    reach: int
    near: tuple[int, ...]
    deck: int
    still: tuple[Order, ...]
    helps: dict[int, tuple[Order, ...]] | None = None
    voyages: _Known = field(default_factory=lambda: _Known(200))
    convoys: _Known = field(default_factory=lambda: _Known(200))


@dataclass(eq=False, slots=True)
class _Sailors:
    """The armies that ``fleets`` could carry.

    ``boarding`` has the shores that each could be carried to, ``shores`` those of them all.
    ``landing`` finds the armies by shore, ``aboard`` by a sea that they could come to.
    """

    fleets: int
    shores: int = 0
    boarding: dict[_Spot, int] = field(default_factory=dict)
    landing: dict[int, list[tuple[_Spot, int]]] = field(default_factory=dict)
    aboard: dict[int, list[_Spot]] = field(default_factory=dict)


class _Table:
    """The candidate orders of one board, made on demand."""

    def __init__(self, board: Board) -> None:
        self.land: Ground = ground(board)
        self._interned = interned(board)
        self._spots: dict[tuple[Kind, Location], _Spot] = {}
        self._around = _around(self.land)

    def spot(self, kind: Kind, at: Location) -> _Spot:
        """The table's row for a piece."""
        known = self._spots.get((kind, at))
        if known is None:
            known = self._spots[kind, at] = self._new_spot(kind, at)
        return known

    def sailors(self, spots: list[_Spot], fleets: int) -> _Sailors:
        """The armies that these fleets could carry."""
        land = self.land
        found = _Sailors(fleets)
        for spot in spots:
            if spot.kind == ARMY and land.waters[spot.province] & fleets:
                shores = land.crossings(spot.province, fleets)
                found.boarding[spot] = shores
                found.shores |= shores
                for shore in each(shores):
                    found.landing.setdefault(shore, []).append((spot, shores))
                for sea in each(land.sailed(spot.province, fleets)):
                    found.aboard.setdefault(sea, []).append(spot)
        return found

    def orders(self, spot: _Spot, present: set[int], sailors: _Sailors | None) -> list[Order]:
        """All orders of one piece."""
        orders = list(spot.still)
        helps = spot.helps
        if helps is None:
            helps = spot.helps = dict(self._helps(spot))
        for number, helped in helps.items():
            if number in present:
                orders += helped
        if sailors is not None:
            self._by_sea(orders, spot, sailors)
        return orders

    def _by_sea(self, orders: list[Order], spot: _Spot, sailors: _Sailors) -> None:
        """Add what a piece can do about convoys: its own journeys, and those it helps."""
        for army in sailors.aboard.get(spot.deck, ()):
            orders += self._convoys(spot, army, sailors.fleets)
        if spot in sailors.boarding:
            orders += self._voyages(spot, spot, sailors.boarding[spot])
        if not spot.reach & sailors.shores:
            return
        met: dict[_Spot, int] = {}
        for step in spot.near:
            met.update(sailors.landing.get(step, ()))
        others = sailors.fleets & ~spot.deck
        for army, shores in met.items():
            far = spot.reach & shores & ~army.reach
            if far and spot.deck:
                far &= self.land.crossings(army.province, others)
            if far and army is not spot:
                orders += self._voyages(spot, army, far)

    def _new_spot(self, kind: Kind, at: Location) -> _Spot:
        province = Board.province_of(at)
        bit = self.land.bits[province]
        still = [Hold(kind, at), *(Move(kind, at, to) for to in self.land.steps[kind][at])]
        return _Spot(
            number=len(self._spots),
            kind=kind,
            at=at,
            province=province,
            bit=bit,
            reach=(reach := self.land.reach[kind][at]),
            near=tuple(each(reach)),
            deck=bit & self.land.seas if kind == FLEET else 0,
            still=self._kept(still),
        )

    def _helps(self, spot: _Spot) -> Iterator[tuple[int, tuple[Order, ...]]]:
        """The supports of all pieces that could stand or step where this one can."""
        near = {place: None for step in spot.near for place in self._around.get(step, ())}
        for kind, at in near:
            other = self.spot(kind, at)
            if other is not spot:
                yield other.number, tuple(self._supports(spot, other))

    def _supports(self, spot: _Spot, other: _Spot) -> Iterator[Order]:
        """The supports that one piece can give another without any convoy."""
        if spot.reach & other.bit:
            yield self._keep(Support(spot.kind, spot.at, other.kind, other.at))
        common = spot.reach & other.reach
        for to in self.land.steps[other.kind][other.at]:
            if common & self.land.bits[Board.province_of(to)]:
                yield self._keep(Support(spot.kind, spot.at, other.kind, other.at, to))

    def _voyages(self, spot: _Spot, army: _Spot, shores: int) -> tuple[Order, ...]:
        """The army's own moves by sea to these shores, or another piece's supports of them."""
        known = spot.voyages.get((army.number, shores))
        if known is None:
            places = map(Location, self.land.provinces(shores))
            known = self._kept(
                [Move(ARMY, spot.at, to, via=True) for to in places]
                if army is spot
                else [Support(spot.kind, spot.at, ARMY, army.at, to) for to in places]
            )
            spot.voyages[army.number, shores] = known
        return known

    def _convoys(self, spot: _Spot, army: _Spot, fleets: int) -> tuple[Order, ...]:
        known = spot.convoys.get((army.number, fleets))
        if known is None:
            shores = self.land.carries(spot.province, army.province, fleets)
            known = self._kept(
                Convoy(FLEET, spot.at, ARMY, army.at, Location(to))
                for to in self.land.provinces(shores)
            )
            spot.convoys[army.number, fleets] = known
        return known

    def _kept(self, orders: Iterable[Order]) -> tuple[Order, ...]:
        return tuple(map(self._keep, orders))

    def _keep(self, order: Order) -> Order:
        return self._interned.setdefault(order, order)


def _around(land: Ground) -> dict[int, list[tuple[Kind, Location]]]:
    """For each province the pieces that could stand there or step there."""
    found: dict[int, list[tuple[Kind, Location]]] = {}
    for kind, reach in land.reach.items():
        for at, steps in reach.items():
            if at not in land.split or kind == ARMY:
                for place in each(steps | land.bits[Board.province_of(at)]):
                    found.setdefault(place, []).append((kind, at))
    return found


@lru_cache(maxsize=16)
def _table(board: Board) -> _Table:
    return _Table(board)
