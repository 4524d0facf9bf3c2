"""The tray beside the map: tokens to build, powers to name, a cross to remove, other actions."""

from collections.abc import Callable

from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QColor, QMouseEvent
from PySide6.QtWidgets import QLabel, QPushButton, QWidget

from engine.board.graph import PowerId
from engine.language.message import Message, Value
from spydip_gui.gestures.pointer import Pointer
from spydip_gui.gestures.walk.tokens import Tray
from spydip_gui.gestures.walk.touch import Touch
from spydip_gui.language.reader import labelled, say
from spydip_gui.theme.flow import Flow
from spydip_gui.theme.parts import caption, unmarked


class Token(QLabel):
    """One thing in the tray, carrying the touch it stands for."""

    def __init__(self, text: str, touch: Touch, colour: QColor | None = None) -> None:
        super().__init__(text)
        self.touch = touch
        self.setProperty("tone", "token")
        if colour is not None:
            self.setStyleSheet(f"background: {colour.name()}; color: {_ink(colour)};")
        self.setAccessibleName(text)


class Shelf(QWidget):
    """Shown while there is anything to take from it or drop on it."""

    def __init__(self, over: QWidget, pointer: Pointer, look: Callable[[QPoint], Touch]) -> None:
        """Serve a map; ``look`` returns what lies at a spot of it."""
        super().__init__()
        self._over = over
        self._pointer = pointer
        self._look = look
        self._shown: Tray | None = None
        self._whose: tuple[str, ...] = ("",)
        self._others: tuple[Tray, ...] = ()
        self._row = Flow()
        self._row.setContentsMargins(8, 6, 8, 6)
        self.setLayout(self._row)
        self.setObjectName("shelf")
        self.setAccessibleName(self.tr("Tray"))
        self.hide()

    @property
    def tokens(self) -> tuple[Token, ...]:
        """Everything that can be dragged, or dropped on."""
        return tuple(self.findChildren(Token))

    def show_tray(
        self,
        tray: Tray | None,
        names: dict[PowerId, tuple[str, QColor]],
        *whose: str,
        others: tuple[Tray, ...] = (),
    ) -> None:
        """Show a seat's tray, or nothing, and the sealed sheets of other seats.

        Buttons say whom they are for, if that is given.
        """
        said = whose or ("",)
        same = (tray, said, others) == (self._shown, self._whose, self._others)
        self._shown, self._whose, self._others = tray, said, others
        if same:
            return
        self._clear()
        if tray is None or tray.empty:
            self.hide()
            return
        self._fill(tray, names)
        self.show()
        for part in self.findChildren(QWidget):
            part.show()  # or the layout would only count it later, and a drop would miss it
        self._row.activate()

    def touch_at(self, spot: QPoint) -> Touch | None:
        """What part of the tray lies at a spot of the map, or None."""
        inside = self.mapFromGlobal(self._over.mapToGlobal(spot))
        if not self.isVisible() or not self.rect().contains(inside):
            return None
        token = next((t for t in self.tokens if t.geometry().contains(inside)), None)
        return token.touch if token else Touch()

    def mousePressEvent(self, event: QMouseEvent) -> None:  # noqa: N802  # Qt's name
        """Take a token."""
        spot = self._on_map(event)
        touch = self.touch_at(spot)
        if touch is not None and touch.kind is not None:
            self._over.setFocus(Qt.FocusReason.MouseFocusReason)  # a digit says how many
            self._pointer.press(touch, event.button(), event.modifiers(), spot)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:  # noqa: N802  # Qt's name
        """Drag a token over the map."""
        spot = self._on_map(event)
        self._pointer.move(self._look(spot), spot)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:  # noqa: N802  # Qt's name
        """Drop a token."""
        spot = self._on_map(event)
        self._pointer.release(self._look(spot), event.button(), spot)

    def _on_map(self, event: QMouseEvent) -> QPoint:
        return self._over.mapFromGlobal(event.globalPosition().toPoint())

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
        for place, one in enumerate((tray, *self._others)):
            for number, (label, goes_on) in enumerate(one.labels):
                self._row.addWidget(self._deed(place, number, label, goes_on=goes_on))

    def _cross(self, tray: Tray, names: dict[PowerId, tuple[str, QColor]]) -> Token:
        """The cross, which removes whatever is dropped on it."""
        word = self.tr("✕ disband") if tray.retreats else self.tr("✕ remove")
        left = _counted(tray, names, -1)
        token = Token(f"{word} {left}".strip(), Touch(tray="X"))
        token.setToolTip(self.tr("Drag a unit here to take it off the board."))
        return token

    def _deed(self, place: int, number: int, label: Value, *, goes_on: bool) -> QPushButton:
        """A button for an action without a piece; Tab reaches it from the map, a click does not."""
        id_ = label.id if isinstance(label, Message) else ""
        sheets = {
            "intimate.bid_for": self.tr("Sealed bids…"),
            "intimate.prefer": self.tr("Preference list…"),
        }
        key = self._pointer.keys.key_of("B")
        text = f"{sheets[id_]} ({key})" if id_ in sheets and key and not place else sheets.get(id_)
        who = self._whose[place] if place < len(self._whose) else ""
        text = text or say(label) + (" …" if goes_on else "")
        button = QPushButton(labelled(who, text) if who else text)
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        button.setAutoDefault(True)
        button.clicked.connect(lambda: self._do(place, number))
        return button

    def _do(self, place: int, number: int) -> None:
        """Do what a button of the tray stands for, on the current table."""
        if self._shown is not None:
            held: QWidget | None = self.window().focusWidget()
            if held is not None and self.isAncestorOf(held):
                self._over.setFocus()  # or the focus would be lost with the button
            _, then = (self._shown, *self._others)[place].deeds[number]
            self._pointer.holding.choose(then, self._over.rect().center())

    def _clear(self) -> None:
        for widget in self.findChildren(QWidget):
            self._row.removeWidget(widget)
            widget.hide()
            widget.setParent(None)
            widget.deleteLater()


def _ink(ground: QColor) -> str:
    return "black" if ground.lightnessF() > 0.5 else "white"


def _counted(tray: Tray, names: dict[PowerId, tuple[str, QColor]], way: int) -> str:
    """``2``, or ``France 2, Germany 1`` if several could: builds, or removals with -1."""
    left = [(power, way * number) for power, number in tray.left if way * number >= 0]
    if not tray.several:
        return ", ".join(str(number) for _, number in left)
    return ", ".join(f"{names[power][0]} {number}" for power, number in left if number)
