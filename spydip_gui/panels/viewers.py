"""The row of viewers: a flag each with its key, and a menu of powers to look together."""

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QAction, QIcon
from PySide6.QtWidgets import (
    QAbstractButton,
    QButtonGroup,
    QHBoxLayout,
    QMenu,
    QScrollArea,
    QToolButton,
    QWidget,
)

from engine.board.graph import PowerId
from engine.session.observations import JOIN
from engine.visibility.sight import GM
from spydip_gui.document.document import Document
from spydip_gui.language.wording import seat_name
from spydip_gui.theme.flags import Mark, flag_icon
from spydip_gui.theme.icons import icon
from spydip_gui.theme.parts import fill, tool

_FLAG, _EYE = QSize(34, 26), QSize(20, 20)
"""How large a flag with its mark is, and the eye of the game master."""
_HIGH = 36


class ViewerRow(QScrollArea):
    """A flag per viewer; ``wanted`` asks for another view, which a curtain may still withhold.

    Only the current one shows its name. If there is no room, the row scrolls.
    """

    wanted = Signal(str)

    def __init__(self, document: Document) -> None:
        super().__init__(widgetResizable=True)
        self._document = document
        self._group = QButtonGroup(self)
        self._marks: dict[PowerId, Mark | None] = {}
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFixedHeight(_HIGH)
        self._row = QWidget()
        self._row.setObjectName("flags")
        layout = fill(QHBoxLayout(self._row), margin=0, spacing=3)
        self._names: dict[int, str] = {}
        for key, viewer in enumerate(document.view.viewers):
            name = self._names[key] = seat_name(document.view.board, viewer)
            tip = self.tr("View as {name} (key {key})").format(name=name, key=key)
            button = tool("", tip, lasts=True)
            button.setIcon(icon("eye") if viewer == GM else self._flag(viewer))
            button.setIconSize(_EYE if viewer == GM else _FLAG)
            button.setProperty("tone", "seat")
            self._group.addButton(button, key)
            layout.addWidget(button)
        layout.addWidget(self._together())
        layout.addStretch(1)
        self.setWidget(self._row)
        for ground in (self.viewport(), self._row):
            ground.setAutoFillBackground(False)
        self._group.idClicked.connect(self.ask_number)
        document.changed.connect(self.mark)
        self.mark()

    def sizeHint(self) -> QSize:  # noqa: N802  # Qt's name
        """As wide as its flags."""
        return QSize(self._row.sizeHint().width(), _HIGH)

    def minimumSizeHint(self) -> QSize:  # noqa: N802  # Qt's name
        """Room for the current one."""
        return QSize(120, _HIGH)

    @property
    def awaited(self) -> bool:
        """Whether orders are missing, as far as the marks show."""
        return not {Mark.UNFINISHED, Mark.NOTHING}.isdisjoint(self._marks.values())

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
        """Ask for the view of a digit: 0 the game master, then the powers."""
        if key < len(self._document.view.viewers):
            self._ask(self._document.view.viewers[key])

    def mark(self, _change: object = None) -> None:
        """Press the current viewer's button, which then shows its name, and mark who is in."""
        viewers = self._document.view.viewers
        viewer = self._document.view.viewer
        key = viewers.index(viewer) if viewer in viewers else len(viewers)
        self._group.button(key).setChecked(True)
        for number, name in self._names.items():
            button = self._group.button(number)
            chosen = number == key
            _name(button, name if chosen else "")
            if viewers[number] != GM:
                self._sign(button, viewers[number])
        together = seat_name(self._document.view.board, viewer) if key == len(viewers) else ""
        _name(self._group.button(len(viewers)), together)
        self.updateGeometry()
        self.ensureWidgetVisible(self._group.button(key))

    def _together(self) -> QToolButton:
        """The button for several powers at once, with a menu to tick them."""
        tip = self.tr("View with the ticked powers (key minus)")
        several = tool("", tip, lasts=True)
        several.setIcon(icon("users"))
        several.setIconSize(_EYE)
        several.setProperty("tone", "seat")
        several.setPopupMode(QToolButton.ToolButtonPopupMode.MenuButtonPopup)
        several.clicked.connect(self.ask_together)
        menu = QMenu(self)
        self._ticks: dict[PowerId, QAction] = {}
        for power in self._document.view.viewers[1:]:
            tick = menu.addAction(seat_name(self._document.view.board, power))
            tick.setCheckable(True)
            tick.triggered.connect(self._ticked)
            self._ticks[power] = tick
        several.setMenu(menu)
        self._group.addButton(several, len(self._document.view.viewers))
        return several

    def _sign(self, button: QAbstractButton, power: PowerId) -> None:
        """Show the game master whose orders are in, and the players who is ready.

        While nobody is ready, players are shown nothing.
        """
        view = self._document.view
        readiness = self._document.readiness
        mark = None
        if view.viewer != GM and readiness.ready:
            mark = Mark.UNFINISHED if power in readiness.asked else Mark.NOTHING
            mark = Mark.IN if power in readiness.ready else mark
        elif view.viewer == GM and view.decides and view.newest and not view.over:
            rows = view.rows(power) if power in view.seats else ()
            missing = sum(row.missing for row in rows)
            mark = Mark.IN if not missing else Mark.UNFINISHED
            if rows and missing == len(rows):
                mark = Mark.NOTHING
        if self._marks.get(power) != mark:
            self._marks[power] = mark
            button.setIcon(self._flag(power, mark))
            said = self._said(mark) if mark and view.viewer != GM else ""
            button.setToolTip("\n".join(filter(None, (button.accessibleName(), said))))
            button.setAccessibleDescription(said)

    def _said(self, mark: Mark) -> str:
        if mark is Mark.IN:
            return self.tr("Ready")
        return self.tr("Not ready yet") if mark is Mark.UNFINISHED else self.tr("Owes no orders")

    def _flag(self, power: PowerId, mark: Mark | None = None) -> QIcon:
        return flag_icon(power, mark, board=self._document.view.board, room=True)

    def _ticked(self) -> None:
        """If several powers look together already, apply a tick at once."""
        if JOIN in self._document.view.viewer:
            self.ask_together()

    def _ask(self, viewer: PowerId) -> None:
        self.mark()
        self.wanted.emit(viewer)


def _name(button: QAbstractButton, name: str) -> None:
    """Show a name beside a button's sign, or the sign alone, without room for a name."""
    styles = Qt.ToolButtonStyle
    if isinstance(button, QToolButton):
        button.setToolButtonStyle(
            styles.ToolButtonTextBesideIcon if name else styles.ToolButtonIconOnly
        )
    button.setText(f" {name}" if name else "")
