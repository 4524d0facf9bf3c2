"""A replacement or the standby player takes over, and the book keeps who played when and why."""

import re
from dataclasses import replace
from pathlib import Path

import pytest
from click.testing import CliRunner

from engine.board.graph import PowerId
from engine.cli import program
from engine.post.book import Book, BookError, load, read, save, write
from engine.post.inbox import intake
from engine.post.mail import parse
from engine.post.press import load as press_of
from engine.post.seating import standby_called, succeeded
from tests.helpers.postal import ADDRESSES, book, tannenburg

ITALY = PowerId("ITALY")
BRUNA = ("bruna@post.example",)


def waiting() -> Book:
    seat = replace(book().seat(ITALY), standby="lucia@post.example", nmr=2, age="age1old")
    return replace(book(), seats={**book().seats, ITALY: seat})


def test_a_replacement_plays_on_without_the_misses_and_the_key_of_the_one_before() -> None:
    after = succeeded(tannenburg(), waiting(), ITALY, "Bruna", BRUNA, "resigned")
    seat = after.seat(ITALY)
    assert (seat.name, seat.addresses, seat.nmr, seat.age) == ("Bruna", BRUNA, 0, "")
    assert seat.standby == "lucia@post.example"
    assert [str(change) for change in after.changes] == ["S1901M ITALY: Italy to Bruna (resigned)"]
    assert read(write(after), tuple(book().seats)) == after


def test_mail_of_the_player_before_is_held_back() -> None:
    game, text = tannenburg(), "\n\nA VEN H\n"
    after = succeeded(game, waiting(), ITALY, "Bruna", BRUNA)
    old = intake(game, after, parse(f"From: {ADDRESSES['ITALY']}\nSubject: Italy{text}".encode()))
    new = intake(game, after, parse(f"From: {BRUNA[0]}\nSubject: Italy{text}".encode()))
    assert "not in the book" in str(old.sorted.held)
    assert new.power == "ITALY"


def test_the_standby_player_is_called_by_the_address_in_the_book() -> None:
    after = standby_called(tannenburg(), waiting(), ITALY, "missed two deadlines")
    assert after.seat(ITALY).addresses == ("lucia@post.example",)
    assert after.seat(ITALY).standby == ""


@pytest.mark.parametrize(
    ("name", "addresses", "fault"),
    [("", (), "Say who plays ITALY now"), ("Eve", (ADDRESSES["FRANCE"],), "plays FRANCE")],
)
def test_nobody_and_a_player_of_another_power_are_refused(
    name: str, addresses: tuple[str, ...], fault: str
) -> None:
    with pytest.raises(BookError, match=fault):
        succeeded(tannenburg(), book(), ITALY, name, addresses)
    with pytest.raises(BookError, match="no standby player for ITALY"):
        standby_called(tannenburg(), book(), ITALY)


def test_the_command_changes_a_player_and_announces_it(tmp_path: Path) -> None:
    file = tmp_path / "t.spydip"
    with tannenburg() as game:
        game.save_as(file)
        seats = game.rules.seats
    save(file, waiting())
    arguments = ["player", str(file), "italy", "--standby", "--why", "silent", "--announce"]
    result = CliRunner().invoke(program, arguments)
    assert result.exit_code == 0, result.output
    assert "S1901M ITALY: Italy to unnamed (silent)" in result.output
    assert load(file, seats).seat(ITALY).addresses == ("lucia@post.example",)
    assert "Italy has a new player from S1901M on." in press_of(file)[0].text
    assert "silent" not in press_of(file)[0].text


def test_the_command_asks_a_player_for_a_proof(tmp_path: Path) -> None:
    file = tmp_path / "t.spydip"
    with tannenburg() as game:
        game.save_as(file)
        seats = game.rules.seats
    save(file, waiting())
    before = load(file, seats)
    result = CliRunner().invoke(program, ["player", str(file), "italy", "--proof", "check line"])
    assert result.exit_code == 0, result.output
    assert re.search(r"ITALY.*asked for a check line", result.output)
    after = load(file, seats)
    assert after.seat(ITALY) == replace(before.seat(ITALY), proof="check line")
    assert after.changes == before.changes


@pytest.mark.parametrize(
    "text", ['grace_hours = "soon"', "player = 3", "[[change]]\npower = 1\n", "deadline = []"]
)
def test_a_book_of_the_wrong_form_is_refused_in_a_sentence(text: str) -> None:
    with pytest.raises(BookError, match="is malformed"):
        read(text, (ITALY,))


def test_nobody_learns_the_address_of_a_newcomer_and_the_book_may_name_one_in_wait(
    tmp_path: Path,
) -> None:
    file = tmp_path / "t.spydip"
    with tannenburg() as game:
        game.save_as(file)
    save(file, waiting())
    run(file, "player", "Italy", "--standby", "--announce")
    run(file, "resolve")
    run(file, "letters", "-o", tmp_path / "out", "--no-maps")
    france = (tmp_path / "out" / "FRANCE" / "S1901M-FRANCE.txt").read_text("utf-8")
    assert "Italy has a new player from S1901M on." in " ".join(france.split())
    texts = [path.read_bytes() for path in (tmp_path / "out").rglob("*") if path.is_file()]
    own = [text for text in texts if b"lucia@post.example" in text]
    assert [text.split(b"\r\nTo: ")[1][:18] for text in own] == [b"lucia@post.example"]
    assert "lucia@" not in str(load(file, tuple(book().seats)).changes)


def test_one_in_wait_with_a_name_is_called_by_it() -> None:
    named = replace(waiting().seat(ITALY), standby="Lucia Conti <Lucia@post.example>")
    before = replace(waiting(), seats={**waiting().seats, ITALY: named})
    assert before.powers_of("lucia@POST.example") == (ITALY,)
    seat = standby_called(tannenburg(), before, ITALY).seat(ITALY)
    assert (seat.name, seat.addresses) == ("Lucia Conti", ("lucia@post.example",))


def test_a_newcomer_is_welcomed_by_a_letter_of_its_own_with_rules_and_packet(
    tmp_path: Path,
) -> None:
    file, out = tmp_path / "t.spydip", tmp_path / "new"
    with tannenburg() as game:
        game.save_as(file)
    save(file, waiting())
    run(file, "resolve")
    run(file, "letters", "-o", tmp_path / "out", "--no-maps", "--issue")
    run(file, "player", "Italy", "--standby")
    told = run(file, "letters", "-o", out, "--no-maps", "--packets", "--issue")
    assert sorted(one.name for one in out.iterdir()) == ["ITALY", "S1901M-ITALY.eml"]
    assert "correction" not in told
    text = (out / "ITALY" / "S1901M-ITALY.txt").read_text("utf-8")
    assert "Welcome to Tannenburg: you play Italy from now on." in " ".join(text.split())
    assert "Correction" not in text
    rules = (out / "ITALY" / "rules.txt").read_text("utf-8")
    assert rules.startswith("Spy Diplomacy\n")
    assert "SPY-6C" in rules
    assert [one.suffix for one in (out / "ITALY").iterdir() if "S1901R" in one.name]
    again = run(file, "letters", "-o", tmp_path / "again", "--no-maps")
    assert "ITALY: the same as sent before" in again


def run(file: Path, command: str, *rest: str | Path) -> str:
    told = CliRunner().invoke(program, [command, str(file), *map(str, rest)])
    assert told.exit_code == 0, told.output
    return told.output
