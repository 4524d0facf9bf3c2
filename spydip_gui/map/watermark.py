"""The name of whoever looks, over the map."""

from functools import lru_cache

from PySide6.QtCore import QPointF, QSizeF, Qt
from PySide6.QtGui import (
    QColor,
    QFont,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPalette,
    QPen,
    QPixmap,
)
from PySide6.QtWidgets import QWidget

_SHEER = 150


class Watermark(QWidget):
    """The viewer's name, large and faint, where it covers nothing that is clicked."""

    def __init__(self, parent: QWidget) -> None:
        """Lie over a widget, without a name."""
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._name = ""
        self._colour = QColor()

    def show_name(self, name: str, colour: QColor) -> None:
        """Write another name."""
        self._name = name
        self._colour = QColor(colour)
        self._colour.setAlpha(_SHEER)
        self.setAccessibleName(name)
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:  # noqa: N802  # Qt's name
        """Paint the name into the corner."""
        if self._name:
            name = self._written()
            painter = QPainter(self)
            left = self.width() - 12 - name.deviceIndependentSize().width()
            painter.drawPixmap(int(left), 8, name)
            painter.end()

    def _written(self) -> QPixmap:
        # On a ground of its own, so that no pixel depends on what was painted before.
        family, high = self.font().family(), max(20, self.height() // 16)
        name = _outline(self._name, family, high)
        wide, room = name.boundingRect().width(), self.width() - 36
        if wide > room > 0:  # many powers together: smaller rather than cut
            name = _outline(self._name, family, max(8, int(high * room / wide)))
        box = name.boundingRect()
        ratio = self.devicePixelRatioF()
        ground = QPixmap((QSizeF(box.width() + 12, box.height() + 12) * ratio).toSize())
        ground.setDevicePixelRatio(ratio)
        ground.fill(Qt.GlobalColor.transparent)
        halo = self.palette().color(QPalette.ColorRole.Base)
        halo.setAlpha(_SHEER)
        painter = QPainter(ground)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.translate(QPointF(6, 6) - box.topLeft())
        painter.strokePath(name, QPen(halo, 4))
        painter.fillPath(name, self._colour)
        painter.end()
        return ground


@lru_cache(maxsize=64)
def _outline(name: str, family: str, high: int) -> QPainterPath:
    """A name as outlines, made once: they are not always the same to the last digit."""
    font = QFont(family)
    font.setPixelSize(high)
    font.setBold(True)
    path = QPainterPath()
    path.addText(0, 0, font, name)
    return path
