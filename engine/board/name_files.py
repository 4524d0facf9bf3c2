"""Reads the files ``names.<language>.toml`` of a board: its names in other languages.

This module needs pydantic and is itself imported only where a board file is read.
"""

from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from engine.board.faults import BoardError
from engine.board.names import fold
from engine.board.schema import BoardFile, CalledPart, NamesFile
from engine.board.spoken import Forms, Spoken
from engine.board.toml_file import read_toml
from engine.language.message import Message
from engine.language.texts import LANGUAGES

_PLACE: Final = ("the", "in", "to", "from")
_POWER: Final = ("the", "of", "to", "by")
_ALONE: Final = frozenset({"of"})
"""Forms that a name may have though it takes no article: ``Englands``."""

_SPELT_OUT: Final = str.maketrans(
    {"ä": "ae", "ö": "oe", "ü": "ue", "Ä": "Ae", "Ö": "Oe", "Ü": "Ue"}
)
"""How a keyboard without these letters writes them."""


@dataclass(frozen=True, slots=True)
class Called:
    """A board's names in all languages, and the other readings of each id."""

    spoken: Spoken = field(default_factory=Spoken)
    provinces: dict[str, list[str]] = field(default_factory=lambda: defaultdict(list))
    powers: dict[str, list[str]] = field(default_factory=lambda: defaultdict(list))


def read_names(paths: Iterable[Path], board: BoardFile) -> Called:
    """The contents of the name files beside a board; raises BoardError."""
    places: dict[str, Mapping[str, Forms]] = {}
    powers: dict[str, Mapping[str, Forms]] = {}
    called = Called(Spoken(places, powers))
    for path in paths:
        language, file = _language(path), read_toml(path, NamesFile)
        if faults := list(_faults(file, board)):
            raise BoardError(str(path), faults)
        places[language] = _gathered(file.province, called.provinces)
        powers[language] = _gathered(file.powers, called.powers)
    return called


def _language(path: Path) -> str:
    language = path.name.split(".")[1]
    if language in LANGUAGES:
        return language
    known = ", ".join(f"names.{known}.toml" for known in LANGUAGES)
    raise BoardError(str(path), [Message("board.no_language", language=language, known=known)])


def _gathered(
    named: Mapping[str, CalledPart], texts: Mapping[str, list[str]]
) -> Mapping[str, Forms]:
    for id_, part in named.items():
        texts[id_] += _readings(part)
    return {id_: part.forms for id_, part in named.items()}


def _faults(names: NamesFile, board: BoardFile) -> Iterator[Message]:
    places = {id_: (id_, part.name) for id_, part in board.province.items()}
    powers = {
        key: (key, part.letter, part.name, part.adjective) for key, part in board.powers.items()
    }
    yield from _table_faults("province", names.province, places, _PLACE)
    yield from _table_faults("powers", names.powers, powers, _POWER)


def _table_faults(
    table: str,
    named: Mapping[str, CalledPart],
    owners: Mapping[str, Iterable[str]],
    forms: Iterable[str],
) -> Iterator[Message]:
    taken = {fold(text): id_ for id_, texts in owners.items() for text in texts}
    for id_, part in named.items():
        if id_ not in owners:
            yield Message("board.name_unknown", name=f"{table}.{id_}")
        given = {form for form in forms if form in part.forms}
        missing = ", ".join(f"`{form}`" for form in forms if form not in given)
        if given - _ALONE and missing:
            yield Message("board.name_needs_forms", name=f"{table}.{id_}", missing=missing)
        for text in _readings(part):
            owner = taken.setdefault(fold(text), id_)
            if owner != id_:
                yield Message("board.name_taken", name=f"{table}.{id_}", text=text, owner=owner)


def _readings(part: CalledPart) -> Iterator[str]:
    """The readings of a name; German umlauts also as two letters."""
    for text in filter(None, (part.name, *part.also)):
        yield text
        if (spelt := text.translate(_SPELT_OUT)) != text:
            yield spelt
