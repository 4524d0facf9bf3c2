"""A moment of a finished game, in sentences."""

from collections.abc import Iterator

from engine.board.graph import Board, Location, PowerId, ProvinceId
from engine.coach.hindsight import Moment
from engine.language.message import Listed, Message, Piece
from engine.orders.wording import place_name, power_name

MISTAKE = 25
"""From this loss on, in thousandths of all squares, other orders were clearly better."""


def told(moment: Moment, board: Board) -> tuple[Message, ...]:
    """What happened at a moment and what could have been done."""
    return (*_changes(moment, board), *_unseen(moment, board), *_better(moment))


def mistaken(moment: Moment) -> bool:
    """Whether other orders were clearly better, even by what was known."""
    return moment.loss >= MISTAKE and moment.could


def worth_a_look(moment: Moment) -> bool:
    """Whether centres changed hands or other orders were clearly better."""
    return bool(moment.gained or moment.lost) or moment.loss >= MISTAKE


def _changes(moment: Moment, board: Board) -> Iterator[Message]:
    for key, places in (("gained", moment.gained), ("lost", moment.lost)):
        if places:
            names = Listed(tuple(place_name(board, ProvinceId(at)) for at in places))
            yield Message(f"coach.back_{key}", places=names)


def _unseen(moment: Moment, board: Board) -> Iterator[Message]:
    if moment.unseen:
        pieces = Listed(
            tuple(
                Message(
                    "coach.back_unseen_piece",
                    piece=Piece(kind, power_name(board, PowerId(power)), max(1, number)),
                    place=place_name(board, Location(at)),
                )
                for kind, at, power, number in moment.unseen
            ),
            "comma",
        )
        yield Message("coach.back_unseen", pieces=pieces)


def _better(moment: Moment) -> Iterator[Message]:
    yield Message("coach.back_ordered", orders="; ".join(moment.lines))
    if moment.loss < MISTAKE:
        yield Message("coach.back_good")
        return
    changed = [line for line in moment.better if line not in moment.lines]
    yield Message("coach.back_better", orders="; ".join(changed))
    yield Message("coach.back_could" if moment.could else "coach.back_could_not")
