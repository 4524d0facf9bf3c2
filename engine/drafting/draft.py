"""All the way from a drawing to a board: what is on it, its ground, its links, its file."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

import shapely

from engine.board import svg
from engine.board.faults import BoardError
from engine.board.graph import Terrain
from engine.drafting import words
from engine.drafting.linking import TOUCH, Links, linked
from engine.drafting.picture import BORDERS, DRAWN, GROUND, redrawn
from engine.drafting.provinces import Ground, ground_all, grounds_of, mark_all, name_all
from engine.drafting.questions import Doubts, Question
from engine.drafting.roles import Roles, told_apart
from engine.drafting.sheet import Sheet
from engine.drafting.tally import tally
from engine.drafting.written import Sketch, write
from engine.drafting.written import linked as write_links
from engine.language.message import Message

PROGRAM, DESIGNER = "program", "designer"


@dataclass(frozen=True, slots=True, kw_only=True)
class Draft:
    """A board as far as it could be read: its files by name, its questions, and remarks.

    ``sketch`` is the board as plain tables, for the code that asks and draws.
    """

    files: Mapping[str, str]
    questions: tuple[Question, ...]
    notes: tuple[Message, ...]
    sketch: Sketch = field(repr=False)


def drafted(
    data: bytes,
    place: str,
    title: str,
    answers: Mapping[str, str],
    before: str = "",
    *,
    forgiving: bool = False,
) -> Draft:
    """The board of a drawing; ``place`` names it in errors, ``before`` is its previous file.

    If ``forgiving``, answers to questions that are no longer asked are ignored. Raises BoardError
    if it is not a picture, has forbidden content, or shows no provinces; AnswerError if an answer
    is to no question, or not one of its possible answers.
    """
    try:
        return _drafted(data, place, title, Doubts(answers, forgiving=forgiving), before)
    except shapely.errors.GEOSException as error:  # numbers that no reckoning bears
        raise BoardError(place, [Message("draft.no_ground", why=str(error)[:80])]) from error


def _drafted(data: bytes, place: str, title: str, doubts: Doubts, before: str) -> Draft:
    root = svg.parse(data, place, images=False)
    sheet = Sheet(root, place)
    roles = told_apart(sheet, doubts)
    found, bridge = grounds_of(sheet, roles, doubts)
    if not found:
        raise BoardError(place, [Message("draft.no_provinces")])
    name_all(found, roles, doubts)
    ground_all(found, roles, doubts)
    left, top, wide, high = sheet.frame
    links = linked(found, roles, doubts, bridge, shapely.box(left, top, left + wide, top + high))
    mark_all(found, roles)
    own_names = _own_names(roles, doubts)
    inert = _blank(found, doubts, bridge)
    sketch = _sketch(found, links, title, place, own_names=own_names)
    sketch.inert = list(inert)
    areas = {one.id.lower(): one.area for one in found} | inert
    picture, marks, names = redrawn(sheet, roles, areas, _marks(links))
    sketch.layers = {
        "below": [DRAWN],
        "above": [BORDERS, *(names if own_names else ())],
        "hide": [GROUND, *marks, *(() if own_names else names)],
    }
    files = {"board.toml": write(sketch, before), "map.svg": picture.decode()}
    notes = (*_notes(data, roles, sketch),)
    return Draft(files=files, questions=doubts.finish(), notes=notes, sketch=sketch)


def _own_names(roles: Roles, doubts: Doubts) -> bool:
    if not roles.names:
        return False
    said = Message("draft.ask_names")
    return doubts.ask("names", said, PROGRAM, (PROGRAM, DESIGNER)) == DESIGNER


def _marks(links: Links) -> dict[str, shapely.Geometry]:
    return {
        f"{id_}-{side}".lower(): mark
        for id_, marks in links.coasts.items()
        for side, mark in marks.items()
    }


def _blank(found: list[Ground], doubts: Doubts, bridge: float) -> dict[str, shapely.Geometry]:
    """Holes in the map that are too wide to be gaps; they become impassable."""
    whole = shapely.union_all([one.area for one in found])
    rings = [ring for part in shapely.get_parts(whole) for ring in shapely.get_rings(part)[1:]]
    holes = [shapely.Polygon(ring) for ring in rings]
    wide = [hole for hole in holes if not hole.buffer(-bridge / 4).is_empty]
    for number, hole in enumerate(wide, 1):
        at = shapely.point_on_surface(hole)
        said = Message("draft.blank_ground", at=f"({at.x:.0f}, {at.y:.0f})", number=number)
        doubts.ask(f"blank {at.x:.0f} {at.y:.0f}", said, "inert", ("inert",), (at.x, at.y))
    return {f"inert-{number}": hole for number, hole in enumerate(wide, 1)}


def _sketch(
    found: list[Ground], links: Links, title: str, place: str, *, own_names: bool
) -> Sketch:
    centres = sum(one.has_centre for one in found)
    sketch = Sketch(
        title=title,
        source=place.replace("\\", "/").rpartition("/")[2],
        victory=centres // 2 + 1,
        provinces={one.id: _province(one, links, own_names=own_names) for one in found},
        check=_check(links),
    )
    write_links(sketch.provinces, links.armies, links.fleets, links.borders)
    return sketch


def _check(links: Links) -> dict[str, Any]:
    check: dict[str, Any] = {"touch": TOUCH, "border": links.least}
    if links.wraps:
        check["wraps"] = True
    if links.extra:
        check["allow_extra"] = [list(pair) for pair in links.extra]
    if links.missing:
        check["allow_missing"] = [list(pair) for pair in links.missing]
    return check


def _province(one: Ground, links: Links, *, own_names: bool) -> dict[str, Any]:
    part: dict[str, Any] = {"name": one.name}
    code = one.called.code
    if code and code.upper() != one.id and 2 <= len(code) <= 5:
        part["short"] = code
    part["terrain"] = str(links.terrain[one.id])
    if one.has_centre and links.terrain[one.id] in {Terrain.INLAND, Terrain.COAST}:
        part["centre"] = True
        if one.centre and one.area.contains(shapely.Point(one.centre)):
            part["centre_mark"] = one.centre
    if one.unit and one.area.contains(shapely.Point(one.unit)):
        part["unit"] = one.unit
    at = one.called.at
    if own_names:
        part["label_text"] = ""
    elif at and one.area.contains(shapely.Point(at)):
        part["label"] = at
    if one.id in links.coasts:
        part["coast"] = {
            side: {"name": f"{one.name} ({side.lower()})"} for side in sorted(links.coasts[one.id])
        }
    return part


def _notes(data: bytes, roles: Roles, sketch: Sketch) -> Iterator[Message]:
    """What was left out, and what the board has."""
    yield tally(sketch)
    if count := svg.fonts(data):
        yield Message("draft.fonts_dropped", count=count)
    if count := data.lower().count(b"<image"):
        yield Message("draft.images_dropped", count=count)
    for where, count in roles.apart.items():
        layer = where if where in {words.DECOR, words.UNITS, words.NAMES} else "drawn"
        yield Message(f"draft.apart_{layer}", count=count)
