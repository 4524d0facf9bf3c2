"""The intelligence panel: what the viewer has been told, by province or turn by turn."""

from collections.abc import Collection, Iterable, Iterator, Sequence
from typing import NamedTuple

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QTreeWidget, QTreeWidgetItem, QVBoxLayout, QWidget

from engine.board.graph import Board, ProvinceId
from engine.board.names import fold
from engine.facts import (
    Contact,
    Control,
    DislodgedAt,
    DuePrisoners,
    DueRetreat,
    EmptyAt,
    Eye,
    Fact,
    Home,
    OrderGiven,
    UnitAt,
    bare,
)
from engine.language.message import Listed
from engine.orders.wording import place_name
from engine.report.facts import paragraph, place_of
from engine.report.news import addressed, by_kind, looks, reporter
from engine.session.observations import JOIN
from engine.visibility.sight import GM
from spydip_gui.document.document import Document
from spydip_gui.language.reader import labelled, reader, say
from spydip_gui.language.wording import fact_sentence
from spydip_gui.panels.when_seen import WhenSeen
from spydip_gui.theme.fields import ComboBox
from spydip_gui.theme.list_widgets import Wrapped
from spydip_gui.theme.parts import abreast, fill, named, search_line, unmarked

_PLACE = Qt.ItemDataRole.UserRole
_TURN = Qt.ItemDataRole.UserRole + 1
_BY_PLACE, _BY_TURN = range(2)
_FIRST = (UnitAt, EmptyAt, DislodgedAt)
"""The facts of a place that are read before all others, in their order."""


class _Line(NamedTuple):
    """What is told of a place; ``when`` if not now, ``apart`` from the other things there."""

    place: str
    text: str
    when: str = ""
    apart: bool = False


