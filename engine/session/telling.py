"""What a seat is told of a turn: with what it knew before, and what it is asked next."""

from typing import Protocol

from engine.board.graph import Board, PowerId
from engine.language.speaker import Speaker
from engine.orders.seen import Seen
from engine.report.account import Account, Around, account
from engine.report.due import NOTHING_OWED, Owed, owed
from engine.rules import Ruleset
from engine.session.own_steps import OwnSteps
from engine.visibility.observe import Observation


class Seated(Protocol):
    """The part of a seat that its report is made from."""

    viewer: PowerId
    title: str
    rules: Ruleset
    board: Board
    steps: OwnSteps

    @property
    def line(self) -> tuple[int, ...]:
        """The turns from the start on."""

    @property
    def over(self) -> bool:
        """Whether the game has ended."""

    def edited(self, turn: int) -> bool:
        """Whether a turn was made by hand."""

    def look(self, turn: int | None = None) -> Observation:
        """What is known of a turn."""

    def seen(self, seat: PowerId) -> Seen:
        """What is known when orders are written."""


def account_of(seat: Seated, turn: int, speaker: Speaker) -> Account:
    """The account of a turn, counted from the start; of the newest with what is due."""
    return account(
        _told(seat, turn),
        seat.board,
        seat.title,
        speaker,
        around=Around(
            called=seat.rules.called,
            earlier=_earlier(seat, turn),
            memory=(seat.look(number) for number in reversed(range(turn))),
            asked=_asked(seat) if turn == len(seat.line) - 1 else NOTHING_OWED,
        ),
    )


def _earlier(seat: Seated, turn: int) -> Observation | None:
    """What was known before a turn, whatever was corrected since."""
    while turn and seat.edited(turn):
        turn -= 1
    return seat.look(turn - 1) if turn else None


def _told(seat: Seated, turn: int) -> Observation:
    """What is known of a turn, with the orders of the viewer's own sheet that it was made from."""
    seen = seat.look(turn)
    if not turn or seat.viewer not in seat.rules.seats:
        return seen
    return seat.steps.told(seat.line[turn], seen, seat.look(turn - 1))


def _asked(seat: Seated) -> Owed:
    """What is asked of the viewer, if anything is asked of it alone."""
    if seat.viewer not in seat.rules.seats or seat.over:
        return NOTHING_OWED
    return owed(seat.seen(seat.viewer), seat.rules.variant.order_kinds)
