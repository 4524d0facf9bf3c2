"""The map's window pane: drag to move about, wheel or keys to come closer."""

from PySide6.QtCore import QPoint, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QResizeEvent, QWheelEvent
from PySide6.QtWidgets import QGraphicsScene, QGraphicsView

from spydip_gui.map.board import BoardItem

CLOSEST = 12.0
"""How many times larger than the whole board the map may be shown."""


class MapPane(QGraphicsView):
    """Shows the board; ``pointed`` names the province under the pointer."""

    pointed = Signal(str)

    def __init__(self, board: BoardItem) -> None:
        """Show the whole board."""
        super().__init__()
        self.board = board
        self._closeness = 1.0
        scene = QGraphicsScene(self)
        scene.addItem(board)
        self.setScene(scene)
        self.setRenderHint(QPainter.RenderHint.Antialiasing)
        self.setDragMode(QGraphicsView.DragMode.ScrollHandDrag)
        self.setTransformationAnchor(QGraphicsView.ViewportAnchor.AnchorUnderMouse)
        self.setFrameShape(QGraphicsView.Shape.NoFrame)
        self.setBackgroundBrush(self.palette().window())
        self.setMinimumSize(480, 360)
        self.viewport().setMouseTracking(True)
        self.setAccessibleName("Map")

    def come_closer(self, factor: float) -> None:
        """Show the map larger or, with a factor below one, smaller; never less than all of it."""
        wanted = min(max(self._closeness * factor, 1.0), CLOSEST)
        self.scale(wanted / self._closeness, wanted / self._closeness)
        self._closeness = wanted
        if wanted == 1.0:
            self.show_all()

    def show_all(self) -> None:
        """Show the whole board."""
        self._closeness = 1.0
        self.fitInView(self.board.boundingRect(), Qt.AspectRatioMode.KeepAspectRatio)

    def wheelEvent(self, event: QWheelEvent) -> None:  # noqa: N802  # Qt's name
        """Come closer to what is under the pointer."""
        self.come_closer(1.0015 ** event.angleDelta().y())

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802  # Qt's name
        """Plus, minus and nought come closer, go back and show all; arrows move about."""
        match event.key():
            case Qt.Key.Key_Plus | Qt.Key.Key_Equal:
                self.come_closer(1.25)
            case Qt.Key.Key_Minus:
                self.come_closer(0.8)
            case Qt.Key.Key_0:
                self.show_all()
            case _:
                super().keyPressEvent(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:  # noqa: N802  # Qt's name
        """Say which province is pointed at."""
        super().mouseMoveEvent(event)
        self.pointed.emit(self.board.province_at(self.mapToScene(_point(event))))

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802  # Qt's name
        """Keep showing all of the board if all was shown."""
        super().resizeEvent(event)
        if self._closeness == 1.0:
            self.show_all()


def _point(event: QMouseEvent) -> QPoint:
    return event.position().toPoint()
