"""Turns the shapes of a picture into polygons and lines, in the units of its viewBox."""

import re
from collections.abc import Iterable, Iterator, Mapping
from collections.abc import Set as AbstractSet
from functools import cached_property
from itertools import islice
from typing import Final
from xml.etree.ElementTree import Element

import numpy as np
import shapely

from engine.board.faults import BoardError
from engine.board.svg import SVG, reference
from engine.board.traces import SHAPES, Ring, Trace, evenodd_fill, fill, number, trace, transform
from engine.language.message import Message

MOST_SHAPES: Final = 5_000
"""How many shapes one name may cover, counting every ``use``."""

DEEPEST: Final = 200
"""How far groups and uses may lead into each other; a ``use`` of itself never ends."""

NAMING: Final = {
    "id": "id",
    "data-province": "data-province",
    "inkscape:label": "{http://www.inkscape.org/namespaces/inkscape}label",
}
"""The attribute that names an element, for each value of ``map.match``."""

_GROUPS: Final = {"g", "a", "switch"}
_UNDRAWN: Final = {"defs", "clipPath", "mask", "marker", "pattern", "symbol", "metadata"}


class Drawing:
    """A picture whose elements can be looked up by name.

    Args:
        root: The checked root element of the SVG.
        match: The attribute that names an element: a key of `NAMING`.
        place: The picture's name in errors.
    """

    def __init__(self, root: Element, match: str, place: str) -> None:
        self.root = root
        self.place = place
        self._naming = NAMING[match]
        self._parents = {child: parent for parent in root.iter() for child in parent}
        self._traced: dict[Element, tuple[Trace, ...]] = {}

    @cached_property
    def named(self) -> Mapping[str, tuple[Element, ...]]:
        """Every name with its elements; more than one is usually a fault."""
        return _collect(self.root, self._naming)

    @cached_property
    def ids(self) -> Mapping[str, tuple[Element, ...]]:
        """Every XML id with its elements."""
        return _collect(self.root, "id")

    @cached_property
    def frame(self) -> tuple[float, float, float, float]:
        """Left, top, width and height of the picture in its own units."""
        box = self.root.get("viewBox")
        if box is None:
            return (0, 0, number(self.root, "width"), number(self.root, "height"))
        try:
            left, top, width, height = map(float, box.replace(",", " ").split())
        except ValueError:
            raise BoardError(self.place, [Message("board.viewbox", box=box)]) from None
        return (left, top, width, height)

    def area(self, element: Element) -> shapely.Geometry:
        """The ground that an element covers, as one polygon or several; raises BoardError."""
        return shapely.union_all([fill(rings) for rings in self._traces(element)])

    def line(self, element: Element) -> shapely.Geometry:
        """The lines that an element draws; raises BoardError."""
        rings = [ring for rings in self._traces(element) for ring in rings.rings]
        return shapely.union_all([shapely.linestrings(ring) for ring in rings if len(ring) > 1])

    def areas(self, names: Iterable[str]) -> shapely.Geometry:
        """The ground that all elements with these names cover together; empty if there is none."""
        return shapely.union_all(
            [self.area(element) for name in names for element in self.named.get(name, ())]
        )

    def lines(self, names: Iterable[str]) -> shapely.Geometry:
        """The lines that all elements with these names draw; empty if there is none."""
        return shapely.union_all(
            [self.line(element) for name in names for element in self.named.get(name, ())]
        )

    def crossing(self, element: Element) -> tuple[float, float] | None:
        """A point where an element's outline crosses itself, if it does."""
        for rings in self._traces(element):
            for ring in rings.rings:
                if len(np.unique(ring, axis=0)) < 3:
                    continue
                reason = shapely.is_valid_reason(shapely.polygons(ring))
                at = re.search(r"Self-intersection\[(\S+) (\S+)\]", reason)
                if at:
                    return (float(at[1]), float(at[2]))
        return None

    def shapes(self) -> Iterator[tuple[str, Element]]:
        """Every drawn and named shape with its name, in drawing order."""
        yield from _drawn(self.root, self._naming)

    def inside(self, element: Element, names: AbstractSet[str], ids: AbstractSet[str]) -> bool:
        """Whether an element is, or is inside, an element with one of those names or ids."""
        step: Element | None = element
        while step is not None:
            if step.get(self._naming) in names or step.get("id") in ids:
                return True
            step = self._parents.get(step)
        return False

    def layer(self, element: Element) -> str:
        """The id of the outermost group around an element that has one; empty for none."""
        found = ""
        step = self._parents.get(element)
        while step is not None and step is not self.root:
            found = step.get("id") or found
            step = self._parents.get(step)
        return found

    def _traces(self, element: Element) -> tuple[Trace, ...]:
        if element not in self._traced:
            self._traced[element] = self._trace(element)
        return self._traced[element]

    def _trace(self, element: Element) -> tuple[Trace, ...]:
        try:
            lineage = [element]
            while lineage[-1] in self._parents:
                lineage.append(self._parents[lineage[-1]])
            matrix = np.eye(3)
            evenodd = False
            for step in reversed(lineage[1:]):
                matrix = matrix @ transform(step)
                evenodd = evenodd_fill(step, inherited=evenodd)
            walk = self._walk(element, matrix, evenodd=evenodd)
            traces = tuple(islice(walk, MOST_SHAPES + 1))
        except (ValueError, TypeError, ZeroDivisionError, AttributeError, IndexError) as error:
            name = element.get(self._naming) or element.get("id")
            # Other errors than these speak of the program, not of the picture.
            why = str(error) if isinstance(error, ValueError) else ""
            why = why or "its outline breaks off; draw it again"
            raise BoardError(
                self.place, [Message("board.element_unread", name=str(name), error=why)]
            ) from error
        if len(traces) > MOST_SHAPES:
            name = element.get(self._naming) or element.get("id")
            raise BoardError(
                self.place, [Message("board.too_many_shapes", name=str(name), most=MOST_SHAPES)]
            )
        return traces

    def _walk(
        self, element: Element, matrix: Ring, depth: int = 0, *, evenodd: bool
    ) -> Iterator[Trace]:
        if depth > DEEPEST:
            raise ValueError("it uses itself, or nests too deep")
        tag = element.tag.removeprefix(SVG)
        here = matrix @ transform(element)
        evenodd = evenodd_fill(element, inherited=evenodd)
        if tag in SHAPES:
            yield trace(element, here, evenodd=evenodd)
        elif tag in _GROUPS or tag == "symbol":
            for child in element:
                if child.tag.removeprefix(SVG) not in _UNDRAWN:
                    yield from self._walk(child, here, depth + 1, evenodd=evenodd)
        elif tag == "use":
            shift = np.eye(3)
            shift[:2, 2] = (number(element, "x"), number(element, "y"))
            for target in self.ids.get(reference(element) or "", ()):
                yield from self._walk(target, here @ shift, depth + 1, evenodd=evenodd)


def _collect(root: Element, attribute: str) -> dict[str, tuple[Element, ...]]:
    found: dict[str, tuple[Element, ...]] = {}
    for element in root.iter():
        name = element.get(attribute)
        if name:
            found[name] = (*found.get(name, ()), element)
    return found


def _drawn(parent: Element, naming: str) -> Iterator[tuple[str, Element]]:
    for child in parent:
        tag = child.tag.removeprefix(SVG)
        name = child.get(naming)
        if tag in _UNDRAWN:
            continue
        if name and (tag in SHAPES or tag == "use"):
            yield name, child
        yield from _drawn(child, naming)
