"""The tray over the map: tokens to build, powers to name, a cross that takes away, other deeds."""

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, QPoint, Qt
from PySide6.QtGui import QColor, QMouseEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QWidget

from engine.board.graph import PowerId
from engine.language.message import Message, Value
from spydip_gui.gestures.pointer import Pointer
from spydip_gui.gestures.walk.tokens import Tray
from spydip_gui.gestures.walk.touch import Touch
from spydip_gui.language.reader import say
from spydip_gui.theme.parts import caption, unmarked

_MARGIN = 10


class Token(QLabel):
    """One thing in the tray: what it stands for is its touch."""

    def __init__(self, text: str, touch: Touch, colour: QColor | None = None) -> None:
        """Stand for a touch."""
        super().__init__(text)
        self.touch = touch
        ink = "palette(text)"
        if colour is not None:
            ink = "black" if colour.lightnessF() > 0.5 else "white"
        ground = "palette(base)" if colour is None else colour.name()
        self.setStyleSheet(
            f"background: {ground}; color: {ink}; border: 1px solid palette(mid);"
            "border-radius: 5px; padding: 4px 9px; font-weight: bold;"
        )
        self.setAccessibleName(text)


class Shelf(QWidget):
    """Stands at the foot of the map while there is anything to take from it or to drop on it."""

    def __init__(self, over: QWidget, pointer: Pointer, look: Callable[[QPoint], Touch]) -> None:
        """Stand over the map; ``look`` says what lies under a spot of it."""
        super().__init__(over)
        self._over = over
        self._pointer = pointer
        self._look = look
        self._shown: Tray | None = None
        self._whose = ""
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(8, 6, 8, 6)
        self.setObjectName("shelf")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.setStyleSheet(
            "#shelf { background: palette(window); border: 1px solid palette(mid);"
            "border-radius: 6px; } #shelf QLabel { color: palette(window-text); }"
        )
        self.setAccessibleName(self.tr("Tray"))
        over.installEventFilter(self)
        self.hide()

    @property
    def tokens(self) -> tuple[Token, ...]:
        """Everything that can be dragged or dropped on."""
        return tuple(self.findChildren(Token))

    def show_tray(
        self, tray: Tray | None, names: dict[PowerId, tuple[str, QColor]], whose: str = ""
    ) -> None:
        """Show what a seat's tray holds now, or nothing; buttons tell whose it is, if named."""
        same = (tray, whose) == (self._shown, self._whose)
        self._shown, self._whose = tray, whose
        if same:
            return
        self._clear()
        if tray is None or tray.empty:
            self.hide()
            return
        self._fill(tray, names)
        self.show()
        self.raise_()
        self._settle()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802  # Qt's name
        """Stay at the foot of the map whatever its size."""
        if watched is self._over and event.type() == QEvent.Type.Resize and not self.isHidden():
            self._settle()
        return False

    def touch_at(self, spot: QPoint) -> Touch | None:
        """What of the tray lies under a spot of the map, None where none of it does."""
        if self.isHidden() or not self.geometry().contains(spot):
            return None
        inside = self.mapFrom(self._over, spot)
        token = next((t for t in self.tokens if t.geometry().contains(inside)), None)
        return token.touch if token else Touch()

    def mousePressEvent(self, event: QMouseEvent) -> None:  # noqa: N802  # Qt's name
        """A token is taken."""
        spot = self.mapToParent(event.position().toPoint())
        touch = self.touch_at(spot)
        if touch is not None and touch.kind is not None:
            self._over.setFocus(Qt.FocusReason.MouseFocusReason)  # a digit says how many
            self._pointer.press(touch, event.button(), event.modifiers(), spot)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:  # noqa: N802  # Qt's name
        """A token is dragged over the map."""
        spot = self.mapToParent(event.position().toPoint())
        self._pointer.move(self._look(spot), spot)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:  # noqa: N802  # Qt's name
        """A token is dropped."""
        spot = self.mapToParent(event.position().toPoint())
        self._pointer.release(self._look(spot), event.button(), spot)

    def _fill(self, tray: Tray, names: dict[PowerId, tuple[str, QColor]]) -> None:
        if tray.kinds:
            left = _counted(tray, names, 1)
            build = self.tr("Set up") if tray.deploys else self.tr("Build")
            self._row.addWidget(caption(f"{build} {left}".strip()))
        tip = self.tr(
            "Drag it to where you want to build it; for a split coast, drop it on the half you "
            "mean."
        )
        if tray.deploys:
            tip = self.tr("Drag it to the province where it begins.")
        for kind in tray.kinds:
            more = f" {tray.beside[kind]}" if kind in tray.beside and not tray.several else ""
            token = Token(f"{kind}{more}", Touch(tray="token", kind=kind))
            token.setToolTip(unmarked(tip))
            self._row.addWidget(token)
        if tray.removes:
            self._row.addWidget(self._cross(tray, names))
        for power in tray.chips:
            name, colour = names.get(power, (power, QColor("white")))
            self._row.addWidget(Token(name, Touch(power=power), colour))
        for number, (label, goes_on) in enumerate(tray.labels):
            self._row.addWidget(self._deed(number, label, goes_on=goes_on))

    def _cross(self, tray: Tray, names: dict[PowerId, tuple[str, QColor]]) -> Token:
        """What takes away whatever is dropped on it."""
        word = self.tr("✕ disband") if tray.retreats else self.tr("✕ remove")
        left = _counted(tray, names, -1)
        token = Token(f"{word} {left}".strip(), Touch(tray="X"))
        token.setToolTip(self.tr("Drag a unit here to take it off the board."))
        return token

    def _deed(self, number: int, label: Value, *, goes_on: bool) -> QPushButton:
        """A button for what no piece is told; Tab leads to it from the map, a click does not."""
        id_ = label.id if isinstance(label, Message) else ""
        sheets = {
            "intimate.bid_for": self.tr("Sealed bids…"),
            "intimate.prefer": self.tr("Preference list…"),
        }
        key = self._pointer.keys.key_of("B")
        text = f"{sheets[id_]} ({key})" if id_ in sheets and key else sheets.get(id_)
        whose = f"{self._whose}: " if self._whose else ""
        button = QPushButton(whose + (text or say(label) + (" …" if goes_on else "")))
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        button.setAutoDefault(True)
        button.clicked.connect(lambda: self._do(number))
        return button

    def _do(self, number: int) -> None:
        """What a button of the tray stands for on the table of now."""
        if self._shown is not None:
            held: QWidget | None = self.window().focusWidget()
            if held is not None and self.isAncestorOf(held):
                self._over.setFocus()  # or the keyboard would go astray with the button
            _, then = self._shown.deeds[number]
            self._pointer.holding.choose(then, self.geometry().center())

    def _settle(self) -> None:
        for widget in self.findChildren(QWidget):
            widget.show()  # or the layout would count it only later, and the tray jump
            widget.ensurePolished()
        self._row.activate()
        self.adjustSize()
        room = self._over.rect()
        left = max(0, (room.width() - self.width()) // 2)
        self.move(left, room.height() - self.height() - _MARGIN)

    def _clear(self) -> None:
        for widget in self.findChildren(QWidget):
            self._row.removeWidget(widget)
            widget.hide()
            widget.setParent(None)
            widget.deleteLater()


def _counted(tray: Tray, names: dict[PowerId, tuple[str, QColor]], way: int) -> str:
    """``2``, or ``France 2, Germany 1`` where several could: builds, or removals with -1."""
    left = [(power, way * number) for power, number in tray.left if way * number >= 0]
    if not tray.several:
        return ", ".join(str(number) for _, number in left)
    return ", ".join(f"{names[power][0]} {number}" for power, number in left if number)
