"""Draws the names of provinces, each in a halo that sets it off from the ground and its pattern."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
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
from spydip_gui.output.covers import Box
from spydip_gui.output.labels import Form, Forms, Label, Placing, fits
from spydip_gui.output.layout import Layout
from spydip_gui.output.palette import Palette
from spydip_gui.output.strokes import ROUND, ROUNDED, Spot

_EM: Final = 1000
_COARSE: Final = _EM / 50  # whole multiples of this are fine enough for the lines of a halo
_APART: Final = 0.15 * _EM  # between letters, at sea
_LEADING: Final = 1.05 * _EM  # between lines
_LEAST: Final = 9.5  # minimum height of a name, in pixels
_MOST_SHRUNK: Final = 0.82  # names in other languages keep at least this much of their size
_WIDER: Final = 1.1  # and all of it unless they are wider than this many times
_HEAVY: Final = 12.0  # below this height in pixels thin letters fade into their ground
_AIR: Final = 0.15  # the space kept around names, as a fraction of their size
_HALO: Final = 2.0  # width of the halo, in pixels
_SMALLER: Final = ((0.9, 0.08), (0.82, 0.16))  # how far a name shrinks, and how bad that is
_BROKEN, _SHORT = 0.05, 0.7  # and how bad it is to break it into lines, or to abbreviate it
_MOST_KNOWN: Final = 2000  # names kept in the cache, wherever they stand
_MOST_OUTLINES: Final = 160  # those of a large board: each takes some 50 KB
_MOST_LAST: Final = 32  # and their positions
_PDF, _SVG = QPaintEngine.Type.Pdf, QPaintEngine.Type.SVG


@dataclass(frozen=True, slots=True)
class Name:
    """A name on the map: its text, place and size; ``pixel`` is the size of a screen pixel."""

    words: "_Words"
    at: Spot
    size: float
    angle: float
    pixel: float
    boxes: tuple[Box, ...]

    @property
    def bounds(self) -> QRectF:
        """What it covers, including its halo."""
        a, b, c, d = zip(*self.boxes, strict=True)
        far = (_HALO + 1.0) * self.pixel
        room = QRectF(QPointF(min(a), min(b)), QPointF(max(c), max(d)))
        return room.adjusted(-far, -far, far, far)

    def draw(self, painter: QPainter, palette: Palette) -> None:
        """Draw it in the picture's own units."""
        at_sea, halo = self.words.slanted, 2 * _HALO * self.pixel * _EM / self.size
        painter.save()
        painter.translate(*self.at)
        painter.rotate(self.angle)
        painter.scale(self.size / _EM, self.size / _EM)
        _draw_halo(painter, self.words, halo, palette.colour("sea" if at_sea else "halo"))
        _draw_words(painter, self.words, palette.colour("sea-name" if at_sea else "land-name"))
        painter.restore()


def names(
    picture: Picture, palette: Palette, layout: Layout, pieces: Iterable[Box] = ()
) -> tuple[Name, ...]:
    """The names of a board around these pieces."""
    lettering = _lettering(picture, palette.family, palette.language, layout.size, layout.pixel)
    return lettering.beside(tuple(pieces))


def written(shown: Iterable[Name]) -> tuple[Box, ...]:
    """What names cover."""
    return tuple(box for name in shown for box in name.boxes)


@dataclass(frozen=True, slots=True, eq=False)
class _Lettering:
    """Every way to write a board's names at a scale, and where they go."""

    picture: Picture
    layout: Layout
    ways: Mapping[ProvinceId, Sequence[tuple["_Words", float]]]
    forms: Forms
    placing: Placing
    _known: dict[tuple[ProvinceId, Label], Name] = field(init=False, default_factory=dict)
    _last: dict[tuple[Box, ...], tuple[Name, ...]] = field(init=False, default_factory=dict)

    def beside(self, pieces: tuple[Box, ...]) -> tuple[Name, ...]:
        """The names around pieces; those of the last positions are cached."""
        if pieces not in self._last:
            if len(self._last) > _MOST_LAST:
                self._last.clear()
            labels = self.placing.giving_way(pieces)
            self._last[pieces] = tuple(self.name(id_, label) for id_, label in labels.items())
        return self._last[pieces]

    def name(self, id_: ProvinceId, label: Label) -> Name:
        """A name as it is drawn."""
        key = (id_, label)
        if key not in self._known:
            if len(self._known) > _MOST_KNOWN:
                self._known.clear()
            words, size = self.ways[id_][label.form]
            boxes = self.forms[id_][label.form].around(label.at)
            angle = self.picture.provinces[id_].label.angle
            self._known[key] = Name(words, label.at, size, angle, self.layout.pixel, boxes)
        return self._known[key]


