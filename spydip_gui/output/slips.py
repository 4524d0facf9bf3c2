"""Draws the viewer's guesses: paper slips beside the pieces, unlike anything that was told."""

from collections.abc import Iterator

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPainterPath, QPen

from engine.board.graph import Location
from engine.session.notes import Guess, Sure
from spydip_gui.output.layout import Layout
from spydip_gui.output.palette import Palette
from spydip_gui.viewmodel import MapView

_HIGH = 1.15  # the height of the letters, in radii of a token
_LETTERS = 14  # letters of a guess shown; the panel has all of it
_EDGES = {
    Sure.MAYBE: Qt.PenStyle.DotLine,
    Sure.LIKELY: Qt.PenStyle.DashLine,
    Sure.CERTAIN: Qt.PenStyle.SolidLine,
}


def draw_slips(painter: QPainter, view: MapView, layout: Layout, palette: Palette) -> None:
    """Draw the slips of a view, each where it covers no piece if there is room."""
    taken = list(_pieces(view, layout)) if view.slips else []
    for guess in view.slips:
        if guess.place in layout.picture.provinces:
            taken.append(_draw(painter, guess, layout, palette, taken))


def _draw(
    painter: QPainter, guess: Guess, layout: Layout, palette: Palette, taken: list[QRectF]
) -> QRectF:
    size, desk = layout.size, palette.theme.desk
    font = QFont(palette.family)
    font.setItalic(True)
    font.setPixelSize(100)  # fonts come in whole pixels, but a picture shown small does not
    text = guess.text if len(guess.text) <= _LETTERS else f"{guess.text[: _LETTERS - 1].rstrip()}…"
    measure, scale = QFontMetricsF(font), size * _HIGH / 100
    wide, high = measure.horizontalAdvance(text) * scale + size, measure.height() * scale
    box = _free(guess, wide, high, layout, taken)
    fold = high * 0.35
    sheet = QPainterPath(box.topLeft())
    for x, y in ((box.right() - fold, box.top()), (box.right(), box.top() + fold)):
        sheet.lineTo(x, y)
    sheet.lineTo(box.bottomRight())
    sheet.lineTo(box.bottomLeft())
    sheet.closeSubpath()
    painter.save()
    painter.fillPath(sheet, QColor(desk["warning_on"]))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QColor(desk["warning"]), size * 0.12, _EDGES[guess.sure]))
    painter.drawPath(sheet)
    painter.translate(box.left() + size / 2, box.top())
    painter.scale(scale, scale)
    painter.setFont(font)
    painter.setPen(QColor(desk["text"]))
    painter.drawText(QPointF(0, measure.ascent()), text)
    painter.restore()
    return box


def _free(guess: Guess, wide: float, high: float, layout: Layout, taken: list[QRectF]) -> QRectF:
    """The first spot around a province's unit that covers nothing, or the one above it."""
    x, y = layout.place(Location(guess.place))
    size, frame = layout.size, QRectF(*layout.picture.frame)
    side = wide / 2 + 1.6 * size
    ways = [
        (0.0, -1.9 * size - high / 2),
        (0.0, 3.2 * size + high / 2),
        (side, 0.0),
        (-side, 0.0),
        (side, -1.6 * size),
        (-side, -1.6 * size),
        (side, 2.4 * size),
        (-side, 2.4 * size),
    ]
    boxes = [QRectF(x + a - wide / 2, y + d - high / 2, wide, high) for a, d in ways]
    inside = [box for box in boxes if frame.contains(box)] or boxes
    free = (box for box in inside if not any(box.intersects(other) for other in taken))
    return next(free, inside[0])


def _pieces(view: MapView, layout: Layout) -> Iterator[QRectF]:
    wide = 1.35 * layout.size
    for piece in view.pieces:
        x, y = layout.piece(piece)
        yield QRectF(x - wide, y - wide, 2 * wide, 2 * wide)
    for rail in view.rails:
        for (x, y), _ in layout.pips(rail):
            yield QRectF(x - layout.pip, y - layout.pip, 2 * layout.pip, 2 * layout.pip)
