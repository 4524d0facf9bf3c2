"""The desk's window: the map, the report of the turn, and the choice of turn and viewer."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QComboBox, QDockWidget, QLabel, QMainWindow, QToolBar

from engine.board.picture import Picture
from spydip_gui.document import Document
from spydip_gui.map.board import BoardItem
from spydip_gui.map.pane import MapPane
from spydip_gui.output.palette import Palette
from spydip_gui.panels.report import ReportPanel
from spydip_gui.viewmodel import map_view


class DeskWindow(QMainWindow):
    """Shows one document; every change of its glance is shown at once."""

    def __init__(self, document: Document, picture: Picture, palette: Palette) -> None:
        """Show a document on its board."""
        super().__init__()
        self._document = document
        self._board = BoardItem(picture, palette, map_view(document.seen()))
        self.map = MapPane(self._board)
        self.report = ReportPanel()
        self.turns = QComboBox()
        self.viewers = QComboBox()
        self.setCentralWidget(self.map)
        self._add_report()
        self._add_toolbar()
        self.map.pointed.connect(self.statusBar().showMessage)
        document.changed.connect(self._show)
        self.resize(1360, 860)
        self._show()

    def _add_report(self) -> None:
        dock = QDockWidget("Report")
        dock.setObjectName("report")
        dock.setWidget(self.report)
        self.addDockWidget(Qt.DockWidgetArea.RightDockWidgetArea, dock)

    def _add_toolbar(self) -> None:
        bar = QToolBar("Desk")
        bar.setObjectName("desk")
        bar.setMovable(False)
        self.addToolBar(bar)
        self.turns.addItems(self._document.turns)
        self.turns.setAccessibleName("Turn")
        self.turns.activated.connect(lambda turn: self._document.look(turn=turn))
        names = {power.id: power.name for power in self._document.board.powers.values()}
        for viewer in self._document.viewers:
            self.viewers.addItem(names.get(viewer, "Game master"), viewer)
        self.viewers.setAccessibleName("Seen by")
        self.viewers.activated.connect(
            lambda place: self._document.look(viewer=self.viewers.itemData(place))
        )
        back = bar.addAction("◀ Back", lambda: self._step(-1))
        back.setShortcut(QKeySequence("PgUp"))
        bar.addWidget(self.turns)
        onward = bar.addAction("Onward ▶", lambda: self._step(1))
        onward.setShortcut(QKeySequence("PgDown"))
        bar.addSeparator()
        bar.addWidget(QLabel(" Seen by "))
        bar.addWidget(self.viewers)
        bar.addSeparator()
        bar.addAction("Closer", lambda: self.map.come_closer(1.25))
        bar.addAction("Farther", lambda: self.map.come_closer(0.8))
        bar.addAction("Whole board", self.map.show_all)

    def _step(self, by: int) -> None:
        self._document.look(turn=self._document.glance.turn + by)

    def _show(self) -> None:
        glance = self._document.glance
        seen = self._document.seen()
        self.turns.setCurrentIndex(glance.turn)
        self.viewers.setCurrentIndex(self._document.viewers.index(glance.viewer))
        self._board.show_view(map_view(seen))
        self.report.show_account(self._document.told())
        self.setWindowTitle(f"{self._document.title} - SpyDip")
