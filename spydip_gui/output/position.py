"""Draws what one viewer sees of a turn: the board, its owners, the fog and the pieces."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainter, QPen

from engine.board.graph import Board, Location
from engine.board.picture import Picture
from engine.facts import LOSSES, bare
from spydip_gui.output.arrows import ArrowPen
from spydip_gui.output.coats import coat, faded
from spydip_gui.output.covers import covers
from spydip_gui.output.draw import BoardPen, Look
from spydip_gui.output.layout import Layout
from spydip_gui.output.names import Name, names, written
from spydip_gui.output.palette import Palette
from spydip_gui.output.pips import draw_badge, draw_counted, draw_dot
from spydip_gui.output.signs import NOTE, draw_danger, draw_date, draw_note, draw_told
from spydip_gui.output.slips import draw_slips
from spydip_gui.output.tokens import GHOSTLY, draw_body, draw_owner
from spydip_gui.output.ways import Ways
from spydip_gui.viewmodel import Line, MapView, Piece, Rail, Sighting

LEAST = 9.5
"""The radius in pixels below which a token cannot be read."""

MOST = 22.0
"""The radius in pixels beyond which a token only hides the ground."""

_CROWDED = 2.1  # tokens this much larger than their room overlap


def token_size(picture: Picture, scale: float) -> float:
    """The radius of tokens, in the picture's units, for this many pixels per unit."""
    least = min(LEAST / scale, picture.piece * _CROWDED)
    return min(max(picture.piece, least), max(MOST / scale, picture.piece * 0.4))


def laid_out(picture: Picture, scale: float) -> Layout:
    """Where things go on a picture shown at this many pixels per unit."""
    return Layout(picture, token_size(picture, scale), pixel=1 / scale)


def draw_view(
    painter: QPainter,
    view: MapView,
    picture: Picture,
    palette: Palette,
    layout: Layout | None = None,
) -> None:
    """Draw the whole map as its viewer sees it, in the picture's own units.

    Without a ``layout``, tokens have the picture's own size.
    """
    draw_ground(painter, view, picture, palette)
    draw_pieces(painter, view, layout or Layout(picture, picture.piece), palette)


def draw_ground(painter: QPainter, view: MapView, picture: Picture, palette: Palette) -> None:
    """Draw the provinces as their viewer knows them."""
    pen = BoardPen(painter, picture, palette)
    pen.draw_below()
    draw_known(painter, view, picture, palette)
    pen.draw_above()


def draw_known(painter: QPainter, view: MapView, picture: Picture, palette: Palette) -> None:
    """Draw the provinces' owners, and the fog, as far as their viewer knows."""
    pen = BoardPen(painter, picture, palette)
    for id_ in picture.provinces:
        pen.draw_land(Look.of(view, id_))
    for id_ in view.fog:
        pen.draw_fog(Look.of(view, id_))


def draw_pieces(
    painter: QPainter,
    view: MapView,
    layout: Layout,
    palette: Palette,
    write: Callable[[Name], None] | None = None,
) -> None:
    """Draw everything above the ground that changes each turn, and the names among it.

    ``write`` draws a name, if that is done elsewhere.
    """
    layout = replace(layout, rails=view.rails)
    shown = names(layout.picture, palette, layout, covers(view, layout))
    pen = ArrowPen(painter, Ways.of(view, layout, written(shown)), palette)
    _draw_orders(pen, view)
    for name in shown:
        write(name) if write else name.draw(painter, palette)
    BoardPen(painter, layout.picture, palette).draw_centres(view.hidden, layout.size)
    _draw_dates(painter, view, layout, palette)
    rings = [arrow for arrow in view.arrows if arrow.line is Line.HOLD and not arrow.covert]
    for arrow in rings:  # below the rows and the owners' letters, which they would cross
        pen.draw(arrow)
    pieces = sorted(view.pieces, key=lambda piece: (piece.dislodged, not piece.since))
    _draw_bodies(painter, pieces, view, layout, palette)
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
    for piece in pieces:  # above all bodies, rings and crosses: half an F would be an I
        _draw_owner(painter, piece, layout, palette)
    pen.draw_marks()
    draw_slips(painter, view, layout, palette)


def ways_of(view: MapView, layout: Layout, palette: Palette) -> Ways:
    """Where the orders of a view run, as `draw_pieces` draws them."""
    layout = replace(layout, rails=view.rails)
    shown = names(layout.picture, palette, layout, covers(view, layout))
    return Ways.of(view, layout, written(shown))


