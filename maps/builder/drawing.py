"""Draws the picture: layers of SVG from the partition and the layout."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from xml.sax.saxutils import escape

import numpy as np
import shapely

from maps.builder.borders import Border, Pair
from maps.builder.elements import UNSEEN, group, path
from maps.builder.geometry import densified, merged, polygons
from maps.builder.land import Grounds
from maps.builder.layout import Place
from maps.builder.marks import anchors, centres, names
from maps.builder.paths import area, decimal, line
from maps.builder.projection import Projection
from maps.builder.rules import Rules

_SHALLOWS = (16.0, 10.0, 5.0)  # units: how far the bands of paler water reach
_CLEAR = 1.5  # units kept free of the graticule around names and coasts
_LEAST_SHALLOW = 20  # square units: smaller islands have none


@dataclass(frozen=True, slots=True, kw_only=True)
class Sheet:
    """All that is drawn."""

    grounds: Grounds
    seas: frozenset[str]
    rules: Rules
    borders: Mapping[Pair, Border]
    coasts: Mapping[str, shapely.LineString]
    lakes: tuple[shapely.Geometry, ...]
    layout: Mapping[str, Place]
    projection: Projection
    style: str

    @property
    def land(self) -> shapely.Geometry:
        """All ground that is no water."""
        return shapely.union_all([g for n, g in sorted(self.grounds.items()) if n not in self.seas])


def draw(sheet: Sheet) -> str:
    """The whole SVG file."""
    width, height = map(decimal, sheet.projection.size)
    layers = (
        _grounds(sheet, "water", sorted(sheet.seas & sheet.grounds.keys())),
        _graticule(sheet),
        _shallows(sheet),
        _sea_lines(sheet),
        _grounds(sheet, "land", sorted(sheet.grounds.keys() - sheet.seas)),
        _lakes(sheet),
        _borders(sheet),
        _coastline(sheet),
        _coasts(sheet),
        centres(sheet.layout),
        names(sheet.layout),
        anchors(sheet.layout),
        _frame(width, height),
    )
    size = f'viewBox="0 0 {width} {height}" width="{width}" height="{height}"'
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" {size}>',
        *_about(sheet.rules),
        f"<style>\n{sheet.style.strip()}\n</style>",
        *(piece for layer in layers for piece in layer),
        "</svg>",
    ]
    return "\n".join(parts) + "\n"


def _about(rules: Rules) -> Iterator[str]:
    title, source = escape(rules.title), escape(rules.source)
    author, licence = escape(rules.author), escape(rules.licence)
    yield f"<title>{title}</title>"
    yield f"<desc>{source}.</desc>"
    yield '<metadata xmlns:dc="http://purl.org/dc/elements/1.1/">'
    yield f"<dc:title>{title}</dc:title><dc:creator>{author}</dc:creator>"
    yield f"<dc:rights>{licence}</dc:rights><dc:source>{source}</dc:source>"
    yield "</metadata>"


def _grounds(sheet: Sheet, layer: str, names: Iterable[str]) -> Iterator[str]:
    kind = "sea" if layer == "water" else "land"

    def classes(name: str) -> str:
        facts = sheet.rules.provinces.get(name)
        played = kind == "sea" or (facts and not facts.impassable)
        return kind if played else f"{kind} inert"

    pieces = (path(classes(name), area(sheet.grounds[name]), name) for name in names)
    return group(layer, pieces)


def _graticule(sheet: Sheet) -> Iterator[str]:
    meridians = [[(lon, 22.0), (lon, 78.0)] for lon in np.arange(-50.0, 81.0, 10)]
    parallels = [[(-50.0, lat), (80.0, lat)] for lat in np.arange(20.0, 81.0, 10)]
    curves = [
        shapely.LineString(sheet.projection(densified(points, 1.0)))
        for points in (*meridians, *parallels)
    ]
    names = [place.lettering.ground(*place.standing.name) for place in sheet.layout.values()]
    hulls = [shapely.convex_hull(name) for name in names]
    covered = shapely.union_all([sheet.land, *hulls]).buffer(_CLEAR)
    seen = shapely.union_all(curves).intersection(sheet.projection.box).difference(covered)
    return group("graticule", [path("graticule", line(_calm(merged([seen]), 0.3)))])


def _calm(shapes: Iterable[shapely.Geometry], tolerance: float) -> list[shapely.Geometry]:
    return [shape.simplify(tolerance) for shape in shapes]


def _shallows(sheet: Sheet) -> Iterator[str]:
    """Bands of paler water along the coasts, the widest first; the land will cover the rest."""
    islands = [p for p in polygons(sheet.land.simplify(1.0)) if p.area > _LEAST_SHALLOW]
    shore = shapely.union_all(islands)
    bands = [shore.buffer(reach).simplify(0.5) for reach in _SHALLOWS]
    seen = [band.intersection(sheet.projection.box) for band in bands]
    return group("shallows", [path("shallow", area(band)) for band in seen])


def _sea_lines(sheet: Sheet) -> Iterator[str]:
    between = [b for pair, b in sheet.borders.items() if pair <= sheet.seas]
    curves = merged(piece for border in between for piece in border.lines)
    return group("sea-lines", [path("sea-line", line(curves))])


def _lakes(sheet: Sheet) -> Iterator[str]:
    return group("lakes", [path("lake", area(lake)) for lake in sheet.lakes])


def _borders(sheet: Sheet) -> Iterator[str]:
    homes: dict[bool, list[shapely.LineString]] = {False: [], True: []}
    for pair, border in sheet.borders.items():
        if pair & sheet.seas:
            continue
        nations = {_nation(sheet, name) for name in pair}
        homes[len(nations) > 1].extend(border.lines)
    return group(
        "borders",
        [path("border", line(merged(homes[False]))), path("frontier", line(merged(homes[True])))],
    )


def _nation(sheet: Sheet, name: str) -> str:
    """Whose land it is as the game begins; what is no power's is its own."""
    facts = sheet.rules.provinces.get(name)
    return (facts.home if facts else None) or name


def _coastline(sheet: Sheet) -> Iterator[str]:
    edge = sheet.projection.box.boundary.buffer(0.06)
    shore = sheet.land.boundary.difference(edge)
    return group("coastline", [path("shore", line(merged([shore])))])


def _coasts(sheet: Sheet) -> Iterator[str]:
    curves = sorted(sheet.coasts.items())
    return group("coasts", [path("coast", line([curve]), coast) for coast, curve in curves], UNSEEN)


def _frame(width: str, height: str) -> Iterator[str]:
    """A mat of paper between two rules."""

    def rule(kind: str, inset: float) -> str:
        w, h = (decimal(float(side) - 2 * inset) for side in (width, height))
        at = decimal(inset)
        return f'<rect class="{kind}" x="{at}" y="{at}" width="{w}" height="{h}"/>'

    return group("frame", [rule("mat", 5), rule("frame outer", 1.5), rule("frame inner", 10)])
