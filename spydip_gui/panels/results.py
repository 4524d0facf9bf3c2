"""The panel of results: each order that the viewer may know, why it ended so, and by which rule."""

from PySide6.QtCore import QEvent, QModelIndex, QObject, QPersistentModelIndex, Qt, Signal
from PySide6.QtGui import QBrush, QPalette
from PySide6.QtWidgets import (
    QHeaderView,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTreeWidget,
    QTreeWidgetItem,
    QVBoxLayout,
    QWidget,
)

from engine.adjudication.outcome import Result
from engine.orders.notation import write
from engine.report.citations import rule_name
from engine.report.explain import citation
from engine.visibility.observe import SeenOrder
from spydip_gui.document.document import Document
from spydip_gui.language.reader import say
from spydip_gui.language.wording import phase_heading, result_name, seat_name
from spydip_gui.models.orders import ill_colour
from spydip_gui.panels.wrapped import Wrapped
from spydip_gui.theme.parts import caption, fill, named, unmarked

RULE = 2
"""The column of the rule."""

_ORDER = Qt.ItemDataRole.UserRole
_RULE_WIDTH = 96


class ResultsPanel(QWidget):
    """Shows the results of the phase looked at; of the newest, those that led to it.

    Pointing at an order plays it on the map, a click shows it with its cause, one on its rule
    opens the rulebook there.
    """

    played = Signal(object)
    """An order is pointed at, as a `SeenOrder`; None when none is any more."""
    pointed_out = Signal(object)
    """An order was clicked."""
    rule = Signal(str)
    """The rule that decided an order is asked for."""

    def __init__(self, document: Document) -> None:
        """Follow a document."""
        super().__init__()
        self._document = document
        self._orders: tuple[SeenOrder, ...] = ()
        self.heading = caption()
        self.heading.setContentsMargins(8, 6, 8, 4)
        self.tree = named(QTreeWidget(columnCount=3), self.tr("Results"))
        self._set_up_tree()
        fill(QVBoxLayout(self), self.heading, self.tree, margin=0).setSpacing(0)
        document.changed.connect(self.show_all)
        self.show_all()

    def _set_up_tree(self) -> None:
        self.tree.setHeaderLabels([self.tr("Order"), self.tr("Result"), self.tr("Rule")])
        self.tree.setMouseTracking(True)
        self.tree.setIndentation(12)
        Wrapped(self.tree)
        self.tree.setItemDelegateForColumn(RULE, _Link(self.tree))
        header = self.tree.header()
        header.setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
        header.setSectionResizeMode(1, QHeaderView.ResizeMode.ResizeToContents)
        header.setSectionResizeMode(RULE, QHeaderView.ResizeMode.Fixed)
        header.setStretchLastSection(False)
        header.resizeSection(RULE, _RULE_WIDTH)
        self.tree.itemClicked.connect(self._clicked)
        self.tree.itemActivated.connect(self._clicked)
        self.tree.itemEntered.connect(self._entered)
        self.tree.viewport().installEventFilter(self)

    def show_all(self, _change: object = None) -> None:
        """Show the results that are known by the end of the phase looked at."""
        self.tree.clear()
        view = self._document.view
        seen = view.look(view.outcome)
        self._orders = seen.orders
        self.heading.setText(phase_heading(self._document.view.rules, seen.phase))
        self.heading.setVisible(bool(seen.orders))
        for power in dict.fromkeys(order.power for order in seen.orders):
            top = QTreeWidgetItem([seat_name(self._document.view.board, power)])
            font = top.font(0)
            font.setBold(True)
            top.setFont(0, font)
            self.tree.addTopLevelItem(top)
            top.addChildren(
                [self._item(n, one) for n, one in enumerate(seen.orders) if one.power == power]
            )
            self._span(top)
        self.tree.expandAll()
        self.tree.setColumnHidden(RULE, not any(map(citation, seen.orders)))
        if not seen.orders:
            begun = self.tr("The game has just begun. Results come with the first turn.")
            unknown = self.tr("No results are known here.")
            none = QTreeWidgetItem([unknown if view.outcome else begun])
            self.tree.addTopLevelItem(none)
            self._span(none)

    def _span(self, item: QTreeWidgetItem | None) -> None:
        """Let an item that has one column alone run over all; it must be in the tree by now."""
        if item is not None:
            item.setFirstColumnSpanned(item.columnCount() == 1)
            for number in range(item.childCount()):
                self._span(item.child(number))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802  # Qt's name
        """Stop playing when the pointer leaves the list."""
        if watched is self.tree.viewport() and event.type() == QEvent.Type.Leave:
            self.played.emit(None)
        return super().eventFilter(watched, event)

    def _item(self, number: int, one: SeenOrder) -> QTreeWidgetItem:
        rule = say(rule_name(citation(one)))
        kind = QTreeWidgetItem if one.result is Result.SUCCEEDS else _Failed
        item = kind([write(one.order), result_name(one.result), rule])
        item.setData(0, _ORDER, number)
        why = say(self._document.view.why(one))
        item.setToolTip(0, unmarked(why))
        item.setToolTip(1, unmarked(why))
        if rule:
            item.setToolTip(RULE, self.tr("{rule}: click to read it").format(rule=rule))
        if one.result is not Result.SUCCEEDS:
            reason = QTreeWidgetItem([why])
            reason.setData(0, _ORDER, number)
            item.addChild(reason)
        return item

    def _order(self, item: QTreeWidgetItem) -> SeenOrder | None:
        number = item.data(0, _ORDER)
        return None if number is None else self._orders[number]

    def _entered(self, item: QTreeWidgetItem) -> None:
        self.played.emit(self._order(item))

    def _clicked(self, item: QTreeWidgetItem, column: int) -> None:
        one = self._order(item)
        if one is None:
            return
        if column == RULE and item.text(RULE):
            self.rule.emit(citation(one))
        else:
            self.pointed_out.emit(one)


class _Failed(QTreeWidgetItem):
    """An order that failed; it asks for its colour each time, as day may turn to night."""

    def data(self, column: int, role: int) -> object:
        if role == Qt.ItemDataRole.ForegroundRole and column != RULE:
            return QBrush(ill_colour())
        return super().data(column, role)


class _Link(QStyledItemDelegate):
    """Writes a rule as what it is: a link."""

    def initStyleOption(  # noqa: N802  # Qt's name
        self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        super().initStyleOption(option, index)
        font = option.font
        font.setUnderline(True)
        option.font = font
        palette = option.palette
        palette.setColor(QPalette.ColorRole.Text, palette.color(QPalette.ColorRole.Link))
        option.palette = palette
