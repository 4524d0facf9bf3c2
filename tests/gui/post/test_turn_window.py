"""A deadline is decided and its letters are written: to whom, in which style, how corrected."""

from dataclasses import replace
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from engine.board.graph import PowerId
from engine.game.game import Game
from engine.post import beside
from engine.post import book as books
from engine.post.posted import posted
from engine.session.seat import Seat
from spydip_gui.document.document import Document
from spydip_gui.post import turn
from spydip_gui.post.status import StatusWindow
from spydip_gui.post.style_dialog import StyleDialog
from spydip_gui.post.turn import LETTERS, TurnWindow
from tests.gui.post.late import FRANCE, TURKEY, choose, kept, written
from tests.helpers.postal import begun, book


def test_the_deadline_is_not_decided_before_missing_orders_are_confirmed(
    qtbot: QtBot, document: Document
) -> None:
    window = TurnWindow(document)
    qtbot.addWidget(window)
    window.show()
    said = [window.lacking.item(n).text() for n in range(window.lacking.count())]
    assert "Nothing has come from Austria, England, Germany, Italy, Russia, Turkey." in said[0]
    assert said[-1].startswith("Letters wait that are not marked as sent: start")
    assert not window.decide.isEnabled()
    window.go_on.setChecked(True)
    window.decide.click()
    assert len(document.turns) == 3
    assert window.pages.currentIndex() == LETTERS


def test_a_decision_taken_back_and_made_anew_is_a_numbered_correction_for_those_it_touches(
    qtbot: QtBot,
    document: Document,
    no_maps: None,  # noqa: ARG001  # it only stubs
) -> None:
    window = TurnWindow(document)
    qtbot.addWidget(window)
    window.show()

    def decided() -> None:
        window.pages.setCurrentIndex(0)
        window.go_on.setChecked(True)
        window.decide.click()

    decided()
    window.noted.setChecked(True)
    window.write_button.click()
    written(window, qtbot)
    document.undo()
    document.give([(FRANCE, "F BRE H")])
    decided()
    letters = {letter.power: letter for letter in window.previews.letters}
    assert letters[FRANCE].number == 1
    assert "+   F BRE H" in letters[FRANCE].changes
    assert window.previews.wanted == (FRANCE,)


def test_what_goes_out_before_the_first_deadline_is_noted_as_sent(
    qtbot: QtBot,
    tmp_path: Path,
    no_maps: None,  # noqa: ARG001  # it only stubs
) -> None:
    game = begun()
    game.save_as(tmp_path / "start.spydip")
    books.save(tmp_path / "start.spydip", book())
    window = TurnWindow(Document(Seat(game)))
    qtbot.addWidget(window)
    window.show()
    window.pages.setCurrentIndex(LETTERS)
    assert not window.sent_button.isEnabled()
    window.write_button.click()
    written(window, qtbot)
    assert {said(window, row) for row in range(7)} == {"written, not sent"}
    window.sent_button.click()
    assert {said(window, row) for row in range(7)} == {"sent, unchanged"}
    assert window.about.currentText().endswith("sent")


def said(window: TurnWindow, row: int) -> str:
    """What stands beneath a power in the list of letters."""
    return window.previews.powers.item(row).text().splitlines()[1].strip()


def test_letters_go_into_the_folder_of_their_deadline_however_it_was_adjudicated(
    qtbot: QtBot,
    document: Document,
    tmp_path: Path,
    no_maps: None,  # noqa: ARG001  # it only stubs
) -> None:
    document.resolve()
    window = TurnWindow(document)
    qtbot.addWidget(window)
    window.show()
    window.pages.setCurrentIndex(LETTERS)
    window.write_button.click()
    written(window, qtbot)
    document.resolve()
    assert Path(window.folder.text()).name == "S1901R"
    window.write_button.click()
    written(window, qtbot)
    out = tmp_path / "tannenburg-letters"
    for phase in ("S1901M", "S1901R"):
        assert {one.name[:6] for one in (out / phase).glob("*.eml")} == {phase}
        assert (out / phase / "GM.zip").is_file()


def test_the_letters_of_an_earlier_deadline_are_chosen_and_written(
    qtbot: QtBot,
    document: Document,
    tmp_path: Path,
    no_maps: None,  # noqa: ARG001  # it only stubs
) -> None:
    document.resolve()
    document.resolve()
    window = TurnWindow(document)
    qtbot.addWidget(window)
    window.show()
    window.pages.setCurrentIndex(LETTERS)
    rows = [window.about.itemText(row) for row in range(window.about.count())]
    assert [row.split(" \N{EN DASH} ")[0] for row in rows] == [
        "Summer 1901, retreats and spies",
        "Spring 1901, movement",
        "Winter 1900, deployment of spies",
        "Start of the game",
    ]
    assert rows[1].endswith("to be written: 7")
    window.about.setCurrentIndex(1)
    window.about.activated.emit(1)
    assert "Spring 1901, movement" in window.previews.text.toPlainText()
    window.write_button.click()
    written(window, qtbot)
    assert len(list((tmp_path / "tannenburg-letters" / "S1901M").glob("*.eml"))) == 7
    assert window.about.itemText(1).endswith("written, not sent: 7")
    assert window.about.itemText(0).endswith("to be written: 7")


