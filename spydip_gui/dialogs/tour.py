"""The short tour of the first start: it points at the parts of the window, one by one."""

from typing import NamedTuple

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPalette, QPen, QRegion
from PySide6.QtWidgets import QDialog, QPushButton, QVBoxLayout, QWidget

from engine.language.message import Message
from spydip_gui.dialogs.help import show_help
from spydip_gui.language.reader import say
from spydip_gui.theme.parts import abreast, caption, fill, heading


class Stop(NamedTuple):
    """One stop: the attribute of the window that is pointed at, and the page of help about it."""

    at: str
    page: str

    @property
    def title(self) -> str:
        """What it is called."""
        return say(Message(f"tour.{self.at}.title"))

    @property
    def text(self) -> str:
        """What is said there."""
        return say(Message(f"tour.{self.at}.text"))


START = (Stop("new", "first-steps"), Stop("samples", "first-steps"))
"""The stops of the first page."""

DESK = (
    Stop("stage", "orders"),
    Stop("orders", "panels#orders"),
    Stop("viewers", "fog"),
    Stop("results", "panels#results"),
    Stop("history", "panels#history"),
    Stop("menu", "keys"),
)
"""The stops of the desk."""

_WIDE = 400


class TourDialog(QDialog):
    """Goes from stop to stop beside what it points at; the window can be used meanwhile."""

    def __init__(self, window: QWidget, stops: tuple[Stop, ...] = DESK) -> None:
        """Begin at the first stop in a window."""
        super().__init__(window)
        self.setWindowTitle(self.tr("Short tour"))
        self.setModal(False)
        self.setFixedWidth(_WIDE)
        self.stops = stops
        self._over = window
        self._place = 0
        self.light = _Light(window)
        self.title, self.number = heading(larger=1.5), caption()
        self.text = caption(wordWrap=True, alignment=Qt.AlignmentFlag.AlignTop)
        self.more = QPushButton(self.tr("&More…"))
        self.back = QPushButton(self.tr("&Back"))
        self.onward = QPushButton()
        self._build()
        window.installEventFilter(self)
        self.turn_to(0)

    @property
    def target(self) -> QWidget | None:
        """What is pointed at."""
        return _part(self._over, self.stops[self._place].at)

    def turn_to(self, place: int) -> None:
        """Go to a stop; behind the last one the tour ends."""
        if place >= len(self.stops):
            self.close()
            return
        self._place = max(0, place)
        stop = self.stops[self._place]
        self.title.setText(stop.title)
        self.text.setText(stop.text)
        self.number.setText(f"{self._place + 1} / {len(self.stops)}")
        self.back.setEnabled(self._place > 0)
        last = self._place == len(self.stops) - 1
        self.onward.setText(self.tr("&Finish") if last else self.tr("&Next"))
        self.setAccessibleDescription(self.text.text())
        self._point()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802  # Qt's name
        """Keep pointing when the window changes its size."""
        if event.type() is QEvent.Type.Resize and self.light.isVisible():
            self._point()
        return super().eventFilter(watched, event)

    def reject(self) -> None:
        """Put out the light; Esc and the frame of the window end the tour as well."""
        self.light.hide()
        super().reject()

    def _build(self) -> None:
        self.onward.setDefault(True)
        self.more.clicked.connect(lambda: show_help(self._over, self.stops[self._place].page))
        self.back.clicked.connect(lambda: self.turn_to(self._place - 1))
        self.onward.clicked.connect(lambda: self.turn_to(self._place + 1))
        row = abreast((self.number, 1), self.more, self.back, self.onward)
        layout = fill(QVBoxLayout(self), self.title, (self.text, 1), row)
        margins = layout.contentsMargins()
        self.text.setFixedHeight(self._tallest(_WIDE - margins.left() - margins.right()))
        fixed = self.text.sizePolicy()
        fixed.setHeightForWidth(False)  # the layout would rather ask that
        self.text.setSizePolicy(fixed)

    def _tallest(self, wide: int) -> int:
        """How high the longest text is, so that the buttons stay where they are."""
        heights = []
        for stop in self.stops:
            self.text.setText(stop.text)
            heights.append(self.text.heightForWidth(wide))
        return max(heights)

    def _point(self) -> None:
        """Bring what is meant to the front, light it, and stand beside it."""
        target = self.target
        raise_panel = getattr(self._over, "raise_panel", None)
        if target is None:
            self.light.hide()
            return
        if raise_panel is not None:
            raise_panel(target)
        corner = target.mapTo(self._over, QPoint(0, 0))
        around = QRect(corner, target.size()).intersected(self._over.rect())
        self.light.shine_on(around)
        self.adjustSize()
        self.move(self._over.mapToGlobal(_beside(around, self.size(), self._over.rect())))


class _Light(QWidget):
    """Dims a window but for one part of it; the mouse goes through."""

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._window = window
        self.around = QRect()
        self.hide()

    def shine_on(self, around: QRect) -> None:
        """Light another part."""
        self.around = around
        self.setGeometry(self._window.rect())
        self.show()
        self.raise_()
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:  # noqa: N802  # Qt's name
        """Paint the shade and the frame."""
        painter = QPainter(self)
        painter.setClipRegion(QRegion(self.rect()) - QRegion(self.around))
        painter.fillRect(self.rect(), QColor(0, 0, 0, 90))
        painter.setClipping(False)
        painter.setPen(QPen(self.palette().color(QPalette.ColorRole.Highlight), 4))
        inside = self.rect().adjusted(2, 2, -2, -2)
        painter.drawRect(self.around.adjusted(-2, -2, 2, 2).intersected(inside))
        painter.end()


def _part(window: QWidget, name: str) -> QWidget | None:
    if name == "menu":
        bar = getattr(window, "menuBar", None)
        return bar() if bar is not None else None
    found = getattr(window, name, None)
    return found if isinstance(found, QWidget) else None


def _beside(around: QRect, size: QSize, window: QRect) -> QPoint:
    """Where a box of this size covers least of what is lit, inside the window."""
    gap = 12
    places = (
        QPoint(around.left() - size.width() - gap, around.top() + gap),
        QPoint(around.right() + gap, around.top() + gap),
        QPoint(around.left() + gap, around.bottom() + gap),
        QPoint(around.left() + gap, around.top() - size.height() - gap),
    )
    for place in places:
        if window.contains(QRect(place, size)):
            return place
    return around.bottomRight() - QPoint(size.width() + 4 * gap, size.height() + 4 * gap)
