"""Tells the parts of a drawing apart: ground, centres, coasts, borders, names, and the rest."""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Final

import numpy as np
import shapely

from engine.drafting import words
from engine.drafting.paint import Rgb
from engine.drafting.questions import NO, YES, Doubts
from engine.drafting.sheet import Item, Lettering, Sheet
from engine.language.message import Message

_TINY: Final = 45
"""A mark is no larger than this fraction of the picture's width."""

_APART: Final = {words.DECOR, words.UNITS, words.NAMES}
_BIG: Final = 0.8
"""Part of the frame that a sheet beneath everything covers."""

_SHORT: Final = 40
"""A border is longer than this fraction of the picture's width."""

_SPARSE: Final = 0.12
"""How much of its hull a group of islands covers at least."""


@dataclass(slots=True)
class Roles:
    """The parts of a drawing by purpose; ``apart`` counts what is left out, by layer."""

    grounds: list[Item] = field(default_factory=list)
    sheets: list[Item] = field(default_factory=list)
    lines: list[Item] = field(default_factory=list)
    centres: list[Item] = field(default_factory=list)
    coasts: list[Item] = field(default_factory=list)
    posts: list[Item] = field(default_factory=list)
    names: list[Lettering] = field(default_factory=list)
    apart: Counter[str] = field(default_factory=Counter)
    layered: bool = False


def told_apart(sheet: Sheet, doubts: Doubts) -> Roles:
    """The purpose of each part of a drawing."""
    roles = Roles()
    layered = [i for i in sheet.items if words.PROVINCES in i.kinds and not i.area.is_empty]
    roles.layered = len(layered) >= 3
    look = _Look(sheet, layered=roles.layered)
    for item in sheet.items:
        role = look.role(item)
        if role == words.DECOR:
            roles.apart[next(iter(item.kinds), "") or ("hidden" if item.hidden else "drawn")] += 1
        elif role == _ASKED:
            _ask(item, roles, doubts)
        else:
            _list(roles, role).append(item)
    no_names = {words.DECOR, words.UNITS}
    shown = (text for text in sheet.letters if not text.hidden)
    roles.names += [text for text in shown if no_names.isdisjoint(text.kinds)]
    _sort_unnamed(roles, doubts)
    return roles


_ASKED: Final = "asked"
_SHEET: Final = "sheet"


class _Look:
    """What is typical of one drawing, by which its parts are told apart."""

    def __init__(self, sheet: Sheet, *, layered: bool) -> None:
        self._frame = sheet.frame
        self._layered = layered
        self._tiny = sheet.frame[2] / _TINY
        self._sizes = Counter(round(i.size, 1) for i in sheet.items if i.size <= self._tiny)
        large = [i for i in sheet.items if not i.area.is_empty and i.size > self._tiny]
        filled = sum(i.paint.fill is not None for i in large if not i.hidden)
        self._filled = filled > len(large) / 2

    def role(self, item: Item) -> str:
        """The role of one item, as far as the item itself shows it."""
        if words.COASTS in item.kinds or (item.name and words.coast_of(item.name)):
            return words.COASTS if words.DECOR not in item.kinds else words.DECOR
        nearest = item.kinds[0] if item.kinds else ""
        if nearest == words.CENTRES:
            return words.CENTRES if item.size <= 3 * self._tiny else words.DECOR
        if nearest == words.UNITS:
            return words.UNITS
        if self._layered and words.PROVINCES not in item.kinds:
            return _SHEET if _is_ground(item) else words.DECOR
        if (item.hidden and not self._layered) or _APART & {*item.kinds}:
            return words.DECOR
        return self._drawn(item, nearest)

    def _drawn(self, item: Item, nearest: str) -> str:
        small = item.size <= self._tiny
        outline = item.area.is_empty or (item.paint.fill is None and self._filled)
        if outline or nearest == words.BORDERS:
            drawn = item.paint.stroke or nearest == words.BORDERS
            return words.BORDERS if drawn and self._long(item) else words.DECOR
        if small and item.round and (self._sizes[round(item.size, 1)] >= 2 or not item.name):
            return words.CENTRES
        if (small and not item.name) or _scattered(item):
            return words.DECOR
        if _covers(item, self._frame) and (nearest == words.GROUND or not item.name):
            return _SHEET
        return _ASKED if nearest == words.GROUND and not item.name else words.PROVINCES

    def _long(self, item: Item) -> bool:
        """Whether a line is long enough to be a border, and not a wave or a hill."""
        parts = shapely.line_merge(item.line) if item.line.geom_type != "LineString" else item.line
        longest = max(part.length for part in shapely.get_parts(parts))
        return bool(longest > self._frame[2] / _SHORT)


