"""Gives every cell of the base to a province, by the blocks of the source."""

from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence

import shapely

from maps.builder.base import Cell
from maps.builder.errors import SourceError, refuse
from maps.builder.source import Block, Override
from maps.builder.zones import Zone, split

Cells = Sequence[Cell]


def assign(
    cells: Cells, blocks: Sequence[Block], overrides: Sequence[Override], reach: float
) -> Mapping[str, list[shapely.Polygon]]:
    """The ground of each province as a list of cells, in degrees.

    Every province keeps whole cells, so that its borders are administrative borders wherever the
    hand-drawn cuts are only about right.

    Raises:
        SourceError: If a country is in no block or in two, or a block contradicts itself.
    """
    owners = _owners(cells, blocks)
    grounds: dict[str, list[shapely.Polygon]] = defaultdict(list)
    taken = [_overridden(cell, overrides) for cell in cells]
    for cell, province in zip(cells, taken, strict=True):
        if province:
            grounds[province].append(cell.ground)
    for number, block in enumerate(blocks):
        mine = [
            cell.ground
            for cell, province in zip(cells, taken, strict=True)
            if owners[cell.country] == number and not province
        ]
        for ground, province in _block(block, mine, reach):
            grounds[province].append(ground)
    return grounds


def _owners(cells: Cells, blocks: Sequence[Block]) -> Mapping[str, int]:
    owners: dict[str, int] = {}
    faults = []
    for number, block in enumerate(blocks):
        for country in block.countries:
            if country in owners:
                faults.append(f"Country {country} is in two blocks, the second {block.title}.")
            owners[country] = number
    homeless = sorted({cell.country for cell in cells} - owners.keys())
    refuse([*faults, *(f"Country {country} is in no block." for country in homeless)])
    return owners


def _overridden(cell: Cell, overrides: Sequence[Override]) -> str | None:
    for override in overrides:
        if cell.ground.contains(shapely.Point(override.at)):
            return override.to
    return None


def _block(
    block: Block, grounds: list[shapely.Polygon], reach: float
) -> Iterator[tuple[shapely.Polygon, str]]:
    if not grounds:
        raise SourceError([f"{block.title}: the base has no land of these countries."])
    if block.whole:
        yield from ((ground, block.whole) for ground in grounds)
    elif block.points:
        yield from _by_points(block, grounds)
    else:
        yield from _by_zones(grounds, split(block, shapely.union_all(grounds), reach))


def _by_zones(
    grounds: list[shapely.Polygon], zones: list[Zone]
) -> Iterator[tuple[shapely.Polygon, str]]:
    tree = shapely.STRtree([zone.ground for zone in zones])
    for ground in grounds:
        near = [zones[number] for number in sorted(tree.query(ground, "intersects"))]
        overlaps: dict[str, float] = defaultdict(float)
        for zone in near or zones:
            overlaps[zone.province] += zone.ground.intersection(ground).area
        if max(overlaps.values()) > 0:
            yield ground, max(overlaps, key=lambda province: (overlaps[province], province))
        else:
            yield ground, min(zones, key=lambda zone: zone.ground.distance(ground)).province


def _by_points(
    block: Block, grounds: list[shapely.Polygon]
) -> Iterator[tuple[shapely.Polygon, str]]:
    named: dict[int, str] = {}
    faults = []
    for province, spots in block.points.items():
        for spot in spots:
            hits = [n for n, g in enumerate(grounds) if g.contains(shapely.Point(spot))]
            if not hits:
                faults.append(f"{block.title}: the point {province} at {spot} is on no land of it.")
                continue
            other = named.setdefault(hits[0], province)
            if other != province:
                faults.append(f"{block.title}: points of {other} and {province} share one cell.")
    refuse(faults)
    for number, ground in enumerate(grounds):
        nearest = min(named, key=lambda n: (grounds[n].distance(ground), -grounds[n].area, n))
        yield ground, named.get(number) or named[nearest]
