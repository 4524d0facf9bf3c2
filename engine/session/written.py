"""A turn written for others."""

from collections.abc import Mapping

from engine.game.scenario_text import scenario_files, write_scenario
from engine.session.seat import Seat


def as_scenario(seat: Seat) -> str:
    """The turn looked at as a scenario; raises NotYoursError for all but the game master."""
    game = seat.master()
    return write_scenario(game, game.record.nodes[seat.line[seat.turn]])


def scenario_with_files(seat: Seat, stem: str) -> Mapping[str, str]:
    """The same, with its board and mix if they are custom ones."""
    game = seat.master()
    return scenario_files(game, game.record.nodes[seat.line[seat.turn]], stem)
