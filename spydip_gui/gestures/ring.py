"""The ring of choices at the pointer: buttons, each with its key; never a dialog."""

from math import cos, pi, sin

from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QFont,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPen,
    QRegion,
)
from PySide6.QtWidgets import QApplication, QPushButton, QWidget

from spydip_gui.gestures.walk.outcomes import Choosing, Option
from spydip_gui.language.reader import say

_GAP = 8
_REACH = 44


OUTER = 104
"""The radius of the ring of flags in pixels."""

INNER = 30
_SINK = 1.5  # pixels between two sectors


class Sector(QPushButton):
    """A power's flag in the ring, with its letter and its name."""

    def __init__(
        self, over: QWidget, *, place: tuple[int, int], key: str, label: str, colour: QColor
    ) -> None:
        """Take the place ``(number, of how many)`` in the ring."""
        super().__init__(over)
        self._key = key
        self._label = label
        self._colour = colour
        number, count = place
        self._middle = 2 * pi * number / count - pi / 2
        self._path = _slice(self._middle, 2 * pi / count)
        self.resize(2 * OUTER, 2 * OUTER)
        self.setMask(QRegion(self._path.toFillPolygon().toPolygon()))
        self.setText(f"{key}   {label}")

    def paintEvent(self, _event: QPaintEvent) -> None:  # noqa: N802  # Qt's name
        """Paint the sector in the power's colour, ringed where it has the focus."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        lively = self.underMouse() or self.hasFocus()
        painter.setBrush(self._colour.lighter(112) if lively else self._colour)
        painter.setPen(QPen(QColor("#26221c"), 3 if lively else 1.2))
        painter.drawPath(self._path)
        painter.setPen(QColor("black" if self._colour.lightnessF() > 0.5 else "white"))
        far = (OUTER + INNER) / 2 + 4
        x, y = OUTER + far * cos(self._middle), OUTER + far * sin(self._middle)
        font = QFont(self.font())
        font.setBold(True)
        font.setPixelSize(22)
        painter.setFont(font)
        painter.drawText(_room(x, y - 9), Qt.AlignmentFlag.AlignCenter, self._key)
        font.setPixelSize(11)
        font.setBold(False)
        painter.setFont(font)
        painter.drawText(_room(x, y + 10), Qt.AlignmentFlag.AlignCenter, self._label)
        painter.end()

    def spot(self) -> QPointF:
        """The middle of the sector."""
        far = (OUTER + INNER) / 2
        return QPointF(OUTER + far * cos(self._middle), OUTER + far * sin(self._middle))


def _slice(middle: float, width: float) -> QPainterPath:
    """A slice of a ring, centred on a direction."""
    outer = QRectF(_SINK, _SINK, 2 * (OUTER - _SINK), 2 * (OUTER - _SINK))
    inner = QRectF(OUTER - INNER, OUTER - INNER, 2 * INNER, 2 * INNER)
    gap = _SINK / OUTER
    start = -(middle - width / 2 + gap) * 180 / pi
    sweep = -(width - 2 * gap) * 180 / pi
    path = QPainterPath()
    path.arcMoveTo(outer, start)
    path.arcTo(outer, start, sweep)
    path.arcTo(inner, start + sweep, -sweep)
    path.closeSubpath()
    return path


def _room(x: float, y: float) -> QRectF:
    return QRectF(x - 50, y - 14, 100, 28)


class Ring(QWidget):
    """Shows options around a spot of the map; ``taken`` carries the one chosen.

    Up to six stand in two columns left and right of the spot, since texts need the width; the
    powers' flags are sectors of a circle, with any other choices below it.
    """

    taken = Signal(object)
    left = Signal()

    def __init__(self, over: QWidget) -> None:
        super().__init__(over)
        self._over = over
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAccessibleName(self.tr("Choose the order"))
        self._buttons: list[QPushButton] = []
        self._flags: list[Sector] = []
        self.options: tuple[Option, ...] = ()
        """What may be chosen now."""
        self.hide()

    def ask(self, choosing: Choosing, spot: QPoint, colours: dict[str, QColor]) -> None:
        """Show these options around a spot; ``colours`` colours those with a power's label."""
        self._clear()
        self.options = choosing.options
        flags = [o.label for o in choosing.options if str(o.label) in colours]
        for option in choosing.options:
            colour = colours.get(str(option.label)) if len(flags) > 1 else None
            place = (len(self._flags), len(flags))
            self._buttons.append(self._made(option, colour, place))
        self._arrange(spot)
        self.show()
        self.raise_()
        self._buttons[0].setFocus()

    def close_ring(self) -> None:
        """Choose nothing; the keyboard focus returns to the map."""
        held = self._over.focusWidget() in (self, *self._buttons)
        self._clear()
        self.hide()
        if held:
            self._over.setFocus()

    def mousePressEvent(self, event: QMouseEvent) -> None:  # noqa: N802  # Qt's name
        """Choose nothing: the press was between the options."""
        event.accept()
        self.left.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802  # Qt's name
        """Take the option with this key; Enter takes the first one, Esc none."""
        key, text = event.key(), event.text().upper()
        option = next((o for o in self.options if o.key == text), None)
        if key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            option = option or self._focused()
        if option is not None:
            self.taken.emit(option)
        elif key == Qt.Key.Key_Escape:
            self.left.emit()
        else:
            super().keyPressEvent(event)

    def keyReleaseEvent(self, event: QKeyEvent) -> None:  # noqa: N802  # Qt's name
        """Pass the release on: the key was pressed at the map, which has to hear of it."""
        QApplication.sendEvent(self._over, event)

    def _focused(self) -> Option:
        for button, option in zip(self._buttons, self.options, strict=True):
            if button.hasFocus():
                return option
        return self.options[0]

    def _made(self, option: Option, colour: QColor | None, place: tuple[int, int]) -> QPushButton:
        """A button for an option; an option with a power's colour is a sector of the ring."""
        said = say(option.label)
        if colour is None:
            button = QPushButton(f"{option.key}   {said}", self)
            button.adjustSize()
        else:
            button = Sector(self, place=place, key=option.key, label=said, colour=colour)
            self._flags.append(button)
        button.setAccessibleName(said)
        button.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        button.setAutoDefault(True)
        button.clicked.connect(lambda: self.taken.emit(option))
        button.show()
        return button

    def _arrange(self, spot: QPoint) -> None:
        places = self._circle() if self._flags else self._columns()
        whole = QRect()
        for place in places:
            whole = whole.united(place)
        room = self._over.rect()
        corner = spot + whole.topLeft()
        corner.setX(max(0, min(corner.x(), room.width() - whole.width())))
        corner.setY(max(0, min(corner.y(), room.height() - whole.height())))
        for button, place in zip(self._buttons, places, strict=True):
            button.setGeometry(place.translated(-whole.topLeft()))
        self.setGeometry(QRect(corner, whole.size()))
        self._let_through()

    def _let_through(self) -> None:
        """Let the mouse through to the map between the buttons, as over the piece in the middle."""
        covered = QRegion()
        for button in self._buttons:
            shape = button.mask()
            shape = QRegion(button.rect()) if shape.isEmpty() else shape
            covered += shape.translated(button.pos())
        self.setMask(covered)

    def _columns(self) -> list[QRect]:
        """Place them right and left of the spot in turn, from the top down."""
        tall = max(button.sizeHint().height() for button in self._buttons) + _GAP
        rows = (len(self._buttons) + 1) // 2
        places = []
        for number, button in enumerate(self._buttons):
            size = button.sizeHint()
            y = (number // 2 - (rows - 1) / 2) * tall - size.height() / 2
            bow = _REACH if rows == 1 or 0 < number // 2 < rows - 1 else _REACH * 2 // 3
            x = bow if number % 2 == 0 else -bow - size.width()
            places.append(QRect(QPoint(round(x), round(y)), size))
        return places

    def _circle(self) -> list[QRect]:
        """The flags around the spot, and anything else in a column below them."""
        places, y = [], OUTER + _GAP
        for button in self._buttons:
            if isinstance(button, Sector):
                places.append(QRect(-OUTER, -OUTER, 2 * OUTER, 2 * OUTER))
                continue
            size = button.sizeHint()
            places.append(QRect(QPoint(-size.width() // 2, y), size))
            y += size.height() + _GAP
        return places

    def _clear(self) -> None:
        for button in self._buttons:
            button.hide()
            button.deleteLater()
        self._buttons = []
        self._flags = []
        self.options = ()
