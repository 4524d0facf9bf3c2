"""Reads the links of a board off its cleaned ground, exactly as `board check` will."""

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Final

import numpy as np
import shapely

from engine.board import svg
from engine.board.checks.borders import Reading
from engine.board.checks.subject import Subject
from engine.board.graph import Board, Location, Province, ProvinceId, Terrain
from engine.board.outlines import Drawing
from engine.board.schema import AnchorsFile
from engine.drafting import words
from engine.drafting.ground import border_lengths, shortest_border
from engine.drafting.provinces import Ground
from engine.drafting.questions import NO, YES, Doubts
from engine.drafting.roles import Roles
from engine.language.message import Message

Pair = frozenset[str]
TOUCH: Final = 0.2
"""How near cleaned outlines are where they touch; they share their borders."""

BORDER, CORNER = "border", "corner"
ONE, SPLIT = "one", "split"


@dataclass(slots=True)
class Links:
    """The links of a drawing, the terrain they show, and the two numbers used."""

    armies: frozenset[Pair] = frozenset()
    fleets: frozenset[Pair] = frozenset()
    borders: frozenset[Pair] = frozenset()
    terrain: dict[str, Terrain] = field(default_factory=dict)
    coasts: dict[str, dict[str, shapely.Geometry]] = field(default_factory=dict)
    least: float = 1.0
    wraps: bool = False
    extra: list[tuple[str, str]] = field(default_factory=list)
    missing: list[tuple[str, str]] = field(default_factory=list)


def linked(
    found: Sequence[Ground], roles: Roles, doubts: Doubts, bridge: float, frame: shapely.Geometry
) -> Links:
    """The links between all provinces, with questions about the doubtful ones."""
    links = Links(wraps=_wraps(found, doubts, frame))
    areas = {one.id: one.area for one in found}
    lengths = border_lengths([one.area for one in found])
    proposed = shortest_border([*lengths.values()], bridge)
    links.least = doubts.number("border", Message("draft.ask_border"), proposed)
    sea = {one.id for one in found if one.terrain == words.SEA}
    shore = _shoreline(found, lengths, sea, links.least)
    for one in found:
        links.terrain[one.id] = _terrain(one, sea, shore)
    links.coasts = _coasts(found, roles, doubts, links, bridge)
    reading = _reading(areas, links, frame)
    doubtful = _doubtful(reading, found, links.least, doubts)
    armies, fleets, borders = reading.armies(), reading.fleets(), reading.borders()
    links.armies = _decided(armies, doubtful, links.terrain, "armies", links)
    links.fleets = _decided(fleets, doubtful, links.terrain, "fleets", links)
    links.borders = _decided(borders, doubtful, links.terrain, "borders", links)
    return links


def _shoreline(
    found: Sequence[Ground],
    lengths: Mapping[tuple[int, int], float],
    sea: Iterable[str],
    least: float,
) -> set[str]:
    """The provinces that touch a sea."""
    wet = set(sea)
    touching = set()
    for (one, other), length in lengths.items():
        for a, b in ((found[one].id, found[other].id), (found[other].id, found[one].id)):
            if length > least and b in wet and a not in wet:
                touching.add(a)
    return touching


def _terrain(one: Ground, sea: set[str], shore: set[str]) -> Terrain:
    if one.terrain == words.IMPASSABLE:
        return Terrain.IMPASSABLE
    if one.id in sea:
        return Terrain.SEA
    return Terrain.COAST if one.id in shore else Terrain.INLAND


def _wraps(found: Sequence[Ground], doubts: Doubts, frame: shapely.Geometry) -> bool:
    """Whether the map wraps around; asked if the borders at both edges are at the same heights."""
    left, top, right, bottom = frame.bounds
    sides = []
    for x in (left, right):
        edge = shapely.LineString([(x, top), (x, bottom)])
        cuts = [one.area.intersection(edge.buffer(TOUCH)).bounds for one in found]
        sides.append(sorted({round(y) for c in cuts if not np.isnan(c[0]) for y in (c[1], c[3])}))
    inner = [[y for y in side if top + 2 < y < bottom - 2] for side in sides]
    alike = len(inner[0]) == len(inner[1]) and all(
        abs(one - other) <= 3 for one, other in zip(*inner, strict=True)
    )
    if not (inner[0] and alike) and "wraps" not in doubts.given:
        return False
    return doubts.ask("wraps", Message("draft.ask_wraps"), NO, (YES, NO)) == YES


