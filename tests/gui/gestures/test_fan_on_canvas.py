"""Twelve spies of five powers on one coast: seen one by one, and picked with the mouse."""

from collections import Counter
from collections.abc import Callable
from itertools import pairwise

import pytest
from PySide6.QtCore import QPoint
from pytestqt.qtbot import QtBot

from spydip_gui.gestures.sheets.stack import StackSheet
from spydip_gui.map.fan import SINGLE
from tests.gui.gestures.canvas import LEFT, game
from tests.gui.gestures.spying import Spymaster, pieces, spymaster

CREW = Counter(FRANCE=3, ENGLAND=2, GERMANY=3, ITALY=2, RUSSIA=2)
SPIES = pieces(*(f"{power}: SPY BRE" for power in CREW.elements()))

Sit = Callable[..., Spymaster]


@pytest.fixture
def sit(qtbot: QtBot, picture, palette) -> Sit:
    def begin(variant: str = "spy", covert=SPIES, viewer: str = "") -> Spymaster:
        played = game("FRANCE: A BRE", "FRANCE: F ENG", variant=variant, covert=covert)
        return spymaster(qtbot, picture, palette, played, viewer)

    return begin


def opened(person: Spymaster, province: str = "BRE") -> Spymaster:
    """The fan of a province, opened by resting over its row."""
    person.go(f"#{province}")
    person.bot.waitUntil(lambda: person.stage.board.fan is not None, timeout=3000)
    return person


def test_twelve_spies_of_five_powers_stand_apart_and_can_be_read(sit: Sit) -> None:
    person = opened(sit())
    fan = person.stage.board.fan
    assert Counter(pip.power for _, pip in fan.pips) == CREW
    assert all(pip.count == 1 for _, pip in fan.pips)
    spots = [person.stage.map.point_of(spot) for spot, _ in fan.pips]
    rows = sorted((spot.y(), spot.x()) for spot in spots)
    room = min(b[1] - a[1] for a, b in pairwise(rows) if a[0] == b[0])
    pixels = fan.radius * person.stage.map.transform().m11()
    assert pixels >= 9
    assert room > 2.3 * pixels


def test_each_of_the_twelve_is_picked_by_the_mouse_and_ordered_for_its_power(sit: Sit) -> None:
    person = sit()
    for number in range(1, 13):
        opened(person)
        person.drag(f"~BRE:{number}", "PIC")
        person.rest("NOBODY")
    found = {power: person.written(power) for power in CREW}
    assert found == {power: ("SPY BRE - PIC",) * count for power, count in CREW.items()}


def test_a_drag_out_of_the_fan_may_end_where_the_fan_was(sit: Sit) -> None:
    person = opened(sit())
    person.drag("~BRE:1", "PIC", "GAS")
    assert person.written("ENGLAND") == ("SPY BRE - GAS",)


def band(person: Spymaster, first: int, last: int) -> None:
    """Draws a band from before one piece of the fan to behind another."""
    fan = person.stage.board.fan
    reach = fan.radius * 1.5
    (x, y), (u, v) = fan.pips[first][0], fan.pips[last][0]
    ends = [(x - reach, y - reach), (u + reach * 0.8, v + reach)]
    start, end = (person.stage.map.point_of(spot) for spot in ends)
    person.bot.mousePress(person.view, LEFT, pos=start)
    person.bot.mouseMove(person.view, (start + end) / 2)
    person.bot.mouseMove(person.view, end)
    person.bot.mouseRelease(person.view, LEFT, pos=end)


def test_a_band_around_several_takes_them_all_along(sit: Sit) -> None:
    person = opened(sit())
    band(person, 0, 5)
    assert person.stage.board.fan.picked == {0, 1, 4, 5}
    person.drag("~BRE:1", "PIC")
    found = {power: person.written(power) for power in CREW}
    picked = Counter(pip.power for pip in (SHOWN[n] for n in (0, 1, 4, 5)))
    assert found == {power: ("SPY BRE - PIC",) * picked[power] for power in CREW}


SHOWN = [stack for power in ("ENGLAND", "FRANCE") for stack in SPIES if stack.power == power]
SHOWN += [s for power in ("GERMANY", "ITALY", "RUSSIA") for s in SPIES if s.power == power]


def test_a_band_around_agents_counts_them(sit: Sit) -> None:
    person = sit("infiltration", pieces("FRANCE: AGENT BRE 7"), "FRANCE")
    opened(person)
    band(person, 0, 6)
    person.drag("~BRE:2", "PIC")
    assert person.written("FRANCE") == ("AGENT BRE(6) - PIC",)


def test_the_badge_takes_the_whole_row_and_a_click_on_it_keeps_the_fan_open(
    at_desk: Sit,
) -> None:
    person = at_desk(game("FRANCE: A BRE", "FRANCE: F ENG", variant="spy", covert=SPIES))
    person.click("#BRE")
    person.go("MUN")
    assert person.stage.board.fan is not None
    person.rest("NOBODY")
    person.drag("#BRE", "PIC")
    assert Counter({power: len(person.written(power)) for power in CREW}) == CREW


