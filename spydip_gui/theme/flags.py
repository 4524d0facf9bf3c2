"""The flag of a power: its colour, its pattern and its letter, with a mark for its orders."""

import struct
from enum import StrEnum
from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QGuiApplication, QIcon, QPainter, QPainterPath, QPen, QPixmap

from engine.board.graph import Board, PowerId
from engine.board.shape import Shape
from spydip_gui.output.coats import lettering
from spydip_gui.output.palette import Livery, Palette, mixed, theme
from spydip_gui.output.patterns import pattern_path
from spydip_gui.theme.icons import drawn_icon, paint_icon
from spydip_gui.theme.window_colours import shade, worn

_WIDE, _HIGH = 28.0, 20.0
_MARK, _OVER = 16.0, 6.0
"""How large a mark is, and how far it stands over the corner."""
_STEP = 4.2
_INK = 0.45
"""How much of its ink a pattern has."""


class Mark(StrEnum):
    """What is known of a power's orders; the value is the name of the sign's icon."""

    IN = "check"
    UNFINISHED = "ellipsis"
    LATE = "clock"
    NOTHING = "minus"


_GROUNDS = {
    Mark.IN: "good",
    Mark.UNFINISHED: "warning",
    Mark.LATE: "alarm",
    Mark.NOTHING: "muted",
}


def flag(power: PowerId, width: int, mark: Mark | None = None) -> QPixmap:
    """A power's flag in the current colours; a mark adds six pixels to each side."""
    more = round(_OVER) if mark else 0
    size = QSize(width + more, round(width * _HIGH / _WIDE) + more)
    return flag_icon(power, mark).pixmap(size, _ratio())


def flag_icon(
    power: PowerId,
    mark: Mark | None = None,
    *,
    board: Board | None = None,
    room: bool = False,
) -> QIcon:
    """A power's flag as an icon that follows the theme; ``room`` leaves space for a mark.

    ``board`` gives the letters and colours of powers the theme does not know.
    """

    def draw(painter: QPainter, into: QRectF) -> None:
        paint_flag(painter, into, power, mark, board=board, room=room)

    return drawn_icon(draw)


def paint_flag(  # as `flag_icon`, in a place
    painter: QPainter,
    into: QRectF,
    power: PowerId,
    mark: Mark | None = None,
    *,
    board: Board | None = None,
    room: bool = False,
) -> None:
    """Paint what `flag_icon` shows, without creating an icon during a paint event."""
    more = _OVER if mark or room else 0.0
    scale = (into.width() - more) / _WIDE
    painter.translate(into.topLeft() + QPointF(0, 0 if mark or not room else _OVER / 2))
    painter.save()
    painter.scale(scale, scale)
    _paint(painter, _livery(power, board), _letter(power, board))
    painter.restore()
    if mark:
        _paint_mark(painter, mark, QPointF(into.width(), into.height()))


def _ratio() -> float:
    running = QGuiApplication.instance()
    return running.devicePixelRatio() if isinstance(running, QGuiApplication) else 1.0


def _livery(power: PowerId, board: Board | None) -> Livery | None:
    now = theme(worn())
    if board is not None and power in board.powers:
        return Palette(theme=now).livery(board, power)
    return now.powers.get(power)


def _letter(power: PowerId, board: Board | None) -> str:
    known = board.powers.get(power) if board is not None else None
    return known.letter if known else power[:1]


def _paint(painter: QPainter, livery: Livery | None, letter: str) -> None:
    """Paint a flag of 28 by 20 pixels."""
    over = theme(worn()).over
    outline, casing = QColor(over["outline"]), QColor(over["casing"])
    fill = QColor(livery.fill if livery else over["unknown"])
    edge = QPainterPath()
    edge.addRoundedRect(QRectF(0.75, 0.75, _WIDE - 1.5, _HIGH - 1.5), 3.25, 3.25)
    painter.fillPath(edge, fill)
    if livery:
        ink = mixed(fill, QColor(livery.ink), _INK)
        painter.save()
        painter.setClipPath(edge)
        if livery.pattern == "dots":
            painter.scale(2, 2)  # as large as lines are broad
            painter.fillPath(_pattern("dots", _STEP / 1.5), ink)
        else:
            painter.strokePath(_pattern(livery.pattern, _STEP), QPen(ink, 1.4))
        painter.restore()
    painter.setPen(QPen(mixed(fill, outline, 0.85), 1.5))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPath(edge)
    middle = QPointF(_WIDE / 2, _HIGH / 2)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(casing)
    painter.drawEllipse(middle, 7.2, 7.2)
    painter.fillPath(lettering(letter, 8.4).translated(middle), outline)


@lru_cache(maxsize=16)
def _pattern(name: str, step: float) -> QPainterPath:
    corners = ((0, 0), (_WIDE, 0), (_WIDE, _HIGH), (0, _HIGH), (0, 0))
    ring = [float(part) for corner in corners for part in corner]
    return pattern_path(Shape(struct.pack("<BIII10d", 1, 3, 1, 5, *ring)), name, step)


def _paint_mark(painter: QPainter, mark: Mark, corner: QPointF) -> None:
    """Paint a disc with a sign, its lower right at a corner."""
    box = QRectF(corner.x() - _MARK, corner.y() - _MARK, _MARK, _MARK)
    painter.setPen(QPen(shade("base"), 1.5))
    painter.setBrush(shade(_GROUNDS[mark]))
    painter.drawEllipse(box.adjusted(0.75, 0.75, -0.75, -0.75))
    inner = box.adjusted(3.2, 3.2, -3.2, -3.2)
    paint_icon(painter, QRectF(inner.toAlignedRect()), mark, "base", 3.5)
