"""German nouns: gender, case and the endings of articles and adjectives."""

from typing import Final

from engine.language.grammar import Grammar

_PLACE = {"in": "in ", "to": "nach ", "from": "aus "}
_POWER = {"of": "von ", "by": "von "}
_A = {
    "nom": {"m": ("ein", "er"), "f": ("eine", "e"), "n": ("ein", "es")},
    "acc": {"m": ("einen", "en"), "f": ("eine", "e"), "n": ("ein", "es")},
    "dat": {"m": ("einem", "en"), "f": ("einer", "en"), "n": ("einem", "en")},
}
_THE = {
    "nom": {"m": ("der", "e"), "f": ("die", "e"), "n": ("das", "e")},
    "acc": {"m": ("den", "en"), "f": ("die", "e"), "n": ("das", "e")},
    "dat": {"m": ("dem", "en"), "f": ("der", "en"), "n": ("dem", "en")},
}
_ALL = {"nom": "die", "acc": "die", "dat": "den"}


def _place(name: str, case: str) -> str:
    """A place without forms of its own: treated as one without an article."""
    return f"{_PLACE.get(case, '')}{name}"


def _power(name: str, case: str) -> str:
    """A power without forms of its own: treated as one without an article."""
    return f"{_POWER.get(case, '')}{name}"


def _piece(noun: str, adjective: str, count: int, case: str) -> str:
    """Pieces in a case; the noun is ``m|Agent|Agenten|Agenten``: gender, one, several, oblique.

    The last part is only given if it differs; the adjective is a stem: ``deutsch``.
    """
    gender, one, more, *oblique = [*noun.split("|"), "", ""][:4] if "|" in noun else _plain(noun)
    definite, yours = case.startswith("the"), case.startswith("your")
    which = case.removeprefix("your").removeprefix("the").removeprefix("_")
    which = which if which in _A else "nom"
    if count != 1:
        return _several(more or one, adjective, count if case else 0, which, definite=definite)
    article, ending = (_THE if definite else _A)[which].get(gender, ("", ""))
    word = oblique[0] if oblique and oblique[0] and which != "nom" else one
    article = f"k{article}" if case == "no" else article
    article = f"Ihr{article.removeprefix('ein')}" if yours else article
    words = [article if case else "", adjective and adjective + ending, word]
    return " ".join(filter(None, words))


def _several(noun: str, adjective: str, count: int, which: str, *, definite: bool) -> str:
    ending = "en" if definite or which == "dat" else "e"
    # Dative plurals end in n: „Spionen“; those in s stay as they are.
    noun = f"{noun}n" if which == "dat" and noun[-1:] not in "ns" else noun
    first = _ALL[which] if definite else str(count or "")
    return " ".join(filter(None, [first, adjective and adjective + ending, noun]))


def _plain(noun: str) -> list[str]:
    """An unknown noun, treated as spelt the same in every case."""
    return ["", noun, noun, ""]


GRAMMAR: Final = Grammar(place=_place, power=_power, piece=_piece)
