"""A board as another program's file describes it, before it gets our ids and a picture."""

import re
from collections.abc import Container, Iterable
from dataclasses import dataclass, field
from string import ascii_uppercase
from typing import Any, Final

from engine.drafting.naming import ids, unique
from engine.drafting.questions import Doubts
from engine.drafting.written import Sketch
from engine.drafting.written import linked as write_links
from engine.errors import UserError
from engine.language.message import Message

COASTS: Final = frozenset({"nc", "ec", "sc", "wc"})
"""How other programs write the coasts of a province."""

MOST: Final = 1_000
"""How many provinces a board may have."""

LAND, SEA, SHUT = "land", "sea", "impassable"


class ImportFileError(UserError):
    """A file cannot be read as a board; the message says why."""


@dataclass(slots=True)
class Region:
    """A province as in the file; ``key`` is its name there."""

    key: str
    name: str
    terrain: str = LAND
    centre: bool = False
    home: str = ""
    aliases: tuple[str, ...] = ()
    coasts: list[str] = field(default_factory=list)


@dataclass(slots=True)
class Side:
    """A power as in the file; units are ``A key`` or ``F key/sc``."""

    key: str
    name: str
    adjective: str = ""
    letter: str = ""
    home: list[str] = field(default_factory=list)
    units: list[str] = field(default_factory=list)


@dataclass(slots=True)
class Found:
    """Everything that was read: links are pairs of keys, with a coast appended for fleets."""

    title: str
    regions: dict[str, Region] = field(default_factory=dict)
    sides: dict[str, Side] = field(default_factory=dict)
    armies: set[tuple[str, str]] = field(default_factory=set)
    fleets: set[tuple[str, str]] = field(default_factory=set)
    year: int = 0
    victory: int = 0
    notes: list[Message] = field(default_factory=list)
    _also: dict[str, str] = field(default_factory=dict)

    def add(self, region: Region) -> None:
        """Take a province in; lists of neighbours may name it by its other names too."""
        self.regions[region.key] = region
        for name in (region.name, *region.aliases):
            self._also.setdefault(name.lower(), region.key)

    def key(self, name: str) -> str:
        """The key of the province of that name; a name that none has is returned as it is."""
        return name if name in self.regions else self._also.get(name, name)

    def link(self, kind: str, one: str, other: str) -> None:
        """Record that one place names another as a neighbour for armies or fleets."""
        links = self.armies if kind == "armies" else self.fleets
        if one.split("/", maxsplit=1)[0] != other.split("/", maxsplit=1)[0]:
            links.add((one, other))


