"""Names for provinces from labels and nearby texts, and three-letter ids for them."""

import re
import unicodedata
from collections import defaultdict
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from collections.abc import Set as AbstractSet
from dataclasses import dataclass, replace
from itertools import combinations, product
from string import ascii_uppercase
from typing import Final

import shapely

from engine.drafting import words
from engine.drafting.sheet import Lettering, Spot

_RESERVED: Final = frozenset(
    (
        *("THE", "VIA", "AND", "NOT", "ANY", "ALL", "CUT", "FOR", "OFF", "NMR", "GMS", "AGE"),
        *("TEN", "ONE", "HER", "HIS", "OUT", "END", "WIN"),
    )
)
"""Words that orders are made of, or that no place should be called."""

_FILLERS: Final = frozenset(
    (
        *("of", "the", "and", "de", "la", "le", "les", "du", "des", "der", "die", "das", "von"),
        *("und", "et"),
    )
)
_CODED: Final = re.compile(r"(.*[^\s,;:-])[\s,;:-]*[(\[]\s*([A-Z]{2,5})\s*[)\]]")
"""A name with its abbreviation in brackets."""

_NEAR: Final = 5.0
"""How far from its province a name may stand, in heights of its letters."""


@dataclass(frozen=True, slots=True)
class Called:
    """What is known of a province's name; ``code`` is an abbreviation on the picture.

    A name is ``firm`` if the picture has it as a label, or shows it as a text as well.
    """

    name: str = ""
    code: str = ""
    firm: bool = False
    texts: tuple[Lettering, ...] = ()

    @property
    def at(self) -> Spot | None:
        """Where the name is, if anywhere."""
        if not self.texts:
            return None
        spots = [text.at for text in self.texts]
        return (sum(x for x, _ in spots) / len(spots), sum(y for _, y in spots) / len(spots))


def called(
    areas: Sequence[shapely.Geometry],
    given: Sequence[str],
    texts: Sequence[Lettering],
    labelled: Collection[int] = (),
) -> list[Called]:
    """The name of each area; ``given`` are the names of the shapes themselves.

    A text within an area is its name rather than the id of the shape is, but for those that are
    ``labelled``, by number.
    """
    wanted = [
        text
        for text in texts
        if sum(map(str.isalpha, text.text)) >= 2 and not words.side_of(text.text)
    ]
    pool = list(range(len(wanted)))
    found = [replace(_of_shape(name), firm=n in labelled) for n, name in enumerate(given)]
    by_name = {words.folded(name): n for n, name in enumerate(given) if name}
    for number in [*pool]:
        owner = by_name.get(words.folded(wanted[number].text))
        if owner is not None:
            found[owner] = replace(_with(found[owner], [wanted[number]]), firm=True)
            pool.remove(number)
    tree = shapely.STRtree(areas)
    inside: dict[int, list[Lettering]] = defaultdict(list)
    loose: list[Lettering] = []
    for number in pool:
        text = wanted[number]
        owners = tree.query(shapely.Point(text.at), predicate="within")
        if len(owners):
            inside[int(owners[-1])].append(text)
        else:
            loose.append(text)
    for owner, here in inside.items():
        mine, others = _one_name(areas[owner], here)
        for text in mine:
            found[owner] = _with(found[owner], [text] if _is_code(text.text) else [])
        lines = [text for text in mine if not _is_code(text.text)]
        found[owner] = _with(found[owner], lines)
        loose += others
    _share_out(areas, found, loose)
    return found


def _share_out(
    areas: Sequence[shapely.Geometry], found: list[Called], loose: list[Lettering]
) -> None:
    """Give names that stand outside their provinces to the nearest one without a name."""
    bare = [n for n, one in enumerate(found) if not one.name]
    pairs = [
        (areas[n].distance(shapely.Point(text.at)), number, n)
        for number, text in enumerate(loose)
        for n in bare
    ]
    used: set[int] = set()
    for distance, number, n in sorted(pairs):
        text = loose[number]
        if number in used or found[n].name or distance > _NEAR * text.size:
            continue
        used.add(number)
        found[n] = _with(found[n], [text])


def _is_code(text: str) -> bool:
    return re.fullmatch(r"[^\W\d_]{2,5}", text) is not None and text.isupper()


def _of_shape(name: str) -> Called:
    plain = name.strip()
    if re.fullmatch(r"[A-Za-z]{3}", plain):
        return Called(code=plain.upper())
    if not plain:
        return Called()
    spaced = re.sub(r"[\s_-]+", " ", plain).strip()
    return Called(spaced.title() if spaced == spaced.lower() else spaced)


