"""What lies at a spot of the map: by outlines, and by glyphs where pieces share room."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from math import dist

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainterPath

from engine.board.graph import Board, Location, ProvinceId
from engine.board.picture import CoastShape, Picture
from spydip_gui.map.fan import Fan
from spydip_gui.output.curves import distance
from spydip_gui.output.layout import Layout
from spydip_gui.output.paths import ground_path
from spydip_gui.output.strokes import Spot
from spydip_gui.viewmodel import MapView, Piece, Pip

_REACH = 1.2  # how far beyond its edge a glyph can still be hit, as a factor of its radius

TARGET = 12.0
"""How far from its middle a covert piece is hit at least, in pixels, however small it is."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Hit:
    """What is at a spot; the spot is in the picture's units.

    ``coast`` is the half of a split province. ``piece`` is the province's only unit wherever the
    province is touched, otherwise the unit or covert piece whose glyph was hit. ``badge`` is true
    if a folded row of covert pieces was touched, or the number on a stack. ``number`` is that of
    the piece in the open fan.
    """

    spot: Spot
    province: ProvinceId | None = None
    coast: Location | None = None
    piece: Piece | Pip | None = None
    badge: bool = False
    number: int | None = None

    @property
    def point(self) -> QPointF:
        """The spot as a point of the scene."""
        return QPointF(*self.spot)


@dataclass(frozen=True, slots=True)
class _Glyph:
    """A piece as drawn: where, and at what radius."""

    province: ProvinceId
    spot: Spot
    radius: float
    piece: Piece | Pip | None = None
    badge: bool = False


class Grounds:
    """Finds the provinces of a picture by their outlines."""

    def __init__(self, picture: Picture) -> None:
        self._picture = picture

    @cached_property
    def _areas(self) -> tuple[tuple[QRectF, QPainterPath, ProvinceId], ...]:
        """Every ground with its bounding box; boxes are checked first, which is quick."""
        return tuple(
            (path.boundingRect(), path, id_)
            for id_, shape in self._picture.provinces.items()
            for path in (ground_path(shape.ground), ground_path(shape.beyond))
            if not path.isEmpty()
        )

    def province(self, spot: Spot) -> ProvinceId | None:
        """The province at a spot, if there is one."""
        point = QPointF(*spot)
        near = (area for area in self._areas if area[0].contains(point))
        return next((id_ for _, path, id_ in near if path.contains(point)), None)

    def coast(self, province: ProvinceId, spot: Spot) -> Location | None:
        """The coast of a split province whose half contains the spot."""
        coasts = self._picture.provinces[province].coasts
        return min(
            coasts,
            key=lambda name: _off(coasts[name], spot),
            default=None,
        )


def _off(coast: CoastShape, spot: Spot) -> float:
    """The distance of a spot from a coast, or from where its fleets stand if it has no line."""
    lines = coast.shore.lines
    return min(distance(line, spot) for line in lines) if lines else dist(coast.unit, spot)


class Finder:
    """Finds what one view shows at a spot."""

    def __init__(
        self,
        grounds: Grounds,
        view: MapView,
        layout: Layout,
        fan: Fan | None = None,
        *,
        scale: float = 1.0,
    ) -> None:
        """Search a view's pieces, drawn with tokens of the layout's size, and a fan.

        ``scale`` is how many pixels a unit of the picture has.
        """
        self._grounds = grounds
        self._target = TARGET / scale
        self._fan = fan
        self._glyphs: dict[ProvinceId, list[_Glyph]] = {}
        for glyph in _glyphs(view, layout):
            self._glyphs.setdefault(glyph.province, []).append(glyph)

    def at(self, spot: Spot) -> Hit:
        """What is at the spot."""
        if self._fan is not None and self._fan.ground.contains(*spot):
            number = self._fan.at(spot)
            piece = None if number is None else self._fan.shown[number]
            return Hit(spot=spot, province=self._fan.rail.province, piece=piece, number=number)
        glyph = self._touched(spot)
        province = glyph.province if glyph else self._grounds.province(spot)
        if province is None:
            return Hit(spot=spot)
        if glyph is None:
            units = [g for g in self._glyphs.get(province, ()) if isinstance(g.piece, Piece)]
            glyph = units[0] if units else None
        coast = self._grounds.coast(province, spot)
        if glyph is None:
            return Hit(spot=spot, province=province, coast=coast)
        return Hit(spot=spot, province=province, coast=coast, piece=glyph.piece, badge=glyph.badge)

    def _touched(self, spot: Spot) -> _Glyph | None:
        """The nearest glyph hit, among those the province alone does not identify."""
        near = [
            (far / glyph.radius, number, glyph)
            for number, glyph in enumerate(self._crowded())
            if (far := dist(glyph.spot, spot)) <= self._reach(glyph)
        ]
        return min(near)[2] if near else None

    def _reach(self, glyph: _Glyph) -> float:
        least = 0.0 if isinstance(glyph.piece, Piece) else self._target
        return max(glyph.radius * _REACH, least)

    def _crowded(self) -> Iterator[_Glyph]:
        for glyphs in self._glyphs.values():
            if len(glyphs) > 1 or not isinstance(glyphs[0].piece, Piece):
                yield from glyphs
            elif "/" in glyphs[0].piece.at:  # a fleet on a split coast is drawn off its province
                yield glyphs[0]


def _glyphs(view: MapView, layout: Layout) -> Iterator[_Glyph]:
    for piece in view.pieces:
        if not piece.since:
            province = Board.province_of(piece.at)
            yield _Glyph(province, layout.piece(piece), layout.size, piece)
    for rail in view.rails:
        row = layout.pips(rail)
        if not row:
            only = rail.pips[0] if len(rail.pips) == 1 else None
            spot = layout.rail(rail.province)
            yield _Glyph(rail.province, spot, layout.pip * 1.5, only, badge=True)
        for spot, pip in row:
            yield _Glyph(rail.province, spot, layout.pip, pip)
            if pip.count > 1:
                yield _Glyph(rail.province, layout.count(spot), layout.pip * 0.7, pip, badge=True)
