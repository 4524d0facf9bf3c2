"""What a language must know of nouns, beside its texts."""

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import NamedTuple


class Grammar(NamedTuple):
    """How a language puts names and pieces into a sentence where they have no forms of their own.

    ``place`` and ``power`` take a name and a case; ``piece`` takes the noun as the texts give it,
    an adjective or nothing, a number and a case. ``further`` are the cases of the later names of a
    list, where a language puts the preposition before the first alone.
    """

    place: Callable[[str, str], str]
    power: Callable[[str, str], str]
    piece: Callable[[str, str, int, str], str]
    further: Mapping[str, str] = MappingProxyType({})
