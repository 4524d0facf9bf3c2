"""Gives words their meaning that mean this or that by what stands around them."""

from collections.abc import Iterator, Sequence
from itertools import zip_longest

from engine.orders.plain.senses import DASHES, Sense, Tag
from engine.orders.plain.vocabulary import SEPARABLE
from engine.orders.tokens import folded

_VERBS, _PARTICLES = map(frozenset, zip(*SEPARABLE, strict=True))
_BUT = ("BUT", "MAIS")
_SHOULD = ("SHOULD", "SOLLTE")
_NOES = ("NO", "NON", "NEIN")


def settled(tags: list[Tag], *, counted: bool) -> Iterator[Tag]:
    """The tags without those that mean nothing.

    A “no” withdraws what precedes it, or is a not; a “2” is a “to” where pieces are not counted.
    """
    tags = _together(tags)
    senses = [None, *(tag.sense for tag in tags), None]
    for at, (tag, behind) in enumerate(zip_longest(tags, tags[1:])):
        before, ahead = senses[at], [*senses[at + 2 : at + 4], None]
        stops = Sense.WRONG in ahead or (before is None and ahead[0] is Sense.AND)
        if _denies(tag, ahead) or (tag.text in ("Halt", "Stop") and stops):
            yield tag._replace(sense=Sense.WRONG)
        elif behind and tag.text in DASHES and tag.sense is Sense.TO and _denies(behind, ahead[1:]):
            continue  # “Trieste to Venice - no, it stays”
        elif tag.sense is Sense.AND and folded(tag.text) in _BUT and before is Sense.ALL:
            yield tag._replace(sense=Sense.EXCEPT)  # “everyone but the French”
        elif (
            tag.text == "2"
            and not counted
            and before in (Sense.PLACE, Sense.GO)
            and behind is not None
            and behind.sense is Sense.PLACE
        ):
            yield tag._replace(sense=Sense.TO)
        elif (
            tag.sense is Sense.IF
            and folded(tag.text) in _SHOULD
            and before in (Sense.PLACE, Sense.KIND, Sense.THAT)
        ):
            continue  # “the fleet should stay”
        elif tag.sense is Sense.NUMBER and before is Sense.THAT and folded(tag.text) == "ONE":
            continue  # “the third one”
        elif (
            tag.sense is Sense.GO
            and folded(tag.text) == "MOVES"
            and (behind is None or behind.sense in (Sense.COLON, Sense.FOR))
        ):
            yield tag._replace(sense=Sense.TITLE)
        else:
            yield tag


def _denies(tag: Tag, ahead: Sequence[Sense | None]) -> bool:
    """Whether a tag takes back what precedes it: a “no, wait”, or a “no” for itself."""
    alone = ahead[0] in (None, Sense.AND, Sense.COLON, Sense.WRONG)
    return tag.sense is Sense.WRONG or (
        tag.sense is Sense.NOT and alone and folded(tag.text) in _NOES
    )


def _together(tags: list[Tag]) -> list[Tag]:
    """The tags with German verbs in one: “bringt … um”, “rückt … ein”."""
    tags = [t for t in tags if t.sense is not Sense.SKIP or folded(t.text) in _PARTICLES]
    found = list(tags)
    for at, tag in enumerate(tags):
        verb = folded(tag.text).partition(" ")[0]
        for end in range(at + 1, len(tags) if verb in _VERBS else 0):
            builds = verb.startswith("BAU") and tags[end].text != ","
            if tags[end].sense is Sense.COLON or (tags[end].sense is Sense.AND and not builds):
                break
            sense = SEPARABLE.get((verb, folded(tags[end].text)))
            last = end + 1 == len(tags) or tags[end + 1].sense in (Sense.AND, Sense.CLOSE)
            if sense and last:
                found[at] = tag._replace(sense=sense)
                found[end] = tags[end]._replace(sense=Sense.SKIP)
                break
    return [tag for tag in found if tag.sense is not Sense.SKIP]
