"""Cuts the water of the picture into seas along lines drawn across it."""

from collections.abc import Iterator, Mapping, Sequence

import shapely

from maps.builder.errors import refuse
from maps.builder.geometry import densified, faces, rounded, shared
from maps.builder.land import Grounds
from maps.builder.projection import Projection
from maps.builder.source import Cuts, LonLat, SeaCut

NOWHERE = "x_water"
"""Water that belongs to no sea and touches none."""

_STEP = 0.2  # degrees between the points of a cut
_REACH = 0.02  # units: a cut this near to another cut ends on it
_POND = 500  # square units: larger waters that touch no sea are not filled in


def flood(cuts: Cuts, land: Grounds, projection: Projection) -> Grounds:
    """The ground of every province: the land, and the seas that surround it.

    Water without a seed goes to the sea it touches most; a pond that touches none becomes land.

    Raises:
        SourceError: If a cut ends in open water, if a seed is not in the water, or if two seeds
            are in one face.
    """
    ground = shapely.union_all(list(land.values()))
    curves = [curve(cut, projection) for cut in cuts.sea]
    refuse(_loose_ends(cuts.sea, curves, ground, projection))
    water = projection.box.difference(ground)
    pieces = faces(shapely.union_all([water.boundary, *curves]), water)
    named = _named(pieces, cuts.sea_seeds, projection)
    grounds: dict[str, shapely.Geometry] = dict(land)
    for name in cuts.sea_seeds:
        mine = [piece for number, piece in enumerate(pieces) if named.get(number) == name]
        grounds[name] = shapely.union_all(mine)
    rest = [piece for number, piece in enumerate(pieces) if number not in named]
    for piece in sorted(rest, key=lambda piece: -float(piece.area)):
        owner = _owner(piece, grounds, set(cuts.sea_seeds))
        grounds[owner] = shapely.union_all([grounds.get(owner, shapely.Polygon()), piece])
    return grounds


def curve(cut: SeaCut, projection: Projection) -> shapely.LineString:
    """The course of a cut over the picture, without corners."""
    smooth = [(float(x), float(y)) for x, y in rounded(densified(cut.line, 10.0), 2)]
    return shapely.LineString(rounded(projection(densified(smooth, _STEP)), 1))


def _loose_ends(
    cuts: Sequence[SeaCut],
    curves: Sequence[shapely.LineString],
    land: shapely.Geometry,
    projection: Projection,
) -> Iterator[str]:
    shapely.prepare(land)
    for number, (cut, line) in enumerate(zip(cuts, curves, strict=True)):
        others = [other for rank, other in enumerate(curves) if rank != number]
        for given, end in ((cut.line[0], line.coords[0]), (cut.line[-1], line.coords[-1])):
            point = shapely.Point(end)
            if not projection.box.contains(point) or land.contains(point):
                continue
            if not any(point.distance(other) < _REACH for other in others):
                away = point.distance(land)
                yield (
                    f"The cut {cut.name!r} ends in open water at {given}, off land by {away:.1f} "
                    "units; lead it on into land, out of the frame or onto another cut."
                )


def _named(
    pieces: list[shapely.Polygon],
    seeds: Mapping[str, Sequence[LonLat]],
    projection: Projection,
) -> Mapping[int, str]:
    tree = shapely.STRtree(pieces)
    named: dict[int, str] = {}
    faults = []
    for name, spots in seeds.items():
        for spot in spots:
            hits = tree.query(shapely.Point(projection.spot(spot)), "within")
            if len(hits) == 0:
                faults.append(f"The seed {name} at {spot} is not in the water of the picture.")
                continue
            other = named.setdefault(int(hits[0]), name)
            if other != name:
                faults.append(f"The seeds {other} and {name} are in one face: a cut is open.")
    # One open cut floods many seas; the first message is the useful one.
    refuse(faults[:1])
    return named


def _owner(piece: shapely.Polygon, grounds: Grounds, seas: set[str]) -> str:
    touching = {n: shared(g, piece) for n, g in grounds.items() if g.intersects(piece)}
    for candidates in (touching.keys() & seas, touching.keys() - seas):
        near = {name: touching[name] for name in candidates if touching[name] > 0}
        if near:
            owner = max(near, key=lambda name: (near[name], name))
            return NOWHERE if owner not in seas and piece.area > _POND else owner
    return NOWHERE
