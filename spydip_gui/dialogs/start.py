"""The first page: begin a game, open one, go on with a recent one, or look at a sample."""

from collections.abc import Mapping
from pathlib import Path

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QFileDialog,
    QHBoxLayout,
    QLabel,
    QListWidget,
    QListWidgetItem,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

_WHAT = Qt.ItemDataRole.UserRole


class StartPage(QWidget):
    """Shown where no game is open; ``wanted`` says what to open."""

    wanted = Signal(str)

    def __init__(self, recent: tuple[Path, ...], samples: Mapping[str, str]) -> None:
        """Offer recent games and samples, the latter by their titles."""
        super().__init__()
        self.setWindowTitle("SpyDip")
        self.resize(760, 520)
        title = QLabel("SpyDip")
        font = title.font()
        font.setPointSizeF(font.pointSizeF() * 2.4)
        font.setBold(True)
        title.setFont(font)
        self.new = QPushButton(self.tr("New game…"))
        self.new.clicked.connect(lambda: self.wanted.emit("new"))
        self.open = QPushButton(self.tr("Open…"))
        self.open.clicked.connect(self._ask)
        buttons = QHBoxLayout()
        buttons.addWidget(self.new)
        buttons.addWidget(self.open)
        buttons.addStretch(1)
        games = [(path.stem, str(path)) for path in recent]
        shown = [(name, f"sample:{key}") for key, name in samples.items()]
        lists = QHBoxLayout()
        lists.addLayout(self._list(self.tr("Recent games"), games))
        lists.addLayout(self._list(self.tr("Sample games"), shown))
        layout = QVBoxLayout(self)
        layout.setContentsMargins(28, 24, 28, 24)
        layout.addWidget(title)
        layout.addWidget(QLabel(self.tr("Diplomacy with spies, agents and fog.")))
        layout.addSpacing(12)
        layout.addLayout(buttons)
        layout.addSpacing(12)
        layout.addLayout(lists, 1)

    def _list(self, title: str, entries: list[tuple[str, str]]) -> QVBoxLayout:
        view = QListWidget()
        view.setAccessibleName(title)
        for name, what in entries:
            item = QListWidgetItem(name)
            item.setData(_WHAT, what)
            item.setToolTip(what if what.endswith(".spydip") else name)
            view.addItem(item)
        view.itemActivated.connect(lambda item: self.wanted.emit(item.data(_WHAT)))
        column = QVBoxLayout()
        column.addWidget(QLabel(title))
        column.addWidget(view)
        return column

    def _ask(self) -> None:
        title, kinds = self.tr("Open a game"), self.tr("Games and packets (*.spydip *.spyview)")
        name, _ = QFileDialog.getOpenFileName(self, title, "", kinds)
        if name:
            self.wanted.emit(name)
