"""Which spy carries out which line: orders matched to pieces by where they were written."""

from collections.abc import Callable, Iterable, Mapping, Sequence

from engine.board.graph import Board, PowerId, ProvinceId
from engine.covert.pieces import Mover
from engine.orders.conditions import Conditional, Knowledge, branch
from engine.orders.covert import SpyOrder
from engine.orders.order import Order
from engine.units import Stack


def spy_line(order: Order) -> SpyOrder | None:
    """The spy order in a line; the first of its branches if it is conditional."""
    first = order.parts[0]
    return first if isinstance(first, SpyOrder) else None


def bind(crew: Sequence[Mover], lines: Iterable[Order]) -> Mapping[int, Order]:
    """For each of one power's spies, by index into ``crew``, the line that is meant for it.

    Lines are matched in turn to the spies of the province they name, by label if one is written. A
    line with ``AT`` goes to a spy that is there now, before those without.
    """
    left = [(line, spy) for line in lines if (spy := spy_line(line)) is not None]
    bound: dict[int, Order] = {}
    for fits in (_by_label, _by_place, _by_origin):
        for index, piece in enumerate(crew):
            if index in bound or piece.now is None:
                continue
            for entry in left:
                if fits(piece.first, piece.now.province, entry[1]):
                    bound[index] = entry[0]
                    left.remove(entry)
                    break
    return bound


def _by_label(first: Stack, here: ProvinceId, order: SpyOrder) -> bool:
    named = order.label == first.label and Board.province_of(order.at) == first.province
    return bool(order.label) and named and order.where in (None, here)


def _by_place(first: Stack, here: ProvinceId, order: SpyOrder) -> bool:
    return not order.label and Board.province_of(order.at) == first.province and order.where == here


def _by_origin(first: Stack, _here: ProvinceId, order: SpyOrder) -> bool:
    return not order.label and Board.province_of(order.at) == first.province and order.where is None


def chosen(
    bound: Mapping[int, Order], crew: Sequence[Mover], known: Callable[[PowerId], Knowledge]
) -> Mapping[int, SpyOrder]:
    """The plain order that each spy acts on, once its power's conditions are answered."""
    plain: dict[int, SpyOrder] = {}
    for index, line in bound.items():
        piece = crew[index]
        asks = isinstance(line, Conditional)
        order = branch(line, known(piece.first.power)) if asks else line
        here = piece.now.province if piece.now else None
        if isinstance(order, SpyOrder) and order.where in (None, here):
            plain[index] = order
    return plain
