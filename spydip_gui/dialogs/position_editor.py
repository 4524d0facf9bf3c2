"""Edits a position by clicks and drags on a map, or in the text beside it."""

from itertools import takewhile

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeySequence, QShortcut, QTextCursor
from PySide6.QtWidgets import QButtonGroup, QHBoxLayout, QVBoxLayout, QWidget

from engine.board.picture import Picture
from engine.language.message import Message, Piece
from engine.language.speaker import capital
from engine.position import Position
from engine.rules import Ruleset
from engine.session import position_draft as texts
from engine.session.editing import shown
from engine.session.position_tools import CENTRE, REMOVE, Grip, moved, removed, used
from engine.units import Kind
from spydip_gui.dialogs.position_hand import PositionHand
from spydip_gui.language.reader import say
from spydip_gui.language.wording import seat_name
from spydip_gui.map.board import BoardItem
from spydip_gui.map.pane import MapPane
from spydip_gui.output.palette import Palette
from spydip_gui.theme.fields import ComboBox
from spydip_gui.theme.parts import abreast, called, caption, fill, page, push, sheet_of, split
from spydip_gui.theme.parts import tool as tool_button
from spydip_gui.viewmodel import MapView, map_view

_MOST = 4


class PositionEditor(QWidget):
    """Map and text always agree; ``position`` is what they describe, ``faults`` what is wrong.

    Every edit is made in the text, so that its own undo takes back clicks too.
    """

    changed = Signal()

    def __init__(
        self, rules: Ruleset, position: Position, picture: Picture, palette: Palette
    ) -> None:
        super().__init__()
        self.position = position
        self.faults: tuple[Message, ...] = ()
        self._rules = rules
        self._base = position
        self._names = tuple(dict.fromkeys((*rules.powers, *position.players)))
        self.map = MapPane(BoardItem(picture, palette, self._view()))
        self.hand = PositionHand(self.map)
        self.power = ComboBox()
        self.tools = QButtonGroup(self)
        self.text = sheet_of(self.tr("The position as text"))
        self.told = caption()
        self.fault = caption(wordWrap=True)
        self.hand.clicked.connect(self._click)
        self.hand.dragged.connect(self._drag)
        self.hand.taken.connect(self._remove)
        self.map.named.connect(self.told.setText)
        self.text.setTabChangesFocus(True)
        left = page(self._palette(), (self.map, 1), self.told, margin=0)
        both = split((left, 780), (page(self._steps(), (self.text, 1), margin=0), 400))
        fill(QVBoxLayout(self), (both, 1), self.fault, margin=0)
        self.text.setPlainText(texts.write(texts.draft_of(position), self._names))
        self.text.document().clearUndoRedoStacks()
        self.text.textChanged.connect(self._read)

    @property
    def tool(self) -> str:
        """What a click does: place a kind of piece, ``centre`` or ``remove``."""
        chosen = self.tools.checkedButton()
        return str(chosen.property("tool")) if chosen is not None else REMOVE

    def _palette(self) -> QHBoxLayout:
        self.power.offer((seat_name(self._rules.board, one), one) for one in self._rules.powers)
        row = abreast(called(self.tr("&Power"), self.power), self.power)
        row.addSpacing(8)
        for tool, name in self._tool_names().items():
            button = tool_button(name, lasts=True)
            button.setProperty("tool", tool)
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
            self.tools.addButton(button)
            row.addWidget(button)
        self.tools.buttons()[0].setChecked(True)
        row.addStretch(1)
        return row

    def _tool_names(self) -> dict[str, str]:
        """The name of each tool, each with a mnemonic of its own."""
        names = {CENTRE: self.tr("Cen&tre"), REMOVE: self.tr("&Remove")}
        others = (self.tr("&Power"), self.tr("&Undo"), self.tr("Re&do"), self.tr("Reas&on"))
        taken = {name[name.index("&") + 1].lower() for name in (*names.values(), *others)}
        found = {}
        for kind in self._rules.variant.unit_kinds:
            name = capital(say(Piece(kind)))
            letter = next((one for one in name if one.lower() not in taken), "")
            taken.add(letter.lower())
            found[str(kind)] = name.replace(letter, f"&{letter}", 1) if letter else name
        return {**found, **names}

    def _steps(self) -> QHBoxLayout:
        document, standard, buttons = self.text.document(), QKeySequence.StandardKey, []
        for text, deed, able, keys in (
            (self.tr("&Undo"), self.text.undo, document.undoAvailable, standard.Undo),
            (self.tr("Re&do"), self.text.redo, document.redoAvailable, standard.Redo),
        ):
            button = push(text, deed)
            button.setEnabled(False)
            able.connect(button.setEnabled)
            QShortcut(QKeySequence(keys), self, deed)
            buttons.append(button)
        return abreast(*buttons, None)

    def _click(self, place: str) -> None:
        power = self.power.chosen
        kind = self._rules.variant.unit_kinds.get(Kind(self.tool))
        numbered = kind is not None and kind.numbered
        self._write(used(self._draft(), self.tool, power, place, numbered=numbered))

    def _drag(self, what: Grip, target: str) -> None:
        self._write(moved(self._draft(), what, target))

    def _remove(self, place: str) -> None:
        self._write(removed(self._draft(), place))

    def _draft(self) -> texts.Draft:
        return texts.read(self.text.toPlainText())

    def _write(self, draft: texts.Draft) -> None:
        """Replace only what differs, as one step in the text's undo."""
        before, after = self.text.toPlainText(), texts.write(draft, self._names)
        start = _same_letters(before, after)
        end = _same_letters(before[start:][::-1], after[start:][::-1])
        cursor = QTextCursor(self.text.document())
        cursor.setPosition(start)
        cursor.setPosition(len(before) - end, QTextCursor.MoveMode.KeepAnchor)
        cursor.beginEditBlock()
        cursor.removeSelectedText()
        cursor.insertText(after[start : len(after) - end])
        cursor.endEditBlock()
        cursor.setPosition(start)  # else what is typed next would join this undo step
        self.text.setTextCursor(cursor)

    def _read(self) -> None:
        made = texts.checked(self._draft(), self._rules, self._base)
        self.position, self.faults = made.position, made.faults
        more = len(self.faults) - _MOST
        shown = [f"\N{WARNING SIGN} {say(fault)}" for fault in self.faults[:_MOST]]
        if more > 0:
            shown.append(self.tr("and %n more", "", more))
        self.fault.setText("\n".join(shown))
        self.map.show_view(self._view())
        self.changed.emit()

    def _view(self) -> MapView:
        seen = shown(self._rules, self.position)
        return map_view(seen, self._rules.board, self._rules.variant.unit_kinds)


def _same_letters(one: str, other: str) -> int:
    """How many letters two texts have in common at the start."""
    return sum(1 for _ in takewhile(lambda pair: pair[0] == pair[1], zip(one, other, strict=False)))
