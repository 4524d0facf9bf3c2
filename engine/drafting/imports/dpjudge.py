"""Reads the map files of the DPjudge: places, terrain with what each abuts, powers and units.

The format is described in the map file documentation of the DPjudge and of the ``diplomacy``
package (README_MAPS). Case says who may go there: all lower case for armies only, an initial
capital for fleets only, all capitals for both.
"""

import re
from collections.abc import Callable
from typing import Final

from engine.drafting.imports.atlas import LAND, SEA, SHUT, Found, Region, Side, lettered
from engine.language.message import Message

_TERRAIN: Final = {
    "COAST": LAND, "LAND": LAND, "PORT": LAND, "WATER": SEA, "SHUT": SHUT, "IMPASSABLE": SHUT,
}  # fmt: skip
_PASSED: Final = frozenset(
    (
        *("RULE", "RULES", "DUMMY", "DUMMIES", "UNPLAYED", "FACTORY", "FACTORIES", "PARTISAN"),
        *("PARTISANS", "DIRECTIVE", "DIRECTIVES", "END", "FLOW", "PHASE", "PHASES", "SEQUENCE"),
        *("NAME", "TERRAIN", "AMEND", "RENAME", "INVITE", "HOST", "ZONE"),
    )
)
_MARK: Final = re.compile(
    r"^\s*((COAST|LAND|WATER|PORT)\s+\S+\s+ABUTS\b|(USES?|MAP)\s+\S)", re.MULTILINE | re.IGNORECASE
)
_DEEPEST: Final = 6

Other = Callable[[str], str | None]
"""The text of a file beside the one that is read; None where there is none."""


def looks_so(text: str) -> bool:
    """Whether a text has a terrain line in the DPjudge's form, or uses a file that does."""
    return _MARK.search(text) is not None


def read(text: str, title: str, other: Other) -> Found:
    """The board in a map file; files that it uses are fetched by name."""
    reader = _Reader(title, other)
    reader.take(text, 0)
    return reader.done()


