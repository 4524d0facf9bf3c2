"""The panel of intelligence: what the viewer has been told of each province, now and earlier."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QLineEdit, QTreeWidget, QTreeWidgetItem, QVBoxLayout, QWidget

from spydip_gui.document import Document
from spydip_gui.wording import fact_place, fact_sentence

_PLACE = Qt.ItemDataRole.UserRole


class IntelligencePanel(QWidget):
    """Lists the facts by province, newest first; a click goes to the province."""

    chosen = Signal(str)

    def __init__(self, document: Document) -> None:
        """Follow a document."""
        super().__init__()
        self._document = document
        self.search = QLineEdit()
        self.search.setPlaceholderText(self.tr("Search provinces and facts"))
        self.search.setAccessibleName(self.tr("Search provinces and facts"))
        self.search.setClearButtonEnabled(True)
        self.search.textChanged.connect(self._sift)
        self.tree = QTreeWidget()
        self.tree.setHeaderHidden(True)
        self.tree.setAccessibleName(self.tr("Facts by province"))
        self.tree.itemClicked.connect(self._clicked)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(8, 8, 8, 0)
        layout.addWidget(self.search)
        layout.addWidget(self.tree)
        self._stale = True
        document.changed.connect(self.show_all)
        self.show_all()

    def show_all(self, _change: object = None) -> None:
        """Show what is known at the turn looked at, and under it what was known before.

        While it cannot be seen it only forgets, so that nothing of another's view stays behind.
        """
        self.tree.clear()
        self._stale = not self.isVisible()
        if not self._stale:
            self._fill()

    def showEvent(self, event: QShowEvent) -> None:  # noqa: N802  # Qt's name
        """Catch up with what changed meanwhile."""
        super().showEvent(event)
        if self._stale:
            self._stale = False
            self._fill()

    def _fill(self) -> None:
        told: dict[str, list[tuple[str, str]]] = {}
        doc = self._document
        for number in range(doc.turn, -1, -1):
            seen = doc.known(number)
            for fact in seen.facts:
                when = "" if number == doc.turn else str(seen.phase)
                place = fact_place(doc.board, fact)
                if place or not when:
                    told.setdefault(place, []).append((when, fact))
        places = sorted(told, key=self._name)
        self.tree.addTopLevelItems([self._item(place, told[place]) for place in places])
        self._sift(self.search.text())

    def _name(self, place: str) -> str:
        provinces = self._document.board.provinces
        return provinces[place].name if place in provinces else ""  # type: ignore[index]

    def _item(self, place: str, facts: list[tuple[str, str]]) -> QTreeWidgetItem:
        name = self._name(place)
        now = [self._sentence(fact) for when, fact in facts if not when and place]
        head = f"{name} ({place})" if place else self.tr("Of the whole board")
        summary = f"{head}: {'; '.join(now)}" if now else head
        item = QTreeWidgetItem([summary])
        item.setToolTip(0, summary)
        item.setData(0, _PLACE, place)
        known: set[str] = set()
        for when, fact in facts:
            if fact in known or (place and not when):
                continue
            known.add(fact)
            text = self._sentence(fact)
            child = QTreeWidgetItem([f"{when}: {text}" if when else text])
            child.setData(0, _PLACE, place)
            item.addChild(child)
        return item

    def _sentence(self, fact: str) -> str:
        return fact_sentence(self._document.board, fact)

    def _sift(self, wanted: str) -> None:
        for row in range(self.tree.topLevelItemCount()):
            item = self.tree.topLevelItem(row)
            if item is not None:
                parts = [item, *(item.child(n) for n in range(item.childCount()))]
                texts = [part.text(0) for part in parts if part is not None]
                item.setHidden(not any(wanted.casefold() in text.casefold() for text in texts))

    def _clicked(self, item: QTreeWidgetItem) -> None:
        place = item.data(0, _PLACE)
        if place:
            self.chosen.emit(place)
