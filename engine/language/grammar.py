"""What a language must know of nouns, beside its texts."""

from collections.abc import Callable
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Grammar:
    """How a language puts names and pieces into a sentence where they have no forms of their own.

    ``place`` and ``power`` take a name and a case; ``piece`` takes the noun as the texts give it,
    an adjective or nothing, a number and a case.
    """

    place: Callable[[str, str], str]
    power: Callable[[str, str], str]
    piece: Callable[[str, str, int, str], str]
