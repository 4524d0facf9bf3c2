"""Draws the picture: layers of SVG from the partition and the layout."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from xml.sax.saxutils import escape

import numpy as np
import shapely

from maps.builder.borders import Border, Pair
from maps.builder.geometry import densified, merged, polygons
from maps.builder.land import Grounds
from maps.builder.layout import Place
from maps.builder.lettering import Run
from maps.builder.paths import area, decimal, line
from maps.builder.projection import Projection
from maps.builder.rules import Facts

BELOW = ("water", "graticule", "shallows", "sea-lines", "land")
"""The layers beneath what a program paints on the provinces."""

ABOVE = ("lakes", "borders", "coastline", "frame")
"""The layers above that."""

HIDDEN = ("centres", "names", "coasts", "anchors")
"""The layers that programs read or draw themselves, so that these are left out there."""


_SHALLOWS = (16.0, 10.0, 5.0)  # units: how far the bands of paler water reach
_CLEAR = 1.5  # units kept free of the graticule around names and coasts
_LEAST_SHALLOW = 20  # square units: smaller islands have none
_UNSEEN = ' display="none"'


@dataclass(frozen=True, slots=True, kw_only=True)
class Sheet:
    """All that is drawn."""

    title: str
    grounds: Grounds
    seas: frozenset[str]
    rules: Mapping[str, Facts]
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
        _centres(sheet),
        _names(sheet),
        _anchors(sheet),
        _frame(width, height),
    )
    size = f'viewBox="0 0 {width} {height}" width="{width}" height="{height}"'
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" {size}>',
        f"<title>{escape(sheet.title)}</title>",
        "<desc>Drawn from Natural Earth outlines, which are in the public domain.</desc>",
        f"<style>\n{sheet.style.strip()}\n</style>",
        *(piece for layer in layers for piece in layer),
        "</svg>",
    ]
    return "\n".join(parts) + "\n"


def svg_id(name: str) -> str:
    """The id of a ground or coast in the picture."""
    return name.replace("/", "-")


def _path(classes: str, data: str, name: str = "") -> str:
    named = f' id="{svg_id(name)}"' if name else ""
    return f'<path{named} class="{classes}" d="{data}"/>'


def _group(name: str, pieces: Iterable[str], attributes: str = "") -> Iterator[str]:
    yield f'<g id="{name}"{attributes}>'
    yield from pieces
    yield "</g>"


def _grounds(sheet: Sheet, layer: str, names: Iterable[str]) -> Iterator[str]:
    kind = "sea" if layer == "water" else "land"

    def classes(name: str) -> str:
        facts = sheet.rules.get(name)
        played = kind == "sea" or (facts and not facts.impassable)
        return kind if played else f"{kind} inert"

    pieces = (_path(classes(name), area(sheet.grounds[name]), name) for name in names)
    return _group(layer, pieces)


def _graticule(sheet: Sheet) -> Iterator[str]:
    meridians = [[(lon, 22.0), (lon, 78.0)] for lon in np.arange(-50.0, 81.0, 10)]
    parallels = [[(-50.0, lat), (80.0, lat)] for lat in np.arange(20.0, 81.0, 10)]
    curves = [
        shapely.LineString(sheet.projection(densified(points, 1.0)))
        for points in (*meridians, *parallels)
    ]
    names = [place.lettering.ground(*place.standing.name) for place in sheet.layout.values()]
    covered = shapely.union_all([sheet.land, *names]).buffer(_CLEAR)
    seen = shapely.union_all(curves).intersection(sheet.projection.box).difference(covered)
    return _group("graticule", [_path("graticule", line(_calm(merged([seen]), 0.3)))])


def _calm(shapes: Iterable[shapely.Geometry], tolerance: float) -> list[shapely.Geometry]:
    return [shape.simplify(tolerance) for shape in shapes]


def _shallows(sheet: Sheet) -> Iterator[str]:
    """Bands of paler water along the coasts, the widest first; the land will cover the rest."""
    islands = [p for p in polygons(sheet.land.simplify(1.0)) if p.area > _LEAST_SHALLOW]
    shore = shapely.union_all(islands)
    bands = [
        (rank, shore.buffer(reach).simplify(0.5).intersection(sheet.projection.box))
        for rank, reach in enumerate(_SHALLOWS, 1)
    ]
    return _group("shallows", [_path(f"shallow s{rank}", area(band)) for rank, band in bands])


def _sea_lines(sheet: Sheet) -> Iterator[str]:
    between = [b for pair, b in sheet.borders.items() if pair <= sheet.seas]
    curves = merged(piece for border in between for piece in border.lines)
    return _group("sea-lines", [_path("sea-line", line(curves))])


def _lakes(sheet: Sheet) -> Iterator[str]:
    return _group("lakes", [_path("lake", area(lake)) for lake in sheet.lakes])


def _borders(sheet: Sheet) -> Iterator[str]:
    homes: dict[bool, list[shapely.LineString]] = {False: [], True: []}
    for pair, border in sheet.borders.items():
        if pair & sheet.seas:
            continue
        nations = {_nation(sheet, name) for name in pair}
        homes[len(nations) > 1].extend(border.lines)
    return _group(
        "borders",
        [_path("border", line(merged(homes[False]))), _path("frontier", line(merged(homes[True])))],
    )


def _nation(sheet: Sheet, name: str) -> str:
    """Whose land it is as the game begins; what is no power's is its own."""
    facts = sheet.rules.get(name)
    return (facts.home if facts else None) or name


