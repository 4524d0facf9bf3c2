"""Rows of orders in words: the piece as it is typed, its order with the names of places."""

import re
from collections.abc import Iterator, Sequence

from engine.board.graph import Board, Location, PowerId
from engine.language.message import Listed, Message, Piece, Value
from engine.language.speaker import capital
from engine.orders.addressed import ForPower
from engine.orders.covert import CovertConvoy
from engine.orders.covert_verbs import KNOWN, OF_TWO_WORDS, VERBS, WITH_NAMES, WITH_POWERS
from engine.orders.notation import Reader
from engine.orders.order import Order
from engine.orders.wording import order_in_words, place_name, power_name
from engine.position import Prisoners
from engine.session.rows import Row
from engine.units import RIDING
from spydip_gui.language.reader import labelled, say, translate

_TWO = re.compile(rf"\b({'|'.join(OF_TWO_WORDS)})\b")
_COUNTED = re.compile(r"([A-Z]{3}(?:/[A-Z]{2})?)\((\d+)\)")
_TO = "\N{EN DASH}"


def row_words(board: Board, read: Reader, row: Row) -> tuple[str, str]:
    """The piece of a row as it is typed, and its order; either may be empty."""
    if row.prisoners is not None:
        return _prisoners(board, row.prisoners, row)
    if not row.order:
        return _due(board, row), ""
    if row.order.startswith(("BID ", "PREFER ")):
        rest = row.order.removeprefix(row.piece).strip()
        return _due(board, row), ", ".join(say(_name(board, word)) for word in rest.split())
    order = read.order(row.order)
    return _ordered(board, order.order if isinstance(order, ForPower) else order, row)


def _ordered(board: Board, order: Order, row: Row) -> tuple[str, str]:
    """The same for an order to a piece, without its country; for one about none, no piece."""
    head, unit = _called(board, row.piece), row.piece.rpartition(": ")[2]
    said, text = order_in_words(order, board), str(order)
    if isinstance(said, Message) and row.piece:
        values = {key: unit if key == "unit" else value for key, value in said.values}
        short = say(Message(said.id, **values))
        if short.startswith(unit):
            return head, short.removeprefix(unit).strip()
        count = getattr(order, "count", 0)
        number = f" ({count})" if count > 1 else ""
        return head.removesuffix(unit).strip(), say(said) + number
    if isinstance(order, CovertConvoy):
        return head, _convoy_words(board, order)
    if unit and text.startswith(unit):
        return head, _covert_words(board, row.kind, text.removeprefix(unit))
    return "", capital(_covert_words(board, row.kind, text))


def _due(board: Board, row: Row) -> str:
    what = row.piece.rpartition(": ")[2]
    words = {
        "BUILD": translate("Desk", "A build"),
        "REMOVE": translate("Desk", "A removal"),
        "PREFER": translate("Desk", "Your list of countries"),
    }
    bid = what.removeprefix("BID ")
    if bid != what:
        text = translate("Desk", "A bid for {country}")
        return text.format(country=say(power_name(board, PowerId(bid))))
    if what.isalpha() and what not in words:
        return capital(say(Piece(what)))  # to be set up
    return _called(board, row.piece.replace(what, words.get(what, what)))


def _called(board: Board, piece: str) -> str:
    """A piece as it is typed, or what is due, after the name of its country if there is one."""
    country, _, what = piece.rpartition(": ")
    return labelled(say(power_name(board, PowerId(country))), what) if country else what


def _prisoners(board: Board, lot: Prisoners, row: Row) -> tuple[str, str]:
    text = translate("Desk", "{pieces}, taken in {place}")
    pieces = capital(say(Piece(RIDING, power_name(board, lot.power), lot.count)))
    place = say(place_name(board, Location(lot.province)))
    head = text.format(pieces=pieces, place=place)
    verb, _, whose = row.order.partition(" ")
    return head, _covert_words(board, "", f"{verb} {whose.partition(' TO ')[2]}")


def _covert_words(board: Board, kind: str, text: str) -> str:
    """The text of an order after its piece, in words; unknown ones as they are."""
    return ", ".join(_clauses(board, kind, text))


def _convoy_words(board: Board, order: CovertConvoy) -> str:
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