def sketched(found: Found, source: str, doubts: Doubts) -> Sketch:
    """The board in our tables, with questions about what the file leaves open.

    Raises ImportFileError if it has no provinces, or too many.
    """
    if not found.regions or len(found.regions) > MOST:
        raise ImportFileError("draft.no_regions", source=source, most=MOST)
    keys = list(found.regions)
    names = [(found.regions[key].name, found.regions[key].key.upper()) for key in keys]
    id_of = dict(zip(keys, ids(names), strict=True))
    called = unique({id_of[key]: found.regions[key].name for key in keys})
    armies, fleets = _both_ways(found, id_of)
    shores = {place[:3] for pair in fleets for place in pair}
    sketch = Sketch(title=found.title, source=source, year=found.year or 1901)
    for key in keys:
        region = found.regions[key]
        sketch.provinces[id_of[key]] = _province(region, id_of[key], called, shores)
    write_links(sketch.provinces, armies, fleets)
    centres = sum(region.centre for region in found.regions.values())
    sketch.victory = max(1, min(found.victory or centres // 2 + 1, centres))
    for side in found.sides.values():
        power = _power(side, found, id_of, doubts)
        if power:
            sketch.powers[_free(_power_key(side.name), sketch.powers)] = power
    return sketch


def _both_ways(
    found: Found, id_of: dict[str, str]
) -> tuple[set[frozenset[str]], set[frozenset[str]]]:
    """The links as pairs of our ids; one that only one side names counts, with a remark."""
    whole: list[set[frozenset[str]]] = []
    for kind, links in (("armies", found.armies), ("fleets", found.fleets)):
        known = {(a, b) for a, b in links if _at(a, id_of) and _at(b, id_of)}
        lost = sorted(
            {b for a, b in links if not _at(b, id_of)} | {a for a, _ in links if not _at(a, id_of)}
        )
        if lost:
            found.notes.append(Message("draft.names_nowhere", count=len(lost), place=lost[0]))
        one_way = sorted((a, b) for a, b in known if (b, a) not in known)
        if one_way:
            said = f"{one_way[0][0]}-{one_way[0][1]}"
            found.notes.append(Message(f"draft.one_way_{kind}", count=len(one_way), link=said))
        whole.append({frozenset((_at(a, id_of), _at(b, id_of))) for a, b in known})
    return whole[0], whole[1]


def _at(place: str, id_of: dict[str, str]) -> str:
    key, _, coast = place.partition("/")
    if key not in id_of:
        return ""
    return f"{id_of[key]}/{coast.upper()}" if coast else id_of[key]


def _province(region: Region, id_: str, called: dict[str, str], shores: set[str]) -> dict[str, Any]:
    part: dict[str, Any] = {"name": called[id_]}
    if region.key.upper() != id_ and re.fullmatch(r"[^\W\d_]{2,5}", region.key):
        part["short"] = region.key.upper()
    if region.terrain == LAND:
        part["terrain"] = "coast" if id_ in shores or region.coasts else "inland"
    else:
        part["terrain"] = region.terrain
    if region.centre and region.terrain == LAND:
        part["centre"] = True
    if region.coasts:
        part["coast"] = {
            side.upper(): {"name": f"{called[id_]} ({side.lower()})"}
            for side in sorted(region.coasts)
        }
    return part


def _power(
    side: Side, found: Found, id_of: dict[str, str], doubts: Doubts
) -> dict[str, Any] | None:
    home = [id_of[key] for key in side.home if key in id_of]
    if not home:
        found.notes.append(Message("draft.power_without_home", name=side.name))
        return None
    name = side.name
    if len(name) == 1:  # some files have just a letter
        said = Message("draft.ask_power", letter=name, home=" ".join(home))
        name = doubts.ask(f"power {side.name}", said, f"Power {side.name}", ())
    side.name = name
    key = f"capital {home[0] if len(home) == 1 else _power_key(name)}"
    capital = home[0]
    if len(home) > 1:
        capital = doubts.ask(key, Message("draft.ask_capital", name=name), home[0], tuple(home))
    units = [text for unit in side.units if (text := _unit(unit, id_of))]
    if not units:
        said = Message("draft.ask_units", name=name, example=f"A {home[0]}")
        given = doubts.ask(f"units {_power_key(name)}", said, "none", ())
        units = [] if given == "none" else [u.strip().upper() for u in given.split(",")]
    return {
        "name": name,
        "adjective": side.adjective or name,
        "letter": (side.letter or name[0]).upper(),
        "capital": capital,
        "home": home,
        "units": units,
    }


def _unit(unit: str, id_of: dict[str, str]) -> str:
    kind, _, place = unit.partition(" ")
    at = _at(place, id_of)
    return f"{kind} {at}" if at else ""


def _free(key: str, taken: Container[str]) -> str:
    """The key, or one that is like it: names may differ in a digit only, which no key has."""
    others = (f"{key}_{letter}" for letter in ascii_uppercase[1:])
    return next((one for one in (key, *others) if one not in taken), key)


def _power_key(name: str) -> str:
    key = re.sub(r"[^A-Z]+", "_", name.upper()).strip("_")
    return key or "POWER"


def lettered(sides: Iterable[Side]) -> None:
    """Give every power a letter of its own."""
    taken: set[str] = set()
    for side in sides:
        wanted = [side.letter, *side.name, *"ABCDEFGHIJKLMNOPQRSTUVWXYZ"]
        free = (one.upper() for one in wanted if one.isascii() and one.isalpha())
        side.letter = next((one for one in free if one not in taken), "X")
        taken.add(side.letter)
