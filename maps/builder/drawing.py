"""Draws the picture: layers of SVG from the partition and the layout."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from xml.sax.saxutils import escape, quoteattr

import numpy as np
import shapely

from maps.builder.borders import Border, Pair
from maps.builder.elements import UNSEEN, group, path, svg_id
from maps.builder.geometry import densified, merged, polygons
from maps.builder.land import Grounds
from maps.builder.layout import Place
from maps.builder.lettering import Run
from maps.builder.paths import area, decimal, line
from maps.builder.projection import Projection
from maps.builder.rules import Rules

_SHALLOWS = (16.0, 10.0, 5.0)  # units: how far the bands of paler water reach
_CLEAR = 1.5  # units kept free of the graticule around names and coasts
_LEAST_SHALLOW = 20  # square units: smaller islands have none


@dataclass(frozen=True, slots=True, kw_only=True)
class Chart:
    """Everything that is drawn."""

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
        """All ground except water."""
        return shapely.union_all([g for n, g in sorted(self.grounds.items()) if n not in self.seas])


def draw(chart: Chart) -> str:
    """The whole SVG file."""
    width, height = map(decimal, chart.projection.size)
    layers = (
        _grounds(chart, "water", sorted(chart.seas & chart.grounds.keys())),
        _graticule(chart),
        _shallows(chart),
        _sea_lines(chart),
        _grounds(chart, "land", sorted(chart.grounds.keys() - chart.seas)),
        group("lakes", [path("lake", area(lake)) for lake in chart.lakes]),
        _borders(chart),
        _coastline(chart),
        _coasts(chart),
        centres(chart.layout),
        names(chart.layout),
        anchors(chart.layout),
        _frame(width, height),
    )
    size = f'viewBox="0 0 {width} {height}" width="{width}" height="{height}"'
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" {size}>',
        *_about(chart.rules),
        f"<style>\n{chart.style.strip()}\n</style>",
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


def _grounds(chart: Chart, layer: str, names: Iterable[str]) -> Iterator[str]:
    kind = "sea" if layer == "water" else "land"

    def classes(name: str) -> str:
        facts = chart.rules.provinces.get(name)
        played = kind == "sea" or (facts and not facts.impassable)
        return kind if played else f"{kind} inert"

    pieces = (path(classes(name), area(chart.grounds[name]), name) for name in names)
    return group(layer, pieces)


def _graticule(chart: Chart) -> Iterator[str]:
    meridians = [[(lon, 22.0), (lon, 78.0)] for lon in np.arange(-50.0, 81.0, 10)]
    parallels = [[(-50.0, lat), (80.0, lat)] for lat in np.arange(20.0, 81.0, 10)]
    curves = [
        shapely.LineString(chart.projection(densified(points, 1.0)))
        for points in (*meridians, *parallels)
    ]
    names = [place.lettering.ground(*place.standing.name) for place in chart.layout.values()]
    hulls = [shapely.convex_hull(name) for name in names]
    covered = shapely.union_all([chart.land, *hulls]).buffer(_CLEAR)
    seen = shapely.union_all(curves).intersection(chart.projection.box).difference(covered)
    calm = [curve.simplify(0.3) for curve in merged([seen])]
    return group("graticule", [path("graticule", line(calm))])


def _shallows(chart: Chart) -> Iterator[str]:
    """Bands of paler water along the coasts, widest first; the land will cover the rest."""
    islands = [p for p in polygons(chart.land.simplify(1.0)) if p.area > _LEAST_SHALLOW]
    shore = shapely.union_all(islands)
    bands = [shore.buffer(reach).simplify(0.5) for reach in _SHALLOWS]
    seen = [band.intersection(chart.projection.box) for band in bands]
    return group("shallows", [path("shallow", area(band)) for band in seen])


def _sea_lines(chart: Chart) -> Iterator[str]:
    between = [b for pair, b in chart.borders.items() if pair <= chart.seas]
    curves = merged(piece for border in between for piece in border.lines)
    return group("sea-lines", [path("sea-line", line(curves))])


def _borders(chart: Chart) -> Iterator[str]:
    homes: dict[bool, list[shapely.LineString]] = {False: [], True: []}
    for pair, border in chart.borders.items():
        if pair & chart.seas:
            continue
        nations = {_nation(chart, name) for name in pair}
        homes[len(nations) > 1].extend(border.lines)
    return group(
        "borders",
        [path("border", line(merged(homes[False]))), path("frontier", line(merged(homes[True])))],
    )


def _nation(chart: Chart, name: str) -> str:
    """Whose land it is at the start of the game; neutral land is its own."""
    facts = chart.rules.provinces.get(name)
    return (facts.home if facts else None) or name


def _coastline(chart: Chart) -> Iterator[str]:
    edge = chart.projection.box.boundary.buffer(0.06)
    shore = chart.land.boundary.difference(edge)
    return group("coastline", [path("shore", line(merged([shore])))])


def _coasts(chart: Chart) -> Iterator[str]:
    curves = sorted(chart.coasts.items())
    return group("coasts", [path("coast", line([curve]), coast) for coast, curve in curves], UNSEEN)


def _frame(width: str, height: str) -> Iterator[str]:
    """A mat of paper between two rules."""

    def rule(kind: str, inset: float) -> str:
        w, h = (decimal(float(side) - 2 * inset) for side in (width, height))
        at = decimal(inset)
        return f'<rect class="{kind}" x="{at}" y="{at}" width="{w}" height="{h}"/>'

    return group("frame", [rule("mat", 5), rule("frame outer", 1.5), rule("frame inner", 10)])


def centres(layout: Mapping[str, Place]) -> Iterator[str]:
    """The marks of the centres."""
    marks = [p.standing.mark for p in layout.values() if p.standing.mark]
    return group(
        "centres",
        [
            f'<circle class="{kind}" cx="{decimal(x)}" cy="{decimal(y)}" r="{radius}"/>'
            for x, y in marks
            for kind, radius in (("centre", "3.9"), ("heart", "1.7"))
        ],
    )


def names(layout: Mapping[str, Place]) -> Iterator[str]:
    """The names, each as a group that has the name as a whole."""
    return group("names", (piece for i, p in layout.items() for piece in _name(i, p)))


def _name(id_: str, place: Place) -> Iterator[str]:
    kind = "sea-name" if place.facts.sea else "land-name"
    runs = place.lettering.runs(*place.standing.name)
    size = decimal(place.lettering.size)
    said = quoteattr(place.facts.name)
    yield f'<g id="name-{id_}" class="{kind}" font-size="{size}" aria-label={said}>'
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


def anchors(layout: Mapping[str, Place]) -> Iterator[str]:
    """Where pieces stand, for anybody who opens the picture in an editor."""

    def spots() -> Iterator[str]:
        for id_, place in layout.items():
            if place.facts.impassable:
                continue
            yield _anchor(f"unit-{id_}", place.standing.unit)
            yield _anchor(f"dislodged-{id_}", place.standing.dislodged)
            yield _anchor(f"rail-{id_}", place.standing.rail)
            for coast, ashore in place.coasts.items():
                yield _anchor(f"unit-{svg_id(coast)}", ashore.unit)
                yield _anchor(f"dislodged-{svg_id(coast)}", ashore.dislodged)

    return group("anchors", spots(), UNSEEN)


def _anchor(name: str, spot: tuple[float, float]) -> str:
    return f'<circle id="{name}" cx="{decimal(spot[0])}" cy="{decimal(spot[1])}" r="2"/>'