@pytest.mark.parametrize("place", ["SPA", "ENG"])
def test_a_click_elsewhere_closes_a_fan_that_was_kept_open(sit: Sit, place: str) -> None:
    person = sit()
    person.click("#BRE")
    person.click(place)
    assert person.stage.board.fan is None


def test_more_pieces_than_can_be_laid_out_are_shown_by_their_number(sit: Sit) -> None:
    person = sit("infiltration", pieces(f"FRANCE: AGENT BRE {SINGLE + 5}"), "FRANCE")
    opened(person)
    assert [pip.count for _, pip in person.stage.board.fan.pips] == [SINGLE + 5]
    person.drag("~BRE", "PIC")
    assert person.written("FRANCE") == ("AGENT BRE(1) - PIC",)


def test_a_number_is_turned_by_the_wheel_and_told_beside_the_pointer(sit: Sit) -> None:
    person = sit("infiltration", pieces("FRANCE: AGENT BRE 5"), "FRANCE")
    person.wheel("#BRE", -3)
    assert person.ghost == "2 of 5"
    person.carry("#BRE", "PIC")
    assert person.ghost == "AGENT BRE(2) - PIC\n2 of 5"
    person.wheel("PIC", 1)
    assert person.ghost == "AGENT BRE(3) - PIC\n3 of 5"


def test_a_wheel_over_anything_else_still_brings_the_map_closer(sit: Sit) -> None:
    person = sit()
    before = person.stage.map.transform().m11()
    person.wheel("MUN", 2)
    assert person.stage.map.transform().m11() > before


def test_a_drag_from_the_row_closes_the_fan_and_may_end_beneath_it(sit: Sit) -> None:
    person = opened(sit("infiltration", pieces("FRANCE: AGENT BRE 4"), "FRANCE"))
    ground = person.stage.board.fan.ground
    person.press("~BRE:1", LEFT)
    person.spot = person.stage.map.point_of((ground.center().x(), ground.bottom() - 2))
    for step in (6, 0):
        person.bot.mouseMove(person.view, person.spot - QPoint(step, step))
    under = person.stage.board.hit(person.stage.map.mapToScene(person.spot)).province
    assert person.stage.board.fan is None
    person.drop()
    assert under != "BRE"
    assert person.written("FRANCE") == (f"AGENT BRE(1) - {under}",)


def test_a_fan_opens_over_no_order_that_is_being_written(sit: Sit) -> None:
    person = sit("infiltration", pieces("FRANCE: AGENT BRE 4", "FRANCE: AGENT PAR 3"), "FRANCE")
    opener = person.stage.map.fans
    for deed in ("carry ~BRE #PAR", "click ~BRE; over #PAR"):
        person.do(deed)
        opener._rest.timeout.emit()
        assert person.stage.board.fan is None, deed
        person.stage.hand.holding.cancel()
        person.drop()


def test_a_piece_clicked_in_the_fan_is_doubled_there_and_the_fan_closes_on_the_way(
    sit: Sit,
) -> None:
    person = opened(sit("infiltration", pieces("FRANCE: AGENT BRE 4"), "FRANCE"))
    person.click("~BRE:2")
    assert person.stage.board.fan is not None
    person.double("~BRE:2")
    assert "H AGENT BRE(1) H" in person.offers
    person.rest("FRANCE")
    opened(person)
    person.click("~BRE:2")
    person.go("PIC")
    assert person.stage.board.fan is None
    person.click("PIC")
    assert person.written("FRANCE") == ("AGENT BRE(1) - PIC",)


def test_it_is_said_before_a_press_how_many_go_along(sit: Sit) -> None:
    person = sit("infiltration", pieces("FRANCE: AGENT BRE 4"), "FRANCE")
    said = []
    for place in ("~BRE", "#BRE", "MUN"):
        person.go(place)
        said.append(person.ghost)
    assert said == ["1 of 4", "4 of 4", ""]
    opened(person)
    assert person.ghost == ""
    person.go("~BRE:2")
    assert person.ghost == ""


@pytest.mark.parametrize("deeds", ["over ~BRE", "over #BRE", "click ~BRE", "over BRE"])
def test_tab_opens_the_sheet_of_the_stack_and_leaves_nothing_half_made(
    sit: Sit, deeds: str
) -> None:
    person = sit("infiltration", pieces("FRANCE: AGENT BRE 4"), "FRANCE")
    person.do(f"{deeds}; key Tab")
    assert person.stage.findChild(StackSheet).isVisible()
    assert not person.hand.busy


def test_tab_from_a_unit_goes_on_and_lets_go_of_its_order(sit: Sit) -> None:
    person = sit()
    person.do("click ENG; key Tab")
    assert not person.hand.busy
