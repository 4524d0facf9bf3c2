"""A new game is put together: variant or mix, board, options, players, deadlines."""

import shutil
from datetime import datetime, timedelta
from pathlib import Path

import pytest
from PySide6.QtCore import QDate, QDateTime, QTime
from PySide6.QtWidgets import QComboBox
from pytestqt.qtbot import QtBot

from engine import judge
from engine.game.game import Game
from engine.post import book as books
from spydip_gui.dialogs.new_game import NewGameDialog
from spydip_gui.settings import Settings
from spydip_gui.window.window import DeskWindow
from spydip_gui.window.windows import Windows

ROOT = Path(__file__).parents[3]
ALL = (*judge.variant_ids(), *judge.mixes())


@pytest.fixture
def dialog(qtbot: QtBot) -> NewGameDialog:
    made = NewGameDialog()
    qtbot.addWidget(made)
    with qtbot.waitExposed(made):
        made.show()
    return made


def test_return_begins_the_game(dialog: NewGameDialog) -> None:
    assert [one.text() for one in dialog.buttons.buttons() if one.isDefault()] == ["&Begin"]


@pytest.mark.parametrize("variant", ALL)
def test_it_offers_every_option_with_its_clause(variant: str, dialog: NewGameDialog) -> None:
    dialog.choose(variant)
    record = judge.variant(variant)
    shown = {
        row.option.key: row.help.text()
        .replace("\N{NON-BREAKING HYPHEN}", "-")
        .replace("&nbsp;", " ")
        for row in dialog.options.rows
    }
    assert sorted(shown) == sorted(option.key for option in record.options)
    for option in record.options:
        assert f"[{option.clause}]" in shown[option.key]
        assert option.help in shown[option.key]
    assert dialog.wanted().rules.options == judge.ruleset(variant).options


def test_options_are_called_by_words_and_found_by_words_or_key(dialog: NewGameDialog) -> None:
    dialog.choose("blind")
    [sight] = [row for row in dialog.options.rows if row.option.key == "bl.home_sight"]
    assert (sight.name.text(), sight.box.currentText()) == ("Sight of the homeland", "always")
    assert sight.box.accessibleName() == "Sight of the homeland"
    sight.box.setCurrentText("until eliminated")
    assert dialog.wanted().rules.options["bl.home_sight"] == "while_alive"
    assert "bl.home_sight = while_alive" in sight.name.toolTip()
    for wanted in ("until eliminated", "bl.home_sight", "while_alive", "BL-Q20"):
        dialog.options.search.setText(wanted)
        assert [row for row in dialog.options.rows if row.box.isVisible()] == [sight]


def test_the_search_leaves_what_fits_and_its_heading(dialog: NewGameDialog) -> None:
    dialog.choose("spy")
    dialog.options.search.setText("spy captures")
    shown = [row.option.key for row in dialog.options.rows if row.box.isVisible()]
    assert shown == ["spy.captures"]
    headings = [t for t, label in dialog.options._headings.items() if label.isVisible()]
    assert headings == ["Spy Diplomacy"]


def test_what_differs_from_usual_is_marked_and_can_be_set_back(dialog: NewGameDialog) -> None:
    [edition] = [row for row in dialog.options.rows if row.option.key == "adj.rulebook"]
    assert not dialog.options.reset.isEnabled()
    dialog.options.choose("adj.rulebook", "1971")
    assert edition.name.text().startswith("\N{BLACK CIRCLE}")
    assert "Default: 2023" in edition.box.accessibleDescription()
    dialog.options.only.setChecked(True)
    assert [r.option.key for r in dialog.options.rows if r.box.isVisible()] == ["adj.rulebook"]
    dialog.options.reset.click()
    assert edition.name.text() == "Edition"
    assert dialog.wanted().rules.options["adj.rulebook"] == "2023"


def test_a_mix_of_ones_own_is_taken_from_its_file(dialog: NewGameDialog, tmp_path: Path) -> None:
    path = tmp_path / "ours.toml"
    path.write_text('title = "Ours"\nbase = "standard"\nsight = "classic_fog"\n', "utf-8")
    dialog.take_mix(path)
    rules = dialog.wanted().rules
    assert rules.variant.title == "Ours"
    assert rules.variant.mix


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ('title = "No"\nbase = "standard"\neconomy = "spy"\n', "economy"),
        ('title = "No"\nbase = "poker"\n', "base: There is no variant “poker”"),
        ("title", "not valid TOML"),
    ],
)
def test_a_mix_that_does_not_fit_is_refused_in_a_sentence(
    text: str, said: str, dialog: NewGameDialog, tmp_path: Path
) -> None:
    path = tmp_path / "theirs.toml"
    path.write_text(text, "utf-8")
    before = dialog.variant.count()
    dialog.take_mix(path)
    assert dialog.fault.isVisible()
    assert said in dialog.fault.text()
    assert dialog.variant.count() == before


