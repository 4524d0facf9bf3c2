"""Reads a drawing as people make them: shapes, lines and texts with names, layers and paint."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from typing import Final
from xml.etree.ElementTree import Element

import numpy as np
import shapely

from engine.board.outlines import NAMING, Drawing
from engine.board.svg import SVG, reference
from engine.board.traces import SHAPES, Ring, number, transform
from engine.drafting.paint import Paint, Painting
from engine.drafting.words import is_plain_id, kind_of_layer

Spot = tuple[float, float]

_LABEL: Final = NAMING["inkscape:label"]
_LAYER: Final = "{http://www.inkscape.org/namespaces/inkscape}groupmode"
_GROUPS: Final = {"g", "a", "switch", "svg"}
_UNSEEN: Final = {"defs", "clipPath", "mask", "marker", "pattern", "symbol", "metadata", "style"}
_CLOSED: Final = {"rect", "circle", "ellipse", "polygon"}
_MOST_PARTS: Final = 12
"""How many parts a group may have that is one province, such as islands."""

_NEARLY: Final = 0.04
"""How wide an outline may be open, as a part of its length, to be meant as closed."""

_LETTER: Final = 0.27
"""Half the usual width of a letter, as a part of the size of type."""


@dataclass(frozen=True, slots=True, eq=False)
class Item:
    """One drawn thing; ``name`` is its designer's name for it, empty for a program's own ids.

    ``kinds`` are the purposes of the layers around it, innermost first. ``area`` is empty for
    lines.
    """

    element: Element
    name: str
    title: str
    kinds: tuple[str, ...]
    paint: Paint
    hidden: bool
    order: int
    area: shapely.Geometry
    line: shapely.Geometry

    @property
    def labelled(self) -> bool:
        """Whether its name was given as a label, and not just as an id."""
        return bool(self.name) and self.name != (self.element.get("id") or "").strip()

    @property
    def round(self) -> bool:
        """Whether it is about as wide as high: a dot, a star, a square."""
        left, top, right, bottom = self.line.bounds
        wide, high = right - left, bottom - top
        return bool(wide and high and 0.7 < wide / high < 1.43)

    @property
    def size(self) -> float:
        """The longer side of its bounding box."""
        left, top, right, bottom = self.line.bounds
        return float(max(right - left, bottom - top))

    @property
    def middle(self) -> Spot:
        """The middle of its bounding box."""
        left, top, right, bottom = self.line.bounds
        return ((left + right) / 2, (top + bottom) / 2)


@dataclass(frozen=True, slots=True, eq=False)
class Lettering:
    """A text on the drawing: what it says, about where its middle is, and its height."""

    element: Element
    text: str
    at: Spot
    size: float
    angle: float
    kinds: tuple[str, ...]
    paint: Paint
    hidden: bool


@dataclass(frozen=True, slots=True)
class _Around:
    """What an element inherits from its surroundings."""

    kinds: tuple[str, ...]
    paint: Paint
    matrix: Ring
    hidden: bool


class Sheet:
    """A drawing, taken apart."""

    def __init__(self, root: Element, place: str) -> None:
        self.root = root
        self.drawing = Drawing(root, "id", place)
        self._painting = Painting(root)
        self.items: list[Item] = []
        self.letters: list[Lettering] = []
        start = _Around((), Paint(), np.eye(3), hidden=False)
        self._walk(root, start)

    @cached_property
    def frame(self) -> tuple[float, float, float, float]:
        """Left, top, width and height; those of everything drawn if the file does not say."""
        try:
            left, top, wide, high = self.drawing.frame
        except ValueError:
            left = top = wide = high = 0.0
        if wide > 0 and high > 0:
            return (left, top, wide, high)
        bounds = [item.line.bounds for item in self.items if not item.line.is_empty]
        if not bounds:
            return (0.0, 0.0, 100.0, 100.0)
        lefts, tops, rights, bottoms = zip(*bounds, strict=True)
        left, top = min(lefts), min(tops)
        return (left, top, max(rights) - left or 1.0, max(bottoms) - top or 1.0)

    def _walk(self, parent: Element, around: _Around) -> None:
        for element in parent:
            tag = element.tag.removeprefix(SVG)
            if tag in _UNSEEN:
                continue
            paint = self._painting.of(element, around.paint)
            hidden = around.hidden or paint.hidden
            if tag == "text":
                here = around.matrix @ transform_of(element)
                self._letter(element, _Around(around.kinds, paint, here, hidden))
            elif tag in SHAPES or tag == "use" or (tag in _GROUPS and self._is_one(element)):
                self._add(element, _Around(around.kinds, paint, around.matrix, hidden))
            elif tag in _GROUPS:
                kind = kind_of_layer(element.get(_LABEL) or element.get("id") or "")
                kinds = (kind, *around.kinds) if kind else around.kinds
                here = around.matrix @ transform_of(element)
                self._walk(element, _Around(kinds, paint, here, hidden))

    def _is_one(self, group: Element) -> bool:
        """Whether a group is one named thing, such as a province of islands."""
        name = name_of(group)
        if not name or group.get(_LAYER) == "layer" or kind_of_layer(name):
            return False
        inner = [part for part in group.iter() if part is not group]
        drawn = [part for part in inner if part.tag.removeprefix(SVG) in {*SHAPES, "use"}]
        lettered = any(part.tag == f"{SVG}text" for part in inner)
        named = any(name_of(part) for part in inner)
        return bool(drawn) and len(drawn) <= _MOST_PARTS and not named and not lettered

    def _add(self, element: Element, around: _Around) -> None:
        line = self.drawing.line(element)
        if line.is_empty or not np.isfinite(line.bounds).all():
            return
        paint = around.paint
        if element.tag.removeprefix(SVG) in _GROUPS:  # its parts are painted, not the group
            first = next(p for p in element.iter() if p.tag.removeprefix(SVG) in {*SHAPES, "use"})
            paint = self._painting.of(first, paint)
        closed = paint.fill is not None or self._closed(element, line)
        area = self.drawing.area(element) if closed else shapely.Polygon()
        self.items.append(
            Item(
                element,
                name_of(element),
                element.findtext(f"{SVG}title") or element.get("data-name") or "",
                around.kinds,
                paint,
                around.hidden,
                len(self.items),
                area if area.area > 0 else shapely.Polygon(),
                line,
            )
        )

    def _closed(self, element: Element, line: shapely.Geometry) -> bool:
        tag = element.tag.removeprefix(SVG)
        if tag in _CLOSED or re.search(r"[zZ]\s*$", element.get("d", "")):
            return True
        parts = shapely.get_parts(line)
        merged = shapely.line_merge(line) if len(parts) > 1 else line
        if merged.geom_type != "LineString" or len(merged.coords) < 4:
            return False
        start, end = merged.coords[0], merged.coords[-1]
        return bool(np.hypot(start[0] - end[0], start[1] - end[1]) <= _NEARLY * merged.length)

    def _letter(self, element: Element, around: _Around) -> None:
        lines = [*_lines(element)]
        text = " ".join(" ".join(part for part, _ in lines).split())
        if not text:
            return
        size = around.paint.number("font-size", 16.0)
        path = next((p for p in element if p.tag == f"{SVG}textPath"), None)
        if path is not None:
            spot = self._along(path)
        else:
            try:
                spot = _spot(element, lines, size, around.paint)
            except ValueError:
                return
        if spot is None:
            return
        x, y, _ = around.matrix @ (*spot, 1.0)
        scale = float(np.sqrt(abs(np.linalg.det(around.matrix[:2, :2])))) or 1.0
        angle = float(np.degrees(np.arctan2(around.matrix[1, 0], around.matrix[0, 0])))
        if np.isfinite((x, y, scale)).all():
            self.letters.append(
                Lettering(
                    element,
                    text,
                    (float(x), float(y)),
                    size * scale,
                    angle,
                    around.kinds,
                    around.paint,
                    around.hidden,
                )
            )

    def _along(self, path: Element) -> Spot | None:
        """The middle of the line that a text runs along, before the text's own matrix."""
        for target in self.drawing.ids.get(reference(path) or "", ()):
            line = self.drawing.line(target)
            if not line.is_empty:
                at = shapely.line_interpolate_point(
                    shapely.get_parts(line)[0], 0.5, normalized=True
                )
                return (at.x, at.y)
        return None


