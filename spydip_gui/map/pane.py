"""The map's pane: wheel or keys zoom, a drag on empty ground pans."""

from PySide6.QtCore import QEvent, QPoint, QPointF, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QHelpEvent, QKeyEvent, QMouseEvent, QPainter, QResizeEvent, QWheelEvent
from PySide6.QtWidgets import QApplication, QGraphicsScene, QGraphicsView, QToolTip

from engine.board.graph import ProvinceId
from engine.board.picture import Picture
from spydip_gui.language.reader import reader
from spydip_gui.map.board import BoardItem
from spydip_gui.map.ghost import GhostItem
from spydip_gui.map.hits import Hit
from spydip_gui.map.opening import FanOpener
from spydip_gui.map.plate import Lens
from spydip_gui.map.walker import MapWalker
from spydip_gui.output.palette import Palette
from spydip_gui.viewmodel import Ghost, MapView
from spydip_gui.viewmodel.naming import describe

CLOSEST = 12.0
"""How many times larger than the whole board the map may be shown."""

SETTLED = 110
"""How many milliseconds after the last zoom or pan the map is drawn sharp."""

_MARGIN = 0.2  # how much is drawn beyond each edge of the window, as a fraction of it
_LEFT, _MIDDLE = Qt.MouseButton.LeftButton, Qt.MouseButton.MiddleButton


