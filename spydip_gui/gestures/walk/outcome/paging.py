"""Lays many things to choose from out in pages, so that a ring never holds more than six."""

from collections.abc import Iterable
from dataclasses import replace

from engine.language.message import Message
from spydip_gui.gestures.walk.outcomes import Choosing, Option

MOST = 6
"""So many things a ring may hold."""

MORE = "0"
"""The key of the next page."""


def paged(options: Iterable[Option]) -> Choosing:
    """All of these to choose from: at most six at once, the last of which leads on."""
    several = tuple(options)
    if len(several) <= MOST:
        return Choosing(several)
    page, rest = several[: MOST - 1], several[MOST - 1 :]
    keys = [option.key for option in page]
    keyed = [
        option if option.key.isalpha() and keys.count(option.key) == 1 else _numbered(option, i)
        for i, option in enumerate(page, start=1)
    ]
    return Choosing((*keyed, Option(MORE, Message("walk.more", count=len(rest)), paged(rest))))


def _numbered(option: Option, number: int) -> Option:
    return replace(option, key=str(number))
