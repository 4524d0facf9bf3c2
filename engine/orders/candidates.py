"""Every movement order that pieces may sensibly be given, from tables made once a board."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import lru_cache

from engine.board.graph import Board, Location, PowerId, ProvinceId
from engine.orders.ground import Ground, ground
from engine.orders.interning import interned
from engine.orders.kinds import Order
from engine.orders.standard import Convoy, Hold, Move, Support
from engine.units import ARMY, FLEET, Kind, Unit


def legal_orders(
    board: Board, units: Mapping[ProvinceId, Unit], power: PowerId | None = None
) -> dict[Location, list[Order]]:
    """All movement orders that could succeed if everybody helped, by the piece's location.

    ``units`` are those that the asker knows of, whoever owns them; the orders are those of all
    units or of one power's. An army sails only where known fleets at sea could carry it, written
    ``VIA`` and without a route; a fleet convoys only what it helps on its way; nobody supports a
    move that needs the supporter's own fleet. Equal orders are the same objects throughout.
    """
    table = _table(board)
    everyone = [(table.spot(unit.kind, unit.at), unit.power) for unit in units.values()]
    spots = [spot for spot, _ in everyone]
    fleets = 0
    for spot in spots:
        fleets |= spot.deck
    sailors = table.sailors(spots, fleets) if fleets else []
    return {
        spot.at: table.orders(spot, spots, sailors, fleets)
        for spot, owner in everyone
        if power is None or owner == power
    }


@dataclass(frozen=True, eq=False, slots=True, kw_only=True)
class _Spot:
    """A kind of piece at a place, with what it can always be ordered.

    ``bit`` is its province, ``reach`` where it can step, ``deck`` its sea if it is a fleet there,
    ``still`` its hold and its steps. ``helps`` remembers its supports by the supported spot's
    number, ``sails`` its steps and supports by sea.
    """

    number: int
    kind: Kind
    at: Location
    province: ProvinceId
    bit: int
    reach: int
    deck: int
    still: tuple[Order, ...]
    helps: dict[int, tuple[Order, ...]] = field(default_factory=dict)
    voyages: dict[tuple[int, int], tuple[Order, ...]] = field(default_factory=dict)
    convoys: dict[tuple[int, int], tuple[Order, ...]] = field(default_factory=dict)


class _Table:
    """The candidate orders of one board, made when first met."""

    def __init__(self, board: Board) -> None:
        self.land: Ground = ground(board)
        self._interned = interned(board)
        self._spots: dict[tuple[Kind, Location], _Spot] = {}

    def spot(self, kind: Kind, at: Location) -> _Spot:
        """The table's row for a piece."""
        known = self._spots.get((kind, at))
        if known is None:
            known = self._spots[kind, at] = self._new_spot(kind, at)
        return known

    def sailors(self, spots: list[_Spot], fleets: int) -> list[tuple[_Spot, int]]:
        """The armies that fleets could carry, each with the provinces it could be carried to."""
        crossings, waters = self.land.crossings, self.land.waters
        return [
            (spot, crossings(spot.province, fleets))
            for spot in spots
            if spot.kind == ARMY and waters[spot.province] & fleets
        ]

    def orders(
        self, spot: _Spot, spots: list[_Spot], sailors: list[tuple[_Spot, int]], fleets: int
    ) -> list[Order]:
        """All orders of one piece."""
        orders = list(spot.still)
        helps = spot.helps
        for other in spots:
            helped = helps.get(other.number)
            if helped is None:
                helped = helps[other.number] = tuple(self._supports(spot, other))
            if helped:
                orders += helped
        if sailors:
            self._by_sea(orders, spot, sailors, fleets)
        return orders

    def _by_sea(
        self, orders: list[Order], spot: _Spot, sailors: list[tuple[_Spot, int]], fleets: int
    ) -> None:
        """Adds what a piece can do about journeys by sea: its own, and those that it helps."""
        others = fleets & ~spot.deck
        for army, shores in sailors:
            if army is spot:
                orders += self._voyages(spot, spot, shores)
                continue
            if spot.deck:
                orders += self._convoys(spot, army, fleets)
            far = spot.reach & shores & ~army.reach
            if far and spot.deck:
                far &= self.land.crossings(army.province, others)
            if far:
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
            reach=self.land.reach[kind][at],
            deck=bit & self.land.seas if kind == FLEET else 0,
            still=self._kept(still),
        )

    def _supports(self, spot: _Spot, other: _Spot) -> Iterator[Order]:
        """The supports that one piece can give another without any convoy."""
        if spot is other:
            return
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


@lru_cache(maxsize=16)
def _table(board: Board) -> _Table:
    return _Table(board)
