"""Asks for what unlocks a packet: its passphrase, or a file with the player's age key."""

from pathlib import Path

from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QLineEdit,
    QProgressBar,
    QVBoxLayout,
    QWidget,
)

from engine.errors import UserError, cause
from engine.session.packets import LockedError, Opened, PacketError, open_packet
from spydip_gui.dialogs.help import helped
from spydip_gui.language.reader import told
from spydip_gui.post.unlocking import Unlocking
from spydip_gui.theme.file_dialogs import ask_file
from spydip_gui.theme.parts import abreast, caption, fill, form, named, push


class UnlockDialog(QDialog):
    """Tries each entry until one unlocks the packet; ``opened`` is then the packet."""

    def __init__(self, path: Path, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("A locked packet"))
        helped(self, "packets")
        self.opened: Opened | None = None
        self.refused: PacketError | None = None
        self._path = path
        self._unlocking: Unlocking | None = None
        head = self.tr("“{name}” is locked. Type its passphrase, or choose the file with your key.")
        self.words = QLineEdit(echoMode=QLineEdit.EchoMode.Password)
        self.file = named(QLineEdit(), self.tr("Key file"))
        self.file.setPlaceholderText(self.tr("a file that holds AGE-SECRET-KEY-1…"))
        self.file.setToolTip(self.file.placeholderText())
        row = abreast((self.file, 1), push(self.tr("Choose…"), self._choose))
        rows = form((self.tr("Passphrase"), self.words), (self.tr("Key file"), row))
        self.told = caption(wordWrap=True)
        self.told.hide()
        self.busy = named(QProgressBar(maximum=0), self.tr("Unlocking…"))
        self.busy.hide()
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel)
        self.button = buttons.addButton(self.tr("Unlock"), QDialogButtonBox.ButtonRole.AcceptRole)
        buttons.accepted.connect(self._try)
        buttons.rejected.connect(self.reject)
        asked = caption(head.format(name=path.name), wordWrap=True)
        fill(QVBoxLayout(self), asked, rows, self.told, self.busy, buttons)
        self.setMinimumWidth(460)

    def _choose(self) -> None:
        if path := ask_file(self, self.tr("The file with your key")):
            self.file.setText(str(path))
            self._try()

    def done(self, result: int) -> None:
        """Close, dropping any attempt under way."""
        if self._unlocking is not None:
            self._unlocking.stop()
        super().done(result)

    def _try(self) -> None:
        """Try the key file, at once, or the passphrase, which takes seconds."""
        key = self.file.text().strip()
        try:
            if key:
                self._end(open_packet(self._path, key=Path(key)))
            else:
                content = self._path.read_bytes()
                self._wait(Unlocking(content, self.words.text(), self))
        except PacketError as error:
            self._end(error)
        except OSError as error:
            self._end(PacketError("file.cannot_be_read", path=str(self._path), why=cause(error)))

    def _wait(self, unlocking: Unlocking | None) -> None:
        """Show that an attempt is under way, or has ended."""
        self._unlocking = unlocking
        self.busy.setVisible(unlocking is not None)
        self.told.hide()
        for part in (self.words, self.file, self.button):
            part.setEnabled(unlocking is None)
        if unlocking is not None:
            unlocking.ended.connect(self._end)

    def _end(self, found: Opened | UserError) -> None:
        self._wait(None)
        match found:
            case Opened():
                self.opened = found
                self.accept()
            case LockedError():
                self.told.setText(told(found))
                self.told.show()
                self.words.selectAll()
                self.words.setFocus()
                self.adjustSize()
            case PacketError():
                self.refused = found
                self.reject()
