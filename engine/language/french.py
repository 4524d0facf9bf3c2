"""French nouns: gender, number, and elision."""

from typing import Final

from engine.language.grammar import Grammar

_VOWELS = frozenset("aeiouyàâéèêëîïôûœAEIOUÀÂÉÈÊËÎÏÔÛŒ")
_BEFORE = {"in": "à ", "to": "à ", "from": "de ", "of": "de ", "by": "par "}


def _place(name: str, case: str) -> str:
    """A place without forms of its own: treated as a town."""
    return _joined(_BEFORE.get(case, ""), name)


def _power(name: str, case: str) -> str:
    """A power without forms of its own: treated as one without an article."""
    return _joined(_BEFORE.get(case, ""), name)


def _piece(noun: str, adjective: str, count: int, case: str) -> str:
    """Pieces in a case; the noun is ``f|armée|armées``: gender, singular, plural.

    The adjective is ``allemand|allemande``, and follows the noun; ``of`` is one of the cases.
    """
    gender, one, more = noun.split("|") if noun.count("|") == 2 else ("m", noun, noun)
    words = one if count == 1 else more
    if adjective:
        words = f"{words} {_agreeing(adjective, gender, count)}"
    if not case:
        return words
    if case.startswith("the"):
        article = _the(words, gender) if count == 1 else "les "
        whole = f"de {article}{words}".replace("de le ", "du ").replace("de les ", "des ")
        return whole if case == "the_of" else article + words
    if case == "no":
        return f"{'aucune' if gender == 'f' else 'aucun'} {words}"
    if count == 1:
        return f"{'une' if gender == 'f' else 'un'} {words}"
    return f"{count} {words}"


def _the(words: str, gender: str) -> str:
    if words[0] in _VOWELS and not words.isupper():
        return "l\N{RIGHT SINGLE QUOTATION MARK}"
    return "la " if gender == "f" else "le "


def _agreeing(adjective: str, gender: str, count: int) -> str:
    """``allemand|allemande`` in agreement with the noun; a plural takes an s unless it has one."""
    masculine, _, feminine = adjective.partition("|")
    word = (feminine or masculine) if gender == "f" else masculine
    return word if count == 1 or word.endswith(("s", "x")) else f"{word}s"


def _joined(before: str, name: str) -> str:
    if before == "de " and name[:1] in _VOWELS:
        return f"d\N{RIGHT SINGLE QUOTATION MARK}{name}"
    return f"{before}{name}"


GRAMMAR: Final = Grammar(place=_place, power=_power, piece=_piece)
