"""Gives words their meaning that mean this or that by what stands around them."""

from collections.abc import Iterator, Sequence
from itertools import zip_longest

from engine.board.graph import Location
from engine.orders.lexicon import Lexicon
from engine.orders.plain.senses import DASHES, Sense, Tag
from engine.orders.plain.vocabulary import SEPARABLE
from engine.orders.tokens import folded

_VERBS, _PARTICLES = map(frozenset, zip(*SEPARABLE, strict=True))
_BUT = ("BUT", "MAIS")
_SHOULD = ("SHOULD", "SOLLTE")
_NOES = ("NO", "NON", "NEIN")
_FROM = (Sense.PLACE, Sense.GO)
_TITLED = (None, Sense.COLON, Sense.FOR)
_DASHED = (Sense.TO, Sense.HOLD, Sense.SUPPORT, Sense.CONVOY, Sense.CUT)
_FATES = (Sense.DEPORT, Sense.EXECUTE)
_NEAR = 6
"""So many tags back is the place that a coast is told for."""


def ashore(lexicon: Lexicon, tags: Sequence[Tag]) -> list[Tag]:
    """The tags with each coast at its place: “St Petersburg: a fleet (south coast)”."""
    found = list(tags)
    for at, tag in enumerate(tags):
        words = " ".join(map(folded, tag.text.split()))
        coast = lexicon.coasts.get(words, "") if tag.sense is Sense.COAST else ""
        before, behind = range(at - 1, max(at - _NEAR, 0) - 1, -1), range(at + 1, len(tags))[:2]
        around = (*before, *behind)
        near = next((n for n in around if coast and found[n].sense is Sense.PLACE), at)
        whole = found[near].places[0] if len(found[near].places) == 1 else ""
        named = Location(f"{whole}/{coast}")
        if named in lexicon.board.fleets:
            found[near] = found[near]._replace(places=(named,))
            found[at] = tag._replace(sense=Sense.SKIP)
            lead = next((n for n in before if found[n].sense is not Sense.SKIP), at)
            if found[lead].sense in (Sense.FOR, Sense.IN):
                found[lead] = found[lead]._replace(sense=Sense.SKIP)  # “on the south coast”
        elif coast:
            found[at] = tag._replace(sense=Sense.UNKNOWN)
    return found


def settled(tags: list[Tag], *, counted: bool) -> Iterator[Tag]:
    """The tags without those that mean nothing.

    A “no” withdraws what precedes it, or is a not; a “2” is a “to” where pieces are not counted.
    """
    tags = _together(tags)
    senses = [None, *(tag.sense for tag in tags), None]
    for at, (tag, behind) in enumerate(zip_longest(tags, tags[1:])):
        before, ahead = senses[at], [*senses[at + 2 : at + 4], None]
        word = folded(tag.text)
        stops = Sense.WRONG in ahead or (before is None and ahead[0] is Sense.AND)
        if _denies(tag, ahead) or (tag.text in ("Halt", "Stop") and stops):
            yield tag._replace(sense=Sense.WRONG)
        elif behind and tag.text in DASHES and tag.sense is Sense.TO and _denies(behind, ahead[1:]):
            continue  # “Trieste to Venice - no, it stays”
        elif tag.sense is Sense.AND and word in _BUT and before is Sense.ALL:
            yield tag._replace(sense=Sense.EXCEPT)  # “everyone but the French”
        elif word == "2" and not counted and before in _FROM and ahead[0] is Sense.PLACE:
            yield tag._replace(sense=Sense.TO)
        elif tag.sense is Sense.GO and word == "MOVES" and ahead[0] in _TITLED:
            yield tag._replace(sense=Sense.TITLE)
        elif not _idle(tag.sense, word, before, ahead):
            yield tag


def _idle(sense: Sense, word: str, before: Sense | None, ahead: list[Sense | None]) -> bool:
    """Whether a word says nothing of its own where it stands."""
    if word in _SHOULD:  # “the fleet should stay”
        return sense is Sense.IF and before in (Sense.PLACE, Sense.KIND, Sense.THAT)
    if word == "ONE":  # “the third one”, “the Russian one is executed”
        return before is Sense.THAT or (before is Sense.POWER and ahead[0] in _FATES)
    if sense is Sense.AND:  # “Munich moves, to Bohemia”
        return before is Sense.GO and ahead[0] is Sense.TO
    if sense is Sense.ALL:  # “the agents go all to Tyrolia”
        return before is Sense.GO and ahead[0] in (Sense.TO, Sense.IN)
    dashed = ahead[0] is Sense.PLACE and ahead[1] in _DASHED  # “A-Mun-Boh”
    return sense is Sense.TO and before is Sense.KIND and dashed


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
