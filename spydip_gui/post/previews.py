"""The letters of a turn before they are written: each power's, as text, as HTML, with its map."""

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QPixmap, QResizeEvent
from PySide6.QtWidgets import QLabel, QSplitter, QTabWidget, QTextBrowser

from engine.board.graph import Board, PowerId
from engine.post.letter import Letter
from spydip_gui.language.reader import say
from spydip_gui.language.wording import seat_name
from spydip_gui.output.text_pages import put_page
from spydip_gui.theme.list_widgets import ChangedLines, Lines
from spydip_gui.theme.parts import named, sheet_of

MAP = 2
"""The place of the map among the tabs."""


class Previews(QSplitter):
    """The powers on the left, the chosen one's letter on the right."""

    map_wanted = Signal(str)
    """The map of a power is to be drawn."""

    def __init__(self, board: Board) -> None:
        super().__init__()
        self._board = board
        self.letters: Sequence[Letter] = ()
        self.powers = Lines(self.tr("Letters by power"))
        self.text = sheet_of(self.tr("The letter as text"), fixed=True)
        self.html = named(QTextBrowser(openLinks=False), self.tr("The letter as a page"))
        self.map = _Picture()
        self.changes = ChangedLines()
        self.tabs = QTabWidget()
        self.powers.currentRowChanged.connect(self._show)
        self.tabs.addTab(self.text, self.tr("Text"))
        self.tabs.addTab(self.html, self.tr("Page"))
        self.tabs.addTab(self.map, self.tr("Map"))
        self.tabs.addTab(self.changes, self.tr("Correction"))
        self.tabs.currentChanged.connect(self._draw)
        self.addWidget(self.powers)
        self.addWidget(self.tabs)
        self.setSizes([200, 800])

    @property
    def letter(self) -> Letter | None:
        """The letter on show."""
        row = self.powers.currentRow()
        return self.letters[row] if 0 <= row < len(self.letters) else None

    @property
    def wanted(self) -> tuple[PowerId, ...]:
        """Whose letters are to be written: the new and changed ones, or all if there are none."""
        posted = [letter for letter in self.letters if not letter.unposted]
        new = [letter for letter in posted if not letter.sent]
        return tuple(dict.fromkeys(letter.power for letter in new or posted))

    def show_letters(self, letters: Sequence[Letter]) -> None:
        """Show other letters, keeping the power."""
        self.letters = letters
        self.powers.show_lines(
            (f"{seat_name(self._board, one.power)}\n    {self._said(one)}", one.name)
            for one in letters
        )
        self._show()

    def _show(self) -> None:
        letter = self.letter
        if letter is None:
            return
        self.text.setPlainText(letter.text)
        put_page(self.html.document(), letter.page())
        self.changes.show_lines(letter.changes)
        self.tabs.setTabEnabled(MAP + 1, bool(letter.changes))
        self.map.clear()
        self._draw()

    def _said(self, letter: Letter) -> str:
        if letter.unposted:
            return self.tr("none: {why}").format(why=say(letter.unposted))
        if letter.sent:
            return self.tr("sent, unchanged")
        if letter.draft:
            same = letter.draft == letter.bare
            return self.tr("written, not sent") if same else self.tr("written, but changed since")
        if letter.number:
            return self.tr("correction {number}").format(number=letter.number)
        return self.tr("new")

    def _draw(self) -> None:
        if self.tabs.currentIndex() == MAP and self.letter is not None:
            self.map_wanted.emit(self.letter.power)


class _Picture(QLabel):
    """A picture as large as there is room for."""

    def __init__(self) -> None:
        super().__init__(alignment=Qt.AlignmentFlag.AlignCenter)
        self.setMinimumSize(200, 150)
        self.setAccessibleName(self.tr("The map of the letter"))
        self._whole = QPixmap()

    def show_png(self, png: bytes) -> None:
        """Show a picture."""
        self._whole.loadFromData(png)
        self._fit()

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802  # Qt's name
        """Fit the picture."""
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        if not self._whole.isNull():
            keeps, smooth = Qt.AspectRatioMode.KeepAspectRatio, Qt.TransformationMode
            fit = self._whole.scaled(self.size(), keeps, smooth.SmoothTransformation)
            self.setPixmap(fit)
