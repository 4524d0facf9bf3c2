"""The game master sees who is in, reminds only the others, and counts who missed a deadline."""

from dataclasses import replace
from datetime import timedelta
from pathlib import Path

from click.testing import CliRunner

from engine import judge
from engine.board.graph import PowerId
from engine.cli import program
from engine.game.game import Game
from engine.post.book import Book, read, save, write
from engine.post.calendar import calendar
from engine.post.status import Presence, counted, reminder, status
from tests.helpers.postal import NOON, book, tannenburg

FRANCE, ITALY = PowerId("FRANCE"), PowerId("ITALY")
ALL_FRENCH = ("A PAR - BUR", "A MAR H", "F BRE - MAO", "SPY PAR H", "SPY MAR H", "SPY BRE H")


def dated() -> Book:
    return replace(book(), deadlines={"S1901M": NOON})


def states(hours: float, orders: tuple[str, ...] = ALL_FRENCH) -> dict[str, Presence]:
    game = tannenburg()
    game.give(FRANCE, map(game.reader.order, orders), source="typed")
    return {r.power: r.presence for r in status(game, dated(), NOON + timedelta(hours=hours))}


def test_who_has_ordered_everything_is_in_and_the_others_wait_until_the_deadline() -> None:
    assert states(-1)["FRANCE"] is Presence.IN
    assert states(-1)["ITALY"] is Presence.WAITING
    assert states(-1, ALL_FRENCH[:2])["FRANCE"] is Presence.PARTLY


def test_after_the_deadline_one_is_late_and_after_grace_missing() -> None:
    assert states(1)["ITALY"] is Presence.LATE
    assert states(25)["ITALY"] is Presence.MISSING
    assert states(25)["FRANCE"] is Presence.IN


def test_a_miss_is_counted_for_the_missing_alone() -> None:
    game = tannenburg()
    game.give(FRANCE, [game.reader.order("A PAR H")], source="typed")
    after = counted(game, dated(), NOON + timedelta(hours=25))
    assert (after.seat(FRANCE).nmr, after.seat(ITALY).nmr) == (0, 1)


def test_reminders_go_to_those_missing_only_and_name_nobody_else(tmp_path: Path) -> None:
    file = tmp_path / "t.spydip"
    with tannenburg() as game:
        game.give(FRANCE, map(game.reader.order, ALL_FRENCH), source="typed")
        game.save_as(file)
    save(file, dated())
    out = tmp_path / "reminders"
    result = CliRunner().invoke(program, ["status", str(file), "--reminders", str(out)])
    assert result.exit_code == 0, result.output
    assert len(list(out.glob("*.txt"))) == len(list(out.glob("*.eml"))) == 6
    text = (out / "ITALY-reminder.txt").read_text("utf-8")
    assert "for Italy" in text
    assert not [p for p in ("FRANCE", "TURKEY", "France", "Turkey") if p in text]


def test_a_reminder_says_until_when_there_is_grace() -> None:
    game = tannenburg()
    rows = {row.power: row for row in status(game, dated(), NOON + timedelta(hours=1))}
    assert "grace until Wednesday 5 March 2025, 12:00" in reminder(game, dated(), rows[ITALY])


def test_a_reminder_speaks_the_language_of_its_player() -> None:
    game, said = tannenburg(), {}
    for language in ("de", "fr"):
        there = dated().all_in(language)
        rows = {row.power: row for row in status(game, there, NOON + timedelta(hours=1))}
        said[language] = reminder(game, there, rows[ITALY])
    assert "Tannenburg: Frühjahr 1901, Züge" in said["de"]
    assert "für Italien" in said["de"]
    assert "Nachfrist geht bis Mittwoch, 5. März 2025, 12:00" in " ".join(said["de"].split())
    assert "Ohne Befehl:\n  " in said["de"]
    assert "pour l’Italie" in said["fr"]
    assert "jusqu’au mercredi 5 mars 2025, 12:00" in " ".join(said["fr"].split())


def test_the_book_is_read_as_it_was_written() -> None:
    seats = tannenburg().rules.seats
    assert read(write(dated()), seats) == dated()


def test_the_calendar_has_folded_lines_and_escaped_words() -> None:
    title = "Tannenburg; the long, long campaign of the seven crowned heads \N{EM DASH} Äpfel"
    content = calendar(Game.begin(judge.ruleset(), title=title), dated(), NOON)
    lines = content.split(b"\r\n")
    assert max(map(len, lines)) <= 75
    whole = content.replace(b"\r\n ", b"").decode()
    assert "SUMMARY:Tannenburg\\; the long\\, long campaign" in whole
    assert "DTSTART:20250304T120000Z" in whole
    assert whole.startswith("BEGIN:VCALENDAR\r\n")
    assert whole.endswith("END:VCALENDAR\r\n")


def test_nobody_is_awaited_once_the_game_is_over(tmp_path: Path) -> None:
    file, mail = tmp_path / "t.spydip", tmp_path / "m.eml"
    with tannenburg() as game:
        game.resolve(["DRAW"])
        game.save_as(file)
        assert {row.presence for row in status(game, dated(), NOON)} == {Presence.NOTHING_DUE}
    save(file, dated())
    assert "The game is over" in CliRunner().invoke(program, ["status", str(file)]).output
    mail.write_text("From: sandro@bellini.example\nSubject: Italy\n\nA VEN H\n", "utf-8")
    told = CliRunner().invoke(program, ["inbox", str(file), str(mail)]).output
    assert "held back: The game is over" in told
    packet = ["packet", str(file), "ITALY", "-o", str(tmp_path)]
    CliRunner().invoke(program, packet)
    (sealed,) = tmp_path.glob("*.spyview")
    assert (
        "The game is over. Signed by" in CliRunner().invoke(program, ["view", str(sealed)]).output
    )


def test_no_reminder_is_written_to_who_sits_here_or_to_nobody(tmp_path: Path) -> None:
    file = tmp_path / "t.spydip"
    with tannenburg() as game:
        game.save_as(file)
    seats = dict(dated().seats)
    seats[ITALY] = replace(seats[ITALY], role="here")
    seats[FRANCE] = replace(seats[FRANCE], role="nobody")
    save(file, replace(dated(), seats=seats))
    out = tmp_path / "reminders"
    result = CliRunner().invoke(program, ["status", str(file), "--reminders", str(out)])
    assert len(list(out.glob("*.eml"))) == 5
    assert "ITALY: no reminder; its player plays here" in result.output
    assert "nobody plays it" in result.output
