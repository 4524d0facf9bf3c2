"""A whole turn is ordered without a mouse: arrows walk over the map, letters and Enter order."""

from collections.abc import Callable
from math import dist

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from engine import judge
from engine.board.picture import Picture
from engine.game.game import Game
from spydip_gui.map.walker import MapWalker
from spydip_gui.output.palette import Palette
from spydip_gui.post.bar import bar_of
from tests.gui.gestures.canvas import Person, game, seated
from tests.gui.gestures.spying import Spymaster

Key = Qt.Key
ARROWS = (Key.Key_Left, Key.Key_Right, Key.Key_Up, Key.Key_Down)


class Walker:
    """Somebody who has only a keyboard."""

    def __init__(self, person: Person) -> None:
        self.person = person
        self.walker = person.stage.map.findChild(MapWalker)
        self.key(Key.Key_Up)

    def key(self, *keys: Key) -> None:
        for key in keys:
            self.person.key(key)

    def walk(self, place: str) -> "Walker":
        """Arrow after arrow, each to where it is known to lead, nearer and nearer."""
        seen: dict[str, dict[Key, str]] = {}
        for _ in range(400):
            here = self.walker.at
            if here == place:
                return self
            known = seen.setdefault(here, {})
            fresh = [key for key in ARROWS if key not in known]
            if fresh:
                key = min(fresh, key=lambda one: self._off(one, place))
            else:
                key = min(known, key=lambda one: (self._tries(seen, known[one]), ARROWS.index(one)))
            self.key(key)
            known[key] = self.walker.at
        raise AssertionError(f"no way to {place}")

    def _off(self, key: Key, place: str) -> float:
        """How far an arrow points away from a place."""
        x, y = self._spot(self.walker.at)
        way = {ARROWS[0]: (-60, 0), ARROWS[1]: (60, 0), ARROWS[2]: (0, -60), ARROWS[3]: (0, 60)}
        return dist((x + way[key][0], y + way[key][1]), self._spot(place))

    def _spot(self, place: str) -> tuple[float, float]:
        return self.person.stage.board.picture.provinces[place].label.at

    @staticmethod
    def _tries(seen: dict[str, dict[Key, str]], place: str) -> int:
        return len(seen.get(place, {}))


@pytest.fixture
def france(qtbot: QtBot, picture: Picture, palette: Palette) -> Walker:
    played = Game.begin(judge.ruleset(), seed="keys")
    return Walker(seated(qtbot, picture, palette, played, "FRANCE"))


def test_a_power_orders_its_turn_by_keys_alone(france: Walker) -> None:
    france.walk("PAR").key(Key.Key_Return)
    france.walk("BUR").key(Key.Key_Return)
    france.walk("MAR").key(Key.Key_S)
    france.walk("PAR").key(Key.Key_Return)
    france.walk("BUR").key(Key.Key_Return)
    france.walk("BRE").key(Key.Key_H)
    assert france.person.written("FRANCE") == ("A PAR - BUR", "A MAR S A PAR - BUR", "F BRE H")
    france.walk("BRE").key(Key.Key_Delete)
    france.walk("BRE").key(Key.Key_M)
    france.walk("MAO").key(Key.Key_Return)
    assert "F BRE - MAO" in france.person.written("FRANCE")


def test_a_coast_is_asked_for_by_its_letter_where_only_the_province_was_walked_to(
    qtbot: QtBot, picture: Picture, palette: Palette
) -> None:
    at_sea = seated(qtbot, picture, palette, game("FRANCE: F MAO"), "FRANCE")
    fleet = Walker(at_sea)
    fleet.walk("MAO").key(Key.Key_Return)
    fleet.walk("SPA").key(Key.Key_Return)
    assert at_sea.offers == ("N F MAO - SPA/NC", "S F MAO - SPA/SC")
    fleet.key(Key.Key_N)
    assert at_sea.written("FRANCE") == ("F MAO - SPA/NC",)
    winter = {"phase": "W1901A", "centres": {"RUSSIA": "MOS STP WAR SEV"}}
    yard = seated(qtbot, picture, palette, game("RUSSIA: A UKR", **winter), "RUSSIA")
    Walker(yard).walk("STP").key(Key.Key_B, Key.Key_N)
    assert yard.written("RUSSIA") == ("BUILD F STP/NC",)


def test_units_and_provinces_are_spoken_by_their_names(france: Walker) -> None:
    france.walk("PAR")
    assert france.person.stage.map.accessibleDescription().startswith("Paris (PAR): French army")
    told: list[str] = []
    france.person.stage.hand.holding.told.connect(told.append)
    france.key(Key.Key_Return)
    france.walk("BUR").key(Key.Key_Return)
    assert told[0].startswith("army Paris · moves to")
    assert "A PAR - BUR" in told
    assert france.person.stage.map.accessibleDescription() == "A PAR - BUR"


def test_a_walk_begins_at_a_piece_of_ones_own(at_desk: Callable[..., Spymaster]) -> None:
    person = at_desk(game("TURKEY: A ANK", "FRANCE: A MUN"), "TURKEY")
    person.key(Qt.Key.Key_Left)
    assert person.stage.map.walker.at == "ANK"


def test_a_key_walks_to_each_piece_without_an_order_and_another_to_the_line(
    at_desk: Callable[..., Spymaster],
) -> None:
    person = at_desk(game("FRANCE: A PAR", "FRANCE: A MAR", "FRANCE: F BRE"), "FRANCE")
    window = person.stage.window()
    seen = []
    for _ in range(3):
        person.bot.keyClick(window, Qt.Key.Key_F3)
        seen.append(person.stage.map.walker.at)
        person.key(Qt.Key.Key_H)
    assert sorted(seen) == ["BRE", "MAR", "PAR"]
    assert len(person.written("FRANCE")) == 3
    person.bot.keyClick(window, Qt.Key.Key_F3)
    assert bar_of(window).text.text() == "Every piece has its order."
    person.bot.keyClick(window, Qt.Key.Key_F2)
    assert window.focusWidget() is window.orders.entry
