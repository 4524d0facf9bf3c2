"""Smooths a partition arc by arc, so that neighbours still share their edges."""

from collections.abc import Set as AbstractSet
from dataclasses import dataclass

import shapely

from maps.builder.geometry import lines, rounded
from maps.builder.land import Grounds
from maps.builder.partition import relabelled, require_partition, without_crumbs

GRID = 0.1
"""Units: all points of the finished picture lie on this grid, and are written as they are."""

_NEAR = 0.05
_CRUMB = 5  # square units: smaller pieces that smoothing pinched off go to a neighbour
_SMALL_RING = 40  # units: shorter rings, such as islands, are not simplified


@dataclass(frozen=True, slots=True)
class Style:
    """How arcs of one kind are smoothed: simplified, rounded several times, simplified again."""

    before: float
    passes: int
    after: float


BORDER = Style(before=1.3, passes=2, after=0.25)
"""Borders between lands: calm lines, for those on the ground are as crooked as a coast."""

COAST = Style(before=0.5, passes=1, after=0.28)
"""Coasts keep their character."""

SEA = Style(before=0.05, passes=1, after=0.15)
"""Lines across the water are smooth already."""


def smooth(grounds: Grounds, seas: AbstractSet[str], frame: shapely.Polygon) -> Grounds:
    """The same partition with smooth arcs, on the grid.

    Args:
        grounds: The partition.
        seas: Which of them are water.
        frame: The picture's frame; arcs along it stay.

    Raises:
        ValueError: If the result is not a partition, which would be our bug.
    """
    names = list(grounds)
    tree = shapely.STRtree([grounds[name] for name in names])
    net = shapely.union_all([ground.boundary for ground in grounds.values()])
    edge = frame.boundary.buffer(_NEAR)
    arcs = []
    for arc in lines(shapely.line_merge(net)):
        if edge.contains(arc):
            arcs.append(arc)
            continue
        middle = arc.interpolate(0.5, normalized=True)
        sides = {names[n] in seas for n in tree.query(middle, "dwithin", _NEAR)}
        arcs.append(_smoothed(arc, SEA if sides == {True} else COAST if True in sides else BORDER))
    found = without_crumbs(relabelled(shapely.union_all(arcs, grid_size=GRID), grounds), _CRUMB)
    require_partition(found)
    return found


def _smoothed(arc: shapely.LineString, style: Style) -> shapely.LineString:
    short = arc.is_ring and arc.length < _SMALL_RING
    simple = arc if short else arc.simplify(style.before)
    if arc.is_ring and len(simple.coords) < 5:
        simple = arc
    curve = rounded(shapely.get_coordinates(simple), style.passes, ring=arc.is_ring)
    return shapely.LineString(curve).simplify(style.after)
