"""Real mouse and key events on a pane's viewport write the expected orders."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QColor, QKeyEvent
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from engine.board.picture import Picture
from spydip_gui.gestures.eyes import Eyes
from spydip_gui.gestures.holding import Holding
from spydip_gui.gestures.keying import Keying
from spydip_gui.gestures.pointer import Pointer
from spydip_gui.gestures.walk.table import Table
from spydip_gui.gestures.walk.touch import Touch
from tests.gui.gestures.drawing import START, table, units
from tests.gui.gestures.fakes import FakePane, FakeWriter
from tests.gui.gestures.test_walk import LINES, SEAS

LEFT, RIGHT, MIDDLE = (
    Qt.MouseButton.LeftButton,
    Qt.MouseButton.RightButton,
    Qt.MouseButton.MiddleButton,
)


class Person:
    """Somebody at the mouse, who goes where a text says."""

    def __init__(self, qtbot: QtBot, pane: FakePane, holding: Holding, desk: FakeWriter) -> None:
        self.bot, self.pane, self.holding, self.desk = qtbot, pane, holding, desk

    def press(self, place: str, button: Qt.MouseButton = LEFT) -> None:
        self.go(place)
        self.bot.mousePress(self.pane.viewport(), button, pos=self.pane.spot(place))

    def go(self, place: str) -> None:
        spot = self.pane.spot(place)
        self.bot.mouseMove(self.pane.viewport(), spot - QPoint(3, 0))
        self.bot.mouseMove(self.pane.viewport(), spot)

    def drop(self, place: str, button: Qt.MouseButton = LEFT) -> None:
        self.go(place)
        self.bot.mouseRelease(self.pane.viewport(), button, pos=self.pane.spot(place))

    def drag(self, *places: str, button: Qt.MouseButton = LEFT) -> None:
        """A ``*`` before a place pins it with Space."""
        self.press(places[0], button)
        for place in places[1:]:
            self.go(place.removeprefix("*"))
            if place.startswith("*"):
                self.key(Qt.Key.Key_Space)
        self.drop(places[-1], button)

    def click(self, place: str) -> None:
        self.press(place)
        self.drop(place)

    def key(self, key: Qt.Key) -> None:
        self.bot.keyClick(self.pane, key)

    def hold(self, key: Qt.Key) -> None:
        self.bot.keyPress(self.pane, key)

    def let_go(self, key: Qt.Key) -> None:
        self.bot.keyRelease(self.pane, key)

    @property
    def written(self) -> tuple[str, ...]:
        return tuple(text for step in self.desk.steps for text in step)


Seat = Callable[[Table], Person]


@pytest.fixture
def seat(qtbot: QtBot, picture: Picture) -> Seat:
    """Seats a person before a table."""

    def sit(on: Table) -> Person:
        pane, desk = FakePane(picture), FakeWriter(on)
        qtbot.addWidget(pane)
        holding = Holding(pane.viewport(), desk, {"France": QColor("blue")})
        pointer = Pointer(holding, Keying(holding, desk), desk)
        Eyes(pane, pointer, pane.look)
        with qtbot.waitExposed(pane):
            pane.show()
        return Person(qtbot, pane, holding, desk)

    return sit


@pytest.mark.parametrize(("power", "line"), LINES)
def test_each_of_the_22_opening_orders_is_one_gesture_with_the_mouse(
    seat: Seat, power: str, line: str
) -> None:
    person = seat(table(START))
    match line.split():
        case [_, at, "H"]:
            person.bot.mouseDClick(person.pane.viewport(), LEFT, pos=person.pane.spot(at))
        case [_, at, "S", _, helped, "-", to]:
            person.drag(at, f"*{helped}", to, button=RIGHT)
        case [_, at, "-", to]:
            person.drag(at[:3], to)
    assert person.desk.written == {power: (line,)}


def test_crossing_a_province_selects_nothing(seat: Seat) -> None:
    person = seat(table(START))
    person.drag("PAR", "GAS", "MAR", "BUR")
    assert person.written == ("A PAR - BUR",)


def test_resting_over_a_province_pins_it(seat: Seat) -> None:
    person = seat(table(START))
    person.press("MAR", RIGHT)
    person.go("PAR")
    person.bot.waitUntil(lambda: bool(person.holding.hand.stroke.pins))
    person.drop("BUR", RIGHT)
    assert person.written == ("A MAR S A PAR - BUR",)


def test_a_tap_with_the_other_button_pins_and_backspace_takes_the_pin_back(seat: Seat) -> None:
    person = seat(table(START))
    person.press("MAR", RIGHT)
    person.go("PAR")
    person.bot.mousePress(person.pane.viewport(), LEFT, pos=person.pane.spot("PAR"))
    assert [pin.province for pin in person.holding.hand.stroke.pins] == ["PAR"]
    person.key(Qt.Key.Key_Backspace)
    assert person.holding.hand.stroke.pins == ()
    person.key(Qt.Key.Key_Escape)


@pytest.mark.parametrize("how", ["escape", "right", "nothing"])
def test_escape_the_right_button_and_a_drop_on_nothing_cancel(seat: Seat, how: str) -> None:
    person = seat(table(START))
    person.press("PAR")
    person.go("BUR")
    if how == "escape":
        person.key(Qt.Key.Key_Escape)
    if how == "right":
        person.bot.mousePress(person.pane.viewport(), RIGHT, pos=person.pane.spot("BUR"))
    person.drop("nowhere" if how == "nothing" else "BUR")
    assert person.written == ()
    assert not person.holding.hand.busy


def test_a_shiver_of_the_hand_is_a_click_and_no_drag(seat: Seat) -> None:
    person = seat(table(START))
    spot = person.pane.spot("PAR")
    person.press("PAR")
    person.bot.mouseMove(person.pane.viewport(), spot + QPoint(3, 0))
    person.bot.mouseRelease(person.pane.viewport(), LEFT, pos=spot + QPoint(3, 0))
    assert person.holding.hand.course.touches[0].province == "PAR"
    person.click("BUR")
    assert person.written == ("A PAR - BUR",)


def test_a_key_that_repeats_without_saying_so_stays_down_and_is_not_pressed_again(
    seat: Seat, qapp: QApplication
) -> None:
    person = seat(table(START, ["AUSTRIA"]))
    told: list[str] = []
    person.holding.refused.connect(told.append)

    def happens(kind: QEvent.Type, when: int) -> None:
        event = QKeyEvent(kind, Qt.Key.Key_S, Qt.KeyboardModifier.NoModifier, "s")
        event.setTimestamp(when)
        qapp.sendEvent(person.pane, event)

    person.go("LON")
    happens(QEvent.Type.KeyPress, 1000)
    assert len(told) == 1
    happens(QEvent.Type.KeyRelease, 1700)
    happens(QEvent.Type.KeyPress, 1700)
    assert len(told) == 1
    person.drag("BUD", "VIE")
    assert person.written == ("A BUD S A VIE",)
    happens(QEvent.Type.KeyRelease, 2500)
    person.drag("BUD", "SER")
    assert person.written[1:] == ("A BUD - SER",)


def test_keys_mean_nothing_that_the_mouse_has_left(seat: Seat, qapp: QApplication) -> None:
    person = seat(table(START))
    person.go("VEN")
    qapp.sendEvent(person.pane.viewport(), QEvent(QEvent.Type.Leave))
    person.key(Qt.Key.Key_H)
    assert person.written == ()
    person.press("ROM")
    person.go("VEN")
    qapp.sendEvent(person.pane.viewport(), QEvent(QEvent.Type.Leave))
    person.drop("APU")
    assert person.written == ("A ROM - APU",)


def test_shift_and_the_held_key_ask_for_support(seat: Seat) -> None:
    person = seat(table(START))
    person.go("MAR")
    person.hold(Qt.Key.Key_S)
    person.drag("MAR", "*PAR", "BUR")
    person.let_go(Qt.Key.Key_S)
    assert person.written == ("A MAR S A PAR - BUR",)


def test_keys_alone_order_the_unit_under_the_pointer(seat: Seat) -> None:
    person = seat(table(START))
    person.go("VEN")
    person.key(Qt.Key.Key_H)
    assert person.written == ("A VEN H",)


def test_an_open_coast_asks_at_the_pointer_and_a_key_answers(seat: Seat) -> None:
    person = seat(table(units("FRANCE: A GAS", "FRANCE: F MAO"), ["FRANCE"]))
    person.pane.pips["spain"] = (person.pane.spot("SPA"), Touch(province="SPA"))
    person.drag("MAO", "spain")
    assert [option.key for option in person.holding.ring.options] == ["N", "S"]
    person.bot.keyClick(person.holding.ring, Qt.Key.Key_S)
    assert person.written == ("F MAO - SPA/SC",)
    assert not person.holding.ring.isVisible()


def test_a_convoy_is_one_step_with_all_that_it_fills_in(seat: Seat) -> None:
    person = seat(table(SEAS, ["ENGLAND"]))
    person.drag("LON", "NTH", "NWY")
    assert person.desk.steps == [("A LON - NWY VIA NTH", "F NTH C A LON - NWY")]


def test_a_fleet_with_an_order_is_replaced_only_if_that_is_chosen(seat: Seat) -> None:
    for key, fleet in ((Qt.Key.Key_K, "F NTH H"), (Qt.Key.Key_R, "F NTH C A LON - NWY")):
        person = seat(table(SEAS, ["ENGLAND"], drafts={"ENGLAND": ("F NTH H",)}))
        person.drag("LON", "NTH", "NWY")
        assert person.desk.steps == []
        person.bot.keyClick(person.holding.ring, key)
        assert set(person.desk.written["ENGLAND"]) == {"A LON - NWY VIA NTH", fleet}


def test_clearing_an_army_offers_to_clear_its_fleets(seat: Seat) -> None:
    person = seat(table(SEAS, ["ENGLAND"]))
    person.drag("LON", "NTH", "NWY")
    person.go("LON")
    person.key(Qt.Key.Key_Delete)
    assert [option.key for option in person.holding.ring.options] == ["A", "O"]
    person.bot.keyClick(person.holding.ring, Qt.Key.Key_A)
    assert person.desk.written == {}


def test_what_is_impossible_is_said_and_not_written(seat: Seat) -> None:
    person = seat(table(START))
    with person.bot.waitSignal(person.holding.refused) as heard:
        person.drag("PAR", "LON")
    assert heard.args[0].startswith("An army in Paris cannot reach London")
    assert person.written == ()


def test_a_press_on_foreign_ground_is_left_to_the_map(seat: Seat) -> None:
    person = seat(table(START, ["FRANCE"]))
    person.drag("MUN", "BUR")
    assert (person.written, person.holding.hand.busy) == ((), False)


def test_the_ghost_tells_the_order_before_it_is_written(seat: Seat) -> None:
    person = seat(table(START))
    person.press("PAR")
    person.go("BUR")
    assert person.holding.whisper.text() == "A PAR - BUR"
    person.go("LON")
    assert person.holding.whisper.text().startswith("✕ A PAR - LON")
    person.key(Qt.Key.Key_Escape)
    assert not person.holding.whisper.isVisible()
