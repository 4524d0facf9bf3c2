"""The weekdays that deadlines may fall on, as a row of buttons."""

from PySide6.QtCore import QLocale, Signal
from PySide6.QtWidgets import QHBoxLayout, QToolButton, QWidget

from spydip_gui.dialogs.help_pages import language
from spydip_gui.theme.parts import fill, tool
from spydip_gui.theme.sheet import toned

_WEEK = 7


class Weekdays(QWidget):
    """Seven buttons, Monday first; if none is pressed, any day will do."""

    changed = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.days = tuple(map(self._button, range(1, _WEEK + 1)))
        fill(QHBoxLayout(self), *self.days, None, margin=0, spacing=1)
        self.setToolTip(self.tr("Deadlines wait for one of these days; with none, any day."))

    @property
    def chosen(self) -> frozenset[int]:
        """The days whose buttons are pressed; 0 is Monday."""
        return frozenset(number for number, day in enumerate(self.days) if day.isChecked())

    def _button(self, day: int) -> QToolButton:
        locale = QLocale(language())
        short, whole = QLocale.FormatType.ShortFormat, locale.dayName(day)
        button = tool(locale.dayName(day, short).rstrip("."), whole, lasts=True)
        toned(button, "chip")
        button.toggled.connect(self.changed)
        return button
