"""The line at the foot of the window: what is said now at the left, keys that work at the right."""

from collections.abc import Sequence

from PySide6.QtWidgets import QStatusBar, QWidget

from spydip_gui.gestures.walk.outcomes import Verdict
from spydip_gui.theme.parts import caption
from spydip_gui.theme.sheet import toned

HIGH = 28

_TONES = {Verdict.IMPOSSIBLE: "alarm", Verdict.DOUBTFUL: "warning"}


class SaidLine(QStatusBar):
    """A reserved line, so that nothing moves when something is said."""

    def __init__(self, parent: QWidget) -> None:
        """Begin silent."""
        super().__init__(parent)
        self.setFixedHeight(HIGH)
        self.setSizeGripEnabled(False)
        self.keys = caption()
        self.keys.setProperty("tone", "muted")
        self.addPermanentWidget(self.keys)
        self.messageChanged.connect(self.setToolTip)

    def show_keys(self, keys: Sequence[tuple[str, str]]) -> None:
        """Name keys that work now, with what each does."""
        self.keys.setText("   ".join(f"{key}  {does}" for key, does in keys if key))

    def tint(self, verdict: Verdict) -> None:
        """Colour the line like the order that is being written."""
        toned(self, _TONES.get(verdict, ""))
