"""The window that shows what an option does, on two maps."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from engine import judge
from engine.visibility.sight import GM
from spydip_gui.theme.window_colours import palette_for
from spydip_gui.workbench.option_window import OptionWindow


@pytest.fixture
def window(qtbot: QtBot) -> Iterator[OptionWindow]:
    made = OptionWindow(palette_for("day"), variant=judge.variant("spy"))
    made.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose, on=False)
    qtbot.addWidget(made)
    with qtbot.waitExposed(made):
        made.show()
    yield made
    made.close()


def test_two_maps_show_the_two_values_with_what_differs_lit(window: OptionWindow) -> None:
    window.choose("spy.captures")
    assert window.shown is not None
    left, right = window.maps
    assert left.board.view != right.board.view
    places = window.shown.difference.places
    assert places
    assert left.board._lights["differs"].provinces == places
    assert window.names[0].text() != window.names[1].text()
    assert window.values[1].currentData() == "off"


def test_both_values_are_chosen_above_their_maps_whatever_the_option(window: OptionWindow) -> None:
    window.variant.setCurrentIndex(window._records.index(judge.variant("standard")))
    window.variant.activated.emit(window.variant.currentIndex())
    for option in judge.variant("standard").options:
        window.choose(option.key)
        assert window.shown is not None
        chosen = [box.currentData() for box in window.values]
        assert chosen == [side.value for side in window.shown.sides], option.key


def test_a_player_is_shown_only_what_the_player_is_told(window: OptionWindow) -> None:
    window.choose("spy.report_type")
    assert window.shown is not None
    told = list(window.shown.difference.facts)
    window.viewer.setCurrentIndex(window.viewer.findData(told[0]))
    words = window.text.toPlainText()
    assert words
    other = next(s for s in window.shown.sides[0].rules.seats if s not in told)
    window.viewer.setCurrentIndex(window.viewer.findData(other))
    assert not window.text.toPlainText().strip()
    window.viewer.setCurrentIndex(window.viewer.findData(GM))
    assert words.split()[-1] in window.text.toPlainText()


def test_the_same_value_twice_is_refused(window: OptionWindow) -> None:
    window.choose("spy.captures")
    for box in window.values:
        box.setCurrentIndex(0)
    window.values[0].activated.emit(0)
    assert "two different values" in window.bar.text.text()


def test_every_option_that_has_two_values_is_offered(window: OptionWindow) -> None:
    keys = {window.option.itemData(row) for row in range(window.option.count())}
    assert keys == {one.key for one in judge.variant("spy").options}
