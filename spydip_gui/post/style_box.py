"""A choice among the styles of letters, called by what they look like."""

from PySide6.QtWidgets import QComboBox

from engine.post.style import names
from spydip_gui.language.reader import reader


class StyleBox(QComboBox):
    """Offers the styles that come with the program, and a file of one's own where one is used."""

    def __init__(self) -> None:
        """Begin at the first style."""
        super().__init__()
        for name in names():
            self.addItem(reader().text(f"desk.style.{name}") or name, name)

    @property
    def chosen(self) -> str:
        """The name of the style, or of its file."""
        return str(self.currentData())

    def choose(self, name: str) -> None:
        """Choose a style, also one that did not come with the program."""
        if self.findData(name) < 0:
            self.addItem(name, name)
        self.setCurrentIndex(self.findData(name))
