"""A person at the desk's own map: every press, move, key and drop is a real event of the window."""

from collections.abc import Mapping, Sequence
from dataclasses import replace

from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtWidgets import QToolButton, QWidget
from pytestqt.qtbot import QtBot

from engine import judge
from engine.board.graph import Location, PowerId
from engine.board.picture import Picture
from engine.game.game import Game
from engine.phases import parse_phase
from engine.position import Dislodged
from engine.session.seat import Seat
from engine.units import Unit
from spydip_gui.document.document import Document
from spydip_gui.gestures.shelf import Shelf
from spydip_gui.output import curves
from spydip_gui.output.palette import Palette
from spydip_gui.window.map_area import Stage
from tests.gui.gestures.drawing import units

LEFT, RIGHT, MIDDLE = (
    Qt.MouseButton.LeftButton,
    Qt.MouseButton.RightButton,
    Qt.MouseButton.MiddleButton,
)
NOWHERE = "nowhere"
LENIENT = "lenient"
"""A property of the document: whether illegal orders are recorded."""


def game(
    *standing: str,
    variant: str = "standard",
    phase: str = "S1901M",
    fallen: Sequence[str] = (),
    centres: Mapping[str, str] | None = None,
    options: Mapping[str, str] | None = None,
    **more: object,
) -> Game:
    """A game at a position: ``FRANCE: A PAR``; fallen ``FRANCE: A MAR FROM PIE``.

    ``centres`` maps a power to its centres; without it the start's owners stay.
    """
    rules = judge.ruleset(variant, options=dict(options or {}))
    start = judge.begin(rules)
    out = [text.split(" FROM ") for text in fallen]
    lost = [(Unit(*_piece(text)), origin) for text, origin in out]
    owners = {c: p for p, names in (centres or {}).items() for c in names.split()}
    position = replace(
        start,
        phase=parse_phase(phase),
        units=units(*standing) if standing else start.units,
        dislodged={unit.province: Dislodged(unit, origin) for unit, origin in lost},
        centres=owners or start.centres,
        **more,
    )
    return Game.begin(rules, title="Test", seed="test", position=position)


def _piece(text: str) -> tuple[str, str, str]:
    power, piece = text.split(": ")
    kind, at = piece.split(" ")
    return power, kind, at


