"""Asks for what opens a locked packet: its passphrase, or a file with the player's age key."""

from pathlib import Path

from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QFileDialog,
    QFormLayout,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from engine.session.packets import LockedError, Opened, PacketError
from spydip_gui.dialogs.help import helped
from spydip_gui.language.reader import told
from spydip_gui.post.opening import Attempt
from spydip_gui.theme.layouts import fill


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
        head = QLabel(
            self.tr("“{name}” is locked. Type its passphrase, or choose the file with your key.")
        )
        head.setText(head.text().format(name=name))
        head.setWordWrap(True)
        self.words = QLineEdit()
        self.words.setEchoMode(QLineEdit.EchoMode.Password)
        self.file = QLineEdit()
        self.file.setPlaceholderText(self.tr("a file that holds AGE-SECRET-KEY-1…"))
        self.file.setAccessibleName(self.tr("Key file"))
        browse = QPushButton(self.tr("Choose…"))
        browse.clicked.connect(self._choose)
        browse.setAutoDefault(False)
        row = fill(QHBoxLayout(), (self.file, 1), browse)
        form = QFormLayout()
        form.addRow(self.tr("Passphrase"), self.words)
        form.addRow(self.tr("Key file"), row)
        self.told = QLabel()
        self.told.setWordWrap(True)
        self.told.hide()
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel)
        self.button = buttons.addButton(self.tr("Unlock"), QDialogButtonBox.ButtonRole.AcceptRole)
        buttons.accepted.connect(self._try)
        buttons.rejected.connect(self.reject)
        fill(QVBoxLayout(self), head, form, self.told, buttons)
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
