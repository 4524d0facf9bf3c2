"""A layout that sets its widgets in lines, like words."""

from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtWidgets import QLayout, QLayoutItem

_GAP = 6


class Flow(QLayout):
    """Puts widgets side by side at one middle, and starts another line when there is no room."""

    def __init__(self) -> None:
        super().__init__()
        self._items: list[QLayoutItem] = []
        self.setSpacing(_GAP)

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
        y = bottom = room.y()
        for line in self._lines(room.width()):
            x, high = room.x(), max(item.sizeHint().height() for item in line)
            for item in line:
                hint = item.sizeHint()
                if move:
                    item.setGeometry(QRect(QPoint(x, y + (high - hint.height()) // 2), hint))
                x += hint.width() + self.spacing()
            bottom = y + high
            y = bottom + self.spacing()
        return bottom - rect.y() + self.contentsMargins().bottom()

    def _lines(self, room: int) -> list[list[QLayoutItem]]:
        """The widgets shown, line by line; each line has at least one."""
        lines: list[list[QLayoutItem]] = []
        x = 0
        for item in self._items:
            if item.isEmpty():
                continue
            width = item.sizeHint().width()
            if not lines or x + width > room:
                lines.append([])
                x = 0
            lines[-1].append(item)
            x += width + self.spacing()
        return lines
