"""Real drags on the desk's own map write into the document, in every variant."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from pytestqt.qtbot import QtBot

from engine import judge
from engine.board.graph import PowerId
from engine.board.picture import Picture
from engine.game.game import Game
from engine.play import samples
from engine.session.seat import Seat
from spydip_gui.document.document import Document
from spydip_gui.output.palette import Palette
from spydip_gui.window.map_area import Stage
from tests.gui.gestures.test_walk import OPENING

LEFT, RIGHT = Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton


class Mouse:
    """A mouse over a stage; ``~PAR`` is the first covert piece there."""

    def __init__(self, qtbot: QtBot, stage: Stage, document: Document) -> None:
        self.bot, self.stage, self.document = qtbot, stage, document
        self.view = stage.map.viewport()

    def spot(self, place: str) -> QPoint:
        board = self.stage.board
        if not place.startswith("~"):
            return self.stage.map.mapFromScene(QPointF(*board.picture.unit(place)))
        rail = next(rail for rail in board.view.rails if rail.province == place[1:])
        own = self.document.view.viewer
        spots = [spot for spot, pip in board.layout.pips(rail) if pip.power == own]
        return self.stage.map.mapFromScene(QPointF(*spots[0]))

    def drag(self, *places: str, button: Qt.MouseButton = LEFT) -> None:
        """A ``*`` before a place pins it with Space."""
        self.bot.mouseMove(self.view, self.spot(places[0]))
        self.bot.mousePress(self.view, button, pos=self.spot(places[0]))
        for place in places[1:]:
            spot = self.spot(place.removeprefix("*"))
            self.bot.mouseMove(self.view, spot - QPoint(3, 0))
            self.bot.mouseMove(self.view, spot)
            if place.startswith("*"):
                self.bot.keyClick(self.stage.map, Qt.Key.Key_Space)
        self.bot.mouseRelease(self.view, button, pos=self.spot(places[-1].removeprefix("*")))

    def double(self, place: str) -> None:
        self.bot.mouseDClick(self.view, LEFT, pos=self.spot(place))

    def written(self, seat: str) -> tuple[str, ...]:
        return self.document.view.orders(PowerId(seat))


Play = Callable[[Game, str], Mouse]


@pytest.fixture
def play(qtbot: QtBot, picture: Picture, palette: Palette) -> Play:
    """Puts a game on the desk as somebody sees it."""

    def begin(game: Game, viewer: str = "") -> Mouse:
        document = Document(Seat(game))
        if viewer:
            document.look(viewer=PowerId(viewer))
        stage = Stage(document, picture, palette)
        qtbot.addWidget(stage)
        stage.resize(1200, 1000)
        with qtbot.waitExposed(stage):
            stage.show()
        return Mouse(qtbot, stage, document)

    return begin


def fresh(variant: str, **options: str) -> Game:
    return Game.begin(judge.ruleset(variant, options=options), title="Test", seed="test")


@pytest.mark.parametrize("power", OPENING)
def test_the_opening_orders_of_each_power_are_drawn_on_the_map(play: Play, power: str) -> None:
    mouse = play(fresh("standard"), power)
    for line in OPENING[power]:
        match line.split():
            case [_, at, "H"]:
                mouse.double(at)
            case [_, at, "S", _, helped, "-", to]:
                mouse.drag(at, f"*{helped}", to, button=RIGHT)
            case [_, at, "-", to]:
                mouse.drag(at, to)
    assert sorted(mouse.written(power)) == sorted(OPENING[power])


def test_one_undo_takes_back_an_army_and_the_fleets_filled_in(play: Play) -> None:
    game = fresh("standard")
    orders = ["F LON - NTH", "A LVP - YOR"]
    game.give(PowerId("ENGLAND"), [game.reader.order(text) for text in orders], source="test")
    game.resolve()
    mouse = play(game, "ENGLAND")
    mouse.drag("YOR", "NTH", "NWY")
    assert set(mouse.written("ENGLAND")) == {"A YOR - NWY VIA NTH", "F NTH C A YOR - NWY"}
    mouse.document.undo()
    assert mouse.written("ENGLAND") == ()


@pytest.mark.parametrize(
    ("sample", "viewer", "path", "line"),
    [
        ("eyes-in-the-channel", "FRANCE", ("~KIE", "BER"), "SPY KIE - BER"),
        ("fog-over-europe", "FRANCE", ("~MUN", "BUR"), "SPY MUN - BUR"),
    ],
)
def test_a_pip_is_dragged_where_the_sample_games_stand(
    play: Play, sample: str, viewer: str, path: tuple[str, ...], line: str
) -> None:
    mouse = play(samples.play(sample), viewer)
    mouse.drag(*path)
    assert mouse.written(viewer) == (line,)


def test_agents_are_dragged_one_by_one_from_their_pip(play: Play) -> None:
    game = samples.play("guests-uninvited")
    game.resolve()
    mouse = play(game, "FRANCE")
    mouse.drag("~MUN", "BUR")
    assert mouse.written("FRANCE") == ("AGENT MUN(1) - BUR",)


def test_the_game_master_writes_for_whoever_owns_the_piece(play: Play) -> None:
    mouse = play(fresh("standard"))
    mouse.drag("PAR", "BUR")
    mouse.drag("MUN", "RUH")
    assert mouse.written("FRANCE") == ("A PAR - BUR",)
    assert mouse.written("GERMANY") == ("A MUN - RUH",)


def test_nothing_is_written_on_a_turn_that_is_past(play: Play) -> None:
    mouse = play(samples.play("first-years"))
    mouse.document.look(turn=0)
    mouse.drag("PAR", "BUR")
    assert all(mouse.written(seat) == () for seat in mouse.document.view.seats)
