"""A board compiled for the movement core: provinces as numbers, each order encoded once."""

from collections import defaultdict
from dataclasses import dataclass, field, replace
from functools import lru_cache
from typing import Final

from engine.adjudication.effects import Relocated
from engine.adjudication.outcome import Outcome, Reason
from engine.adjudication.reasons import HELD, SUPPORTED, DidOtherwise
from engine.adjudication.reasons import MOVED as PLAINLY_MOVED
from engine.adjudication.verdicts import CONVOY, DONE, HOLD, MOVE, MOVED, SUPPORT
from engine.board.graph import Board, Location, PowerId, ProvinceId
from engine.language.message import Message
from engine.orders.legality import fault
from engine.orders.order import Order, PieceOrder
from engine.orders.standard import Convoy, Hold, Move, Support
from engine.units import ARMY, FLEET, Kind, Unit, one_unit

_REMEMBERED: Final = 200_000
"""How many orders of a power are remembered before they are coded anew; more than a game holds."""

_TO_MOVE: Final = (Hold, Move, Support, Convoy)
_PLAIN: Final[dict[type[Order], Reason]] = {Move: PLAINLY_MOVED, Support: SUPPORTED}
"""Why an order that has plainly done what it says did so; else it held."""


@dataclass(slots=True, kw_only=True, eq=False)
class Coded:
    """One power's order to an army or fleet on one board, ready for the core.

    ``entry`` is what the core takes, ``place`` the number of the unit's province, ``piece`` that
    and the power's number. ``good`` is the core's verdict for an order that has plainly done what
    it says, -1 if no single verdict says so, and ``outcome`` is the result in that case;
    ``otherwise`` is why support or convoy for a different order fails, ``effect`` what a move does.
    ``fault`` says why no unit could ever do it, ``coast`` names a coast that matters, ``walks``
    says that a move by convoy could go by land; ``simple`` orders need no look at the position.
    """

    unit: Unit
    province: ProvinceId
    place: int
    piece: tuple[int, int]
    entry: tuple[int, int, int, int, bool]
    simple: bool = False
    good: int = -1
    outcome: Outcome
    power: PowerId
    order: PieceOrder
    otherwise: DidOtherwise
    effect: Relocated | None = None
    fault: Message | None = None
    route: list[int] = field(default_factory=list)
    coast: Location | None = None
    walks: bool = False


class _Numbers(dict[PowerId, int]):
    """Numbers powers in the order they come."""

    def __missing__(self, power: PowerId) -> int:
        return self.setdefault(power, len(self))


class _Same(dict[tuple[int, int], tuple[int, int]]):
    """Gives the same object for equal pairs, which keeps what is gone through small."""

    def __missing__(self, key: tuple[int, int]) -> tuple[int, int]:
        return self.setdefault(key, key)


