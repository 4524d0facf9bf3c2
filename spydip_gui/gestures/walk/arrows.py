"""The moves on the table, as things that other orders may be about."""

from collections.abc import Iterator
from dataclasses import dataclass

from engine.board.graph import PowerId, ProvinceId
from spydip_gui.gestures.walk.table import Table
from spydip_gui.gestures.walk.touch import Touch


@dataclass(frozen=True, slots=True)
class Arrow:
    """A move that somebody has written: the piece that goes and where it goes to."""

    power: PowerId
    text: str
    piece: Touch
    to: Touch


def arrows(table: Table) -> Iterator[Arrow]:
    """Every move on the table that can be drawn."""
    for drafts in table.sheets.values():
        for draft in drafts:
            if len(draft.moved) > 1:
                yield Arrow(draft.seat, draft.text, *draft.moved[:2])


def leaving(table: Table, province: ProvinceId) -> tuple[Arrow, ...]:
    """The moves out of a province."""
    return tuple(arrow for arrow in arrows(table) if arrow.piece.province == province)


def entering(table: Table, province: ProvinceId) -> tuple[Arrow, ...]:
    """The moves into a province."""
    return tuple(arrow for arrow in arrows(table) if arrow.to.province == province)
