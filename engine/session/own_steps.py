"""What one viewer can undo and redo, by the record of the game."""

from engine.board.graph import PowerId
from engine.game.game import Game
from engine.game.record import ActKind
from engine.game.steps import UndoStep, UndoSteps
from engine.game.told import with_sent
from engine.session.observations import Sights
from engine.visibility.observe import Observation
from engine.visibility.sight import GM

__all__ = ["ActKind", "OwnSteps", "UndoStep"]


class OwnSteps:
    """The steps of one viewer; joined views write nothing and so have none."""

    def __init__(self, game: Game, viewer: PowerId, sights: Sights) -> None:
        """Read from a game's record, as far as the viewer knows it."""
        self._game, self._viewer = game, viewer
        self._writes = viewer == GM or viewer in game.rules.seats
        self._steps = UndoSteps(
            None if viewer == GM else viewer, lambda node: sights.line(viewer, node)[-1].id
        )
        self._kept = 0

    @property
    def done(self) -> tuple[UndoStep, ...]:
        """The steps that can be undone, oldest first."""
        return tuple(self._followed().done[self._kept :])

    @property
    def undone(self) -> tuple[UndoStep, ...]:
        """The undone steps that can be redone, the next one last."""
        return tuple(self._followed().undone)

    def phase(self, step: UndoStep) -> str:
        """The deadline that a step was about: the one it decided, or led to."""
        nodes = self._game.record.nodes
        node = nodes[step.act.head]
        decided = node.parent if step.act.kind is ActKind.TURN else None
        return (nodes[decided] if decided else node).phase

    def told(self, node: int, seen: Observation, before: Observation) -> Observation:
        """What the viewer was told of a node, with its own orders for it; see `with_sent`."""
        return with_sent(self._game, self._game.record.nodes[node], seen, before)

    def keep(self) -> None:
        """Make everything done so far permanent."""
        self._kept = len(self._followed().done)

    def undo(self) -> bool:
        """Undo the last step; returns whether there was one."""
        if self.done:
            self._game.ledger.take_back(self.done[-1])
            return True
        return False

    def redo(self) -> bool:
        """Redo the step last undone; returns whether there was one."""
        if self.undone:
            self._game.ledger.do_again(self.undone[-1])
            return True
        return False

    def _followed(self) -> UndoSteps:
        if self._writes:
            self._steps.follow(self._game.record)
        return self._steps
