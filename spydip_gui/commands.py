"""What can be undone on the desk: each command holds one value and exchanges it with the game's."""

from collections.abc import Callable, Mapping
from typing import TypeAlias

from PySide6.QtGui import QUndoCommand

from engine.board.graph import PowerId

Sheets: TypeAlias = Mapping[PowerId, tuple[str, ...]]
"""The lines of some powers' orders."""


class Exchange(QUndoCommand):
    """Puts sheets of orders in the place of those there were; undo is the same once more."""

    def __init__(self, sheets: Sheets, put: Callable[[Sheets], Sheets], text: str) -> None:
        """Hold new sheets; ``put`` sets them and gives back those that stood before."""
        super().__init__(text)
        self.seats = frozenset(sheets)
        self._held = sheets
        self._put = put

    def redo(self) -> None:
        """Exchange what is held with what stands."""
        self._held = self._put(self._held)

    def undo(self) -> None:
        """The same exchange again."""
        self.redo()


class Step(QUndoCommand):
    """A deadline decided, an edit or another branch: done once, then gone back on and on again."""

    def __init__(
        self,
        do: Callable[[], object],
        back: Callable[[], object],
        again: Callable[[], object],
        text: str,
    ) -> None:
        """Hold what does it the first time, what takes it back, and what does it again."""
        super().__init__(text)
        self.seats: frozenset[PowerId] = frozenset()
        self._next = do
        self._back = back
        self._again = again

    def redo(self) -> None:
        """Do it."""
        self._next()
        self._next = self._again

    def undo(self) -> None:
        """Take it back."""
        self._back()
