"""The map of a side line, beside the map of the game and moving with it."""

from PySide6.QtCore import QSize, Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from engine.board.picture import Picture
from spydip_gui.language.reader import labelled
from spydip_gui.map.board import BoardItem
from spydip_gui.map.lights import differing_light
from spydip_gui.map.pane import MapPane
from spydip_gui.output.palette import Palette
from spydip_gui.theme.one_line import OneLine
from spydip_gui.theme.parts import fill, tool
from spydip_gui.viewmodel import MapView
from spydip_gui.viewmodel.differences import differing

BAR = 32
"""How high the bar over each of two maps is."""

LEAST = QSize(220, 100)
"""How large a map is at least when there are two."""


class Beside(QWidget):
    """Shows one side line under its name, and asks what to do with it."""

    adopted = Signal()
    dropped = Signal()
    switched = Signal()
    closed = Signal()

    def __init__(self, picture: Picture, palette: Palette, beside: MapPane) -> None:
        super().__init__()
        self._other = beside
        self.map = MapPane(BoardItem(picture, palette, beside.board.view))
        self.map.setMinimumSize(LEAST)
        self.map.setAccessibleName(self.tr("Map of the side line"))
        self.title = OneLine()
        self.switch = tool(self.tr("Go there"), self.tr("Continue this side line"))
        self.adopt = tool(self.tr("Adopt"), self.tr("Make this the game itself"))
        self.drop = tool(self.tr("Drop"), self.tr("Drop this side line for good"))
        self.close_it = tool("\N{MULTIPLICATION SIGN}", self.tr("Show one map only"))
        for button, signal in (
            (self.switch, self.switched),
            (self.adopt, self.adopted),
            (self.drop, self.dropped),
            (self.close_it, self.closed),
        ):
            button.clicked.connect(signal)
        bar = QWidget()
        bar.setFixedHeight(BAR)
        parts = (self.title, 1), self.switch, self.adopt, self.drop, self.close_it
        fill(QHBoxLayout(bar), *parts, margin=(6, 2, 2, 2), spacing=2)
        fill(QVBoxLayout(self), bar, (self.map, 1), margin=0, spacing=0)
        # Methods, not lambdas, so that these links end with this widget: the other map outlives it.
        beside.moved.connect(self._keep_up)
        self.map.moved.connect(self._lead)

    def show_way(self, name: str, phase: str, view: MapView) -> None:
        """Show a side line, lighting what differs from the map of the game."""
        self.title.say(labelled(name, phase))
        self.map.show_view(view)
        differ = differing(view, self._other.board.view)
        self.map.board.light("differing", differing_light(differ))

    def _keep_up(self) -> None:
        self.map.follow(self._other)

    def _lead(self) -> None:
        self._other.follow(self.map)
