"""Whether somebody who sent no orders owed any."""

from engine.board.graph import PowerId
from engine.game.game import Game
from engine.game.known import known
from engine.game.record import Node
from engine.phases import PhaseKind
from engine.post.asking import lacking


def missed(game: Game, node: Node, power: PowerId) -> bool:
    """Whether a seat owed orders at the deadline that led to a node, and none came.

    Where nobody could say beforehand whether builds or removals are due, what came of it decides.
    """
    if node.parent is None or node.change or game.record.given(node).get(power):
        return False
    knows = known(game, power, node.parent)
    unsure = knows.phase is PhaseKind.ADJUSTMENTS and knows.due is None
    if unsure and not (knows.covert or knows.retreating):
        turn = game.history.turn(node.id)
        return len(turn.before.of(power)) != len(turn.after.owned(power))
    return bool(lacking(knows, ()))
