"""The game master's steps through a deadline: inbox, trial, adjudication, letters."""

from collections.abc import Mapping
from datetime import timedelta
from enum import Enum

from PySide6.QtCore import QSize, QTimer, Signal
from PySide6.QtGui import QHideEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton

from spydip_gui.language.wording import time_left
from spydip_gui.theme.icons import icon
from spydip_gui.theme.parts import caption, fill, named
from spydip_gui.theme.sheet import toned
from spydip_gui.window.chips import Chips

HIGH = 46
_MINUTE = 60_000
_ARROW = 30
"""What a step takes beside its button."""


class Step(Enum):
    """A step, by the name of its icon."""

    INBOX = "inbox"
    TRY = "flask-conical"
    ADJUDICATE = "gavel"
    LETTERS = "mails"


class Steps(QFrame):
    """A button per step, the next sensible one filled; at the right, the state of all powers.

    That is a chip per power and the time left; if there is no room for the chips, they are left
    out.
    """

    chosen = Signal(Step)
    minute = Signal()
    """A minute has gone by while somebody looked."""

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("steps")
        self.setFixedHeight(HIGH)
        self.buttons = {step: self._button(step) for step in Step}
        self.left = caption()
        self.chips = Chips()
        self._clock = QTimer(self, interval=_MINUTE)
        self._clock.timeout.connect(self.minute)
        row = fill(QHBoxLayout(self), margin=(10, 5, 10, 5), spacing=4)
        for number, button in enumerate(self.buttons.values()):
            if number:
                arrow = caption()
                arrow.setPixmap(icon("chevron-right", "muted").pixmap(QSize(16, 16)))
                row.addWidget(arrow)
            row.addWidget(button)
        fill(row, None, self.chips, self.left)

    def show_state(self, due: Step, tips: Mapping[Step, str]) -> None:
        """Fill the next sensible step, and say for each why it must wait."""
        for step, button in self.buttons.items():
            button.setIcon(icon(step.value, "accent_on" if step is due else "text"))
            button.setToolTip(tips.get(step, ""))
            toned(button, "main" if step is due else "step")

    def show_time(self, left: timedelta | None) -> None:
        """Show the time left: calm while there is plenty, alarming once it is up."""
        self.left.setText("" if left is None else time_left(left))
        self.left.setVisible(left is not None)
        if left is not None:
            late = "alarm" if left < timedelta() else "warning"
            toned(self.left, "muted" if left > timedelta(days=1) else late)

    def show_mails(self, count: int) -> None:
        """Show how many mails need a look, on the inbox button."""
        word = self._words()[Step.INBOX]
        self.buttons[Step.INBOX].setText(f"{word} ({count})" if count else word)
        self._fit()

    def minimumSizeHint(self) -> QSize:  # noqa: N802  # Qt's name
        """Room for the steps."""
        return QSize(0, HIGH)

    def sizeHint(self) -> QSize:  # noqa: N802  # Qt's name
        """Room for everything: chips that were left out ask for theirs as well."""
        return QSize(self._wanted() + 1, HIGH)

    def showEvent(self, event: QShowEvent) -> None:  # noqa: N802  # Qt's name
        """Keep the time up to date."""
        super().showEvent(event)
        self._clock.start()

    def hideEvent(self, event: QHideEvent) -> None:  # noqa: N802  # Qt's name
        """Stop the clock while nobody looks."""
        super().hideEvent(event)
        self._clock.stop()

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802  # Qt's name
        """Leave out the chips if there is no room."""
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        """Show the chips if there is room beside everything else."""
        self.chips.setVisible(self._wanted() < self.width())

    def _wanted(self) -> int:
        every = [*self.buttons.values(), self.left, self.chips]
        return sum(part.sizeHint().width() for part in every) + len(Step) * _ARROW

    def _button(self, step: Step) -> QPushButton:
        word = self._words()[step]
        button = named(QPushButton(word, autoDefault=False), word)
        button.setIconSize(QSize(24, 18))
        button.setFixedHeight(34)
        button.clicked.connect(lambda: self.chosen.emit(step))
        return button

    def _words(self) -> Mapping[Step, str]:
        return {
            Step.INBOX: self.tr("Inbox"),
            Step.TRY: self.tr("Try"),
            Step.ADJUDICATE: self.tr("Adjudicate"),
            Step.LETTERS: self.tr("Letters"),
        }
