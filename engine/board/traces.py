"""Turns one SVG shape into rings of points, and rings into the area they enclose."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import partial
from typing import Final
from xml.etree.ElementTree import Element

import numpy as np
import numpy.typing as npt
import shapely
import svgelements

from engine.board.svg import SVG

Ring = npt.NDArray[np.float64]
"""One subpath as an array of points; also a matrix that places it."""

CURVE_STEP: Final = 1.0
"""About how long the straight pieces are that stand for a curve, in user units."""

SHAPES: Final = {"path", "rect", "circle", "ellipse", "polygon", "polyline", "line"}
"""The elements that draw something by themselves."""


@dataclass(frozen=True, slots=True)
class Trace:
    """The rings of one shape and the rule for which of them are holes."""

    rings: tuple[Ring, ...]
    evenodd: bool


def trace(element: Element, matrix: Ring, *, evenodd: bool) -> Trace:
    """The rings of a shape element, placed by the matrix; raises ValueError."""
    return Trace(tuple(_rings(_path(element), matrix)), evenodd)


def transform(element: Element) -> Ring:
    """The matrix of an element's own ``transform``."""
    text = element.get("transform")
    if not text:
        return np.eye(3)
    m = svgelements.Matrix(text)
    return np.array([[m.a, m.c, m.e], [m.b, m.d, m.f], [0, 0, 1]], dtype=float)


def evenodd_fill(element: Element, *, inherited: bool) -> bool:
    """Whether an element is filled by the even-odd rule, possibly by inheritance."""
    found = re.search(r"fill-rule\s*:\s*(\w+)", element.get("style", ""))
    rule = found[1] if found else element.get("fill-rule", "inherit")
    return inherited if rule == "inherit" else rule == "evenodd"


def number(element: Element, key: str) -> float:
    """A length of an element in user units; zero if it is absent.

    Raises ValueError if it is a percentage or not a length.
    """
    text = element.get(key)
    if text is None:
        return 0.0
    value = svgelements.Length(text).value(ppi=96)
    if not isinstance(value, int | float):
        raise ValueError(f"its {key} is {text!r}, which is no plain length")  # noqa: TRY004
    return float(value)


def _path(element: Element) -> svgelements.Path:
    tag = element.tag.removeprefix(SVG)
    number_of = partial(number, element)
    match tag:
        case "path":
            return svgelements.Path(element.get("d", ""))
        case "rect":
            corners = {key: number_of(key) for key in ("rx", "ry") if element.get(key)}
            sides = {key: number_of(key) for key in ("x", "y", "width", "height")}
            return svgelements.Path(svgelements.Rect(**sides, **corners))
        case "circle":
            radius = number_of("r")
            return svgelements.Path(
                svgelements.Ellipse(cx=number_of("cx"), cy=number_of("cy"), rx=radius, ry=radius)
            )
        case "ellipse":
            sizes = {key: number_of(key) for key in ("cx", "cy", "rx", "ry")}
            return svgelements.Path(svgelements.Ellipse(**sizes))
        case "line":
            start = complex(number_of("x1"), number_of("y1"))
            return svgelements.Path(
                svgelements.SimpleLine(start, complex(number_of("x2"), number_of("y2")))
            )
        case _:
            kind = svgelements.Polygon if tag == "polygon" else svgelements.Polyline
            return svgelements.Path(kind(element.get("points", "")))


def _rings(path: svgelements.Path, matrix: Ring) -> Iterator[Ring]:
    scale = float(np.sqrt(abs(np.linalg.det(matrix[:2, :2])))) or 1.0
    points: list[tuple[float, float]] = []
    for segment in path:
        if isinstance(segment, svgelements.Move):
            if len(points) > 1:
                yield _placed(points, matrix)
            points = [(segment.end.x, segment.end.y)]
        elif isinstance(segment, svgelements.Close):
            yield _placed([*points, points[0]], matrix)
            points = points[:1]
        elif isinstance(segment, svgelements.Line):
            points.append((segment.end.x, segment.end.y))
        else:
            length = abs(complex(segment.end) - complex(segment.start)) * scale
            steps = int(min(max(8, 2 * length / CURVE_STEP), 200))
            points.extend(map(tuple, segment.npoint(np.linspace(0, 1, steps + 1)[1:])))
    if len(points) > 1:
        yield _placed(points, matrix)


def _placed(points: list[tuple[float, float]], matrix: Ring) -> Ring:
    flat = np.column_stack([np.asarray(points, dtype=float), np.ones(len(points))])
    if not np.isfinite(flat).all():
        raise ValueError("a number of its outline is too large; draw it again")
    # Rounding makes a shared curve the same from both sides, whichever way each is drawn.
    return np.round((flat @ matrix.T)[:, :2], 3)


def fill(trace: Trace) -> shapely.Geometry:
    """The area inside the rings; the larger ring first, so that holes cut what they lie in."""
    rings = [_polygon(ring) for ring in trace.rings if len(ring) > 2]
    rings = [(area, turn) for area, turn in rings if not area.is_empty]
    rings.sort(key=lambda ring: -ring[0].area)
    whole: shapely.Geometry = shapely.Polygon()
    for rank, (area, turn) in enumerate(rings):
        if trace.evenodd:
            whole = whole.symmetric_difference(area)
            continue
        middle = area.representative_point()
        wound = turn + sum(t for other, t in rings[:rank] if other.contains(middle))
        whole = whole.union(area) if wound else whole.difference(area)
    return whole


def _polygon(ring: Ring) -> tuple[shapely.Geometry, int]:
    area = shapely.polygons(ring)
    turn = 1 if shapely.is_ccw(area.exterior) else -1
    return (area if area.is_valid else shapely.make_valid(area).buffer(0), turn)
