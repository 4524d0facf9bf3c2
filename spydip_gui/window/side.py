"""What stands right of the map: the column of panels, or the bar it is folded to."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QWidget

from spydip_gui.gestures.shelf import Shelf
from spydip_gui.panels.orders import OrdersPanel
from spydip_gui.theme.parts import UNLIMITED, fill
from spydip_gui.window.body import Body
from spydip_gui.window.column import BAR, GAP, Column, FoldedColumn


class Side(QWidget):
    """Folds the column, or unfolds it; while folded, order line and tray are under the map.

    ``lent`` tells whether it is folded only to make room for two maps.
    """

    shared = Signal()
    """The map has another share of the width."""

    def __init__(
        self, body: Body, column: Column, orders: OrdersPanel, tray: Shelf, foot: QHBoxLayout
    ) -> None:
        """Hold the column, whose order line and tray may move to the row under the map."""
        super().__init__()
        body.addWidget(self)
        self.column, self._orders, self._tray, self._foot = column, orders, tray, foot
        self.bar = FoldedColumn(column, self._open_at)
        self.lent = False
        self._stand_in = QWidget(self)
        self._stand_in.hide()
        self._row = fill(QHBoxLayout(self), (column, 1), self.bar, margin=(0, GAP, GAP, GAP))

    @property
    def folded(self) -> bool:
        """Whether the column is folded to a bar."""
        return not self.bar.isHidden()

    def fold(self) -> None:
        """Fold the column to a bar, with the order line under the map; or unfold it again."""
        folds = not self.folded
        self.bar.setVisible(folds)
        self.column.setVisible(not folds)
        entry, tray = self._orders.entry, self._tray
        unseen = [part for part in (entry, tray) if part.isHidden()]
        home = self._orders.layout()
        if home is not None and folds:
            home.replaceWidget(entry, self._stand_in)
            fill(self._foot, (entry, 2), tray)
        elif home is not None:
            home.replaceWidget(self._stand_in, entry)
            self.column.body_rows.insertWidget(0, tray)
        for part in (entry, tray):  # moving hides it
            part.setHidden(part in unseen)
        self.setMaximumWidth(BAR if folds else UNLIMITED)
        gap = 0 if folds else GAP
        self._row.setContentsMargins(0, gap, gap, gap)
        self.shared.emit()

    def raise_panel(self, panel: QWidget) -> None:
        """Bring a panel to the front."""
        if self.folded and panel in self.column.panels.values():
            self.fold()
        self.column.show_panel(panel)

    def take_up(self, kept: str) -> None:
        """Restore a saved layout; an unreadable one leaves the default."""
        if kept == "folded":
            self.fold()
        elif kept in self.column.panels:
            self.column.show_panel(self.column.panels[kept])

    @property
    def kept(self) -> str:
        """The layout, ready to be saved."""
        return "folded" if self.folded and not self.lent else self.column.front

    def _open_at(self, panel: QWidget | None) -> None:
        self.fold()
        if panel is not None:
            self.column.show_panel(panel)
