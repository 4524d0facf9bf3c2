"""Lights provinces over a map for as long as they are of interest: what differs from another."""

from collections.abc import Collection

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from engine.board.graph import ProvinceId
from spydip_gui.map.board import BoardItem
from spydip_gui.output.paths import ground_path, inside_frame


class GlowItem(QGraphicsItem):
    """Draws a bright edge around provinces of a board."""

    def __init__(self, board: BoardItem) -> None:
        """Wait over a board; nothing is lit."""
        super().__init__(board)
        self._board = board
        self.lit: frozenset[ProvinceId] = frozenset()
        self.setZValue(8)

    def light(self, provinces: Collection[ProvinceId]) -> None:
        """Light these provinces and no others."""
        if self.lit != frozenset(provinces):
            self.lit = frozenset(provinces)
            self.update()

    def boundingRect(self) -> QRectF:  # noqa: N802  # Qt's name
        """The whole board."""
        return self._board.boundingRect()

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionGraphicsItem,  # noqa: ARG002  # Qt's signature
        widget: QWidget | None = None,  # noqa: ARG002
    ) -> None:
        """Draw the edges at the scale of the board."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        frame = inside_frame(self._board.picture)
        painter.setClipRect(frame, Qt.ClipOperation.IntersectClip)
        glow = QColor(self._board.palette.colour("lit"))
        for place in sorted(self.lit):
            area = ground_path(self._board.picture.provinces[place].ground)
            glow.setAlphaF(0.12)
            painter.fillPath(area, glow)
            glow.setAlphaF(0.95)
            painter.strokePath(area, QPen(glow, self._board.layout.size * 0.15))