class IntelligencePanel(QWidget):
    """Lists the facts, newest first; a click goes to the province, or to the turn."""

    chosen = Signal(str)

    def __init__(self, document: Document) -> None:
        super().__init__()
        self._document = document
        self.search = search_line(self.tr("Search provinces and facts"), self._sift)
        self.order = named(ComboBox(), self.tr("Facts sorted"))
        self.order.addItems([self.tr("by place"), self.tr("by time")])
        self.order.currentIndexChanged.connect(self.show_all)
        self.tree = named(QTreeWidget(), self.tr("Facts"))
        self.tree.setHeaderHidden(True)
        self.tree.setIndentation(14)
        Wrapped(self.tree)
        self.tree.itemClicked.connect(self._clicked)
        top = abreast((self.search, 1), self.order)
        fill(QVBoxLayout(self), top, self.tree, margin=(8, 8, 8, 0))
        self._seen = WhenSeen(self, self._fill)
        document.changed.connect(self.show_all)
        self.show_all()

    def show_all(self, _change: object = None) -> None:
        """Show what is known at the turn looked at, and what was known before.

        While hidden, it only clears itself, so that nothing of another view stays behind.
        """
        self.tree.clear()
        self._seen.fill()

    def _fill(self) -> None:
        by_turn = self.order.currentIndex() == _BY_TURN
        self.tree.addTopLevelItems(list(self._turns() if by_turn else self._places()))
        for item in self._top()[:1]:
            item.setExpanded(by_turn)
        self._sift(self.search.text())

    def _places(self) -> Iterator[QTreeWidgetItem]:
        """One item per place: what is known now, with what was known before below it."""
        told: dict[str, list[_Line]] = {}
        doc = self._document
        for number in range(doc.view.turn, -1, -1):
            when = "" if number == doc.view.turn else str(doc.view.look(number).phase)
            for line in self._lines(number):
                if line.place or not when:
                    told.setdefault(line.place, []).append(line._replace(when=when))
        for place in sorted(told, key=self._rank):
            yield self._place_item(place, told[place])

    def _turns(self) -> Iterator[QTreeWidgetItem]:
        """One item per turn, with what was new then below it, place by place."""
        doc = self._document
        for number in range(doc.view.turn, -1, -1):
            before = set(self._facts(number - 1)) if number else set()
            told: dict[str, list[str]] = {}
            for line in self._lines(number, before):
                told.setdefault(line.place, []).append(line.text)
            top = QTreeWidgetItem([doc.turns[number]])
            top.setData(0, _TURN, number)
            for place in sorted(told, key=self._rank):
                text = _joined(told[place]) if place else "\n".join(told[place])
                top.addChild(_item(labelled(self._name(place), text) if place else text, place))
            yield top

    def _lines(self, turn: int, before: Collection[Fact] = ()) -> Iterator["_Line"]:
        """What a turn added to what was known before; all that one eye saw is one sentence."""
        board, seen = self._document.view.board, self._document.view.look(turn)
        you = addressed(seen.viewer, by_kind(seen.facts))
        facts = [fact for fact in self._facts(turn) if fact not in before]
        eyes = looks(facts).values()
        told = {reporter(saw[0]) for saw in eyes}
        for fact in facts:
            one = bare(fact)
            if not (isinstance(one, Eye) or (isinstance(one, Contact) and reporter(fact) in told)):
                yield _Line(_place(fact, board), fact_sentence(board, fact, seen.viewer))
        for saw in eyes:
            yield _Line(_place(saw[0], board), say(paragraph(saw, board, you)), apart=True)

    def _facts(self, turn: int) -> Iterable[Fact]:
        """The facts of a turn, armies and fleets first; the results tell one's own orders."""
        seen = self._document.view.look(turn)
        seats = set(seen.viewer.split(JOIN))
        theirs = (f for f in seen.facts if isinstance(f, Home | Control) and f.player in seats)
        own = {*seats, *(fact.power for fact in theirs)}
        return sorted((fact for fact in seen.facts if not _ordered_by(fact, own)), key=_rank)

    def _place_item(self, place: str, lines: list["_Line"]) -> QTreeWidgetItem:
        name = self._name(place)
        now = [line for line in lines if place and not line.when]
        head = f"{name} ({place})" if place else self.tr("Whole board")
        short = _joined([line.text for line in now if not line.apart])
        parts = [labelled(head, short) if short else head, *(x.text for x in now if x.apart)]
        item = _item("\n".join(parts), place)
        known: set[str] = set()
        for line in lines:
            if line.text not in known and line not in now:
                known.add(line.text)
                text = labelled(line.when, line.text) if line.when else line.text
                item.addChild(_item(text, place))
        return item

    def _rank(self, place: str) -> str:
        """A place's rank in the list: ä sorts with a, not after z."""
        return fold(self._name(place))

    def _name(self, place: str) -> str:
        board = self._document.view.board
        return (
            reader().say(place_name(board, ProvinceId(place))) if place in board.provinces else ""
        )

    def _sift(self, wanted: str) -> None:
        """Hide what lacks the words searched for; a turn shows only the places that have them."""
        by_turn = self.order.currentIndex() == _BY_TURN
        for item in self._top():
            parts = _parts(item)
            hits = [wanted.casefold() in part.text(0).casefold() for part in parts]
            if by_turn:
                for part, hit in zip(parts, hits, strict=True):
                    part.setHidden(not hit)
            own = wanted.casefold() in item.text(0).casefold()
            item.setHidden(bool(wanted) and not (own and not by_turn) and not any(hits))
            if by_turn and wanted:
                item.setExpanded(any(hits))

    def _top(self) -> list[QTreeWidgetItem]:
        return _parts(self.tree.invisibleRootItem())

    def _clicked(self, item: QTreeWidgetItem) -> None:
        turn, place = item.data(0, _TURN), item.data(0, _PLACE)
        if turn is not None and not place:
            self._document.look(turn=turn)
        elif place:
            self.chosen.emit(place)


def _parts(item: QTreeWidgetItem) -> list[QTreeWidgetItem]:
    children = (item.child(number) for number in range(item.childCount()))
    return [child for child in children if child is not None]


def _rank(fact: Fact) -> int:
    kind = type(fact)
    return _FIRST.index(kind) if kind in _FIRST else len(_FIRST)


def _ordered_by(fact: Fact, powers: Collection[str]) -> bool:
    return isinstance(fact, OrderGiven) and (GM in powers or fact.power in powers)


def _place(fact: Fact, board: Board) -> str:
    """The province that a fact is listed under; what is due concerns the whole board."""
    return "" if isinstance(fact, DueRetreat | DuePrisoners) else place_of(fact, board) or ""


def _joined(facts: Sequence[str]) -> str:
    """Facts joined up, some of them whole sentences."""
    return say(Listed(tuple(facts), "dot"))


def _item(text: str, place: str) -> QTreeWidgetItem:
    item = QTreeWidgetItem([text])
    item.setToolTip(0, unmarked(text))
    item.setData(0, _PLACE, place)
    return item
