"""The parts of the window have their places: head, steps, rail, map, column, said line."""

from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from engine import judge
from engine.board.graph import PowerId
from engine.board.picture import Picture
from engine.game.game import Game
from engine.play import samples
from engine.post import book as books
from engine.post.book import Book
from engine.session.files import open_game
from engine.session.seat import Seat
from spydip_gui.document.document import Document
from spydip_gui.output.palette import Palette
from spydip_gui.settings import Settings
from spydip_gui.theme.flags import Mark
from spydip_gui.theme.window_colours import wear
from spydip_gui.window.column import BAR, GAP, HEAD
from spydip_gui.window.steps import Step
from spydip_gui.window.window import DeskWindow

pytestmark = pytest.mark.qt_log_ignore("plugin does not support")


def place(window: DeskWindow, part: QWidget) -> QRect:
    """Where a part stands in its window."""
    return QRect(part.mapTo(window, QPoint(0, 0)), part.size())


@pytest.mark.parametrize(
    ("wide", "high", "map_wide", "abreast"),
    [(1280, 800, 805, False), (1366, 768, 765, False), (1920, 1080, 1154, True)],
)
def test_the_map_has_the_width_that_its_height_needs_and_panels_the_rest(
    window: DeskWindow, wide: int, high: int, map_wide: int, *, abreast: bool
) -> None:
    window.resize(wide, high)
    assert window.map.width() == pytest.approx(map_wide, abs=12)
    column = place(window, window.column)
    assert column.right() == wide - 1 - GAP
    assert column.left() >= place(window, window.map).right()
    assert (window.column.orientation() is Qt.Orientation.Horizontal) is abreast
    assert window.column.body.horizontalScrollBar().maximum() == 0
    due, read = window.column.sizes()
    assert (due == pytest.approx(read, abs=2)) is abreast


def test_what_is_due_is_seen_whole_while_there_is_room(
    qtbot: QtBot, picture: Picture, palette: Palette, own_settings: Settings
) -> None:
    doc = Document(Seat(Game.begin(judge.ruleset("spy"), seed="whole")))
    window = DeskWindow(doc, picture, palette, own_settings)
    qtbot.addWidget(window)
    window.resize(1264, 752)
    window.show()
    doc.look(viewer=PowerId("FRANCE"))
    QApplication.processEvents()
    assert window.column.body.verticalScrollBar().maximum() == 0
    entry = window.orders.entry
    assert entry.visibleRegion().boundingRect() == entry.rect()


def test_nothing_stands_over_the_map(window: DeskWindow, document: Document) -> None:
    document.look(viewer=PowerId("FRANCE"))
    board = place(window, window.map)
    for part in (window.stage.rail, window.stage.shelf, window.header, window.history, window.said):
        assert not place(window, part).intersects(board)
    assert window.stage.rail.isVisible()


def test_a_window_goes_onto_a_small_screen_that_shows_everything_twice_as_large(
    window: DeskWindow,
) -> None:
    window.resize(683, 384)
    assert window.width() == 683


def test_a_folded_column_leaves_a_bar_and_the_line_for_orders_under_the_map(
    window: DeskWindow, document: Document, qtbot: QtBot
) -> None:
    document.look(viewer=PowerId("FRANCE"))
    before = window.map.width()
    window.side.fold()
    assert window.map.width() > before
    assert window.side.bar.width() == BAR
    entry = window.orders.entry
    assert place(window, entry).top() > place(window, window.map).bottom()
    row = document.view.rows(PowerId("FRANCE"))[0]
    qtbot.keyClicks(entry, f"{row.piece} H")
    qtbot.keyClick(entry, Qt.Key.Key_Return)
    assert document.view.orders(PowerId("FRANCE")) != ()
    window.side.raise_panel(window.rulebook)
    assert window.rulebook.isVisible()
    assert window.orders.isAncestorOf(entry)
    assert entry.isVisible()


def test_the_map_alone_keeps_its_strip_and_the_said_line(window: DeskWindow) -> None:
    window.map_alone()
    gone = (window.header, window.column, window.stage.rail, window.menuBar())
    assert not any(part.isVisible() for part in gone)
    assert all(part.isVisible() for part in (window.map, window.history, window.said))
    window.map_alone()
    assert all(part.isVisible() for part in gone)


