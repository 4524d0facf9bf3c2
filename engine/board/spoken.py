"""The names of a board's provinces and powers in each language, with their forms."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Final, TypeAlias

Forms: TypeAlias = Mapping[str, str]
"""The forms of one name by case, ``in``: ``in der Adria``; ``""`` is the bare name."""

_INSTEAD: Final = MappingProxyType({"acc": "the", "dat": "to"})
"""The cases that are said as another one unless a name has them."""


@dataclass(frozen=True, slots=True)
class Spoken:
    """The names of a board by language, from the files ``names.<language>.toml`` beside it.

    A missing name is None; the language's grammar then makes one from the board's name.
    """

    provinces: Mapping[str, Mapping[str, Forms]] = field(default_factory=dict)
    powers: Mapping[str, Mapping[str, Forms]] = field(default_factory=dict)

    def place(self, language: str, province: str, case: str = "") -> str | None:
        """A province's bare name, or in a case: ``the``, ``acc``, ``in``, ``to``, ``from``."""
        return _form(self.provinces, language, province, case)

    def power(self, language: str, power: str, case: str = "") -> str | None:
        """A power's bare name, or in a case: ``the``, ``acc``, ``of``, ``to``, ``dat``, ``by``.

        ``adjective`` is how the language's grammar takes it: ``deutsch``, ``allemand|allemande``.
        """
        return _form(self.powers, language, power, case)

    def label(self, language: str, province: str) -> str | None:
        """A province's name as written on the map, in one line or several."""
        own = self.provinces.get(language, {}).get(province, {})
        return own.get("label") or own.get("")


def _form(
    names: Mapping[str, Mapping[str, Forms]], language: str, key: str, case: str
) -> str | None:
    forms = names.get(language, {}).get(key, {})
    return forms.get(case) or forms.get(_INSTEAD.get(case, case))
