"""Opens the sheet that a key or a button of the tray asks for."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QWidget

from engine.board.graph import PowerId
from spydip_gui.gestures.walk.touch import Touch
from spydip_gui.gestures.writer import Writer

if TYPE_CHECKING:
    from spydip_gui.gestures.sheets.sheet_dialog import SheetDialog


class Opener:
    """Knows the sheet for each key; ``shown`` is the one that is open."""

    def __init__(self, over: QWidget, writer: Writer, seat: Callable[[], PowerId]) -> None:
        self._over = over
        self._writer = writer
        self._seat = seat
        self.shown: SheetDialog | None = None

    def open(self, key: str, touch: Touch | None) -> bool:
        """Open the sheet of a key for what is pointed at; returns whether there is one."""
        from spydip_gui.gestures.sheets.wanted import wanted  # noqa: PLC0415  # not for the first window

        table = self._writer.table()
        if table is None:
            return False
        sheet = wanted(self._over, table, key, touch, self._seat())
        if sheet is None:
            return False
        if self.shown is not None:
            self.shown.close()
        self.shown = sheet
        sheet.written.connect(self._writer.exchange)
        sheet.finished.connect(self._closed)
        sheet.show()
        return True

    def _closed(self) -> None:
        self.shown = None
