"""The form for what a game master decides for the whole game: names, press, style, numbers."""

from dataclasses import replace

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QLineEdit, QVBoxLayout, QWidget

from engine.post.book import PRESS, Book
from spydip_gui.post.letter_boxes import LanguageBox, StyleBox
from spydip_gui.theme.fields import ComboBox
from spydip_gui.theme.parts import abreast, fill, form, push


class HouseForm(QWidget):
    """Shows the head of a book; ``kept`` is emitted when it is to be saved."""

    kept = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.gm, self.address, self.mail_server = QLineEdit(), QLineEdit(), QLineEdit()
        self.press, self.style_box = ComboBox(), StyleBox()
        self.language = LanguageBox(self.tr("English, where none is chosen"))
        self.boardman, self.miller = QLineEdit(), QLineEdit()
        self.keep = push(self.tr("Save"), self.kept)
        self.press.addItems([self.tr("none"), self.tr("white"), self.tr("grey"), self.tr("black")])
        self.mail_server.setPlaceholderText(self.tr("its name in Authentication-Results"))
        rows = form(
            (self.tr("Game master"), self.gm),
            (self.tr("Address"), self.address),
            (self.tr("Mail server"), self.mail_server),
            (self.tr("Press"), self.press),
            (self.tr("Style of letters"), self.style_box),
            (self.tr("Language of letters"), self.language),
            (self.tr("Boardman number"), self.boardman),
            (self.tr("Miller number"), self.miller),
        )
        fill(QVBoxLayout(self), rows, abreast(None, self.keep), None)

    def show_book(self, book: Book) -> None:
        """Fill in a book."""
        self.gm.setText(book.gm)
        self.address.setText(book.address)
        self.mail_server.setText(book.mail_server)
        self.press.setCurrentIndex(PRESS.index(book.press))
        self.style_box.pick(book.style, book.style)
        self.language.pick(book.language, book.language)
        self.boardman.setText(book.boardman)
        self.miller.setText(book.miller)

    def changed(self, book: Book) -> Book:
        """The book with the form's entries."""
        return replace(
            book,
            gm=self.gm.text().strip(),
            address=self.address.text().strip(),
            mail_server=self.mail_server.text().strip(),
            press=PRESS[self.press.currentIndex()],
            style=self.style_box.chosen,
            language=self.language.chosen,
            boardman=self.boardman.text().strip(),
            miller=self.miller.text().strip(),
        )