class _Reader:
    """Reads line by line; later lines replace what earlier ones said about a place."""

    def __init__(self, title: str, other: Other) -> None:
        self.found = Found(title)
        self._other = other
        self._names: dict[str, tuple[str, tuple[str, ...]]] = {}
        self._terrain: dict[str, tuple[str, bool, tuple[str, ...]]] = {}
        self._side: Side | None = None
        self._centres: dict[str, None] = {}
        self._passed: dict[str, None] = {}

    def take(self, text: str, depth: int) -> None:
        for line in text.splitlines():
            words = line.split()
            if not words or words[0].startswith("#"):
                continue
            head = words[0].upper()
            if head in {"USE", "USES", "MAP"}:
                for name in words[1:]:
                    self._use(name if head != "MAP" else f"{name}.map", depth)
            elif "=" in line and head not in _TERRAIN:
                self._name(line)
            elif head in _TERRAIN and len(words) > 1:
                self._place(head, words[1], words[3:] if len(words) > 2 else [])
            else:
                self._politics(head, words)

    def _use(self, name: str, depth: int) -> None:
        text = self._other(name) if depth < _DEEPEST else None
        if text is None:
            self.found.notes.append(Message("draft.uses_missing", name=name))
        else:
            self.take(text, depth + 1)

    def _name(self, line: str) -> None:
        name, _, rest = line.partition("=")
        codes = rest.split()
        if not codes:
            return
        key, _, coast = codes[0].lower().partition("/")
        if not coast:
            aliases = tuple(a.rstrip("?").replace("+", " ") for a in codes[1:])
            self._names[key] = (name.strip().strip("*+-"), aliases)

    def _place(self, head: str, code: str, abuts: list[str]) -> None:
        key = code.lower()
        self._terrain.pop(key, None)
        fleets = not (head in {"COAST", "PORT"} and code.islower())
        self._terrain[key] = (head, fleets, tuple(abuts))

    def _politics(self, head: str, words: list[str]) -> None:
        rest = words[1:]
        if head in {"OWNS", "INHABITS", "HOME", "HOMES", "UNITS"}:
            self._of_side(head, rest)
        elif head in {"UNOWNED", "NEUTRAL"} or (head == "CENTERS" and self._side is None):
            self._owned(rest, None)
            self._side = None
        elif head == "VICTORY" and rest and rest[0].isdecimal():
            self.found.victory = min(int(rest[0][:4]), 1000)
        elif head == "BEGIN":
            self.found.year = next((int(w) for w in rest if re.fullmatch(r"\d{1,4}", w)), 0)
        elif head == "DROP":
            self._drop(rest)
        elif head == "CENTERS":
            self._centres |= dict.fromkeys(word.lower() for word in rest)
        elif head in {"A", "F"} and len(words) == 2 and self._side:
            place = words[1].lower()
            kept = [u for u in self._side.units if u[2:5] != place[:3]]
            self._side.units = [*kept, f"{head} {place}"]
        elif head not in _PASSED and self._names_power(head, rest):
            self._power(words)
        else:
            self._passed[head] = None

    def _names_power(self, head: str, rest: list[str]) -> bool:
        """Whether a line is a power's: a word for its people, or nothing but places, follows."""
        if not re.fullmatch(r"[_+]*[A-Z][A-Z_+'-]*", head):
            return False
        codes = [word.lower().lstrip("-") for word in rest if word.upper() != "&SC"]
        known = self._names.keys() | self._terrain.keys()
        return "".join(rest[:1]).startswith("(") or not known or known.issuperset(codes)

    def _of_side(self, head: str, places: list[str]) -> None:
        """A power's centres and homes, or that its units so far do not count."""
        if head == "OWNS":
            self._centres |= dict.fromkeys(word.lower() for word in places)
        elif self._side and head == "UNITS":
            self._side.units = []
        elif self._side:
            self._side.home = []
            self._owned(places, self._side)

    def _power(self, words: list[str]) -> None:
        key = words[0].strip("_+").upper()
        side = self.found.sides.setdefault(key, Side(key, key.replace("_", " ").title()))
        rest = words[1:]
        if rest and rest[0].startswith("("):
            whole = " ".join(rest)
            own, _, after = whole[1:].partition(")")
            word, _, letter = own.partition(":")
            side.adjective = word.replace("+", " ").strip().title() or side.name
            side.letter = letter.strip()[:1]
            rest = after.split()
        self._side = side
        self._owned(rest, side)

    def _owned(self, places: list[str], side: Side | None) -> None:
        for place in places:
            key = place.lower()
            if key.startswith("-"):
                if side is not None:
                    side.home = [one for one in side.home if one != key[1:]]
                else:
                    self._centres.pop(key[1:], None)
                continue
            self._centres[key] = None
            if side is not None and key not in side.home:
                side.home.append(key)

    def _drop(self, places: list[str]) -> None:
        for place in places:
            for key in [
                k for k in self._terrain if k == place.lower() or k.startswith(f"{place.lower()}/")
            ]:
                del self._terrain[key]

    def done(self) -> Found:
        for key, (head, _, _) in self._terrain.items():
            base, _, coast = key.partition("/")
            name, aliases = self._names.get(base, (base.title(), ()))
            region = self.found.regions.setdefault(base, Region(base, name, aliases=aliases))
            if coast:
                region.coasts.append(coast.upper())
            else:
                region.terrain = _TERRAIN[head]
                if head == "PORT":
                    self.found.notes.append(Message("draft.no_ports", name=name))
            region.centre = base in self._centres
        for key, (_, fleets, abuts) in self._terrain.items():
            for word in abuts:
                self._link(key, word, fleets=fleets)
        if self._passed:
            said = ", ".join(self._passed)
            self.found.notes.append(Message("draft.directives_passed", names=said))
        lettered(self.found.sides.values())
        return self.found

    def _link(self, key: str, word: str, *, fleets: bool) -> None:
        base, to = key.partition("/")[0], word.lower()
        to_base = to.partition("/")[0]
        here, there = self.found.regions.get(base), self.found.regions.get(to_base)
        if here is None or there is None:
            self.found.link("fleets" if fleets else "armies", key, to)
            return
        letters = word.partition("/")[0]
        armies_may = not (letters[:1].isupper() and letters[1:].islower())
        if here.terrain == there.terrain == LAND and armies_may:
            self.found.link("armies", base, to_base)
        if fleets and not letters.islower() and self._floats(key) and self._floats(to):
            self.found.link("fleets", key, to)

    def _floats(self, key: str) -> bool:
        """Whether fleets may be there: seas, unsplit coasts, and the coasts of split ones."""
        head, fleets, _ = self._terrain.get(key, ("LAND", False, ()))
        split = "/" not in key and bool(self.found.regions[key].coasts)
        return fleets and head in {"COAST", "PORT", "WATER"} and not split
