"""What a power knows at a node of its game, for whatever reads or asks for its orders."""

from engine import judge
from engine.board.graph import PowerId
from engine.game.game import Game
from engine.orders.seen import Seen


def known(game: Game, power: PowerId, node: int | None = None) -> Seen:
    """What a power knows at a node, or now; mails are read by that, never by what is hidden."""
    turn = game.history.led_to(game.record.head if node is None else node)
    return game.rules.known(judge.report(game.rules, turn, power))
