"""Supports and convoys of the order on a numbered line: “2. A PAR S 1”."""

import re
from collections.abc import Collection, Sequence

from engine.orders import layout
from engine.orders.lexicon import Lexicon
from engine.orders.plain.senses import Sense
from engine.orders.plain.tags import tags_of

_DIGITS = r"\d{1,2}(?:\.\d{1,2})*"
_NUMBER = re.compile(rf"\s*[(\[#]*({_DIGITS})[.):\]]*\s+(?=\S)")
_POINTS = re.compile(
    r"[\s(\[]*(?:(?:#|(?:no|nr|n°|num|order|line|number|befehl|zeile|nummer|ordre|ligne)\b)[.\s]*)*"
    rf"(?<!\w)(?<!\d\.)(?P<number>{_DIGITS})[.)\]]*\s*$",
    re.IGNORECASE,
)
_HELPS = (Sense.SUPPORT, Sense.CONVOY)
_WENT = frozenset({Sense.PLACE, Sense.KIND, Sense.POWER, Sense.TO, Sense.GO, Sense.FROM, Sense.IN})


def told(lexicon: Lexicon, texts: Sequence[str], lines: Collection[int]) -> list[str]:
    """The texts, with the orders that some of those ``lines`` point to put in their words."""
    numbered: dict[str, str] = {}
    for at in lines:
        if found := _NUMBER.match(texts[at]):
            numbered.setdefault(found[1], texts[at])
    if not numbered:
        return list(texts)
    return [
        _told(lexicon, text, numbered) if at in lines else text for at, text in enumerate(texts)
    ]


def _told(lexicon: Lexicon, text: str, numbered: dict[str, str]) -> str:
    points = _POINTS.search(text)
    meant = numbered.get(points["number"], text) if points else text
    if points is None or meant == text:
        return text
    tags = tags_of(lexicon, text[: points.start()])
    if not tags or tags[-1].sense not in _HELPS:
        return text
    return f"{text[: points.start()]} {_step(lexicon, layout.strip(meant).text)}"


def _step(lexicon: Lexicon, text: str) -> str:
    """The piece that an order is for, and where it goes if it does."""
    ends = next((tag.start for tag in tags_of(lexicon, text) if tag.sense not in _WENT), len(text))
    return text[:ends].rstrip()
