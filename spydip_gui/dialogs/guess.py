"""Asks for the viewer's guess about a province, and how certain it is."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QLineEdit, QVBoxLayout, QWidget

from engine.board.graph import ProvinceId, Terrain
from engine.orders.wording import place_name
from engine.session.notes import GUESS, Guess, Notebook, Sure
from spydip_gui.document.document import Document
from spydip_gui.language.reader import say, translate
from spydip_gui.theme.fields import ComboBox
from spydip_gui.theme.parts import fill, form


def sure_name(sure: Sure) -> str:
    """How certain a guess is, in a word."""
    match sure:
        case Sure.MAYBE:
            return translate("GuessDialog", "maybe")
        case Sure.LIKELY:
            return translate("GuessDialog", "likely")
        case Sure.CERTAIN:
            return translate("GuessDialog", "certain")


class GuessDialog(QDialog):
    """Pins a guess to a province, or changes or removes the one there."""

    def __init__(self, over: QWidget, document: Document, place: str = "") -> None:
        """Ask about this province, or one chosen in the dialog."""
        super().__init__(over)
        self.setWindowTitle(self.tr("Guess"))
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._document = document
        self._notes = document.view.notes
        self.place, self.sure = ComboBox(), ComboBox()
        self.text = QLineEdit(maxLength=GUESS, placeholderText=self.tr("such as: a feint?"))
        board = document.view.board
        here = (one for one in board.provinces.values() if one.terrain is not Terrain.IMPASSABLE)
        names = {say(place_name(board, one.id)): one.id for one in here}
        self.place.offer((name, names[name]) for name in sorted(names, key=str.casefold))
        self.sure.offer((sure_name(sure), sure) for sure in Sure)
        self.place.pick(place)
        self.place.currentIndexChanged.connect(self._show)
        rows = (
            (self.tr("Province"), self.place),
            (self.tr("Guess"), self.text),
            (self.tr("How sure"), self.sure),
        )
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel)
        pin = buttons.addButton(self.tr("Pin"), QDialogButtonBox.ButtonRole.AcceptRole)
        self.gone = buttons.addButton(
            self.tr("Take away"), QDialogButtonBox.ButtonRole.DestructiveRole
        )
        buttons.accepted.connect(self._pin)
        buttons.rejected.connect(self.reject)
        self.gone.clicked.connect(self._take_away)
        fill(QVBoxLayout(self), form(*rows), buttons)
        pin.setDefault(True)  # a button outside a dialog cannot be its default
        self._show()
        self.text.setFocus()

    def _show(self) -> None:
        guess = self._notes.read().at(self._place)
        self.text.setText(guess.text if guess else "")
        self.sure.pick(guess.sure if guess else None)
        self.gone.setEnabled(guess is not None)

    @property
    def _place(self) -> ProvinceId:
        return ProvinceId(self.place.currentData())

    def _pin(self) -> None:
        view = self._document.view
        guess = Guess(
            self._place, self.text.text(), view.phases[view.turn], Sure(self.sure.currentData())
        )
        self._keep(self._notes.read().pin(guess))

    def _take_away(self) -> None:
        self.text.clear()
        self._pin()

    def _keep(self, book: Notebook) -> None:
        self._document.write_down(book, self._notes)
        self.accept()
