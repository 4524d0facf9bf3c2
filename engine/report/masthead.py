"""The head of a reader's own paper: its name, whom it is for, and how the reader stands."""

from collections import Counter
from collections.abc import Container, Iterable, Iterator
from typing import NamedTuple

from engine.board.graph import Board, Location, PowerId
from engine.facts import CentreOf, Own, UnitAt
from engine.language.message import Listed, Message, Piece, Place, Value
from engine.language.speaker import Speaker
from engine.language.texts import pattern
from engine.orders.wording import power_name
from engine.report.news import ByKind
from engine.visibility.sight import GM


class Masthead(NamedTuple):
    """A paper's name, whom it is for, and what its reader has."""

    paper: str
    reader: str
    standing: str


def masthead(
    viewer: str, own: Container[str], known: ByKind, board: Board, speaker: Speaker
) -> Masthead:
    """The paper of a capital, or of nowhere in particular for readers without one of their own."""
    if viewer == GM:
        paper, reader = Message("report.paper.gm"), Message("report.reader_gm")
        return Masthead(speaker.say(paper), speaker.say(reader), "")
    named = f"report.paper.{viewer}"
    names = tuple(power_name(board, PowerId(one)) for one in viewer.split("+"))
    return Masthead(
        speaker.say(Message(named if pattern("en", named) else "report.paper")),
        speaker.say(Message("report.reader", viewers=Listed(names))),
        speaker.say(Listed(tuple(_counts(own, known)), "comma", "a")),
    )


def _counts(own: Container[str], known: ByKind) -> Iterator[Value]:
    """How many centres, units and covert pieces the viewers have, as far as they know."""
    for kind, key in ((CentreOf, "report.centres_held"), (UnitAt, "report.units_held")):
        held = [fact for fact in known.get(kind, ()) if getattr(fact, "power", "") in own]
        yield Message(key, count=len(held))
    covert: Counter[str] = Counter()
    for fact in known.get(Own, ()):
        if isinstance(fact, Own):
            covert[fact.kind] += fact.number
    for piece, number in covert.items():
        yield Piece(piece, None, number)


def scene(values: Iterable[object]) -> Iterator[Location]:
    """The places that sentences name."""
    for value in values:
        if isinstance(value, Place):
            yield Location(value.at)
        elif isinstance(value, Listed):
            yield from scene(value.parts)
        elif isinstance(value, Message):
            yield from scene(part for _, part in value.values)
