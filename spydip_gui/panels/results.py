"""The results panel: each order the viewer may know, why it ended so, and by which rule."""

from PySide6.QtCore import QT_TRANSLATE_NOOP, QEvent, QModelIndex, QObject, QSize, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QButtonGroup, QListView, QVBoxLayout, QWidget

from engine.report.explain import citation, over
from engine.visibility.observe import Observation
from spydip_gui.document.document import Document
from spydip_gui.language.reader import say
from spydip_gui.language.wording import phase_heading
from spydip_gui.models.results import ResultsModel, Sort, counts, told_last
from spydip_gui.panels.result_rows import ResultRows
from spydip_gui.panels.when_seen import WhenSeen
from spydip_gui.theme.flow import Flow
from spydip_gui.theme.icons import icon
from spydip_gui.theme.list_widgets import EmptyNote
from spydip_gui.theme.parts import caption, fill, named, search_line, tool

_SORTS = {
    Sort.ALL: str(QT_TRANSLATE_NOOP("ResultsPanel", "All {count}")),
    Sort.FAILED: str(QT_TRANSLATE_NOOP("ResultsPanel", "Failed {count}")),
    Sort.DISLODGED: str(QT_TRANSLATE_NOOP("ResultsPanel", "Dislodged {count}")),
    Sort.COVERT: str(QT_TRANSLATE_NOOP("ResultsPanel", "Covert {count}")),
}