def test_the_seats_follow_the_board_and_the_variant(dialog: NewGameDialog) -> None:
    dialog.board.setCurrentText("Isle of Merrow")
    assert [row.power for row in dialog.players.rows] == ["BRACK", "LORNE", "TESSEL"]
    dialog.choose("intimate")
    assert [row.power for row in dialog.players.rows] == ["X", "Y"]


def test_players_and_deadlines_are_kept_in_the_book_of_the_game(
    dialog: NewGameDialog, own_settings: Settings, qtbot: QtBot, tmp_path: Path
) -> None:
    own_settings.keep("toured", "yes")
    rows = {row.power: row for row in dialog.players.rows}
    choose(rows["ITALY"].role, "mail")
    rows["ITALY"].name.setText("Ilaria")
    rows["ITALY"].address.setText("ilaria@example.org, i@example.net")
    choose(rows["TURKEY"].role, "nobody")
    assert not rows["TURKEY"].address.isEnabled()
    dialog.deadlines.wanted.setChecked(True)
    dialog.deadlines.first.setDateTime(QDateTime(QDate(2026, 11, 27), QTime(20, 0)))
    dialog.deadlines.days.setValue(14)
    path = tmp_path / "ours.spydip"
    desk = Windows(own_settings)
    desk.begin_game(dialog.wanted(), path)
    assert desk.window is not None
    qtbot.addWidget(desk.window)
    desk.window.document.close()  # type: ignore[attr-defined]
    with Game.open(path, write=False) as game:
        book = books.load(path, game.rules.seats)
    assert book.seat("ITALY").name == "Ilaria"
    assert book.seat("ITALY").addresses == ("ilaria@example.org", "i@example.net")
    assert book.seat("TURKEY").role == "nobody"
    assert book.deadlines["S1901M"] == datetime(2026, 11, 27, 20).astimezone()
    assert book.deadlines["F1901M"] - book.deadlines["S1901R"] == timedelta(days=14)


@pytest.mark.parametrize(
    ("names", "curtain"), [((), "off"), (("Ilaria",), "off"), (("Ilaria", "Timur"), "on")]
)
def test_the_curtain_closes_for_several_players_named_at_one_screen(
    dialog: NewGameDialog,
    own_settings: Settings,
    qtbot: QtBot,
    tmp_path: Path,
    names: tuple[str, ...],
    curtain: str,
) -> None:
    own_settings.keep("toured", "yes")
    for row, name in zip(dialog.players.rows, names, strict=False):
        row.name.setText(name)
    desk = Windows(own_settings)
    desk.begin_game(dialog.wanted(), tmp_path / "ours.spydip")
    assert isinstance(desk.window, DeskWindow)
    qtbot.addWidget(desk.window)
    assert own_settings.value("curtain") == curtain


def test_a_game_on_a_board_of_ones_own_is_begun_and_opened_again(
    dialog: NewGameDialog, own_settings: Settings, qtbot: QtBot, tmp_path: Path
) -> None:
    own_settings.keep("toured", "yes")
    shutil.copytree(ROOT / "maps" / "merrow", tmp_path / "isle")
    dialog.take_board(tmp_path / "isle")
    path = tmp_path / "games" / "ours.spydip"
    path.parent.mkdir()
    desk = Windows(own_settings)
    desk.begin_game(dialog.wanted(), path)
    desk.open("start")
    desk.open(str(path))
    assert isinstance(desk.window, DeskWindow)
    qtbot.addWidget(desk.window)
    assert desk.window.document.view.rules.seats == ("BRACK", "LORNE", "TESSEL")
    desk.window.document.close()


def test_the_deadlines_follow_the_options(dialog: NewGameDialog) -> None:
    dialog.choose("spy")
    dialog.deadlines.wanted.setChecked(True)
    usual = set(dialog.wanted().book.deadlines)
    dialog.options.choose("spy.report_timing", "interactive")
    assert {"S1901MS", "F1901MS"} <= set(dialog.wanted().book.deadlines) - usual


def test_an_address_that_is_none_keeps_the_window_open(dialog: NewGameDialog) -> None:
    dialog.players.rows[0].address.setText("at home")
    dialog.accept()
    assert "Austria: “at home” is not an e-mail address." in dialog.fault.text()
    assert dialog.result() == 0


def choose(box: QComboBox, value: str) -> None:
    box.setCurrentIndex(box.findData(value))


def test_whoever_gets_an_address_plays_by_mail_unless_chosen_otherwise(
    dialog: NewGameDialog, qtbot: QtBot
) -> None:
    dialog.pages.setCurrentIndex(dialog.pages.indexOf(dialog.players))
    here, nobody = dialog.players.rows[:2]
    choose(nobody.role, "nobody")
    nobody.address.setEnabled(True)
    for row in (here, nobody):
        qtbot.keyClicks(row.address, "jo@marsh.example")
    assert here.role.currentText() == "somebody by e-mail"
    assert nobody.role.currentText() == "nobody"
    seats = dialog.wanted().book.seats
    assert [seats[row.power].role for row in (here, nobody)] == ["mail", "nobody"]
