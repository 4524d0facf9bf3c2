"""Draws what one viewer sees of a turn: the board, its owners, the fog and the pieces on it."""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QPainter, QPen

from engine.board.graph import Board, Location
from engine.board.picture import Picture
from engine.facts import LOSSES, bare
from spydip_gui.output.arrows import ArrowPen
from spydip_gui.output.coats import coat, faded
from spydip_gui.output.draw import BoardPen, Look
from spydip_gui.output.layout import Layout
from spydip_gui.output.palette import Palette
from spydip_gui.output.pips import draw_badge, draw_counted, draw_dot
from spydip_gui.output.signs import NOTE, draw_date, draw_note, draw_told
from spydip_gui.output.tokens import draw_body, draw_owner
from spydip_gui.viewmodel import Line, MapView, Piece, Rail, Sighting

LEAST = 9.5
"""The radius in pixels below which a token cannot be read."""

MOST = 22.0
"""The radius in pixels beyond which a token only hides the ground."""

_CROWDED = 2.1  # tokens so many times larger than their room lie on each other


def token_size(picture: Picture, scale: float) -> float:
    """The radius of tokens in the picture's units that suits so many pixels a unit."""
    least = min(LEAST / scale, picture.piece * _CROWDED)
    return min(max(picture.piece, least), max(MOST / scale, picture.piece * 0.4))


def draw_view(
    painter: QPainter,
    view: MapView,
    picture: Picture,
    palette: Palette,
    size: float | None = None,
) -> None:
    """Draw the whole map as its viewer sees it, in the picture's own units.

    ``size`` is the radius of tokens, the picture's own where none is given.
    """
    size, pen = size or picture.piece, BoardPen(painter, picture, palette)
    pen.draw_below()
    for id_ in picture.provinces:
        pen.draw_land(Look.of(view, id_))
    for id_ in view.fog:
        pen.draw_fog(Look.of(view, id_))
    pen.draw_above(size)
    draw_pieces(painter, view, Layout(picture, size), palette)


def draw_pieces(painter: QPainter, view: MapView, layout: Layout, palette: Palette) -> None:
    """Draw all that changes from turn to turn above the ground."""
    BoardPen(painter, layout.picture, palette).draw_centres(view.hidden, layout.size)
    _draw_dates(painter, view, layout, palette)
    pen = ArrowPen(painter, replace(layout, rails=view.rails), palette)
    for arrow in sorted(view.arrows, key=lambda a: (not a.faded, a.line is Line.SUPPORT)):
        if not arrow.over:
            pen.draw(arrow)
    rings = [arrow for arrow in view.arrows if arrow.line is Line.HOLD and not arrow.covert]
    for arrow in rings:  # beneath the rows and the owners' letters, which they would cross
        pen.draw(arrow)
    _draw_units(painter, view, layout, palette)
    for rail in view.rails:
        draw_rail(painter, rail, layout, palette)
    for province, facts in view.marks.items():
        x, y = layout.rail(province)
        beside, size = x - layout.size * 1.5, layout.size * 0.5
        signs = (bare(fact).sign for fact in facts)
        for sign in dict.fromkeys("" if sign in LOSSES else sign for sign in signs):
            draw_told(painter, sign, (beside, y), size, palette)
            beside -= size * 2.4
    for arrow in view.arrows:
        if arrow.over and arrow not in rings:
            pen.draw(arrow)
    pen.draw_marks()


def draw_rail(painter: QPainter, rail: Rail, layout: Layout, palette: Palette) -> None:
    """Draw the row of covert pieces of a province."""
    if layout.folded(rail):
        _draw_folded(painter, rail, layout, palette)
    for spot, pip in layout.pips(rail):
        wearing = coat(layout.picture.board, palette, pip.power)
        draw_counted(painter, pip, spot, layout.pip, wearing, palette)


def _draw_dates(painter: QPainter, view: MapView, layout: Layout, palette: Palette) -> None:
    """Write when each empty province was last seen where its unit would stand."""
    told = {Board.province_of(piece.at) for piece in view.pieces}
    for id_, fog in view.fog.items():
        if fog.sighting is not Sighting.EARLIER or id_ in told:
            continue
        painter.save()
        painter.setOpacity(_faded(fog.age))
        at = layout.place(Location(id_))
        draw_date(painter, fog.since, at, layout.size * NOTE, palette)
        painter.restore()


def _faded(age: int) -> float:
    """How much is left of what was seen so many turns ago."""
    return max(0.45, 0.9 - 0.05 * age)


def _draw_folded(painter: QPainter, rail: Rail, layout: Layout, palette: Palette) -> None:
    spot, total = layout.rail(rail.province), str(rail.total)
    powers = {pip.power for pip in rail.pips}
    wearing = coat(layout.picture.board, palette, *powers) if len(powers) == 1 else None
    if layout.far:
        draw_dot(painter, total, spot, layout.pip, wearing, palette)
    else:
        draw_badge(painter, total, spot, layout.pip, palette)


def _draw_units(painter: QPainter, view: MapView, layout: Layout, palette: Palette) -> None:
    pieces = sorted(view.pieces, key=lambda piece: (piece.dislodged, not piece.since))
    for draw in (_draw_piece, _draw_owner):  # half an F beneath a piece would be an I
        for piece in pieces:
            draw(painter, piece, layout, palette)


def _draw_piece(painter: QPainter, piece: Piece, layout: Layout, palette: Palette) -> None:
    wearing = coat(layout.picture.board, palette, piece.power)
    spot, size = layout.piece(piece), layout.size
    if piece.dislodged:
        painter.setPen(QPen(palette.colour("alarm"), size * 0.21))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawEllipse(QPointF(*spot), size * 1.6, size * 1.6)
    if piece.since:
        wearing = faded(wearing, palette)
    with _dimmed(painter, piece):
        draw_body(painter, piece.kind, spot, size, wearing, palette, tilted=piece.dislodged)
    if piece.since:
        below = (spot[0], spot[1] + size * 1.5)
        draw_note(painter, piece.since, below, size * NOTE, palette.colour("fog"), palette)


def _draw_owner(painter: QPainter, piece: Piece, layout: Layout, palette: Palette) -> None:
    wearing, spot = coat(layout.picture.board, palette, piece.power), layout.piece(piece)
    tilted = piece.dislodged
    with _dimmed(painter, piece):
        draw_owner(painter, piece.kind, spot, layout.size, wearing, palette, tilted=tilted)


@contextmanager
def _dimmed(painter: QPainter, piece: Piece) -> Iterator[None]:
    """Draw what was seen earlier paler the longer ago that was."""
    if not piece.since:
        yield
        return
    painter.save()
    painter.setOpacity(_faded(piece.age))
    yield
    painter.restore()
