"""Messages as plain data and back, so that a file can keep them for a reader of any language."""

from collections.abc import Iterator, Mapping
from string import Formatter
from typing import Any

from engine.board.graph import Board, Location, PowerId
from engine.language.message import Listed, Message, Piece, Place, PowerName, UnitAt, Value, Worded
from engine.language.texts import LANGUAGES, pattern
from engine.orders.wording import place_name, power_name


def data(value: Value) -> Any:  # noqa: ANN401  # any plain JSON value
    """A value as JSON data; for a message just what its texts use."""
    kept: Any = value
    match value:
        case Message(id=key, values=values):
            said = set(_gaps(key)) | {"count"}
            kept = {"id": key, "values": {n: data(v) for n, v in values if n in said}}
        case Place(at=at):
            kept = {"place": at}
        case PowerName(id=power):
            kept = {"power": power}
        case Piece(kind=kind, power=whose, count=count):
            kept = {"piece": kind, "of": whose.id if whose else "", "count": count}
        case UnitAt(kind=kind, place=place):
            kept = {"unit": kind, "at": place.at}
        case Listed(parts=parts, joint=joint, case=case):
            kept = {"list": list(map(data, parts)), "joint": joint, "case": case}
        case Worded(id=key, english=english):
            kept = {"worded": key, "english": english}
    return kept


def message(kept: object, board: Board) -> Message | None:
    """The message that ``data`` wrote, with the names of a board.

    None if it is not one, or if this program does not have its text.
    """
    try:
        found = _value(kept, board)
    except (ValueError, RecursionError):
        return None
    return found if isinstance(found, Message) else None


def _value(kept: object, board: Board) -> Value:
    found: Value
    match kept:
        case str() | int():
            found = kept
        case {"id": str(key), "values": {**values}}:
            found = _message(key, {str(n): _value(v, board) for n, v in values.items()})
        case {"place": str(at)}:
            found = place_name(board, Location(at))
        case {"power": str(power)}:
            found = power_name(board, PowerId(power))
        case {"piece": str(kind), "of": str(whose), "count": int(count)}:
            found = Piece(kind, power_name(board, PowerId(whose)) if whose else None, count)
        case {"unit": str(kind), "at": str(at)}:
            found = UnitAt(kind, place_name(board, Location(at)))
        case {"list": list(parts), "joint": str(joint), "case": str(case)}:
            found = Listed(tuple(_value(part, board) for part in parts), joint, case)
        case {"worded": str(key), "english": str(english)}:
            found = Worded(key, english)
        case _:
            raise ValueError("no value of a message")
    return found


def _message(key: str, values: Mapping[str, Value]) -> Message:
    if pattern("en", key) is None or not values.keys() >= set(_gaps(key)):
        raise ValueError("no text that is known here")
    return Message(key, **values)


def _gaps(key: str) -> Iterator[str]:
    """The values that the texts of an id name, in any language and number."""
    for language in LANGUAGES:
        for count in (None, 1, 2):
            for _, name, _, _ in Formatter().parse(pattern(language, key, count) or ""):
                if name:
                    yield name
