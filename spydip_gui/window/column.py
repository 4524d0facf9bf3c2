"""The column at the right: what is due above, panels to read below; or folded to a bar."""

from collections.abc import Callable, Mapping

from PySide6.QtCore import QEvent, QObject, QSize, Qt, Signal
from PySide6.QtGui import QMouseEvent, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QHBoxLayout,
    QLabel,
    QSplitter,
    QStackedWidget,
    QTabBar,
    QTableView,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from spydip_gui.dialogs.help_pages import TOPIC, panel_title
from spydip_gui.theme.icons import icon
from spydip_gui.theme.parts import UNLIMITED, caption, fill, scrolled, tool

HEAD, BAR = 36, 44
"""How high a folded panel is, and how wide the folded column."""
GAP = 8
"""How far the panels stand from the edges, and from each other."""
LEAST, ABREAST = 340, 640
"""How narrow the column may be, and from where its panels stand beside each other."""
_READING, _SHARE = 180, 0.6
_ICON, _BESIDE = 18, 12
"""How large the icon of a tab is, and what is free at each side of it."""
_LOW = 380
"""Below this height of the column one of the two is open."""
"""The least height of what is read, and the most that what is due takes of the whole."""

ICONS: Mapping[str, str] = {
    "orders": "list-checks",
    "answer": "send",
    "lesson": "flask-conical",
    "coach": "handshake",
    "report": "newspaper",
    "results": "gavel",
    "eyes": "eye",
    "intelligence": "scan-eye",
    "powers": "users",
    "notes": "notebook-pen",
    "rulebook": "book-open",
}
"""The icons of the panels, by their names."""


