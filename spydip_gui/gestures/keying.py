"""Listens to the keys at the map: verbs that are held or pressed, digits, and keys that undo."""

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QWidget

from spydip_gui.gestures.holding import Holding
from spydip_gui.gestures.walk import clicking
from spydip_gui.gestures.walk import hand as hands
from spydip_gui.gestures.walk.clearing import clearing
from spydip_gui.gestures.walk.events import has_conditions
from spydip_gui.gestures.walk.hand import Hand
from spydip_gui.gestures.walk.tools import Tool, bound
from spydip_gui.gestures.walk.touch import Touch
from spydip_gui.gestures.walk.verbs import PLAIN, Verb
from spydip_gui.gestures.writer import Writer


class Keying(Holding):
    """The hand with its keys; ``verb`` is what the one held down or the palette asks for."""

    def __init__(self, surface: QWidget, writer: Writer, colours: dict[str, QColor]) -> None:
        """Hold no key yet."""
        super().__init__(surface, writer, colours)
        self.meant: Callable[[str], str] = lambda letter: letter
        """The letter of the table that a key stands for, where keys were bound anew."""
        self.key_of: Callable[[str], str] = lambda letter: letter
        """The key that stands for a letter of the table."""
        self._keys: list[str] = []

    @property
    def verb(self) -> Verb:
        """What the key held down asks for, else the verb that was chosen from the palette."""
        table = self._writer.table()
        held = bound(table, self._keys[-1]) if self._keys and table is not None else None
        return held or self.hand.verb

    def use(self, tool: Tool) -> None:
        """A verb of the palette: for the piece that was clicked, else for all that follows.

        The same one once more puts it away.
        """
        if self.hand.course is not None and self.hand.course.touches:
            self._letter(tool.keys[0])
            self._keys.clear()
        else:
            self.hand = Hand(verb=PLAIN if self.hand.verb is tool.verb else tool.verb)
        self._hint()

    def key(self, key: Qt.Key, text: str) -> bool:
        """A key goes down; whether it meant anything here."""
        if key == Qt.Key.Key_Escape:
            busy = self.hand.busy or self._dragging or self.hand.verb is not PLAIN
            if not (self.hand.busy or self._dragging):
                self.hand = Hand()  # with nothing begun it puts the verb of the palette away
            self.cancel()
            return busy
        table = self._writer.table()
        if table is None:
            return False
        if key == Qt.Key.Key_Space and self._dragging:
            self.pin()
        elif key == Qt.Key.Key_Backspace and self.hand.busy:
            self.hand = hands.unpinned(self.hand)
            self._hint()
        elif key == Qt.Key.Key_Tab and not self.hand.busy:
            return self.open_sheet("TAB", self._over)
        elif key == Qt.Key.Key_Delete and self._over is not None:
            return self._delete(self._over)
        else:
            return self._letter(text.upper())
        return True

    def hold(self, text: str) -> None:
        """A key was down all the while, though it was said to be let go."""
        letter = self.meant(text.upper())
        table = self._writer.table()
        if table is not None and bound(table, letter) and letter not in self._keys:
            self._keys.append(letter)
            self.hinted.emit(self._shown)

    def key_up(self, text: str) -> None:
        """A held key is let go."""
        letter = self.meant(text.upper())
        if letter in self._keys:
            self._keys.remove(letter)
            self.hinted.emit(self._shown)

    def let_go(self) -> None:
        """The keyboard is somebody else's: no key is held any more.

        Not so while there is a ring to choose from, which passes on what it hears of held keys.
        """
        if self.ring.isVisible() and self.ring.isActiveWindow():
            return
        self._keys.clear()
        self.hinted.emit(self._shown)

    def _letter(self, text: str) -> bool:
        table = self._writer.table()
        if self.hand.choosing is None:
            text = self.meant(text)
        if table is None or len(text) != 1:
            return False
        if not self.hand.busy and self.open_sheet(text, self._over):
            return True
        if text == "I" and not self.hand.busy and has_conditions(table):
            self.refused.emit(self.tr("Give the covert piece its order first; then it may wait."))
            return True
        known = bound(table, text) is not None
        if known and text not in self._keys:
            self._keys.append(text)
        before = self.hand
        self._went(*clicking.keyed(table, self.hand, text, self._over))
        return self.hand != before or known

    def _delete(self, touch: Touch) -> bool:
        table = self._writer.table()
        found = clearing(table, touch) if table is not None else None
        if found is not None:
            self._went(hands.at_rest(self.hand), found)
        return found is not None
