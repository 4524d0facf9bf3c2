"""The panel of results: each order that the viewer may know, why it ended so, and by which rule."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QBrush, QColor
from PySide6.QtWidgets import QHeaderView, QTreeWidget, QTreeWidgetItem, QVBoxLayout, QWidget

from engine.adjudication.outcome import Result
from engine.orders.kinds import PieceOrder
from engine.orders.notation import write
from engine.report.explain import citation
from engine.visibility.observe import SeenOrder
from spydip_gui.document import Document
from spydip_gui.wording import seat_name

FAILED = QColor("#c7502e")
_PLACE = Qt.ItemDataRole.UserRole
_TEXT = Qt.ItemDataRole.UserRole + 1


class ResultsPanel(QWidget):
    """Shows the results of the turn looked at; a click lights the order, or asks for its rule."""

    chosen = Signal(str, str)
    lit = Signal(str, str)
    rule = Signal(str)
    """The rule that decided an order is asked for."""

    def __init__(self, document: Document) -> None:
        """Follow a document."""
        super().__init__()
        self._document = document
        self.tree = QTreeWidget()
        self.tree.setColumnCount(3)
        self.tree.setHeaderLabels([self.tr("Order"), self.tr("Result"), self.tr("Rule")])
        self.tree.setAccessibleName(self.tr("Results"))
        self.tree.setMouseTracking(True)
        self.tree.setWordWrap(True)
        self.tree.setIndentation(12)
        self.tree.setUniformRowHeights(False)
        header = self.tree.header()
        header.setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
        header.setSectionResizeMode(1, QHeaderView.ResizeMode.ResizeToContents)
        header.setSectionResizeMode(2, QHeaderView.ResizeMode.ResizeToContents)
        header.setStretchLastSection(False)
        self.tree.itemClicked.connect(self._clicked)
        self.tree.itemEntered.connect(lambda item, _column: self._say(self.lit, item))
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self.tree)
        document.changed.connect(self.show_all)
        self.show_all()

    def show_all(self, _change: object = None) -> None:
        """Show the results of the turn looked at."""
        self.tree.clear()
        seen = self._document.observation
        for power in dict.fromkeys(order.power for order in seen.orders):
            top = QTreeWidgetItem([seat_name(self._document.board, power)])
            font = top.font(0)
            font.setBold(True)
            top.setFont(0, font)
            self.tree.addTopLevelItem(top)
            top.addChildren([self._item(one) for one in seen.orders if one.power == power])
            top.setExpanded(True)
        if not seen.orders:
            self.tree.addTopLevelItem(QTreeWidgetItem([self.tr("No results are known here.")]))

    def _item(self, one: SeenOrder) -> QTreeWidgetItem:
        rule = citation(one)
        item = QTreeWidgetItem([write(one.order), one.result.value, rule])
        order = one.order
        item.setData(0, _PLACE, str(order.at) if isinstance(order, PieceOrder) else "")
        item.setData(0, _TEXT, write(order))
        why = self._document.why(one)
        for column in range(3):
            item.setToolTip(column, why)
        if one.result is not Result.SUCCEEDS:
            for column in (0, 1):
                item.setForeground(column, QBrush(FAILED))
            reason = QTreeWidgetItem([why])
            item.addChild(reason)
            reason.setFirstColumnSpanned(True)
            item.setExpanded(True)
        return item

    def _clicked(self, item: QTreeWidgetItem, column: int) -> None:
        if column == 2 and item.text(2):
            self.rule.emit(item.text(2))
        self._say(self.chosen, item)

    def _say(self, signal: object, item: QTreeWidgetItem) -> None:
        text = item.data(0, _TEXT)
        if text:
            signal.emit(item.data(0, _PLACE), text)  # type: ignore[attr-defined]
