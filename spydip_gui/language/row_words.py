"""Rows of orders in words: the piece as it is typed, its order with the names of places."""

from engine.board.graph import Board, Location, PowerId
from engine.language.message import Message, Piece
from engine.language.speaker import capital
from engine.orders.addressed import ForPower
from engine.orders.covert import CovertConvoy
from engine.orders.notation import Reader
from engine.orders.order import Order
from engine.orders.wording import order_in_words, place_name, power_name
from engine.position import Prisoners
from engine.session.rows import Row
from engine.units import RIDING
from spydip_gui.language.covert_words import convoy_words, covert_words
from spydip_gui.language.reader import labelled, say, translate


def row_words(board: Board, read: Reader, row: Row) -> tuple[str, str]:
    """The piece of a row as it is typed, and its order; either may be empty."""
    if row.prisoners is not None:
        return _prisoners(board, row.prisoners, row)
    if not row.order:
        return _due(board, row), ""
    if row.order.startswith(("BID ", "PREFER ")):
        rest = row.order.removeprefix(row.piece).strip()
        return _due(board, row), ", ".join(_named(board, word) for word in rest.split())
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
        return head, convoy_words(board, order)
    if unit and text.startswith(unit):
        return head, covert_words(board, row.kind, text.removeprefix(unit))
    return "", capital(covert_words(board, row.kind, text))


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
    return head, covert_words(board, "", f"{verb} {whose.partition(' TO ')[2]}")


def _named(board: Board, word: str) -> str:
    if Location(word) in board.locations:
        return say(place_name(board, Location(word)))
    return say(power_name(board, PowerId(word))) if word in board.powers else word
