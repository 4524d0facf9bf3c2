"""Distances over a game's map, from wherever one points; they tell of the board, not the game."""

from PySide6.QtCore import QObject
from PySide6.QtGui import QAction, QActionGroup, QCursor
from PySide6.QtWidgets import QMenu

from engine.board.graph import ProvinceId
from engine.board.reach import Way
from engine.language.message import Message
from engine.rules import Ruleset
from engine.session.outlook import outlook
from spydip_gui.language.reader import say
from spydip_gui.map.reaches import Reaches
from spydip_gui.window.map_area import Stage

_SIGHT = "sight"


class Distances(QObject):
    """Offers the kinds of distance, and shows the chosen one on a map until another is chosen."""

    def __init__(self, stage: Stage, rules: Ruleset) -> None:
        """Show nothing yet."""
        super().__init__(stage)
        self._stage = stage
        self.reaches = Reaches(stage.board)
        self.reaches.seen = lambda start: outlook(rules, start)
        self.menu = QMenu(stage)
        self._group = QActionGroup(self.menu)
        for name in ("none", *Way, _SIGHT):
            action = self.menu.addAction(say(Message(f"desk.reach.{name}")))
            action.setCheckable(True)
            action.setData(str(name))
            self._group.addAction(action)
        self.menu.actions()[0].setChecked(True)
        self._group.triggered.connect(self._choose)
        stage.map.pointed.connect(lambda hit: self.reaches.start_at(hit.province))

    @classmethod
    def of(cls, stage: Stage, rules: Ruleset) -> "Distances":
        """The distances of a map, made when first wanted."""
        found = stage.findChild(cls)
        return found if isinstance(found, cls) else cls(stage, rules)

    def offer(self) -> None:
        """Pop up the menu at the pointer."""
        self.menu.popup(QCursor.pos())

    def _choose(self, action: QAction) -> None:
        name, start = str(action.data()), self._stage.map.province_at_hand
        first = next(iter(self._stage.board.picture.board.provinces), ProvinceId(""))
        if name == _SIGHT:
            self.reaches.show_sight(start or first)
        else:
            self.reaches.show_way(None if name == "none" else Way(name), start or first)
