"""Icons by name, drawn as lines in the colours of the theme at the time they are painted."""

from collections.abc import Callable
from functools import cache
from importlib.resources import files

from PySide6.QtCore import QPoint, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QIcon, QIconEngine, QPainter, QPixmap
from PySide6.QtSvg import QSvgRenderer

from spydip_gui.theme.window_colours import DISABLED, shade

Draw = Callable[[QPainter, QRectF], None]
"""What paints a picture into a rectangle, in the colours of now."""


def icon(name: str, role: str = "text") -> QIcon:
    """The icon with this name, in a role's colour; its file is ``resources/icons/NAME.svg``.

    If it is given more width than height, it stands at the left.
    """
    return drawn_icon(lambda painter, into: paint_icon(painter, into, name, role))


def paint_icon(
    painter: QPainter, into: QRectF, name: str, role: str = "text", stroke: float = 1.75
) -> None:
    """Paint what `icon` shows, without creating an icon during a paint event."""
    side = min(into.width(), into.height())
    square = QRectF(into.left(), into.top(), side, side)
    _renderer(name, shade(role).name(), stroke).render(painter, square)


def drawn_icon(draw: Draw) -> QIcon:
    """An icon that is drawn in the current colours whenever it is painted."""
    return QIcon(_Engine(draw))


def pixmap(name: str, side: int, role: str = "text") -> QPixmap:
    """The icon with this name in the current colours, this many pixels wide."""
    return icon(name, role).pixmap(QSize(side, side))


@cache
def _renderer(name: str, colour: str, stroke: float) -> QSvgRenderer:
    text = (files("resources") / "icons" / f"{name}.svg").read_text(encoding="utf-8")
    text = text.replace("currentColor", colour).replace(
        'stroke-width="2"', f'stroke-width="{stroke}"'
    )
    return QSvgRenderer(text.encode())


class _Engine(QIconEngine):
    """Looks up the colours when it paints, not when it is made, as day may turn to night."""

    def __init__(self, draw: Draw) -> None:
        super().__init__()
        self._draw = draw

    def clone(self) -> QIconEngine:
        return _Engine(self._draw)

    def paint(self, painter: QPainter, rect: QRect, mode: QIcon.Mode, _state: QIcon.State) -> None:
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if mode is QIcon.Mode.Disabled:
            painter.setOpacity(DISABLED)
        self._draw(painter, QRectF(rect))
        painter.restore()

    def pixmap(self, size: QSize, mode: QIcon.Mode, state: QIcon.State) -> QPixmap:
        found = QPixmap(size)
        found.fill(Qt.GlobalColor.transparent)
        painter = QPainter(found)
        self.paint(painter, QRect(QPoint(), size), mode, state)
        painter.end()
        return found

    def scaledPixmap(  # noqa: N802  # Qt's name
        self, size: QSize, mode: QIcon.Mode, state: QIcon.State, _scale: float
    ) -> QPixmap:
        return self.pixmap(size, mode, state)
