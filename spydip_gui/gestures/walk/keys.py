"""How the steps of a tree name places and pieces."""

from engine.board.graph import Board, Location, ProvinceId
from engine.orders.choices import Step
from engine.units import Kind


def place_of(board: Board, step: Step) -> Location | None:
    """The place in a step's key, ``STP/SC`` in ``F STP/SC``; None if it names none."""
    for word in step.key.split():
        name = Location(word.partition("(")[0])
        if name in board.locations:
            return name
    return None


def province_of(board: Board, step: Step) -> ProvinceId | None:
    """The province in a step's key, None if it names none."""
    at = place_of(board, step)
    return None if at is None else board.province_of(at)


def kind_of(step: Step) -> Kind | None:
    """The kind of piece in a step's key: ``SPY`` in ``SPY#2 LON``; None if it names a place."""
    *_, kind, _place = ("", *step.key.split())
    return Kind(kind.partition("#")[0]) if kind else None


def label_of(step: Step) -> int:
    """The owner's number for the piece in a step's key, 0 where there is none."""
    number = step.key.partition("#")[2].split(" ")[0]
    return int(number) if number.isdecimal() else 0
