"""Turns drawn outlines into clean ground: cut by drawing order, gaps closed to the nearest one."""

from collections.abc import Sequence
from typing import Final

import numpy as np
import numpy.typing as npt
import shapely

Floats = npt.NDArray[np.float64]

GRID: Final = 0.01
"""How finely corners are placed, so that a border is the same line from both sides."""

_FACING: Final = 0.5
"""How squarely a gap must lie before an edge to count, as the cosine of the angle."""

_FEW: Final = 0.03
"""The part of all nearby edges that must have a gap before them for a drawing to have gaps."""

_BINS: Final = 48
"""Into how many steps the widths of gaps are counted."""

_WIDEST: Final = 60
"""The widest gap ever proposed, as a fraction of the picture's width."""

_MOST_SPOTS: Final = 60_000


def cut(areas: Sequence[shapely.Geometry]) -> list[shapely.Geometry]:
    """The areas in drawing order, each without what later ones cover."""
    tree = shapely.STRtree(areas)
    found = []
    for number, area in enumerate(areas):
        above = [n for n in tree.query(area, predicate="intersects") if n > number]
        cover = shapely.union_all([areas[n] for n in above]) if above else None
        found.append(_solid(area.difference(cover) if cover is not None else area))
    return found


def widest_gap(areas: Sequence[shapely.Geometry], width: float) -> float:
    """The widest gap between neighbours that a drawing seems to have; tiny if it has none.

    Every stretch of an edge has a distance to the outline in front of it. Gaps are many and alike,
    while inlets and straits have every width: the gaps end where the cluster of distances ends.
    """
    most, hair = width / _WIDEST, width / 600
    spots, normals, owners = _edges(areas, max(width / 600, 1e-6))
    if not len(spots):
        return hair
    distances = _before(areas, spots, normals, owners, most)
    near = distances[np.isfinite(distances)]
    gaps = near[near > most / 200]
    if len(gaps) < max(4, len(near) * _FEW):
        return hair
    crowd, edges = np.histogram(gaps, bins=_BINS, range=(0, most))
    smooth = np.convolve(crowd, [0.25, 0.5, 0.25], mode="same")
    peak = int(smooth[: _BINS * 3 // 4].argmax())
    sparse = smooth < smooth[peak] / 8
    ends = [n for n in range(peak + 1, _BINS) if sparse[n : n + n // 2 + 2].all()]
    if not ends:
        return hair
    end = float(edges[ends[0] + 1])
    within = gaps[gaps <= end]
    return max(float(within.max()) * 1.1, hair)


def _edges(areas: Sequence[shapely.Geometry], step: float) -> tuple[Floats, Floats, Floats]:
    """Points along all edges, the outward direction there, and whose edges they are."""
    spots, normals, owners = [np.empty((0, 2))], [np.empty((0, 2))], [np.empty(0)]
    for number, area in enumerate(areas):
        for part in shapely.get_parts(shapely.orient_polygons(area)):
            for ring in shapely.get_rings(part):
                line = shapely.get_coordinates(shapely.segmentize(ring, step))
                along = np.diff(line, axis=0)
                length = np.hypot(*along.T)
                keep = length > 0
                along = along[keep] / length[keep, None]
                spots.append(((line[:-1] + line[1:]) / 2)[keep])
                # Orientation puts the ground to the left of every ring, so that outwards is to the
                # right.
                normals.append(np.column_stack([along[:, 1], -along[:, 0]]))
                owners.append(np.full(int(keep.sum()), float(number)))
    return np.concatenate(spots), np.concatenate(normals), np.concatenate(owners)


def _before(
    areas: Sequence[shapely.Geometry], spots: Floats, normals: Floats, owners: Floats, most: float
) -> Floats:
    """The distance from each spot straight ahead to the nearest other area; infinite if none."""
    every = max(1, len(spots) // _MOST_SPOTS)
    spots, normals, owners = spots[::every], normals[::every], owners[::every]
    points = shapely.points(spots)
    found = np.full(len(spots), np.inf)
    tree = shapely.STRtree(areas)
    spot, area = tree.query(points, predicate="dwithin", distance=most)
    # What lies below a spot is not its neighbour: a sea below the lands, an overlap.
    inside = shapely.contains_properly(np.asarray(areas, dtype=object)[area], points[spot])
    other = (owners[spot] != area) & ~inside
    spot, area = spot[other], area[other]
    ways = shapely.shortest_line(points[spot], np.asarray(areas, dtype=object)[area])
    ends = shapely.get_coordinates(ways).reshape(-1, 2, 2)
    across = ends[:, 1] - ends[:, 0]
    length = np.hypot(*across.T)
    with np.errstate(invalid="ignore", divide="ignore"):
        facing = (across * normals[spot]).sum(axis=1) / length
    square = (length == 0) | (facing > _FACING)
    np.minimum.at(found, spot[square], length[square])
    return found


def settled(
    areas: Sequence[shapely.Geometry],
    drawn: Sequence[shapely.Geometry],
    bridge: float,
    frame: shapely.Geometry,
) -> list[shapely.Geometry]:
    """The areas as one valid coverage: slivers and gaps up to ``bridge`` go to the nearest outline.

    ``drawn`` are the areas before cutting: a narrow part of them was drawn on purpose, but where
    only a crack of a lower sheet shows between two others (a sea between lands), it is a gap.
    """
    kept = [_solid(_without_slivers(a, d, bridge)) for a, d in zip(areas, drawn, strict=True)]
    whole = shapely.union_all(kept)
    left, _, right, _ = frame.bounds
    enclosed = max(bridge, (right - left) / _WIDEST)
    closed = whole.buffer(bridge / 2, join_style="mitre", mitre_limit=2).buffer(
        -bridge / 2, join_style="mitre", mitre_limit=2
    )
    filled = shapely.union_all([closed, *_holes(closed, enclosed)]).intersection(frame)
    gaps = filled.difference(whole)
    return _coverage(*_shared(kept, gaps, bridge), len(kept), bridge)


def _solid(area: shapely.Geometry) -> shapely.Geometry:
    """The polygons of a geometry, without lines and points."""
    if area.geom_type in {"Polygon", "MultiPolygon"}:
        return area
    parts = [part for part in shapely.get_parts(area) if part.geom_type.endswith("Polygon")]
    return shapely.union_all(parts) if parts else shapely.Polygon()


def _without_slivers(
    area: shapely.Geometry, drawn: shapely.Geometry, bridge: float
) -> shapely.Geometry:
    if area.area >= drawn.area * (1 - 1e-9):
        return area
    half = bridge / 2
    opened = area.buffer(-half).buffer(half * 1.05).intersection(area)
    # Where three shapes meet, a crack is wider than elsewhere; no lake is that small.
    parts = shapely.get_parts(opened)
    opened = shapely.union_all(parts[shapely.area(parts) > 4 * bridge * bridge])
    meant = drawn.difference(drawn.buffer(-half).buffer(half * 1.05))
    return opened.union(area.intersection(meant)) if not meant.is_empty else opened


def _holes(closed: shapely.Geometry, bridge: float) -> list[shapely.Geometry]:
    """Holes that are nowhere wider than the bridge."""
    rings = [ring for part in shapely.get_parts(closed) for ring in shapely.get_rings(part)[1:]]
    holes = [shapely.Polygon(ring) for ring in rings]
    return [hole for hole in holes if hole.buffer(-bridge / 2).is_empty]


def _shared(
    areas: list[shapely.Geometry], gaps: shapely.Geometry, bridge: float
) -> tuple[list[shapely.Geometry], list[int]]:
    """The areas and every piece of the gaps, each with the number of the area it goes to."""
    grounds, owner = list(areas), list(range(len(areas)))
    pieces = [part for part in shapely.get_parts(gaps) if part.area > GRID**2]
    if not pieces:
        return grounds, owner
    step = max(bridge / 3, GRID * 4)
    near = shapely.union_all(pieces).buffer(step)
    shapely.prepare(near)
    spots, owners = [], []
    for number, area in enumerate(areas):
        edge = shapely.segmentize(area.boundary, step)
        points = np.round(shapely.get_coordinates(edge), 3)
        points = points[shapely.contains_xy(near, points)]
        spots.append(points)
        owners.append(np.full(len(points), number))
    every, first = np.unique(np.concatenate(spots), axis=0, return_index=True)
    whose = np.concatenate(owners)[first]
    if len(every) < 3:
        return grounds, owner
    cells = shapely.voronoi_polygons(shapely.multipoints(every), ordered=True)
    parts = shapely.get_parts(cells)
    tree = shapely.STRtree(pieces)
    numbers = np.unique(whose)
    fields = [_joined(parts[whose == number]) for number in numbers]
    if shapely.coverage_is_valid(fields):  # otherwise they are merely less smooth
        fields = shapely.coverage_simplify(fields, step)
    for number, mine in zip(numbers, fields, strict=True):
        near_by = tree.query(mine, predicate="intersects")
        for share in shapely.intersection(mine, np.asarray(pieces, dtype=object)[near_by]):
            if share.area > 0:
                grounds.append(_solid(share))
                owner.append(int(number))
    return grounds, owner


def _joined(parts: "npt.NDArray[np.object_]") -> shapely.Geometry:
    """Cells with shared edges as one ground; the slow way if rounding moved an edge.

    Where a Voronoi cell was rounded so that its outline crosses itself, only that way serves.
    """
    try:
        return shapely.coverage_union_all(parts)
    except shapely.GEOSException:
        return shapely.union_all(shapely.make_valid(parts), grid_size=GRID / 10)


def _coverage(
    grounds: Sequence[shapely.Geometry], owners: Sequence[int], count: int, bridge: float
) -> list[shapely.Geometry]:
    """The same grounds by owner on one mesh of lines, so that neighbours share their borders."""
    placed = shapely.set_precision(np.asarray(grounds, dtype=object), GRID)
    lines = shapely.union_all(shapely.boundary(placed), grid_size=GRID)
    faces = shapely.get_parts(shapely.polygonize([lines]))
    tree = shapely.STRtree(placed)
    middles = shapely.point_on_surface(faces)
    owner = np.full(len(faces), -1)
    face, ground = tree.query(middles, predicate="within")
    owner[face] = np.asarray(owners)[ground]
    # Specks between roundings of the same border go to whichever is near.
    for lost in np.flatnonzero((owner < 0) & (shapely.area(faces) < bridge * bridge)):
        near = tree.query(faces[lost], predicate="dwithin", distance=2 * GRID)
        if len({owners[number] for number in near}) > 1:
            owner[lost] = owners[near[0]]
    found = [_joined(faces[owner == number]) for number in range(count)]
    found = [one if one.area else shapely.Polygon() for one in found]
    solid = [n for n, one in enumerate(found) if not one.is_empty]
    if solid and shapely.coverage_is_valid([found[n] for n in solid]):
        simple = shapely.coverage_simplify([found[n] for n in solid], bridge / 4)
        for n, one in zip(solid, simple, strict=True):
            found[n] = one
    return found


def border_lengths(areas: Sequence[shapely.Geometry]) -> dict[tuple[int, int], float]:
    """The length of the border that each pair of areas in a coverage shares."""
    tree = shapely.STRtree(areas)
    grounds = np.asarray(areas, dtype=object)
    ones, others = tree.query(grounds, predicate="intersects")
    wanted = ones < others
    ones, others = ones[wanted], others[wanted]
    shared = shapely.intersection(
        shapely.boundary(grounds[ones]), shapely.boundary(grounds[others])
    )
    lengths = shapely.length(shared)
    pairs = zip(ones.tolist(), others.tolist(), lengths.tolist(), strict=True)
    return {(one, other): length for one, other, length in pairs}


def shortest_border(lengths: Sequence[float], bridge: float) -> float:
    """The shortest border in this drawing that is meant as one, and not an artefact of corners.

    Where outlines meet in a corner, closing the gaps leaves borders about as long as the gaps are
    wide; those that were drawn are longer. The proposal lies where the lengths jump.
    """
    short = sorted(length for length in lengths if GRID < length < 6 * bridge)
    low = 1.2 * bridge
    marks = [low / 1.5, *(length for length in short if length > low / 1.5), 6 * bridge]
    gaps = [(marks[n + 1] / marks[n], n) for n in range(len(marks) - 1) if marks[n] < 3.5 * bridge]
    best = max(gaps)[1]
    return float(np.sqrt(marks[best] * marks[best + 1]))
