"""Opens the row of covert pieces under a resting pointer, and closes it when the pointer leaves."""

from collections.abc import Callable

from PySide6.QtCore import QObject, QTimer

from engine.board.graph import ProvinceId
from spydip_gui.map.board import BoardItem
from spydip_gui.map.hits import Hit
from spydip_gui.viewmodel import Pip

HOVERED = 300
"""How many milliseconds over a row of covert pieces open it."""


class FanOpener(QObject):
    """Follows the pointer over a board; a pinned row stays open until the next click."""

    def __init__(self, board: BoardItem, parent: QObject) -> None:
        super().__init__(parent)
        self._board = board
        self._pinned = False
        self._last: Hit | None = None
        self.unfolded: Callable[[], None] = lambda: None
        """What is done when a row opens."""
        self._rest = QTimer(self, singleShot=True, interval=HOVERED)
        self._rest.timeout.connect(self._open)
        self.busy: Callable[[], bool] = lambda: False
        """Whether an order is being written, over which no row may open."""

    @property
    def waiting(self) -> bool:
        """Whether the pointer is resting on a row that is about to open."""
        return self._rest.isActive()

    def pin(self, province: ProvinceId | None = None) -> None:
        """Keep a row open: that of a province, or the one already open."""
        if province is not None:
            self._board.open_fan(province)
        self._pinned = self._board.fan is not None

    def press(self, hit: Hit) -> None:
        """Keep the clicked row open."""
        self._pinned = self._inside(hit) or hit.badge
        if hit.badge:
            self._board.open_fan(hit.province)

    def follow(self, hit: Hit) -> None:
        """Close a row the pointer has left, and wait over one that can be opened."""
        fan, row = self._board.fan, self._row(hit)
        on_row = fan is not None and row == fan.rail.province
        if fan is not None and not (on_row or self._pinned or self._inside(hit)):
            self._board.open_fan(None)
        if row is None:
            self._rest.stop()
        elif not self.waiting and not on_row:
            self._rest.start()
        self._last = hit

    def leave(self) -> None:
        """Open nothing: the pointer has left the map."""
        self._rest.stop()
        self._last = None

    def _row(self, hit: Hit) -> ProvinceId | None:
        """The province whose row of covert pieces is hit, if it can be opened out."""
        if not (hit.badge or isinstance(hit.piece, Pip)):
            return None
        board = self._board
        rows = (rail for rail in board.view.rails if rail.province == hit.province)
        return None if all(map(board.layout.single, rows)) else hit.province

    def _inside(self, hit: Hit) -> bool:
        return self._board.fan is not None and self._board.fan.ground.contains(hit.point)

    def _open(self) -> None:
        if self._last is not None and not self._inside(self._last) and not self.busy():
            self._pinned = False
            self._board.open_fan(self._row(self._last))
            self.unfolded()