def test_two_clicks_on_a_head_fold_its_panel(window: DeskWindow, qtbot: QtBot) -> None:
    window.resize(1280, 800)
    qtbot.mouseDClick(window.column.head, Qt.MouseButton.LeftButton)
    assert window.column.above.height() <= HEAD + 2
    assert not window.orders.isVisible()
    qtbot.mouseDClick(window.column.tabs, Qt.MouseButton.LeftButton)
    assert window.orders.isVisible()
    assert window.column.below.height() <= HEAD + 2
    window.side.raise_panel(window.results)
    assert window.results.isVisible()


def test_the_one_main_button_adjudicates_for_the_game_master_and_asks_players_if_ready(
    window: DeskWindow, document: Document, qtbot: QtBot
) -> None:
    window.settings.set("confirm", "off")
    document.look(viewer=PowerId("FRANCE"))
    assert window.header.main.accessibleName() == "I am ready"
    document.look(viewer=PowerId("GM"))
    turns = len(document.turns)
    qtbot.mouseClick(window.header.main, Qt.MouseButton.LeftButton)
    assert len(document.turns) == turns + 1


def test_the_game_master_alone_sees_who_is_in(window: DeskWindow, document: Document) -> None:
    assert window.viewers._marks[PowerId("FRANCE")] in set(Mark)
    document.look(viewer=PowerId("FRANCE"))
    assert set(window.viewers._marks.values()) == {None}


@pytest.mark.parametrize(
    "clock",
    [(50, "muted", "left"), (5, "warning", "left"), (-5, "alarm", "overdue")],
)
def test_the_steps_of_the_game_master_fill_the_next_one_and_count_the_time(
    clock: tuple[int, str, str],
    qtbot: QtBot,
    picture: Picture,
    palette: Palette,
    own_settings: Settings,
    tmp_path: Path,
) -> None:
    hours, tone, said = clock
    path = tmp_path / "game.spydip"
    with samples.play("first-years") as game:
        game.save_as(path)
        phase, seats = str(game.position().phase), game.rules.seats
    until = datetime.now(UTC) + timedelta(hours=hours, minutes=1)
    holders = {power: books.Holder(power=power) for power in seats}
    books.save(path, Book(seats=holders, deadlines={phase: until}))
    view = open_game(path)
    window = DeskWindow(Document(view), picture, palette, own_settings)
    qtbot.addWidget(window)
    window.show()
    assert isinstance(view, Seat)
    filled = [step for step, one in window.steps.buttons.items() if one.property("tone") == "main"]
    assert filled == [Step.INBOX]
    assert not window.header.main.isVisible()
    assert window.steps.left.property("tone") == tone
    assert window.steps.left.text().endswith(said)
    window.document.look(viewer=PowerId("FRANCE"))
    assert not window.steps.isVisible()
    window.document.close()


def test_the_steps_stand_in_a_wide_head_and_leave_the_map_as_large_as_a_player_s(
    qtbot: QtBot,
    worn: QApplication,
    picture: Picture,
    palette: Palette,
    own_settings: Settings,
    tmp_path: Path,
) -> None:
    with samples.play("first-years") as game:
        game.save_as(tmp_path / "game.spydip")
    wear(worn, "day")
    window = DeskWindow(
        Document(open_game(tmp_path / "game.spydip")), picture, palette, own_settings
    )
    qtbot.addWidget(window)
    window.resize(1904, 1032)
    window.show()
    sizes = []
    for viewer in ("GM", "FRANCE", "GM"):
        window.document.look(viewer=PowerId(viewer))
        QApplication.processEvents()
        sizes.append(window.map.size())
        assert window.steps.isVisible() is (viewer == "GM")
        assert window.header.main.isVisible() is (viewer != "GM")
    assert len(set(map(QSize.toTuple, sizes))) == 1
    button = window.steps.buttons[Step.LETTERS]
    assert place(window, button).center().y() < place(window, window.map).top()
    assert abs(place(window, button).center().y() - place(window, window.viewers).center().y()) < 3
    window.resize(1000, 700)
    QApplication.processEvents()
    assert place(window, button).top() > place(window, window.viewers).bottom()
    assert place(window, button).bottom() < place(window, window.map).top()
    window.document.close()