@lru_cache(maxsize=16)
def _lettering(
    picture: Picture, family: str, language: str, token: float, pixel: float
) -> _Lettering:
    layout = Layout(picture, token, pixel=pixel)
    near = min(1.0, token / picture.piece)
    ways: dict[ProvinceId, list[tuple[_Words, float]]] = {}
    forms: dict[ProvinceId, list[Form]] = {}
    for id_, shape in picture.provinces.items():
        label = shape.label
        at_sea = picture.board.provinces[id_].terrain is Terrain.SEA
        size = label.size or picture.piece * (1.0 if at_sea else 0.85)
        # Close in, names scale with the tokens; otherwise they would just hide the ground.
        size = max(size * near, _LEAST * pixel)
        own = _Words(label.text, family, at_sea, heavy=size < _HEAVY * pixel)
        text = picture.board.spoken.label(language, id_)
        full = own if text is None else replace(own, text=text)
        if not fits(picture, id_, _form(full, size, label.angle)):
            size *= _shrunk(_form(full, size, 0.0), _form(own, size, 0.0))
        ways[id_], forms[id_] = [], []
        whole, sized = _area(_form(full, size, 0.0)), dict[_Words, Form]()
        for words, smaller, cost in _ways(full, picture.board.provinces[id_].short or id_):
            if words not in sized:
                sized[words] = _form(words, size, label.angle)
            ways[id_].append((words, size * smaller))
            forms[id_].append(sized[words].scaled(smaller, cost * whole))
    return _Lettering(picture, layout, ways, forms, Placing(picture, layout, forms))


def _ways(full: "_Words", short: str) -> Iterator[tuple["_Words", float, float]]:
    """The ways to write a name: how much smaller, and how bad that is; best first."""
    yield full, 1.0, 0.0
    broken = replace(full, text=full.text.replace(" ", "\n"))
    if broken != full:
        yield broken, 1.0, _BROKEN
    for smaller, cost in _SMALLER:
        yield full, smaller, cost
        if broken != full:
            yield broken, smaller, cost + _BROKEN
    yield replace(full, text=short), 1.0, _SHORT


def _form(words: "_Words", size: float, angle: float) -> Form:
    """What a name covers, by line, or by letter if it is rotated."""
    part, air = size / _EM, size * _AIR
    boxes = _boxes(words, angle)
    return Form(tuple((a * part - air, b * part, c * part + air, d * part) for a, b, c, d in boxes))


@lru_cache(maxsize=1024)
def _boxes(words: "_Words", angle: float) -> tuple[Box, ...]:
    """The same at the size of the font: boxes alone, since outlines take much memory."""
    font, paths = words.font, dict[float, QPainterPath]()
    for number, (at, run) in enumerate(_runs(words)):
        path = paths.setdefault(number if angle else at.y(), QPainterPath())
        path.addText(at, font, run)
    turn = QTransform().rotate(angle)
    found = (turn.map(path).boundingRect() for path in paths.values())
    return tuple((b.left(), b.top(), b.right(), b.bottom()) for b in found if not b.isEmpty())


def _area(form: Form) -> float:
    return sum((c - a) * (d - b) for a, b, c, d in form.boxes)


def _shrunk(form: Form, own: Form) -> float:
    """How much smaller to set a name that is wider than the one the picture was made for."""
    wide, usual = (max(c - a for a, _, c, _ in one.boxes) for one in (form, own))
    return min(1.0, max(_MOST_SHRUNK, _WIDER * usual / wide))


