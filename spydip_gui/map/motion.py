"""Animates one position into the next on the map; any key or click ends it."""

from PySide6.QtCore import QEvent, QObject, QTimer, QVariantAnimation
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QApplication

from spydip_gui.map.board import BoardItem, Layers
from spydip_gui.output.motion import Film, Sheets
from spydip_gui.viewmodel.motion import LASTS, Passage

_ENDS = frozenset(
    (
        QEvent.Type.KeyPress,
        QEvent.Type.ShortcutOverride,
        QEvent.Type.MouseButtonPress,
        QEvent.Type.Wheel,
    )
)


class Motion(QObject):
    """Moves pieces over one board, which then shows the position they arrive at."""

    def __init__(self, board: BoardItem, parent: QObject) -> None:
        super().__init__(parent)
        self._board = board
        self._film: Film | None = None
        self._now = 0.0
        self._ready = QTimer(self, interval=0)
        self._ready.timeout.connect(self._prepare)
        self.course = QVariantAnimation(self)
        self.course.setStartValue(0.0)
        self.course.setEndValue(float(LASTS))
        self.course.valueChanged.connect(self._move)
        self.course.finished.connect(self.finish)

    @property
    def running(self) -> bool:
        """Whether an animation is running or about to start."""
        return self._film is not None

    def play(self, way: Passage, left: tuple[QPixmap, QPixmap], pace: float) -> None:
        """Animate a turn from the position shown before, at ``pace`` times the usual length.

        The old position stays visible until the layers are drawn, one per turn of the event loop.
        """
        self.finish()
        layers = self._board.layers
        if layers is None or pace <= 0 or not way.trips:
            return
        grounds = left[0], layers.shown[0]
        sheets = Sheets(layers.drawn, layers.put, grounds, layers.write)
        self._film, self._now = Film(way, layers.layout, self._board.palette, sheets), -1.0
        self.course.setDuration(round(LASTS * pace))
        layers.film = lambda painter: self._paint(painter, layers, left)
        if app := QApplication.instance():
            app.installEventFilter(self)
        self._ready.start()

    def finish(self) -> None:
        """Jump to the final position."""
        if self._film is None:
            return
        self._film.end()
        self._film = None
        self._ready.stop()
        self.course.stop()
        if app := QApplication.instance():
            app.removeEventFilter(self)
        self._board.end_film()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802  # Qt's name
        """End at any key or click, which then does what it always does."""
        if event.type() in _ENDS:
            self.finish()
        return super().eventFilter(watched, event)

    def _prepare(self) -> None:
        if self._film is not None and not self._film.prepare():
            self._ready.stop()
            self.course.start()

    def _move(self, now: float) -> None:
        self._now = now
        self._board.update()

    def _paint(self, painter: QPainter, layers: Layers, left: tuple[QPixmap, QPixmap]) -> None:
        if self._film is not None and self._now >= 0:
            self._film.paint(painter, self._now)
            return
        for layer in left:
            layers.put(painter, layer)
