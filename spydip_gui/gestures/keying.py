"""Handles the keys at the map: verbs held or pressed, digits, and undo keys."""

from collections.abc import Callable

from PySide6.QtCore import QObject, Qt

from spydip_gui.gestures.holding import Holding
from spydip_gui.gestures.walk import clicking
from spydip_gui.gestures.walk.clearing import clearing
from spydip_gui.gestures.walk.events import has_conditions
from spydip_gui.gestures.walk.intent import hand as hands
from spydip_gui.gestures.walk.intent.counting import typed
from spydip_gui.gestures.walk.intent.hand import Hand
from spydip_gui.gestures.walk.table import Table
from spydip_gui.gestures.walk.tools import Tool, bound
from spydip_gui.gestures.walk.touch import Touch
from spydip_gui.gestures.walk.verbs import PLAIN, Verb
from spydip_gui.gestures.writer import Writer


class Keying(QObject):
    """The keys of a hand; ``verb`` is that of the key held, or the one picked from the palette."""

    def __init__(self, holding: Holding, writer: Writer) -> None:
        """Start with no key held."""
        super().__init__(holding)
        self._holding = holding
        self._writer = writer
        self.meant: Callable[[str], str] = lambda letter: letter
        """The letter of the table that a key stands for, where keys were bound anew."""
        self.key_of: Callable[[str], str] = lambda letter: letter
        """The key that stands for a letter of the table."""
        self.down: list[str] = []
        """The letters of the table whose keys are held, the last one counts."""

    @property
    def verb(self) -> Verb:
        """The verb of the key held down, otherwise the one picked from the palette."""
        table = self._writer.table()
        held = bound(table, self.down[-1]) if self.down and table is not None else None
        return held or self._holding.hand.verb

    def use(self, tool: Tool) -> None:
        """Use a verb of the palette: for the clicked piece, or for everything that follows.

        Picking the same one again puts it away.
        """
        hand = self._holding.hand
        if hand.course is not None:
            self._letter(tool.keys[0])
            self.down.clear()
            self._holding.show()
        else:
            self._holding.hold(Hand(verb=PLAIN if hand.verb is tool.verb else tool.verb))

    def key(self, key: Qt.Key, text: str) -> bool:
        """Handle a key going down; returns whether it meant anything here."""
        hand = self._holding.hand
        if key == Qt.Key.Key_Escape:
            busy = hand.busy or self._holding.dragging
            if not busy:
                self._holding.hand = Hand()  # with nothing begun, it puts the palette's verb away
            self._holding.cancel()
            return busy or hand.verb is not PLAIN
        table = self._writer.table()
        if table is None:
            return False
        if key == Qt.Key.Key_Space and self._holding.dragging:
            self._holding.pin()
        elif key == Qt.Key.Key_Backspace and hand.busy:
            self._holding.hold(hands.unpinned(hand))
        elif key == Qt.Key.Key_Tab:
            return self._tab(hand.first or self._holding.over)
        elif key == Qt.Key.Key_Delete and self._holding.over is not None:
            return self._delete(self._holding.over)
        else:
            return self._letter(text.upper())
        return True

    def hold(self, text: str) -> bool:
        """A key reported as released was down all the while; returns whether it is a verb's."""
        letter = self.meant(text.upper())
        table = self._writer.table()
        if table is None or bound(table, letter) is None:
            return False
        if letter not in self.down:
            self.down.append(letter)
            self._holding.show_again()
        return True

    def key_up(self, text: str) -> None:
        """A held key goes up."""
        letter = self.meant(text.upper())
        if letter in self.down:
            self.down.remove(letter)
            self._holding.show_again()

    def let_go(self) -> None:
        """Forget held keys: the keyboard focus is elsewhere.

        But not for a ring of choices, which passes on what it hears of held keys.
        """
        if self._holding.ring.isVisible() and self._holding.ring.isActiveWindow():
            return
        self.down.clear()
        self._holding.show_again()

    def _letter(self, text: str) -> bool:
        table, hand = self._writer.table(), self._holding.hand
        if hand.choosing is None:
            text = self.meant(text)
        if table is None or len(text) != 1:
            return False
        if not hand.busy and self._holding.open_sheet(text, self._holding.over):
            return True
        if text == "I" and not hand.busy and has_conditions(table):
            why = self.tr("Give the covert piece its order first; then it may wait.")
            self._holding.refused.emit(why)
            return True
        if text.isdecimal() and hand.choosing is None:
            return self._number(table, int(text))
        if text == "-":
            return self._holding.dragging
        known = bound(table, text) is not None
        if known and text not in self.down:
            self.down.append(text)
        if hand.choosing is not None:
            self._holding.choose_key(hand.choosing, text)
        else:
            self._holding.goes(clicking.keyed(table, hand, text, self._holding.over))
        return self._holding.hand != hand or known

    def _tab(self, touch: Touch | None) -> bool:
        """Open the sheet of the stack in hand or pointed at; without one, the focus moves on.

        Either way, nothing half done is left behind.
        """
        if self._holding.dragging:
            return True
        self._holding.cancel()
        return self._holding.open_sheet("TAB", touch)

    def _number(self, table: Table, digit: int) -> bool:
        """Take a digit as a number of pieces; during a drag it is never anything else."""
        hand = typed(table, self._holding.hand, self._holding.over, digit)
        if hand is not None:
            self._holding.hold(hand)
        return hand is not None or self._holding.dragging

    def _delete(self, touch: Touch) -> bool:
        table = self._writer.table()
        found = clearing(table, touch) if table is not None else None
        if found is not None:
            self._holding.went(hands.at_rest(self._holding.hand), found)
        return found is not None