class Column(QSplitter):
    """Holds the panels by name; one of those to read is in front."""

    folded = Signal()
    """A head was clicked twice: another share of the height is wanted."""
    offered = Signal(str, bool)
    """A panel can be read from now on, or no longer."""

    def __init__(self, due: QWidget, tray: QWidget, reading: Mapping[str, QWidget]) -> None:
        """Put what is due above the panels to read; its tray on top, where no new row moves it."""
        super().__init__(Qt.Orientation.Vertical)
        self.panels: dict[str, QWidget] = {"orders": due}
        self.setChildrenCollapsible(False)
        self.setHandleWidth(GAP)
        self.setMinimumWidth(LEAST)
        due.setProperty(TOPIC, "panels#orders")
        self.head = _Head(ICONS["orders"], self.tr("Due from you"))
        self._due = due
        self._moved = self._yields = False
        self.tabs, self.stack = _Tabs(), QStackedWidget()
        self._rows = QWidget()
        self.body = scrolled(self._rows)  # for windows too low for a tall tray
        self.body.setFrameShape(QFrame.Shape.NoFrame)
        self.above, self.below = _panel(self.head, self.body), _panel(self.tabs, self.stack)
        self.addWidget(self.above)
        self.addWidget(self.below)
        self.body_rows = fill(QVBoxLayout(self._rows), tray, (due, 1), margin=0, spacing=0)
        self._rows.installEventFilter(self)
        for name, panel in reading.items():
            self.add(name, panel)
        self.tabs.currentChanged.connect(self.stack.setCurrentIndex)
        self.tabs.tabBarClicked.connect(self._open_reading)
        self.head.twice.connect(lambda: self._fold(self.body))
        self.tabs.twice.connect(lambda: self._fold(self.stack))
        self.splitterMoved.connect(self._keep)
        for view in due.findChildren(QAbstractItemView):
            view.model().modelReset.connect(self.settle)
            view.model().layoutChanged.connect(self.settle)

    def add(self, name: str, panel: QWidget) -> None:
        """Add a panel to read."""
        self.panels[name] = panel
        panel.setProperty(TOPIC, f"panels#{name}")
        self.tabs.add(name, panel_title(name))
        self.stack.addWidget(panel)

    def offer(self, name: str, *, shown: bool) -> None:
        """Offer a panel to read, or no longer."""
        self.tabs.setTabVisible(self.stack.indexOf(self.panels[name]), shown)
        self.offered.emit(name, shown)

    def show_panel(self, panel: QWidget) -> None:
        """Bring a panel to the front, and unfold it."""
        names = [name for name, one in self.panels.items() if one is panel]
        if not names:
            return
        part = self.body if names[0] == "orders" else self.stack
        if names[0] != "orders":
            self.tabs.setCurrentIndex(self.stack.indexOf(panel))
        if part.isHidden():
            self._fold(part)

    @property
    def front(self) -> str:
        """The name of the panel in front."""
        return next(n for n, one in self.panels.items() if one is self.stack.currentWidget())

    def badge(self, name: str, text: str) -> None:
        """Show a short text, such as a number, beside the name of a panel."""
        if name == "orders":
            self.head.count.setText(text)
            self.head.count.setVisible(bool(text))
        else:
            self.tabs.badge(name, text)

    def settle(self) -> None:
        """Size the two parts: by the rows of what is due, or, side by side, half the width each."""
        if self._moved or self.height() < HEAD:
            return
        if self.orientation() is Qt.Orientation.Horizontal:
            half = (self.width() - self.handleWidth()) // 2
            self.setSizes([half, half])
            return
        high = self.height() - self.handleWidth()
        self._fold_where_low(low=high < _LOW)
        if self.body.isHidden():
            upper = HEAD
        elif self.stack.isHidden():
            upper = high - HEAD
        else:
            reading = min(_READING, int(high * (1 - _SHARE)))
            upper = min(HEAD + self._wanted(), high - reading)
        self.setSizes([upper, high - upper])

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802  # Qt's name
        """Share out the height again when a tray comes or goes, whatever had it before."""
        if event.type() == QEvent.Type.LayoutRequest and watched is self._rows:
            self.settle()
        return super().eventFilter(watched, event)

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802  # Qt's name
        """Use two columns if there is room."""
        super().resizeEvent(event)
        wide = self.width() >= ABREAST
        way = Qt.Orientation.Horizontal if wide else Qt.Orientation.Vertical
        if way is not self.orientation():
            self.setOrientation(way)
            self._moved = False
        self.settle()

    def _wanted(self) -> int:
        """How high the part for what is due would be with all its rows."""
        hint = self._rows.sizeHint().height()
        high = max(hint, self.body_rows.heightForWidth(self.width() - 2))
        for view in self._due.findChildren(QTableView):
            rows = view.verticalHeader().length() + 4
            if not view.horizontalHeader().isHidden():
                rows += view.horizontalHeader().sizeHint().height()
            high += max(rows, 40) - view.sizeHint().height()
        return high

    def _fold_where_low(self, *, low: bool) -> None:
        """Fold the panels to read if both do not fit; unfold them once they do."""
        both = not (self.body.isHidden() or self.stack.isHidden())
        if low and both:
            self._yields = True
            self._show_parts(self.stack, shown=False)
        elif not low and self._yields:
            self._yields = False
            for part in (self.body, self.stack):
                self._show_parts(part, shown=True)

    def _fold(self, part: QWidget) -> None:
        """Fold a part to its head, or unfold it; the other one stays open if it has room."""
        other = self.stack if part is self.body else self.body
        self._show_parts(part, shown=part.isHidden())
        self._show_parts(other, shown=not (self._yields and part.isVisible()))
        self._moved = False
        self.settle()

    def _show_parts(self, part: QWidget, *, shown: bool) -> None:
        part.setVisible(shown)
        self.above.setMaximumHeight(HEAD + 2 if self.body.isHidden() else UNLIMITED)
        self.below.setMaximumHeight(HEAD + 2 if self.stack.isHidden() else UNLIMITED)

    def _open_reading(self, _number: int) -> None:
        """Open, in one click, what made way for what is due."""
        if self._yields and self.stack.isHidden():
            self._fold(self.stack)

    def _keep(self) -> None:
        self._moved = True


