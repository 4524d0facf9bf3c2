"""Mails as people send them are read: orders right, every other line shown, nobody mistaken."""

import tomllib
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

from engine.cli import program
from engine.orders.notation import write
from engine.post.book import save
from engine.post.inbox import Intake, intake, record
from engine.post.mail import gather, parse
from engine.post.receipt import receipt, row
from tests.helpers.postal import book, tannenburg

MAILS = Path(__file__).parents[2] / "mails"
EXPECTED: dict[str, dict[str, Any]] = {
    entry["file"]: entry
    for entry in tomllib.loads((MAILS / "tannenburg.toml").read_text("utf-8"))["mail"]
}


@cache
def read() -> dict[str, Intake]:
    game, players = tannenburg(), book()
    return {mail.source: intake(game, players, mail) for mail in gather([MAILS / "tannenburg"])}


def orders(name: str) -> set[str]:
    return {write(order) for order in read()[name].orders}


def shown(one: Intake) -> dict[int, str]:
    every = (*one.read, *one.unread, *one.talk, *one.strange, *one.aside)
    return {line.number: line.text for line in every}


def test_there_are_sixty_mails_and_each_has_its_expected_orders() -> None:
    assert len(EXPECTED) == 60
    assert set(read()) == set(EXPECTED)


def test_at_least_ninety_five_of_a_hundred_order_lines_are_right() -> None:
    wanted = [(name, line) for name, entry in EXPECTED.items() for line in entry["orders"]]
    wrong = [(name, line) for name, line in wanted if line not in orders(name)]
    share = 1 - len(wrong) / len(wanted)
    print(f"{len(wanted)} order lines, {share:.1%} right; wrong: {wrong}")  # noqa: T201
    assert share >= 0.95


@pytest.mark.parametrize("name", EXPECTED)
def test_no_order_is_found_that_nobody_gave(name: str) -> None:
    assert orders(name) <= set(EXPECTED[name]["orders"])


@pytest.mark.parametrize("name", EXPECTED)
def test_no_order_goes_to_a_wrong_power(name: str) -> None:
    one, entry = read()[name], EXPECTED[name]
    assert (one.power or "") == entry["power"]
    assert bool(one.sorted.held) == entry.get("held", False)


@pytest.mark.parametrize("name", EXPECTED)
def test_no_line_is_dropped_silently(name: str) -> None:
    one = read()[name]
    seen = shown(one)
    lines = enumerate(one.mail.text.split("\n"), 1)
    assert [n for n, text in lines if any(map(str.isalnum, text)) and n not in seen] == []


@pytest.mark.parametrize("name", EXPECTED)
def test_the_lines_that_need_a_look_are_shown(name: str) -> None:
    text = "\n".join(shown(read()[name]).values())
    assert [line for line in EXPECTED[name]["shown"] if line not in text] == []


def given(text: str, *, earlier: str = "") -> Intake:
    """What a text from the French player comes to, after an earlier mail."""
    game, players = tannenburg(), book()
    head = "From: m.dubreuil@courriel.example\nSubject: France\n\n"
    if earlier:
        record(game, intake(game, players, parse((head + earlier).encode())))
    return intake(game, players, parse((head + text).encode()))


FULL = "A PAR - BUR\nA MAR S A PAR - BUR\nF BRE - MAO\nSPY PAR H\n"


def test_a_later_mail_is_compared_with_the_one_before() -> None:
    one = given(FULL.replace("F BRE - MAO", "F BRE - ENG"), earlier=FULL)
    assert one.changes == ("- F BRE - MAO", "+ F BRE - ENG")
    assert one.kept == 0


def test_a_mail_that_only_amends_keeps_the_other_orders() -> None:
    one = given("Please change one thing:\nF BRE - ENG\n", earlier=FULL)
    assert {write(order) for order in one.orders} == {
        "A PAR - BUR",
        "A MAR S A PAR - BUR",
        "F BRE - ENG",
        "SPY PAR H",
    }
    assert one.kept == 3


def test_a_mail_without_such_words_replaces_everything_and_says_what_is_missing() -> None:
    one = given("F BRE - ENG\n", earlier=FULL)
    assert [write(order) for order in one.orders] == ["F BRE - ENG"]
    assert {"A MAR", "A PAR", "SPY PAR"} <= set(one.missing)
    assert "F BRE" not in one.missing


def test_blind_intake_shows_no_order() -> None:
    one = given(FULL)
    assert not [order for order in map(write, one.orders) if order in row(one)]
    assert "4 orders, 0 lines to look at" in row(one)


def test_a_receipt_lists_orders_faults_and_missing_pieces_in_72_columns() -> None:
    text = receipt(given("A PAR - BUR\nA MAR goes on a - long - holiday\n"), "Tannenburg", "S1901M")
    assert max(map(len, text.splitlines())) <= 72
    assert "A PAR - BUR" in text
    assert "goes on a - long - holiday" in text
    assert "Without an order:\n  F BRE" in text


def test_the_command_records_what_is_plain_and_holds_the_rest_back(tmp_path: Path) -> None:
    file = tmp_path / "t.spydip"
    with tannenburg() as game:
        game.save_as(file)
    save(file, book())
    paths = [
        str(MAILS / "tannenburg" / name) for name in ("19-canonical.eml", "46-false-address.eml")
    ]
    result = CliRunner().invoke(program, ["inbox", str(file), *paths])
    assert result.exit_code == 1
    assert "held back: m.dubreuil@courrier.example is in nobody's entry" in result.output
    listed = CliRunner().invoke(program, ["orders", "list", str(file)]).output
    assert "orders of RUSSIA" in listed
    assert "(mail," in listed
