"""Asks who is to play each power from now on: a person, or a computer opponent of some level."""

from collections.abc import Mapping

from PySide6.QtWidgets import QDialog, QVBoxLayout, QWidget

from engine.board.graph import Board, PowerId
from spydip_gui.dialogs.help import answers
from spydip_gui.dialogs.seating import role_box
from spydip_gui.language.wording import seat_name
from spydip_gui.theme.parts import caption, fill, form, scrolled


class WhoPlaysDialog(QDialog):
    """``roles`` are the answers by power, in the form that a game's book has them."""

    def __init__(
        self, board: Board, roles: Mapping[PowerId, str], parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Who plays"))
        told = self.tr("A computer opponent knows what its power was told, and thinks at once.")
        self.boxes = {power: role_box(role) for power, role in roles.items()}
        rows = form(*((seat_name(board, power), box) for power, box in self.boxes.items()))
        page = QWidget()
        page.setLayout(rows)
        buttons = answers(self, "practice")
        fill(QVBoxLayout(self), caption(told, wordWrap=True), (scrolled(page), 1), buttons)
        self.resize(420, 440)

    @property
    def roles(self) -> Mapping[PowerId, str]:
        """Who plays each power."""
        return {power: box.chosen for power, box in self.boxes.items()}
