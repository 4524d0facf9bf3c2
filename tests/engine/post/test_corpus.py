"""Mails of many habits are read right, and nothing in them that tells something goes unmarked."""

import pytest

from tests.helpers.corpus import PARTS, Outcome, outcomes


@pytest.fixture(scope="module", params=PARTS)
def read(request: pytest.FixtureRequest) -> tuple[Outcome, ...]:
    return tuple(outcomes(request.param))


def test_no_order_of_them_goes_to_a_wrong_power(read: tuple[Outcome, ...]) -> None:
    assert [(one.mail, one.astray) for one in read if one.astray] == []


def test_every_mail_of_the_corpus_is_read(read: tuple[Outcome, ...]) -> None:
    assert len(read) >= 75
    assert sum(len(one.wanted) for one in read) > 350
