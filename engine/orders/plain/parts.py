"""Reads a sentence part by part where it is not understood as a whole: what is clear, counts."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from engine.orders.plain.clauses import Clauses, Found, NotPlainError
from engine.orders.plain.context import Context
from engine.orders.plain.gist import gist
from engine.orders.plain.senses import Sense, Tag

_BINDS = frozenset(
    {Sense.NOT, Sense.IF, Sense.OR, Sense.DOUBT, Sense.EXCEPT, Sense.INSTEAD, Sense.WRONG}
    | {Sense.THAT, Sense.SAME, Sense.REST}
)
"""What may bear upon the rest of a sentence, so that none of it counts."""

_BACK = (Sense.THAT, Sense.SAME, Sense.IN)

_LEADS = frozenset({Sense.PLACE, Sense.KIND, Sense.NUMBER, Sense.ALL, Sense.UNKNOWN, Sense.POWER})
"""How a part begins that does not say more of the piece before."""


@dataclass(frozen=True, slots=True)
class Part:
    """What stands between two commas, and its orders; None if it is not understood."""

    tags: tuple[Tag, ...]
    found: tuple[Found, ...] | None


def parts(context: Context, tags: Sequence[Tag], spoken: str) -> list[Part]:
    """The parts of a sentence; none if no part is clear, or if one may change another."""
    read: list[Part] = []
    for some in _cut(tags):
        try:
            found: tuple[Found, ...] | None = tuple(Clauses(context, some, spoken).found())
        except NotPlainError:
            found = gist(context, some)
            if found is None and any(tag.sense in _BINDS for tag in _outside(some)):
                return []
            lead = next((tag.sense for tag in some if tag.sense is not Sense.AND), None)
            if found is None and read and lead not in _LEADS:
                read[-1] = replace(read[-1], found=None)
        lost = any(part.found is None for part in read)
        if found and lost and some[0].sense in _BACK:
            found = None  # “the one” may be of those that were not understood
        spoken = found[-1].text if found else spoken
        read.append(Part(tuple(some), found))
    return read if len(read) > 1 and any(part.found for part in read) else []


def _cut(tags: Sequence[Tag]) -> Iterator[list[Tag]]:
    """The tags between commas that stand outside parentheses."""
    depth, part = 0, list[Tag]()
    for tag in tags:
        depth += (tag.sense is Sense.OPEN) - (tag.sense is Sense.CLOSE)
        if tag.text == "," and not depth:
            if part:
                yield part
            part = []
        else:
            part.append(tag)
    if part:
        yield part


def _outside(tags: Sequence[Tag]) -> Iterator[Tag]:
    depth = 0
    for tag in tags:
        depth += (tag.sense is Sense.OPEN) - (tag.sense is Sense.CLOSE)
        if not depth:
            yield tag
