"""The shortcut editor: every command and every key at the map can be changed."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QHeaderView,
    QKeySequenceEdit,
    QTreeWidget,
    QTreeWidgetItem,
    QVBoxLayout,
    QWidget,
)

from spydip_gui.commands.shortcuts import VERB, Binding, Shortcuts, bindings
from spydip_gui.dialogs.help import answers
from spydip_gui.theme.list_widgets import Roomy
from spydip_gui.theme.parts import abreast, caption, fill, named, push, search_line

_NAME = Qt.ItemDataRole.UserRole


class ShortcutsDialog(QDialog):
    """Lists everything with a key; a new key takes effect at once, and is saved."""

    def __init__(self, shortcuts: Shortcuts, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Keys"))
        self._shortcuts = shortcuts
        self.search = search_line(self.tr("Search commands and keys"), self._sift)
        self.tree = named(QTreeWidget(), self.tr("Commands and their keys"))
        Roomy(self.tree)
        self.entry = named(QKeySequenceEdit(), self.tr("New key"))
        self.told = caption(wordWrap=True, alignment=Qt.AlignmentFlag.AlignTop)
        self.give = push(self.tr("&Give this key"), self._give)
        self.none = push(self.tr("&No key"), self._take_away)
        self.usual = push(self.tr("De&fault key"), self._reset)
        self.every = push(self.tr("&All defaults"), self._reset_all)
        self._items: dict[str, QTreeWidgetItem] = {}
        self.tree.setHeaderLabels([self.tr("Command"), self.tr("Keys")])
        self.tree.header().setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
        self.tree.header().setSectionResizeMode(1, QHeaderView.ResizeMode.ResizeToContents)
        self.tree.header().setStretchLastSection(False)
        self.tree.currentItemChanged.connect(self._show)
        self.entry.setMaximumSequenceLength(1)
        self.entry.keySequenceChanged.connect(self._judge)
        self.told.setMinimumHeight(self.fontMetrics().height() * 2 + 4)
        label = caption(self.tr("Press the new &key"))
        label.setBuddy(self.entry)
        label.setContentsMargins(0, 0, 4, 0)
        first = abreast(label, (self.entry, 1), self.give)
        close = answers(self, "keys", QDialogButtonBox.StandardButton.Close)
        second = abreast(self.none, self.usual, self.every, None, close)
        fill(QVBoxLayout(self), self.search, (self.tree, 1), first, self.told, second)
        self._fill()
        self.resize(640, 600)

    def choose(self, name: str) -> None:
        """Select a command or a verb."""
        self.tree.setCurrentItem(self._items[name])

    def _fill(self) -> None:
        groups: dict[str, QTreeWidgetItem] = {}
        for one in bindings():
            if one.menu not in groups:
                groups[one.menu] = QTreeWidgetItem(self.tree, [one.menu])
                groups[one.menu].setFlags(Qt.ItemFlag.ItemIsEnabled)
                groups[one.menu].setExpanded(True)
            item = QTreeWidgetItem(groups[one.menu], [one.text, ""])
            item.setData(0, _NAME, one.name)
            self._items[one.name] = item
        self._refresh()
        self.tree.setCurrentItem(next(iter(self._items.values())))

    def _refresh(self) -> None:
        for one in bindings():
            keys = self._shortcuts.keys(one.name)
            shown = QKeySequence(keys).toString(QKeySequence.SequenceFormat.NativeText)
            item = self._items[one.name]
            item.setText(1, shown)
            font = item.font(0)
            font.setBold(keys != one.usual)
            item.setFont(0, font)
            item.setFont(1, font)

    @property
    def _chosen(self) -> Binding | None:
        item = self.tree.currentItem()
        name = item.data(0, _NAME) if item else None
        return next((one for one in bindings() if one.name == name), None)

    def _show(self) -> None:
        one = self._chosen
        for part in (self.entry, self.give, self.none, self.usual):
            part.setEnabled(one is not None)
        self.entry.setKeySequence(QKeySequence(self._shortcuts.keys(one.name) if one else ""))
        self._judge()

    def _judge(self) -> None:
        """Say what is wrong with the key pressed, if anything."""
        one = self._chosen
        keys = self._typed()
        self.give.setEnabled(False)
        if one is None or keys == self._shortcuts.keys(one.name):
            self.told.setText("")
            return
        fault = self._shortcuts.fault(one.name, keys)
        others = self._shortcuts.with_keys(keys, one.name)
        if fault:
            self.told.setText(f"\N{WARNING SIGN} {fault}")
            return
        self.give.setEnabled(True)
        taken = self.tr("“{other}” has this key now and would be left without one.")
        self.told.setText(taken.format(other=others[0].text) if others else "")

    def _typed(self) -> str:
        one = self._chosen
        keys = self.entry.keySequence().toString()
        shifted = keys.removeprefix("Shift+")
        return shifted if one is not None and one.name.startswith(VERB) else keys

    def _give(self) -> None:
        self._set(self._typed())

    def _take_away(self) -> None:
        self._set("")

    def _set(self, keys: str) -> None:
        one = self._chosen
        if one is not None:
            self._shortcuts.choose(one.name, keys)
            self._refresh()
            self._show()

    def _reset(self) -> None:
        one = self._chosen
        if one is not None:
            self._set(one.usual)
            self._shortcuts.reset(one.name)

    def _reset_all(self) -> None:
        self._shortcuts.reset()
        self._refresh()
        self._show()

    def _sift(self, wanted: str) -> None:
        words = wanted.casefold().split()
        for item in self._items.values():
            text = f"{item.text(0)} {item.text(1)}".casefold()
            item.setHidden(not all(word in text for word in words))
