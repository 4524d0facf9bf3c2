"""The report of a turn, beside the map."""

from collections.abc import Callable, Sequence

from PySide6.QtGui import QImage, QPaintEvent
from PySide6.QtWidgets import QTextBrowser

from engine.board.graph import Location
from engine.report.account import Account
from engine.report.look import Look
from engine.report.styles import as_html
from spydip_gui.output.text_pages import put_page

_TWO_COLUMNS = 560
"""As wide as a panel must be, in pixels, to show its page in two columns."""

_BODY = '<body style="margin:4px 6px;padding:0">'
"""A panel gives no room away."""

_AROUND = 24
"""What is left free beside a picture, in pixels."""

_DARK = 128


class ReportPanel(QTextBrowser):
    """Shows an account of one turn as its viewer may read it; it is written once it is seen."""

    def __init__(self) -> None:
        """Begin empty."""
        super().__init__()
        self._told: Account | None = None
        self._shown: tuple[Look, int] | None = None
        self._cut: Callable[[Sequence[Location]], QImage | None] | None = None
        self._drawn: dict[str, QImage | None] = {}
        self.setFrameShape(QTextBrowser.Shape.NoFrame)
        self.setMinimumWidth(300)
        self.setAccessibleName(self.tr("Report of the turn"))

    def show_account(
        self, told: Account | None, cut: Callable[[Sequence[Location]], QImage | None] | None = None
    ) -> None:
        """Show an account, or nothing; ``cut`` draws the part of the map with its places."""
        self._told, self._shown, self._cut, self._drawn = told, None, cut, {}
        self.clear()

    def written(self) -> "ReportPanel":
        """The panel with its account, although nobody may see it: it can be read and printed."""
        night = self.palette().base().color().lightness() < _DARK
        look = Look("night" if night else "day", narrow=self.width() < _TWO_COLUMNS)
        room = self.width() - self.verticalScrollBar().sizeHint().width() - _AROUND
        if self._told is not None and (look, room) != self._shown:
            self._shown = look, room
            if self._cut and look.time not in self._drawn:
                self._drawn[look.time] = self._cut(self._told.scene)
            drawn = self._drawn.get(look.time)
            page = as_html(self._told, look, "cut" if drawn else "").replace("<body>", _BODY, 1)
            put_page(self.document(), page, drawn, room if look.narrow else room // 2 - _AROUND)
        return self

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802  # Qt's name
        """Write what has changed since it was seen; docks behind others are never painted."""
        self.written()
        super().paintEvent(event)
