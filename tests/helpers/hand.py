"""A hand that works real widgets by mouse and keys, and reckons the time that a person would take.

The times are those of the keystroke-level model (S. K. Card, T. P. Moran, A. Newell, "The
keystroke-level model for user performance time with interactive systems", Communications of the ACM
23 (1980)): a key 0.28 s for an average typist, pointing 1.10 s, a button pressed or let go 0.10 s,
the hand from keys to mouse or back 0.40 s, making up one's mind 1.35 s. Reading is at 238 words a
minute (M. Brysbaert, "How many words do we read per minute?", Journal of Memory and Language 109
(2019)).
"""

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import QMimeData, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDropEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

KEY, POINT, BUTTON, HOME, MIND = 0.28, 1.10, 0.10, 0.40, 1.35
WORD = 60 / 238
LEFT, PLAIN = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier


@dataclass(frozen=True, slots=True)
class Stroke:
    """One thing that the person did, and the seconds that it is reckoned at."""

    what: str
    seconds: float


class Hand:
    """Does things to widgets and keeps the score."""

    def __init__(self) -> None:
        """Begin with the hand at the mouse."""
        self.strokes: list[Stroke] = []
        self._at_keys = False

    @property
    def seconds(self) -> float:
        """What all strokes so far are reckoned at."""
        return sum(stroke.seconds for stroke in self.strokes)

    @property
    def deeds(self) -> int:
        """How many clicks, drags and runs of keys there were; reading is none."""
        return sum(not stroke.what.startswith("read") for stroke in self.strokes)

    def click(self, widget: QWidget, name: str, spot: QPoint | None = None) -> None:
        """Make up one's mind, point at a widget and click it; it must be there to be clicked."""
        assert widget.isVisible(), f"{name} cannot be seen"
        assert widget.isEnabled(), f"{name} cannot be clicked"
        self._note(f"click {name}", MIND + self._move(keys=False) + POINT + 2 * BUTTON)
        QTest.mouseClick(widget, LEFT, PLAIN, spot or widget.rect().center())
        QApplication.processEvents()

    def chord(self, widget: QWidget, key: Qt.Key, name: str) -> None:
        """Press a key with Ctrl."""
        self._note(f"press Ctrl+{name}", MIND + self._move(keys=True) + 2 * KEY)
        QTest.keyClick(widget, key, Qt.KeyboardModifier.ControlModifier)
        QApplication.processEvents()

    def type_over(self, widget: QWidget, text: str) -> None:
        """Type over the line that is marked, and have it read with Ctrl and Return."""
        assert widget.hasFocus(), "what is typed goes elsewhere"
        keys = len(text) + 2
        self._note(f"type “{text}”, Ctrl+Return", MIND + self._move(keys=True) + keys * KEY)
        QTest.keyClicks(widget, text)
        QTest.keyClick(widget, Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
        QApplication.processEvents()

    def drop(self, widget: QWidget, path: Path) -> None:
        """Drag a folder from another window and let it go over a widget."""
        self._note(
            f"drop the folder “{path.name}”",
            MIND + self._move(keys=False) + 2 * POINT + 2 * BUTTON,
        )
        data = QMimeData()
        data.setUrls([QUrl.fromLocalFile(str(path))])
        spot, copy = widget.rect().center(), Qt.DropAction.CopyAction
        enter = QDragEnterEvent(spot, copy, data, LEFT, PLAIN)
        QApplication.sendEvent(widget, enter)
        assert enter.isAccepted(), "nothing may be dropped here"
        QApplication.sendEvent(widget, QDropEvent(QPointF(spot), copy, data, LEFT, PLAIN))
        QApplication.processEvents()

    def read(self, what: str, texts: Sequence[str]) -> None:
        """Read some texts word by word."""
        words = sum(len(text.split()) for text in texts)
        self._note(f"read {what}, {words} words", words * WORD)

    def _move(self, *, keys: bool) -> float:
        moved, self._at_keys = self._at_keys != keys, keys
        return HOME if moved else 0.0

    def _note(self, what: str, seconds: float) -> None:
        self.strokes.append(Stroke(what, seconds))
