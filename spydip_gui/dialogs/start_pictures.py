"""Pictures of games for the start page, drawn one by one in idle time."""

from collections import deque
from collections.abc import Callable, Iterable, Sequence

from PySide6.QtCore import QEvent, QObject, QSize, QTimer
from PySide6.QtGui import QFont, QFontInfo, QPixmap

from engine.board.graph import Board, Location
from engine.board.picture import Picture
from spydip_gui.output.exports import drawing
from spydip_gui.output.files import Frame, painted
from spydip_gui.output.palette import Palette
from spydip_gui.viewmodel import MapView

Job = Callable[[], None]
"""Draws one picture and puts it where it belongs."""


class Later(QObject):
    """Runs jobs one at a time between the user's events, while its parent is on screen."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._jobs: deque[Job] = deque()
        self._timer = QTimer(self, interval=0)
        self._timer.timeout.connect(self._next)
        self._shown = False
        parent.installEventFilter(self)

    @property
    def idle(self) -> bool:
        """Whether nothing is left to do."""
        return not self._jobs

    def plan(self, jobs: Iterable[Job]) -> None:
        """Do these jobs, and none of those before that are not done yet."""
        self._jobs = deque(jobs)
        self._go_on()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802  # Qt's name
        """Draw nothing that nobody sees."""
        if event.type() in (QEvent.Type.Show, QEvent.Type.Hide):
            self._shown = event.type() == QEvent.Type.Show
            self._go_on()
        return super().eventFilter(watched, event)

    def _next(self) -> None:
        _held = self.parent()  # or Python may collect the page in the middle of a job
        if self._jobs:
            self._jobs.popleft()()
        self._go_on()

    def _go_on(self) -> None:
        if self._jobs and self._shown:
            self._timer.start()
        else:
            self._timer.stop()


def scene(  # noqa: PLR0913  # what is drawn, and how
    view: MapView,
    picture: Picture,
    palette: Palette,
    places: Sequence[Location],
    size: QSize,
    *,
    part: float,
    sharp: float = 1.0,
) -> QPixmap:
    """What a viewer sees around the busiest of some places, at this size.

    The picture shows this ``part`` of the map's width, with ``sharp`` pixels per point.
    """
    left, top, wide, high = picture.frame
    width = min(wide * part, high * size.width() / size.height())
    height = width * size.height() / size.width()
    across, down = _middle(picture, places, width, height)
    frame: Frame = (
        min(max(across - width / 2, left), left + wide - width),
        min(max(down - height / 2, top), top + high - height),
        width,
        height,
    )
    draw = drawing(view, picture, palette, round(size.width() / part))
    image = painted(frame, round(size.width() * sharp), draw)
    image.setDevicePixelRatio(sharp)
    return QPixmap.fromImage(image)


def lettered(font: QFont, larger: float, *, bold: bool = False) -> QFont:
    """A font this many times as large as another."""
    found = QFont(font)
    found.setPixelSize(round(QFontInfo(font).pixelSize() * larger))
    found.setBold(bold)
    return found


def lively(view: MapView) -> Sequence[Location]:
    """The places where most happens in a view: covert pieces before units."""
    covert = [Location(rail.province) for rail in view.rails]
    return [*covert, *covert, *(piece.at for piece in view.pieces)]


def _middle(
    picture: Picture, places: Sequence[Location], width: float, height: float
) -> tuple[float, float]:
    """The place with most of the others around it in a frame of this size."""
    left, top, wide, high = picture.frame
    known = (place for place in places if Board.province_of(place) in picture.provinces)
    spots = [picture.unit(place) for place in known]

    def seen(spot: tuple[float, float]) -> int:
        inside = ((abs(x - spot[0]) < width / 2, abs(y - spot[1]) < height / 2) for x, y in spots)
        return sum(map(all, inside))

    return max(spots, key=seen, default=(left + wide / 2, top + high / 2))
