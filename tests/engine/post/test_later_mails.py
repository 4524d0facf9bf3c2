"""A later mail changes some of the orders in hand, replaces them all or takes them back."""

import pytest

from engine.orders.notation import write
from tests.helpers.mails import FULL, given


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


@pytest.mark.parametrize(
    "text",
    [
        *(
            "Please replace F Bre - MAO by F Bre - Eng.",
            "Please replace\nF Bre - MAO\nby\nF BRE - ENG",
        ),
        *("Correction: F Bre - Eng", "Bitte ersetze F Bre - MAO durch F Bre - Eng"),
        *("F Bre - Eng instead of Mid-Atlantic", "F Bre - Eng\nThe others as sent."),
    ],
)
def test_one_order_is_put_in_the_place_of_another_however_that_is_said(text: str) -> None:
    one = given(text, earlier=FULL)
    assert set(one.changes) == {"- F BRE - MAO", "+ F BRE - ENG"}
    assert (one.kept, one.doubtful) == (3, False)


def test_orders_that_a_later_mail_leaves_out_without_a_word_call_for_a_look() -> None:
    one = given("F BRE - ENG\nA PAR H\n", earlier=FULL)
    assert one.left_out == ("A MAR S A PAR - BUR", "SPY PAR H")
    assert one.doubtful
    assert not given(FULL.replace("MAO", "ENG"), earlier=FULL).doubtful
    assert given("These replace all my earlier orders:\nF BRE - ENG", earlier=FULL).kept == 0


TAKEN_BACK = "It takes back what was sent before, and orders nothing in its place."


@pytest.mark.parametrize(
    "text",
    [
        *("Cancel what I sent yesterday.", "Please ignore my last mail."),
        *("Bitte vergiss alles von gestern.", "Oublie mes ordres d'hier."),
    ],
)
def test_a_mail_that_takes_all_back_and_orders_nothing_calls_for_a_look(text: str) -> None:
    one = given(text, earlier=FULL)
    assert (one.orders, one.left_out) == ((), tuple(FULL.splitlines()))
    assert one.doubtful
    assert [str(line.why) for line in one.unread] == [TAKEN_BACK]
    assert not given(text).revoked, "there is nothing to take back yet"


def test_a_mail_that_takes_all_back_and_orders_anew_keeps_nothing_of_the_old() -> None:
    one = given("Forget what I sent yesterday. One correction:\nF BRE - ENG\n", earlier=FULL)
    assert ([write(order) for order in one.orders], one.kept) == (["F BRE - ENG"], 0)
    assert one.left_out == ()


def test_a_mail_without_such_words_replaces_everything_and_says_what_is_missing() -> None:
    one = given("F BRE - ENG\n", earlier=FULL)
    assert [write(order) for order in one.orders] == ["F BRE - ENG"]
    assert set(one.missing) == {"A MAR", "A PAR"}, "a spy without an order stays where it is"
