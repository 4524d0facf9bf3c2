"""The desk opens games and begins them in files of their own; what cannot be opened is said."""

from multiprocessing import active_children
from pathlib import Path

import pytest
from PySide6.QtCore import QProcess
from PySide6.QtWidgets import QFileDialog, QInputDialog, QMessageBox
from pytestqt.qtbot import QtBot

from engine import judge
from engine.game.game import Game
from engine.post import beside
from engine.post import book as books
from spydip_gui.dialogs.new_game import NewGameDialog
from spydip_gui.dialogs.start import StartPage
from spydip_gui.lab.window import LabWindow
from spydip_gui.post.bar import bar_of
from spydip_gui.settings import Settings
from spydip_gui.window.window import DeskWindow
from spydip_gui.window.windows import Windows


@pytest.fixture
def desk(qtbot: QtBot, own_settings: Settings) -> Windows:
    desk = Windows(own_settings)

    def close(_widget: object) -> None:
        window = desk.window
        if isinstance(window, DeskWindow):
            window.document.close()

    desk.begin()
    assert desk.window is not None
    qtbot.addWidget(desk.window, before_close_func=close)
    return desk


def show(desk: Windows, qtbot: QtBot, what: str) -> DeskWindow:
    desk.open(what)
    assert isinstance(desk.window, DeskWindow)
    qtbot.addWidget(desk.window)
    return desk.window


def test_without_a_game_the_first_page_offers_samples(desk: Windows) -> None:
    assert isinstance(desk.window, StartPage)


def test_the_lab_stops_with_the_desk_that_it_was_opened_from(
    desk: Windows, qtbot: QtBot, tmp_path: Path
) -> None:
    window = show(desk, qtbot, "sample:first-years")
    window.menus.game.open_lab()
    (lab,) = window.findChildren(LabWindow)
    lab.games.setValue(800)
    lab.jobs.setValue(1)
    lab.play(tmp_path / "r.sqlite")
    qtbot.waitUntil(lambda: bool(active_children()), timeout=60_000)
    show(desk, qtbot, "sample:first-years")
    assert active_children() == []


def test_a_sample_is_opened_at_its_end(desk: Windows, qtbot: QtBot) -> None:
    window = show(desk, qtbot, "sample:first-years")
    assert window.document.turns[-1] == "Winter 1902, adjustments"


@pytest.mark.parametrize("variant", judge.variant_ids())
def test_a_new_game_is_kept_in_its_file_act_by_act(
    desk: Windows, qtbot: QtBot, tmp_path: Path, variant: str
) -> None:
    dialog = NewGameDialog()
    qtbot.addWidget(dialog)
    dialog.choose(variant)
    dialog.title.setText("Ours")
    path = tmp_path / "ours.spydip"
    desk.begin_game(dialog.wanted(), path)
    assert isinstance(desk.window, DeskWindow)
    qtbot.addWidget(desk.window)
    desk.window.document.resolve()
    desk.window.document.close()
    with Game.open(path, write=False) as game:
        assert game.record.header.title == "Ours"
        assert game.record.header.variant == variant
        assert len(game.record.line()) == 2
    assert desk.settings.recent == (path,)


def test_the_first_window_is_no_larger_than_the_screen(desk: Windows, qtbot: QtBot) -> None:
    window = show(desk, qtbot, "sample:first-years")
    room = window.screen().availableSize().expandedTo(window.minimumSizeHint())
    assert window.width() <= room.width()
    assert window.height() <= room.height()


