"""English nouns: articles and plurals."""

from typing import Final

from engine.language.grammar import Grammar

_BEFORE = {"in": "in ", "to": "to ", "from": "from ", "of": "of ", "by": "by "}
_SEAS = ("Gulf", "Sea", "Channel", "Ocean", "Bay")


def _place(name: str, case: str) -> str:
    """A place without forms of its own; seas and gulfs take the article in a sentence."""
    if not case:
        return name
    article = "the " if any(word in _SEAS for word in name.split()) else ""
    return f"{_BEFORE.get(case, '')}{article}{name}"


def _power(name: str, case: str) -> str:
    """A power; English puts a word before it and changes nothing."""
    return f"{_BEFORE.get(case, '')}{name}"


def _piece(noun: str, adjective: str, count: int, case: str) -> str:
    """Pieces in a case; the noun is given as ``army|armies``."""
    one, _, more = noun.partition("|")
    words = f"{adjective} {one if count == 1 else more or one}".strip()
    if not case:
        return words
    if case.startswith("the"):
        return f"the {words}"
    if case == "no":
        return f"no {words}"
    if count != 1:
        return f"{count} {words}"
    return f"{'an' if words[0].lower() in 'aeio' else 'a'} {words}"


GRAMMAR: Final = Grammar(
    place=_place, power=_power, piece=_piece, further=dict.fromkeys(_BEFORE, "the")
)
