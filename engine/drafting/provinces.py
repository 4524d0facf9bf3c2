"""The provinces of a drawing: the ground of each, its name and what is on it."""

from collections.abc import Sequence
from dataclasses import dataclass, field

import numpy as np
import shapely

from engine.drafting import ground, words
from engine.drafting.lines import faces, split
from engine.drafting.naming import Called, called, ids, unique
from engine.drafting.questions import NO, YES, Doubts, Spot
from engine.drafting.roles import Roles, beneath, stony, terrain_of, watery
from engine.drafting.sheet import Item, Sheet
from engine.language.message import Message


@dataclass(slots=True)
class Ground:
    """One piece of ground on its way to a province; ``item`` is the shape it came from, if any."""

    area: shapely.Geometry
    item: Item | None = None
    wet: bool = False
    called: Called = field(default_factory=Called)
    id: str = ""
    name: str = ""
    terrain: str = ""
    centre: Spot | None = None
    has_centre: bool = False
    unit: Spot | None = None

    @property
    def spot(self) -> Spot:
        """A point well inside."""
        at = shapely.point_on_surface(self.area)
        return (at.x, at.y)


def grounds_of(sheet: Sheet, roles: Roles, doubts: Doubts) -> tuple[list[Ground], float]:
    """The ground of every province, cut and with gaps closed, and the gap that was bridged."""
    left, top, wide, high = sheet.frame
    frame = shapely.box(left, top, left + wide, top + high)
    found = [Ground(item.area, item) for item in roles.grounds]
    lines = [item.line for item in roles.lines]
    if _lined(found, roles, frame):
        reach = wide / 60
        drawn = [*lines, *(one.area.boundary for one in found), frame.boundary]
        found = [Ground(face) for face in faces(drawn, reach) if face.area > wide * high / 40_000]
        lines = []
    outlines = [
        one.area
        for one in found
        if one.item is None or one.item.area.intersection(frame).area <= 0.5 * frame.area
    ]
    bridge = doubts.number(
        "bridge",
        Message("draft.ask_bridge"),
        ground.widest_gap(outlines, wide) if len(outlines) > 1 else wide / 600,
    )
    found = [*_sheets(roles, frame), *found]
    areas = [one.area for one in found]
    extent = shapely.union_all([frame, *areas])  # what is drawn beyond the frame is ground too
    settled = ground.settled(ground.cut(areas), areas, bridge, extent)
    for one, area in zip(found, settled, strict=True):
        one.area = area
    least = wide * high / 20_000
    found = [one for one in found if one.area.area > min(least, 4 * bridge**2)]
    found = [part for one in found for part in _split(one, lines, roles, bridge)]
    return [*_without_blank(found, roles, doubts, wide)], bridge


def _lined(found: Sequence[Ground], roles: Roles, frame: shapely.Geometry) -> bool:
    """Whether the drawing is made of border lines rather than areas."""
    if len(roles.lines) < 3:
        return False
    covered = shapely.union_all([one.area for one in found]).area if found else 0.0
    return len(found) < len(roles.lines) / 2 and covered < 0.5 * frame.area


def _sheets(roles: Roles, frame: shapely.Geometry) -> list[Ground]:
    """The bottom sheet, if it is water; paper of another colour is not ground."""
    if roles.layered:
        return []
    water = [item for item in roles.sheets if watery(item.paint.fill)]
    return [Ground(item.area.intersection(frame), item, wet=True) for item in water[-1:]]


def _split(
    one: Ground, lines: Sequence[shapely.Geometry], roles: Roles, bridge: float
) -> list[Ground]:
    """The parts that lines make of a sheet, or of a shape with several names on it."""
    if one.item is not None and not one.wet and len(_names_on(one.area, roles)) < 2:
        return [one]
    parts = split(one.area, lines, 3 * bridge)
    pieces = [piece for part in parts for piece in shapely.get_parts(part)] if one.wet else parts
    large = [piece for piece in pieces if piece.area > 4 * bridge**2]
    if len(large) < 2:
        return [one]
    named = sum(bool(_names_on(area, roles)) for area in large)
    if one.item is not None and not one.wet and named < 2:
        return [one]
    item = one.item if one.wet else None
    return [Ground(piece, item, one.wet) for piece in large]


def _names_on(area: shapely.Geometry, roles: Roles) -> list[str]:
    return [t.text for t in roles.names if area.contains(shapely.Point(t.at))]


def _without_blank(
    found: Sequence[Ground], roles: Roles, doubts: Doubts, wide: float
) -> list[Ground]:
    """Just the provinces: ground between lines and on the sheet may be off the map."""
    made = [one for one in found if one.item is None or one.wet]
    points = [t.at for t in roles.names] + [i.middle for i in roles.centres]
    marks = shapely.points(points) if points else np.empty(0, dtype=object)
    bare = [one for one in made if not (len(marks) and shapely.contains(one.area, marks).any())]
    if len(bare) == len(made):
        bare = [] if len(made) > 1 or found == made else bare
    if len(made) == len(bare) == 1 and found != made:
        bare = []
    for one in bare:
        x, y = one.spot
        key = f"ground {x:.0f} {y:.0f}"
        said = Message("draft.is_ground_a_province", at=f"({x:.0f}, {y:.0f})")
        edge = one.area.bounds
        small = (edge[2] - edge[0]) < wide / 30
        if doubts.ask(key, said, NO if small or not one.wet else YES, (YES, NO), (x, y)) == NO:
            found = [other for other in found if other is not one]
    return list(found)