class Person:
    """Somebody at the mouse and the keys before a stage.

    Places are ``PAR``, the half of a coast ``STP/NC``, ``!PAR`` for the unit in retreat there,
    ``@A`` for a token of the tray by its text, ``o:NTH`` for the bead of a route on a sea,
    ``MAR~BUR`` for the middle of an arrow, and ``nowhere`` for a spot off the board.
    """

    def __init__(self, bot: QtBot, stage: Stage, document: Document) -> None:
        self.bot, self.stage, self.document = bot, stage, document
        self.view = stage.map.viewport()
        self.spot = QPoint()

    @property
    def shelf(self) -> Shelf:
        return self.stage.shelf

    @property
    def verbs(self) -> Mapping[str, QToolButton]:
        """The buttons of the palette of verbs."""
        return self.stage.rail.buttons

    @property
    def hand(self) -> object:
        return self.stage.hand.holding.hand

    @property
    def offers(self) -> tuple[str, ...]:
        """What the ring at the pointer offers."""
        return tuple(f"{one.key} {one.label}" for one in self.stage.hand.holding.ring.options)

    @property
    def ghost(self) -> str:
        """The text at the pointer, empty where there is none."""
        whisper = self.stage.hand.holding.whisper
        return whisper.text() if whisper.isVisible() else ""

    def written(self, seat: str) -> tuple[str, ...]:
        return self.document.view.orders(PowerId(seat))

    def at(self, place: str) -> QPoint:
        """Where a thing is on the map's viewport."""
        if place == NOWHERE:
            return QPoint(3, 3)
        if place.startswith("@"):
            token = next(t for t in self.shelf.tokens if t.text().startswith(place[1:]))
            return self._on_map(token.mapToGlobal(token.rect().center()))
        return self._shown(self._on_board(place))

    def _on_board(self, place: str) -> tuple[float, float]:
        layout, picture = self.stage.board.layout, self.stage.board.picture
        if place.startswith("!"):
            return layout.beside(place[1:])
        if place.startswith("o:"):
            return layout.bead(place[2:])
        if "~" in place:
            line = self.stage.board.ways.along(tuple(map(Location, place.split("~"))))
            return curves.at(line, curves.length(line) / 2)
        return self._half(place) if "/" in place else picture.unit(place)

    def _half(self, coast: str) -> tuple[float, float]:
        """A spot inside a split province in the half of a coast, as near to its fleet as can be."""
        board = self.stage.board
        shape = board.picture.provinces[coast[:3]]
        (ax, ay), (bx, by) = shape.coasts[coast].unit, shape.label.at
        ways = ((ax + (bx - ax) * part / 20, ay + (by - ay) * part / 20) for part in range(21))
        # The pointer stands on whole pixels, so that a spot at the very edge may miss the half.
        halves = ((spot, board.hit(self.stage.map.mapToScene(self._shown(spot)))) for spot in ways)
        return next(s for s, hit in halves if (hit.province, hit.coast) == (coast[:3], coast))

    def press(
        self,
        place: str,
        button: Qt.MouseButton = LEFT,
        keys: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier,
    ) -> None:
        self.go(place)
        where = self._under(place)
        self.bot.mousePress(where, button, keys, self._in(where, self.spot))

    def go(self, place: str, *, under: QWidget | None = None) -> None:
        where = under or self.view
        if place.startswith("@"):  # the powers' chips are there only once a drag has begun
            self.bot.mouseMove(where, self._in(where, self.spot + QPoint(12, 0)))
        self.spot = self.at(place)
        for spot in (self.spot - QPoint(3, 0), self.spot):
            self.bot.mouseMove(where, self._in(where, spot))

    def drag(
        self,
        *places: str,
        button: Qt.MouseButton = LEFT,
        keys: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier,
    ) -> None:
        """A ``*`` before a place pins it with Space."""
        self.carry(*places, button=button, keys=keys)
        self.drop(button, self._under(places[0]))

    def carry(
        self,
        *places: str,
        button: Qt.MouseButton = LEFT,
        keys: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier,
    ) -> None:
        """A drag without its end."""
        self.press(places[0], button, keys)
        for place in places[1:]:
            self.go(place.removeprefix("*"), under=self._under(places[0]))
            if place.startswith("*"):
                self.key(Qt.Key.Key_Space)

    def drop(self, button: Qt.MouseButton = LEFT, under: QWidget | None = None) -> None:
        where = under or self.view
        self.bot.mouseRelease(where, button, pos=self._in(where, self.spot))

    def click(
        self,
        place: str,
        button: Qt.MouseButton = LEFT,
        keys: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier,
    ) -> None:
        self.press(place, button, keys)
        self.drop(button)

    def double(self, place: str) -> None:
        self.bot.mouseDClick(self.view, LEFT, pos=self.at(place))

    def key(self, key: Qt.Key) -> None:
        """A key, at the ring where one is open."""
        ring = self.stage.hand.holding.ring
        self.bot.keyClick(ring if ring.isVisible() else self.stage.map, key)

    def hold(self, key: Qt.Key) -> None:
        self.bot.keyPress(self.stage.map, key)

    def let_go(self, key: Qt.Key) -> None:
        self.bot.keyRelease(self.stage.map, key)

    def _in(self, widget: QWidget, spot: QPoint) -> QPoint:
        """A spot of the viewport in the coordinates of the widget that hears the mouse."""
        if widget is self.shelf:
            return self.shelf.mapFromGlobal(self.stage.map.mapToGlobal(spot))
        return spot

    def _under(self, place: str) -> QWidget:
        """The widget that hears the mouse where a drag begins."""
        return self.shelf if place.startswith("@") else self.view

    def _on_map(self, spot: QPoint) -> QPoint:
        return self.stage.map.mapFromGlobal(spot)

    def _shown(self, spot: tuple[float, float]) -> QPoint:
        return self.stage.map.mapFromScene(QPointF(*spot))


def seated(
    bot: QtBot, picture: Picture, palette: Palette, played: Game, viewer: str = ""
) -> Person:
    """A person before a game, looking as somebody."""
    document = Document(Seat(played))
    if viewer:
        document.look(viewer=PowerId(viewer))
    stage = Stage(document, picture, palette, lambda: bool(document.property(LENIENT)))
    bot.addWidget(stage)
    document.changed.connect(stage.show_all)
    stage.resize(1200, 1000)
    with bot.waitExposed(stage):
        stage.show()
    return Person(bot, stage, document)