class FoldedColumn(QFrame):
    """The column folded to a bar: a button per panel, with its badge."""

    def __init__(self, column: Column, open_at: Callable[[QWidget | None], None]) -> None:
        """Offer the panels of a column; ``open_at`` opens it, at one of them."""
        super().__init__()
        self.setObjectName("folded")
        self.setFixedWidth(BAR)
        rows = fill(QVBoxLayout(self), margin=(2, 6, 2, 6), spacing=4)
        opener = self._button("panel-right-open", self.tr("Open the panels (F9)"))
        opener.clicked.connect(lambda: open_at(None))
        rows.addWidget(opener)
        self._column, self._open_at, self._rows = column, open_at, rows
        self._buttons: dict[str, QToolButton] = {}
        rows.addStretch(1)
        for name in column.panels:
            self._offer(name, shown=True)
        column.offered.connect(self._offer)
        self.hide()

    def _offer(self, name: str, shown: bool) -> None:  # noqa: FBT001  # a signal's
        if name not in self._buttons:
            title = self.tr("Due from you") if name == "orders" else panel_title(name)
            button = self._buttons[name] = self._button(ICONS[name], title)
            button.clicked.connect(lambda: self._open_at(self._column.panels[name]))
            self._rows.insertWidget(self._rows.count() - 1, button)
        self._buttons[name].setVisible(shown)

    def _button(self, sign: str, title: str) -> QToolButton:
        button = tool("", title)
        button.setIcon(icon(sign))
        button.setIconSize(QSize(20, 20))
        button.setFixedSize(BAR - 4, 36)
        return button


class _Head(QFrame):
    """The head of a panel: its icon, its name and a badge."""

    twice = Signal()

    def __init__(self, sign: str, title: str) -> None:
        super().__init__()
        self.setObjectName("panelhead")
        self.setFixedHeight(HEAD)
        mark = QLabel()
        mark.setPixmap(icon(sign).pixmap(QSize(18, 18)))
        self._mark, self._sign = mark, sign
        self.count = caption("", "muted")
        self.count.hide()
        name = caption(title, "strong")
        fill(QHBoxLayout(self), mark, name, None, self.count, margin=(12, 0, 12, 0), spacing=8)

    def mouseDoubleClickEvent(self, _event: QMouseEvent) -> None:  # noqa: N802  # Qt's name
        """Fold the panel, or open it."""
        self.twice.emit()

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802  # Qt's name
        """Draw the icon in the colours of another theme."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange:
            self._mark.setPixmap(icon(self._sign).pixmap(QSize(18, 18)))


class _Tabs(QTabBar):
    """Tabs with icons; if their names do not all fit, only the current tab shows its name."""

    twice = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.setExpanding(False)
        self.setDrawBase(False)
        self.setUsesScrollButtons(True)
        self.setFixedHeight(HEAD)
        self.setIconSize(QSize(_ICON, _ICON))
        self.setProperty("tone", "panels")
        self.titles: list[tuple[str, str]] = []
        self._badges: dict[str, str] = {}
        self.currentChanged.connect(self._fit)
        self.installEventFilter(self)

    def add(self, name: str, title: str) -> None:
        """Add a tab."""
        self.titles.append((name, title))
        number = self.addTab(icon(ICONS[name]), title)
        self.setTabToolTip(number, title)
        self.setAccessibleTabName(number, title)

    def badge(self, name: str, text: str) -> None:
        """Show a short text after the name of a tab."""
        self._badges[name] = text
        self._fit()

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802  # Qt's name
        """Drop names if there is no room."""
        super().resizeEvent(event)
        self._fit()

    def minimumSizeHint(self) -> QSize:  # noqa: N802  # Qt's name
        """Room for the icons alone."""
        return QSize(0, HEAD)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802  # Qt's name
        """Fold the panel on a second click."""
        if event.type() == QEvent.Type.MouseButtonDblClick:
            self.twice.emit()
        return super().eventFilter(watched, event)

    def _fit(self, _number: int = 0) -> None:
        """Show all names, or that of the current tab, or none."""
        every = range(self.count())
        for named_ in (every, [self.currentIndex()], []):
            texts = [self._text(n) if n in named_ else self._badge_of(n) for n in every]
            if sum(map(self._wide, texts)) < self.width():
                break
        for number, text in enumerate(texts):
            if text != self.tabText(number):
                self.setTabText(number, text)

    def _wide(self, text: str) -> int:
        """The width of a tab with this text."""
        return _ICON + 2 * _BESIDE + self.fontMetrics().horizontalAdvance(text)

    def _badge_of(self, number: int) -> str:
        return self._badges.get(self.titles[number][0], "")

    def _text(self, number: int) -> str:
        _, title = self.titles[number]
        return f"{title}  {self._badge_of(number)}".strip()


def _panel(head: QWidget, body: QWidget) -> QFrame:
    panel = QFrame()
    panel.setObjectName("panel")
    fill(QVBoxLayout(panel), head, (body, 1), margin=1, spacing=0)
    return panel
