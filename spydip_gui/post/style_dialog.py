"""Changes the style of letters: its file on the left, a letter in it, as typed, on the right."""

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from engine.board.graph import PowerId
from engine.post import beside
from engine.post.outbox import Manner, letters
from engine.post.outgoing import standing
from engine.post.style import Style, StyleError, copied, read
from engine.session.files import Game
from spydip_gui.document.document import Document
from spydip_gui.language.reader import say
from spydip_gui.output.files import save
from spydip_gui.post.master import MasterWindow
from spydip_gui.theme.parts import abreast, caption, fill, push, sheet_of, split

Preview = Callable[[Style], str]
"""A letter in a style, as text."""


class StyleDialog(MasterWindow):
    """A style that is no style is not kept; what is wrong with it stands below."""

    kept = Signal()

    def __init__(
        self, document: Document, path: Path, preview: Preview, parent: QWidget | None = None
    ) -> None:
        super().__init__(document, parent)
        self.setWindowTitle(self.tr("Style of the letters - {name}").format(name=path.stem))
        self._path, self._preview = path, preview
        self.text = sheet_of(self.tr("The style"), wraps=False)
        self.shown = sheet_of(self.tr("A letter in this style"), fixed=True, wraps=False)
        self.fault = caption(wordWrap=True)
        self.keep_button = self.button(self.tr("Save"), self.keep)
        self.text.textChanged.connect(self._try)
        close = push(self.tr("Cancel"), self.close)
        both = split((self.text, 520), (self.shown, 560))
        fill(self.page, (both, 1), self.fault, abreast(None, close, self.keep_button))
        self.resize(1100, 640)
        self.text.setPlainText(path.read_text("utf-8"))

    def keep(self) -> None:
        """Write the style; letters are in it from now on."""
        save(self._path, self.text.toPlainText().encode())
        self.kept.emit()
        self.close()

    def _try(self) -> None:
        """Show a letter in the style as it is typed, or what is wrong with it."""
        try:
            self.shown.setPlainText(self._preview(read(self.text.toPlainText())))
            self.fault.clear()
        except StyleError as error:
            self.fault.setText(say(error.message))
        self.keep_button.setEnabled(not self.fault.text())


def change(
    window: MasterWindow,
    name: str,
    manner: Callable[[Game], Manner],
    node: int | None,
    whose: PowerId | None,
) -> StyleDialog:
    """Open a copy of a style beside the game, with a power's letter about a deadline in it."""

    def preview(style: Style) -> str:
        with standing(window.game, node) as then:
            how = replace(manner(then), style=style)
            return next(letters(then, how, [whose] if whose else None)).text

    path = copied(Path(name).stem, beside.folder(window.file))
    dialog = StyleDialog(window.document, path, preview, window)
    dialog.show()
    return dialog