def _draw_orders(pen: ArrowPen, view: MapView) -> None:
    """Draw the lines of orders: the previous turn's first, supports of moves last."""
    for arrow in sorted(view.arrows, key=lambda a: (not a.faded, a.line is Line.SUPPORT)):
        if not arrow.over:
            pen.draw(arrow)


def draw_rail(painter: QPainter, rail: Rail, layout: Layout, palette: Palette) -> None:
    """Draw the row of covert pieces of a province."""
    row = layout.pips(rail)
    if not row:
        _draw_folded(painter, rail, layout, palette)
    for spot, pip in row:
        wearing = coat(layout.picture.board, palette, pip.power)
        draw_counted(painter, pip, spot, layout.pip, wearing, palette)


def _draw_dates(painter: QPainter, view: MapView, layout: Layout, palette: Palette) -> None:
    """Write when each empty province was last seen, in its unit's place."""
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
    """The opacity of what was seen this many turns ago."""
    return max(0.45, 0.9 - 0.05 * age)


def _draw_folded(painter: QPainter, rail: Rail, layout: Layout, palette: Palette) -> None:
    spot, total = layout.rail(rail.province), str(rail.total)
    powers = {pip.power for pip in rail.pips}
    wearing = coat(layout.picture.board, palette, *powers) if len(powers) == 1 else None
    if layout.far:
        draw_dot(painter, total, spot, layout.pip, wearing, palette)
    else:
        draw_badge(painter, total, spot, layout.pip, palette)


def _draw_bodies(
    painter: QPainter, pieces: list[Piece], view: MapView, layout: Layout, palette: Palette
) -> None:
    going = {a.stops[0] for a in view.arrows if a.line is Line.REMOVE and not a.covert}
    for piece in pieces:
        if piece.dislodged:
            _draw_tie(painter, piece, layout, palette)
    for piece in pieces:
        with _dimmed(painter, GHOSTLY if piece.at in going else _seen(piece)):
            _draw_body(painter, piece, layout, palette)
        x, y = layout.piece(piece)
        if piece.since:
            below, ink = (x, y + layout.size * 1.5), palette.colour("fog")
            draw_note(painter, piece.since, below, layout.size * NOTE, ink, palette)
        if piece.endangered:
            beside = (x - layout.size * 1.05, y + layout.size * 0.85)
            draw_danger(painter, beside, layout.size * 0.55, palette)


def _draw_tie(painter: QPainter, piece: Piece, layout: Layout, palette: Palette) -> None:
    """Draw a line from a dislodged unit to the place it was dislodged from."""
    ends = [QPointF(*spot) for spot in (layout.place(piece.at), layout.piece(piece))]
    for colour, wide in (("casing", 0.5), ("alarm", 0.21)):
        painter.setPen(QPen(palette.colour(colour), layout.size * wide))
        painter.drawLine(*ends)


def _draw_body(painter: QPainter, piece: Piece, layout: Layout, palette: Palette) -> None:
    wearing = coat(layout.picture.board, palette, piece.power)
    spot, size = layout.piece(piece), layout.size
    if piece.dislodged:
        ring = QPointF(*spot)
        painter.setBrush(palette.colour("casing"))
        painter.setPen(QPen(palette.colour("alarm"), size * 0.21))
        painter.drawEllipse(ring, size * 1.6, size * 1.6)
    if piece.since:
        wearing = faded(wearing, palette)
    draw_body(painter, piece.kind, spot, size, wearing, palette, tilted=piece.dislodged)


def _draw_owner(painter: QPainter, piece: Piece, layout: Layout, palette: Palette) -> None:
    wearing, spot = coat(layout.picture.board, palette, piece.power), layout.piece(piece)
    tilted = piece.dislodged
    with _dimmed(painter, _seen(piece)):
        draw_owner(painter, piece.kind, spot, layout.size, wearing, palette, tilted=tilted)


def _seen(piece: Piece) -> float:
    """A piece's opacity, lower the longer ago it was seen."""
    return _faded(piece.age) if piece.since else 1.0


@contextmanager
def _dimmed(painter: QPainter, part: float) -> Iterator[None]:
    """Draw what follows at this opacity, so that the ground shows through."""
    if part == 1:
        yield
        return
    before = painter.opacity()
    painter.setOpacity(before * part)
    yield
    painter.setOpacity(before)
