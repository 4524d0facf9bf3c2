"""Choices about letters: among their styles, and among their languages."""

from typing import Final

from PySide6.QtWidgets import QComboBox

from engine.post.style import names
from spydip_gui.language.reader import reader

_NAMES: Final = {"en": "English", "de": "Deutsch", "fr": "Français"}


class _Box(QComboBox):
    """Things to choose from, each with the text that stands for it in a book."""

    @property
    def chosen(self) -> str:
        """What is chosen; empty for what is usual."""
        return str(self.currentData())

    def choose(self, what: str) -> None:
        """Choose something, also what did not come with the program."""
        if self.findData(what) < 0:
            self.addItem(what, what)
        self.setCurrentIndex(self.findData(what))


class StyleBox(_Box):
    """Offers the styles that come with the program, and a file of one's own where one is used."""

    def __init__(self) -> None:
        """Begin at the first style."""
        super().__init__()
        for name in names():
            self.addItem(reader().text(f"desk.style.{name}") or name, name)


class LanguageBox(_Box):
    """Offers the languages by their own names; before them what is spoken where none is chosen."""

    def __init__(self, usual: str) -> None:
        """Begin with none chosen, which is called ``usual``."""
        super().__init__()
        self.addItem(usual, "")
        for language, name in _NAMES.items():
            self.addItem(name, language)
