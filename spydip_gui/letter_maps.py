"""Draws the maps that go with a player's letter, from what that player sees."""

from pathlib import Path
from tempfile import TemporaryDirectory

from engine.board.graph import PowerId
from engine.game.game import Game
from engine.game.record import Node
from spydip_gui.output.offscreen import application


def letter_maps(game: Game, node: Node, power: PowerId) -> dict[str, bytes]:
    """The map after the turn that led to a node as one power sees it, as PNG and PDF by name."""
    # Qt must be ready before anything is imported that draws.
    running = application()
    from spydip_gui.output.game import Wish, render_game  # noqa: PLC0415  # needs Qt to be ready

    with TemporaryDirectory() as folder:
        paths = [Path(folder) / f"map-{power}{ending}" for ending in (".png", ".pdf")]
        for path in paths:
            render_game(game, node, path, Wish(viewer=power, width=1400))
        found = {path.name: path.read_bytes() for path in paths}
    del running
    return found
