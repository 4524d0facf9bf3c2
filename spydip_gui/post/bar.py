"""A bar with a sentence across the top of a window, until it is closed or replaced."""

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtWidgets import QFrame, QHBoxLayout, QMainWindow, QWidget

from spydip_gui.theme.parts import caption, fill, named, tool

_STYLES = {
    "said": "background: #2c6480; color: #ffffff;",
    "refused": "background: #8f2f1d; color: #ffffff;",
}


class MessageBar(QFrame):
    """Lies over the top of one window, or in its layout; ``refused`` sentences are red."""

    def __init__(self, window: QWidget, *, floats: bool = True) -> None:
        """Stay hidden until something is said."""
        super().__init__(window)
        self._floats = floats
        # Titles come from strangers.
        self.text = caption(wordWrap=True)
        self.text.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        named(self.text, self.tr("Message"))
        close = tool("\N{MULTIPLICATION SIGN}", self.tr("Close this message"))
        close.clicked.connect(self.hide)
        self._row = fill(QHBoxLayout(self), (self.text, 1))
        self._row.setContentsMargins(12, 6, 6, 6)
        self._row.addWidget(close, 0, Qt.AlignmentFlag.AlignTop)
        self.setAutoFillBackground(True)
        self._window = window
        window.installEventFilter(self)
        self.hide()

    def say(self, sentence: str, *, refused: bool = False) -> None:
        """Show a sentence."""
        self.text.setText(sentence)
        style = _STYLES["refused" if refused else "said"]
        self.setStyleSheet(f"MessageBar, MessageBar * {{{style}}}")
        self.setAccessibleName(sentence)
        self.setVisible(bool(sentence))
        self._lay()
        self.raise_()

    def read(self, _change: object = None) -> None:
        """Go away, since the person has gone on to something else."""
        self.hide()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802  # Qt's name
        """Stay as wide as the window."""
        if event.type() in (QEvent.Type.Resize, QEvent.Type.Show):
            self._lay()
        return super().eventFilter(watched, event)

    def _lay(self) -> None:
        if self._floats:
            wide = self._window.width()
            self.setGeometry(0, 0, wide, self._row.heightForWidth(wide))


def bar_of(window: QWidget) -> MessageBar:
    """The bar over the middle of a window, made where it has none yet."""
    middle = window.centralWidget() if isinstance(window, QMainWindow) else None
    place = middle or window
    found = place.findChild(MessageBar, options=Qt.FindChildOption.FindDirectChildrenOnly)
    return found if isinstance(found, MessageBar) else MessageBar(place)
