"""The first page opens what is wanted, and the tour points at the real things."""

from pathlib import Path

import pytest
from PySide6.QtCore import QMimeData, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QDropEvent, QFocusEvent, QPalette
from PySide6.QtWidgets import QApplication, QDockWidget
from pytestqt.qtbot import QtBot

from engine.play import samples
from spydip_gui.dialogs.help_pages import ORDER
from spydip_gui.dialogs.start import StartPage
from spydip_gui.dialogs.tour import DESK, START, TourDialog
from spydip_gui.settings import Settings
from spydip_gui.window.window import DeskWindow
from spydip_gui.window.windows import Windows

TITLES = {card.name: card.title for card in samples.cards()}


@pytest.fixture
def page(qtbot: QtBot) -> StartPage:
    made = StartPage((Path("/games/ours.spydip"),), TITLES)
    qtbot.addWidget(made)
    with qtbot.waitExposed(made):
        made.show()
    return made


@pytest.mark.parametrize(("part", "what"), [("recent", "/games/ours.spydip"), ("samples", "")])
def test_enter_opens_what_is_chosen_in_a_list(
    part: str, what: str, page: StartPage, qtbot: QtBot
) -> None:
    view = getattr(page, part)
    with qtbot.waitSignal(page.wanted) as wanted:
        qtbot.keyClick(view, Qt.Key.Key_Return)
    assert wanted.args == [what or f"sample:{next(iter(TITLES))}"]


def test_only_the_list_that_enter_would_open_from_shows_a_choice(page: StartPage) -> None:
    lists = (page.recent, page.samples)
    assert [bool(view.selectedItems()) for view in lists] == [True, False]
    QApplication.sendEvent(page.samples, QFocusEvent(QFocusEvent.Type.FocusIn))
    assert [bool(view.selectedItems()) for view in lists] == [False, True]
    QApplication.sendEvent(page.recent, QFocusEvent(QFocusEvent.Type.FocusIn))
    assert [bool(view.selectedItems()) for view in lists] == [True, False]


def test_a_file_can_be_dropped_in(page: StartPage, qtbot: QtBot) -> None:
    carried = QMimeData()
    carried.setUrls([QUrl.fromLocalFile("/games/theirs.spydip")])
    copy, left = Qt.DropAction.CopyAction, Qt.MouseButton.LeftButton
    plain = Qt.KeyboardModifier.NoModifier
    drop = QDropEvent(QPointF(5, 5), copy, carried, left, plain)
    with qtbot.waitSignal(page.wanted) as wanted:
        page.dropEvent(drop)
    assert wanted.args == ["/games/theirs.spydip"]


def test_without_recent_games_it_says_so(qtbot: QtBot) -> None:
    page = StartPage((), TITLES)
    qtbot.addWidget(page)
    assert not page.none.isHidden()
    assert page.recent.isHidden()


def test_every_stop_of_the_first_page_points_at_something(page: StartPage) -> None:
    tour = page.begin_tour()
    for number, stop in enumerate(START):
        tour.turn_to(number)
        assert tour.target is getattr(page, stop.at)
        assert tour.light.isVisible()
        assert not tour.light.around.isEmpty()


def test_every_stop_of_the_desk_points_at_something_that_is_seen(window: DeskWindow) -> None:
    tour = TourDialog(window)
    tour.show()
    shown = set()
    for number, stop in enumerate(DESK):
        tour.turn_to(number)
        target = tour.target
        assert target is not None, stop.at
        assert target.isVisible(), stop.at
        assert not target.visibleRegion().isEmpty(), stop.at
        assert window.rect().contains(tour.light.around)
        shown.add(target)
        assert stop.page.partition("#")[0] in ORDER
    assert len(shown) == len(DESK)


def test_the_buttons_of_the_tour_stay_where_they_are(window: DeskWindow) -> None:
    tour = TourDialog(window)
    tour.show()
    places = set()
    for number in range(len(DESK)):
        tour.turn_to(number)
        places.add((tour.height(), tour.onward.y()))
    assert len(places) == 1


def test_the_frame_of_the_light_is_seen_at_the_edge_of_the_window(window: DeskWindow) -> None:
    tour = TourDialog(window)
    tour.show()
    tour.turn_to([stop.at for stop in DESK].index("orders"))
    around, picture = tour.light.around, tour.light.grab().toImage()
    middle = QPoint(tour.light.width() - 1, around.center().y())
    assert picture.pixelColor(middle) == tour.palette().color(QPalette.ColorRole.Highlight)


def test_the_light_follows_when_the_window_changes_its_size(window: DeskWindow) -> None:
    tour = TourDialog(window)
    tour.show()
    before = tour.light.around
    window.resize(window.width() - 200, window.height() - 100)
    assert tour.light.size() == window.size()
    assert tour.light.around != before


def test_a_panel_that_was_closed_is_opened_by_the_tour(window: DeskWindow) -> None:
    for dock in window.findChildren(QDockWidget):
        dock.close()
    tour = TourDialog(window)
    tour.show()
    tour.turn_to([stop.at for stop in DESK].index("orders"))
    assert window.orders.isVisible()


def test_the_tour_ends_behind_its_last_stop_and_puts_out_the_light(window: DeskWindow) -> None:
    tour = TourDialog(window)
    tour.show()
    for _ in DESK:
        assert tour.isVisible()
        tour.onward.click()
    assert not tour.isVisible()
    assert not tour.light.isVisible()


def test_the_tour_begins_on_the_first_start_and_goes_on_in_the_first_game(
    own_settings: Settings, qtbot: QtBot
) -> None:
    desk = Windows(own_settings)
    desk.open_start()
    assert desk.window is not None
    qtbot.addWidget(desk.window)
    assert desk.window.findChild(TourDialog).isVisible()
    desk.open("sample:first-years")
    window = desk.window
    qtbot.addWidget(window)
    assert isinstance(window, DeskWindow)
    assert window.findChild(TourDialog).isVisible()
    desk.open("sample:a-quiet-knife")
    qtbot.addWidget(desk.window)
    assert desk.window.findChild(TourDialog) is None
