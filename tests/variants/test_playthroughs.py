"""The recorded games come out as they were recorded, in every line of every seat's view.

Where a change was made on purpose, ``python -m tests.helpers.playthroughs`` writes them again.
"""

import difflib

import pytest

from engine import judge
from tests.helpers.playthroughs import YEARS, again, place

LARGEST = 600_000


@pytest.mark.parametrize("variant", judge.variant_ids())
def test_the_recorded_game_comes_out_again(variant):
    text = place(variant).read_text("utf-8")
    lines = difflib.unified_diff(text.splitlines(), again(text).splitlines(), lineterm="", n=1)
    assert list(lines)[:40] == []


@pytest.mark.parametrize("variant", judge.variant_ids())
def test_the_recorded_game_is_ten_years_long_or_comes_to_its_end(variant):
    text = place(variant).read_text("utf-8")
    last = judge.ruleset(variant).board.year + YEARS - 1
    assert f"\n== S{last}M\n" in text or "\n+ won " in text
    assert len(text.encode()) < LARGEST


def test_a_changed_order_changes_what_is_told():
    text = place("standard").read_text("utf-8")
    order = next(line for line in text.splitlines() if " - " in line and ": A " in line)
    assert again(text.replace(order, order.split(" - ")[0] + " H", 1)) != text
