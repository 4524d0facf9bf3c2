"""A board compiled for the movement core: provinces as numbers, each order encoded once."""

from dataclasses import dataclass, field, replace
from functools import lru_cache
from typing import Final

from engine.adjudication.effects import Relocated
from engine.adjudication.outcome import Outcome
from engine.adjudication.verdicts import CONVOY, HOLD, MOVE, SUPPORT
from engine.board.graph import Board, Location, ProvinceId
from engine.orders.kinds import Order, PieceOrder
from engine.orders.legality import fault
from engine.orders.standard import Convoy, Hold, Move, Support
from engine.units import ARMY, FLEET, Kind, Unit

_REMEMBERED: Final = 200_000
"""So many orders are remembered before a board starts anew; far more than a game holds."""


@dataclass(slots=True, kw_only=True, eq=False)
class Coded:
    """One order to an army or fleet on one board, ready for the core.

    ``entry`` is what the core takes. ``fault`` says why no unit could ever do it. ``to`` names a
    coast where one matters. ``plain`` and ``effect`` keep what the order last came to, since most
    orders come to the same time and again.
    """

    order: PieceOrder
    province: ProvinceId
    entry: tuple[int, int, int, int, bool]
    fault: str | None
    route: list[int] = field(default_factory=list)
    coast: Location | None = None
    plain: Outcome | None = None
    effect: Relocated | None = None


class Atlas:
    """The tables of one board; ``index`` numbers the provinces, ``sea`` is what the core takes."""

    def __init__(self, board: Board) -> None:
        self.board: Final = board
        self.names: Final = tuple(board.provinces)
        self.index: Final = {province: i for i, province in enumerate(self.names)}
        self.sea: Final = [self._waters(province) for province in self.names]
        self._coded: dict[int, Coded | None] = {}
        self._kept: list[Order] = []
        self._holds: dict[tuple[Kind, Location], Coded] = {}

    def coded(self, order: Order) -> Coded | None:
        """An order's code; None if it is no movement order of an army or fleet.

        Orders are looked up by identity: readers give the same object for the same text.
        """
        known = self._coded.get(id(order), self)
        if known is not self:
            return known  # type: ignore[return-value]  # only a missing one is the atlas
        if len(self._kept) >= _REMEMBERED:
            self._coded.clear()
            self._kept.clear()
        code = self._encode(order)
        self._coded[id(order)] = code
        self._kept.append(order)
        return code

    def as_found(self, order: PieceOrder, unit: Unit) -> Coded:
        """The code of an order that names its own unit's kind or coast wrongly (DATC 4.B.5)."""
        code = self._encode(replace(order, kind=unit.kind, at=unit.at))
        assert code is not None  # noqa: S101  # the unit is an army or a fleet
        return code

    def holding(self, unit: Unit) -> Coded:
        """The code of the order that a unit without one is given."""
        key = (unit.kind, unit.at)
        known = self._holds.get(key)
        if known is None:
            known = self._holds[key] = self.as_found(Hold(*key), unit)
        return known

    def _stranger(self, order: Hold | Move | Support | Convoy) -> str | None:
        """Why an order with a place that this map does not have is impossible."""
        places = [order.at]
        match order:
            case Move(_, _, to, _, route):
                places += [to, *route]
            case Support(_, _, _, origin, to):
                places += [origin, origin if to is None else to]
            case Convoy(_, _, _, origin, to):
                places += [origin, to]
        for place in places:
            if place not in self.board.locations:
                return f"{place} is no place of this map."
        return None

    def _waters(self, province: ProvinceId) -> list[int]:
        board = self.board
        places = [Location(province), *board.provinces[province].coasts]
        beside = {Board.province_of(step) for at in places for step in board.fleets.get(at, ())}
        if province not in board.seas:
            beside &= board.seas
        return sorted(self.index[p] for p in beside)

    def _encode(self, order: Order) -> Coded | None:
        if not isinstance(order, Hold | Move | Support | Convoy):
            return None
        if order.kind not in (ARMY, FLEET):
            return None
        at = ProvinceId(order.at[:3])
        place = self.index.get(at, -1)
        wrong = self._stranger(order) or fault(self.board, order)
        code = Coded(
            order=order, province=at, entry=(place, HOLD, place, place, False), fault=wrong
        )
        if wrong is not None:
            return code
        match order:
            case Move(kind, _, to, via, route):
                goal = self.index[Board.province_of(to)]
                by_sea = via or (kind == ARMY and to not in self.board.armies[order.at])
                code.entry = (place, MOVE, place, goal, by_sea)
                code.route = [self.index[Board.province_of(stop)] for stop in route]
                code.coast = to if kind == FLEET else None
            case Support(_, _, _, origin, to):
                unit = self.index[Board.province_of(origin)]
                goal = unit if to is None else self.index[Board.province_of(to)]
                code.entry = (place, SUPPORT, unit, goal, False)
                if to is not None and self.board.provinces[Board.province_of(to)].coasts:
                    code.coast = to
            case Convoy(_, _, _, origin, to):
                unit = self.index[Board.province_of(origin)]
                goal = self.index[Board.province_of(to)]
                code.entry = (place, CONVOY, unit, goal, False)
        return code


@lru_cache(maxsize=16)
def atlas(board: Board) -> Atlas:
    """The tables of a board, made when they are first asked for."""
    return Atlas(board)
