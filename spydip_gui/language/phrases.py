"""The engine's sentences in the language of the desk: found by their form and said anew.

The engine speaks English and knows no other language. Its forms, such as ``{1} cannot support
itself.``, stand in ``resources/i18n/engine.txt``; a sentence is matched with them, and what stands
in its gaps is matched in turn.
"""

import re
from functools import cache, lru_cache
from importlib.resources import files

from PySide6.QtCore import QCoreApplication

from engine.errors import UserError
from engine.language.message import Value
from spydip_gui.language.reader import say

CONTEXT = "Engine"
"""Where Qt's translators find the engine's forms."""

_GAP = re.compile(r"\{(\w+)\}")
_CITED = re.compile(r"(.+[.]) (\[[^][]+\])", re.DOTALL)
"""A sentence with the rule that it goes by behind it."""


def retold(said: Value | None) -> str:
    """What the engine says in the language of the desk, a message or a finished sentence."""
    return _retold(said) if isinstance(said, str) else say(said)


@lru_cache(maxsize=4096)
def _retold(text: str) -> str:
    """A sentence of the engine in the language of the desk; in English, or unknown, as it is."""
    if not text.strip() or not _foreign():
        return text
    whole = spoken(text)
    if whole != text:
        return whole
    if cited := _CITED.fullmatch(text):
        return f"{retold(cited[1])} {cited[2]}"
    for form, pattern in _patterns():
        found = pattern.fullmatch(text)
        # A form may read alike in two languages; then only what stands in it is said anew.
        if found is not None and (filled := _filled(spoken(form), found)) != text:
            return filled
    # A sentence may be no more than an order in words, with its full stop.
    return f"{retold(text[:-1])}." if text.endswith(".") else text


def told(error: Exception) -> str:
    """What is wrong, in the language of the desk."""
    return say(error.message) if isinstance(error, UserError) else _retold(str(error))


def forget() -> None:
    """Say everything anew: the language has changed."""
    _retold.cache_clear()


def spoken(form: str) -> str:
    """A word or form of the engine, its gaps still open, in the language of the desk."""
    return QCoreApplication.translate(CONTEXT, form)


def capital(text: str) -> str:
    """The same text as it begins a sentence."""
    return text[:1].upper() + text[1:]


def _filled(form: str, found: re.Match[str]) -> str:
    return _GAP.sub(lambda gap: _inner(found[f"g{gap[1]}"]), form)


def _inner(text: str) -> str:
    """What stands in a gap: a sentence, or several things between commas, or at a beginning."""
    bare = text.strip()
    parts = bare.split(", ")
    if len(parts) > 1 and (all(spoken(part) != part for part in parts) or retold(bare) == bare):
        return text.replace(bare, ", ".join(map(retold, parts)))
    said = retold(bare)
    if said == bare and bare[:1].isupper():
        lower = bare[0].lower() + bare[1:]
        again = retold(lower)
        said = bare if again == lower else capital(again)
    return text.replace(bare, said) if bare else text


def _foreign() -> bool:
    """Whether a language other than English is spoken: every one says the word army in its way."""
    return spoken("army") != "army"


@cache
def _patterns() -> tuple[tuple[str, re.Pattern[str]], ...]:
    """Every form with gaps and what it looks like filled in, those that say the most first."""
    lines = (files("resources") / "i18n" / "engine.txt").read_text(encoding="utf-8").splitlines()
    gapped = [line for line in lines if _GAP.search(line)]
    gapped.sort(key=lambda form: -len(_GAP.sub("", form)))
    return tuple((form, _pattern(form)) for form in gapped)


def _pattern(form: str) -> re.Pattern[str]:
    parts = _GAP.split(form)
    seen: set[str] = set()
    out = []
    for index, part in enumerate(parts):
        if index % 2 == 0:
            out.append(re.escape(part))
        else:
            out.append(f"(?P=g{part})" if part in seen else f"(?P<g{part}>.*?)")
            seen.add(part)
    return re.compile("".join(out), re.DOTALL)
