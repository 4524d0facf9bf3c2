"""Draws what one viewer sees of a turn: the board, its owners and the pieces on it."""

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from engine.board.picture import Picture
from spydip_gui.output.draw import draw_board
from spydip_gui.output.palette import Palette
from spydip_gui.output.tokens import draw_token
from spydip_gui.viewmodel import MapView, Piece

_UNKNOWN = QColor("#8a8a8a")
_RETREATS = QColor("#c1121f")


def draw_view(painter: QPainter, view: MapView, picture: Picture, palette: Palette) -> None:
    """Draw the whole map as its viewer sees it, in the picture's own units."""
    draw_board(painter, picture, palette, view.owners, ())
    for piece in view.pieces:
        if not piece.dislodged:
            _draw_piece(painter, piece, picture, palette)
    for piece in view.pieces:
        if piece.dislodged:
            _draw_piece(painter, piece, picture, palette)


def _draw_piece(painter: QPainter, piece: Piece, picture: Picture, palette: Palette) -> None:
    spot = picture.dislodged(piece.at) if piece.dislodged else picture.unit(piece.at)
    colour, letter = _UNKNOWN, "?"
    if piece.power is not None:
        colour = palette.power(picture.board, piece.power)
        letter = picture.board.powers[piece.power].letter
    draw_token(painter, piece.kind, spot, picture.piece, colour, letter)
    if piece.dislodged:
        painter.setPen(QPen(_RETREATS, picture.piece * 0.25))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawEllipse(QPointF(*spot), picture.piece * 1.45, picture.piece * 1.45)
