"""The texts of a language by id: compiled catalogues, one per room, read when first needed."""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from gettext import NullTranslations

LANGUAGES = ("en", "de", "fr")
"""The languages that every text is there in."""


@lru_cache(maxsize=8192)
def pattern(language: str, key: str, count: int | None = None) -> str | None:
    """The text of an id with its gaps open, in the form for this number; None if there is none."""
    room = _room(language, key.partition(".")[0])
    # An id is not a text: if nothing is found, the catalogue returns what it was asked for.
    found = room.gettext(key) if count is None else room.ngettext(key, "", count)
    if count is not None and found in (key, ""):
        return _from_outside(language, key, count) or pattern(language, key)
    return _from_outside(language, key, count) if found == key else found


def add(language: str, texts: Mapping[str, Sequence[str]]) -> None:
    """Add texts of variants from outside, by id: one form, or one per number.

    They are used where the program has no text of its own.
    """
    _added.setdefault(language, {}).update(texts)
    pattern.cache_clear()


def added(language: str) -> Mapping[str, Sequence[str]]:
    """The texts of variants from outside that a language has."""
    return _added.get(language, {})


_added: dict[str, dict[str, Sequence[str]]] = {}


def _from_outside(language: str, key: str, count: int | None) -> str | None:
    forms = _added.get(language, {}).get(key)
    if forms is None:
        return None
    one = count is None or count == 1 or (language == "fr" and count == 0)
    return forms[0 if one else -1]


@lru_cache(maxsize=256)
def _room(language: str, room: str) -> "NullTranslations":
    # Reading it costs time, so only if something is said.
    from gettext import GNUTranslations, NullTranslations  # noqa: PLC0415
    from importlib.resources import files  # noqa: PLC0415

    path = files("resources") / "texts" / language / f"{room}.mo"
    if not path.is_file():
        return NullTranslations()
    with path.open("rb") as file:
        return GNUTranslations(file)
