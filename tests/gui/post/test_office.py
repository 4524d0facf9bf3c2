"""Status, deadlines, press, records and seals: what the game master's other windows do."""

import email
from dataclasses import replace
from datetime import timedelta
from email import policy
from pathlib import Path
from random import Random

import pytest
from PySide6.QtCore import QDate
from pytestqt.qtbot import QtBot

from engine import judge
from engine.board.graph import PowerId
from engine.game.game import Game
from engine.play import seats
from engine.post import book as books
from engine.post import press
from engine.session.seat import Seat
from spydip_gui.document.document import Document
from spydip_gui.post import records
from spydip_gui.post.inbox import InboxWindow
from spydip_gui.post.ledger_page import Kind
from spydip_gui.post.press import PressWindow
from spydip_gui.post.records import RecordsWindow
from spydip_gui.post.seals import SealWindow
from spydip_gui.post.status import StatusWindow
from spydip_gui.post.turn import LETTERS, TurnWindow
from tests.gui.post.late import FRANCE, NOW, TURKEY, choose, kept, written
from tests.helpers.postal import tannenburg


def test_the_status_tells_who_is_late_and_how_long_the_deadline_is_past(
    status: StatusWindow,
) -> None:
    states = {row.power: status.table.item(n, 2).text() for n, row in enumerate(status.rows)}
    assert states[TURKEY] == "late"
    assert states[FRANCE] == "in"
    assert ": 1 hour" in status.head.text()
    assert status.head.text().endswith(" overdue")


def test_reminders_go_to_those_alone_who_are_not_in(status: StatusWindow, tmp_path: Path) -> None:
    out = tmp_path / "out"
    out.mkdir()
    status.game.give(
        PowerId("ITALY"),
        [status.game.reader.order(f"{piece} H") for piece in _pieces(status, "ITALY")],
        source="typed",
    )
    status.show_all()
    status.write_reminders(out)
    names = {path.name for path in out.iterdir()}
    assert "TURKEY-reminder.eml" in names
    assert "ITALY-reminder.eml" not in names
    mail = email.message_from_bytes(
        (out / "TURKEY-reminder.eml").read_bytes(), policy=policy.default
    )
    assert mail["To"] == "deniz@liman.example"
    assert "ITALY" not in mail.get_body().get_content()


def _pieces(status: StatusWindow, power: str) -> list[str]:
    return list(next(row.missing for row in status.rows if row.power == power))


def test_a_deadline_put_off_by_a_day_is_kept_in_the_book(status: StatusWindow, game: Game) -> None:
    status.put_off()
    assert kept(game).deadlines["S1901M"] == NOW + timedelta(hours=23)
    assert status.rows[-1].presence.value == "waiting"


def test_deadlines_are_laid_out_by_a_rhythm_and_kept(status: StatusWindow, game: Game) -> None:
    status.deadlines.lay_out()
    status.deadlines.keep.click()
    found = kept(game).deadlines
    assert found["F1901M"] > found["S1901R"] > found["S1901M"]


def test_deadlines_stay_on_their_weekdays(status: StatusWindow, game: Game) -> None:
    status.deadlines.weekdays.days[4].click()
    status.deadlines.lay_out()
    status.deadlines.keep.click()
    days = {moment.astimezone().weekday() for moment in kept(game).deadlines.values()}
    assert days == {4}
    assert len(kept(game).deadlines) > 5


def test_an_absence_is_noted_told_in_the_status_and_struck_out(
    status: StatusWindow, game: Game
) -> None:
    page, today = status.ledger, QDate(NOW.year, NOW.month, NOW.day)
    page.power.setCurrentIndex(page.power.findData(TURKEY))
    page.begin.setDate(today.addDays(-2))
    page.end.setDate(today.addDays(3))
    page.note.click()
    (gone,) = kept(game).absences
    assert (gone.power, gone.covers(NOW.date())) == (TURKEY, True)
    row = [one.power for one in status.rows].index(TURKEY)
    assert f"away until {gone.end}" in status.table.item(row, 2).text()
    page.end.setDate(today.addDays(-5))
    page.note.click()
    assert status.bar.text.text() == "It ends before it begins."
    assert len(kept(game).absences) == 1
    page.list.setCurrentRow(0)
    page.strike.click()
    assert kept(game).absences == ()
    assert page.list.count() == 0


