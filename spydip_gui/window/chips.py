"""The game master's chips: the state of each power, beside the steps through the deadline."""

from collections.abc import Mapping, Sequence
from functools import partial

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QIcon, QPainter
from PySide6.QtWidgets import QHBoxLayout, QToolButton, QWidget

from engine.board.graph import Board, PowerId
from engine.post.status import Presence
from engine.post.strip import Chip
from spydip_gui.theme.flags import Mark, paint_flag
from spydip_gui.theme.icons import drawn_icon, paint_icon
from spydip_gui.theme.parts import fill, named, tool, unmarked
from spydip_gui.theme.sheet import toned
from spydip_gui.theme.window_colours import shade

_HIGH, _FLAG, _SIGN, _DIGITS, _GAP = 22, 28, 14, 10, 3

_MARKS: Mapping[Presence, Mark] = {
    Presence.IN: Mark.IN,
    Presence.PARTLY: Mark.UNFINISHED,
    Presence.WAITING: Mark.NOTHING,
    Presence.LATE: Mark.LATE,
    Presence.MISSING: Mark.LATE,
}


class Chips(QWidget):
    """One chip per power: its flag with a mark for its orders, then mails and letters."""

    chosen = Signal(object)
    """The chip of a power was clicked."""

    def __init__(self) -> None:
        super().__init__()
        self._row = fill(QHBoxLayout(self), margin=0, spacing=1)
        self._chips: dict[PowerId, QToolButton] = {}
        self._found: dict[PowerId, Chip] = {}

    def show_chips(self, found: Sequence[Chip], told: Sequence[str], board: Board) -> None:
        """Show the state of the powers; ``told`` describes it in lines, one text per chip."""
        for chip, text in zip(found, told, strict=True):
            if chip.power not in self._chips:
                self._add(chip.power)
            button = self._chips[chip.power]
            named(button, text.splitlines()[0])
            button.setAccessibleDescription(text)
            button.setToolTip(unmarked(text))
            button.setIconSize(QSize(_wide(chip), _HIGH))
            if self._found.get(chip.power) != chip:
                button.setIcon(_icon(chip, board))
                toned(button, "alarm" if chip.late else "warning" if chip.mails else "step")
        self._found = {chip.power: chip for chip in found}
        self.updateGeometry()

    def _add(self, power: PowerId) -> None:
        button = self._chips[power] = tool("")
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        button.clicked.connect(lambda: self.chosen.emit(self._found[power]))
        self._row.addWidget(button)


def _wide(chip: Chip) -> int:
    mails = _GAP + _SIGN + _DIGITS if chip.mails else 0
    return _FLAG + mails + (_GAP + _SIGN if chip.letters else 0)


def _icon(chip: Chip, board: Board) -> QIcon:
    return drawn_icon(partial(_paint, chip=chip, board=board))


def _paint(painter: QPainter, into: QRectF, *, chip: Chip, board: Board) -> None:
    painter.save()
    mark = _MARKS.get(chip.row.presence)
    flag = QRectF(0, 0, _FLAG, _HIGH)
    painter.translate(into.topLeft())
    painter.save()
    paint_flag(painter, flag, chip.power, mark, board=board, room=True)
    painter.restore()
    left, top = float(_FLAG + _GAP), (_HIGH - _SIGN) / 2
    if chip.mails:
        paint_icon(painter, QRectF(left, top, _SIGN, _SIGN), "inbox")
        painter.setPen(shade("text"))
        spot = QRectF(QPointF(left + _SIGN, 0), QPointF(left + _SIGN + _DIGITS, _HIGH))
        painter.drawText(spot, Qt.AlignmentFlag.AlignCenter, str(min(chip.mails, 9)))
        left += _SIGN + _DIGITS + _GAP
    if chip.letters:
        paint_icon(painter, QRectF(left, top, _SIGN, _SIGN), "mails", "muted")
    painter.restore()
