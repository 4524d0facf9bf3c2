"""Makes one planar partition of grounds that slightly overlap and gape."""

from collections import defaultdict
from collections.abc import Iterable

import numpy as np
import shapely

from maps.builder.geometry import polygons, shared
from maps.builder.land import Grounds

_GRID = 0.01  # units: edges nearer than this become one
_CRUMB = 6  # square units: smaller detached pieces go to a neighbour
_ROUNDS = 2  # giving a crumb away can make another


def partition(grounds: Grounds, frame: shapely.Polygon, tolerance: float) -> Grounds:
    """The same grounds with their edges shared exactly, simplified, and without crumbs.

    Raises:
        ValueError: If the result is not a partition, which would be our bug.
    """
    edges = [shapely.set_precision(ground.boundary, _GRID) for ground in grounds.values()]
    net = shapely.union_all([*edges, frame.boundary], grid_size=_GRID)
    clean = without_crumbs(relabelled(net, grounds), _CRUMB)
    simple = shapely.coverage_simplify(
        np.array(list(clean.values()), dtype=object), tolerance, simplify_boundary=True
    )
    found = dict(zip(clean, simple, strict=True))
    require_partition(found)
    return found


def require_partition(grounds: Grounds) -> None:
    """Do nothing if no two grounds overlap and all edges are shared.

    Raises:
        ValueError: If not.
    """
    if not shapely.coverage_is_valid(np.array(list(grounds.values()), dtype=object)):
        raise ValueError("the grounds are no partition: some edges cross or are not shared")


def relabelled(net: shapely.Geometry, grounds: Grounds) -> dict[str, shapely.Geometry]:
    """The faces of a noded net, each given to the ground it is in, or else overlaps."""
    names = list(grounds)
    tree = shapely.STRtree([grounds[name] for name in names])
    found: dict[str, list[shapely.Polygon]] = defaultdict(list)
    orphans: list[shapely.Polygon] = []
    for face in shapely.get_parts(shapely.polygonize(shapely.get_parts(net))):
        hits = sorted(tree.query(face.representative_point(), "within"))
        if hits:
            found[names[hits[0]]].append(face)
        else:
            orphans.append(face)
    whole = {name: shapely.union_all(found[name]) for name in names if name in found}
    return given_away(whole, orphans)


def given_away(grounds: Grounds, pieces: Iterable[shapely.Polygon]) -> dict[str, shapely.Geometry]:
    """The grounds, with each piece added to the one it touches most."""
    found = dict(grounds)
    for piece in pieces:
        near = [name for name in found if found[name].intersects(piece)]
        owner = max(near, key=lambda name: (shared(found[name], piece), name))
        found[owner] = shapely.union_all([found[owner], piece])
    return found


def without_crumbs(grounds: Grounds, least: float) -> dict[str, shapely.Geometry]:
    """The grounds, with pieces smaller than ``least`` given away unless there is nothing else."""
    found = dict(grounds)
    for _ in range(_ROUNDS):
        for name in list(found):
            parts = polygons(found[name])
            largest = max(part.area for part in parts)
            crumbs = [part for part in parts if part.area < min(least, largest)]
            if crumbs:
                mine = shapely.union_all([p for p in parts if p.area >= min(least, largest)])
                others = {other: ground for other, ground in found.items() if other != name}
                found = {**found, **given_away(others, crumbs), name: mine}
    return found
