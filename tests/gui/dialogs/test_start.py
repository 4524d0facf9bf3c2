"""The first page opens what is wanted, and the tour points at the real things."""

from dataclasses import replace
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from PySide6.QtCore import QMimeData, QPoint, QPointF, QRect, QStandardPaths, Qt, QUrl
from PySide6.QtGui import QDropEvent
from PySide6.QtWidgets import QApplication, QFileDialog, QScrollArea
from pytestqt.qtbot import QtBot

from engine.board.graph import PowerId
from engine.game.packet import pack
from engine.game.packet_file import seal
from engine.game.packet_lock import signer
from engine.play import samples
from spydip_gui.dialogs.help_pages import ORDER
from spydip_gui.dialogs.start import StartPage
from spydip_gui.dialogs.start_games import PATH, ROW, GameList, Row, read, time_left
from spydip_gui.dialogs.tour import DESK, TourDialog
from spydip_gui.output.palette import Palette
from spydip_gui.settings import Settings
from spydip_gui.theme.parts import FRAME
from spydip_gui.theme.window_colours import shade, wear
from spydip_gui.window.window import DeskWindow
from spydip_gui.window.windows import Windows
from tests.helpers.postal import tannenburg

TOKEN = "a1b2"  # noqa: S105  # of no game


@pytest.fixture
def page(qtbot: QtBot, own_settings: Settings, tmp_path: Path) -> StartPage:
    for name in ("theirs", "ours"):
        with samples.play("fog-over-europe") as game:
            game.save_as(tmp_path / f"{name}.spydip")
        own_settings.opened(tmp_path / f"{name}.spydip")
    made = StartPage(own_settings)
    qtbot.addWidget(made)
    with qtbot.waitExposed(made):
        made.show()
    return made


def test_enter_opens_what_has_the_focus(page: StartPage, qtbot: QtBot) -> None:
    opened: list[str] = []
    page.wanted.connect(opened.append)
    assert page.focusWidget() is page.play.play
    qtbot.keyClick(page.focusWidget(), Qt.Key.Key_Return)
    page.recent.setFocus()
    qtbot.keyClick(page.recent, Qt.Key.Key_Down)
    qtbot.keyClick(page.recent, Qt.Key.Key_Return)
    page.samples.setFocus()
    qtbot.keyClick(page.samples, Qt.Key.Key_Right)
    qtbot.keyClick(page.samples, Qt.Key.Key_Return)
    sample = samples.cards()[page.samples.currentRow()].name
    game = page.recent.item(page.recent.currentRow()).data(PATH)
    assert opened == ["play:FRANCE", game, f"sample:{sample}"]


def test_a_click_opens_a_game_and_a_sample(page: StartPage, qtbot: QtBot, tmp_path: Path) -> None:
    for view, what in ((page.recent, str(tmp_path / "ours.spydip")), (page.samples, "sample:")):
        spot = view.visualItemRect(view.item(0)).center()
        with qtbot.waitSignal(page.wanted) as wanted:
            qtbot.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=spot)
        assert wanted.args[0].startswith(what)