def unlinked(provinces: Mapping[str, tuple[Terrain, Iterable[str]]]) -> Board:
    """A board of provinces without links, each with its terrain and the keys of its coasts."""
    made = {
        ProvinceId(id_): Province(
            id=ProvinceId(id_),
            name=id_,
            terrain=terrain,
            coasts=MappingProxyType({Location(f"{id_}/{side}"): side for side in coasts}),
        )
        for id_, (terrain, coasts) in provinces.items()
    }
    nothing: Mapping[Location, tuple[Location, ...]] = MappingProxyType({})
    return Board(
        name="",
        title="",
        year=1,
        victory=1,
        provinces=MappingProxyType(made),
        powers=MappingProxyType({}),
        armies=nothing,
        fleets=nothing,
        borders=MappingProxyType({}),
        digest="",
    )


def _reading(
    areas: Mapping[str, shapely.Geometry], links: Links, frame: shapely.Geometry
) -> Reading:
    """What the checks see of this ground."""
    board = unlinked({id_: (links.terrain[id_], links.coasts.get(id_, {})) for id_ in areas})
    shapes = {**areas, **{f"also {id_}": shapely.Polygon() for id_ in areas}}
    for id_, marks in links.coasts.items():
        shapes |= {f"{id_}/{side}": mark for side, mark in marks.items()}
    left, top, right, bottom = frame.bounds
    box = f"{left} {top} {right - left} {bottom - top}"
    blank = f'<svg xmlns="{svg.SVG[1:-1]}" viewBox="{box}"/>'
    drawing = Drawing(svg.parse(blank.encode(), ""), "id", "")
    check = {"touch": TOUCH, "border": links.least, "wraps": links.wraps}
    drawn = AnchorsFile.model_validate({"check": check})
    return Reading(Subject(board, drawn, drawing, "id", shapes))


