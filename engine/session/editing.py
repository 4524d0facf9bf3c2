"""What a game master does to a position by hand, and how it is written down."""

from engine.game.scenario_text import write_scenario
from engine.session.seat import Seat


def as_scenario(seat: Seat) -> str:
    """The turn looked at as a scenario; raises PermissionError for all but the game master."""
    return write_scenario(seat.master(), seat.line[seat.turn])
