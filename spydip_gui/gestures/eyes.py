"""Takes the mouse and key events of a map's pane before the pane does, and passes orders on."""

from collections.abc import Callable
from dataclasses import replace

from PySide6.QtCore import QEvent, QObject, QPoint, Qt
from PySide6.QtGui import QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QAbstractScrollArea

from spydip_gui.gestures.key_hold import Held
from spydip_gui.gestures.pointer import Pointer
from spydip_gui.gestures.walk.touch import Touch


class Eyes(QObject):
    """Gives a pane's events to the pointer; the pane gets those it does not take, such as a pan.

    ``look`` returns what lies at a spot of the pane's viewport.
    """

    def __init__(
        self, pane: QAbstractScrollArea, pointer: Pointer, look: Callable[[QPoint], Touch]
    ) -> None:
        super().__init__(pane)
        self._pane = pane
        self._pointer = pointer
        self._look = look
        self._taken = Qt.MouseButton.NoButton
        self._middle: QPoint | None = None
        self._space = False
        self._walked = False
        self._held = Held()
        pane.installEventFilter(self)
        pane.viewport().installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802  # Qt's name
        """Whether the event was for the gestures."""
        if isinstance(event, QMouseEvent) and watched is self._pane.viewport():
            return self._mouse(event)
        if isinstance(event, QKeyEvent) and watched is self._pane:
            return self._key(event)
        if event.type() == QEvent.Type.FocusOut and watched is self._pane:
            self._space = False
            self._pointer.keys.let_go()
        left = event.type() == QEvent.Type.Leave and watched is self._pane.viewport()
        if left and not self._walked:  # a province walked to by keys stays pointed at
            self._pointer.leave()
        return False

    def _mouse(self, event: QMouseEvent) -> bool:
        spot = event.position().toPoint()
        touch = self._look(spot)
        self._walked = not event.spontaneous()
        if self._walked:
            touch = replace(touch, coast=None)  # walked to by keys, which point at neither half
        match event.type():
            case QEvent.Type.MouseButtonPress:
                return self._press(event, touch, spot)
            case QEvent.Type.MouseMove:
                self._pointer.move(touch, spot)
                return self._taken is not Qt.MouseButton.NoButton
            case QEvent.Type.MouseButtonRelease:
                return self._release(event, touch, spot)
            case QEvent.Type.MouseButtonDblClick:
                if self._pointer.would_take(touch):
                    self._pointer.double(touch, spot)
                    return True
        return False

    def _press(self, event: QMouseEvent, touch: Touch, spot: QPoint) -> bool:
        first = self._taken is Qt.MouseButton.NoButton
        pulls = self._space or event.button() is Qt.MouseButton.MiddleButton
        self._middle = spot if pulls and not self._space else None
        shift = bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier)
        if first and (pulls or not self._pointer.would_take(touch, shift=shift)):
            self._pointer.holding.cancel()
            return False
        if first:
            self._taken = event.button()
        self._pointer.press(touch, event.button(), event.modifiers(), spot)
        return True

    def _release(self, event: QMouseEvent, touch: Touch, spot: QPoint) -> bool:
        """End a gesture; a middle click orders a hold, unless a middle drag has panned the map."""
        if event.button() is self._taken:
            self._taken = Qt.MouseButton.NoButton
            self._pointer.release(touch, event.button(), spot)
            return True
        middle = event.button() is Qt.MouseButton.MiddleButton and self._middle is not None
        if middle and self._taken is Qt.MouseButton.NoButton and self._middle == spot:
            self._pointer.double(touch, spot)
        return False

    def _key(self, event: QKeyEvent) -> bool:
        if event.isAutoRepeat() or event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            return False
        if event.key() == Qt.Key.Key_Space:
            self._space = event.type() is QEvent.Type.KeyPress
        if event.type() is QEvent.Type.KeyRelease:
            self._held.release(event)
            self._pointer.keys.key_up(event.text())
            return False
        if event.type() is not QEvent.Type.KeyPress:
            return False
        if not self._held.press(event):
            return self._pointer.keys.hold(event.text())
        return self._pointer.keys.key(Qt.Key(event.key()), event.text())