class MapPane(QGraphicsView):
    """Shows the board; ``pointed`` carries the hit under the pointer, ``named`` its description.

    ``moved`` is emitted when another part of the board is shown, or at another scale.

    Whatever writes orders on the map filters its events first; a drag that nobody took pans the
    map.
    """

    pointed = Signal(object)
    named = Signal(str)
    recoloured = Signal()
    moved = Signal()

    def __init__(self, board: BoardItem) -> None:
        super().__init__()
        self.board = board
        self.ghost = GhostItem(board)
        self.closeness = 1.0
        """How many times larger than the whole board the map is shown."""
        self._grip: QPoint | None = None
        self._panning = False
        self._following = False
        self._space = False
        self._last: Hit | None = None
        self._spot: QPoint | None = None
        self._settle = QTimer(self, singleShot=True, interval=SETTLED)
        self._settle.timeout.connect(self.draw_sharp)
        self.fans = FanOpener(board, self)
        scene = QGraphicsScene(self)
        scene.addItem(board)
        self.setScene(scene)
        self.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        self.setTransformationAnchor(QGraphicsView.ViewportAnchor.NoAnchor)
        self.setFrameShape(QGraphicsView.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setBackgroundBrush(board.palette.colour("mat"))
        self.setMinimumSize(220, 140)
        self.viewport().setMouseTracking(True)
        self.setAccessibleName(self.tr("Map"))
        self.walker = MapWalker(self, board)
        self.named.connect(self.walker.speak)

    def show_view(self, view: MapView) -> None:
        """Show another view of the board."""
        self.board.show_view(view)
        if self._last is not None:
            self._say(self.board.hit(QPointF(*self._last.spot)))

    def show_board(self, picture: Picture, view: MapView) -> None:
        """Show another board; if it has the same frame, keep the part in view."""
        same = picture.frame == self.board.picture.frame
        self.board.show_board(picture, view)
        self.scene().setSceneRect(self.board.boundingRect())
        self._last = None
        if same and self.closeness != 1.0:
            self._settle.start()
        else:
            self.show_all()

    def set_palette(self, palette: Palette) -> None:
        """Switch to another theme's colours."""
        self.board.set_palette(palette)
        self.setBackgroundBrush(palette.colour("mat"))
        self.recoloured.emit()

    @property
    def province_at_hand(self) -> ProvinceId | None:
        """The province under the pointer or walked to, if any."""
        return self._last.province if self._last is not None else self.walker.at

    def set_ghost(self, ghost: Ghost | None) -> None:
        """Draw a gesture's preview, or none."""
        self.ghost.show_ghost(ghost)

    def hit_at(self, point: QPoint) -> Hit:
        """What lies at a point of the window."""
        return self.board.hit(self.mapToScene(point))

    def point_of(self, spot: tuple[float, float]) -> QPoint:
        """Where a spot of the picture is in the window."""
        return self.mapFromScene(QPointF(*spot))

    def come_closer(self, factor: float, spot: QPoint | None = None) -> None:
        """Zoom in, or out with a factor below one, but never out beyond the whole map.

        What is at the spot stays put: by default the last point, otherwise the middle.
        """
        spot = spot or self._spot or self.viewport().rect().center()
        kept = self.mapToScene(spot)
        wanted = min(max(self.closeness * factor, 1.0), CLOSEST)
        self.scale(wanted / self.closeness, wanted / self.closeness)
        self.closeness = wanted
        self._scroll(self.mapFromScene(kept) - spot)
        if wanted == 1.0:
            self.show_all()
        else:
            self._settle.start()
            self._tell_moved()

    def show_all(self) -> None:
        """Show the whole board."""
        self.closeness = 1.0
        self._settle.stop()
        self.fitInView(self.board.boundingRect(), Qt.AspectRatioMode.KeepAspectRatio)
        self.draw_sharp()
        self._tell_moved()

    def follow(self, other: "MapPane") -> None:
        """Show the same part of the board as another pane, at the same scale."""
        if self._following:
            return
        self._following = True
        self.closeness = other.closeness
        if self.closeness == 1.0:
            self.show_all()
        else:
            self.setTransform(other.transform())
            self.centerOn(other.mapToScene(other.viewport().rect().center()))
            self._settle.start()
        self._following = False

    def draw_sharp(self) -> None:
        """Redraw what is in the window at its own scale, unless it is sharp already."""
        self._settle.stop()
        scale, shown = self.transform().m11(), self._shown()
        if shown.isEmpty() or self.board.sharp(shown, scale):
            return
        frame = self.board.boundingRect()
        across, down = shown.width() * _MARGIN, shown.height() * _MARGIN
        region = shown.adjusted(-across, -down, across, down).intersected(frame)
        if self.closeness == 1.0:
            region = frame
        self.board.look(Lens.over(region, scale, self.devicePixelRatioF()))

    def wheelEvent(self, event: QWheelEvent) -> None:  # noqa: N802  # Qt's name
        """Zoom in on what is under the pointer."""
        self.come_closer(1.0015 ** event.angleDelta().y(), event.position().toPoint())
        event.accept()

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802  # Qt's name
        """Plus and equals zoom in, underscore zooms out, Home shows all; arrows pan."""
        match event.key():
            case Qt.Key.Key_Plus | Qt.Key.Key_Equal:
                self.come_closer(1.25)
            case Qt.Key.Key_Underscore:
                self.come_closer(0.8)
            case Qt.Key.Key_Home:
                self.show_all()
            case Qt.Key.Key_Space:
                self._space = True
            case Qt.Key.Key_Left | Qt.Key.Key_Right | Qt.Key.Key_Up | Qt.Key.Key_Down:
                super().keyPressEvent(event)
                self._settle.start()
            case _:
                event.ignore()

    def keyReleaseEvent(self, event: QKeyEvent) -> None:  # noqa: N802  # Qt's name
        """Releasing the space bar ends a pan."""
        if event.key() == Qt.Key.Key_Space and not event.isAutoRepeat():
            self._space = False
        event.ignore()

    def mousePressEvent(self, event: QMouseEvent) -> None:  # noqa: N802  # Qt's name
        """Grab the map; a click on a row of covert pieces keeps it open."""
        if event.button() in (_LEFT, _MIDDLE):
            self._grip = _point(event)
            self._panning = event.button() == _MIDDLE or self._space
        self.fans.press(self.hit_at(_point(event)))
        event.accept()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:  # noqa: N802  # Qt's name
        """Pan the map, or report what is pointed at."""
        spot = self._spot = _point(event)
        if self._grip is None:
            self._say(self.hit_at(spot))
            return
        if self._panning or dragged(self._grip, spot):
            self._pan(spot)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:  # noqa: N802  # Qt's name
        """Let go of the map."""
        self._panning, self._grip = False, None
        self.viewport().unsetCursor()
        event.accept()

    def viewportEvent(self, event: QEvent) -> bool:  # noqa: N802  # Qt's name
        """Show the map's own tooltip; a scene would show that of its items."""
        if isinstance(event, QHelpEvent):
            QToolTip.showText(event.globalPos(), self.viewport().toolTip(), self.viewport())
            return True
        return super().viewportEvent(event)

    def leaveEvent(self, event: QEvent) -> None:  # noqa: N802  # Qt's name
        """Nothing is pointed at any longer."""
        super().leaveEvent(event)
        self.fans.leave()
        self._last = self._spot = None
        self.named.emit("")

    def scrollContentsBy(self, dx: int, dy: int) -> None:  # noqa: N802  # Qt's name
        """Emit ``moved``."""
        super().scrollContentsBy(dx, dy)
        self._tell_moved()

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802  # Qt's name
        """Keep showing the whole board if it was shown before."""
        super().resizeEvent(event)
        if self.closeness == 1.0:
            self.show_all()
        else:
            self._settle.start()

    def _tell_moved(self) -> None:
        if not self._following:
            self._following = True
            self.moved.emit()
            self._following = False

    def _pan(self, spot: QPoint) -> None:
        if self._grip is None:
            return
        self._panning = True
        self.viewport().setCursor(Qt.CursorShape.ClosedHandCursor)
        step, self._grip = spot - self._grip, spot
        self._scroll(-step)
        self._settle.start()

    def _scroll(self, by: QPoint) -> None:
        across, down = self.horizontalScrollBar(), self.verticalScrollBar()
        across.setValue(across.value() + by.x())
        down.setValue(down.value() + by.y())

    def _shown(self) -> QRectF:
        inside = self.mapToScene(self.viewport().rect()).boundingRect()
        return inside.intersected(self.board.boundingRect())

    def _say(self, hit: Hit) -> None:
        self.fans.follow(hit)
        self._last = hit
        self.pointed.emit(hit)
        place = hit.province
        view, board = self.board.view, self.board.picture.board
        self.named.emit(describe(view, board, place, reader()) if place else "")


def dragged(begun: QPoint, spot: QPoint) -> bool:
    """Whether the pointer has moved far enough to count as a drag, not a click."""
    return (spot - begun).manhattanLength() >= max(5, QApplication.startDragDistance())


def _point(event: QMouseEvent) -> QPoint:
    return event.position().toPoint()
