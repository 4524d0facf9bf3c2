"""What every sheet has: a body, and buttons to write it or leave everything as it was."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QVBoxLayout, QWidget

from engine.board.graph import PowerId
from spydip_gui.theme.parts import caption, fill


class SheetDialog(QDialog):
    """Asks for several orders at once; ``written`` carries the seat, the old and the new lines."""

    written = Signal(object, object, object)

    def __init__(self, over: QWidget, seat: PowerId) -> None:
        super().__init__(over)
        self.seat = seat
        self.setModal(False)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.told = caption()
        self.body = QVBoxLayout()
        self.buttons = QDialogButtonBox(
            QDialogButtonBox.StandardButton.Ok | QDialogButtonBox.StandardButton.Cancel
        )
        self.buttons.accepted.connect(self._write)
        self.buttons.rejected.connect(self.reject)
        fill(QVBoxLayout(self), self.body, self.told, self.buttons)

    def gone(self) -> tuple[str, ...]:
        """The lines to remove."""
        return ()

    def lines(self) -> tuple[str, ...]:
        """The lines to write."""
        raise NotImplementedError

    def allow(self, *, fine: bool, told: str) -> None:
        """Show how matters stand, and whether they can be written."""
        self.told.setText(told)
        self.buttons.button(QDialogButtonBox.StandardButton.Ok).setEnabled(fine)

    def _write(self) -> None:
        self.written.emit(self.seat, self.gone(), self.lines())
        self.accept()
