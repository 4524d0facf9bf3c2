"""The list of what is wrong with a board or missing for a game; a click leads to the place."""

from collections.abc import Iterable

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QListWidgetItem, QVBoxLayout, QWidget

from engine.board.graph import Board, ProvinceId
from spydip_gui.boards.bench import Faults
from spydip_gui.boards.shown import meant
from spydip_gui.language.reader import say
from spydip_gui.theme.list_widgets import VALUE, Lines
from spydip_gui.theme.parts import fill, heading


class FaultList(QWidget):
    """``pointed`` carries the provinces that the chosen line is about."""

    pointed = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self.count = heading()
        soon = self.tr("This board is still being checked.")
        self.list = Lines(self.tr("What is wrong or wanting"), soon, wraps=True)
        self.list.itemClicked.connect(self._point)
        self.list.itemActivated.connect(self._point)
        fill(QVBoxLayout(self), self.count, (self.list, 1), margin=0)

    def show_faults(self, faults: Faults, board: Board) -> None:
        """List what a check found on a board."""
        self.list.note.say(self.tr("Nothing is wrong with this board."))
        self.list.clear()
        for fault in (*faults.wrong, *faults.wanting):
            self.list.add(say(fault), [str(one) for one in meant(fault, board)])
        number = len(faults.wrong) + len(faults.wanting)
        self.count.setText(self.tr("%n thing(s) wrong or wanting", "", number) if number else "")

    def _point(self, item: QListWidgetItem) -> None:
        places: Iterable[str] = item.data(VALUE)
        if found := [ProvinceId(one) for one in places]:
            self.pointed.emit(found)