def test_more_grace_for_one_makes_a_missing_player_late(status: StatusWindow, game: Game) -> None:
    status.grace.setValue(0)
    row = [one.power for one in status.rows].index(TURKEY)
    assert status.table.item(row, 2).text() == "missing"
    status.ledger.kind.setCurrentIndex(Kind.GRACE)
    status.ledger.power.setCurrentIndex(status.ledger.power.findData(TURKEY))
    status.ledger.hours.setValue(48)
    status.ledger.note.click()
    assert status.table.item(row, 2).text() == "late"
    others = {status.table.item(n, 2).text() for n in range(7) if n != row}
    assert others == {"in", "missing"}
    assert [(one.power, one.hours) for one in kept(game).graces] == [(TURKEY, 48)]


def test_a_pause_puts_the_deadlines_off_and_gives_its_days_back(
    status: StatusWindow, game: Game
) -> None:
    before, page = kept(game).deadlines, status.ledger
    day = before["S1901M"].date()
    page.kind.setCurrentIndex(Kind.PAUSE)
    page.begin.setDate(QDate(day.year, day.month, day.day))
    page.end.setDate(page.begin.date().addDays(9))
    page.why.setText("Easter")
    page.note.click()
    assert kept(game).deadlines["S1901M"] - before["S1901M"] == timedelta(days=10)
    assert "Easter" in page.list.item(0).text()
    page.list.setCurrentRow(0)
    page.strike.click()
    assert kept(game).deadlines == before
    assert kept(game).pauses == ()


def test_the_standby_player_takes_over_and_everybody_reads_of_it(
    status: StatusWindow, game: Game
) -> None:
    choose(status, TURKEY)
    status.seat.call.click()
    assert kept(game).seat(TURKEY).addresses == ("reserve@post.example",)
    assert game.path is not None
    assert "Turkey has a new player from S1901M on." in press.load(game.path)[-1].text


def test_whoever_gets_an_address_plays_by_mail_from_then_on(
    status: StatusWindow, game: Game, qtbot: QtBot
) -> None:
    book = kept(game)
    here = replace(book.seat(TURKEY), addresses=(), role="here")
    books.save(status.file, replace(book, seats={**book.seats, TURKEY: here}))
    status.show_all()
    choose(status, TURKEY)
    qtbot.keyClicks(status.seat.addresses, "odile@post.example")
    status.seat.keep.click()
    assert kept(game).seat(TURKEY).role == "mail"


def test_another_player_takes_a_seat_and_the_misses_begin_anew(
    status: StatusWindow, game: Game
) -> None:
    choose(status, FRANCE)
    status.seat.name.setText("Odile")
    status.seat.addresses.setText("odile@post.example")
    status.seat.succeed.click()
    seat = kept(game).seat(FRANCE)
    assert (seat.name, seat.addresses, seat.nmr) == ("Odile", ("odile@post.example",), 0)


def test_civil_disorder_waits_for_nobody(status: StatusWindow, game: Game) -> None:
    choose(status, TURKEY)
    status.seat.leave.click()
    assert kept(game).seat(TURKEY).role == "nobody"
    assert status.rows[-1].presence.value == "nothing due"


def test_misses_are_noted_after_the_grace(qtbot: QtBot, document: Document, game: Game) -> None:
    window = StatusWindow(document, clock=lambda: NOW + timedelta(days=3))
    qtbot.addWidget(window)
    window.count_misses()
    assert kept(game).seat(TURKEY).nmr == 1
    assert kept(game).seat(FRANCE).nmr == 0


