"""The form for one seat in the book: who plays it, from where, and who stands by."""

from dataclasses import replace

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QLineEdit, QVBoxLayout, QWidget

from engine.board.graph import PowerId
from engine.post.book import PROOFS, Holder
from spydip_gui.dialogs.seating import by_mail, levels
from spydip_gui.post.letter_boxes import LanguageBox
from spydip_gui.theme.fields import ComboBox, SpinBox
from spydip_gui.theme.parts import abreast, fill, form, heading, inset, push


class SeatForm(QWidget):
    """Shows one seat; ``kept`` is emitted when it is to be saved into the book."""

    kept = Signal()
    standby_called = Signal()
    left = Signal()
    succeeded = Signal()
    """Somebody else plays from now on: name and addresses of the form are the new player's."""

    def __init__(self) -> None:
        super().__init__()
        self._seat = Holder(power=PowerId(""))
        self.head = heading()
        self.name = QLineEdit()
        self.addresses = QLineEdit()
        self.standby = QLineEdit()
        self.age, self.signs = QLineEdit(), QLineEdit()
        self.role, self.proof = ComboBox(), ComboBox()
        self.language = LanguageBox(self.tr("that of the game"))
        self.nmr = inset(SpinBox(maximum=99))
        self.keep = push(self.tr("Save"), self.kept)
        self.succeed = push(
            self.tr("Another player from now on"),
            self.succeeded,
            self.tr("Type the new name and addresses first. Everybody is told in the letters."),
        )
        self.call = push(self.tr("Call the standby player"), self.standby_called)
        self.leave = push(
            self.tr("Civil disorder"),
            self.left,
            self.tr("The units hold from now on, and nobody waits for orders."),
        )
        self._build()

    def show_seat(self, seat: Holder, name: str) -> None:
        """Show a seat under its power's name."""
        self._seat = seat
        self.head.setText(name)
        self.name.setText(seat.name)
        self.addresses.setText(", ".join(seat.addresses))
        self.standby.setText(seat.standby)
        self.age.setText(seat.age)
        self.signs.setText(seat.signs)
        self.proof.setCurrentIndex(PROOFS.index(seat.proof))
        self.role.pick(seat.role)
        self.language.pick(seat.language, seat.language)
        self.nmr.setValue(seat.nmr)
        self.call.setEnabled(bool(seat.waiting[1]))
        self.leave.setEnabled(seat.role != "nobody")

    def seat(self) -> Holder:
        """The seat as filled in."""
        parts = self.addresses.text().replace(";", ",").split(",")
        return replace(
            self._seat,
            name=self.name.text().strip(),
            addresses=tuple(part.strip() for part in parts if part.strip()),
            standby=self.standby.text().strip(),
            age=self.age.text().strip(),
            signs=self.signs.text().strip(),
            proof=PROOFS[self.proof.currentIndex()],
            role=self.role.chosen,
            language=self.language.chosen,
            nmr=self.nmr.value(),
        )

    def _build(self) -> None:
        self.role.offer(
            (
                (self.tr("a person by e-mail"), "mail"),
                (self.tr("a person at this screen"), "here"),
                (self.tr("nobody"), "nobody"),
                *levels(),
            )
        )
        self.proof.addItems(
            [self.tr("from the player's address"), self.tr("with a check line"), self.tr("signed")]
        )
        self.addresses.textEdited.connect(lambda text: by_mail(self.role, text))
        self.addresses.setPlaceholderText(self.tr("separate several by commas"))
        self.standby.setPlaceholderText(self.tr("Sam Reed <sam@example.org>"))
        self.age.setPlaceholderText(self.tr("locks the player's packets: age1…"))
        self.signs.setPlaceholderText(
            self.tr("for the player's signature; the first is remembered")
        )
        for line in (self.addresses, self.standby, self.age, self.signs):
            line.setToolTip(line.placeholderText())  # it may be too long for a narrow window
        rows = form(
            (self.tr("Player"), self.name),
            (self.tr("Addresses"), self.addresses),
            (self.tr("Played by"), self.role),
            (self.tr("Language of letters"), self.language),
            (self.tr("Standby player"), self.standby),
            (self.tr("Orders are taken"), self.proof),
            (self.tr("Key"), self.age),
            (self.tr("Signing key"), self.signs),
            (self.tr("Deadlines missed"), self.nmr),
        )
        row = abreast(self.call, self.leave, None, self.keep)
        change = abreast(self.succeed, None)
        fill(QVBoxLayout(self), self.head, rows, row, change, None)