@dataclass(frozen=True, slots=True)
class _Words:
    """A name and its style: ``slanted`` and wide at sea, ``heavy`` if it is small."""

    text: str
    family: str
    slanted: bool
    heavy: bool

    @property
    def font(self) -> QFont:
        """The font, at a size where whole numbers are fine enough for its outlines."""
        font = QFont(self.family)
        font.setPixelSize(_EM)
        font.setItalic(self.slanted)
        if self.heavy and not self.slanted:
            font.setWeight(QFont.Weight.DemiBold)
        font.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
        return font


def _draw_halo(painter: QPainter, words: _Words, wide: float, shade: QColor) -> None:
    """Draw the halo; in a file as lines, where an outline would take three times the space."""
    kind = painter.paintEngine().type()
    # Qt writes translucent lines into a PDF as outlines.
    shade.setAlphaF(1.0 if kind == _PDF else 0.75)
    if kind in {_PDF, _SVG}:
        painter.strokePath(_corners(words), _halo_pen(shade, wide))
    else:
        painter.fillPath(_halo(words, round(wide)), shade)


def _draw_words(painter: QPainter, words: _Words, ink: QColor) -> None:
    """Draw the name itself: as outlines, so that a file needs no font, but as text in a PDF."""
    if painter.paintEngine().type() != _PDF:
        painter.fillPath(_outline(words), ink)
        return
    painter.setFont(words.font)
    painter.setPen(ink)
    for at, line in _runs(words):
        painter.drawText(at, line)


def _halo_pen(colour: QColor, wide: float) -> QPen:
    return QPen(colour, wide, c=ROUND, j=ROUNDED)


@lru_cache(maxsize=512)
def _runs(words: _Words) -> tuple[tuple[QPointF, str], ...]:
    """The parts of a name and their places around its middle: lines, or letters at sea.

    Qt spaces letters differently on paper, so it is not left to space them.
    """
    metrics = QFontMetricsF(words.font)
    lines = words.text.split("\n")
    # The middle of the capitals is the middle of a line, whatever descenders it has.
    down = (metrics.capHeight() - (len(lines) - 1) * _LEADING) / 2
    found = []
    for row, line in enumerate(lines):
        runs = list(line) if words.slanted else [line]
        steps = [metrics.horizontalAdvance(run) + _APART for run in runs]
        left = (_APART - sum(steps)) / 2
        for run, far in zip(runs, accumulate(steps, initial=0.0), strict=False):
            found.append((QPointF(left + far, down + row * _LEADING), run))
    return tuple(found)


@lru_cache(maxsize=_MOST_OUTLINES)
def _outline(words: _Words) -> QPainterPath:
    path = QPainterPath()
    path.setFillRule(Qt.FillRule.WindingFill)
    font = words.font
    for at, line in _runs(words):
        path.addText(at, font, line)
    return path


@lru_cache(maxsize=_MOST_OUTLINES)
def _halo(words: _Words, wide: int) -> QPainterPath:
    pen = _halo_pen(QColor(), wide)
    pen.setJoinStyle(Qt.PenJoinStyle.BevelJoin)  # half the work of round corners at this size
    stroker = QPainterPathStroker(pen)
    stroker.setCurveThreshold(0.25)  # coarser than the default, with a quarter of the corners
    halo = stroker.createStroke(_outline(words))
    halo.setFillRule(Qt.FillRule.WindingFill)
    return halo


@lru_cache(maxsize=512)
def _corners(words: _Words) -> QPainterPath:
    """The lines to draw a halo along in a file: few, since it is too wide to show them."""
    path = QPainterPath()
    smaller = QTransform.fromScale(1 / _COARSE, 1 / _COARSE)
    for polygon in _outline(words).toSubpathPolygons(smaller):
        corners = [QPointF(round(p.x()), round(p.y())) for p in polygon.toList()]
        path.addPolygon(QPolygonF([corner for corner, _ in groupby(corners)]))
    return QTransform.fromScale(_COARSE, _COARSE).map(path)
