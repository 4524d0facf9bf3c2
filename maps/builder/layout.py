"""Lays out names and places for pieces over the whole picture."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path

import shapely
from shapely.ops import nearest_points

from maps.builder.errors import refuse
from maps.builder.geometry import polygons
from maps.builder.land import Grounds
from maps.builder.lettering import Lettering
from maps.builder.places import Places
from maps.builder.projection import Projection
from maps.builder.room import Box, Spot, Standing, Wanted, stand
from maps.builder.rules import Facts
from maps.builder.typeface import Typeface

MAT = 12.0
"""Units along the edge of the picture that the mat covers, and nothing else may stand on."""

_CLEAR = 2.0  # units kept between a name and whatever it is not allowed to touch


@dataclass(frozen=True, slots=True)
class CoastStanding:
    """Where a fleet on one coast of a split province stands, and one dislodged there."""

    unit: Spot
    dislodged: Spot


@dataclass(frozen=True, slots=True, kw_only=True)
class Place:
    """The layout of one province."""

    facts: Facts
    lettering: Lettering
    standing: Standing
    coasts: Mapping[str, CoastStanding] = field(default_factory=dict)


@dataclass(frozen=True, slots=True, kw_only=True)
class Scene:
    """Everything that the layout of the picture depends on."""

    grounds: Grounds
    rules: Mapping[str, Facts]
    places: Places
    projection: Projection
    coasts: Mapping[str, shapely.LineString]
    fonts: Path


def lay_out(scene: Scene) -> Mapping[str, Place]:
    """The place of every province, by id: first the lands, then the seas around their names.

    Raises:
        SourceError: If ``places.toml`` names what the rules do not have, or lacks a centre.
    """
    refuse(_strangers(scene))
    found: dict[str, Place] = {}
    taken: list[shapely.Geometry] = []
    for id_, facts in sorted(scene.rules.items(), key=lambda item: (item[1].sea, item[0])):
        place = _place(scene, id_, facts, taken)
        found[id_] = place
        taken.append(place.lettering.ground(*place.standing.name))
        taken += [disc for c in place.coasts.values() for disc in _discs(c, scene)]
    return dict(sorted(found.items()))


def _strangers(scene: Scene) -> list[str]:
    places, rules = scene.places, scene.rules
    named = {*places.centres, *places.name, *places.piece}
    faults = [
        f"places.toml names {id_}, which the rules have not."
        for id_ in named - {*rules, *scene.coasts}
    ]
    centres = {id_ for id_, facts in rules.items() if facts.centre}
    faults += [f"places.toml lacks the centre of {id_}." for id_ in centres - places.centres.keys()]
    faults += [f"{id_} has no centre by the rules." for id_ in places.centres.keys() - centres]
    faults += [f"{id_} has no ground on the picture." for id_ in rules if id_ not in scene.grounds]
    return sorted(faults)


def _place(scene: Scene, id_: str, facts: Facts, taken: list[shapely.Geometry]) -> Place:
    sizes = scene.places.sizes
    seen = scene.grounds[id_].intersection(scene.projection.box.buffer(-MAT))
    ground = max(polygons(seen), key=lambda piece: piece.area)
    free = ground.difference(shapely.union_all(taken).buffer(_CLEAR)) if taken else ground
    lettering, at = _lettering(scene, id_, facts)
    left, top, right, bottom = lettering.ground(0, 0).bounds
    piece = scene.places.piece.get(id_)
    wanted = Wanted(
        sizes=sizes,
        name=Box(max(-left, right), max(-top, bottom)),
        mark=_mark(scene, id_, ground) if facts.centre else None,
        name_at=at,
        unit_at=scene.projection.spot(piece.unit) if piece and piece.unit else None,
        dislodged_at=scene.projection.spot(piece.dislodged) if piece and piece.dislodged else None,
    )
    standing = stand(free, wanted)
    own = [lettering.ground(*standing.name), *_grounds(standing, scene)]
    coasts = {
        coast: _ashore(scene, coast, line, [*taken, *own])
        for coast, line in scene.coasts.items()
        if coast[:3] == id_
    }
    return Place(facts=facts, lettering=lettering, standing=standing, coasts=coasts)


def _lettering(scene: Scene, id_: str, facts: Facts) -> tuple[Lettering, Spot | None]:
    hand = scene.places.type["sea" if facts.sea else "land"]
    name = scene.places.name.get(id_)
    lettering = Lettering(
        typeface=Typeface(scene.fonts / hand.font),
        lines=(name.lines if name else ()) or (facts.name,),
        size=(name.size if name else None) or hand.size,
        spacing=hand.spacing,
        leading=hand.leading,
        angle=name.angle if name else 0.0,
    )
    return lettering, scene.projection.spot(name.at) if name and name.at else None


def _mark(scene: Scene, id_: str, ground: shapely.Polygon) -> Spot:
    """Where the city is, or as near to it as there is room for the mark in the province."""
    city = shapely.Point(scene.projection.spot(scene.places.centres[id_]))
    inner = ground.buffer(-scene.places.sizes.mark - 1)
    spot = city if inner.contains(city) else nearest_points(inner, city)[0]
    return (round(spot.x, 1), round(spot.y, 1))


def _grounds(standing: Standing, scene: Scene) -> list[shapely.Geometry]:
    sizes = scene.places.sizes
    discs = [(standing.unit, sizes.unit), (standing.dislodged, sizes.dislodged)]
    if standing.mark:
        discs.append((standing.mark, sizes.mark))
    across, along = sizes.rail[0] / 2, sizes.rail[1] / 2
    x, y = standing.rail
    rail = shapely.box(x - across, y - along, x + across, y + along)
    return [rail, *(shapely.Point(spot).buffer(radius) for spot, radius in discs)]


def _discs(coast: CoastStanding, scene: Scene) -> list[shapely.Geometry]:
    sizes = scene.places.sizes
    return [
        shapely.Point(coast.unit).buffer(sizes.unit),
        shapely.Point(coast.dislodged).buffer(sizes.dislodged),
    ]


def _ashore(
    scene: Scene, coast: str, line: shapely.LineString, taken: list[shapely.Geometry]
) -> CoastStanding:
    """Spots near the middle of a coast, a little out at sea, clear of everything else."""
    sizes = scene.places.sizes
    piece = scene.places.piece.get(coast)
    along = [line.interpolate(n / 40, normalized=True) for n in range(3, 38)]
    middle = line.interpolate(0.5, normalized=True)
    blocked = list(taken)
    spots: list[Spot] = []
    for fixed, radius in (
        (piece.unit if piece else None, sizes.unit),
        (piece.dislodged if piece else None, sizes.dislodged),
    ):
        if fixed:
            spot = scene.projection.spot(fixed)
        else:
            whole = shapely.union_all(blocked)
            start = shapely.Point(spots[0]) if spots else middle
            best = min(
                along,
                key=lambda p: (
                    max(0.0, radius + sizes.margin - p.distance(whole)),
                    p.distance(start),
                ),
            )
            spot = (best.x, best.y)
        spots.append((round(spot[0], 1), round(spot[1], 1)))
        blocked.append(shapely.Point(spots[-1]).buffer(radius))
    return CoastStanding(*spots)
