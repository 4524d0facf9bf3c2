"""Draws the names of provinces, each in a halo that sets it off from the ground and its pattern."""

from dataclasses import dataclass
from functools import lru_cache
from itertools import accumulate
from typing import Final

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetricsF,
    QPaintEngine,
    QPainter,
    QPainterPath,
    QPainterPathStroker,
    QPen,
    QPolygonF,
)

from engine.board.graph import Terrain
from engine.board.picture import Picture
from spydip_gui.output.palette import Palette

_EM: Final = 1000
_ROUGH: Final = 0.04 * _EM  # the distance of corners that a halo can do without
_APART: Final = 0.15 * _EM  # from letter to letter at sea
_LEADING: Final = 1.05 * _EM  # from line to line
_PDF, _SVG = QPaintEngine.Type.Pdf, QPaintEngine.Type.SVG


def draw_names(painter: QPainter, picture: Picture, palette: Palette) -> None:
    """Draw all names in the picture's own units."""
    for id_, shape in picture.provinces.items():
        at_sea = picture.board.provinces[id_].terrain is Terrain.SEA
        size = shape.label.size or picture.piece * (1.0 if at_sea else 0.85)
        words = _Words(shape.label.text, palette.family, at_sea)
        painter.save()
        painter.translate(*shape.label.at)
        painter.rotate(shape.label.angle)
        painter.scale(size / _EM, size / _EM)
        _draw_halo(painter, words, palette.colour("sea" if at_sea else "halo"))
        _draw_words(painter, words, palette.colour("sea-name" if at_sea else "land-name"))
        painter.restore()


@dataclass(frozen=True, slots=True)
class _Words:
    """A name, on one line or more, in its typeface; ``slanted`` and wide at sea."""

    text: str
    family: str
    slanted: bool

    @property
    def font(self) -> QFont:
        """The font, so large that whole numbers are fine enough for its outlines."""
        font = QFont(self.family)
        font.setPixelSize(_EM)
        font.setItalic(self.slanted)
        font.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
        return font


def _draw_halo(painter: QPainter, words: _Words, shade: QColor) -> None:
    """Draw what sets the name off: lines in a file, where an outline would take thrice the room."""
    kind = painter.paintEngine().type()
    # Qt writes the outline of a translucent line into a PDF.
    shade.setAlphaF(1.0 if kind == _PDF else 0.75)
    if kind in {_PDF, _SVG}:
        painter.strokePath(_corners(words), _halo_pen(shade))
    else:
        painter.fillPath(_halo(words), shade)


def _draw_words(painter: QPainter, words: _Words, ink: QColor) -> None:
    """Draw the name itself: outlines, so that a file needs no font, but text in a PDF."""
    if painter.paintEngine().type() != _PDF:
        painter.fillPath(_outline(words), ink)
        return
    painter.setFont(words.font)
    painter.setPen(ink)
    for at, line in _runs(words):
        painter.drawText(at, line)


def _halo_pen(colour: QColor) -> QPen:
    pen = QPen(colour, 0.22 * _EM)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    return pen


@lru_cache(maxsize=512)
def _runs(words: _Words) -> tuple[tuple[QPointF, str], ...]:
    """What is written where, around the middle of the name: lines, at sea letter by letter.

    Qt spaces letters out differently on paper, so that it is not asked to.
    """
    metrics = QFontMetricsF(words.font)
    lines = words.text.split("\n")
    # The middle of the capitals is the middle of a line, whatever tails its letters have.
    down = (metrics.capHeight() - (len(lines) - 1) * _LEADING) / 2
    found = []
    for row, line in enumerate(lines):
        runs = list(line) if words.slanted else [line]
        steps = [metrics.horizontalAdvance(run) + _APART for run in runs]
        left = (_APART - sum(steps)) / 2
        for run, far in zip(runs, accumulate(steps, initial=0.0), strict=False):
            found.append((QPointF(left + far, down + row * _LEADING), run))
    return tuple(found)


@lru_cache(maxsize=512)
def _outline(words: _Words) -> QPainterPath:
    path = QPainterPath()
    path.setFillRule(Qt.FillRule.WindingFill)
    for at, line in _runs(words):
        path.addText(at, words.font, line)
    for number in range(path.elementCount()):
        corner = path.elementAt(number)
        path.setElementPositionAt(number, round(corner.x), round(corner.y))
    return path


@lru_cache(maxsize=512)
def _halo(words: _Words) -> QPainterPath:
    halo = QPainterPathStroker(_halo_pen(QColor())).createStroke(_corners(words))
    halo.setFillRule(Qt.FillRule.WindingFill)
    return halo


@lru_cache(maxsize=512)
def _corners(words: _Words) -> QPainterPath:
    """The outline in few straight lines: under a halo's width nobody sees the difference."""
    path = QPainterPath()
    for polygon in _outline(words).toSubpathPolygons():
        kept = [polygon.first()]
        for corner in polygon.toList():
            if (corner - kept[-1]).manhattanLength() > _ROUGH:
                kept.append(QPointF(round(corner.x()), round(corner.y())))
        path.addPolygon(QPolygonF([*kept, kept[0]]))
    return path
