"""Fields whose value the wheel changes only once they have the focus; else it scrolls the page."""

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QSignalBlocker, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtWidgets import QComboBox, QDateEdit, QDateTimeEdit, QDoubleSpinBox, QSpinBox

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget as _Base
else:
    _Base = object


class _Still(_Base):
    """Leaves the wheel to what is around a field until that was clicked or reached by Tab."""

    def __init__(self, *parts: Any, **how: Any) -> None:  # noqa: ANN401  # as Qt takes them
        super().__init__(*parts, **how)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def wheelEvent(self, event: QWheelEvent) -> None:  # noqa: N802  # Qt's name
        """Pass the wheel on while the keyboard is elsewhere."""
        if self.hasFocus():
            super().wheelEvent(event)
        else:
            event.ignore()


class ComboBox(_Still, QComboBox):
    """One choice of several, each a text and the value it stands for."""

    def offer(self, choices: Iterable[tuple[str, object]]) -> None:
        """Add choices to those there are."""
        for text, value in choices:
            self.addItem(text, value)

    def offer_instead(self, choices: Iterable[tuple[str, object]], chosen: object) -> None:
        """Offer other choices, one of them chosen, without a signal."""
        with QSignalBlocker(self):
            self.clear()
            self.offer(choices)
            self.pick(chosen)

    @property
    def chosen(self) -> str:
        """The value of the choice, as text."""
        return str(self.currentData())

    def pick(self, value: object, text: str = "") -> None:
        """Choose a value; one that is not offered joins as ``text``, or the first is chosen."""
        if text and self.findData(value) < 0:
            self.addItem(text, value)
        self.setCurrentIndex(max(0, self.findData(value)))

    def take_room_for(self, letters: int) -> None:
        """Be as wide as so many letters, however long the choices are."""
        self.setSizeAdjustPolicy(self.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.setMinimumContentsLength(letters)


class SpinBox(_Still, QSpinBox):
    """A whole number."""


class DoubleSpinBox(_Still, QDoubleSpinBox):
    """A number."""


class DateEdit(_Still, QDateEdit):
    """A date."""


class DateTimeEdit(_Still, QDateTimeEdit):
    """A date and a time."""
