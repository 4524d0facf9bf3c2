"""A position edited by hand by its game master."""

from engine import judge
from engine.game.carried import fallen_away
from engine.language.message import Message
from engine.position import Position
from engine.rules import Ruleset
from engine.session.seat import Seat
from engine.visibility.observe import Observation, opening
from engine.visibility.sight import GM


def shown(rules: Ruleset, position: Position) -> Observation:
    """A position as a game master sees it, even if it does not come from a game."""
    return judge.report(rules, opening(position), GM)


def edit(seat: Seat, position: Position, reason: str) -> tuple[Message, ...]:
    """Edit the position by hand, and return the orders that are no longer possible.

    Raises GameError if nothing changes, or no reason is given; NotYoursError if the viewer is not
    the game master.
    """
    return tuple(fallen_away(seat.master().edit(position, reason)))
