"""A person who orders covert pieces on the map, written as short lines of what the hand does."""

from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtWidgets import QApplication, QPushButton
from pytestqt.qtbot import QtBot

from engine.board.graph import PowerId
from engine.board.picture import Picture
from engine.game.game import Game
from engine.units import Stack
from spydip_gui.gestures.chips import Chips
from spydip_gui.output.palette import Palette
from tests.gui.gestures.canvas import Person, seated

KEYS = {
    "Space": Qt.Key.Key_Space,
    "Tab": Qt.Key.Key_Tab,
    "Esc": Qt.Key.Key_Escape,
    "Enter": Qt.Key.Key_Return,
    "Del": Qt.Key.Key_Delete,
}


def pieces(*texts: str) -> tuple[Stack, ...]:
    """``FRANCE: SPY PAR`` or ``FRANCE: AGENT PAR 5``."""
    found = []
    for text in texts:
        power, piece = text.split(": ")
        kind, province, *count = piece.split()
        number = int(count[0]) if count else 1
        found.append(Stack(kind=kind, power=power, province=province, count=number))
    return tuple(found)


class Spymaster(Person):
    """Somebody at the mouse who also picks covert pieces.

    ``~PAR`` is the first own covert piece there and ``~CEU@PAR`` the first of a kind, in the open
    fan if there is one; ``~PAR:3`` the third that is shown. ``#PAR`` is the number of a stack.
    """

    def at(self, place: str) -> QPoint:
        if place.startswith("~"):
            return self._shown(self._pip(place[1:]))
        if place.startswith("#"):
            return self._shown(self._number(place[1:]))
        return super().at(place)

    def do(self, deeds: str) -> None:
        """``drag ~PAR BUR``, ``carry …`` and ``drop``, ``double``, ``click``, ``over``, ``key K``,
        ``hold K``, ``free K``, ``wheel ~PAR -2``, ``deed deport``, one after another."""
        for deed in deeds.split("; "):
            word, *rest = deed.split(" ")
            match word:
                case "drag" | "carry" | "double" | "click":
                    getattr(self, word)(*rest)
                case "drop":
                    self.drop(under=self._under(rest[0]) if rest else None)
                case "go" | "over":
                    self.go(rest[0])
                case "key":
                    self.key(_key(rest[0]))
                case "hold":
                    self.hold(_key(rest[0]))
                case "free":
                    self.let_go(_key(rest[0]))
                case "wheel":
                    self.wheel(rest[0], int(rest[1]))
                case "deed":
                    self.deed(" ".join(rest))
                case _:
                    raise ValueError(deed)

    def double(self, place: str) -> None:
        """A double click as a mouse makes it: the second press is the double one."""
        self.click(place)
        self.bot.mouseDClick(self.view, Qt.MouseButton.LeftButton, pos=self.spot)
        self.drop()

    @property
    def chips(self) -> Chips:
        return self.stage.findChild(Chips)

    def key(self, key: Qt.Key) -> None:
        """A key, at the row of powers where one is open."""
        if self.chips.isVisible():
            self.bot.keyClick(self.chips, key)
        else:
            super().key(key)

    def rest(self, seat: str) -> None:
        """Puts everything away and takes all orders back."""
        self.stage.hand.holding.cancel()
        self.chips.hide()
        self.stage.board.open_fan(None)
        self.document.replace_lines({PowerId(seat): ()})
        self.go("nowhere")

    def let_go(self, key: Qt.Key) -> None:
        """A key is let go, at the ring where that has come meanwhile."""
        ring = self.stage.hand.holding.ring
        self.bot.keyRelease(ring if ring.isVisible() else self.stage.map, key)

    def wheel(self, place: str, notches: int) -> None:
        """Turns the wheel over a place, away from the person if above zero."""
        self.go(place)
        where = QPointF(self.spot)
        event = QWheelEvent(
            where,
            self.view.mapToGlobal(where),
            QPoint(),
            QPoint(0, 120 * notches),
            Qt.MouseButton.NoButton,
            Qt.KeyboardModifier.NoModifier,
            Qt.ScrollPhase.NoScrollPhase,
            False,
        )
        QApplication.sendEvent(self.view, event)

    def deed(self, label: str) -> None:
        """Presses a button of the tray."""
        buttons = self.shelf.findChildren(QPushButton)
        exact = [one for one in buttons if one.text().removesuffix(" …") == label]
        (button,) = exact or [one for one in buttons if one.text().startswith(label)]
        self.bot.mouseClick(button, Qt.MouseButton.LeftButton)

    def _pip(self, name: str) -> tuple[float, float]:
        name, _, number = name.partition(":")
        kind, _, province = name.rpartition("@")
        board = self.stage.board
        if board.fan is not None and board.fan.rail.province == province:
            shown = board.fan.pips
        else:
            rail = next(rail for rail in board.view.rails if rail.province == province)
            shown = tuple(board.layout.pips(rail))
        own = [spot for spot, pip in shown if kind in ("", pip.kind) and pip.power in self._own]
        return own[int(number or 1) - 1]

    @property
    def _own(self) -> set[str]:
        """The powers whose pieces may be ordered."""
        seen = [self.document.view.seen(seat) for seat in self.document.view.seats]
        return {one.power for seat in seen for one in (seat, *seat.commands)}

    def _number(self, province: str) -> tuple[float, float]:
        board = self.stage.board
        rail = next(rail for rail in board.view.rails if rail.province == province)
        if not board.layout.pips(rail):
            return board.layout.rail(province)
        spot, _ = next(iter(board.layout.pips(rail)))
        return board.layout.count(spot)


def spymaster(
    bot: QtBot, picture: Picture, palette: Palette, played: Game, viewer: str = ""
) -> Spymaster:
    """Somebody before a game with covert pieces."""
    person = seated(bot, picture, palette, played, viewer)
    return Spymaster(bot, person.stage, person.document)


def _key(name: str) -> Qt.Key:
    return KEYS.get(name) or Qt.Key(ord(name))
