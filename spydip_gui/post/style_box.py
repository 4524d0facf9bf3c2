"""A choice among the styles of letters, called by what they look like."""

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication
from PySide6.QtWidgets import QComboBox

from engine.post.style import names

_TITLES = {
    "angled": QT_TRANSLATE_NOOP("Styles", "failures in angle brackets"),
    "blind": QT_TRANSLATE_NOOP("Styles", "arrives, departs, lost, found"),
    "column": QT_TRANSLATE_NOOP("Styles", "results in a column"),
    "judge": QT_TRANSLATE_NOOP("Styles", "results between stars"),
    "parentheses": QT_TRANSLATE_NOOP("Styles", "failures in parentheses"),
    "underline": QT_TRANSLATE_NOOP("Styles", "failures underlined, with reasons"),
}


class StyleBox(QComboBox):
    """Offers the styles that come with the program, and a file of one's own where one is used."""

    def __init__(self) -> None:
        """Begin at the first style."""
        super().__init__()
        for name in names():
            title = _TITLES.get(name)
            told = QCoreApplication.translate("Styles", str(title)) if title else name
            self.addItem(told, name)

    @property
    def chosen(self) -> str:
        """The name of the style, or of its file."""
        return str(self.currentData())

    def choose(self, name: str) -> None:
        """Choose a style, also one that did not come with the program."""
        if self.findData(name) < 0:
            self.addItem(name, name)
        self.setCurrentIndex(self.findData(name))
