"""A layout that sets its widgets in lines, like words."""

from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtWidgets import QLayout, QLayoutItem


class Flow(QLayout):
    """Puts widgets side by side, and starts another line when there is no room."""

    def __init__(self, gap: int = 6) -> None:
        """Start empty."""
        super().__init__()
        self._items: list[QLayoutItem] = []
        self.setSpacing(gap)

    def addItem(self, item: QLayoutItem) -> None:  # noqa: N802  # Qt's name
        """Add a widget."""
        self._items.append(item)

    def count(self) -> int:
        """How many widgets there are."""
        return len(self._items)

    def itemAt(self, index: int) -> QLayoutItem | None:  # noqa: N802  # Qt's name
        """The widget with this number."""
        return self._items[index] if 0 <= index < len(self._items) else None

    def takeAt(self, index: int) -> QLayoutItem | None:  # noqa: N802  # Qt's name
        """Remove a widget."""
        return self._items.pop(index) if 0 <= index < len(self._items) else None

    def hasHeightForWidth(self) -> bool:  # noqa: N802  # Qt's name
        """A narrower flow is higher."""
        return True

    def heightForWidth(self, width: int) -> int:  # noqa: N802  # Qt's name
        """Its height at a width."""
        return self._lay(QRect(0, 0, width, 0), move=False)

    def sizeHint(self) -> QSize:  # noqa: N802  # Qt's name
        """At least its widest widget."""
        return self.minimumSize()

    def minimumSize(self) -> QSize:  # noqa: N802  # Qt's name
        """The widest of its widgets, with the margins."""
        size = QSize()
        for item in self._items:
            size = size.expandedTo(item.minimumSize())
        margins = self.contentsMargins()
        return size + QSize(margins.left() + margins.right(), margins.top() + margins.bottom())

    def expandingDirections(self) -> Qt.Orientation:  # noqa: N802  # Qt's name
        """It takes no more room than it needs."""
        return Qt.Orientation(0)

    def setGeometry(self, rect: QRect) -> None:  # noqa: N802  # Qt's name
        """Lay out the widgets."""
        super().setGeometry(rect)
        self._lay(rect, move=True)

    def _lay(self, rect: QRect, *, move: bool) -> int:
        room = rect.marginsRemoved(self.contentsMargins())
        x, y, high = room.x(), room.y(), 0
        for item in self._items:
            if item.isEmpty():
                continue
            hint = item.sizeHint()
            if x > room.x() and x + hint.width() > room.right() + 1:
                x, y, high = room.x(), y + high + self.spacing(), 0
            if move:
                item.setGeometry(QRect(QPoint(x, y), hint))
            x += hint.width() + self.spacing()
            high = max(high, hint.height())
        return y + high - rect.y() + self.contentsMargins().bottom()
