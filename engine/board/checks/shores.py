"""Which coast of a split province a piece of its shore belongs to."""

from collections.abc import Mapping

import numpy as np
import shapely

from engine.board.checks.contacts import Contact, Floats, Integers
from engine.board.graph import Location


def by_coast(
    sides: Mapping[str, Contact], marks: Mapping[Location, shapely.Geometry], reach: float
) -> Mapping[tuple[Location, str], Contact]:
    """Sort the contacts of a split province with its seas by coast.

    A stretch of shore belongs to the one coast whose mark touches it. Where several do, each
    piece goes to the nearest of them; where none does, the whole stretch goes to the nearest.

    Args:
        sides: The contact of the province with each sea.
        marks: The line or point that marks each coast on the picture.
        reach: How near counts as touching.
    """
    coasts = list(marks)
    seas = list(sides)
    spots = np.concatenate([sides[sea].spots for sea in seas])
    lengths = np.concatenate([sides[sea].lengths for sea in seas])
    sea_of = np.repeat(np.arange(len(seas)), [len(sides[sea].spots) for sea in seas])
    coast_of = _coasts(spots, [marks[coast] for coast in coasts], reach)
    found: dict[tuple[Location, str], Contact] = {}
    for number, coast in enumerate(coasts):
        for rank, sea in enumerate(seas):
            here = (coast_of == number) & (sea_of == rank)
            if here.any():
                found[coast, sea] = Contact(spots[here], lengths[here])
    return found


def _coasts(spots: Floats, marks: list[shapely.Geometry], reach: float) -> Integers:
    points = shapely.points(spots)
    distances = np.stack([shapely.distance(points, mark) for mark in marks])
    coast_of = np.empty(len(spots), dtype=np.int64)
    for stretch in shapely.get_parts(shapely.union_all(shapely.buffer(points, reach))):
        here = shapely.intersects(stretch, points)
        nearest = distances[:, here].min(axis=1)
        touching = np.flatnonzero(nearest <= reach)
        if len(touching) > 1:
            coast_of[here] = touching[distances[np.ix_(touching, here)].argmin(axis=0)]
        else:
            coast_of[here] = nearest.argmin()
    return coast_of
