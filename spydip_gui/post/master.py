"""What the game master's windows share: they close before anybody else looks at the screen."""

from pathlib import Path

from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QWidget

from engine.board.graph import PowerId
from engine.language.message import Value
from engine.post import book as books
from engine.post.book import Book
from engine.session.files import Game
from engine.visibility.sight import GM
from spydip_gui.document.changes import Change, Part
from spydip_gui.document.document import Document
from spydip_gui.post.bar_window import BarWindow


class MasterWindow(BarWindow):
    """A window that follows the document while its viewer is the game master."""

    def __init__(self, document: Document, parent: QWidget | None = None) -> None:
        super().__init__(parent, "game-master")
        self.document = document
        self._stale = False
        document.changed.connect(self._changed)

    @property
    def game(self) -> Game:
        """The game itself; raises NotYoursError if somebody else is looking."""
        return self.document.view.master()

    @property
    def file(self) -> Path:
        """The game's file, with its post beside it; raises BookError if it has none yet."""
        path = self.document.view.path
        if path is None:
            raise books.BookError("post.game_has_no_file")
        return path

    @property
    def book(self) -> Book:
        """The game's book; empty for a game without a file. Raises BookError."""
        seats = self.game.rules.seats
        if self.document.view.path is None:
            return Book(seats={power: books.Holder(power=power) for power in seats})
        return books.load(self.document.view.path, seats)

    def show_all(self) -> None:
        """Show the game as it is now."""

    def follow(self, change: Change) -> None:  # noqa: ARG002  # for those that look closer
        """Show what has changed in the document."""
        self.show_all()

    def tell(self, powers: frozenset[PowerId], note: Value) -> None:
        """Have the desk show orders that were given to the game directly."""
        self.document.changed.emit(Change(frozenset({Part.ORDERS}), powers, note))

    def tell_post(self) -> None:
        """Have the desk show what is kept beside the game, since it has changed."""
        self.document.changed.emit(Change(frozenset({Part.POST})))

    def showEvent(self, event: QShowEvent) -> None:  # noqa: N802  # Qt's name
        """Catch up with changes made while hidden."""
        super().showEvent(event)
        if self._stale:
            self._stale = False
            self.bar.attempt(lambda: self.follow(Change(frozenset(Part))))

    def _changed(self, change: Change) -> None:
        if self.document.view.viewer != GM:
            self.close()
        self._stale = self._stale or not self.isVisible()
        if self.isVisible():
            self.bar.attempt(lambda: self.follow(change))
