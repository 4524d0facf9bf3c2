"""What onlookers may read of a game, and when: the editions that are due."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from engine.language.speaker import Speaker
from engine.post import public
from engine.post.book import AT_END, Book
from engine.session.files import Game
from spydip_gui.language.reader import say
from spydip_gui.language.wording import phase_heading
from spydip_gui.theme.fields import ComboBox
from spydip_gui.theme.list_widgets import Lines
from spydip_gui.theme.parts import abreast, caption, fill, named, push, sheet_of, split

_WAITS = ("", "1", "2", "3", "4", "6", "8", AT_END)
"""How long an edition may wait, as written in a book."""


class PublicPage(QWidget):
    """The choice of the wait, with the editions below it and the chosen one on the right."""

    wait_chosen = Signal(str)
    """The game master has chosen how long onlookers wait; as written in a book."""
    wanted = Signal()
    """The game master asks for all editions to be written."""

    def __init__(self) -> None:
        super().__init__()
        self._game: Game | None = None
        self._book = Book()
        self._turns: tuple[int, ...] = ()
        self.wait = named(ComboBox(), self.tr("Onlookers read of a turn"))
        self.told = caption()
        self.list = Lines(self.tr("Editions"), self.tr("Nothing yet."))
        self.text = sheet_of(self.tr("The edition as text"), fixed=True)
        self.write = push(self.tr("Write all editions…"), self.wanted)
        self.wait.addItem(self.tr("As usual: at once where all is open, else at the end"), "")
        for wait in _WAITS[1:-1]:
            self.wait.addItem(self.tr("%n deadlines later", "", int(wait)), wait)
        self.wait.addItem(self.tr("Once the game is over"), AT_END)
        self.wait.activated.connect(lambda row: self.wait_chosen.emit(self.wait.itemData(row)))
        self.list.currentRowChanged.connect(self._show)
        fill(
            QVBoxLayout(self),
            abreast(caption(self.tr("Onlookers read of a turn")), self.wait, None),
            self.told,
            (split((self.list, 220), (self.text, 700)), 1),
            abreast(None, self.write),
        )

    def show_game(self, game: Game, book: Book) -> None:
        """Show the editions of a game that are due."""
        self._game, self._book = game, book
        if self.wait.findData(book.public) < 0:
            self.wait.addItem(self.tr("%n deadlines later", "", int(book.public)), book.public)
        self.wait.pick(book.public)
        self.told.setText(say(public.said(game, book)))
        self._turns = public.ripe(game, book)
        line = game.record.line()
        row = self.list.currentRow()
        self.list.clear()
        self.list.addItems([phase_heading(game.rules, line[t - 1].phase) for t in self._turns])
        last = len(self._turns) - 1
        self.list.setCurrentRow(row if 0 <= row <= last else last)
        self.write.setEnabled(bool(self._turns))
        self._show()

    def _show(self) -> None:
        row = self.list.currentRow()
        if self._game is None or not 0 <= row < len(self._turns):
            self.text.clear()
            return
        game, book = self._game, self._book
        speaker = Speaker(book.language)
        one = public.edition(game, book, self._turns[row], game.path, speaker)
        self.text.setPlainText(public.as_plain(one, speaker))