def test_the_calendar_holds_the_deadlines(status: StatusWindow, tmp_path: Path) -> None:
    status.write_calendar(tmp_path / "x.ics")
    assert b"BEGIN:VEVENT" in (tmp_path / "x.ics").read_bytes()


def test_a_game_without_a_file_says_that_its_post_needs_one(qtbot: QtBot) -> None:
    window = StatusWindow(Document(Seat(tannenburg())), clock=lambda: NOW)
    qtbot.addWidget(window)
    window.doing(window.put_off)()
    assert "has no file yet" in window.bar.text.text()


def test_styles_are_called_by_what_they_look_like_and_kept_by_name(
    status: StatusWindow, game: Game
) -> None:
    box = status.house.style_box
    assert "judge" not in [box.itemText(row) for row in range(box.count())]
    box.setCurrentText("results between stars")
    status.house.keep.click()
    assert kept(game).style == "judge"
    box.pick("ours.toml", "ours.toml")
    assert (box.chosen, box.currentText()) == ("ours.toml", "ours.toml")


def test_press_is_taken_by_the_house_rules_and_released_with_its_letters(
    qtbot: QtBot, document: Document, game: Game
) -> None:
    window = PressWindow(document)
    qtbot.addWidget(window)
    window.show()
    window.by.setCurrentIndex(window.by.findData(FRANCE))
    window.text.setPlainText("All is quiet.")
    window.line.setText("TURKEY")
    window.doing(window.take)()
    assert "not allow signing as TURKEY" in window.bar.text.text()
    window.line.setText("Paris")
    window.take()
    assert game.path is not None
    (one,) = press.load(game.path)
    assert (one.by, one.line, one.release) == ("FRANCE", "Paris", "S1901M")
    assert "Paris" in window.list.item(0).text()


def test_records_are_written_as_chart_and_as_table(
    qtbot: QtBot, document: Document, tmp_path: Path
) -> None:
    window = RecordsWindow(document)
    qtbot.addWidget(window)
    window.show()
    for page in (0, 1):
        assert window.charts[page].renderer().isValid()
        window.write_page(page, tmp_path / f"{page}.svg")
        window.write_page(page, tmp_path / f"{page}.csv")
    assert (tmp_path / "0.svg").read_text("utf-8").startswith("<svg")
    assert "TURKEY" in (tmp_path / "1.csv").read_text("utf-8")
    assert not window.tabs.isTabEnabled(3), "the statement would reveal everything"


def test_the_tables_of_the_records_call_powers_as_people_do(
    qtbot: QtBot, document: Document
) -> None:
    window = RecordsWindow(document)
    qtbot.addWidget(window)
    orders = window.tables[1].toPlainText()
    assert "FRANCE" not in orders
    assert any(line.startswith("France") for line in orders.splitlines())


def test_commitments_are_shown_before_and_after_with_what_came_of_them(
    qtbot: QtBot, document: Document
) -> None:
    window = SealWindow(document)
    qtbot.addWidget(window)
    window.show()
    sheets = {}
    for name in ("X", "Y"):
        window.by.setText(name)
        window.sheet.setPlainText(f"BID FRANCE {ord(name) - 80}")
        window.seal()
        sheets[name] = window.opening.toPlainText()
        assert "BID" not in window.promise.toPlainText()
        window.came.setPlainText(f"> {window.promise.toPlainText()}".replace("\n", "\n> "))
        window.keep()

    def row(number: int) -> list[str]:
        return [window.table.item(number, column).text() for column in range(4)]

    assert row(0)[2:] == row(1)[2:] == ["promised; not opened yet", ""]
    window.came.setPlainText(sheets["X"])
    window.keep()
    window.came.setPlainText(sheets["Y"].replace("FRANCE 9", "FRANCE 1"))
    window.keep()
    assert row(0)[2:] == ["opened, and the promise was kept", "BID FRANCE 8"]
    assert row(1)[2:] == ["opened, and it is another sheet", ""]


