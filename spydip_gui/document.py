"""The open game as the desk shows it: which turn is looked at, and through whose eyes."""

from dataclasses import dataclass, replace

from PySide6.QtCore import QObject, Signal

from engine.board.graph import Board, PowerId
from engine.game.game import Game
from engine.game.record import Node
from engine.report.account import Account, account
from engine.visibility.observe import Observation, observe, opening
from engine.visibility.sight import GM, Look


@dataclass(frozen=True, slots=True)
class Glance:
    """Which turn is looked at, counted from the start of the game, and by whom."""

    turn: int
    viewer: PowerId


class Document(QObject):
    """One game on the desk; ``changed`` carries the new glance."""

    changed = Signal(object)

    def __init__(self, game: Game) -> None:
        """Look at the last turn of a game, as the game master."""
        super().__init__()
        self._game = game
        self._line: tuple[Node, ...] = game.record.line()
        self.glance = Glance(len(self._line) - 1, GM)

    @property
    def title(self) -> str:
        """What the game is called."""
        return self._game.record.header.title

    @property
    def board(self) -> Board:
        """The board that is played on."""
        return self._game.rules.board

    @property
    def viewers(self) -> tuple[PowerId, ...]:
        """Who may look: the game master and every power."""
        return (GM, *self._game.rules.powers)

    @property
    def turns(self) -> tuple[str, ...]:
        """The name of every turn: the start, then each deadline that was decided."""
        return ("Start", *(self.seen(turn).phase.title for turn in range(1, len(self._line))))

    def look(self, *, turn: int | None = None, viewer: PowerId | None = None) -> None:
        """Look at another turn, which is kept within the game, or through other eyes."""
        now = self.glance
        if turn is not None:
            now = replace(now, turn=max(0, min(turn, len(self._line) - 1)))
        if viewer is not None:
            now = replace(now, viewer=viewer)
        if now != self.glance:
            self.glance = now
            self.changed.emit(now)

    def seen(self, turn: int | None = None) -> Observation:
        """What the viewer knows of a turn, or of the one looked at."""
        node = self._line[self.glance.turn if turn is None else turn]
        rules = self._game.rules
        played = node.parent is not None and not node.change
        decided = (
            self._game.history.turn(node.id) if played else opening(self._game.position(node.id))
        )
        look = Look(
            board=rules.board, turn=decided, viewer=self.glance.viewer, options=rules.options
        )
        return observe(look, rules.variant.sight, rules.variant.dues(rules, decided.after))

    def told(self, turn: int | None = None) -> Account:
        """The same as a report tells it."""
        return account(self.seen(turn), self.board, self.title)
