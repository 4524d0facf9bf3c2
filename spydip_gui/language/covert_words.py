"""Orders of variants in words: the labels by which they are chosen at the map, in a row."""

import re
from collections.abc import Iterator, Sequence

from engine.board.graph import Board, Location, PowerId
from engine.language.message import Listed, Message, Piece, Value
from engine.orders.covert import CovertConvoy
from engine.orders.covert_verbs import KNOWN, OF_TWO_WORDS, VERBS, WITH_NAMES, WITH_POWERS
from engine.orders.wording import place_name, power_name
from spydip_gui.language.reader import labelled, say

_TWO = re.compile(rf"\b({'|'.join(OF_TWO_WORDS)})\b")
_COUNTED = re.compile(r"([A-Z]{3}(?:/[A-Z]{2})?)\((\d+)\)")
_TO = "\N{EN DASH}"


def covert_words(board: Board, kind: str, text: str) -> str:
    """The text of an order after its piece, in words; unknown ones as they are."""
    return ", ".join(_clauses(board, kind, text))


def convoy_words(board: Board, order: CovertConvoy) -> str:
    """What a fleet does that carries covert pieces."""
    owner = power_name(board, order.owner) if order.owner else None
    pieces = Piece(order.cargo, owner, count=2)
    number = f" ({order.count})" if order.count else ""
    places = (say(place_name(board, Location(at))) for at in (order.origin, order.to))
    way = f"{number} {_TO} ".join(places)
    return labelled(say(Message("order.carries_over", pieces=pieces)), way)


def _clauses(board: Board, kind: str, text: str) -> Iterator[str]:
    """The words from one verb to the next."""
    verb, names = "", list[tuple[Value, str]]()
    for token in _TWO.sub(lambda found: found[0].replace(" ", "_"), text).split():
        word = token.rstrip(",").replace("_", " ")
        known = next((key for key in (f"{kind} {word}", word) if key in KNOWN), "")
        if not known:
            names.append((_name(board, word), token[len(word) :]))
            continue
        yield from _clause(verb, names)
        verb, names = known, []
    yield from _clause(verb, names)


def _clause(verb: str, names: Sequence[tuple[Value, str]]) -> Iterator[str]:
    rest = " ".join(say(name) + comma for name, comma in names)
    if verb in WITH_POWERS:
        yield say(
            Message(WITH_POWERS[verb], powers=Listed(tuple(name for name, _ in names), "comma"))
        )
    elif verb in VERBS:
        yield f"{say(Message(VERBS[verb]))} {rest}".strip()
    elif verb:
        called = say(Message(WITH_NAMES[verb]))
        yield labelled(called, rest) if rest else called
    elif rest:
        yield rest


def _name(board: Board, word: str) -> Value:
    """A place, a power, a piece or an arrow."""
    counted = _COUNTED.fullmatch(word)
    if counted is not None:
        return f"{say(_name(board, counted[1]))} ({counted[2]})"
    if Location(word) in board.locations:
        return place_name(board, Location(word))
    if word in board.powers:
        return power_name(board, PowerId(word))
    if word == "-":
        return _TO
    return Piece(word) if word.isupper() else word
