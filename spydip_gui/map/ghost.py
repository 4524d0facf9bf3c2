"""What lies over the map for a moment: a gesture's preview, or a fan of covert pieces."""

from dataclasses import replace

from PySide6.QtGui import QColor, QPainter

from engine.board.graph import Board
from spydip_gui.map.board import BoardItem, Overlay
from spydip_gui.map.fan import draw_fan
from spydip_gui.map.lights import Light
from spydip_gui.output import curves
from spydip_gui.output.coats import coat
from spydip_gui.output.lines import LinePen
from spydip_gui.output.signs import draw_chosen
from spydip_gui.output.tokens import GHOSTLY, draw_token
from spydip_gui.viewmodel import Doubt, Ghost

_FILL, _EDGE = 0.26, 0.18  # how provinces that can be chosen are lit


class GhostItem(Overlay):
    """Draws one ghost over a board, and the fan open on it."""

    def __init__(self, board: BoardItem) -> None:
        super().__init__(board, over=10)
        self.shown: Ghost | None = None
        """What is drawn now."""

    def show_ghost(self, ghost: Ghost | None) -> None:
        """Show another ghost, or none."""
        if ghost != self.shown:
            self.shown = ghost
            lit = frozenset(ghost.lit if ghost else ())
            self._board.light("ghost", Light(lit, _FILL, _EDGE))
            self.update()

    def draw(self, painter: QPainter) -> None:
        """Draw the ghost, and the fan."""
        if self.shown is not None:
            self._arrow(painter, self.shown)
            self._built(painter, self.shown)
            self._pins(painter, self.shown)
            self._beads(painter, self.shown)
        if self._board.fan is not None:
            draw_fan(painter, self._board.fan, self._board.palette)

    def _arrow(self, painter: QPainter, ghost: Ghost) -> None:
        layout = self._board.layout
        row = (lambda at: layout.rail(Board.province_of(at))) if ghost.covert else layout.place
        spots = [row(stop) for stop in ghost.stops]
        if ghost.covert and spots:
            own = replace(layout, rails=self._board.view.rails)
            spots[0] = own.covert(ghost.covert, ghost.power, Board.province_of(ghost.stops[0]))
        if ghost.fallen:
            spots[:1] = [layout.beside(ghost.stops[0])]
        if ghost.free is not None:
            spots.append(ghost.free)
        if len(spots) < 2:
            return
        points = curves.through(tuple(spots))
        room = layout.size * (0.2 if ghost.free else 1.2)
        start = layout.pip * 1.3 if ghost.covert else layout.size * 1.2
        start = min(start, max(0.0, curves.length(points) - room - layout.size * 1.9))
        points = curves.cut(points, start, room)
        if curves.length(points) > layout.size * 0.6:
            pen = LinePen(painter, layout, self._board.palette)
            pen.line(points, ghost.line, self._colour())
            pen.head(points, self._colour())

    def _built(self, painter: QPainter, ghost: Ghost) -> None:
        """The unit being dragged from the tray, where it would be built."""
        if not (ghost.kind and ghost.stops):
            return
        board = self._board
        wearing = coat(board.picture.board, board.palette, ghost.power)
        spot = board.layout.place(ghost.stops[0])
        painter.setOpacity(GHOSTLY)
        draw_token(painter, ghost.kind, spot, board.layout.size, wearing, board.palette)
        painter.setOpacity(1.0)

    def _pins(self, painter: QPainter, ghost: Ghost) -> None:
        layout = self._board.layout
        for pin in ghost.pins:
            draw_chosen(painter, layout.place(pin), layout.size, self._board.palette)

    def _beads(self, painter: QPainter, ghost: Ghost) -> None:
        """A number on each sea of the route, where the written order will show it too."""
        layout = self._board.layout
        pen = LinePen(painter, layout, self._board.palette)
        for number, sea in enumerate(ghost.beads, 1):
            pen.bead(layout.bead(sea), number, self._colour())

    def _colour(self) -> QColor:
        palette = self._board.palette
        if self.shown is None or self.shown.doubt is Doubt.REFUSED:
            return palette.colour("alarm")
        if self.shown.doubt is Doubt.DOUBTFUL:
            return palette.colour("amber")
        return coat(self._board.picture.board, palette, self.shown.power).line
