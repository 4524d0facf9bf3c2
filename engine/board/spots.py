"""Where units, marks and names go: as a board's files say, otherwise where there is most room."""

from collections.abc import Iterable, Mapping
from typing import Final

import shapely
from shapely import affinity

from engine.board.graph import Board, Province, ProvinceId
from engine.board.schema import AnchorsFile, ProvincePicture

LEAST_PIECE: Final = 1 / 160
"""The least radius of a unit's token as a part of the picture's width."""

LARGEST_PIECE: Final = 1 / 48
"""The largest radius of a unit's token as a part of the picture's width."""


_LETTER: Final = 0.5
"""The width of a letter of a name, as a multiple of the name's height."""

_WIDEST: Final = 4.0
"""How many times wider than high the room for a name may be; longer names are broken."""

Spot = tuple[float, float]
"""A point of the picture."""


def middle(area: shapely.Geometry, taken: Iterable[tuple[Spot, float]] = ()) -> Spot:
    """The point of the area farthest from its edge and from the discs already taken."""
    free = area.difference(
        shapely.union_all([shapely.Point(spot).buffer(radius) for spot, radius in taken])
    )
    parts = shapely.get_parts(area if free.is_empty else free)
    largest = max(parts, key=lambda part: part.area)
    circle = shapely.maximum_inscribed_circle(largest)
    return (circle.coords[0][0], circle.coords[0][1])


def near(area: shapely.Geometry, mark: shapely.Geometry, room: float) -> Spot:
    """A point of the area close to a coast's mark, with some room around it."""
    strip = area.intersection(mark.buffer(3 * room))
    return middle(area if strip.is_empty else strip)


def room(area: shapely.Geometry, spot: Spot) -> float:
    """The distance from a point to the edge of the area; negative outside."""
    point = shapely.Point(spot)
    distance = float(area.boundary.distance(point))
    return distance if area.covers(point) else -distance


def read_spots(
    board: Board, drawn: AnchorsFile, shapes: Mapping[str, shapely.Geometry], width: float
) -> tuple[float, dict[ProvinceId, dict[str, Spot]]]:
    """The radius of a unit's token, and where things stand in each province shown.

    Things stand where the files say, otherwise where there is most room. The token is as large as
    the tightest province allows, within limits that follow from the width of the picture.
    """
    shown = [province for province in board.provinces.values() if not shapes[province.id].is_empty]
    least = width * LEAST_PIECE
    parts = {province.id: drawn.province.get(province.id) for province in shown}
    spots = {p.id: _standing(p, parts[p.id], shapes[p.id], least) for p in shown}
    tightest = min((room(shapes[id_], spots[id_]["unit"]) for id_ in spots), default=least)
    piece = min(max(tightest, least), width * LARGEST_PIECE)
    for province in shown:
        id_, part = province.id, parts[province.id]
        spots[id_] |= _beside(province, part, shapes[id_], spots[id_], piece)
        spots[id_] |= _ashore(province, part, shapes, piece)
    return piece, spots


def _standing(
    province: Province, part: ProvincePicture | None, area: shapely.Geometry, piece: float
) -> dict[str, Spot]:
    """The centre mark, if there is one, and the unit."""
    spots: dict[str, Spot] = {}
    if province.centre:
        spots["centre_mark"] = (part.centre_mark if part else None) or middle(area)
    taken = [(spot, piece / 2) for spot in spots.values()]
    spots["unit"] = (part.unit if part else None) or middle(area, taken)
    return spots


def _beside(
    province: Province,
    part: ProvincePicture | None,
    area: shapely.Geometry,
    standing: Mapping[str, Spot],
    piece: float,
) -> dict[str, Spot]:
    """The spots of the name, the dislodged unit and the covert rail, clear of those taken."""
    taken = [(spot, piece if key == "unit" else piece / 2) for key, spot in standing.items()]
    spots: dict[str, Spot] = {}
    for key in ("label", "dislodged", "rail"):
        wide = min(max(len(province.name) * _LETTER, 1), _WIDEST) if key == "label" else 1
        spots[key] = getattr(part, key, None) or _oval(area, taken, wide)
        taken.append((spots[key], piece))
    return spots


def _oval(area: shapely.Geometry, taken: Iterable[tuple[Spot, float]], wide: float) -> Spot:
    """The middle of the largest oval, ``wide`` times as wide as high, that fits."""
    if wide == 1:
        return middle(area, taken)
    flat = affinity.scale(area, 1 / wide, 1, origin=(0, 0))
    discs = [shapely.Point(spot).buffer(radius) for spot, radius in taken]
    free = flat.difference(affinity.scale(shapely.union_all(discs), 1 / wide, 1, origin=(0, 0)))
    x, y = middle(flat if free.is_empty else free)
    return x * wide, y


def _ashore(
    province: Province,
    part: ProvincePicture | None,
    shapes: Mapping[str, shapely.Geometry],
    piece: float,
) -> dict[str, Spot]:
    """Fleets on the coasts of a split province, and those dislodged there."""
    area = shapes[province.id]
    spots: dict[str, Spot] = {}
    for location in province.coasts:
        coast = part.coast.get(location[4:]) if part else None
        unit = (coast.unit if coast else None) or near(area, shapes[location], piece)
        free = area.difference(shapely.Point(unit).buffer(piece))
        dislodged = coast.dislodged if coast else None
        spots[f"{location} unit"] = unit
        spots[f"{location} dislodged"] = dislodged or near(free, shapes[location], piece)
    return spots
