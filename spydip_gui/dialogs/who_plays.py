"""Asks who is to play each power from now on: a person, or a computer opponent of some level."""

from collections.abc import Mapping

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QFormLayout,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from engine.board.graph import Board, PowerId
from spydip_gui.dialogs.help import answers
from spydip_gui.dialogs.seating import levels
from spydip_gui.language.wording import seat_name
from spydip_gui.theme.fields import ComboBox
from spydip_gui.theme.parts import caption, fill, named


class WhoPlaysDialog(QDialog):
    """``roles`` are the answers by power, in the form that a game's book has them."""

    def __init__(
        self, board: Board, roles: Mapping[PowerId, str], parent: QWidget | None = None
    ) -> None:
        """Show who plays now."""
        super().__init__(parent)
        self.setWindowTitle(self.tr("Who plays"))
        told = self.tr("A computer opponent knows what its power was told, and thinks at once.")
        form, page = QFormLayout(), QWidget()
        self.boxes: dict[PowerId, QComboBox] = {}
        for power, role in roles.items():
            box = self.boxes[power] = ComboBox()
            box.addItem(self.tr("somebody here"), "here")
            box.addItem(self.tr("somebody by e-mail"), "mail")
            box.addItem(self.tr("nobody"), "nobody")
            for level, words in levels().items():
                box.addItem(words, level)
            box.setCurrentIndex(box.findData(role))
            form.addRow(seat_name(board, power), named(box, seat_name(board, power)))
        page.setLayout(form)
        area = QScrollArea(widgetResizable=True)
        area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        area.setWidget(page)
        both = QDialogButtonBox.StandardButton
        buttons = answers(self, "practice", both.Ok | both.Cancel)
        fill(QVBoxLayout(self), caption(told, wordWrap=True), (area, 1), buttons)
        self.resize(420, 440)

    @property
    def roles(self) -> Mapping[PowerId, str]:
        """Who plays each power."""
        return {power: str(box.currentData()) for power, box in self.boxes.items()}
