"""A choice among the languages of letters, each called by its own name."""

from typing import Final

from PySide6.QtWidgets import QComboBox

_NAMES: Final = {"en": "English", "de": "Deutsch", "fr": "Français"}


class LanguageBox(QComboBox):
    """Offers the languages, and before them what is spoken where none is chosen."""

    def __init__(self, usual: str) -> None:
        """Begin with none chosen, which is called ``usual``."""
        super().__init__()
        self.addItem(usual, "")
        for language, name in _NAMES.items():
            self.addItem(name, language)

    @property
    def chosen(self) -> str:
        """The code of the language; empty where none is chosen."""
        return str(self.currentData())

    def choose(self, language: str) -> None:
        """Choose a language, or none."""
        self.setCurrentIndex(self.findData(language))