def _scattered(item: Item) -> bool:
    """Whether a group is many small things far apart, such as trees."""
    count = shapely.get_num_geometries(item.area)
    return bool(count > 2 and item.area.area < _SPARSE * item.area.convex_hull.area)


def _list(roles: Roles, role: str) -> list[Item]:
    return {
        words.PROVINCES: roles.grounds,
        _SHEET: roles.sheets,
        words.BORDERS: roles.lines,
        words.CENTRES: roles.centres,
        words.COASTS: roles.coasts,
        words.UNITS: roles.posts,
    }[role]


def _is_ground(item: Item) -> bool:
    """Whether anything but the layer of provinces shows the colour of the ground."""
    return not item.area.is_empty and words.GROUND in item.kinds and item.paint.fill is not None


def _covers(item: Item, frame: tuple[float, float, float, float]) -> bool:
    left, top, wide, high = frame
    box = shapely.box(left, top, left + wide, top + high)
    return bool(item.area.intersection(box).area > _BIG * box.area)


def _ask(item: Item, roles: Roles, doubts: Doubts) -> None:
    """Ask whether a shape that may be off the map is a province."""
    x, y = item.middle
    called = item.name or f"({x:.0f}, {y:.0f})"
    said = Message("draft.is_it_a_province", shape=called, at=f"({x:.0f}, {y:.0f})")
    key = f"province {item.name or f'{x:.0f} {y:.0f}'}"
    if doubts.ask(key, said, NO, (YES, NO), item.middle) == YES:
        roles.grounds.append(item)
    else:
        roles.apart["asked"] += 1


def _sort_unnamed(roles: Roles, doubts: Doubts) -> None:
    """Shapes without any name among named ones may be mere decoration."""
    lettered = [t for t in roles.names if not words.side_of(t.text)]
    points = shapely.points([t.at for t in lettered]) if lettered else np.empty(0, dtype=object)
    named = [
        bool(i.name or i.title or (len(points) and shapely.contains(i.area, points).any()))
        for i in roles.grounds
    ]
    total = len(named)
    if not total or sum(named) < 0.7 * total:
        return
    typical = float(np.median([item.area.area for item in roles.grounds]))
    kept = []
    for item, has_name in zip(roles.grounds, named, strict=True):
        if has_name or item.area.area > typical / 6:
            kept.append(item)
        else:
            _ask(item, roles, doubts)
    roles.grounds[:] = kept


def watery(colour: Rgb | None) -> bool:
    """Whether a colour is one used for water: blue or greenish blue."""
    if colour is None:
        return False
    red, green, blue = colour
    most, least = max(colour), min(colour)
    return most - least > 8 and blue >= most - 12 and red <= green + 6 and red < blue - 6


def stony(colour: Rgb | None) -> bool:
    """Whether a colour is a dark or middle grey, used for impassable ground."""
    return colour is not None and max(colour) - min(colour) <= 12 and 40 <= max(colour) <= 175


def terrain_of(item: Item, name: str) -> tuple[str, bool]:
    """The terrain that a shape seems to be, and whether that is certain."""
    for kind in item.kinds:
        if kind in {words.SEA, words.LAND, words.IMPASSABLE}:
            return kind, True
    declared = (item.element.get("data-type") or "").lower()
    if declared in {"sea", "land", "coast", "coastal", "inland"}:
        return (words.SEA if declared == "sea" else words.LAND), True
    for word in (item.element.get("class") or "").split():
        kind = words.kind_of_layer(word)
        if kind in {words.SEA, words.LAND, words.IMPASSABLE}:
            return kind, True
    colour, wet = item.paint.fill, words.sounds_wet(name)
    if colour is None or colour == (0, 0, 0):
        return (words.SEA if wet else words.LAND), False
    if stony(colour):
        return words.IMPASSABLE, False
    return (words.SEA if watery(colour) else words.LAND), True


def beneath(spot: shapely.Geometry, sheets: Sequence[Item]) -> Iterator[Rgb]:
    """The colours of the sheets at a point, topmost first."""
    for item in reversed(sheets):
        if item.paint.fill is not None and item.area.contains(spot):
            yield item.paint.fill
