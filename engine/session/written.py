"""A turn written for others."""

from engine.game.scenario_text import write_scenario
from engine.session.seat import Seat


def as_scenario(seat: Seat) -> str:
    """The turn looked at as a scenario; raises NotYoursError for all but the game master."""
    game = seat.master()
    return write_scenario(game, game.record.nodes[seat.line[seat.turn]])
