"""Draws covert pieces: the outline shows the kind, colour and letter the owner."""

from functools import partial

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPen

from engine.units import Glyph, Shape, Sign
from spydip_gui.output import shapes
from spydip_gui.output.coats import Coat, lettering
from spydip_gui.output.glyphs import draw_glyph
from spydip_gui.output.layout import COUNT
from spydip_gui.output.palette import Palette
from spydip_gui.output.strokes import ROUNDED, Spot, placed
from spydip_gui.output.tokens import draw_tile
from spydip_gui.viewmodel import Pip

PLAIN = 8.5
"""Below this radius in pixels a pip has its owner's letter inside, and else its kind's sign."""

_COUNT = 1.3  # a small pip's number is this much larger, to stay readable

DOT = 1.15
"""The radius of a dot that stands for a row, in radii of a pip."""

_TILE = QRectF(0.36, 0.26, 1.06, 1.06)
"""Where the owner's letter stands on a pip that shows its sign."""

_SOME = (0.33, -0.29)
"""How far behind a piece the second one stands that says there may be more."""


def draw_pip(  # noqa: PLR0913  # as all that draws
    painter: QPainter,
    glyph: Glyph,
    at: Spot,
    radius: float,
    coat: Coat,
    palette: Palette,
    *,
    vague: bool = False,
) -> None:
    """Draw one covert piece; if their number is unknown, a second, dashed one behind it."""
    key = ("pip", vague, glyph, coat.key, palette.theme.over["casing"])
    draw = partial(_draw, glyph=glyph, coat=coat, palette=palette, vague=vague)
    draw_glyph(painter, key, at, radius, draw)


def _draw(painter: QPainter, glyph: Glyph, coat: Coat, palette: Palette, *, vague: bool) -> None:
    plain = painter.worldTransform().m11() < PLAIN
    shape, ink = shapes.outline(glyph.shape), coat.ink
    edge = _pen(palette, "outline", 0.22 if plain else 0.165)
    if vague:
        edge.setDashPattern([1.6, 1.2])
        painter.translate(*_SOME)
        _draw_outline(painter, shape, palette)
        painter.strokePath(shape, edge)
        painter.translate(-_SOME[0], -_SOME[1])
    _draw_outline(painter, shape, palette)
    painter.fillPath(shape, coat.fill)
    if plain or glyph.sign is Sign.NONE:
        painter.fillPath(shapes.head(glyph.shape), ink)
        down, height = _LETTERS[glyph.shape]
        painter.fillPath(lettering(coat.letter, height).translated(0, down), ink)
        painter.strokePath(shape, edge)
    else:
        painter.fillPath(shapes.emblem(glyph), ink)
        painter.strokePath(shape, edge)
        if coat.letter:
            draw_tile(painter, _TILE, coat.letter, palette)


def _draw_outline(painter: QPainter, shape: QPainterPath, palette: Palette) -> None:
    """Draw the pale ground that sets a piece off from its surroundings."""
    painter.setBrush(palette.colour("casing"))
    painter.setPen(_pen(palette, "casing", 0.48))
    painter.drawPath(shape)


def draw_counted(
    painter: QPainter, pip: Pip, at: Spot, radius: float, coat: Coat, palette: Palette
) -> None:
    """Draw the pieces of one kind and power as a pip, with their number if there are several."""
    draw_pip(painter, pip.glyph, at, radius, coat, palette, vague=not pip.count)
    if pip.count > 1:
        spot = (at[0] + radius * COUNT[0], at[1] + radius * COUNT[1])
        number = str(pip.count)
        key = ("count", number, palette.theme.over["casing"])
        draw_glyph(painter, key, spot, radius, partial(_draw_count, text=number, palette=palette))


def _draw_count(painter: QPainter, text: str, palette: Palette) -> None:
    """Draw a superscript on a small ground of its own."""
    if painter.worldTransform().m11() < PLAIN:
        painter.scale(_COUNT, _COUNT)
    width = 0.75 + 0.42 * len(text)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(palette.colour("outline"))
    painter.drawRoundedRect(QRectF(-width / 2, -0.6, width, 1.2), 0.6, 0.6)
    painter.fillPath(lettering(text, 0.86), palette.colour("casing"))


def draw_badge(painter: QPainter, text: str, at: Spot, radius: float, palette: Palette) -> None:
    """Draw the badge that replaces a long row of pips, with their number."""
    width, ink = 2.1 + 0.7 * len(text), palette.colour("casing")
    frame = QRectF(-width / 2, -1, width, 2)
    with placed(painter, at, radius):
        painter.setPen(_pen(palette, "outline", 0.5))
        painter.setBrush(palette.colour("outline"))
        painter.drawRoundedRect(frame, 1, 1)
        painter.setPen(_pen(palette, "casing", 0.16))
        painter.drawRoundedRect(frame, 1, 1)
        painter.fillPath(shapes.eye(0.62).translated(-width / 2 + 0.95, 0), ink)
        painter.fillPath(lettering(text, 1.15).translated(0.55, 0), ink)


def draw_dot(
    painter: QPainter, text: str, at: Spot, radius: float, coat: Coat | None, palette: Palette
) -> None:
    """Draw a row of pips from afar: a dot with their number, in a coat if all wear the same."""
    key = ("dot", text, coat.key if coat else None, palette.theme.over["casing"])
    draw = partial(_draw_dot, text=text, coat=coat, palette=palette)
    draw_glyph(painter, key, at, radius, draw)


def _draw_dot(painter: QPainter, text: str, coat: Coat | None, palette: Palette) -> None:
    painter.setBrush(palette.colour("casing"))
    painter.setPen(_pen(palette, "casing", 0.55))
    painter.drawEllipse(QPointF(), DOT, DOT)
    painter.setPen(_pen(palette, "outline", 0.15))
    painter.setBrush(coat.fill if coat else palette.colour("outline"))
    painter.drawEllipse(QPointF(), DOT, DOT)
    number = lettering(text, 1.45 if len(text) < 2 else 1.2 if len(text) < 3 else 0.9)
    painter.fillPath(number, coat.ink if coat else palette.colour("casing"))


_LETTERS = {
    Shape.DISC: (0.0, 1.05),
    Shape.DIAMOND: (0.0, 0.95),
    Shape.TRIANGLE: (0.34, 0.9),
    Shape.SHIELD: (0.24, 0.95),
}
"""How far down the owner's letter stands inside each shape, and how tall it is."""


def _pen(palette: Palette, colour: str, width: float) -> QPen:
    return QPen(palette.colour(colour), width, j=ROUNDED)
