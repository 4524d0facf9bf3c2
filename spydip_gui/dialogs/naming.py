"""Asks for the name of a side line, and says why a name cannot be used."""

from collections.abc import Collection

from PySide6.QtWidgets import QDialog, QDialogButtonBox, QLineEdit, QVBoxLayout, QWidget

from spydip_gui.dialogs.help import answers
from spydip_gui.theme.parts import called, caption, fill

LONGEST = 40
"""So many letters a name may have, and still be read where it is chosen."""


class NameDialog(QDialog):
    """``name`` is the text typed, without spaces around it."""

    def __init__(self, title: str, taken: Collection[str], parent: QWidget | None = None) -> None:
        """Ask for a name that is not among those ``taken``."""
        super().__init__(parent)
        self.setWindowTitle(title)
        self._taken = {one.casefold() for one in taken}
        self.line = QLineEdit(maxLength=LONGEST)
        self.why = caption("", "muted", wordWrap=True)
        self.buttons = answers(self, "windows")
        label = called(self.tr("Its &name"), self.line)
        fill(QVBoxLayout(self), label, self.line, self.why, self.buttons)
        self.setMinimumWidth(380)
        self.line.textChanged.connect(self._weigh)
        self._weigh()

    @property
    def name(self) -> str:
        """The name as typed."""
        return self.line.text().strip()

    def _weigh(self) -> None:
        """Say what is wrong with the name, if anything."""
        why = ""
        if not self.name:
            why = self.tr("A side line needs a name.")
        elif self.name.casefold() in self._taken:
            why = self.tr("There is already a line of this name.")
        self.why.setText(why or self.tr("The game as it was played stays beside it."))
        ok = self.buttons.button(QDialogButtonBox.StandardButton.Ok)
        ok.setEnabled(not why)
        ok.setToolTip(why)
