"""Where and how long shapes touch each other, within a tolerance."""

from collections.abc import Mapping
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt
import shapely

Floats = npt.NDArray[np.float64]
Integers = npt.NDArray[np.int64]


@dataclass(frozen=True, slots=True)
class Contact:
    """The part of one shape's edge that is nearest to one other shape.

    ``spots`` are points along it, each representing a piece of edge of the length in ``lengths``.
    """

    spots: Floats
    lengths: Floats

    @property
    def length(self) -> float:
        """How long the two touch."""
        return float(self.lengths.sum())


def contacts(
    areas: Mapping[str, shapely.Geometry], touch: float, step: float
) -> Mapping[tuple[str, str], Contact]:
    """For each shape and neighbour, the part of the shape's edge nearest to the neighbour.

    Every piece of an edge goes to its single nearest neighbour within ``touch``, so that shapes
    that only meet at a corner, or across a third, do not touch. No piece is longer than ``step``.
    """
    starts, ends, owners = _segments(list(areas.values()))
    spots, lengths, spot_owners = _samples(starts, ends, owners, step)
    nearest = _nearest(spots, spot_owners, starts, ends, owners, touch)
    names = list(areas)
    found: dict[tuple[str, str], Contact] = {}
    for one in range(len(names)):
        mine = spot_owners == one
        for other in np.unique(nearest[mine]):
            if other >= 0:
                here = mine & (nearest == other)
                found[names[one], names[other]] = Contact(spots[here], lengths[here])
    return found


def _segments(areas: list[shapely.Geometry]) -> tuple[Floats, Floats, Integers]:
    starts, ends, owners = [], [], []
    for number, area in enumerate(areas):
        for ring in shapely.get_rings(shapely.get_parts(area)):
            points = shapely.get_coordinates(ring)
            starts.append(points[:-1])
            ends.append(points[1:])
            owners.append(np.full(len(points) - 1, number))
    return np.concatenate(starts), np.concatenate(ends), np.concatenate(owners)


def _samples(
    starts: Floats, ends: Floats, owners: Integers, step: float
) -> tuple[Floats, Floats, Integers]:
    """The middles of all segments, the long ones cut into equal pieces first."""
    whole = np.hypot(*(ends - starts).T)
    pieces = np.maximum(1, np.ceil(whole / step)).astype(int)
    segment = np.repeat(np.arange(len(starts)), pieces)
    rank = np.arange(len(segment)) - np.repeat(np.cumsum(pieces) - pieces, pieces)
    part = ((rank + 0.5) / pieces[segment])[:, None]
    spots = starts[segment] + part * (ends - starts)[segment]
    return spots, (whole / pieces)[segment], owners[segment]


def _nearest(
    spots: Floats,
    spot_owners: Integers,
    starts: Floats,
    ends: Floats,
    owners: Integers,
    touch: float,
) -> Integers:
    """For each spot, the owner of the nearest edge that is not its own, or -1."""
    edges = shapely.linestrings(np.stack([starts, ends], axis=1))
    points = shapely.points(spots)
    spot, edge = shapely.STRtree(edges).query(points, predicate="dwithin", distance=touch)
    foreign = spot_owners[spot] != owners[edge]
    spot, edge = spot[foreign], edge[foreign]
    distance = shapely.distance(points[spot], edges[edge])
    order = np.lexsort((distance, spot))
    spot, edge = spot[order], edge[order]
    first = np.unique(spot, return_index=True)[1]
    nearest = np.full(len(spots), -1)
    nearest[spot[first]] = owners[edge[first]]
    return nearest
