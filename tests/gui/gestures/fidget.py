"""A restless person: random drags, clicks, keys and buttons, all of them real events of the map."""

import random
from collections.abc import Callable

from PySide6.QtCore import QCoreApplication, QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QDialog, QPushButton, QWidget

from spydip_gui.document.changes import Change, Part
from spydip_gui.document.document import Document
from spydip_gui.gestures.sheets.sheet_dialog import SheetDialog
from spydip_gui.window.map_area import Stage
from tests.gui.gestures.canvas import LEFT, MIDDLE, RIGHT, Person

NONE = Qt.MouseButton.NoButton
PLAIN, SHIFT = Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.ShiftModifier
KEYS = "HHHHHSMCVELOOKKUURRYYBBDDXX1234AFIT"


class Sender:
    """Sends events to widgets at once, without an event loop that would paint in between."""

    @staticmethod
    def mouseMove(widget: QWidget, pos: QPoint) -> None:  # noqa: N802  # named like QtBot's
        _mouse(widget, QEvent.Type.MouseMove, NONE, PLAIN, pos)

    @staticmethod
    def mousePress(  # noqa: N802
        widget: QWidget, button: Qt.MouseButton, keys: Qt.KeyboardModifier, pos: QPoint
    ) -> None:
        _mouse(widget, QEvent.Type.MouseButtonPress, button, keys, pos)

    @staticmethod
    def mouseRelease(widget: QWidget, button: Qt.MouseButton, pos: QPoint) -> None:  # noqa: N802
        _mouse(widget, QEvent.Type.MouseButtonRelease, button, PLAIN, pos)

    @staticmethod
    def mouseDClick(widget: QWidget, button: Qt.MouseButton, pos: QPoint) -> None:  # noqa: N802
        _mouse(widget, QEvent.Type.MouseButtonDblClick, button, PLAIN, pos)

    @staticmethod
    def keyClick(widget: QWidget, key: Qt.Key) -> None:  # noqa: N802
        Sender.keyPress(widget, key)
        Sender.keyRelease(widget, key)

    @staticmethod
    def keyPress(widget: QWidget, key: Qt.Key) -> None:  # noqa: N802
        QCoreApplication.sendEvent(widget, _key(QEvent.Type.KeyPress, key))

    @staticmethod
    def keyRelease(widget: QWidget, key: Qt.Key) -> None:  # noqa: N802
        QCoreApplication.sendEvent(widget, _key(QEvent.Type.KeyRelease, key))


