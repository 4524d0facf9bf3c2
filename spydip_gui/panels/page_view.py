"""A page of text beside the map: built once it is visible, with links that light the map."""

from collections import OrderedDict
from collections.abc import Callable, Hashable, Mapping
from typing import NamedTuple, TypeAlias

from PySide6.QtCore import QEvent, QUrl, Signal
from PySide6.QtGui import QFocusEvent, QImage, QPaintEvent, QTextDocument
from PySide6.QtWidgets import QTextBrowser

from engine.report.look import Look
from spydip_gui.language.reader import reader
from spydip_gui.output.text_pages import put_page
from spydip_gui.theme.parts import named

_TWO_COLUMNS = 560
"""As wide as a panel must be, in pixels, to show its page in two columns."""

_BODY = '<body style="margin:4px 6px;padding:0">'
"""A panel gives no room away."""

AROUND = 24
"""What is left free beside a picture, in pixels."""

_DARK = 128

_KEPT = 12
"""How many pages are kept as they were laid out: those of all views of a turn, and a few."""


class Written(NamedTuple):
    """A page as HTML, its pictures by name, and the width of one named ``cut``."""

    page: str
    pictures: Mapping[str, QImage | None]
    width: int = 0


Write: TypeAlias = Callable[[Look, int], Written]
"""Writes a page for a look and for so many pixels of room."""


class PageView(QTextBrowser):
    """Shows one page; its links lead to the map and to the rulebook."""

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
        self._key: Hashable = None
        self._shown: tuple[Look, int] | None = None
        self._blank = QTextDocument(self)  # Qt would drop its own with the first other one
        self.setDocument(self._blank)
        self._kept: OrderedDict[Hashable, QTextDocument] = OrderedDict()
        self.setFrameShape(QTextBrowser.Shape.NoFrame)
        self.setMinimumWidth(300)
        self.setOpenLinks(False)
        self.highlighted.connect(self._light)
        self.anchorClicked.connect(self._follow)

    def show_page(self, write: Write | None, key: Hashable = None) -> None:
        """Show another page once it is visible, or nothing; nothing of the last one stays in sight.

        A page with a ``key`` is cached with its layout, until it is forgotten.
        """
        self._write, self._key, self._shown = write, key, None
        self.setDocument(self._blank)
        self.clear()

    def forget(self) -> None:
        """Drop the cached pages."""
        if self.document() is not self._blank:
            self._shown = None
            self.setDocument(self._blank)
        for page in self._kept.values():
            page.deleteLater()
        self._kept.clear()

    def written(self) -> "PageView":
        """The panel with its page, even if it is hidden: it can be read and printed."""
        night = self.palette().base().color().lightness() < _DARK
        look = Look("night" if night else "day", narrow=self.width() < _TWO_COLUMNS)
        room = self.width() - self.verticalScrollBar().sizeHint().width() - AROUND
        if self._write is not None and (look, room) != self._shown:
            self._shown = look, room
            self.setDocument(self._page(self._write, look, room))
        return self

    def _page(self, write: Write, look: Look, room: int) -> QTextDocument:
        """The page for a look and a width, cached or laid out now."""
        key = (self._key, look, room, reader().language)
        if self._key is not None and key in self._kept:
            self._kept.move_to_end(key)
            return self._kept[key]
        document = QTextDocument(self) if self._key is not None else self._blank
        page, pictures, width = write(look, room)
        document.setDefaultFont(self.font())
        document.setDefaultStyleSheet(_links(look))
        put_page(document, page.replace("<body>", _BODY, 1), pictures, width)
        if self._key is not None:
            self._kept[key] = document
            if len(self._kept) > _KEPT:
                self._kept.popitem(last=False)[1].deleteLater()
        return document

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802  # Qt's name
        """Build what has changed since the last paint; docks behind others are never painted."""
        self.written()
        super().paintEvent(event)

    def leaveEvent(self, event: QEvent) -> None:  # noqa: N802  # Qt's name
        """Put out the light of the pointer's link."""
        self.lit.emit("", "")
        super().leaveEvent(event)

    def focusNextPrevChild(self, onward: bool) -> bool:  # noqa: N802, FBT001  # Qt's name and way
        """Light the target of the link that has the keyboard focus."""
        stays = super().focusNextPrevChild(onward)
        cursor = self.textCursor()
        self._light(QUrl(cursor.charFormat().anchorHref() if cursor.hasSelection() else ""))
        return stays

    def focusOutEvent(self, event: QFocusEvent) -> None:  # noqa: N802  # Qt's name
        """Put out the light of the focused link."""
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