def transform_of(element: Element) -> Ring:
    """An element's own matrix; an unreadable one moves nothing."""
    try:
        return transform(element)
    except (ValueError, TypeError, IndexError, AttributeError):
        return np.eye(3)


def name_of(element: Element) -> str:
    """A designer's name for an element: its label or id, empty if a program made it."""
    for text in (element.get(_LABEL), element.get("data-province"), element.get("id")):
        if text and not is_plain_id(text):
            return text.strip()
    return ""


def _lines(element: Element) -> Iterator[tuple[str, Element]]:
    """The lines of a text, each with the element that places it."""
    spans = [part for part in element if part.tag in {f"{SVG}tspan", f"{SVG}textPath"}]
    if element.text and element.text.strip():
        yield element.text.strip(), element
    for span in spans:
        inner = " ".join("".join(span.itertext()).split())
        if inner:
            yield inner, span
        if span.tail and span.tail.strip():
            yield span.tail.strip(), span


def _spot(
    element: Element, lines: list[tuple[str, Element]], size: float, paint: Paint
) -> Spot | None:
    """The middle of a text, from where its lines begin and how long they are."""
    spots = []
    last_x, last_y = _at(element, "x") or 0.0, _at(element, "y") or 0.0
    for text, span in lines:
        x, y = _at(span, "x"), _at(span, "y")
        last_x = last_x if x is None else x
        last_y = (last_y if y is None else y) + _em(span.get("dy"), size) * (span is not element)
        half = _LETTER * len(text) * size
        anchor = paint.properties.get("text-anchor", "start")
        anchor = span.get("text-anchor", anchor)
        lean = {"middle": 0.0, "end": -1.0}.get(anchor, 1.0)
        spots.append((last_x + lean * half, last_y - 0.35 * size))
    if not spots:
        return None
    return (sum(x for x, _ in spots) / len(spots), sum(y for _, y in spots) / len(spots))


def _at(element: Element, key: str) -> float | None:
    """A coordinate of a text; the first one if it has one per letter."""
    text = (element.get(key) or "").replace(",", " ").split()
    if not text:
        return None
    return number(Element("text", {key: text[0]}), key)


def _em(text: str | None, size: float) -> float:
    found = re.fullmatch(r"\s*([-+]?[\d.]+)\s*(em|px|)\s*", text or "")
    return float(found[1]) * (size if found[2] == "em" else 1.0) if found else 0.0
