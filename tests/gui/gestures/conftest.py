"""A person who sits down before the desk's own map of the standard board."""

from collections.abc import Callable

import pytest
from pytestqt.qtbot import QtBot

from engine.board.graph import PowerId
from engine.board.picture import Picture
from engine.game.game import Game
from engine.session.seat import Seat
from spydip_gui.document.document import Document
from spydip_gui.output.palette import Palette
from spydip_gui.settings import Settings
from spydip_gui.window.window import DeskWindow
from tests.gui.gestures.canvas import seated
from tests.gui.gestures.positions import Sit
from tests.gui.gestures.scenes import SitAt
from tests.gui.gestures.spying import Spymaster, spymaster


@pytest.fixture
def sit(qtbot: QtBot, picture: Picture, palette: Palette) -> Sit:
    """At a game, as the game master or as somebody named."""
    return lambda played, viewer="": seated(qtbot, picture, palette, played, viewer)


@pytest.fixture
def at_desk(
    qtbot: QtBot, picture: Picture, palette: Palette, own_settings: Settings
) -> Callable[[Game, str], Spymaster]:
    """At a game in the whole window, where panels and menus hear keys too."""

    def sits(played: Game, viewer: str = "") -> Spymaster:
        document = Document(Seat(played))
        if viewer:
            document.look(viewer=PowerId(viewer))
        desk = DeskWindow(document, picture, palette, own_settings)
        qtbot.addWidget(desk)
        desk.resize(1280, 800)
        desk.side.raise_panel(desk.notes)  # a report takes longer to lay out than a gesture
        with qtbot.waitExposed(desk):
            desk.show()
        return Spymaster(qtbot, desk.stage, document)

    return sits


@pytest.fixture
def sit_at(qtbot: QtBot, picture: Picture, palette: Palette) -> SitAt:
    """At a scene, in its own seat."""
    return lambda scene: spymaster(qtbot, picture, palette, scene.played(), scene.seat)
