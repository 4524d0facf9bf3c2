"""Pieces are called in sentences as people call them."""

import pytest

from engine.orders.wording import piece_name, with_article
from engine.units import Kind


@pytest.mark.parametrize(
    ("kind", "name", "one"),
    [
        ("A", "army", "an army"),
        ("SPY", "spy", "a spy"),
        ("AGENT", "agent", "an agent"),
        ("EU", "EU", "an EU"),
        ("CEU", "CEU", "a CEU"),
    ],
)
def test_words_are_small_and_abbreviations_keep_their_capitals(
    kind: str, name: str, one: str
) -> None:
    assert (piece_name(Kind(kind)), with_article(Kind(kind))) == (name, one)
