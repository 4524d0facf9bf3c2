"""The marks over the workshop's map: handles, links, doubts and faults."""

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QPainter, QPen

from engine.board.graph import Location
from engine.board.picture import Spot
from spydip_gui.boards.shown import Handle, Tie
from spydip_gui.map.board import BoardItem, Overlay
from spydip_gui.output.coats import lettering

_SIZE = 7.0  # the radius of a handle in pixels
_LETTERS = {"label": "N", "unit": "U", "dislodged": "R", "centre_mark": "C"}


@dataclass(frozen=True, slots=True)
class Marks:
    """Everything marked; ``moved`` is the handle being dragged, where it is now."""

    handles: tuple[Handle, ...] = ()
    ties: tuple[Tie, ...] = ()
    doubts: tuple[Spot, ...] = ()
    asked: Spot | None = None
    faults: tuple[Spot, ...] = ()
    begun: Location | None = None
    moved: Handle | None = None


class MarksItem(Overlay):
    """Draws the marks over a board, at the same size on screen whatever the zoom."""

    def __init__(self, board: BoardItem) -> None:
        super().__init__(board, over=8)
        self.marks = Marks()

    def show_marks(self, marks: Marks) -> None:
        """Show other marks."""
        if marks != self.marks:
            self.marks = marks
            self.update()

    def handle_at(self, spot: QPointF, pixel: float) -> Handle | None:
        """The handle nearest to a spot, if close enough; ``pixel`` is the size of a pixel there."""
        near = [
            ((spot - QPointF(*one.spot)).manhattanLength(), number)
            for number, one in enumerate(self.marks.handles)
        ]
        far, number = min(near, default=(1e9, 0))
        return self.marks.handles[number] if far <= 2 * _SIZE * pixel else None

    def draw(self, painter: QPainter) -> None:
        """Draw the links, then faults, doubts and rings, and the handles on top."""
        pixel = 1 / max(painter.worldTransform().m11(), 1e-6)
        self._draw_ties(painter, pixel)
        self._draw_signs(
            painter, self.marks.faults, "!", self._board.palette.colour("alarm"), pixel
        )
        amber = self._board.palette.colour("amber")
        self._draw_signs(painter, self.marks.doubts, "?", amber, pixel)
        if self.marks.asked is not None:
            self._draw_ring(painter, self.marks.asked, amber, pixel)
        if self.marks.begun is not None:
            spot = self._board.picture.unit(self.marks.begun)
            self._draw_ring(painter, spot, self._board.palette.colour("lit"), pixel)
        for handle in self.marks.handles:
            moved = self.marks.moved
            same = moved is not None and (moved.place, moved.key) == (handle.place, handle.key)
            self._draw_handle(painter, moved if same and moved else handle, pixel)

    def _draw_ties(self, painter: QPainter, pixel: float) -> None:
        """Army links as broad lines; fleet links narrow and dashed on top of them."""
        solid, dashed = Qt.PenStyle.SolidLine, Qt.PenStyle.DashLine
        casing = self._board.palette.colour("casing")
        for kinds, ink, wide, style in (
            (("armies", "fleets"), casing, 6.0, solid),
            (("armies",), QColor("#a5662a"), 4.2, solid),
            (("fleets",), QColor("#1c5fa8"), 2.0, dashed),
        ):
            painter.setPen(QPen(ink, wide * pixel, style))
            for tie in self.marks.ties:
                if tie.kind in kinds:
                    ends = (self._board.picture.unit(tie.one), self._board.picture.unit(tie.other))
                    painter.drawLine(*(QPointF(*end) for end in ends))

    def _draw_signs(
        self, painter: QPainter, spots: Sequence[Spot], sign: str, colour: QColor, pixel: float
    ) -> None:
        for spot in spots:
            middle = QPointF(*spot)
            painter.setPen(QPen(self._board.palette.colour("outline"), 1.2 * pixel))
            painter.setBrush(colour)
            painter.drawEllipse(middle, 9 * pixel, 9 * pixel)
            ink = QColor("#ffffff" if colour.lightnessF() < 0.5 else "#201400")
            painter.fillPath(lettering(sign, 13 * pixel).translated(middle), ink)

    def _draw_ring(self, painter: QPainter, spot: Spot, colour: QColor, pixel: float) -> None:
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for ink, wide in ((self._board.palette.colour("outline"), 6.0), (colour, 3.4)):
            painter.setPen(QPen(ink, wide * pixel))
            painter.drawEllipse(QPointF(*spot), 20 * pixel, 20 * pixel)

    def _draw_handle(self, painter: QPainter, handle: Handle, pixel: float) -> None:
        palette, middle = self._board.palette, QPointF(*handle.spot)
        size = _SIZE * pixel
        painter.setPen(QPen(palette.colour("outline"), 1.4 * pixel))
        painter.setBrush(QBrush(palette.colour("lit")))
        if handle.key == "label":
            painter.drawRect(QRectF(middle.x() - size, middle.y() - size, 2 * size, 2 * size))
        else:
            painter.drawEllipse(middle, size, size)
        sign = handle.place[4:] or _LETTERS[handle.key]
        high = (7 if len(sign) > 1 else 10) * pixel
        painter.fillPath(lettering(sign, high).translated(middle), QColor("#201400"))
