"""Walks the map by arrow keys: each province is ringed and read out, and can be clicked."""

import math
from collections.abc import Iterable

from PySide6.QtCore import QEvent, QObject, QPoint, QPointF, QRectF, Qt
from PySide6.QtGui import (
    QAccessible,
    QAccessibleAnnouncementEvent,
    QColor,
    QKeyEvent,
    QMouseEvent,
    QPainterPath,
    QPen,
)
from PySide6.QtWidgets import QApplication, QGraphicsPathItem, QGraphicsView

from engine.board.graph import Board, Location, ProvinceId
from spydip_gui.map.board import BoardItem
from spydip_gui.output.paths import ground_path

_WAYS = {
    Qt.Key.Key_Left: (-1.0, 0.0),
    Qt.Key.Key_Right: (1.0, 0.0),
    Qt.Key.Key_Up: (0.0, -1.0),
    Qt.Key.Key_Down: (0.0, 1.0),
}
_NEAR, _WIDE = math.cos(math.radians(50)), math.cos(math.radians(75))
_ROOM = 60
"""How many pixels around the province walked to are kept in sight."""

_LEFT, _NONE = Qt.MouseButton.LeftButton, Qt.MouseButton.NoButton


class MapWalker(QObject):
    """Handles the arrow keys and Enter of a map's pane, if nothing else wanted them.

    Walking to a province points at it as the mouse would, so that everything shown or read out for
    it, and the keys that write orders, apply to it. The walker says nothing itself: what is read
    out is the pane's description of it, as its viewer may know it.
    """

    def __init__(self, pane: QGraphicsView, board: BoardItem) -> None:
        """Start nowhere; to be made before anything else listens to the pane's keys."""
        super().__init__(pane)
        self._pane = pane
        self._board = board
        self.at: ProvinceId | None = None
        self._ring = _Ring(board)
        pane.installEventFilter(self)
        pane.viewport().installEventFilter(self)

    def speak(self, text: str) -> None:
        """Tell screen readers what is pointed at."""
        self._pane.setAccessibleDescription(text)
        if text and self.at is not None and QAccessible.isActive():
            QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self._pane, text))

    def walk_to(self, province: ProvinceId) -> None:
        """Go to a province: ring it, scroll it into view, and point at it."""
        self.at = province
        self._ring.surround(ground_path(self._board.picture.provinces[province].ground))
        spot = QPointF(*self._spot(province))
        room = _ROOM / max(self._pane.transform().m11(), 0.01)
        around = QRectF(spot.x() - room, spot.y() - room, 2 * room, 2 * room)
        self._pane.ensureVisible(around, 0, 0)
        self._send(QEvent.Type.MouseMove, _NONE, _NONE)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802  # Qt's name
        """Whether a key was for walking; using the mouse ends a walk."""
        if isinstance(event, QKeyEvent) and watched is self._pane:
            return event.type() is QEvent.Type.KeyPress and self._key(event)
        if isinstance(event, QMouseEvent) and event.spontaneous():
            self._stop()
        return False

    def _key(self, event: QKeyEvent) -> bool:
        plain = Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.KeypadModifier
        key, held = Qt.Key(event.key()), event.modifiers()
        if key in _WAYS and held in plain:
            self._step(_WAYS[key])
            return True
        shifted = held & Qt.KeyboardModifier.ShiftModifier
        if key not in (Qt.Key.Key_Return, Qt.Key.Key_Enter) or self.at is None:
            return False
        if shifted:
            self._send(QEvent.Type.MouseButtonDblClick, _LEFT, _LEFT)
        else:
            self._send(QEvent.Type.MouseButtonPress, _LEFT, _LEFT)
        self._send(QEvent.Type.MouseButtonRelease, _LEFT, _NONE)
        return True

    def _step(self, way: tuple[float, float]) -> None:
        if self.at is None:
            middle = self._pane.mapToScene(self._pane.viewport().rect().center())
            every = self._own() or self._board.picture.provinces
            self.walk_to(min(every, key=lambda p: math.dist(self._spot(p), middle.toTuple())))
            return
        beside = self._board.picture.board.neighbours
        every = self._board.picture.provinces
        # Impassable ground borders on others, but they do not border on it.
        near = [p for p in every if p in beside[self.at] or self.at in beside.get(p, ())]
        found = self._towards(way, near, _WIDE) or self._towards(way, every, _NEAR)
        if found is not None:
            self.walk_to(found)

    def _own(self) -> list[ProvinceId]:
        """Where the viewer's own pieces stand; a walk begins at one of them."""
        view = self._board.view
        units = [Board.province_of(one.at) for one in view.pieces if one.power == view.viewer]
        return units or [
            rail.province for rail in view.rails if any(p.power == view.viewer for p in rail.pips)
        ]

    def _towards(
        self, way: tuple[float, float], among: Iterable[ProvinceId], least: float
    ) -> ProvinceId | None:
        """The nearest of these provinces in that direction; straight ahead counts as nearer."""
        here = self._spot(self.at) if self.at else (0.0, 0.0)
        best: tuple[float, ProvinceId] | None = None
        for province in among:
            if province == self.at or province not in self._board.picture.provinces:
                continue
            x, y = (a - b for a, b in zip(self._spot(province), here, strict=True))
            far = math.hypot(x, y)
            straight = (x * way[0] + y * way[1]) / far if far else 0.0
            if straight >= least:
                best = min(best or (math.inf, province), (far / straight**2, province))
        return best[1] if best else None

    def _spot(self, province: ProvinceId) -> tuple[float, float]:
        picture = self._board.picture
        if Location(province) in picture.board.locations:
            return picture.unit(Location(province))
        return picture.provinces[province].label.at

    def _send(self, kind: QEvent.Type, button: Qt.MouseButton, held: Qt.MouseButton) -> None:
        """Do what the mouse would do in the province walked to."""
        if self.at is None:
            return
        spot: QPoint = self._pane.mapFromScene(QPointF(*self._spot(self.at)))
        port = self._pane.viewport()
        glob = port.mapToGlobal(spot)
        modifiers = Qt.KeyboardModifier.NoModifier
        event = QMouseEvent(kind, QPointF(spot), QPointF(glob), button, held, modifiers)
        QApplication.sendEvent(port, event)

    def _stop(self) -> None:
        self.at = None
        self._ring.surround(QPainterPath())


class _Ring(QGraphicsPathItem):
    """The ring around the province walked to: dark with a bright core, visible on any ground."""

    def __init__(self, board: BoardItem) -> None:
        super().__init__(board)
        self.setZValue(11)
        self._board = board
        self._core = QGraphicsPathItem(self)

    def surround(self, path: QPainterPath) -> None:
        """Ring this ground, or nothing, in the current colours."""
        for item, kind, width in ((self, "outline", 5.5), (self._core, "lit", 2.5)):
            pen = QPen(QColor(self._board.palette.colour(kind)), width)
            pen.setCosmetic(True)
            item.setPen(pen)
            item.setPath(path)