def test_a_file_that_is_no_game_leaves_the_desk_as_it_is(
    desk: Windows, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    told: list[str] = []
    monkeypatch.setattr(QMessageBox, "warning", lambda *words: told.append(words[2]))
    letter = tmp_path / "letter.spydip"
    letter.write_text("Dear all,")
    before = desk.window
    desk.open(str(letter))
    assert desk.window is before
    assert "letter.spydip" in told[0]


def test_an_option_with_a_value_that_does_not_exist_keeps_the_dialog_open(qtbot: QtBot) -> None:
    dialog = NewGameDialog()
    qtbot.addWidget(dialog)
    dialog.options.choose("game.victory", "a lot")
    dialog.accept()
    assert dialog.fault.text().endswith(
        "“a lot” is not possible for “Centres to win”, which takes “as the board says”, "
        "or a value such as “18”."
    )
    assert dialog.result() == 0


def test_light_and_dark_keep_the_game_and_its_steps(desk: Windows, qtbot: QtBot) -> None:
    window = show(desk, qtbot, "sample:first-years")
    window.resize(1360, 860)
    window.document.give([("FRANCE", "A BUR H")])
    by_day = window.map.grab().toImage()
    desk.settings.set("theme", "night")
    by_night = window.map.grab().toImage()
    assert desk.window is window
    assert bool(window.document.view.steps.done)
    spots = [(x, y) for x in range(100, 400, 30) for y in range(100, 400, 30)]
    darker = [by_night.pixelColor(*s).value() < by_day.pixelColor(*s).value() for s in spots]
    assert sum(darker) > 0.8 * len(spots)


def test_letters_on_the_pieces_come_and_go_with_their_setting(desk: Windows, qtbot: QtBot) -> None:
    window = show(desk, qtbot, "sample:first-years")
    before = window.map.grab().toImage()
    desk.settings.set("letters", "on")
    lettered = window.map.grab().toImage()
    desk.settings.set("letters", "off")
    assert window.map.grab().toImage() == before != lettered


def test_post_of_a_game_whose_file_was_replaced_is_moved_aside_with_a_word(
    desk: Windows, qtbot: QtBot, tmp_path: Path
) -> None:
    ours, other = tmp_path / "ours.spydip", tmp_path / "other.spydip"
    for file in (ours, other):
        with Game.begin(judge.ruleset()) as game:
            game.save_as(file)
    books.save(ours, books.Book(gm="Ana Ruiz"))
    show(desk, qtbot, str(ours)).document.close()
    other.replace(ours)
    window = show(desk, qtbot, str(ours))
    assert "ours.old-1.post" in bar_of(window).text.text()
    assert not beside.folder(ours).exists()


@pytest.mark.parametrize("harm", [b"", b"\xff" * 4096])
def test_a_damaged_game_is_offered_from_what_is_kept_of_it(
    desk: Windows, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, harm: bytes
) -> None:
    path, saved = tmp_path / "ours.spydip", tmp_path / "saved.spydip"
    with Game.begin(judge.ruleset(), title="Ours") as game:
        game.save_as(path)
        game.resolve()
    content = path.read_bytes()
    path.write_bytes(harm + content[len(harm) : len(content) // 2])
    asked: list[list[str]] = []

    def first(
        _parent: object, _title: str, text: str, rows: list[str], *_rest: object, **_how: object
    ) -> tuple[str, bool]:
        assert "What do you want to save" in text
        asked.append(rows)
        return rows[-2], True

    monkeypatch.setattr(QInputDialog, "getItem", first)
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_asked: (str(saved), ""))
    window = show(desk, qtbot, str(path))
    assert len(window.document.turns) == 2
    assert window.document.view.path == saved
    assert "Copy of" in asked[0][-1]
    window.document.close()


def test_a_mix_begins_a_new_game_and_what_is_none_says_so_there(
    desk: Windows, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    shown: list[tuple[str, str]] = []

    def seen(dialog: NewGameDialog) -> int:
        shown.append((dialog.variant.currentText(), dialog.fault.text()))
        return 0

    monkeypatch.setattr(NewGameDialog, "exec", seen)
    mix, other = tmp_path / "mine.toml", tmp_path / "other.toml"
    mix.write_text('title = "Mine"\nbase = "standard"\n')
    other.write_text("colour = 3\n")
    for path in (mix, other):
        desk.open(str(path))
    assert shown[0] == ("Mix: Mine", "")
    assert shown[1][0] == "Diplomacy"
    assert "other" in shown[1][1]


def test_further_files_are_opened_at_desks_of_their_own(
    desk: Windows, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot, tmp_path: Path
) -> None:
    started: list[list[str]] = []
    monkeypatch.setattr(QProcess, "startDetached", lambda _program, line: started.append(line))
    paths = [tmp_path / f"{name}.spydip" for name in "abc"]
    for path in paths:
        with Game.begin(judge.ruleset()) as game:
            game.save_as(path)
    window = show(desk, qtbot, "\n".join(map(str, paths)))
    assert window.document.view.path == paths[0]
    assert [line[-1] for line in started] == [str(path) for path in paths[1:]]


@pytest.mark.parametrize("harm", ["missing", "damaged"])
def test_a_file_that_cannot_be_opened_at_the_start_leaves_the_first_page(
    harm: str,
    own_settings: Settings,
    qtbot: QtBot,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    told: list[str] = []
    monkeypatch.setattr(QMessageBox, "warning", lambda *words: told.append(words[2]))
    monkeypatch.setattr(QInputDialog, "getItem", lambda *_asked, **_how: ("", False))
    path = tmp_path / "ours.spydip"
    if harm == "damaged":
        with Game.begin(judge.ruleset()) as game:
            game.save_as(path)
        path.write_bytes(path.read_bytes()[:2000])
    place = Windows(own_settings)
    place.begin(path)
    assert isinstance(place.window, StartPage)
    qtbot.addWidget(place.window)
    assert place.window.isVisible()
    assert [("ours.spydip" in sentence) for sentence in told] == [True] * (harm == "missing")


def test_a_new_game_without_a_place_comes_back_as_it_was_filled_in(
    desk: Windows, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    rounds: list[tuple[str, str]] = []
    names = iter(["", str(tmp_path / "kept.spydip")])
    proposals: list[str] = []

    def fill_in(dialog: NewGameDialog) -> int:
        if not rounds:
            dialog.choose("spy")
            dialog.title.setText("A/B: " + "long " * 60)
        rounds.append((dialog.variant.currentText(), dialog.title.text()))
        return int(NewGameDialog.DialogCode.Accepted)

    def place(_parent: object, _title: str, start: str, _kinds: str) -> tuple[str, str]:
        proposals.append(Path(start).name)
        return next(names), ""

    monkeypatch.setattr(NewGameDialog, "exec", fill_in)
    monkeypatch.setattr(QFileDialog, "getSaveFileName", place)
    window = show(desk, qtbot, "new")
    assert len(rounds) == 2
    assert rounds[0] == rounds[1]
    assert proposals[0].startswith("A B long long")
    assert len(proposals[0]) <= len(".spydip") + 60
    assert window.document.view.path == tmp_path / "kept.spydip"
    window.document.close()
