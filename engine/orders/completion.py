"""What a known position adds to the reading of an order: letter, coast and kind.

Reading text is pure; this second step is only taken if the pieces on the board are known.
"""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from typing import Protocol

from engine.board.graph import Board, Location, PowerId, ProvinceId
from engine.language.message import Message, Piece, sentences
from engine.orders.covert import Rebuild
from engine.orders.ground import ground
from engine.orders.order import Order, PieceOrder
from engine.orders.standard import Build, Convoy, Disband, Move, Remove, Retreat, Support
from engine.orders.wording import place_name
from engine.phases import PhaseKind
from engine.position import Dislodged
from engine.units import STANDARD_KINDS, Kind, Unit, UnitKind


class Pieces(Protocol):
    """The pieces that somebody knows of: a position, or a viewer's part of one."""

    @property
    def units(self) -> Mapping[ProvinceId, Unit]:
        """The standing units by province."""

    @property
    def dislodged(self) -> Mapping[ProvinceId, Dislodged]:
        """The units in retreat by province."""


@dataclass(frozen=True, slots=True)
class Known:
    """The pieces that one viewer knows of."""

    units: Mapping[ProvinceId, Unit]
    dislodged: Mapping[ProvinceId, Dislodged] = field(default_factory=dict)


def likeliest(orders: Iterable[Order], pieces: Pieces) -> tuple[Order, ...]:
    """The orders that name most pieces that really exist."""
    scored = [(sum(_stands(*named, pieces) for named in _named(o)), o) for o in orders]
    best = max((score for score, _ in scored), default=0)
    return tuple(order for score, order in scored if score == best)


def in_home_centres(
    board: Board, orders: Iterable[Order], kinds: Mapping[Kind, UnitKind]
) -> tuple[Order, ...]:
    """The orders that build only where that is possible: ``BUILD F LIV`` is Liverpool."""
    homes = {centre for centres in board.home_centres.values() for centre in centres}
    return tuple(
        order
        for order in orders
        if not isinstance(order, Build | Rebuild)
        or not kinds[order.kind].at_home
        or board.province_of(order.at) in homes
    )


def complete(
    board: Board,
    order: Order,
    pieces: Pieces,
    phase: PhaseKind | None = None,
    power: PowerId | None = None,
) -> Order:
    """The order completed by what its piece's place implies.

    A wrong or missing coast at the start is ignored (DATC 6.B.10), a missing coast of the
    destination is filled in if only one can be reached. Among adjustments ``A PAR D`` removes a
    standing army, and a dislodged one retreats where it is sent. Orders for pieces that are not
    there stay as they are, and so do those for others' pieces if ``power`` is given: it must not
    learn what is there.
    """
    if not isinstance(order, PieceOrder) or isinstance(order, Build):
        return order
    if isinstance(order, Move) and phase is PhaseKind.ADJUSTMENTS:
        retreat = Retreat(order.kind, order.at, (order.to,))
        order = retreat if _ordered(retreat, pieces, power) else order
    unit = _ordered(order, pieces, power)
    if unit is None or unit.kind != order.kind or power not in (None, unit.power):
        return order
    if isinstance(order, Disband) and _standing(order, pieces) is unit:
        return Remove(unit.kind, unit.at) if phase is PhaseKind.ADJUSTMENTS else order
    placed = order if unit.at == order.at else replace(order, at=unit.at)
    return _landed(board, placed)


def relettered(order: Order, pieces: Pieces) -> Order | None:
    """The same order for the unit that is really there; None if the letter is right already."""
    if not isinstance(order, PieceOrder) or isinstance(order, Build):
        return None
    unit = _ordered(order, pieces)
    if unit is None or unit.kind == order.kind or order.kind not in STANDARD_KINDS:
        return None
    return replace(order, kind=unit.kind, at=unit.at)


def absence(board: Board, order: PieceOrder, pieces: Pieces, power: PowerId) -> Message | None:
    """That the power has no such piece there; None if it has one or may yet get one.

    The answer only concerns the power's own pieces. A removal given together with its own retreats
    may be for a unit that will only then stand there.
    """
    if isinstance(order, Build) or order.kind not in STANDARD_KINDS:
        return None
    unit = _ordered(order, pieces, power)
    if isinstance(order, Disband) and unit is not None and _standing(order, pieces) is unit:
        unit = None
    if unit is not None and unit.power == power and unit.kind == order.kind:
        return None
    if isinstance(order, Remove) and retreating(pieces, power):
        return None
    fallen = isinstance(order, Retreat | Disband)
    missing = Message(
        "order.you_have_none_in_retreat" if fallen else "order.you_have_none",
        piece=Piece(order.kind),
        place=place_name(board, board.whole(board.province_of(order.at))),
    )
    if unit is None or unit.power != power:
        return missing
    there = Message("order.your_unit_there_is", piece=Piece(unit.kind), unit=str(unit))
    return sentences(missing, there)


def retreating(pieces: Pieces, power: PowerId) -> bool:
    """Whether a power has a unit in retreat; others' retreats must not show in the answer."""
    return any(out.unit.power == power for out in pieces.dislodged.values())


def _ordered(order: PieceOrder, pieces: Pieces, power: PowerId | None = None) -> Unit | None:
    """The unit that an order is for: a dislodged one first, if it is an order for those.

    If ``power`` is given, it cannot be for another power's dislodged unit.
    """
    if isinstance(order, Retreat | Disband):
        out = pieces.dislodged.get(Board.province_of(order.at))
        if out is not None and out.unit.kind == order.kind and power in (None, out.unit.power):
            return out.unit
        if isinstance(order, Retreat):
            return None
    return _standing(order, pieces)


def _standing(order: PieceOrder, pieces: Pieces) -> Unit | None:
    return pieces.units.get(Board.province_of(order.at))


def _landed(board: Board, order: PieceOrder) -> PieceOrder:
    land = ground(board)
    if isinstance(order, Move):
        coasts = land.landings(order.kind, order.at, order.to)
        if len(coasts) == 1 and coasts[0] != order.to:
            return replace(order, to=coasts[0])
    if isinstance(order, Retreat):
        choices = tuple(_only(land.landings(order.kind, order.at, to), to) for to in order.choices)
        if choices != order.choices:
            return replace(order, choices=choices)
    return order


def _only(places: tuple[Location, ...], otherwise: Location) -> Location:
    return places[0] if len(places) == 1 else otherwise


def _named(order: Order) -> Iterator[tuple[Kind, Location]]:
    if not isinstance(order, PieceOrder) or isinstance(order, Build):
        return
    yield order.kind, order.at
    if isinstance(order, Support):
        yield order.helped, order.origin
    if isinstance(order, Convoy):
        yield order.cargo, order.origin


def _stands(kind: Kind, at: Location, pieces: Pieces) -> bool:
    province = Board.province_of(at)
    if any((s.kind, s.province) == (kind, province) for s in getattr(pieces, "stacks", ())):
        return True
    unit, out = pieces.units.get(province), pieces.dislodged.get(province)
    return (unit is not None and unit.kind == kind) or (out is not None and out.unit.kind == kind)
