"""Fields whose value the wheel changes only once they have the focus; else it scrolls the page."""

from typing import TYPE_CHECKING, Any

from PySide6.QtCore import Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtWidgets import (
    QComboBox,
    QDateEdit,
    QDateTimeEdit,
    QDoubleSpinBox,
    QSpinBox,
)

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
    """One choice of several."""


class SpinBox(_Still, QSpinBox):
    """A whole number."""


class DoubleSpinBox(_Still, QDoubleSpinBox):
    """A number."""


class DateEdit(_Still, QDateEdit):
    """A date."""


class DateTimeEdit(_Still, QDateTimeEdit):
    """A date and a time."""
