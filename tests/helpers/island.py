"""The island of the tutorial, as somebody draws it in Inkscape: ``python -m tests.helpers.island``.

Twelve shapes with labels, drawn by hand so that they leave gaps; a blue sheet beneath them, lines
where one sea ends and the next begins, discs on the centres, and the names of the seas as texts.
"""

import sys
from math import cos, pi, sin
from pathlib import Path

import shapely

WIDE, HIGH = 800, 600

LANDS = {
    "Alder": (260, 190),
    "Birch": (390, 150),
    "Cedar": (520, 190),
    "Dogwood": (200, 300),
    "Elm": (330, 270),
    "Fir": (450, 265),
    "Hazel": (600, 290),
    "Juniper": (250, 410),
    "Larch": (370, 385),
    "Maple": (490, 380),
    "Oak": (590, 400),
    "Pine": (420, 470),
}
CENTRES = ("Alder", "Cedar", "Dogwood", "Elm", "Hazel", "Juniper", "Maple", "Pine")
SEAS = {"North Water": (400, 45), "East Water": (735, 300), "South Water": (400, 565)}
SEAS |= {"West Water": (65, 300)}
_CORNERS = ((0, 0), (WIDE, 0), (WIDE, HIGH), (0, HIGH))


def shapes() -> dict[str, shapely.Geometry]:
    """The ground of each province, a little smaller than its share of the island."""
    shore = [
        (400 + 275 * cos(a) * (1 + 0.06 * sin(5 * a)), 300 + 215 * sin(a) * (1 + 0.05 * cos(7 * a)))
        for a in (pi * step / 45 for step in range(90))
    ]
    whole = shapely.Polygon(shore)
    cells = shapely.voronoi_polygons(
        shapely.MultiPoint(list(LANDS.values())), extend_to=whole, ordered=True
    )
    found = {}
    for name, cell in zip(LANDS, shapely.get_parts(cells), strict=True):
        found[name] = cell.intersection(whole).buffer(-0.8, join_style="mitre")
    return found


def drawing() -> str:
    """The file as Inkscape saves it."""
    grounds = shapes()
    lands = "\n".join(
        f'<path id="path{number}" inkscape:label="{name}" style="fill:#e8d9b0;stroke:#5d4a2a" '
        f'd="{_way(ground)}"/>'
        for number, (name, ground) in enumerate(grounds.items(), 10)
    )
    middle = shapely.union_all(list(grounds.values())).buffer(2)
    lines = "\n".join(
        f'<path id="line{number}" style="fill:none;stroke:#3a6ea5" d="{_line(middle, corner)}"/>'
        for number, corner in enumerate(_CORNERS, 1)
    )
    dots = "\n".join(
        f'<circle id="dot{number}" cx="{_dot(grounds[name])[0]:.1f}" '
        f'cy="{_dot(grounds[name])[1]:.1f}" r="5" style="fill:#000000"/>'
        for number, name in enumerate(CENTRES, 1)
    )
    names = "\n".join(
        f'<text id="text{number}" x="{x - 4 * len(name)}" y="{y}" '
        f'style="font-size:16px;fill:#1c4e80"><tspan>{name}</tspan></text>'
        for number, (name, (x, y)) in enumerate(SEAS.items(), 1)
    )
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" '
        'xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape" '
        f'width="{WIDE}" height="{HIGH}" viewBox="0 0 {WIDE} {HIGH}">\n'
        f'<rect id="rect1" width="{WIDE}" height="{HIGH}" style="fill:#a9cbe0"/>\n'
        f"{lines}\n{lands}\n{dots}\n{names}\n</svg>\n"
    )


def _way(ground: shapely.Geometry) -> str:
    return "M " + " L ".join(f"{x:.1f} {y:.1f}" for x, y in ground.exterior.coords[:-1]) + " Z"


def _line(island: shapely.Geometry, corner: tuple[float, float]) -> str:
    """From the shore to a corner of the sheet."""
    way = shapely.LineString([(WIDE / 2, HIGH / 2), corner]).difference(island)
    return "M " + " L ".join(f"{x:.1f} {y:.1f}" for x, y in way.coords)


def _dot(ground: shapely.Geometry) -> tuple[float, float]:
    spot = shapely.maximum_inscribed_circle(ground).coords[0]
    return spot[0] + 14, spot[1] - 10


if __name__ == "__main__":
    Path(sys.argv[1]).write_text(drawing(), "utf-8")
