"""Puts the land of the provinces on the picture: without small islands, with the patches."""

from collections.abc import Mapping, Sequence

import shapely

from maps.builder.errors import refuse
from maps.builder.geometry import densified, polygons, sound
from maps.builder.projection import Projection
from maps.builder.source import Patch

_MARGIN = 40  # units kept beyond the frame until the end, so that its edge cuts cleanly
_LEAST_HOLE = 60  # km2: smaller waters inside land are filled
_LEAST_GROUND = 1  # square units: a province with less than that in the frame is a crumb
_PATCH_STEP = 0.05  # degrees: edges of patches bend with the projection

Grounds = Mapping[str, shapely.Geometry]
"""The ground of each province, by its name."""


def lay(
    cells: Mapping[str, Sequence[shapely.Polygon]],
    projection: Projection,
    patches: Sequence[Patch],
    least_island: float,
) -> Grounds:
    """The ground of each province within the frame, in units of the picture.

    Args:
        cells: The cells of each province, in degrees.
        projection: From degrees to the picture.
        patches: Land to be added.
        least_island: Smaller islands are left out, in square kilometres of the plane.

    Raises:
        SourceError: If a patch is for a province without land.
    """
    around = projection.box.buffer(_MARGIN)
    grounds = {
        name: sound(projection.shape(shapely.union_all(parts))).intersection(around)
        for name, parts in cells.items()
    }
    grounds = _without_crumbs(grounds, least_island, projection.scale**2)
    refuse(
        f"The patch {patch.why!r} is for {patch.to}, which has no land."
        for patch in patches
        if patch.to not in grounds
    )
    for patch in patches:
        grounds[patch.to] = _patched(grounds, patch, projection)
    inside = {name: ground.intersection(projection.box) for name, ground in grounds.items()}
    return {name: ground for name, ground in inside.items() if ground.area > _LEAST_GROUND}


def _without_crumbs(
    grounds: Grounds, least_island: float, km2: float
) -> dict[str, shapely.Geometry]:
    islands = polygons(shapely.union_all(list(grounds.values())))
    kept = shapely.union_all(
        [_filled(island, km2) for island in islands if island.area >= least_island * km2]
    )
    return {name: ground.intersection(kept) for name, ground in grounds.items()}


def _filled(island: shapely.Polygon, km2: float) -> shapely.Polygon:
    holes = [h for h in island.interiors if shapely.Polygon(h).area > _LEAST_HOLE * km2]
    return shapely.Polygon(island.exterior, holes)


def _patched(grounds: Grounds, patch: Patch, projection: Projection) -> shapely.Geometry:
    corners = densified([*patch.ring, patch.ring[0]], _PATCH_STEP)
    others = [ground for name, ground in grounds.items() if name != patch.to]
    added = shapely.Polygon(projection(corners)).difference(shapely.union_all(others))
    return grounds[patch.to].union(added)
