"""A window of its own over the desk, with a bar for what speaks against an act."""

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDialog, QPushButton, QVBoxLayout, QWidget

from spydip_gui.dialogs.help import helped
from spydip_gui.post.bar import MessageBar
from spydip_gui.theme.parts import fill, push


class BarWindow(QDialog):
    """Holds the bar at the top of its ``page``; F1 shows a topic of the help."""

    def __init__(self, parent: QWidget | None, topic: str) -> None:
        super().__init__(parent, Qt.WindowType.Window)
        self.bar = MessageBar(self, floats=False)
        self.page = fill(QVBoxLayout(self), self.bar)
        helped(self, topic)

    def doing(self, act: Callable[[], object]) -> Callable[[], None]:
        """The act, with its known errors shown in the bar."""
        return lambda: self.bar.attempt(act)

    def button(self, text: str, act: Callable[[], object], tip: str = "") -> QPushButton:
        """A button that does something, or says in the bar why it cannot."""
        return push(text, self.doing(act), tip)
