"""The curtain between players at one screen: it covers everything until the next one is there."""

import hashlib
import hmac
import secrets
from collections.abc import Mapping

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QContextMenuEvent, QKeyEvent
from PySide6.QtWidgets import QLineEdit, QVBoxLayout, QWidget

from spydip_gui.settings import Settings
from spydip_gui.theme.fields import ComboBox
from spydip_gui.theme.parts import caption, named, push

_ROUNDS = 50_000


class Curtain(QWidget):
    """An opaque sheet over the whole window; ``opened`` carries whose view may be shown."""

    opened = Signal(str)

    def __init__(
        self, window: QWidget, settings: Settings, game: str, seats: Mapping[str, str]
    ) -> None:
        """Hang over a window, open so far; PINs are kept by game and seat.

        ``seats`` are all possible viewers, with their names.
        """
        super().__init__(window)
        self._settings = settings
        self._game = game
        self._seat = self._new = ""
        self._names = seats
        self.setAutoFillBackground(True)
        self.title = caption(alignment=Qt.AlignmentFlag.AlignCenter)
        font = self.title.font()
        font.setPointSizeF(font.pointSizeF() * 2)
        self.title.setFont(font)
        self.hint = caption(alignment=Qt.AlignmentFlag.AlignCenter)
        self.pin = named(QLineEdit(echoMode=QLineEdit.EchoMode.Password), self.tr("PIN"))
        self.pin.setPlaceholderText(self.tr("PIN"))
        self.pin.setMaximumWidth(220)
        self.pin.returnPressed.connect(self._open)
        self.button = push(self.tr("Open the curtain"), self._open)
        self.who = named(ComboBox(), self.tr("Somebody else is here"))
        self.who.setToolTip(self.who.accessibleName())
        self.who.offer((name, seat) for seat, name in seats.items())
        self.who.activated.connect(self._somebody_else)
        layout = QVBoxLayout(self)
        layout.addStretch(2)
        for part in (self.title, self.hint, self.pin, self.button):
            layout.addWidget(part, 0, Qt.AlignmentFlag.AlignHCenter)
        layout.addStretch(1)
        layout.addWidget(caption(self.who.accessibleName()), 0, Qt.AlignmentFlag.AlignHCenter)
        layout.addWidget(self.who, 0, Qt.AlignmentFlag.AlignHCenter)
        layout.addStretch(2)
        window.installEventFilter(self)
        self.hide()

    def close_for(self, seat: str) -> None:
        """Cover everything until this seat's player opens it."""
        self._seat, self._new = seat, ""
        self.who.pick(seat)
        whole = self.tr("{name}, it is your turn at the screen.")
        self.title.setText(whole.format(name=self._names[seat]))
        self.hint.setText(
            self.tr("Type your PIN.")
            if self._kept()
            else self.tr("Everybody else, look away. A PIN typed now will be asked for next time.")
        )
        self.pin.clear()
        self.setGeometry(self.window().rect())
        self.show()
        self.raise_()
        self.pin.setFocus()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802  # Qt's name
        """Stay as large as the window."""
        if event.type() == QEvent.Type.Resize and not self.isHidden():
            self.setGeometry(self.window().rect())
        return super().eventFilter(watched, event)

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802  # Qt's name
        """No key reaches what is behind the curtain."""
        event.accept()

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:  # noqa: N802  # Qt's name
        """No click either: the window's own context menu stays closed."""
        event.accept()

    def _open(self) -> None:
        typed, kept = self.pin.text(), self._kept()
        if kept and not _fits(typed, kept):
            self.hint.setText(self.tr("That is not the PIN."))
            self.pin.selectAll()
            return
        if not kept and typed != self._new:
            # Nobody sees what was typed: a slip would lock out the player.
            self._ask_again(typed)
            return
        if typed and not kept:
            self._settings.keep(self._key(), _sealed(typed, secrets.token_hex(8)))
        self.pin.clear()
        self.opened.emit(self._seat)

    def _ask_again(self, typed: str) -> None:
        """Ask for a new PIN a second time; if it differs, it counts as a new one again."""
        said = self.tr("The two differ. Begin again with a PIN, or open without one.")
        if not self._new:
            said = self.tr("Type the new PIN once more.")
        self.hint.setText(said)
        self._new = "" if self._new else typed
        self.pin.clear()

    def _somebody_else(self, place: int) -> None:
        self.close_for(self.who.itemData(place))

    def _kept(self) -> str:
        return self._settings.text(self._key())

    def _key(self) -> str:
        return f"pins/{self._game}/{self._seat}"


def _sealed(pin: str, salt: str) -> str:
    mixed = hashlib.pbkdf2_hmac("sha256", pin.encode(), salt.encode(), _ROUNDS)
    return f"{salt}:{mixed.hex()}"


def _fits(pin: str, kept: str) -> bool:
    return hmac.compare_digest(_sealed(pin, kept.partition(":")[0]), kept)
