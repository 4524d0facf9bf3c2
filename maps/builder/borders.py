"""Finds which grounds of a partition touch, where, and how far."""

from collections.abc import Mapping
from dataclasses import dataclass

import shapely

from maps.builder.geometry import lines, merged
from maps.builder.land import Grounds

Pair = frozenset[str]
"""Two grounds that touch."""


@dataclass(frozen=True, slots=True)
class Border:
    """The lines that two grounds share."""

    lines: tuple[shapely.LineString, ...]

    @property
    def length(self) -> float:
        """The length of their common border."""
        return float(sum(line.length for line in self.lines))


def borders(grounds: Grounds) -> Mapping[Pair, Border]:
    """The border of every two grounds that share more than points, ordered by name."""
    names = sorted(grounds)
    edges = [grounds[name].boundary for name in names]
    ones, others = shapely.STRtree(edges).query(edges, predicate="intersects")
    found: dict[Pair, Border] = {}
    for one, other in sorted(zip(ones.tolist(), others.tolist(), strict=True)):
        if one < other:
            common = lines(shapely.intersection(edges[one], edges[other]))
            if common:
                found[frozenset((names[one], names[other]))] = Border(tuple(merged(common)))
    return found


def shore(
    province: str, seas: frozenset[str], found: Mapping[Pair, Border]
) -> list[shapely.LineString]:
    """The shores of a province: its borders with seas, joined end to end."""
    return merged(
        line
        for pair, border in found.items()
        if province in pair and pair - {province} <= seas
        for line in border.lines
    )


def coasts(
    spots: Mapping[str, tuple[float, float]],
    seas: frozenset[str],
    found: Mapping[Pair, Border],
) -> Mapping[str, shapely.LineString]:
    """The shore of each coast, such as ``spa/nc``: the one nearest to a spot at sea off it.

    Shores of islands do not count: a split coast ends at a neighbour.
    """
    return {
        coast: min(
            (line for line in shore(coast[:3], seas, found) if not line.is_ring),
            key=shapely.Point(spot).distance,
        )
        for coast, spot in spots.items()
    }
