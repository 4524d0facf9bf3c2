"""One sector of the ring of flags: a button as wide as its share of the circle."""

from math import cos, pi, sin

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPainterPath, QPaintEvent, QPen, QRegion
from PySide6.QtWidgets import QPushButton, QWidget

OUTER = 104
"""The radius of the ring of flags in pixels."""

INNER = 30
_SINK = 1.5  # pixels between two sectors


class Sector(QPushButton):
    """A power's flag in the ring, with its letter and its name."""

    def __init__(
        self, over: QWidget, *, place: tuple[int, int], key: str, label: str, colour: QColor
    ) -> None:
        """Take the place ``(number, of how many)`` in the ring."""
        super().__init__(over)
        self._key = key
        self._label = label
        self._colour = colour
        number, count = place
        self._middle = 2 * pi * number / count - pi / 2
        self._path = _slice(self._middle, 2 * pi / count)
        self.resize(2 * OUTER, 2 * OUTER)
        self.setMask(QRegion(self._path.toFillPolygon().toPolygon()))
        self.setText(f"{key}   {label}")

    def paintEvent(self, _event: QPaintEvent) -> None:  # noqa: N802  # Qt's name
        """Paint the sector in the power's colour, ringed where it has the focus."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        lively = self.underMouse() or self.hasFocus()
        painter.setBrush(self._colour.lighter(112) if lively else self._colour)
        painter.setPen(QPen(QColor("#26221c"), 3 if lively else 1.2))
        painter.drawPath(self._path)
        painter.setPen(QColor("black" if self._colour.lightnessF() > 0.5 else "white"))
        far = (OUTER + INNER) / 2 + 4
        x, y = OUTER + far * cos(self._middle), OUTER + far * sin(self._middle)
        font = QFont(self.font())
        font.setBold(True)
        font.setPixelSize(22)
        painter.setFont(font)
        painter.drawText(_room(x, y - 9), Qt.AlignmentFlag.AlignCenter, self._key)
        font.setPixelSize(11)
        font.setBold(False)
        painter.setFont(font)
        painter.drawText(_room(x, y + 10), Qt.AlignmentFlag.AlignCenter, self._label)
        painter.end()

    def spot(self) -> QPointF:
        """The middle of the sector."""
        far = (OUTER + INNER) / 2
        return QPointF(OUTER + far * cos(self._middle), OUTER + far * sin(self._middle))


def _slice(middle: float, width: float) -> QPainterPath:
    """A piece of a ring around a direction."""
    outer = QRectF(_SINK, _SINK, 2 * (OUTER - _SINK), 2 * (OUTER - _SINK))
    inner = QRectF(OUTER - INNER, OUTER - INNER, 2 * INNER, 2 * INNER)
    gap = _SINK / OUTER
    start = -(middle - width / 2 + gap) * 180 / pi
    sweep = -(width - 2 * gap) * 180 / pi
    path = QPainterPath()
    path.arcMoveTo(outer, start)
    path.arcTo(outer, start, sweep)
    path.arcTo(inner, start + sweep, -sweep)
    path.closeSubpath()
    return path


def _room(x: float, y: float) -> QRectF:
    return QRectF(x - 50, y - 14, 100, 28)
