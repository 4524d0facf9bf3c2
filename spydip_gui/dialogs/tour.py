"""The short tour on first start: a card that points at parts of the window, one by one."""

from typing import NamedTuple

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen, QShowEvent
from PySide6.QtWidgets import QDialog, QMainWindow, QPushButton, QVBoxLayout, QWidget

from engine.language.message import Message
from spydip_gui.commands.actions import Action
from spydip_gui.dialogs.help import show_help
from spydip_gui.language.reader import say
from spydip_gui.theme.parts import abreast, caption, fill
from spydip_gui.theme.window_colours import shade


class Stop(NamedTuple):
    """One stop: the window's attribute to point at, and the help page about it."""

    at: str
    page: str

    @property
    def title(self) -> str:
        """Its title."""
        return say(Message(f"tour.{self.at}.title"))

    def text(self, button: str = "") -> str:
        """Its text; ``button`` decides the deadline."""
        return say(Message(f"tour.{self.at}.text", button=button))


DESK = (
    Stop("stage", "orders"),
    Stop("orders", "panels#orders"),
    Stop("viewers", "fog"),
    Stop("results", "panels#results"),
    Stop("history", "panels#history"),
    Stop("menu", "keys"),
)
"""The stops of the desk."""

_WIDE, _WIDEST, _AIR, _RING = 400, 640, 8, 2


class TourDialog(QDialog):
    """Goes from stop to stop, at the lower right of the window, which stays usable."""

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self.setWindowFlags(Qt.WindowType.Widget)  # a card in the window, not a window itself
        self.setWindowTitle(self.tr("Short tour"))
        self.setProperty("tone", "card")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.setFixedWidth(_WIDE)
        self._over = window
        self._place = 0
        self.light = _Light(window)
        self.title, self.number = caption("", "section"), caption()
        self.text = caption(wordWrap=True, alignment=Qt.AlignmentFlag.AlignTop)
        self.more = QPushButton(self.tr("&More…"))
        self.back = QPushButton(self.tr("&Back"))
        self.onward = QPushButton()
        self.onward.setDefault(True)
        self.more.clicked.connect(lambda: show_help(self._over, DESK[self._place].page))
        self.back.clicked.connect(lambda: self.turn_to(self._place - 1))
        self.onward.clicked.connect(lambda: self.turn_to(self._place + 1))
        row = abreast((self.number, 1), self.more, self.back, self.onward)
        layout = fill(QVBoxLayout(self), self.title, (self.text, 1), row)
        margins = layout.contentsMargins()
        self.text.setFixedHeight(self._tallest(_WIDE - margins.left() - margins.right()))
        fixed = self.text.sizePolicy()
        fixed.setHeightForWidth(False)  # the layout would rather ask that
        self.text.setSizePolicy(fixed)
        window.installEventFilter(self)
        self.turn_to(0)

    @property
    def target(self) -> QWidget | None:
        """The widget pointed at."""
        return _part(self._over, DESK[self._place].at)

    def turn_to(self, place: int) -> None:
        """Go to a stop; after the last one the tour ends."""
        if place >= len(DESK):
            self.close()
            return
        self._place = max(0, place)
        stop = DESK[self._place]
        self.title.setText(stop.title)
        self.text.setText(stop.text(self._button()))
        self.number.setText(f"{self._place + 1} / {len(DESK)}")
        self.back.setEnabled(self._place > 0)
        last = self._place == len(DESK) - 1
        self.onward.setText(self.tr("&Finish") if last else self.tr("&Next"))
        self.setAccessibleDescription(self.text.text())
        self._point()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802  # Qt's name
        """Keep pointing when the window, or the widget pointed at, is moved or resized."""
        if event.type() in {QEvent.Type.Resize, QEvent.Type.Move} and self.light.isVisible():
            self._surround()
        return super().eventFilter(watched, event)

    def showEvent(self, event: QShowEvent) -> None:  # noqa: N802  # Qt's name
        """Let Enter continue."""
        super().showEvent(event)
        self.onward.setFocus()

    def reject(self) -> None:
        """Remove the ring; Esc and the window's close button end the tour as well."""
        self.light.hide()
        super().reject()

    def _tallest(self, wide: int) -> int:
        """The height of the longest text, so that the buttons stay where they are."""
        heights = []
        for stop in DESK:
            self.text.setText(stop.text(self._button()))
            heights.append(self.text.heightForWidth(wide))
        return max(heights)

    def _button(self) -> str:
        """The name of the window's main button, or of the game master's step."""
        header = getattr(self._over, "header", None)
        main = header.main.accessibleName() if header and not header.main.isHidden() else ""
        return main or Action.resolve.text

    def _point(self) -> None:
        """Bring the widget pointed at to the front, and put a ring around it."""
        target = self.target
        side = getattr(self._over, "side", None)
        if target is None:
            self.light.hide()
            return
        if side is not None:
            side.raise_panel(target)
        part: QWidget | None = target
        while part is not None and part is not self._over:
            part.installEventFilter(self)
            part = part.parentWidget()
        self._surround()

    def _surround(self) -> None:
        """Put the ring around the widget where it is now, and the card at the foot."""
        target = self.target
        if target is None:
            return
        corner = target.mapTo(self._over, QPoint(0, 0))
        around = QRect(corner, target.size()).intersected(self._over.rect())
        self.light.shine_on(around)
        self.setFixedWidth(self._room())
        self.adjustSize()
        foot = self._over.statusBar().height() if isinstance(self._over, QMainWindow) else 0
        gone = QPoint(self.width() + _AIR, self.height() + foot + _AIR)
        self.move(self._over.rect().bottomRight() - gone)
        self.raise_()

    def _room(self) -> int:
        """How wide the card is: as the panel under it, where that is not much wider."""
        column = getattr(self._over, "column", None)
        wide = column.below.width() if column is not None and column.isVisible() else 0
        return wide if _WIDE <= wide <= _WIDEST else _WIDE


class _Light(QWidget):
    """A ring around one part of a window; the mouse passes through."""

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._window = window
        self.around = QRect()
        self.hide()

    def shine_on(self, around: QRect) -> None:
        """Move it to another part."""
        self.around = around
        self.setGeometry(self._window.rect())
        self.show()
        self.raise_()
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:  # noqa: N802  # Qt's name
        """Paint the ring."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(shade("accent"), _RING))
        inside = self.rect().adjusted(_RING, _RING, -_RING, -_RING)
        ring = self.around.adjusted(-_RING, -_RING, _RING, _RING).intersected(inside)
        painter.drawRoundedRect(ring, 6, 6)
        painter.end()


def _part(window: QWidget, name: str) -> QWidget | None:
    if name == "menu":
        bar = getattr(window, "menuBar", None)
        return bar() if bar is not None else None
    found = getattr(window, name, None)
    return found if isinstance(found, QWidget) else None
