"""Gives every cell of the base to a province, by the source's blocks and the zones in them."""

from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

import numpy as np
import shapely

from maps.builder.base import Cell
from maps.builder.errors import SourceError, refuse
from maps.builder.geometry import faces, lines, shared
from maps.builder.source import Block, Override

Cells = Sequence[Cell]


_OVERSHOOT = 1e-4  # degrees: an extended end must cross the line that it is to reach
_ROUNDS = 3  # extending one end can split a line that another end was to reach


@dataclass(frozen=True, slots=True)
class Zone:
    """A part of a block's land and the province it belongs to."""

    ground: shapely.Polygon
    province: str


def split(block: Block, land: shapely.Geometry, reach: float) -> list[Zone]:
    """The zones of a block's land; those without a seed join the neighbour they touch most.

    Args:
        block: Its cuts, hard lines and seeds.
        land: The land of its countries, in degrees.
        reach: Ends of lines are extended to another line this near.

    Raises:
        SourceError: If two seeds are in one zone, or one is not on land.
    """
    cuts = [shapely.LineString(line) for line in (*block.cuts, *block.hard)]
    grounds = faces(heal([*cuts, land.boundary], reach), land)
    named = _named(block, grounds)
    zones = [Zone(grounds[number], province) for number, province in named.items()]
    nameless = [ground for number, ground in enumerate(grounds) if number not in named]
    return zones + [Zone(ground, _nearest(ground, zones)) for ground in nameless]


def heal(net: list[shapely.Geometry], reach: float) -> shapely.Geometry:
    """Lines cut where they cross, with every loose end extended to the nearest line in reach."""
    whole = shapely.union_all(net)
    for _ in range(_ROUNDS):
        joints = list(_joints(lines(shapely.line_merge(whole)), reach))
        if not joints:
            break
        whole = shapely.union_all([whole, *joints])
    return whole


def _joints(pieces: list[shapely.LineString], reach: float) -> Iterator[shapely.LineString]:
    ends = Counter(end for piece in pieces for end in (piece.coords[0], piece.coords[-1]))
    tree = shapely.STRtree(pieces)
    for number, piece in enumerate(pieces):
        for end in (piece.coords[0], piece.coords[-1]):
            if ends[end] != 1:
                continue
            point = shapely.Point(end)
            near = [int(n) for n in tree.query(point, "dwithin", reach) if n != number]
            if near:
                target = pieces[min(near, key=lambda n: (pieces[n].distance(point), n))]
                yield from _led_on(point, target)


def _led_on(point: shapely.Point, target: shapely.LineString) -> Iterator[shapely.LineString]:
    there = target.interpolate(target.project(point))
    step = np.array([there.x - point.x, there.y - point.y])
    length = float(np.hypot(*step))
    if length > 0:
        step *= (length + _OVERSHOOT) / length
        yield shapely.LineString([(point.x, point.y), (point.x + step[0], point.y + step[1])])


def _named(block: Block, grounds: list[shapely.Polygon]) -> Mapping[int, str]:
    tree = shapely.STRtree(grounds)
    named: dict[int, str] = {}
    faults: list[str] = []
    for province, spots in block.seeds.items():
        for spot in spots:
            hits = tree.query(shapely.Point(spot), "within")
            if len(hits) == 0:
                faults.append(f"{block.title}: the seed {province} at {spot} is on no land of it.")
                continue
            other = named.setdefault(int(hits[0]), province)
            if other != province:
                faults.append(
                    f"{block.title}: the seeds {other} and {province} are in one face: "
                    f"no cut parts {province} at {spot} from {other}."
                )
    refuse(faults)
    if not named:
        raise SourceError([f"{block.title}: no seed names any of its land."])
    return named


def _nearest(ground: shapely.Polygon, zones: list[Zone]) -> str:
    def closeness(zone: Zone) -> tuple[float, float]:
        distance = float(zone.ground.distance(ground))
        return (-distance, shared(zone.ground, ground) if distance == 0 else 0.0)

    return max(zones, key=closeness).province


def assign(
    cells: Cells, blocks: Sequence[Block], overrides: Sequence[Override], reach: float
) -> Mapping[str, list[shapely.Polygon]]:
    """The ground of each province as a list of cells, in degrees.

    Every province keeps whole cells, so that its borders are administrative borders even where the
    hand-drawn cuts are only roughly right.

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
