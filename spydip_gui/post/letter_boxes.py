"""Choices for letters: their style, and their language."""

from typing import Final

from engine.post.style import names
from spydip_gui.language.reader import reader
from spydip_gui.theme.fields import ComboBox

_NAMES: Final = {"en": "English", "de": "Deutsch", "fr": "Français"}


class _Box(ComboBox):
    """A list of choices, each with the text that stands for it in a book."""

    @property
    def chosen(self) -> str:
        """The choice; empty for the default."""
        return str(self.currentData())

    def choose(self, what: str) -> None:
        """Choose something, even if it did not come with the program."""
        if self.findData(what) < 0:
            self.addItem(what, what)
        self.setCurrentIndex(self.findData(what))


class StyleBox(_Box):
    """Offers the built-in styles, and the user's own file if one is used."""

    def __init__(self) -> None:
        """Start at the first style."""
        super().__init__()
        for name in names():
            self.addItem(reader().text(f"desk.style.{name}") or name, name)


class LanguageBox(_Box):
    """Offers the languages by their own names, after the default."""

    def __init__(self, usual: str) -> None:
        """Start with the default, which is called ``usual``."""
        super().__init__()
        self.addItem(usual, "")
        for language, name in _NAMES.items():
            self.addItem(name, language)