def test_onlookers_wait_as_the_game_master_says_and_read_nothing_before(
    qtbot: QtBot, document: Document, game: Game, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(records, "letter_map", lambda _, language: f"a map in {language}".encode())
    for _ in range(2):
        document.resolve()
    window = RecordsWindow(document)
    qtbot.addWidget(window)
    page = window.public
    assert (page.list.count(), page.text.toPlainText()) == (0, "")
    assert not page.write.isEnabled()
    page.wait.setCurrentIndex(page.wait.findData("1"))
    page.wait.activated.emit(page.wait.currentIndex())
    assert kept(game).public == "1"
    decided = len(game.record.line()) - 1
    assert page.list.count() == decided - 1
    page.list.setCurrentRow(0)
    assert "Winter 1900" in page.text.toPlainText()
    window.write_editions(tmp_path)
    assert len([*tmp_path.glob("*.html")]) == decided - 1
    assert "into" in window.bar.text.text()
    books.save(window.file, replace(kept(game), language="de"))
    window.write_editions(tmp_path)
    assert {path.read_bytes() for path in tmp_path.glob("*.png")} == {b"a map in de"}
    assert all("Frühjahr" in p.read_text() for p in tmp_path.glob("S*.txt"))


def test_the_first_promise_stands(qtbot: QtBot, document: Document) -> None:
    window = SealWindow(document)
    qtbot.addWidget(window)
    for text in ("BID FRANCE 7", "BID FRANCE 2"):
        window.sheet.setPlainText(text)
        window.seal()
        window.came.setPlainText(window.promise.toPlainText())
        window.doing(window.keep)()  # as the button does
    assert "the first promise stands" in window.bar.text.text()


def test_the_house_rules_are_kept_in_the_book(status: StatusWindow, game: Game) -> None:
    status.house.press.setCurrentIndex(3)
    status.house.boardman.setText("1998AB")
    status.house.language.pick("de")
    status.house.keep.click()
    assert (kept(game).press, kept(game).boardman) == ("black", "1998AB")
    assert kept(game).language == "de"


def test_a_player_is_written_to_in_a_language_of_its_own(status: StatusWindow, game: Game) -> None:
    status.seat.show_seat(kept(game).seat(TURKEY), "Turkey")
    assert status.seat.language.chosen == ""
    status.seat.language.pick("fr")
    status.seat.keep.click()
    assert kept(game).speaker(TURKEY).language == "fr"


@pytest.mark.parametrize("kind", [StatusWindow, TurnWindow, PressWindow, RecordsWindow, SealWindow])
def test_every_window_closes_before_anybody_else_looks(
    kind: type, qtbot: QtBot, document: Document
) -> None:
    window = kind(document)
    qtbot.addWidget(window)
    window.show()
    document.look(viewer=TURKEY)
    assert not window.isVisible()


@pytest.mark.parametrize("variant", judge.variant_ids())
def test_every_window_shows_every_variant_after_some_turns(
    variant: str,
    qtbot: QtBot,
    tmp_path: Path,
    no_maps: None,  # noqa: ARG001  # it only stubs
) -> None:
    game, draw = Game.begin(judge.ruleset(variant), seed="5"), Random(5)
    for _ in range(4):
        views = seats.views(game.rules, game.history.led_to(game.record.head))
        for seat, orders in seats.orders(game.rules, views, draw).items():
            game.give(seat, orders, source="typed")
        game.resolve()
    game.save_as(tmp_path / "game.spydip")
    document = Document(Seat(game))
    for kind in (InboxWindow, StatusWindow, TurnWindow, PressWindow, RecordsWindow, SealWindow):
        window = kind(document)
        qtbot.addWidget(window)
        window.show()
        assert not window.bar.isVisible(), window.bar.text.text()
        if isinstance(window, TurnWindow):
            window.pages.setCurrentIndex(LETTERS)
            assert window.previews.powers.count() == len(game.rules.seats)
            window.write_button.click()
            written(window, qtbot)
            assert "Letters written" in window.bar.text.text()
        window.close()
    game.close()
