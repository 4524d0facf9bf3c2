"""The strip of deadlines under the map: scrub through the game, play it, go on another way."""

from PySide6.QtCore import QEvent, QObject, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QMouseEvent, QWheelEvent
from PySide6.QtWidgets import (
    QButtonGroup,
    QComboBox,
    QHBoxLayout,
    QMenu,
    QScrollArea,
    QToolButton,
    QWidget,
)

from spydip_gui.document.changes import Change, Part
from spydip_gui.document.document import Document
from spydip_gui.theme.parts import fill, named, tool

BEAT = 900
"""Milliseconds between two turns when a game is played."""


class HistoryStrip(QWidget):
    """A button a deadline; the one looked at is pressed."""

    fork = Signal()
    tried = Signal()
    """The orders for the turn looked at are to be kept as another way."""
    switched = Signal(str)

    def __init__(self, document: Document) -> None:
        """Follow a document."""
        super().__init__()
        self._document = document
        self._buttons = QButtonGroup(self)
        self._buttons.idClicked.connect(lambda turn: document.look(turn=turn))
        self._beat = QTimer(self, interval=BEAT)
        self._beat.timeout.connect(self._play_on)
        self.play = _tool("\N{BLACK RIGHT-POINTING TRIANGLE}", self.tr("Play the game from here"))
        self.play.clicked.connect(self.play_or_pause)
        self.branches = named(QComboBox(), self.tr("Branch"))
        self.branches.activated.connect(lambda _: self.switched.emit(self.branches.currentText()))
        beside = self.tr("What if")
        self.what_if = _tool(
            f"{beside} \N{BLACK DOWN-POINTING SMALL TRIANGLE}",
            self.tr("Try a side line beside the game"),
        )
        self.what_if.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self.what_if.setStyleSheet("QToolButton::menu-indicator { image: none; }")
        self.what_if.setMenu(QMenu(self))
        self.what_if.menu().aboutToShow.connect(self._offer_ways)
        self._area = QScrollArea(widgetResizable=True)
        self._area.setFrameShape(QScrollArea.Shape.NoFrame)
        self._area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._area.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._area.setFixedHeight(44)
        self.setFixedHeight(50)
        layout = fill(QHBoxLayout(self), self.play, (self._area, 1), self.branches, self.what_if)
        layout.setContentsMargins(6, 2, 6, 2)
        document.changed.connect(self._follow)
        self._rebuild()

    def play_or_pause(self) -> None:
        """Go through the game turn by turn, from the start if the last is looked at; or stop."""
        if self._beat.isActive():
            self.stop()
            return
        if self._document.view.newest:
            self._document.look(turn=0)
        self._beat.start()
        self.play.setText("\N{DOUBLE VERTICAL BAR}")

    def _play_on(self) -> None:
        self._document.look(turn=self._document.view.turn + 1)
        if self._document.view.newest:
            self.stop()

    def stop(self) -> None:
        """Stop playing."""
        self._beat.stop()
        self.play.setText("\N{BLACK RIGHT-POINTING TRIANGLE}")

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802  # Qt's name
        """Scrub: while the button is held, the turn under the pointer is looked at."""
        if isinstance(event, QMouseEvent) and event.type() == QEvent.Type.MouseMove:
            spot = self._area.mapFromGlobal(event.globalPosition().toPoint())
            under = self._area.childAt(spot.x(), self._area.height() // 2)
            held = event.buttons() & Qt.MouseButton.LeftButton
            if held and isinstance(under, QToolButton):
                self._document.look(turn=self._buttons.id(under))
        return super().eventFilter(watched, event)

    def wheelEvent(self, event: QWheelEvent) -> None:  # noqa: N802  # Qt's name
        """Roll through the turns."""
        self._document.look(
            turn=self._document.view.turn + (-1 if event.angleDelta().y() > 0 else 1)
        )
        event.accept()

    def _follow(self, change: Change) -> None:
        if change.about(Part.GAME) or len(self._buttons.buttons()) != len(self._document.turns):
            self._rebuild()
        elif change.about(Part.LOOK):
            self._list_branches()
            self._mark()

    def _rebuild(self) -> None:
        for button in self._buttons.buttons():
            self._buttons.removeButton(button)
        row = QWidget()
        line = fill(QHBoxLayout(row), margin=0)
        line.setSpacing(2)
        for turn, (phase, title) in enumerate(
            zip(self._document.view.phases, self._document.turns, strict=True)
        ):
            button = _tool(str(phase), title, lasts=True)
            button.installEventFilter(self)
            self._buttons.addButton(button, turn)
            line.addWidget(button)
        line.addStretch(1)
        self._area.setWidget(row)
        self._list_branches()
        self._mark()

    def _list_branches(self) -> None:
        self.branches.clear()
        self.branches.addItems(list(self._document.view.ways.branches))
        self.branches.setCurrentText(self._document.view.ways.branch)
        self.branches.setVisible(len(self._document.view.ways.branches) > 1)

    def _offer_ways(self) -> None:
        """Offer what may be tried, and the ways that may be shown beside."""
        doc, menu = self._document, self.what_if.menu()
        menu.clear()
        attempt = menu.addAction(self.tr("Try these orders"))
        attempt.triggered.connect(self.tried)
        attempt.setEnabled(bool(doc.view.seats) and not (doc.view.newest and doc.view.over))
        if doc.view.decides:
            menu.addAction(self.tr("Side line from here…")).triggered.connect(self.fork)
        shown = doc.beside.name if doc.beside else ""
        for name in doc.view.ways.names():
            if name == doc.view.ways.names()[0]:
                menu.addSection(self.tr("Beside the map"))
            action = menu.addAction(name)
            action.setCheckable(True)
            action.setChecked(name == shown)
            action.triggered.connect(lambda on, name=name: doc.show_beside(name if on else ""))

    def _mark(self) -> None:
        button = self._buttons.button(self._document.view.turn)
        button.setChecked(True)
        self._area.ensureWidgetVisible(button)


def _tool(text: str, tip: str, *, lasts: bool = False) -> QToolButton:
    button = tool(text, tip, lasts=lasts)
    button.setMinimumSize(QSize(34, 28))
    return button