def _coastline(sheet: Sheet) -> Iterator[str]:
    edge = sheet.projection.box.boundary.buffer(0.06)
    shore = sheet.land.boundary.difference(edge)
    return _group("coastline", [_path("shore", line(merged([shore])))])


def _coasts(sheet: Sheet) -> Iterator[str]:
    curves = sorted(sheet.coasts.items())
    return _group(
        "coasts", [_path("coast", line([curve]), coast) for coast, curve in curves], _UNSEEN
    )


def _centres(sheet: Sheet) -> Iterator[str]:
    marks = [p.standing.mark for p in sheet.layout.values() if p.standing.mark]
    return _group(
        "centres",
        [
            f'<circle class="{kind}" cx="{decimal(x)}" cy="{decimal(y)}" r="{radius}"/>'
            for x, y in marks
            for kind, radius in (("centre", "3.9"), ("heart", "1.7"))
        ],
    )


def _names(sheet: Sheet) -> Iterator[str]:
    return _group("names", (piece for i, p in sheet.layout.items() for piece in _name(i, p)))


def _name(id_: str, place: Place) -> Iterator[str]:
    kind = "sea-name" if place.facts.sea else "land-name"
    runs = place.lettering.runs(*place.standing.name)
    size = f'font-size="{decimal(place.lettering.size)}"'
    yield f'<g id="name-{id_}" class="{kind}" {size}>'
    if not place.facts.sea:
        yield from (_text(run, ' class="halo"') for run in runs)
    yield from (_text(run) for run in runs)
    yield "</g>"


def _text(run: Run, attributes: str = "") -> str:
    if run.turn:
        where = (
            f'transform="translate({decimal(run.x)} {decimal(run.y)}) rotate({decimal(run.turn)})"'
        )
    else:
        where = f'x="{decimal(run.x)}" y="{decimal(run.y)}"'
    return f"<text{attributes} {where}>{escape(run.text)}</text>"


def _anchors(sheet: Sheet) -> Iterator[str]:
    def spots() -> Iterator[str]:
        for id_, place in sheet.layout.items():
            if place.facts.impassable:
                continue
            yield _anchor(f"unit-{id_}", place.standing.unit)
            yield _anchor(f"dislodged-{id_}", place.standing.dislodged)
            yield _anchor(f"rail-{id_}", place.standing.rail)
            for coast, ashore in place.coasts.items():
                yield _anchor(f"unit-{svg_id(coast)}", ashore.unit)
                yield _anchor(f"dislodged-{svg_id(coast)}", ashore.dislodged)

    return _group("anchors", spots(), _UNSEEN)


def _anchor(name: str, spot: tuple[float, float]) -> str:
    return f'<circle id="{name}" cx="{decimal(spot[0])}" cy="{decimal(spot[1])}" r="2"/>'


def _frame(width: str, height: str) -> Iterator[str]:
    def rule(kind: str, inset: float) -> str:
        w, h = (decimal(float(side) - 2 * inset) for side in (width, height))
        at = decimal(inset)
        return f'<rect class="{kind}" x="{at}" y="{at}" width="{w}" height="{h}"/>'

    return _group("frame", [rule("frame outer", 2), rule("frame inner", 7)])
