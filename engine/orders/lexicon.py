"""The words of a board: the possible names of its provinces, coasts, powers and pieces."""

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import lru_cache

from engine.board.graph import Board, PowerId, Province, ProvinceId
from engine.orders import spelling, tongues
from engine.orders.tokens import words_of
from engine.units import STANDARD_KINDS, Kind, UnitKind

_DIRECTIONS = {"N": "NORTH", "E": "EAST", "S": "SOUTH", "W": "WEST"}
_PREFIX = 4
"""How many letters of a name are enough to be taken for its beginning."""

_INFLECTED = re.compile(r"(\w+(?:SCH|LICH|LER|ARZ))E[RS]?$")
"""A German adjective, which ends in “-en” behind most articles: “im Schwarzen Meer”."""


@dataclass(frozen=True, eq=False, slots=True, kw_only=True)
class Lexicon:
    """Every reading that a board's orders may use, by folded words with single spaces.

    ``places`` may have several provinces for a reading; if the reading is an id, that province
    comes first. ``stems`` are the beginnings of readings with several words. ``coasts`` gives the
    two letters of a coast; ``split`` are the provinces with several.
    """

    board: Board
    units: Mapping[Kind, UnitKind]
    places: Mapping[str, tuple[ProvinceId, ...]]
    powers: Mapping[str, PowerId]
    stems: frozenset[str]
    coasts: Mapping[str, str]
    kinds: Mapping[str, Kind]
    split: frozenset[ProvinceId]

    def beginning(self, word: str) -> tuple[ProvinceId, ...]:
        """The provinces whose name begins with this word, if it is long enough."""
        return _beginning(self, word) if len(word) >= _PREFIX else ()

    def misspelt(self, written: str, slips: int = 3) -> tuple[ProvinceId, ...]:
        """The one province that is meant by misspelt or shortened words: “Lpool”, “Norw Sea”.

        With fewer ``slips`` allowed than usual, shortened words are not looked for.
        """
        names = _names(self, written.count(" "))
        near = spelling.nearest(written, names, slips)
        near = near or (spelling.shortened(written, names) if slips > 2 else ())
        return self.abbreviated(written) or self._one(near)

    def abbreviated(self, written: str) -> tuple[ProvinceId, ...]:
        """The one province whose name begins, word for word, as these do: “Norw Sea”."""
        return self._one(spelling.abbreviated(written, self.places))

    def _one(self, names: Iterable[str]) -> tuple[ProvinceId, ...]:
        found = {self.places[name] for name in names}
        return found.pop() if len(found) == 1 else ()

    def of_people(self, word: str) -> tuple[ProvinceId, ...]:
        """The one province that an adjective is made of: “Berliner”, “Galician”, “norwegische”."""
        for ending in tongues.DEMONYMS:
            stem = word.removesuffix(ending)
            if stem == word or len(stem) < _PREFIX - 1:
                continue
            found = self.places.get(stem) or self.beginning(stem)
            if len(found) == 1:
                return found
        return ()

    def suggestions(self, written: str) -> tuple[ProvinceId, ...]:
        """Up to three provinces with the most similar spelling."""
        near = spelling.similar(written, tuple(self.places))
        return tuple(dict.fromkeys(p for reading in near for p in self.places[reading]))[:3]


@lru_cache(maxsize=4096)
def _beginning(words: Lexicon, part: str) -> tuple[ProvinceId, ...]:
    found = (
        p for reading, meant in words.places.items() if reading.startswith(part) for p in meant
    )
    return tuple(dict.fromkeys(found))


@lru_cache(maxsize=64)
def _names(words: Lexicon, spaces: int) -> tuple[str, ...]:
    """The readings of provinces with so many spaces in them."""
    return tuple(name for name in words.places if name.count(" ") == spaces)


@lru_cache(maxsize=16)
def lexicon(board: Board, kinds: tuple[UnitKind, ...] = tuple(STANDARD_KINDS.values())) -> Lexicon:
    """The words of a board played with these kinds of piece."""
    places = _places(board.provinces.values())
    powers = {
        reading: power.id
        for power in board.powers.values()
        for name in (power.id, power.letter, power.name, power.adjective, *power.aliases)
        for reading in _readings(name)
    }
    if "AUSTRIA" in powers:
        powers.setdefault("O", powers["AUSTRIA"])  # “Ö”
    return Lexicon(
        board=board,
        units={kind.kind: kind for kind in kinds},
        places=places,
        powers=powers,
        stems=frozenset(_stems([*places, *powers])),
        split=frozenset(p.id for p in board.provinces.values() if p.coasts),
        coasts=_coasts(board.provinces.values()),
        kinds={
            reading: kind.kind
            for kind in kinds
            for name in (kind.kind, kind.name, kind.plural, *kind.aliases, *_foreign(kind))
            for reading in _readings(name)
        },
    )


def _foreign(kind: UnitKind) -> tuple[str, ...]:
    return tongues.PIECES.get(kind.kind, ())


def _readings(name: str) -> tuple[str, ...]:
    words = words_of(name)
    if len(words) < 2:
        return words
    cases = dict.fromkeys((words[0], _INFLECTED.sub(r"\1EN", words[0])))
    return tuple(join.join((case, *words[1:])) for case in cases for join in (" ", ""))


def _places(provinces: Iterable[Province]) -> dict[str, tuple[ProvinceId, ...]]:
    found: dict[str, list[ProvinceId]] = {}
    listed = tuple(provinces)
    named: list[tuple[str, ProvinceId]] = [(province.id, province.id) for province in listed]
    named += [(n, province.id) for province in listed for n in (province.name, *province.aliases)]
    for name, id_ in named:
        for reading in _readings(name):
            meant = found.setdefault(reading, [])
            if id_ not in meant:
                meant.append(id_)
    return {reading: tuple(meant) for reading, meant in found.items()}


def _stems(readings: Iterable[str]) -> set[str]:
    stems: set[str] = set()
    for reading in readings:
        words = reading.split(" ")
        stems.update(" ".join(words[:i]) for i in range(1, len(words)))
    return stems


def _coasts(provinces: Iterable[Province]) -> dict[str, str]:
    """Readings of the four directions, and the names of this board's own coasts."""
    coasts: dict[str, str] = {}
    for letter, word in _DIRECTIONS.items():
        code = f"{letter}C"
        for reading in (letter, word, f"{word} COAST", f"{word}ERN COAST", f"{letter} COAST", code):
            coasts[reading] = code
    coasts.update(tongues.COASTS)
    for province in provinces:
        for location, name in province.coasts.items():
            coasts[location[4:]] = location[4:]
            coasts.update(dict.fromkeys(_readings(name), location[4:]))
    return coasts
