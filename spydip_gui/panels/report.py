"""The report of a turn, beside the map."""

from collections.abc import Callable, Hashable, Sequence

from PySide6.QtGui import QImage

from engine.board.graph import Location
from engine.report.account import Account
from engine.report.look import Look
from engine.report.styles import as_html
from spydip_gui.panels.page_view import AROUND, PageView, Written


class ReportPanel(PageView):
    """Shows an account of one turn as its viewer may read it, built once it is visible."""

    def __init__(self, link: Callable[[str], str] = str) -> None:
        """Start empty; ``link`` turns names on a page into links."""
        super().__init__(self.tr("Report of the turn"))
        self._link = link

    def show_account(
        self,
        account: Account | Callable[[], Account] | None,
        cut: Callable[[Sequence[Location]], QImage | None] | None = None,
        key: Hashable = None,
    ) -> None:
        """Show an account, made once it is visible, or nothing.

        ``cut`` draws the part of the map with its places; ``key`` identifies its page in the cache.
        """
        drawn: dict[str, QImage | None] = {}

        def write(look: Look, room: int) -> Written:
            told = account() if callable(account) else account
            if cut and told and look.time not in drawn:
                drawn[look.time] = cut(told.scene)
            image = drawn.get(look.time)
            page = as_html(told, look, "cut" if image else "") if told else ""
            width = room if look.narrow else room // 2 - AROUND
            return Written(self._link(page), {"cut": image}, width)

        self.show_page(write if account else None, key)
