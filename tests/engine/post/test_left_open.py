"""What a mail names and leaves open is lit, and no half of it and nothing quoted is ordered."""

import tomllib

import pytest

from engine.orders.notation import write
from engine.post.inbox import intake
from engine.post.mail import parse
from engine.post.weighing import Intake
from tests.helpers.corpus import CORPUS
from tests.helpers.mails import DUEL, book_of, game_in
from tests.helpers.postal import ADDRESSES


def read(game: str, power: str, text: str, part: str = "j", subject: str = "orders") -> Intake:
    found = game_in(tomllib.loads((CORPUS / part / f"{game}.toml").read_text("utf-8")))
    head = f"From: <{(ADDRESSES | DUEL)[power]}>\nSubject: {subject}\n\n"
    return intake(found, book_of(found), parse(f"{head}{text}\n".encode(), "a.eml"))


@pytest.mark.parametrize(
    "line",
    [
        "The Sultan has his eye on Bulgaria.",
        "Die Flotten machen mir Sorgen.",
        "La Russie est bien calme.",
    ],
)
def test_a_line_that_names_something_and_orders_nothing_is_lit(line: str) -> None:
    one = read("standard", "ITALY", f"A PIE H\n\n{line}\n\nA APU H")
    assert [shown.text for shown in one.unread] == [line]


def test_one_bid_that_is_not_understood_holds_those_beside_it_back() -> None:
    one = read("intimate-bids", "X", "France 4, Atlantis 3")
    assert (one.orders, len(one.unread)) == ((), 1)


def test_an_order_quoted_without_marks_below_is_not_given() -> None:
    old = "On Mon, 30 Nov 2026 at 18:20, Sandro wrote:\nA PIE - TYR\nA APU - VEN"
    one = read("standard", "ITALY", f"A PIE H\nA APU - ROM\n\n{old}")
    assert [write(order) for order in one.orders] == ["A PIE H", "A APU - ROM"]


def test_a_preference_list_may_be_numbered_line_by_line() -> None:
    wishes = ("England", "France", "Turkey", "Germany", "Russia", "Austria", "Italy")
    text = "\n".join(f"{number}. {wish}" for number, wish in enumerate(wishes, 1))
    (order,) = read("prefer", "X", text, "k").orders
    assert write(order) == f"PREFER {' '.join(wishes).upper()}"


@pytest.mark.parametrize(
    ("game", "power", "text", "orders"),
    [
        ("espionage", "GERMANY", "EU Ruh - Bur\n\nlieber: EU Ruh - Bel", "EU RUH - BEL"),
        ("espionage", "GERMANY", "EU Ruh - Bur\n\n--\ndoch: EU Ruh - Bel", "EU RUH - BEL"),
        ("intimate-bids", "X", "Italy 3, Turkey 4\nNo: Italy only 2", "TURKEY 4, ITALY 2"),
        ("intimate-bids", "X", "Italy 3, no, 4", "ITALY 4"),
        ("intimate-bids", "X", "statt 3 jetzt 4 auf Italien", "ITALY 4"),
    ],
)
def test_what_a_later_line_takes_back_is_not_given(
    game: str, power: str, text: str, orders: str
) -> None:
    one = read(game, power, text, "u")
    given = [write(order).removeprefix("BID ") for order in one.orders]
    assert (", ".join(given), one.unread) == (orders, ())


def test_an_order_for_a_spy_that_is_not_there_is_lit() -> None:
    one = read("spy", "TURKEY", "A Bul H\nSpy Arm - Sev", "t")
    assert [write(order) for order in one.orders] == ["A BUL H"]
    assert [shown.text for shown in one.strange] == ["Spy Arm - Sev"]


@pytest.mark.parametrize(
    ("game", "power", "text", "orders"),
    [
        ("u/blind", "TURKEY", "1 - F Noire tient\n2 - A Bul - Grèce", "F BLA H, A BUL - GRE"),
        ("u/blind", "TURKEY", "F Noire embarque", ""),
        ("u/blind", "TURKEY", "A Kon ersetzt sie in Bulgarien.", "A CON - BUL"),
        ("u/blind", "TURKEY", "Espion Con embarque pour la mer Noire", "SPY CON - BLA"),
        ("u/infiltration", "RUSSIA", "Both Moscow agents spy", "AGENT MOS(2) SPY"),
        ("u/infiltration", "FRANCE", "le 4e agent de Paris espionne", "AGENT PAR(1) SPY"),
        ("u/infiltration", "FRANCE", "1 - agents Paris (3) - Picardie", "AGENT PAR(3) - PIC"),
        (
            "u/infiltration",
            "FRANCE",
            "Paris agents:\n3 - Pic\n1 spies",
            "AGENT PAR(3) - PIC, AGENT PAR(1) SPY",
        ),
        ("u/winter", "ITALY", "Hi Ana, Italy builds a fleet in Naples.", "BUILD F NAP"),
    ],
)
def test_ways_to_number_to_count_and_to_lead_up_to_orders_are_read(
    game: str, power: str, text: str, orders: str
) -> None:
    part, _, name = game.partition("/")
    one = read(name, power, text, part)
    assert ", ".join(map(write, one.orders)) == orders


@pytest.mark.parametrize(
    "line", ["One less on Italy.", "Zwei mehr auf Italien", "Un de plus, Italie"]
)
def test_what_is_added_to_a_bid_is_no_bid(line: str) -> None:
    one = read("intimate-bids", "X", f"Italy 3, Turkey 4\n{line}", "u")
    assert [write(order) for order in one.orders] == ["BID ITALY 3", "BID TURKEY 4"]
    assert [shown.text for shown in one.unread] == [line]
