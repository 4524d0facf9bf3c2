"""Asks for what opens a locked packet: its passphrase, or a file with the player's age key."""

from pathlib import Path

from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QFileDialog,
    QLineEdit,
    QVBoxLayout,
    QWidget,
)

from engine.session.packets import LockedError, Opened, PacketError
from spydip_gui.dialogs.help import helped
from spydip_gui.language.reader import told
from spydip_gui.post.opening import Attempt
from spydip_gui.theme.parts import abreast, caption, fill, form, named, push


class UnlockDialog(QDialog):
    """Tries what is typed until it opens the packet; then ``opened`` is the packet."""

    def __init__(self, name: str, attempt: Attempt, parent: QWidget | None = None) -> None:
        """Ask for the packet of this name."""
        super().__init__(parent)
        self.setWindowTitle(self.tr("A locked packet"))
        helped(self, "packets")
        self.opened: Opened | None = None
        self.refused: PacketError | None = None
        self._attempt = attempt
        head = self.tr("“{name}” is locked. Type its passphrase, or choose the file with your key.")
        self.words = QLineEdit(echoMode=QLineEdit.EchoMode.Password)
        self.file = named(QLineEdit(), self.tr("Key file"))
        self.file.setPlaceholderText(self.tr("a file that holds AGE-SECRET-KEY-1…"))
        row = abreast((self.file, 1), push(self.tr("Choose…"), self._choose))
        rows = form((self.tr("Passphrase"), self.words), (self.tr("Key file"), row))
        self.told = caption(wordWrap=True)
        self.told.hide()
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel)
        self.button = buttons.addButton(self.tr("Unlock"), QDialogButtonBox.ButtonRole.AcceptRole)
        buttons.accepted.connect(self._try)
        buttons.rejected.connect(self.reject)
        asked = caption(head.format(name=name), wordWrap=True)
        fill(QVBoxLayout(self), asked, rows, self.told, buttons)
        self.setMinimumWidth(460)

    def _choose(self) -> None:
        name, _ = QFileDialog.getOpenFileName(self, self.tr("The file with your key"))
        if name:
            self.file.setText(name)
            self._try()

    def _try(self) -> None:
        try:
            name = self.file.text().strip()
            self.opened = self._attempt(self.words.text(), Path(name) if name else None)
        except LockedError as error:
            self.told.setText(told(error))
            self.told.show()
            self.adjustSize()
        except PacketError as error:
            self.refused = error
            self.reject()
        else:
            self.accept()
