"""The dialog in which a game master edits the position of a game."""

from PySide6.QtWidgets import QDialog, QGridLayout, QLineEdit, QVBoxLayout, QWidget

from engine.board.picture import Picture
from engine.position import Position
from engine.rules import Ruleset
from spydip_gui.dialogs.help import answers
from spydip_gui.dialogs.position_editor import PositionEditor
from spydip_gui.output.palette import Palette
from spydip_gui.theme.parts import called, fill


class PositionDialog(QDialog):
    """Asks for a position and a reason; can be accepted once the position is sound."""

    def __init__(
        self,
        rules: Ruleset,
        position: Position,
        picture: Picture,
        palette: Palette,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Edit the position"))
        self.editor = PositionEditor(rules, position, picture, palette)
        self.reason = QLineEdit()
        self.reason.setPlaceholderText(self.tr("why it is changed, for the record"))
        grid = QGridLayout()
        grid.addWidget(called(self.tr("Reas&on"), self.reason), 0, 0)
        grid.addWidget(self.reason, 0, 1)
        grid.addWidget(answers(self, "windows"), 0, 2)
        fill(QVBoxLayout(self), (self.editor, 1), grid)
        self.resize(1180, 720)

    @property
    def position(self) -> Position:
        """The position as it is now."""
        return self.editor.position

    def accept(self) -> None:
        """Close if the position is sound and there is a reason; otherwise say what is missing."""
        if self.editor.faults:
            self.editor.fault.setText(self.tr("This is not a valid position yet; see the list."))
        elif not self.reason.text().strip():
            self.editor.fault.setText(self.tr("A change by hand needs a reason, for the record."))
            self.reason.setFocus()
        else:
            super().accept()
