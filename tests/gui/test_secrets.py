"""What a power must not know changes no text of any widget in its view."""

from collections.abc import Mapping
from dataclasses import replace

import pytest
from pytestqt.qtbot import QtBot

from engine import judge
from engine.board.picture import Picture
from engine.game.game import Game
from engine.position import Position
from engine.session.seat import Seat
from engine.units import ARMY, Stack, Unit
from spydip_gui.document.document import Document
from spydip_gui.output.palette import Palette
from spydip_gui.settings import Settings
from spydip_gui.window.window import DeskWindow
from tests.helpers.widgets import texts

SPIES = {"spy": "SPY", "blind": "SPY", "espionage": "CEU", "infiltration": "AGENT"}


def world(variant: str, hidden: str) -> Document:
    """A game in which something that France cannot see is one way or the other."""
    game = Game.begin(judge.ruleset(variant), seed="twins")
    game.resolve()
    game.edit(secretly(variant, game.position(), hidden), "a secret")
    document = Document(Seat(game))
    if "TURKEY" in document.view.rules.seats:
        document.give([("TURKEY", f"A {hidden} H")])
    document.give([("FRANCE", "A PAR - BUR")])
    return document


def secretly(variant: str, position: Position, hidden: str) -> Position:
    units = {place: unit for place, unit in position.units.items() if place not in {"SMY", "SYR"}}
    units[hidden] = Unit("TURKEY", ARMY, hidden)
    spy = Stack(kind=SPIES[variant], power="TURKEY", province=hidden, label=9)
    return replace(position, units=units, covert=(*position.covert, spy))


def told(
    document: Document, qtbot: QtBot, look: Mapping[str, object], settings: Settings
) -> list[str]:
    window = DeskWindow(document, look["picture"], look["palette"], settings)
    qtbot.addWidget(window)
    window.show()
    for viewer in ("GM", "TURKEY", "FRANCE"):  # what was shown before must be gone
        document.look(viewer=viewer)
    document.look(turn=0)
    document.look(turn=2)
    found = texts(window)
    for panel in window.column.panels.values():
        window.side.raise_panel(panel)
        found += texts(window)
    return found


@pytest.mark.parametrize("variant", ["spy", "blind", "infiltration"])
def test_no_text_of_any_widget_tells_a_power_what_it_must_not_know(
    variant: str, qtbot: QtBot, picture: Picture, palette: Palette, own_settings: Settings
) -> None:
    look = {"picture": picture, "palette": palette}
    twins = [world(variant, hidden) for hidden in ("SMY", "SYR")]
    for twin in twins:
        twin.look(viewer="FRANCE")
    assert twins[0].view.look() == twins[1].view.look()
    one, other = (told(twin, qtbot, look, own_settings) for twin in twins)
    assert one == other


def test_the_game_master_is_told_the_difference(
    qtbot: QtBot, picture: Picture, palette: Palette, own_settings: Settings
) -> None:
    found = []
    for hidden in ("SMY", "SYR"):
        document = world("blind", hidden)
        window = DeskWindow(document, picture, palette, own_settings)
        qtbot.addWidget(window)
        found.append(texts(window))
    assert found[0] != found[1]
