"""A deadline is decided and its letters are written: to whom, in which style, how corrected."""

from dataclasses import replace
from pathlib import Path

from pytestqt.qtbot import QtBot

from engine.board.graph import PowerId
from engine.game.game import Game
from engine.post import book as books
from engine.session.seat import Seat
from spydip_gui.document.document import Document
from spydip_gui.post.status import StatusWindow
from spydip_gui.post.turn import LETTERS, TurnWindow
from tests.gui.post.late import FRANCE, TURKEY, choose, kept, written
from tests.helpers.postal import begun, book


def test_the_deadline_is_not_decided_before_missing_orders_are_confirmed(
    qtbot: QtBot, document: Document
) -> None:
    window = TurnWindow(document)
    qtbot.addWidget(window)
    window.show()
    assert "Turkey: F ANK" in [window.lacking.item(n).text() for n in range(window.lacking.count())]
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
    window.write_button.click()
    written(window, qtbot)
    document.undo()
    document.give([(FRANCE, "F BRE H")])
    decided()
    letters = {letter.power: letter for letter in window.previews._letters}  # shown
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
    window.write_button.click()
    written(window, qtbot)
    rows = [window.previews.powers.item(row).text() for row in range(7)]
    assert all(row.endswith("already sent, unchanged") for row in rows)


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
