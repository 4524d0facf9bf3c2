"""Distances and sight in the window of a game: of the board and the rules, never of the game."""

from PySide6.QtCore import QPointF

from engine import judge
from engine.board.graph import ProvinceId
from engine.session.outlook import outlook
from engine.session.rulesets import ruleset, variant
from spydip_gui.window.distances import Distances
from spydip_gui.window.window import DeskWindow


def test_a_way_is_chosen_from_the_menu_and_follows_the_pointer(window: DeskWindow) -> None:
    shown = Distances.of(window.stage, window.document.view.rules)
    assert Distances.of(window.stage, window.document.view.rules) is shown
    army = next(one for one in shown.menu.actions() if one.data() == "army")
    army.trigger()
    burgundy = window.stage.board.picture.provinces[ProvinceId("BUR")]
    window.map.pointed.emit(window.stage.board.hit(QPointF(*burgundy.rail)))
    assert shown.reaches.shown[ProvinceId("MUN")] == 1
    shown.menu.actions()[0].trigger()
    assert shown.reaches.shown == {}


def test_sight_is_that_of_the_rules() -> None:
    fog = judge.mixed('title = "Fog"\nbase = "standard"\nsight = "classic_fog"\n', "fog")
    assert set(outlook(ruleset(fog), ProvinceId("PAR"))) == {
        *("PAR", "BRE", "PIC", "BUR", "GAS"),
    }
    blind = outlook(ruleset(variant("blind")), ProvinceId("PAR"))
    assert blind.keys() >= {"PAR", "BUR"}
    assert "MUN" not in blind