@pytest.mark.parametrize("sent", [True, False, None])
def test_letters_that_differ_from_those_written_before_are_asked_about(
    qtbot: QtBot,
    document: Document,
    monkeypatch: pytest.MonkeyPatch,
    no_maps: None,  # noqa: ARG001  # it only stubs
    *,
    sent: bool | None,
) -> None:
    document.resolve()
    window = TurnWindow(document)
    qtbot.addWidget(window)
    window.show()
    window.pages.setCurrentIndex(LETTERS)
    window.write_button.click()
    written(window, qtbot)
    document.undo()
    document.give([(FRANCE, "F BRE H")])
    document.resolve()
    assert said(window, 2) == "written, but changed since"
    asked: list[list[str]] = []
    monkeypatch.setattr(turn, "were_sent", lambda _, names: asked.append(names) or sent)
    window.write_button.click()
    written(window, qtbot)
    assert asked == [["France"]]
    assert window.file.exists()
    kept = posted(window.file, "S1901M", FRANCE)
    numbers = {True: [0, 1], False: [0], None: [0]}[sent]
    assert [one.number for one in kept] == numbers
    assert [bool(one.sent) for one in kept] == [sent is True, False][: len(kept)]
    assert ("F BRE H" in kept[-1].text) == (sent is not None)


def _seated(game: Game, roles: dict[PowerId, str]) -> None:
    known = kept(game)
    seats = {
        power: replace(seat, role=roles.get(power, seat.role))
        for power, seat in known.seats.items()
    }
    assert game.path is not None
    books.save(game.path, replace(known, seats=seats))


def test_no_letter_and_no_reminder_is_written_to_who_plays_here_or_to_nobody(
    qtbot: QtBot,
    document: Document,
    game: Game,
    status: StatusWindow,
    tmp_path: Path,
    no_maps: None,  # noqa: ARG001  # it only stubs
) -> None:
    _seated(game, {TURKEY: "here", FRANCE: "nobody"})
    status.show_all()
    out = tmp_path / "out"
    out.mkdir()
    status.write_reminders(out)
    assert len(list(out.glob("*.eml"))) == 5
    assert "Turkey: none, its player plays here" in status.bar.text.text()
    choose(status, TURKEY)
    assert "No reminder: its player plays" in status.reminder.toPlainText()
    window = TurnWindow(document)
    qtbot.addWidget(window)
    window.show()
    window.pages.setCurrentIndex(LETTERS)
    rows = [window.previews.powers.item(row).text() for row in range(7)]
    assert [row for row in rows if row.endswith("none: nobody plays it")]
    window.folder.setText(str(tmp_path / "letters"))
    window.write_button.click()
    written(window, qtbot)
    assert len(list((tmp_path / "letters").glob("*.eml"))) == 5


def test_where_nobody_plays_by_mail_no_letter_is_written_and_a_word_says_so(
    qtbot: QtBot, document: Document, game: Game
) -> None:
    _seated(game, dict.fromkeys(game.rules.seats, "here"))
    window = TurnWindow(document)
    qtbot.addWidget(window)
    window.show()
    window.pages.setCurrentIndex(LETTERS)
    window.write_button.click()
    assert not window.busy
    assert "Nobody plays by e-mail" in window.bar.text.text()


def test_letters_that_cannot_be_written_are_told_with_the_reason(
    qtbot: QtBot,
    document: Document,
    tmp_path: Path,
    no_maps: None,  # noqa: ARG001  # it only stubs
) -> None:
    window = TurnWindow(document)
    qtbot.addWidget(window)
    window.show()
    window.pages.setCurrentIndex(LETTERS)
    (tmp_path / "taken").write_text("a file, no folder")
    window.folder.setText(str(tmp_path / "taken"))
    window.write_button.click()
    written(window, qtbot)
    assert "taken" in window.bar.text.text()
    assert "Letters written" not in window.bar.text.text()


def test_a_style_changes_the_letters_and_not_their_truth(qtbot: QtBot, document: Document) -> None:
    window = TurnWindow(document)
    qtbot.addWidget(window)
    window.show()
    window.go_on.setChecked(True)
    window.decide.click()
    found = set()
    for place in range(window.style_box.count()):
        window.style_box.setCurrentIndex(place)
        window.style_box.activated.emit(place)
        window.previews.powers.setCurrentRow(2)
        found.add(window.previews.text.toPlainText())
    assert len(found) >= window.style_box.count() - 1, "two put plain successes alike"


def test_a_style_is_changed_at_the_desk_with_a_letter_beside_it(
    qtbot: QtBot, document: Document, game: Game
) -> None:
    window = TurnWindow(document)
    qtbot.addWidget(window)
    window.show()
    window.pages.setCurrentIndex(LETTERS)
    window.previews.powers.setCurrentRow(2)
    window.edit_style()
    dialog = window.findChild(StyleDialog)
    assert isinstance(dialog, StyleDialog)
    assert dialog.shown.toPlainText() == window.previews.text.toPlainText()
    before = dialog.text.toPlainText()
    dialog.text.setPlainText(before.replace("$power", "$nobody", 1))
    assert "nobody" in dialog.fault.text()
    assert not dialog.keep_button.isEnabled()
    dialog.text.setPlainText(before.replace('power = "', 'power = "Orders of ', 1))
    assert not dialog.fault.text()
    dialog.keep_button.click()
    assert not dialog.isVisible()
    own = beside.folder(Path(str(game.path))) / "styles"
    assert "Orders of" in next(own.iterdir()).read_text("utf-8")
    document.look(viewer=FRANCE)
    assert not window.isVisible(), "a player sees letters of others"
