"""Draws the names of provinces, each in a halo that sets it off from the ground and its pattern."""

from dataclasses import dataclass, replace
from functools import lru_cache
from itertools import accumulate, groupby
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
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
    QTransform,
)

from engine.board.graph import ProvinceId, Terrain
from engine.board.picture import Picture
from spydip_gui.output.labels import fits, label_spots
from spydip_gui.output.palette import Palette
from spydip_gui.output.strokes import ROUND, ROUNDED, Spot

_EM: Final = 1000
_COARSE: Final = _EM / 50  # whole numbers of this are fine enough for the lines of a halo
_APART: Final = 0.15 * _EM  # from letter to letter at sea
_LEADING: Final = 1.05 * _EM  # from line to line
_LEAST: Final = 9.5  # pixels that a name is high at least, if that makes it
_MOST_GROWN: Final = 1.2  # not more than so many times larger
_MOST_SHRUNK: Final = 0.82  # names in other languages keep so much of their size at least
_WIDER: Final = 1.1  # and keep all of it if they are not wider than this many times
_HEAVY: Final = 12.0  # below this height in pixels thin letters fade into their ground
_PDF, _SVG = QPaintEngine.Type.Pdf, QPaintEngine.Type.SVG


def draw_names(painter: QPainter, picture: Picture, palette: Palette, token: float) -> None:
    """Draw all names in the picture's own units, beside tokens of a radius."""
    scale = painter.worldTransform().m11()
    placed = _placed(picture, palette.family, palette.language, token, scale)
    for id_, (at, size, words) in placed.items():
        at_sea = words.slanted
        painter.save()
        painter.translate(*at)
        painter.rotate(picture.provinces[id_].label.angle)
        painter.scale(size / _EM, size / _EM)
        _draw_halo(painter, words, palette.colour("sea" if at_sea else "halo"))
        _draw_words(painter, words, palette.colour("sea-name" if at_sea else "land-name"))
        painter.restore()


@lru_cache(maxsize=16)
def _placed(
    picture: Picture, family: str, language: str, token: float, scale: float
) -> dict[ProvinceId, tuple[Spot, float, "_Words"]]:
    """Where each name stands, how large it is, and how it is written, at so many pixels a unit."""
    sizes, words, boxes = {}, {}, {}
    near = min(1.0, token / picture.piece)
    for id_, shape in picture.provinces.items():
        label = shape.label
        at_sea = picture.board.provinces[id_].terrain is Terrain.SEA
        size = label.size or picture.piece * (1.0 if at_sea else 0.85)
        # Close in, names keep their proportion to the tokens, for else they only hide the ground.
        size = min(max(size * near, _LEAST / scale), size * _MOST_GROWN)
        own = _Words(label.text, family, at_sea, heavy=size * scale < _HEAVY)
        text = picture.board.spoken.label(language, id_)
        words[id_] = own if text is None else replace(own, text=text)
        boxes[id_] = _box(words[id_], label.at, size)
        if not fits(picture, id_, boxes[id_]):
            size *= _shrunk(boxes[id_], _box(own, label.at, size))
            boxes[id_] = _box(words[id_], label.at, size)
        sizes[id_] = size
    spots = label_spots(picture, token, boxes)
    return {id_: (spots[id_], sizes[id_], words[id_]) for id_ in picture.provinces}


def _box(words: "_Words", at: Spot, size: float) -> QRectF:
    """What a name covers around a spot."""
    box, part = _outline(words).boundingRect(), size / _EM
    corner = (at[0] + box.left() * part, at[1] + box.top() * part)
    return QRectF(*corner, box.width() * part, box.height() * part)


def _shrunk(box: QRectF, own: QRectF) -> float:
    """How much smaller a name is set that is wider than the one the picture was made for."""
    return min(1.0, max(_MOST_SHRUNK, _WIDER * own.width() / box.width()))


@dataclass(frozen=True, slots=True)
class _Words:
    """A name and how it is written: ``slanted`` and wide at sea, ``heavy`` where it is small."""

    text: str
    family: str
    slanted: bool
    heavy: bool

    @property
    def font(self) -> QFont:
        """The font, so large that whole numbers are fine enough for its outlines."""
        font = QFont(self.family)
        font.setPixelSize(_EM)
        font.setItalic(self.slanted)
        if self.heavy and not self.slanted:
            font.setWeight(QFont.Weight.DemiBold)
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
    return QPen(colour, 0.22 * _EM, c=ROUND, j=ROUNDED)


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
    return path


@lru_cache(maxsize=512)
def _halo(words: _Words) -> QPainterPath:
    pen = _halo_pen(QColor())
    pen.setJoinStyle(Qt.PenJoinStyle.BevelJoin)  # half the work of round corners, at a few pixels
    stroker = QPainterPathStroker(pen)
    stroker.setCurveThreshold(0.25)  # coarser than by itself, with a quarter of the corners
    halo = stroker.createStroke(_outline(words))
    halo.setFillRule(Qt.FillRule.WindingFill)
    return halo


@lru_cache(maxsize=512)
def _corners(words: _Words) -> QPainterPath:
    """The lines that a halo is drawn along in a file: few, since it is too wide to show them."""
    path = QPainterPath()
    smaller = QTransform.fromScale(1 / _COARSE, 1 / _COARSE)
    for polygon in _outline(words).toSubpathPolygons(smaller):
        corners = [QPointF(round(p.x()), round(p.y())) for p in polygon.toList()]
        path.addPolygon(QPolygonF([corner for corner, _ in groupby(corners)]))
    return QTransform.fromScale(_COARSE, _COARSE).map(path)