class ResultsPanel(QWidget):
    """Shows the results of the phase looked at; at the newest, those that led to it.

    Pointing at an order plays it on the map, a click shows it with its cause, a click on its rule
    opens the rulebook there.
    """

    played = Signal(object)
    """An order is pointed at, as a `SeenOrder`; None when none is any more."""
    pointed_out = Signal(object)
    """An order was clicked."""
    rule = Signal(str)
    """The rule that decided an order is asked for."""
    counted = Signal(str)
    """How many orders failed, in digits; empty where none did."""

    def __init__(self, document: Document) -> None:
        super().__init__()
        self._document = document
        self.model = ResultsModel()
        self.heading = caption("", "strong")
        self.none = caption("", "muted", wordWrap=True)
        for line in (self.heading, self.none):
            line.setContentsMargins(12, 6, 12, 2)
        self.sorts = QButtonGroup(self)
        self.search = search_line(self.tr("Search the results"), self._sift)
        self.finder = tool("", self.tr("Search the results"), lasts=True)
        self.list = named(_List(), self.tr("Results"))
        self.list.setModel(self.model)
        self.note = EmptyNote(self.list)
        self.rows = ResultRows(self.model, lambda: document.view)
        self._build()
        self._seen = WhenSeen(self, self._fill)
        document.changed.connect(self.show_all)
        self.show_all()

    def _build(self) -> None:
        chips = Flow()
        chips.setContentsMargins(10, 4, 10, 6)
        for number, sort in enumerate(Sort):
            chip = tool(sort, lasts=True)
            chip.setProperty("tone", "chip")
            self.sorts.addButton(chip, number)
            chips.addWidget(chip)
        self.finder.setIcon(icon("search"))
        self.finder.setIconSize(QSize(18, 18))
        self.finder.toggled.connect(self._look_for)
        chips.addWidget(self.finder)
        self.search.hide()
        self.sorts.button(0).setChecked(True)
        self.sorts.idClicked.connect(lambda _: self._sift())
        self.list.setItemDelegate(self.rows)
        self.list.clicked.connect(lambda index: self._say(self.pointed_out, index))
        self.list.activated.connect(lambda index: self._say(self.pointed_out, index))
        self.list.entered.connect(lambda index: self._say(self.played, index))
        self.list.selectionModel().currentChanged.connect(self._open)
        self.list.viewport().installEventFilter(self)
        self.rows.wanted.connect(self._ask_rule)
        parts = (self.none, self.heading, chips, self.search, (self.list, 1))
        fill(QVBoxLayout(self), *parts, margin=0, spacing=0)

    def show_all(self, _change: object = None) -> None:
        """Show the results known by the end of the phase looked at.

        While hidden, it only counts, so that nothing of another view stays behind.
        """
        self._forget()
        _, told = told_last(self._document.view)
        failed = counts(told)[Sort.FAILED]
        self.counted.emit(str(failed) if failed else "")
        self._seen.fill()

    def _forget(self) -> None:
        """Clear everything shown, which may be another view's."""
        self.model.forget()
        self.note.say("")
        for line in (self.heading, self.none):
            line.hide()
            line.clear()
        for chip in self.sorts.buttons():
            chip.hide()
            chip.setText("")
            named(chip, "")

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802  # Qt's name
        """Stop playing when the pointer leaves the list."""
        if watched is self.list.viewport() and event.type() == QEvent.Type.Leave:
            self.played.emit(None)
        return super().eventFilter(watched, event)

    def _fill(self) -> None:
        view = self._document.view
        seen, told = told_last(view)
        self.heading.setText(phase_heading(view.rules, told.phase))
        self.heading.setVisible(bool(told.orders))
        self.none.setText(self._nothing(seen) if seen is not told else "")
        self.none.setVisible(seen is not told)
        found = counts(told)
        for number, sort in enumerate(Sort):
            chip = self.sorts.button(number)
            text = self.tr(_SORTS[sort]).format(count=found[sort])
            chip.setText(text)
            named(chip, text)
            chip.setVisible(bool(found[sort]))
        if not found[list(Sort)[self.sorts.checkedId()]]:
            self.sorts.button(0).setChecked(True)
        self.finder.setVisible(bool(told.orders))
        self.model.show(view, told)
        self._sift()

    def _nothing(self, seen: Observation) -> str:
        """A note that a deadline had no results, as far as the viewer knows."""
        view = self._document.view
        text = self.tr("{phase}: nothing happened that you know of. What came before it:")
        if view.decides:
            text = self.tr("{phase}: nothing happened. What came before it:")
        return text.format(phase=phase_heading(view.rules, seen.phase))

    def _sift(self, _text: str = "") -> None:
        """Show only results of the chosen sort in which the words occur."""
        self.rows.open = -1
        self.model.sift(list(Sort)[self.sorts.checkedId()], self.search.text())
        self.list.doItemsLayout()  # now, not after the list was painted for the first time
        begun = self.tr("The game has just begun. Results come with the first turn.")
        unknown = self.tr("No results are known here.")
        nowhere = self.tr("No result has all of these words.")
        view = self._document.view
        ending = view.look(view.outcome).ending
        if ending is not None:
            unknown = say(over(ending, view.board))
        none = unknown if view.outcome else begun
        self.note.say(nowhere if self.search.text() else none)

    def _look_for(self, on: bool) -> None:  # noqa: FBT001  # Qt's signature
        """Show the search line, or hide it and drop its words."""
        self.search.setVisible(on)
        if on:
            self.search.setFocus()
        else:
            self.search.clear()

    def _say(self, signal: object, index: QModelIndex) -> None:
        row = self.model.row_at(index.row())
        if row is not None:
            signal.emit(row.one)  # type: ignore[attr-defined]

    def _open(self, index: QModelIndex) -> None:
        """Show the reason and rule of the selected row."""
        self.rows.open = index.row()
        self.list.scheduleDelayedItemsLayout()

    def _ask_rule(self, number: int) -> None:
        row = self.model.row_at(number)
        if row is not None:
            self.rule.emit(citation(row.one))


class _List(QListView):
    """Rows of different heights, broken into lines again when the list is resized."""

    def __init__(self) -> None:
        super().__init__()
        self.setMouseTracking(True)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setVerticalScrollMode(QListView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802  # Qt's name
        """Break the lines again."""
        super().resizeEvent(event)
        self.scheduleDelayedItemsLayout()
