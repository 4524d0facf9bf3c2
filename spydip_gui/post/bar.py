"""A bar with a message over a window's message line, until it is closed or replaced."""

from collections.abc import Callable
from typing import TypeAlias

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtWidgets import QFrame, QHBoxLayout, QStatusBar, QWidget

from engine.visibility.audit import ReportMismatchError
from spydip_gui.language.reader import told
from spydip_gui.theme.icons import icon
from spydip_gui.theme.one_line import OneLine
from spydip_gui.theme.parts import caption, fill, named, push, tool, unmarked
from spydip_gui.theme.sheet import toned

Offer: TypeAlias = tuple[str, Callable[[], object]]
"""The text of a button, and its action."""


class MessageBar(QFrame):
    """Lies over one line of a window, or in its layout; ``refused`` messages are red."""

    def __init__(self, window: QWidget, *, floats: bool = True) -> None:
        super().__init__(window)
        self._floats = floats
        # Titles come from strangers. A line at the foot has no room for a second one.
        self.text = OneLine() if isinstance(window, QStatusBar) else caption(wordWrap=True)
        self.text.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        named(self.text, self.tr("Message"))
        close = tool("", self.tr("Close this message"))
        close.setIcon(icon("x"))
        close.clicked.connect(self.hide)
        self._offered: Offer | None = None
        self.act = named(push("", self._do), self.tr("Message"))
        self.act.hide()
        self._row = fill(QHBoxLayout(self), (self.text, 1), self.act, margin=(12, 1, 6, 1))
        self._row.addWidget(close, 0, Qt.AlignmentFlag.AlignTop)
        self.setAutoFillBackground(True)
        self._window = window
        window.installEventFilter(self)
        self.hide()

    def say(self, sentence: str, *, refused: bool = False, offer: Offer | None = None) -> None:
        """Show a message, with a button if something can be done about it."""
        self._offered = offer
        self.act.setVisible(offer is not None)
        self.act.setText(offer[0] if offer else "")
        self.act.setAccessibleName(offer[0] if offer else self.tr("Message"))
        self.text.setText(sentence)
        self.setToolTip(unmarked(sentence))
        toned(self, "refused" if refused else "said")
        self.setAccessibleName(sentence)
        self.setVisible(bool(sentence))
        self._lay()
        self.raise_()

    def attempt(self, act: Callable[[], object]) -> None:
        """Do something, or say why it cannot be done."""
        try:
            act()
        except (OSError, ValueError, ReportMismatchError) as error:
            self.say(told(error), refused=True)

    def read(self, _change: object = None) -> None:
        """Hide, since the user has moved on to something else."""
        self.hide()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802  # Qt's name
        """Stay as wide as the window."""
        if event.type() in (QEvent.Type.Resize, QEvent.Type.Show):
            self._lay()
        return super().eventFilter(watched, event)

    def _do(self) -> None:
        if self._offered is not None:
            self.hide()
            self._offered[1]()

    def _lay(self) -> None:
        if self._floats:
            wide = self._window.width()
            line = isinstance(self._window, QStatusBar)
            high = self._window.height() if line else self._row.heightForWidth(wide)
            self.setGeometry(0, 0, wide, high)


def bar_of(window: QWidget) -> MessageBar:
    """The bar over a window's message line, or at its top, created if it has none yet."""
    place = window.findChild(QStatusBar) or window
    found = place.findChild(MessageBar, options=Qt.FindChildOption.FindDirectChildrenOnly)
    return found if isinstance(found, MessageBar) else MessageBar(place)
