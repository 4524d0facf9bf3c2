"""Answers below a quoted question about a piece: “> A MUN ?” and “to Tyrolia”."""

from collections.abc import Sequence
from itertools import pairwise

from engine.orders import layout
from engine.orders.lexicon import Lexicon
from engine.orders.plain.senses import Sense
from engine.orders.plain.tags import tags_of

_NAMES = (Sense.KIND, Sense.PLACE, Sense.POWER)
_TITLED = [Sense.KIND, Sense.PLACE]


def told(lexicon: Lexicon, texts: Sequence[str]) -> list[str]:
    """The texts, each answer with the piece that was asked for in front."""
    found = list(texts)
    for number, (asked, text) in enumerate(pairwise(texts), 1):
        if not layout.quotes(asked) or layout.quotes(text):
            continue
        piece = layout.strip(asked).text.rstrip(" ?:.\u2026_=-\u2192>")
        says = [tag.sense for tag in tags_of(lexicon, text)]
        does = {*says} - {Sense.UNKNOWN} and says[0] not in _NAMES
        if does and [tag.sense for tag in tags_of(lexicon, piece)] == _TITLED:
            found[number] = f"{piece} {text.strip()}"
    return found