class Fidget(Person):
    """Does one thing after another without sense."""

    def __init__(self, stage: Stage, document: Document, draw: random.Random) -> None:
        super().__init__(Sender(), stage, document)  # type: ignore[arg-type]
        self.draw = draw
        document.changed.connect(self._follow)

    def act(self) -> None:
        """One random thing on the map."""
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        draw, ring = self.draw, self.stage.hand.holding.ring
        sheets = [one for one in self.stage.findChildren(SheetDialog) if one.isVisible()]
        if sheets:
            self._sheet(sheets[0])
        elif ring.isVisible():
            self._answer()
        else:
            deeds: tuple[tuple[int, Callable[[], None]], ...] = (
                (55, self._drag),
                (8, self._click),
                (12, self._type),
                (5, self._shift),
                (8, self._token),
                (6, self._button),
                (3, self._zoom),
                (3, lambda: self.key(Qt.Key.Key_Escape)),
            )
            weights, choices = zip(*deeds, strict=True)
            draw.choices(choices, weights)[0]()

    def finish(self) -> None:
        """Leaves nothing open."""
        for dialog in self.stage.findChildren(QDialog):
            dialog.close()
        self.stage.hand.holding.cancel()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)

    def _follow(self, change: Change) -> None:
        """The map shows other pieces once the game went on; drafts need no drawing here."""
        if change.about(Part.GAME, Part.LOOK):
            self.stage.show_all()

    def _drag(self) -> None:
        start = self._start()
        if self.draw.random() < 0.6:
            self.drag(start, self._near(start))
            return
        path = [self._near(start)]
        for _ in range(self.draw.choice((0, 0, 0, 1, 2))):
            path.append(self._near(path[-1]))
        marks = [("*" if self.draw.random() < 0.3 else "") + place for place in path[:-1]]
        held = self.draw.choice(("", "", "", "S", "C", "V", "M", "K"))
        if held:
            self.go(start)
            self.hold(_code(held))
        button = self.draw.choice((LEFT, LEFT, LEFT, RIGHT))
        self.drag(start, *marks, path[-1], button=button)
        if held:
            self.let_go(_code(held))

    def _click(self) -> None:
        place, how = self._start(), self.draw.randrange(3)
        if how == 0:
            self.double(place)
        else:
            self.click(place, (LEFT, MIDDLE)[how - 1])

    def _type(self) -> None:
        self.go(self._start())
        self.key(self.draw.choice((*map(_code, KEYS), Qt.Key.Key_Delete, Qt.Key.Key_Tab)))

    def _shift(self) -> None:
        self.click(self.draw.choice(sorted(self.document.view.board.seas)), keys=SHIFT)

    def _token(self) -> None:
        tokens = self.shelf.tokens if not self.shelf.isHidden() else ()
        if tokens:
            token = self.draw.choice(tokens)
            places = [self._start(), f"@{token.text()}"]
            if token.touch.kind is not None:
                places.reverse()
            self.drag(*places)

    def _button(self) -> None:
        buttons = self.shelf.findChildren(QPushButton) if not self.shelf.isHidden() else []
        if self.draw.random() < 0.3:
            buttons += list(self.verbs.values())
        if buttons:
            self.draw.choice(buttons).click()

    def _zoom(self) -> None:
        self.stage.map.come_closer(self.draw.choice((0.01, 0.5, 0.8, 1.25)))

    def _answer(self) -> None:
        options = self.stage.hand.holding.ring.options
        key = self.draw.choice([*(_code(option.key) for option in options), Qt.Key.Key_Escape])
        self.key(key)

    def _sheet(self, sheet: SheetDialog) -> None:
        self.draw.choice((sheet.buttons.accepted.emit, sheet.buttons.rejected.emit))()

    def _start(self) -> str:
        """Mostly where there is a piece, else anywhere."""
        view = self.stage.board.view
        places = [f"!{piece.at}" for piece in view.pieces if piece.dislodged]
        places += [piece.at[:3] for piece in view.pieces if not piece.dislodged]
        layout = self.stage.board.layout
        places += [f"~{rail.province}" for rail in view.rails if layout.pips(rail)]
        if not places or self.draw.random() < 0.15:
            return self.draw.choice(sorted(self.document.view.board.provinces))
        return self.draw.choice(places)

    def _near(self, place: str) -> str:
        board = self.document.view.board
        province = place.lstrip("!~*")[:3]
        if self.draw.random() < 0.2 or not board.neighbours.get(province):
            return self.draw.choice(sorted(board.provinces))
        return self.draw.choice(sorted(board.neighbours[province]))

    def _on_board(self, place: str) -> tuple[float, float]:
        if not place.startswith("~"):
            return super()._on_board(place)
        layout, view = self.stage.board.layout, self.stage.board.view
        rails = [rail for rail in view.rails if rail.province == place[1:]]
        spots = [spot for rail in rails for spot, _ in layout.pips(rail)]
        return self.draw.choice(spots) if spots else super()._on_board(place[1:])


def _mouse(
    widget: QWidget,
    kind: QEvent.Type,
    button: Qt.MouseButton,
    keys: Qt.KeyboardModifier,
    pos: QPoint,
) -> None:
    where = QPointF(pos)
    buttons = NONE if kind is QEvent.Type.MouseButtonRelease else button
    event = QMouseEvent(kind, where, QPointF(widget.mapToGlobal(pos)), button, buttons, keys)
    QCoreApplication.sendEvent(widget, event)


def _key(kind: QEvent.Type, key: Qt.Key) -> QKeyEvent:
    text = chr(key).lower() if key < 0x80 else ""
    return QKeyEvent(kind, key, PLAIN, text)


def _code(letter: str) -> Qt.Key:
    return Qt.Key(ord(letter))