class Atlas:
    """The tables of one board; ``index`` numbers the provinces, ``sea`` is the core's input.

    ``bits`` has one bit for each sea, and ``beside`` the set of seas at each province as such bits.
    ``known`` holds the codes of each power's orders so far, by the identity of the order, which the
    code keeps alive: readers return the same object for the same text.
    """

    def __init__(self, board: Board) -> None:
        self.board: Final = board
        self.names: Final = tuple(board.provinces)
        self.index: Final = {province: i for i, province in enumerate(self.names)}
        self.sea: Final = [self._waters(province) for province in self.names]
        self.bits: Final = {p: 1 << self.index[p] for p in self.names if p in board.seas}
        self.beside: Final = [
            sum(1 << stop for stop in near if self.names[stop] in board.seas) for near in self.sea
        ]
        self.powers: Final = _Numbers()
        self.known: Final[defaultdict[PowerId, dict[int, Coded]]] = defaultdict(dict)
        self._pieces: Final = _Same()
        self._holds: dict[tuple[PowerId, Kind, Location], Coded] = {}

    def coded(self, power: PowerId, order: Order) -> Coded | None:
        """The code of a power's order; None unless it is a movement order for an army or fleet."""
        known = self.known[power]
        code = known.get(id(order))
        if code is None and isinstance(order, _TO_MOVE) and order.kind in (ARMY, FLEET):
            if len(known) >= _REMEMBERED:
                known.clear()
            code = known[id(order)] = self._encode(power, order, order)
        return code

    def as_found(self, code: Coded, unit: Unit) -> Coded:
        """The code of an order that names its own unit's coast wrongly (DATC 4.B.5)."""
        return self._encode(unit.power, replace(code.order, at=unit.at), code.order)

    def holding(self, unit: Unit) -> Coded:
        """The code of the hold order that a unit without an order gets."""
        key = (unit.power, unit.kind, unit.at)
        known = self._holds.get(key)
        if known is None:
            order = Hold(unit.kind, unit.at)
            known = self._holds[key] = self._encode(unit.power, order, order)
        return known

    def joined(self, start: int, goal: int, fleets: int) -> bool:
        """Whether fleets in a set of seas, one bit of ``bits`` each, could carry an army across."""
        beside = self.beside
        front = reached = beside[start] & fleets
        last = beside[goal]
        while front:
            if front & last:
                return True
            sea = front & -front
            new = beside[sea.bit_length() - 1] & fleets & ~reached
            reached |= new
            front = front ^ sea | new
        return False

    def _stranger(self, order: PieceOrder) -> Message | None:
        """Why an order with a place unknown to this map is impossible."""
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
                return Message("order.is_no_place_of_map", place=str(place))
        return None

    def _waters(self, province: ProvinceId) -> list[int]:
        board = self.board
        places = [Location(province), *board.provinces[province].coasts]
        beside = {Board.province_of(step) for at in places for step in board.fleets.get(at, ())}
        if province not in board.seas:
            beside &= board.seas
        return sorted(self.index[p] for p in beside)

    def _encode(self, power: PowerId, order: PieceOrder, given: PieceOrder) -> Coded:
        """The code of an order, which replaces the one that was given."""
        code = self._blank(power, order, given)
        code.fault = self._stranger(order) or fault(self.board, order)
        if code.fault is not None:
            return code
        match order:
            case Hold():
                code.simple, code.good = True, DONE
            case Move():
                self._encode_move(code, order)
            case Support():
                self._encode_support(code, order)
            case Convoy(_, _, _, origin, to):
                goal = self._number(to)
                code.entry = (code.place, CONVOY, self._number(origin), goal, False)
        return code

    def _blank(self, power: PowerId, order: PieceOrder, given: PieceOrder) -> Coded:
        unit = one_unit(power, order.kind, order.at)
        place = self.index.get(unit.province, -1)
        return Coded(
            power=power,
            order=given,
            unit=unit,
            province=unit.province,
            place=place,
            piece=self._pieces[place, self.powers[power]],
            entry=(place, HOLD, place, place, False),
            outcome=Outcome(power, given, _PLAIN.get(type(order), HELD)),
            otherwise=DidOtherwise(unit, given),
        )

    def _encode_move(self, code: Coded, order: Move) -> None:
        beside = order.kind == FLEET or order.to in self.board.armies[order.at]
        by_sea = order.via or not beside
        code.entry = (code.place, MOVE, code.place, self._number(order.to), by_sea)
        if by_sea:
            code.route = [self._number(stop) for stop in order.route]
            code.walks = beside
        else:
            code.simple, code.good = True, MOVED
        code.effect = Relocated(code.unit, order.to)
        if order.kind == FLEET:
            code.coast = order.to

    def _encode_support(self, code: Coded, order: Support) -> None:
        helped = self._number(order.origin)
        goal = helped if order.to is None else self._number(order.to)
        code.entry = (code.place, SUPPORT, helped, goal, False)
        code.good = DONE
        if order.to is not None and self.board.provinces[Board.province_of(order.to)].coasts:
            code.coast = order.to
        else:
            code.simple = True

    def _number(self, at: Location) -> int:
        return self.index[Board.province_of(at)]


@lru_cache(maxsize=16)
def atlas(board: Board) -> Atlas:
    """The tables of a board, cached."""
    return Atlas(board)
