"""Draws covert pieces: the shape tells the kind, colour and letter the owner."""

from functools import lru_cache, partial

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPen

from engine.units import Glyph, Shape, Sign
from spydip_gui.output.coats import Coat, lettering
from spydip_gui.output.glyphs import draw_glyph
from spydip_gui.output.layout import COUNT
from spydip_gui.output.palette import Palette
from spydip_gui.output.strokes import ROUNDED, Spot, path_of, placed
from spydip_gui.viewmodel import Pip

PLAIN = 8.5
"""Below this radius in pixels a pip has its letter alone on its shape."""

_COUNT = 1.3  # the number of a small pip is so much larger, or it could not be read

DOT = 1.15
"""The radius of a dot that stands for a row, in radii of a pip."""


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
    """Draw one covert piece; in dashes where it stands for nobody knows how many."""
    key = ("pip", vague, glyph, coat.key, palette.theme.over["casing"])
    draw = partial(_draw, glyph=glyph, coat=coat, palette=palette, vague=vague)
    draw_glyph(painter, key, at, radius, draw)


def _draw(painter: QPainter, glyph: Glyph, coat: Coat, palette: Palette, *, vague: bool) -> None:
    shape = _shape(glyph.shape)
    painter.setBrush(palette.colour("casing"))
    painter.setPen(_pen(palette, "casing", 0.55))
    painter.drawPath(shape)
    edge = _pen(palette, "outline", 0.2 if vague else 0.15)
    if vague:
        edge.setDashPattern([1.6, 1.2])
    painter.setPen(edge)
    painter.setBrush(coat.fill)
    painter.drawPath(shape)
    sign = glyph.sign
    if sign in _FINE and painter.worldTransform().m11() < PLAIN:
        sign = Sign.NONE
    footed = sign is Sign.LETTERS and glyph.shape is Shape.TRIANGLE
    painter.fillPath(_sign(sign, glyph.letters, footed=footed), coat.ink)
    painter.translate(0, _DROPS[glyph.shape] + (_UPPER if footed else _LOWER[sign]))
    letter = lettering(coat.letter, _LETTERS[glyph.shape] * _SMALLER[sign])
    painter.fillPath(letter, coat.ink)


def draw_counted(
    painter: QPainter, pip: Pip, at: Spot, radius: float, coat: Coat, palette: Palette
) -> None:
    """Draw the pieces of one kind and power as a pip with their number, ``?`` if it is unknown."""
    draw_pip(painter, pip.glyph, at, radius, coat, palette, vague=not pip.count)
    if pip.count > 1 or (not pip.count and pip.power is not None):
        number = str(pip.count or "?")
        spot = (at[0] + radius * COUNT[0], at[1] + radius * COUNT[1])
        key = ("count", number, palette.theme.over["casing"])
        draw_glyph(painter, key, spot, radius, partial(_draw_count, text=number, palette=palette))


def _draw_count(painter: QPainter, text: str, palette: Palette) -> None:
    """A superscript on its own small ground."""
    if painter.worldTransform().m11() < PLAIN:
        painter.scale(_COUNT, _COUNT)
    width = 0.75 + 0.42 * len(text)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(palette.colour("outline"))
    painter.drawRoundedRect(QRectF(-width / 2, -0.6, width, 1.2), 0.6, 0.6)
    painter.fillPath(lettering(text, 0.86), palette.colour("casing"))


def draw_badge(painter: QPainter, text: str, at: Spot, radius: float, palette: Palette) -> None:
    """Draw the badge into which a long row of pips is folded, with their number."""
    width, ink = 2.1 + 0.7 * len(text), palette.colour("casing")
    frame = QRectF(-width / 2, -1, width, 2)
    with placed(painter, at, radius):
        painter.setPen(_pen(palette, "outline", 0.5))
        painter.setBrush(palette.colour("outline"))
        painter.drawRoundedRect(frame, 1, 1)
        painter.setPen(_pen(palette, "casing", 0.16))
        painter.drawRoundedRect(frame, 1, 1)
        painter.fillPath(_eye(0.62).translated(-width / 2 + 0.95, 0), ink)
        painter.fillPath(lettering(text, 1.15).translated(0.55, 0), ink)


def draw_dot(
    painter: QPainter, text: str, at: Spot, radius: float, coat: Coat | None, palette: Palette
) -> None:
    """Draw a row of pips from afar: a dot with their number, in a coat where all wear the same."""
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


_FINE = (Sign.EYE, Sign.LETTERS)
"""Signs that are too fine to be seen from afar."""

_DROPS = {Shape.DISC: 0.0, Shape.DIAMOND: 0.0, Shape.TRIANGLE: 0.3}
_LETTERS = {Shape.DISC: 1.1, Shape.DIAMOND: 1.0, Shape.TRIANGLE: 1.0}
"""How far down the owner's letter stands on each shape, and how tall it is."""

_LOWER = {Sign.NONE: 0.0, Sign.EYE: 0.32, Sign.LETTERS: 0.36, Sign.BAR: -0.16}
_SMALLER = {Sign.NONE: 1.0, Sign.EYE: 8 / 11, Sign.LETTERS: 0.68, Sign.BAR: 0.88}
"""The same beside each sign."""

_UPPER = -0.5
"""How far down it stands in a triangle, which has room for letters at its foot alone."""


@lru_cache(maxsize=8)
def _shape(shape: Shape) -> QPainterPath:
    match shape:
        case Shape.DIAMOND:
            path = path_of(((0, -1.22), (1.22, 0), (0, 1.22), (-1.22, 0)))
        case Shape.TRIANGLE:
            path = path_of(((0, -1.42), (1.3, 1.0), (-1.3, 1.0)))
        case Shape.DISC:
            path = QPainterPath()
            path.addEllipse(QPointF(), 1, 1)
    path.closeSubpath()
    return path


@lru_cache(maxsize=64)
def _sign(sign: Sign, letters: str, *, footed: bool) -> QPainterPath:
    """What stands beside the owner's letter: an eye, a bar, or the letters of the kind."""
    path = QPainterPath()
    if sign is Sign.EYE:
        path.addPath(_eye(0.52))
        path.translate(0, -0.5)
    elif sign is Sign.BAR:
        path.addRect(QRectF(-1.15, 0.72, 2.3, 0.28))
    elif sign is Sign.LETTERS:
        path.addPath(lettering(letters, 0.62))
        path.translate(0, 0.62 if footed else -0.46)
    return path


@lru_cache(maxsize=4)
def _eye(width: float = 1.0) -> QPainterPath:
    """An eye: two lids, and a pupil in the white between them."""
    path = path_of(((-width, 0), (0, -0.85 * width, width, 0), (0, 0.85 * width, -width, 0)))
    path.addEllipse(QPointF(), 0.34 * width, 0.34 * width)
    path.addEllipse(QPointF(), 0.17 * width, 0.17 * width)
    return path


def _pen(palette: Palette, colour: str, width: float) -> QPen:
    return QPen(palette.colour(colour), width, j=ROUNDED)
