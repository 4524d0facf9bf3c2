"""Mails of many habits are read right, and nothing in them that tells something goes unmarked."""

import pytest

from tests.helpers.corpus import FRESH, PARTS, Outcome, outcomes

RIGHT = 0.97
"""So much of what people ordered is read as they meant it, at the least."""

IN_VAIN = 0.2
"""So many lines a mail at the most are shown for a look that order nothing."""


@pytest.fixture(scope="module", params=PARTS)
def read(request: pytest.FixtureRequest) -> tuple[Outcome, ...]:
    return tuple(outcomes(request.param))


def test_no_order_of_them_goes_to_a_wrong_power(read: tuple[Outcome, ...]) -> None:
    assert [(one.mail, one.astray) for one in read if one.astray] == []


@pytest.mark.parametrize("part", FRESH)
def test_no_order_of_mails_never_seen_before_goes_to_a_wrong_power(part: str) -> None:
    assert [(one.mail, one.astray) for one in outcomes(part) if one.astray] == []


def test_every_mail_of_the_corpus_is_read(read: tuple[Outcome, ...]) -> None:
    assert len(read) >= 25
    assert sum(len(one.wanted) for one in read) >= 110


def test_nearly_all_orders_are_read_as_they_are_meant(read: tuple[Outcome, ...]) -> None:
    wanted, missed = (sum(len(getattr(one, of)) for one in read) for of in ("wanted", "missed"))
    assert (wanted - missed) / wanted >= RIGHT


def test_no_line_that_names_something_of_the_game_goes_unmarked(read: tuple[Outcome, ...]) -> None:
    assert [(one.mail, one.silent) for one in read if one.silent] == []


def test_few_lines_are_shown_in_vain(read: tuple[Outcome, ...]) -> None:
    assert sum(len(one.falsely_lit) for one in read) / len(read) <= IN_VAIN
