"""A person who sits down before the desk's own map of the standard board."""

import pytest
from pytestqt.qtbot import QtBot

from engine.board.picture import Picture
from spydip_gui.output.palette import Palette
from tests.gui.gestures.canvas import seated
from tests.gui.gestures.positions import Sit
from tests.gui.gestures.scenes import SitAt
from tests.gui.gestures.spying import spymaster


@pytest.fixture
def sit(qtbot: QtBot, picture: Picture, palette: Palette) -> Sit:
    """At a game, as the game master or as somebody named."""
    return lambda played, viewer="": seated(qtbot, picture, palette, played, viewer)


@pytest.fixture
def sit_at(qtbot: QtBot, picture: Picture, palette: Palette) -> SitAt:
    """At a scene, in its own seat."""
    return lambda scene: spymaster(qtbot, picture, palette, scene.played(), scene.seat)