def _doubtful(
    reading: Reading, found: Sequence[Ground], least: float, doubts: Doubts
) -> dict[Pair, bool]:
    """The borders about as short as the shortest: whether each is one, as answered."""
    by_id = {one.id: one for one in found}
    decided: dict[Pair, bool] = {}
    for one, other in sorted(reading.touching):
        length = reading.length(one, other)
        pair = frozenset((one, other))
        if pair in decided or not least / 2 < length < least * 2:
            continue
        contact = reading.touching[one, other]
        x, y = (float(v) for v in contact.spots[len(contact.spots) // 2])
        names = sorted((one, other))
        said = Message(
            "draft.border_or_corner",
            one=by_id[names[0]].name,
            other=by_id[names[1]].name,
            length=f"{length:.1f}",
            at=f"({x:.0f}, {y:.0f})",
        )
        usual = BORDER if length > least else CORNER
        key = f"border {names[0]} {names[1]}"
        decided[pair] = doubts.ask(key, said, usual, (BORDER, CORNER), (x, y)) == BORDER
    return decided


def _decided(
    read: frozenset[Pair],
    doubtful: Mapping[Pair, bool],
    terrain: Mapping[str, Terrain],
    kind: str,
    links: Links,
) -> frozenset[Pair]:
    """The links that were read, with the doubtful ones as answered.

    An answer that contradicts the picture becomes an exception listed in the board's file.
    """
    kept = set()
    for pair in read:
        whole = frozenset(place[:3] for place in pair)
        if doubtful.get(whole, True):
            kept.add(pair)
        else:
            _note(links.extra, whole)
    land = {Terrain.INLAND, Terrain.COAST}
    wanted = {"armies": [land, land], "fleets": [{Terrain.SEA}, {Terrain.SEA, Terrain.COAST}]}
    for whole, is_border in doubtful.items():
        if not is_border or any(frozenset(p[:3] for p in pair) == whole for pair in read):
            continue
        one, other = sorted(whole)
        kinds = wanted.get(kind, [{Terrain.IMPASSABLE}, set(Terrain)])
        here = (terrain[one], terrain[other])
        fits = any(a in kinds[0] and b in kinds[1] for a, b in (here, here[::-1]))
        if fits and not ({one, other} & links.coasts.keys() and kind == "fleets"):
            kept.add(whole)
            _note(links.missing, whole)
    return frozenset(kept)


def _note(exceptions: list[tuple[str, str]], pair: Pair) -> None:
    one, other = sorted(pair)
    if (one, other) not in exceptions:
        exceptions.append((one, other))


def _coasts(
    found: Sequence[Ground], roles: Roles, doubts: Doubts, links: Links, bridge: float
) -> dict[str, dict[str, shapely.Geometry]]:
    """The marks of every split coast: as drawn, or by asking if a province has two shores."""
    coasts: dict[str, dict[str, shapely.Geometry]] = defaultdict(dict)
    by_name = {words.folded(text): one for one in found for text in _names(one)}
    shores = _shores(found, links)
    for item in roles.coasts:
        place, side = words.coast_of(item.name) or ("", "")
        one = by_name.get(words.folded(place))
        if one is not None and links.terrain[one.id] is Terrain.COAST:
            coasts[one.id][side] = _mark(item.line, item.area, one.area, shores[one.id], bridge)
    for text in roles.names:
        if side := words.side_of(text.text):
            near = _nearest(text.at, found, links, text.size)
            if near is not None and side not in coasts.get(near.id, {}):
                spot = shapely.Point(text.at)
                mark = min(shores[near.id], key=spot.distance)
                coasts[near.id][side] = _stretch(mark, spot, shores[near.id], bridge)
    for id_ in [id_ for id_, marks in coasts.items() if len(marks) < 2]:
        del coasts[id_]
    for one in found:
        parts = shores.get(one.id, [])
        if one.id in coasts or len(parts) < 2 or not _has_land(one, found, links):
            continue
        said = Message("draft.one_coast_or_several", name=one.name, count=len(parts))
        if doubts.ask(f"coasts {one.id}", said, ONE, (ONE, SPLIT), one.spot) == SPLIT:
            coasts[one.id] = _by_side(one, parts)
    return dict(coasts)


def _names(one: Ground) -> list[str]:
    item = one.item.name if one.item else ""
    return [text for text in (one.id, one.name, one.called.code, item) if text]


def _shores(found: Sequence[Ground], links: Links) -> dict[str, list[shapely.Geometry]]:
    """The separate stretches of water's edge of each coastal province."""
    seas = [one.area for one in found if links.terrain[one.id] is Terrain.SEA]
    # Rounding may have moved a shore's corners away from the sea's; it is a shore all the same.
    water = shapely.union_all(seas).buffer(TOUCH / 4)
    shores = {}
    for one in found:
        if links.terrain[one.id] is Terrain.COAST:
            edge = one.area.boundary.intersection(water)
            lines = [p for p in shapely.get_parts(edge) if p.geom_type == "LineString"]
            shores[one.id] = _stretches(lines, links.least)
    return shores


def _stretches(lines: Sequence[shapely.Geometry], least: float) -> list[shapely.Geometry]:
    """Lines with only a corner between them joined up; those that are long enough."""
    whole = shapely.union_all(shapely.buffer(list(lines), least / 2))
    joined = [
        shapely.union_all([line for line in lines if part.intersects(line)])
        for part in shapely.get_parts(whole)
    ]
    return [line for line in joined if line.length > least]


def _mark(
    line: shapely.Geometry,
    area: shapely.Geometry,
    ground: shapely.Geometry,
    shores: Sequence[shapely.Geometry],
    bridge: float,
) -> shapely.Geometry:
    """The stretch of shore that a drawn mark refers to."""
    if not area.is_empty:
        shore = shapely.union_all(list(shores)).intersection(area.buffer(bridge))
        lines = [p for p in shapely.get_parts(shore) if p.geom_type == "LineString"]
        if lines:
            return shapely.union_all(lines)
        return ground.boundary.intersection(area.buffer(bridge)) or line
    return line


def _stretch(
    shore: shapely.Geometry,
    spot: shapely.Geometry,
    shores: Sequence[shapely.Geometry],
    bridge: float,
) -> shapely.Geometry:
    """The whole stretch nearest to a text, or the part around it if there is just one."""
    if len(shores) > 1:
        return shore
    return shore.intersection(spot.buffer(shore.distance(spot) + 6 * bridge))


def _nearest(
    at: tuple[float, float], found: Sequence[Ground], links: Links, size: float
) -> Ground | None:
    spot = shapely.Point(at)
    coasts = [one for one in found if links.terrain[one.id] is Terrain.COAST]
    near = [(one.area.distance(spot), n) for n, one in enumerate(coasts)]
    if not near or min(near)[0] > 3 * size:
        return None
    return coasts[min(near)[1]]


def _has_land(one: Ground, found: Sequence[Ground], links: Links) -> bool:
    """Whether a province has a land neighbour; an island's shores are one."""
    return any(
        other is not one
        and links.terrain[other.id] is not Terrain.SEA
        and other.area.intersection(one.area).length > links.least
        for other in found
        if other.area.intersects(one.area)
    )


def _by_side(one: Ground, parts: Sequence[shapely.Geometry]) -> dict[str, shapely.Geometry]:
    """Each shore named after the side it is on; all different."""
    middle = one.area.centroid
    ways = {"NC": (0, -1), "EC": (1, 0), "SC": (0, 1), "WC": (-1, 0)}
    found: dict[str, shapely.Geometry] = {}
    for part in sorted(parts, key=lambda line: -line.length)[:4]:
        at = part.centroid
        way = np.array([at.x - middle.x, at.y - middle.y])
        free = [side for side in ways if side not in found]
        found[max(free, key=lambda side: float(way @ ways[side]))] = part
    return found
