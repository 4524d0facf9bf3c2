"""The parts of a mix as fields, each choice marked if it does not fit the others."""

from collections.abc import Mapping
from dataclasses import replace

from PySide6.QtCore import QSignalBlocker, Qt, Signal
from PySide6.QtWidgets import QFormLayout, QLineEdit, QListWidgetItem, QVBoxLayout, QWidget

from engine.language.message import Message
from engine.mixing.draft import Draft
from engine.mixing.mix import KEYS
from engine.mixing.offered import blocks
from engine.session import rulesets
from spydip_gui.language.reader import say
from spydip_gui.language.wording import variant_title
from spydip_gui.theme.fields import ComboBox
from spydip_gui.theme.list_widgets import VALUE, Lines
from spydip_gui.theme.parts import called, fill, unmarked

_WHY = Qt.ItemDataRole.AccessibleDescriptionRole


class MixParts(QWidget):
    """The title, base, lent pieces, sight, economy, retreats and board of a mix."""

    changed = Signal(object)
    """The draft after a change."""

    def __init__(self) -> None:
        super().__init__()
        self.draft = Draft()
        self.title = QLineEdit()
        self.boxes = {key: ComboBox() for key in KEYS if key != "covert"}
        self.covert = Lines(self.tr("Whose covert pieces join in"))
        self.covert.setMaximumHeight(140)
        form = QFormLayout(labelAlignment=Qt.AlignmentFlag.AlignLeft)
        labels = {
            "base": self.tr("&Base"),
            "sight": self.tr("&Sight"),
            "economy": self.tr("&Economy"),
            "retreats": self.tr("&Retreats"),
            "board": self.tr("Bo&ard"),
        }
        form.addRow(called(self.tr("&Title"), self.title), self.title)
        for key in KEYS:
            part = self.boxes.get(key)
            if part is not None:
                part.take_room_for(18)
                part.activated.connect(lambda _row, key=key: self._choose(key))
                form.addRow(called(labels[key], part), part)
            else:
                form.addRow(called(self.tr("&Covert pieces of"), self.covert), self.covert)
        self.title.textEdited.connect(self._rename)
        self.covert.itemChanged.connect(self._lend)
        fill(QVBoxLayout(self), form, None, margin=0)
        self.show_draft(self.draft)

    def show_draft(self, draft: Draft) -> None:
        """Show a draft, with the reason at every value that would not fit it."""
        self.draft = draft
        if self.title.text() != draft.title:
            self.title.setText(draft.title)
        offered = rulesets.mixable(draft.parts)
        for key, box in self.boxes.items():
            self._offer(box, offered[key], draft.parts.get(key, ""))
        self._offer_covert(offered["covert"])

    def _offer_covert(self, values: Mapping[str, Message | None]) -> None:
        """List the games that can lend pieces; reuse the rows, as one may have just been ticked."""
        listed = [self.covert.item(row) for row in range(self.covert.count())]
        with QSignalBlocker(self.covert):
            if [item.data(VALUE) for item in listed] != list(values):
                self.covert.clear()
                listed = [self.covert.add("", name) for name in values]
                self.covert.setCurrentRow(0)
            for item, (name, why) in zip(listed, values.items(), strict=True):
                item.setText(_shown(_title(name), why))
                lent = name in self.draft.lenders
                item.setCheckState(Qt.CheckState.Checked if lent else Qt.CheckState.Unchecked)
                item.setToolTip(unmarked(say(why)) if why else "")
                item.setData(_WHY, say(why) if why else "")

    def _offer(self, box: ComboBox, values: Mapping[str, Message | None], chosen: str) -> None:
        with QSignalBlocker(box):
            box.clear()
            for value, why in values.items():
                text = _title(value) if value else self.tr("as in the base")
                box.addItem(_shown(text, why), value)
                if why is not None:
                    tip = unmarked(say(why))
                    box.setItemData(box.count() - 1, tip, Qt.ItemDataRole.ToolTipRole)
                    box.setItemData(box.count() - 1, say(why), _WHY)
            box.pick(chosen, chosen)  # it may be a file beside the mix
            why = values.get(chosen)
            box.setAccessibleDescription(say(why) if why else "")

    def _choose(self, key: str) -> None:
        self._set(self.draft.having(key, str(self.boxes[key].currentData())))

    def _lend(self, item: QListWidgetItem) -> None:
        lends = item.checkState() is Qt.CheckState.Checked
        self._set(self.draft.lending(str(item.data(VALUE)), lends=lends))

    def _rename(self, title: str) -> None:
        self.draft = replace(self.draft, title=title)
        self.changed.emit(self.draft)

    def _set(self, draft: Draft) -> None:
        if draft != self.draft:
            self.draft = draft
            self.changed.emit(draft)


def _shown(text: str, why: Message | None) -> str:
    return f"\N{WARNING SIGN} {text}" if why is not None and blocks(why) else text


def _title(name: str) -> str:
    """The title of a variant or a mix; any other part is named by its key."""
    try:
        return variant_title(rulesets.variant(name))
    except ValueError:
        return name
