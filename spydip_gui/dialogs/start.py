"""The first page: begin a game, open one, go on with a recent one, or look at a sample."""

from collections.abc import Mapping
from pathlib import Path

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QDragEnterEvent, QDropEvent, QFocusEvent
from PySide6.QtWidgets import (
    QFileDialog,
    QLabel,
    QListWidget,
    QListWidgetItem,
    QVBoxLayout,
    QWidget,
)

from spydip_gui.dialogs.help import helped
from spydip_gui.dialogs.tour import START, TourDialog
from spydip_gui.theme.list_widgets import Roomy
from spydip_gui.theme.parts import abreast, called, caption, fill, heading, named, push, unmarked

_WHAT = Qt.ItemDataRole.UserRole


class StartPage(QWidget):
    """Shown where no game is open; ``wanted`` says what to open."""

    wanted = Signal(str)

    def __init__(self, recent: tuple[Path, ...], samples: Mapping[str, str]) -> None:
        """Offer recent games and samples, the latter by their titles."""
        super().__init__()
        self.setWindowTitle("SpyDip")
        self.setAcceptDrops(True)
        self.resize(800, 560)
        helps = helped(self, "first-steps")
        self.new = push(self.tr("&New game…"), self._ask_new)
        self.open = push(self.tr("&Open…"), self._ask)
        self.tour = push(self.tr("Short &tour"), self.begin_tour)
        self.help = push(self.tr("&Help"), helps.show)
        self.recent = self._list(self.tr("Recent games"))
        self.samples = self._list(self.tr("Sample games"))
        for path in recent:
            self._add(self.recent, path.stem, str(path), str(path))
        for name, told in samples.items():
            self._add(self.samples, told, f"sample:{name}", told)
        self.none = caption(self.tr("No games yet. Those you opened last appear here."))
        self.none.setVisible(not recent)
        self.recent.setVisible(bool(recent))
        self._build()

    def begin_tour(self) -> TourDialog:
        """Show what is what on this page."""
        tour = TourDialog(self, START)
        tour.show()
        return tour

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:  # noqa: N802  # Qt's name
        """A game may be dropped in."""
        if event.mimeData().hasUrls() and event.mimeData().urls()[0].isLocalFile():
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:  # noqa: N802  # Qt's name
        """Open it."""
        self.wanted.emit(event.mimeData().urls()[0].toLocalFile())

    def _build(self) -> None:
        title = heading("SpyDip", larger=2.4)
        buttons = abreast(self.new, self.open, None, self.tour, self.help)
        lists = abreast(
            (_column(self.tr("&Recent games"), self.recent, self.none), 1),
            (_column(self.tr("&Sample games"), self.samples), 1),
        )
        lists.setSpacing(16)
        about = caption(self.tr("Diplomacy with spies, agents and fog."))
        hint = caption(self.tr("You can drag a game file or a packet in here."))
        layout = fill(QVBoxLayout(self), title, about, buttons, (lists, 1), hint)
        layout.setContentsMargins(28, 24, 28, 24)
        for before in (3, 2):
            layout.insertSpacing(before, 12)
        first, second = self.recent, self.samples
        if not first.count():
            first, second = second, first
        second.clearSelection()
        first.setFocus()

    def _list(self, title: str) -> QListWidget:
        view = named(_Games(), title)
        Roomy(view)
        view.focused.connect(self._only)
        view.itemActivated.connect(self._open)
        return view

    def _open(self, item: QListWidgetItem) -> None:
        self.wanted.emit(item.data(_WHAT))

    def _add(self, view: QListWidget, name: str, what: str, tip: str) -> None:
        item = QListWidgetItem(name)
        item.setData(_WHAT, what)
        item.setToolTip(unmarked(tip))
        view.addItem(item)
        view.setCurrentRow(0)

    def _only(self, view: QListWidget) -> None:
        """Show what Enter would open in the list that has the focus, and nowhere else."""
        for one in (self.recent, self.samples):
            if one is not view:
                one.clearSelection()
        if view.currentItem() is not None:
            view.currentItem().setSelected(True)

    def _ask_new(self) -> None:
        self.wanted.emit("new")

    def _ask(self) -> None:
        title = self.tr("Open a game")
        kinds = self.tr("Games and packets (*.spydip *.spyview)")
        name, _ = QFileDialog.getOpenFileName(self, title, "", kinds)
        if name:
            self.wanted.emit(name)


class _Games(QListWidget):
    """A list that tells when it takes the focus."""

    focused = Signal(object)

    def focusInEvent(self, event: QFocusEvent) -> None:  # noqa: N802  # Qt's name
        """Tell of it."""
        super().focusInEvent(event)
        self.focused.emit(self)


def _column(title: str, view: QListWidget, instead: QLabel | None = None) -> QVBoxLayout:
    column = fill(QVBoxLayout(), called(title, view))
    column.setSpacing(6)
    if instead is not None:
        instead.setWordWrap(True)
        instead.setAlignment(Qt.AlignmentFlag.AlignTop)
        column.addWidget(instead, 0 if view.count() else 1)
    column.addWidget(view, 1)
    return column
