"""The row of viewers: who looks, one button each with its key, and powers to look together."""

from PySide6.QtCore import Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QButtonGroup, QHBoxLayout, QMenu, QToolButton, QWidget

from engine.board.graph import PowerId
from engine.session.observations import JOIN
from spydip_gui.document.document import Document
from spydip_gui.language.wording import seat_name
from spydip_gui.theme.parts import tool


class ViewerRow(QWidget):
    """A button a viewer; ``wanted`` asks for another view, which a curtain may still hold back."""

    wanted = Signal(str)

    def __init__(self, document: Document) -> None:
        """Offer the viewers of a document."""
        super().__init__()
        self._document = document
        self._group = QButtonGroup(self)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(4, 0, 4, 0)
        layout.setSpacing(1)
        for key, viewer in enumerate(document.view.viewers):
            name = seat_name(document.view.board, viewer)
            tip = self.tr("View as {name} (key {key})").format(name=name, key=key)
            button = tool(f"{key} {name}", tip, lasts=True)
            self._group.addButton(button, key)
            layout.addWidget(button)
        tip = self.tr("View with the ticked powers (key minus)")
        self._several = tool("\N{MINUS SIGN}", tip, lasts=True)
        self._several.setPopupMode(QToolButton.ToolButtonPopupMode.MenuButtonPopup)
        self._several.clicked.connect(self.ask_together)
        menu = QMenu(self)
        self._ticks: dict[PowerId, QAction] = {}
        for power in document.view.viewers[1:]:
            tick = menu.addAction(seat_name(document.view.board, power))
            tick.setCheckable(True)
            tick.triggered.connect(self._ticked)
            self._ticks[power] = tick
        self._several.setMenu(menu)
        self._group.addButton(self._several, len(document.view.viewers))
        layout.addWidget(self._several)
        self._group.idClicked.connect(self.ask_number)
        document.changed.connect(self.mark)
        self.mark()

    def tick(self, *powers: PowerId) -> None:
        """Tick the powers that look together."""
        for power, action in self._ticks.items():
            action.setChecked(power in powers)

    def ask_together(self) -> None:
        """Ask for the view of all ticked powers, of all powers if none is ticked."""
        ticked = [p for p, action in self._ticks.items() if action.isChecked()]
        if self._ticks:
            self._ask(PowerId(JOIN.join(ticked or self._ticks)))

    def ask_number(self, key: int) -> None:
        """Ask for the view of a key: 0 the game master, then the powers."""
        if key < len(self._document.view.viewers):
            self._ask(self._document.view.viewers[key])

    def mark(self, _change: object = None) -> None:
        """Press the button of the viewer."""
        viewers = self._document.view.viewers
        viewer = self._document.view.viewer
        key = viewers.index(viewer) if viewer in viewers else len(viewers)
        self._group.button(key).setChecked(True)

    def _ticked(self) -> None:
        """Where several look together, one more or less looks at once."""
        if JOIN in self._document.view.viewer:
            self.ask_together()

    def _ask(self, viewer: PowerId) -> None:
        self.mark()
        self.wanted.emit(viewer)
