"""A row of powers beside an order just written: each click or letter spares one, or names it."""

from collections.abc import Callable

from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QColor, QFocusEvent, QKeyEvent
from PySide6.QtWidgets import QApplication, QHBoxLayout, QToolButton, QWidget

from engine.board.graph import PowerId
from spydip_gui.gestures.walk.naming import Naming, naming, switched, unnamed
from spydip_gui.gestures.walk.outcomes import Written
from spydip_gui.gestures.writer import Writer
from spydip_gui.theme.parts import caption, fill, tool


class Chips(QWidget):
    """Follows the orders that gestures write; the next press elsewhere, or Esc, closes it."""

    def __init__(
        self,
        over: QWidget,
        writer: Writer,
        names: dict[PowerId, tuple[str, QColor]],
        letters: dict[PowerId, str],
    ) -> None:
        """Wait over the map; ``names`` maps each power to its name and colour."""
        super().__init__(over)
        self.setAccessibleName(self.tr("Powers of the order"))
        self._over = over
        self._writer = writer
        self._names = names
        self._letters = letters
        self._of: Naming | None = None
        self._writes = False
        self.spot: Callable[[], QPoint] = QPoint
        """Where the pointer is."""
        self.chips: dict[PowerId, QToolButton] = {}
        self.none = QToolButton()
        self._row = fill(QHBoxLayout(self), margin=(8, 5, 8, 5), spacing=4)
        self.setObjectName("chips")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.hide()

    def follow(self, written: Written) -> None:
        """Ask whom the order spares, or whom alone it targets, if it is one that can say so."""
        if self._writes:
            return
        table, alone = self._writer.table(), len(written.lines) == 1
        found = naming(table, *written.lines[0]) if table is not None and alone else None
        if found is None:
            self.hide()
            return
        self._show(found)
        self._place()
        self.show()
        self.raise_()
        self.setFocus()

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802  # Qt's name
        """A power's letter toggles it; Esc and Enter close; any other key goes to the map."""
        text = event.text().upper()
        chip = next((chip for chip in self.chips.values() if chip.text()[:1] == text), None)
        if chip is not None:
            chip.click()
            return
        self._close()
        if event.key() not in (Qt.Key.Key_Escape, Qt.Key.Key_Return, Qt.Key.Key_Enter):
            QApplication.sendEvent(self._over, event)

    def keyReleaseEvent(self, event: QKeyEvent) -> None:  # noqa: N802  # Qt's name
        """Pass the release on: the key was pressed at the map, which has to hear of it."""
        QApplication.sendEvent(self._over, event)

    def focusOutEvent(self, event: QFocusEvent) -> None:  # noqa: N802  # Qt's name
        """Close when the user clicks elsewhere."""
        super().focusOutEvent(event)
        if not self.isAncestorOf(QApplication.focusWidget() or self._over):
            self.hide()

    def _show(self, of: Naming) -> None:
        self._of = of
        self._clear()
        lead = self.tr("except those of") if of.spares else self.tr("only those of")
        self._row.addWidget(caption(lead))
        for power in of.powers:
            self.chips[power] = self._chip(power, on=power in of.named)
            self._row.addWidget(self.chips[power])
        self.none = self._none(of)
        self._row.addWidget(self.none)
        self.setAccessibleName(lead)

    def _none(self, of: Naming) -> QToolButton:
        """The chip for no power at all: nobody is spared, or everybody targeted."""
        chip = tool(self.tr("nobody") if of.spares else self.tr("all"), lasts=True)
        chip.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        chip.setChecked(not of.named)
        chip.clicked.connect(self._switch)
        return chip

    def _chip(self, power: PowerId, *, on: bool) -> QToolButton:
        name, colour = self._names.get(power, (power, QColor("white")))
        chip = QToolButton()
        chip.setText(f"{self._letters.get(power, power[:1])} {name}")
        chip.setCheckable(True)
        chip.setChecked(on)
        chip.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        chip.setAccessibleName(name)
        ink = "black" if colour.lightnessF() > 0.5 else "white"
        struck = on and self._of is not None and self._of.spares
        named = "3px solid black" if on else "1px solid palette(mid)"
        edge = "3px solid #b3261e" if struck else named
        chip.setStyleSheet(
            f"background: {colour.name()}; color: {ink}; border: {edge}; border-radius: 5px;"
            f"padding: 4px 6px; text-decoration: {'line-through' if struck else 'none'};"
        )
        chip.clicked.connect(lambda: self._switch(power=power))
        return chip

    def _switch(self, _on: bool = False, *, power: PowerId | None = None) -> None:  # noqa: FBT001, FBT002  # Qt's
        """Toggle a power; without one, clear them all."""
        table, of = self._writer.table(), self._of
        if table is None or of is None:
            return
        changed = unnamed(table, of) if power is None else switched(table, of, power)
        if changed is None:
            self._show(of)  # the choice stands
            self._settle()
            return
        self._writes = True
        self._writer.give(changed.lines, changed.gone)
        self._writes = False
        table = self._writer.table()
        found = naming(table, *changed.lines[0]) if table is not None else None
        if found is None:
            self._close()
            return
        self._show(found)
        self._settle()

    def _settle(self) -> None:
        for widget in self.findChildren(QWidget):
            widget.show()  # or the layout would only count it later
            widget.ensurePolished()
        self._row.activate()
        self.adjustSize()

    def _place(self) -> None:
        self._settle()
        room = self._over.rect()
        corner = self.spot() + QPoint(-self.width() // 2, 26)
        corner.setX(max(0, min(corner.x(), room.width() - self.width())))
        corner.setY(max(0, min(corner.y(), room.height() - self.height())))
        self.move(corner)

    def _close(self) -> None:
        self.hide()
        self._over.setFocus()

    def _clear(self) -> None:
        self.chips = {}
        while (item := self._row.takeAt(0)) is not None:
            widget = item.widget()
            if widget is not None:
                widget.hide()
                widget.setParent(None)
                widget.deleteLater()
