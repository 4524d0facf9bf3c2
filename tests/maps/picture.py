"""The finished standard picture as the tests see it: its grounds, and the ink of its names."""

import re
from functools import cache
from pathlib import Path

import shapely
from PySide6.QtGui import QFont, QPainterPath, QTransform

from engine.board import svg
from engine.board.picture import load_picture
from spydip_gui.output.palette import bundled_family

BOARD = Path(__file__).parents[2] / "maps/standard"
UNIT, DISLODGED, MARK, RAIL = 12.5, 9.0, 5.0, (30.0, 7.5)
"""What must find room: the radii of discs, and the size of the row of covert pieces."""


@cache
def drawn():
    """The SVG as an element tree."""
    return svg.read(BOARD / "map.svg")


@cache
def standing():
    """The picture as the engine reads it."""
    return load_picture("standard")


def disc(spot, radius):
    """A disc as an area."""
    return shapely.Point(spot).buffer(radius, quad_segs=16)


def rail(spot):
    """The row of covert pieces as an area."""
    (x, y), (width, height) = spot, RAIL
    return shapely.box(x - width / 2, y - height / 2, x + width / 2, y + height / 2)


def pieces(id_):
    """Everything but the name that finds room in a province, by what it is."""
    shape = standing().provinces[id_]
    found = {
        "unit": disc(shape.unit, UNIT),
        "dislodged": disc(shape.dislodged, DISLODGED),
        "rail": rail(shape.rail),
    }
    if shape.centre_mark:
        found["mark"] = disc(shape.centre_mark, MARK)
    return found


def ashore():
    """The fleets on split coasts, and those dislodged there, by coast and what they are."""
    for shape in standing().provinces.values():
        for place, coast in shape.coasts.items():
            yield place, "unit", disc(coast.unit, UNIT)
            yield place, "dislodged", disc(coast.dislodged, DISLODGED)


@cache
def names():
    """The ink of every name by its province, as Qt draws it with the bundled font."""
    family = bundled_family()
    return {
        group.get("id").removeprefix("name-").upper(): shapely.union_all(
            [_ink(text, group, family) for text in group if text.get("class") != "halo"]
        )
        for group in next(e for e in drawn() if e.get("id") == "names")
    }


def _ink(text, group, family):
    font = QFont(family)
    font.setPixelSize(100)
    font.setItalic(group.get("class") == "sea-name")
    path = QPainterPath()
    path.addText(0, 0, font, text.text)
    place = QTransform()
    if text.get("transform"):
        x, y, turn = map(float, re.findall(r"-?[\d.]+", text.get("transform")))
        place.translate(x, y)
        place.rotate(turn)
    else:
        place.translate(float(text.get("x")), float(text.get("y")))
    scale = float(group.get("font-size")) / 100
    place.scale(scale, scale)
    box = place.map(path).boundingRect() if not text.get("transform") else None
    if box is not None:
        return shapely.box(box.left(), box.top(), box.right(), box.bottom())
    corners = place.map(path).toFillPolygon()
    return shapely.MultiPoint([(p.x(), p.y()) for p in corners.toList()]).convex_hull