def test_the_keys_of_new_and_open_work(
    page: StartPage, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    names = ["/games/a.spydip", "/games/b.spyview"]
    monkeypatch.setattr(QFileDialog, "getOpenFileNames", lambda *_asked: (names, ""))
    for key, what in ((Qt.Key.Key_N, "new"), (Qt.Key.Key_O, "\n".join(names))):
        with qtbot.waitSignal(page.wanted) as wanted:
            qtbot.keyClick(page, key, Qt.KeyboardModifier.ControlModifier)
        assert wanted.args == [what]


def test_another_power_can_be_chosen_to_play_with(page: StartPage, qtbot: QtBot) -> None:
    turkey = page.play.flags.buttons()[-1]
    qtbot.mouseClick(turkey, Qt.MouseButton.LeftButton)
    assert page.play.title.text() == "Play now as Turkey"
    with qtbot.waitSignal(page.wanted) as wanted:
        qtbot.mouseClick(page.play.play, Qt.MouseButton.LeftButton)
    assert wanted.args == ["play:TURKEY"]


@pytest.mark.parametrize(
    ("variant", "title", "wanted"),
    [
        ("spy", "Play now as France", "play:FRANCE spy"),
        ("intimate", "Play now", "play:X intimate"),
    ],
)
def test_every_variant_can_be_played_at_once(
    page: StartPage, qtbot: QtBot, variant: str, title: str, wanted: str
) -> None:
    page.play.game.setCurrentIndex(page.play.game.findData(variant))
    page.play.game.activated.emit(page.play.game.currentIndex())
    assert page.play.title.text() == title
    with qtbot.waitSignal(page.wanted) as signal:
        qtbot.mouseClick(page.play.play, Qt.MouseButton.LeftButton)
    assert signal.args == [wanted]


def test_files_can_be_dropped_in(page: StartPage, qtbot: QtBot) -> None:
    carried = QMimeData()
    names = ["/games/theirs.spydip", "/games/mix.toml"]
    carried.setUrls([QUrl.fromLocalFile(name) for name in names])
    copy, left = Qt.DropAction.CopyAction, Qt.MouseButton.LeftButton
    plain = Qt.KeyboardModifier.NoModifier
    drop = QDropEvent(QPointF(5, 5), copy, carried, left, plain)
    with qtbot.waitSignal(page.wanted) as wanted:
        page.dropEvent(drop)
    assert wanted.args == ["\n".join(names)]


def test_without_recent_games_it_says_so(qtbot: QtBot, own_settings: Settings) -> None:
    page = StartPage(own_settings)
    qtbot.addWidget(page)
    assert not page.none.isHidden()
    assert page.recent.isHidden()


def test_all_of_the_page_is_seen_on_a_small_screen(worn: QApplication, page: StartPage) -> None:
    wear(worn, "day")
    page.setMinimumSize(1, 1)
    page.resize(QRect(0, 0, 1280, 800).marginsRemoved(FRAME).size())
    QApplication.processEvents()
    below = page.findChild(QScrollArea).verticalScrollBar()
    assert below.maximum() == 0
    page.resize(1240, 700)
    QApplication.processEvents()
    assert below.maximum() > 0


def drawn(page: StartPage, qtbot: QtBot) -> None:
    """Wait until every game was read and every picture drawn."""
    qtbot.waitUntil(lambda: page.idle, timeout=60_000)


def test_games_tell_their_phase_and_samples_show_themselves(page: StartPage, qtbot: QtBot) -> None:
    drawn(page, qtbot)
    row = page.recent.item(0).data(ROW)
    assert row is not None
    assert row.title == "Fog over Europe"
    assert row.below.startswith("Blind Diplomacy II · ")
    assert [power for power, _ in row.flags][:2] == ["AUSTRIA", "ENGLAND"]
    assert row.picture is not None
    faces = [page.samples.face(number) for number in range(page.samples.count())]
    assert all(face.picture is not None and face.pieces is not None for face in faces)
    assert faces[0].turns == "8 turns"


@pytest.mark.parametrize("by", ["curtain", "pin"])
def test_a_game_behind_a_curtain_or_a_pin_shows_no_position(
    by: str, tmp_path: Path, own_settings: Settings, palette: Palette
) -> None:
    path = tmp_path / "ours.spydip"
    with samples.play("fog-over-europe") as game:
        game.save_as(path)
    assert read(path, own_settings, palette, 1.0).picture is not None
    if by == "curtain":
        own_settings.set("curtain", "on")
    else:
        own_settings.keep("pins/Fog over Europe/FRANCE", "salt:digest")
    assert read(path, own_settings, palette, 1.0).picture is None


def test_a_packet_s_picture_knows_no_more_than_its_player(
    tmp_path: Path, own_settings: Settings, palette: Palette
) -> None:
    pictures = []
    for number, hidden in enumerate(("SMY", "SYR")):
        game = tannenburg()
        before = game.position()
        spies = tuple(
            replace(stack, province=hidden) if stack.province == "SMY" else stack
            for stack in before.covert
        )
        if spies != before.covert:
            game.edit(replace(before, covert=spies), "a secret")
        content = pack(game, PowerId("FRANCE"), token=TOKEN)
        path = tmp_path / f"{number}.spyview"
        path.write_bytes(seal(content, signer(tmp_path / "key")))
        row = read(path, own_settings, palette, 1.0)
        assert row.picture is not None
        assert row.below.startswith("You play France")
        pictures.append(row.picture.toImage())
    assert pictures[0] == pictures[1]


def test_the_nearest_deadline_comes_first(qtbot: QtBot) -> None:
    now = datetime.now(UTC)
    view = GameList([Path("later"), Path("none"), Path("sooner")])
    qtbot.addWidget(view)
    view.tell("later", Row(title="later", until=now + timedelta(days=3)))
    view.tell("none", Row(title="none"))
    view.tell("sooner", Row(title="sooner", until=now + timedelta(hours=3)))
    assert [view.item(number).data(ROW).title for number in range(3)] == ["sooner", "later", "none"]


@pytest.mark.parametrize(
    ("left", "said", "tone"),
    [
        (timedelta(hours=5, minutes=12), "5 h 12 min left", "warning"),
        (timedelta(days=12, hours=3), "12 days left", "muted"),
        (timedelta(hours=30), "30 h 0 min left", "muted"),
        (-timedelta(hours=30), "due 30 h 0 min ago", "alarm"),
    ],
)
def test_the_time_left_is_said_in_the_tone_of_its_haste(
    left: timedelta, said: str, tone: str
) -> None:
    now = datetime(2026, 11, 23, 20, tzinfo=UTC)
    until = now + left
    assert time_left(until, until + timedelta(hours=24), now) == (said, tone)


def test_a_game_in_its_grace_says_until_when(qapp: object) -> None:  # noqa: ARG001  # for its texts
    now = datetime(2026, 11, 23, 20, tzinfo=UTC)
    until = now - timedelta(hours=6)
    said, tone = time_left(until, until + timedelta(hours=24), now)
    assert said.startswith("due, grace until Tue ")
    assert tone == "alarm"


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


def test_the_tour_calls_the_button_by_its_name(window: DeskWindow) -> None:
    tour = TourDialog(window)
    place = [stop.at for stop in DESK].index("results")
    for name in ("Adjudicate", "Next turn"):
        window.header.offer(name, "gavel", name, steps=False)
        tour.turn_to(place)
        assert tour.text.text().startswith(f"“{name}”")


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
    middle = QPoint(min(tour.light.width() - 3, around.right() + 2), around.center().y())
    assert picture.pixelColor(middle) == shade("accent")


def test_the_light_follows_when_the_window_changes_its_size(window: DeskWindow) -> None:
    tour = TourDialog(window)
    tour.show()
    before = tour.light.around
    window.resize(window.width() - 200, window.height() - 100)
    assert tour.light.size() == window.size()
    assert tour.light.around != before


def test_a_panel_that_was_closed_is_opened_by_the_tour(window: DeskWindow) -> None:
    window.side.fold()
    tour = TourDialog(window)
    tour.show()
    tour.turn_to([stop.at for stop in DESK].index("orders"))
    assert window.orders.isVisible()


def test_the_light_follows_what_is_meant_when_the_layout_moves_it(window: DeskWindow) -> None:
    tour = TourDialog(window)
    tour.show()
    window.header.setFixedHeight(90)
    QApplication.processEvents()
    target = tour.target
    assert target is not None
    assert tour.light.around.topLeft() == target.mapTo(window, QPoint(0, 0))
    tour.close()


def test_the_tour_ends_behind_its_last_stop_and_puts_out_the_light(window: DeskWindow) -> None:
    tour = TourDialog(window)
    tour.show()
    for _ in DESK:
        assert tour.isVisible()
        tour.onward.click()
    assert not tour.isVisible()
    assert not tour.light.isVisible()


def test_the_tour_comes_once_in_the_first_game(own_settings: Settings, qtbot: QtBot) -> None:
    desk = Windows(own_settings)
    desk.open_start()
    assert desk.window is not None
    qtbot.addWidget(desk.window)
    assert desk.window.findChild(TourDialog) is None
    desk.open("sample:first-years")
    window = desk.window
    qtbot.addWidget(window)
    assert isinstance(window, DeskWindow)
    tour = window.findChild(TourDialog)
    assert tour.isVisible()
    assert window.rect().contains(tour.geometry())
    desk.open("sample:a-quiet-knife")
    qtbot.addWidget(desk.window)
    assert desk.window.findChild(TourDialog) is None


def test_a_game_begun_at_once_is_kept_in_a_file_of_its_own(
    own_settings: Settings, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(QStandardPaths, "writableLocation", lambda _which: str(tmp_path))
    own_settings.keep("toured", "yes")
    desk = Windows(own_settings)
    desk.open_start()
    for asked, power, name in (
        ("ITALY", "ITALY", "Diplomacy 1"),
        ("TURKEY", "TURKEY", "Diplomacy 2"),
        ("X intimate", "X", "Intimate Diplomacy I-A 1"),
    ):
        desk.open(f"play:{asked}")
        window = desk.window
        assert isinstance(window, DeskWindow)
        qtbot.addWidget(window)
        path = tmp_path / "SpyDip" / f"{name}.spydip"
        assert window.document.view.path == path
        assert window.document.view.viewer == power
    window.document.close()
