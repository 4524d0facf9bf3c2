"""Rows of orders in words: the piece as it is typed, its order with the names of places."""

import re

from engine.board.graph import Board, Location, PowerId
from engine.language.message import Message, Piece
from engine.language.speaker import capital
from engine.orders.addressed import ForPower
from engine.orders.notation import Reader
from engine.orders.wording import order_in_words, place_name, power_name
from engine.position import Prisoners
from engine.session.rows import Row
from engine.units import RIDING
from spydip_gui.language.reader import say, translate

_TO = " \N{EN DASH} "
_NAME = re.compile(r"\b[A-Z]{3,}(?:/[A-Z]{2})?\b")


def row_words(board: Board, read: Reader, row: Row) -> tuple[str, str]:
    """The piece of a row as it is typed, and its order; either may be empty."""
    if row.prisoners is not None:
        return _prisoners(board, row.prisoners, row)
    if not row.order:
        return _due(board, row), ""
    if row.piece and _due(board, row) != row.piece and row.order.startswith(row.piece):
        rest = row.order.removeprefix(row.piece).strip()
        return _due(board, row), ", ".join(_named(board, word) for word in rest.split())
    order = read.order(row.order)
    plain = order.order if isinstance(order, ForPower) else order
    said = order_in_words(plain, board)
    if isinstance(said, Message) and row.piece:
        unit = row.piece.rpartition(": ")[2]
        values = {key: unit if key == "unit" else value for key, value in said.values}
        text = say(Message(said.id, **values))
        if text.startswith(unit):
            return row.piece, text.removeprefix(unit).strip()
        return "", say(said)
    head = row.piece if row.piece and row.order.startswith(row.piece) else ""
    rest = row.order.removeprefix(head).strip()
    rest = f" {rest}"  # so that a leading arrow is found
    return head, _NAME.sub(lambda found: _named(board, found[0]), rest).replace(" - ", _TO).strip()


def _due(board: Board, row: Row) -> str:
    country, _, what = row.piece.rpartition(": ")
    words = {
        "BUILD": translate("Desk", "A build"),
        "REMOVE": translate("Desk", "A removal"),
        "PREFER": translate("Desk", "Your list of countries"),
    }
    bid = what.removeprefix("BID ")
    if bid != what:
        text = translate("Desk", "A bid for {country}")
        return text.format(country=say(power_name(board, PowerId(bid))))
    word = words.get(what, what)
    if word == what:
        return row.piece
    return f"{say(power_name(board, PowerId(country)))}: {word}" if country else word


def _prisoners(board: Board, lot: Prisoners, row: Row) -> tuple[str, str]:
    text = translate("Desk", "{pieces}, taken in {place}")
    pieces = capital(say(Piece(RIDING, power_name(board, lot.power), lot.count)))
    place = say(place_name(board, Location(lot.province)))
    head = text.format(pieces=pieces, place=place)
    return head, row.order


def _named(board: Board, word: str) -> str:
    if Location(word) in board.locations:
        return say(place_name(board, Location(word)))
    return say(power_name(board, PowerId(word))) if word in board.powers else word
