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
    assert "S1901M ITALY: Italy to lucia@post.example (silent)" in result.output
    assert load(file, seats).seat(ITALY).addresses == ("lucia@post.example",)
    assert "Italy is played by lucia@post.example" in press_of(file)[0].text
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
