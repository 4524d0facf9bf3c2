"""The line at the foot of the window: messages at the left, keys that work now at the right."""

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QStatusBar, QStyle, QStyleOption, QWidget

from spydip_gui.commands.actions import Action
from spydip_gui.gestures.walk.hint import Hint
from spydip_gui.gestures.walk.outcomes import Verdict
from spydip_gui.theme.parts import caption
from spydip_gui.theme.sheet import toned

HIGH = 28

_SIDE = 10
"""What is left free at both ends."""

_TONES = {Verdict.IMPOSSIBLE: "alarm", Verdict.DOUBTFUL: "warning"}


class SaidLine(QStatusBar):
    """A line that is always there, so that nothing moves when a message appears."""

    def __init__(self, parent: QWidget, key_of: Callable[[str], str]) -> None:
        """Start empty; ``key_of`` returns the key of a command."""
        super().__init__(parent)
        self._key_of = key_of
        self.setFixedHeight(HIGH)
        self.setSizeGripEnabled(False)
        self.keys = caption("", "muted")
        self.keys.setContentsMargins(0, 0, _SIDE, 0)
        self.addPermanentWidget(self.keys)
        self.follow()
        self.messageChanged.connect(self.setToolTip)

    def follow(self, hint: Hint | None = None) -> None:
        """Name the keys that work now: others while an order is being written."""
        keys = [(self._key_of(Action.show_help.name), self.tr("help"))]
        if hint is not None:
            keys.insert(0, ("Esc", self.tr("cancel")))
        else:
            keys.insert(0, (self._key_of(Action.map_alone.name), self.tr("map alone")))
            keys.insert(0, (self._key_of(Action.fold_column.name), self.tr("panels")))
        said = "     ".join(f"{key} {does}" for key, does in keys if key)
        if said != self.keys.text():
            self.keys.setText(said)

    def paintEvent(self, _event: QPaintEvent) -> None:  # noqa: N802  # Qt's name
        """Paint the message as far as it fits beside the keys; the tooltip has all of it."""
        option, painter = QStyleOption(), QPainter(self)
        option.initFrom(self)
        self.style().drawPrimitive(QStyle.PrimitiveElement.PE_PanelStatusBar, option, painter, self)
        room = self.rect().adjusted(_SIDE, 0, self.keys.x() - self.width() - _SIDE, 0)
        said = self.fontMetrics().elidedText(
            self.currentMessage(), Qt.TextElideMode.ElideRight, room.width()
        )
        painter.setPen(self.palette().windowText().color())
        painter.drawText(room, Qt.AlignmentFlag.AlignVCenter, said)

    def tint(self, verdict: Verdict) -> None:
        """Colour the line like the order being written."""
        toned(self, _TONES.get(verdict, ""))