def _with(one: Called, texts: Sequence[Lettering]) -> Called:
    """A name completed from texts; a firm one takes precedence."""
    if not texts:
        return one
    said = " ".join(text.text for text in texts)
    both = replace(one, texts=(*one.texts, *texts))
    if _is_code(said):
        return replace(both, code=one.code or said)
    if coded := _CODED.fullmatch(said):
        said, code = coded.groups()
        both = replace(both, code=one.code or code)
    return both if one.name and one.firm else replace(both, name=said)


def _one_name(
    area: shapely.Geometry, texts: Sequence[Lettering]
) -> tuple[list[Lettering], list[Lettering]]:
    """The lines that form one name, from the top, and the texts that must belong elsewhere."""
    codes = [text for text in texts if _is_code(text.text)]
    whole = [text for text in texts if text not in codes] or codes[:1]
    middle = area.centroid
    first = min(whole, key=lambda text: middle.distance(shapely.Point(text.at)))
    lines, rest = [first], [text for text in whole if text is not first]
    grown = True
    while grown:
        grown = False
        for text in rest:
            if any(_follows(text, line) for line in lines):
                lines.append(text)
                rest.remove(text)
                grown = True
                break
    lines.sort(key=lambda text: text.at[1])
    return [*codes[:1], *(one for one in lines if one not in codes)], rest


def _follows(one: Lettering, other: Lettering) -> bool:
    """Whether two texts are lines of one name: one below the other, in the same size."""
    down, aside = abs(one.at[1] - other.at[1]), abs(one.at[0] - other.at[0])
    longest = max(len(one.text), len(other.text)) * one.size * 0.3
    alike = 0.7 < one.size / other.size < 1.4
    return alike and 0.5 * one.size < down < 1.7 * one.size and aside < longest


def ids(names: Iterable[tuple[str, str]]) -> list[str]:
    """An id for each name and code, all different; a three-letter code is the id."""
    wanted = list(names)
    taken: set[str] = set(_RESERVED)
    found: dict[int, str] = {}
    for number, (_, code) in enumerate(wanted):
        if re.fullmatch(r"[A-Z]{3}", code) and code not in found.values():
            found[number] = code
    taken |= {*found.values()}
    whole = {_letters(name) for name, _ in wanted}
    for number, (name, code) in enumerate(wanted):
        if number not in found:
            found[number] = _proposed(name or code, taken, whole)
            taken.add(found[number])
    return [found[number] for number in range(len(wanted))]


def _proposed(name: str, taken: AbstractSet[str], whole: AbstractSet[str]) -> str:
    for one in _candidates(name):
        if one not in taken and (one not in whole or one == _letters(name)):
            return one
    return next(
        "".join(letters)
        for letters in product("XZQ" + ascii_uppercase, ascii_uppercase, ascii_uppercase)
        if "".join(letters) not in taken
    )


def _candidates(name: str) -> Iterator[str]:
    """Three-letter abbreviations of a name, most usual first."""
    split = [_letters(word) for word in re.split(r"[\s’'.-]+", name)]
    parts = [one for one in split if one and one.lower() not in _FILLERS]
    parts = parts or [_letters(name) or "X"]
    if len(parts) >= 3:
        yield parts[0][0] + parts[1][0] + parts[2][0]
    if len(parts) == 2 and len(parts[1]) > 1:
        yield parts[0][0] + parts[1][:2]
    if len(parts) >= 2 and len(parts[0]) > 1:
        yield parts[0][:2] + parts[1][0]
    together = "".join(parts) + "XX"
    yield together[:3]
    hard = together[0] + "".join(letter for letter in together[1:] if letter not in "AEIOUY")
    if len(hard) >= 3:
        yield hard[:3]
    for two in combinations(range(1, len(together)), 2):
        yield together[0] + together[two[0]] + together[two[1]]


def _letters(name: str) -> str:
    wide = name.upper().replace("Ä", "AE").replace("Ö", "OE").replace("Ü", "UE").replace("ß", "SS")
    plain = unicodedata.normalize("NFKD", wide)
    return "".join(letter for letter in plain if letter in ascii_uppercase)


def unique(names: Mapping[str, str]) -> dict[str, str]:
    """The names by id, numbered where two provinces would have the same."""
    seen: dict[str, int] = defaultdict(int)
    found = {}
    for id_, name in names.items():
        seen[words.folded(name)] += 1
        number = seen[words.folded(name)]
        found[id_] = name if number == 1 else f"{name} {number}"
    return found
