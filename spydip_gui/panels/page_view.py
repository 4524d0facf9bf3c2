"""A page of text beside the map: written once it is seen, with links that light the map."""

from collections.abc import Callable, Mapping
from typing import NamedTuple, TypeAlias

from PySide6.QtCore import QEvent, QUrl, Signal
from PySide6.QtGui import QFocusEvent, QImage, QPaintEvent
from PySide6.QtWidgets import QTextBrowser

from engine.report.look import Look
from spydip_gui.output.text_pages import put_page
from spydip_gui.theme.parts import named

_TWO_COLUMNS = 560
"""As wide as a panel must be, in pixels, to show its page in two columns."""

_BODY = '<body style="margin:4px 6px;padding:0">'
"""A panel gives no room away."""

AROUND = 24
"""What is left free beside a picture, in pixels."""

_DARK = 128


class Written(NamedTuple):
    """A page as HTML, its pictures by their names, and how wide one named ``cut`` is shown."""

    page: str
    pictures: Mapping[str, QImage | None]
    width: int = 0


Write: TypeAlias = Callable[[Look, int], Written]
"""Writes a page for a look and for so many pixels of room."""


class PageView(QTextBrowser):
    """Shows one page; what is told by it goes to the map and to the rulebook."""

    lit = Signal(str, str)
    """A province to be lit, as its list of orders would; none where it is empty."""
    chosen = Signal(str)
    """A province to be brought into sight."""
    rule = Signal(str)
    """A rule to be read, by its id."""

    def __init__(self, name: str) -> None:
        """Begin empty; ``name`` is for screen readers."""
        super().__init__()
        named(self, name)
        self._write: Write | None = None
        self._shown: tuple[Look, int] | None = None
        self.setFrameShape(QTextBrowser.Shape.NoFrame)
        self.setMinimumWidth(300)
        self.setOpenLinks(False)
        self.highlighted.connect(self._light)
        self.anchorClicked.connect(self._follow)

    def show_page(self, write: Write | None) -> None:
        """Show another page once it is seen, or nothing; nothing of the last one stays."""
        self._write, self._shown = write, None
        self.clear()

    def written(self) -> "PageView":
        """The panel with its page, although nobody may see it: it can be read and printed."""
        night = self.palette().base().color().lightness() < _DARK
        look = Look("night" if night else "day", narrow=self.width() < _TWO_COLUMNS)
        room = self.width() - self.verticalScrollBar().sizeHint().width() - AROUND
        if self._write is not None and (look, room) != self._shown:
            self._shown = look, room
            page, pictures, width = self._write(look, room)
            self.document().setDefaultStyleSheet(_links(look))
            put_page(self.document(), page.replace("<body>", _BODY, 1), pictures, width)
        return self

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802  # Qt's name
        """Write what has changed since it was seen; docks behind others are never painted."""
        self.written()
        super().paintEvent(event)

    def leaveEvent(self, event: QEvent) -> None:  # noqa: N802  # Qt's name
        """Put the light out behind the pointer."""
        self.lit.emit("", "")
        super().leaveEvent(event)

    def focusNextPrevChild(self, onward: bool) -> bool:  # noqa: N802, FBT001  # Qt's name and way
        """Light what the link leads to that the keyboard has reached."""
        stays = super().focusNextPrevChild(onward)
        cursor = self.textCursor()
        self._light(QUrl(cursor.charFormat().anchorHref() if cursor.hasSelection() else ""))
        return stays

    def focusOutEvent(self, event: QFocusEvent) -> None:  # noqa: N802  # Qt's name
        """Put the light out behind the keyboard."""
        self.lit.emit("", "")
        super().focusOutEvent(event)

    def _light(self, link: QUrl) -> None:
        self.lit.emit(link.path() if link.scheme() == "place" else "", "")

    def _follow(self, link: QUrl) -> None:
        to = self.rule if link.scheme() == "rule" else self.chosen
        to.emit(link.path())


def _links(look: Look) -> str:
    """A style in which links look like the text around them."""
    text, aside = look.colours["text"], look.colours["muted"]
    return f"a{{color:{text};text-decoration:none}}.note a,.silences a{{color:{aside}}}"
