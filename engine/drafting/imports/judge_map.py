"""Reads adjacency texts of njudge and Realpolitik: areas with their types, then who may go where.

The format is described in njudge's guide to map files, in Realpolitik's guide to variants and in
that of RealWorld. An area's type is ``l`` for land, ``w`` for water, ``x`` for a neutral centre, or
the capital letter of the power whose home centre it is; adjacencies are given for armies (``-mv``),
fleets (``-xc``) and fleets on each coast of a split province (``-nc``). A line of ``-1`` ends a
section. A seed file has the units: a letter, a colon, and ``A Name`` or ``F Name``.
"""

import re
from collections import defaultdict
from collections.abc import Iterator, Mapping
from typing import Final

from engine.drafting.imports.atlas import (
    COASTS,
    LAND,
    SEA,
    SHUT,
    Found,
    ImportFileError,
    Region,
    Side,
)
from engine.language.message import Message

_WAYS: Final = re.compile(
    r"^\s*([^\s:,/-]{1,12})-(mv|mx|xc|nc|ec|sc|wc|aa)\s*:\s*(.*)$", re.IGNORECASE
)
_AREA: Final = re.compile(r"^\s*([^,]+?)\s*,\s*(\S+)\s+(\S+)\s*(.*)$")
_PLACE: Final = re.compile(r"^([^\s/-]+)(?:[/-](nc|ec|sc|wc|mv|xc|mx|hx))?$", re.IGNORECASE)
_UNIT: Final = re.compile(r"^\s*([A-Za-z])\s*[:m]\s*([AF])\w*\s+(.+?)\s*$")


def looks_so(text: str) -> bool:
    """Whether a text has adjacencies as these programs write them."""
    return any(_WAYS.match(line) for line in text.splitlines())


def read(text: str, title: str, seed: str = "") -> Found:
    """The board in a map file, with the units of a seed file if there is one.

    Raises ImportFileError if it has no area that can be read.
    """
    found = Found(title)
    lines = [line.rstrip() for line in text.splitlines()]
    regions = _areas(found, lines)
    if not regions:
        raise ImportFileError("draft.no_areas", title=title)
    ways = [m for line in lines if (m := _WAYS.match(line))]
    kinds: defaultdict[str, set[str]] = defaultdict(set)
    for way in ways:
        _way(found, way)
        kinds[found.key(way[1].lower())].add(way[2].lower())
    wet = {key for key, region in regions.items() if region.terrain == SEA}
    for key, region in regions.items():
        moves, floats = kinds[key] & {"mv", "mx"}, kinds[key] & (COASTS | {"xc"})
        if key in wet and moves:
            found.notes.append(Message("draft.both_terrains", name=region.name))
        if not moves and not floats:
            region.terrain = SHUT
    _fold(found)
    _seed(found, seed)
    return found


def _areas(found: Found, lines: list[str]) -> Mapping[str, Region]:
    """The first section: names, types and abbreviations."""
    for line in lines:
        if line.strip() == "-1":
            break
        if not line.strip() or line.lstrip().startswith("#") or _WAYS.match(line):
            continue
        area = _AREA.match(line)
        if area is None:
            found.notes.append(Message("draft.line_passed", line=line.strip()[:40]))
            continue
        name, kind, key, rest = area.groups()
        key = key.lower()
        region = Region(key, name, aliases=tuple(rest.replace(",", " ").split()))
        if kind[0] in "wW" and kind != "W":
            region.terrain = SEA
        elif kind[0].isupper():
            region.centre, region.home = True, kind[0]
            side = found.sides.setdefault(kind[0], Side(kind[0], kind[0], letter=kind[0]))
            side.home.append(key)
        elif kind[0] == "x":
            region.centre = True
        found.add(region)
    return found.regions


def _way(found: Found, way: re.Match[str]) -> None:
    """One line of the second section."""
    key, kind, targets = found.key(way[1].lower()), way[2].lower(), way[3]
    region = found.regions.get(key)
    if region is None:
        found.notes.append(Message("draft.line_passed", line=way[0].strip()[:40]))
        return
    if kind == "aa":
        return
    if kind in COASTS and kind.upper() not in region.coasts:
        region.coasts.append(kind.upper())
    here = f"{key}/{kind}" if kind in COASTS else key
    for name, coast in _targets(targets):
        to = found.key(name)
        if kind in {"mv", "mx"}:
            found.link("armies", key, to)
        else:
            found.link("fleets", here, f"{to}/{coast}" if coast in COASTS else to)


def _targets(text: str) -> Iterator[tuple[str, str]]:
    for word in text.replace(",", " ").split():
        place = _PLACE.match(word)
        if place:
            yield place[1].lower(), (place[2] or "").lower()


def _fold(found: Found) -> None:
    """Drop fleets' adjacencies to a split province itself; only its coasts can have any."""
    split = {key for key, region in found.regions.items() if len(region.coasts) > 1}
    for key, region in found.regions.items():
        if len(region.coasts) == 1:  # a single coast is not split: it is the province's own
            only = region.coasts.pop().lower()
            found.fleets = {
                tuple(key if place == f"{key}/{only}" else place for place in pair)  # type: ignore[misc]
                for pair in found.fleets
            }
    found.fleets = {pair for pair in found.fleets if not {*pair} & split}
    land = {key for key, region in found.regions.items() if region.terrain == LAND}
    found.armies = {
        (a, b) for a, b in found.armies if a in land and (b in land or b not in found.regions)
    }


def _seed(found: Found, seed: str) -> None:
    """The units in a seed file, and the year it begins in."""
    for line in seed.splitlines():
        if year := re.fullmatch(r"[SFW](\d{1,4})[A-Z]", line.strip()):
            found.year = int(year[1])
        unit = _UNIT.match(line)
        if unit is None:
            continue
        letter, kind, place = unit[1].upper(), unit[2], unit[3].lower()
        place, coast = re.sub(r"\s*\((\w\w)\)$", r"/\1", place).partition("/")[::2]
        key = found.key(place.strip())
        if key in found.regions and letter in found.sides:
            at = f"{key}/{coast[:2]}" if coast else key
            found.sides[letter].units.append(f"{kind} {at}")
