"""The moves on the table, as things that other orders may be about."""

from collections.abc import Iterator
from dataclasses import dataclass

from engine.board.graph import PowerId, ProvinceId
from engine.orders.order import Intent, PieceOrder
from spydip_gui.gestures.walk.table import Table
from spydip_gui.gestures.walk.touch import Touch
from spydip_gui.gestures.walk.trace import about, touches, trace


@dataclass(frozen=True, slots=True)
class Arrow:
    """A move that somebody has written: the piece that goes and where it goes to."""

    power: PowerId
    text: str
    piece: Touch
    to: Touch


def arrows(table: Table) -> Iterator[Arrow]:
    """Every move on the table that can be drawn."""
    for power in table.drafts:
        if power not in table.seats:
            continue
        for text, order in table.read(power):
            if not isinstance(order, PieceOrder) or not table.may(order, Intent.MOVES):
                continue
            way = trace(table, power, text)
            moves = way is not None and about(table, way, Intent.MOVES)
            ends = touches(table.board, way) if way and moves else ()
            if len(ends) > 1:
                yield Arrow(power, text, ends[0], ends[1])


def leaving(table: Table, province: ProvinceId) -> tuple[Arrow, ...]:
    """The moves out of a province."""
    return tuple(arrow for arrow in arrows(table) if arrow.piece.province == province)


def entering(table: Table, province: ProvinceId) -> tuple[Arrow, ...]:
    """The moves into a province."""
    return tuple(arrow for arrow in arrows(table) if arrow.to.province == province)