def name_all(found: list[Ground], roles: Roles, doubts: Doubts) -> None:
    """Give every province its name and id."""
    given = [_given(one, roles) for one in found]
    labelled = {n for n, one in enumerate(found) if one.item is not None and one.item.labelled}
    names = called([one.area for one in found], given, roles.names, labelled)
    for number, (one, name) in enumerate(zip(found, names, strict=True), 1):
        one.called = name
        title = one.item.title if one.item and not one.wet else ""
        said = title or name.name or name.code.title()
        if not said:
            x, y = one.spot
            at = f"({x:.0f}, {y:.0f})"
            key = f"name {x:.0f} {y:.0f}"
            said = doubts.ask(
                key, Message("draft.ask_name", at=at), f"Province {number}", (), (x, y)
            )
        one.name = said
    proposed = ids((one.name, one.called.code) for one in found)
    for one, id_ in zip(found, proposed, strict=True):
        one.id = id_
    names_by_id = unique({one.id: one.name for one in found})
    for one in found:
        one.name = names_by_id[one.id]


def _given(one: Ground, roles: Roles) -> str:
    """The name of the shape, or of a named dot on the ground."""
    if one.item is not None and not one.wet:
        return one.item.name
    dots = [i for i in (*roles.centres, *roles.posts) if i.name]
    here = [i.name for i in dots if one.area.contains(shapely.Point(i.middle))]
    return here[0] if len(here) == 1 else ""


def ground_all(found: list[Ground], roles: Roles, doubts: Doubts) -> None:
    """Decide each province's terrain: land, sea or impassable."""
    colours = {one.item.paint.fill for one in found if one.item}
    plain = len(colours) <= 1
    for one in found:
        guess, sure = _terrain(one, roles, plain=plain)
        if not sure:
            said = Message("draft.ask_terrain", name=one.name, id=one.id)
            usual = (words.LAND, words.SEA, words.IMPASSABLE)
            guess = doubts.ask(f"terrain {one.id}", said, guess, usual, one.spot)
        one.terrain = guess


def _terrain(one: Ground, roles: Roles, *, plain: bool) -> tuple[str, bool]:
    if one.wet:
        return words.SEA, True
    if one.item is not None and not roles.layered:
        guess, sure = terrain_of(one.item, one.name)
        by_layer = {words.SEA, words.LAND, words.IMPASSABLE} & {*one.item.kinds}
        return guess, sure and (bool(by_layer) or not plain)
    spot = shapely.Point(one.spot)
    painted = {item.paint.fill for item in roles.sheets}
    for colour in beneath(spot, roles.sheets) if len(painted) > 1 else ():
        return _by_colour(colour)
    if one.item is not None and one.item.paint.fill not in {None, (0, 0, 0)} and not plain:
        return _by_colour(one.item.paint.fill)
    return _by_marks(one, roles)


def _by_marks(one: Ground, roles: Roles) -> tuple[str, bool]:
    """The terrain that a name or a dot on the ground suggests, by its colour or its words."""
    letters = [t for t in one.called.texts if t.paint.fill is not None]
    dots = [i for i in roles.centres if one.area.contains(shapely.Point(i.middle))]
    if any(words.SEA in t.kinds for t in letters):
        return words.SEA, True
    if any(map(watery, [*(t.paint.fill for t in letters), *(dot.paint.fill for dot in dots)])):
        return words.SEA, True
    wet = words.sounds_wet(one.name)
    tinted = any(watery(t.paint.fill) for t in roles.names)
    return (words.SEA if wet else words.LAND), tinted or bool(dots)


def _by_colour(colour: tuple[int, int, int] | None) -> tuple[str, bool]:
    if stony(colour):
        return words.IMPASSABLE, False
    return (words.SEA if watery(colour) else words.LAND), True


def mark_all(found: list[Ground], roles: Roles) -> None:
    """Find the centres, and where units stand if the drawing says so."""
    tree = shapely.STRtree([one.area for one in found])
    marked: dict[int, Spot] = {}
    for item in roles.centres:
        for number in tree.query(shapely.Point(item.middle), predicate="within"):
            marked.setdefault(int(number), item.middle)
    land = [n for n, one in enumerate(found) if one.terrain == words.LAND]
    everywhere = len(marked) > 0.9 * len(found) and any(n not in land for n in marked)
    for number, spot in marked.items():
        if number in land and not everywhere:
            found[number].has_centre, found[number].centre = True, spot
    for item in roles.posts:
        for number in tree.query(shapely.Point(item.middle), predicate="within"):
            if not words.coast_of(item.name):
                found[int(number)].unit = item.middle
