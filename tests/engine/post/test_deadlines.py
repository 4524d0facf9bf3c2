"""Deadlines keep to their weekdays, pauses put them off, and absences and grace are noted."""

from dataclasses import replace
from datetime import UTC, date, datetime, timedelta
from pathlib import Path

import pytest
from click.testing import CliRunner

from engine.board.graph import PowerId
from engine.cli import program
from engine.post.book import BookError, load, read, save, write
from engine.post.ledger import Absence, Grace, Pause
from engine.post.status import Presence, reminder, status
from tests.helpers.postal import book, tannenburg

FRIDAY = datetime(2026, 12, 4, 20, tzinfo=UTC)
FRANCE, ITALY = PowerId("FRANCE"), PowerId("ITALY")


@pytest.fixture
def file(tmp_path: Path) -> Path:
    with tannenburg() as game:
        game.save_as(tmp_path / "t.spydip")
    save(tmp_path / "t.spydip", replace(book(), deadlines={"S1901M": FRIDAY}))
    return tmp_path / "t.spydip"


def run(file: Path, *rest: str, status: int = 0) -> str:
    told = CliRunner().invoke(program, ["deadlines", str(file), *rest])
    assert told.exit_code == status, told.output
    return told.output


def test_deadlines_on_fixed_weekdays_do_not_drift(file: Path) -> None:
    run(file, "--lay-out", "--days", "6", "--short", "2", "--on", "fri", "--on", "tue")
    days = {moment.weekday() for moment in load(file, tuple(book().seats)).deadlines.values()}
    assert days == {1, 4}
    told = run(file)
    assert told.startswith("S1901M   Friday 4 December 2026")
    assert "S1901R   Tuesday 8 December 2026" in told
    assert "F1901M   Tuesday 15 December 2026" in told


def test_a_pause_puts_off_what_comes_after_its_beginning(file: Path) -> None:
    run(file, "--lay-out", "--on", "fri")
    before = load(file, tuple(book().seats)).deadlines
    told = run(file, "--pause", "2026-12-20", "2027-01-02", "--on", "fri", "--why", "holidays")
    after = load(file, tuple(book().seats)).deadlines
    assert after["S1901M"] == before["S1901M"]
    late = [phase for phase, moment in before.items() if moment.date() >= date(2026, 12, 20)]
    assert late
    assert {after[phase] - before[phase] for phase in late} == {timedelta(days=14)}
    assert "The game stands still from 2026-12-20 to 2027-01-02 (holidays)" in told


def test_grace_granted_to_one_player_holds_for_that_deadline_alone(file: Path) -> None:
    told = run(file, "--grace", "Italy", "48", "--why", "in hospital")
    assert "Italy, S1901M: 48 more hours of grace (in hospital)" in told
    known = load(file, tuple(book().seats))
    with tannenburg() as game:
        rows = {row.power: row for row in status(game, known, FRIDAY + timedelta(hours=30))}
        assert rows[ITALY].presence is Presence.LATE
        assert rows[FRANCE].presence is Presence.MISSING
        assert "Monday 7 December" in reminder(game, known, rows[ITALY])
        known = replace(known, graces=(replace(known.graces[0], phase="F1901M"),))
        rows = {row.power: row for row in status(game, known, FRIDAY + timedelta(hours=30))}
        assert rows[ITALY].presence is Presence.MISSING


def test_who_is_away_is_named_in_the_status(file: Path) -> None:
    noted = run(file, "--away", "France", "2026-12-01", "2026-12-10")
    assert "France is away from 2026-12-01 to 2026-12-10" in noted
    command = ["status", str(file), "--at", "2026-12-02T10:00:00+00:00"]
    told = CliRunner().invoke(program, command).output.splitlines()
    assert next(line for line in told if "away until 2026-12-10" in line).startswith("FRANCE")
    assert sum("away" in line for line in told) == 1


@pytest.mark.parametrize(
    ("rest", "said"),
    [
        (("--away", "France", "2026-12-10", "2026-12-01"), "2026-12-01 is before 2026-12-10."),
        (("--away", "France", "soon", "2026-12-01"), "“soon” is not a day"),
        (("--grace", "Italy", "long"), "“long” is not a number of hours"),
        (("--grace", "Narnia", "4"), "Narnia"),
    ],
)
def test_what_cannot_be_meant_is_refused(file: Path, rest: tuple[str, ...], said: str) -> None:
    assert said in run(file, *rest, status=1)


def test_a_book_keeps_what_is_noted_and_refuses_what_is_none() -> None:
    seats = tuple(book().seats)
    day = date(2026, 12, 1)
    known = replace(
        book(),
        pauses=(Pause(begin=day, end=day, why="flood"),),
        absences=(Absence(power=ITALY, begin=day, end=day),),
        graces=(Grace(power=FRANCE, phase="S1901M", hours=5),),
    )
    assert read(write(known), seats) == known
    for wrong in (
        "pause = 3",
        "[[pause]]\nbegin = 2026-12-01\nend = 2026-11-01\n",
        '[[absence]]\npower = "NARNIA"\nbegin = 2026-12-01\nend = 2026-12-01\n',
        '[[extra_grace]]\npower = "ITALY"\nphase = "S1901M"\nhours = "many"\n',
    ):
        with pytest.raises(BookError):
            read(wrong, seats)
