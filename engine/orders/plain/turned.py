"""Puts the words of a sentence in their usual sequence: “goes from …”, “not to X but to Y”."""

from collections.abc import Iterator, Sequence

from engine.orders.plain.senses import Sense, Tag
from engine.orders.tokens import folded

_PIECE = (Sense.KIND, Sense.THAT)
_INTO = (Sense.TO, Sense.IN)
_WHERE = (*_INTO, Sense.FROM)
_FRENCH = ("A", "AU", "AUX", "EN", "VERS", "DANS", "SUR", "JUSQU A", "JUSQU EN")
_OTHERS = ({Sense.THAT, Sense.NUMBER}, {Sense.REST, Sense.NUMBER})
_BUT = ("BUT", "MAIS", "SONDERN")


def straight(tags: Sequence[Tag]) -> list[Tag]:
    """The tags with a piece before what it does, and without where it expressly does not go."""
    found = list(_without_denied(tags))
    for at in reversed(range(len(found))):
        way = [tag.sense for tag in found[at : at + 5]]
        if way[:1] and way[0] in _PIECE and _set_off(found[at + 1 : at + 5]):
            found[at + 1 : at + 5] = [found[at + 2]._replace(sense=Sense.IN), found[at + 3]]
        elif way[:1] and way[0] in _PIECE and _leaves(found[at + 1 : at + 5]):
            found[at + 1 : at + 4] = [*found[at + 2 : at + 4], found[at + 1]]
        elif way[:2] == [Sense.GO, Sense.PLACE] and at and _from_to(found[at - 1 : at + 4]):
            found[at : at + 2] = found[at + 1], found[at]  # “va de Munich en Bourgogne”
        elif {*way[:2]} in _OTHERS and way[2:3] and way[2] in _WHERE:
            some = sorted(found[at : at + 2], key=lambda tag: tag.sense)  # “the other three in …”
            found[at : at + 2] = some[0], some[1]._replace(sense=Sense.THAT)
            found[at + 2] = found[at + 2]._replace(sense=Sense.IN)
        way = [tag.sense for tag in found[at : at + 3]]
        if way[:2] == [Sense.THAT, Sense.KIND] and way[2:] and way[2] in (Sense.PLACE, *_WHERE):
            del found[at]  # “the second spy in Berlin”
    return found


def _from_to(tags: Sequence[Tag]) -> bool:
    """Whether a French “en” or “vers” tells that of two places behind a verb one is the piece's."""
    way = [tag.sense for tag in tags]
    linked = way[3:4] != [] and way[3] in _INTO and folded(tags[3].text) in _FRENCH
    return way[0] in _PIECE and linked and way[4:] == [Sense.PLACE]


def _set_off(behind: Sequence[Tag]) -> bool:
    """Whether where a piece is stands between two commas."""
    way = [tag.sense for tag in behind]
    commas = [tag.text for tag in behind[::3]] == [",", ","]
    return commas and way[1] in _WHERE and way[2] is Sense.PLACE


def _leaves(behind: Sequence[Tag]) -> bool:
    """Whether a verb comes before where a piece is: “goes from Munich to …”."""
    way = [tag.sense for tag in behind]
    return way[:3] == [Sense.GO, Sense.FROM, Sense.PLACE] and way[3:] != [] and way[3] in _INTO


def _without_denied(tags: Sequence[Tag]) -> Iterator[Tag]:
    """The tags without a goal denied for another: “fährt nicht nach Rom, sondern nach Tunis”."""
    at = 0
    while at < len(tags):
        at += _denied(tags, at)
        yield tags[at]
        at += 1


def _denied(tags: Sequence[Tag], start: int) -> int:
    """How many tags deny a goal before a “but” that leads to another; 0 if none do."""
    at = start
    if tags[at].sense is not Sense.NOT:
        return 0
    at += 1
    while at < len(tags) and tags[at].sense in (*_INTO, Sense.GO):
        at += 1
    if tags[at : at + 1] == [] or tags[at].sense is not Sense.PLACE or at == start + 1:
        return 0
    at += 1
    while at < len(tags) and tags[at].text == ",":
        at += 1
    but = at < len(tags) and folded(tags[at].text) in _BUT
    aimed = [tag.sense for tag in tags[at + 1 : at + 3]]
    goes = aimed[:1] in ([Sense.TO], [Sense.IN]) and aimed[1:] == [Sense.PLACE]
    return at + 1 - start if but and goes else 0
