"""What a language has to know about nouns, besides its texts."""

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import NamedTuple


class Grammar(NamedTuple):
    """How a language puts names and pieces without forms of their own into a sentence.

    ``place`` and ``power`` take a name and a case; ``piece`` takes the noun as the texts give it,
    an adjective or nothing, a number and a case. ``further`` are the cases of the later names in a
    list, for a language that puts the preposition only before the first.
    """

    place: Callable[[str, str], str]
    power: Callable[[str, str], str]
    piece: Callable[[str, str, int, str], str]
    further: Mapping[str, str] = MappingProxyType({})
