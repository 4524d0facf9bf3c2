"""The sums of Infiltration, as its text and its printed examples have them."""

import pytest

from engine.board.graph import PowerId
from engine.variants.infiltration.arithmetic import (
    found_by_spying,
    killed,
    losses,
    quota,
    taken_by_security,
)

FRANCE, RUSSIA, TURKEY = PowerId("FRANCE"), PowerId("RUSSIA"), PowerId("TURKEY")
BOHEMIA = {FRANCE: 8, RUSSIA: 3, TURKEY: 1}
"""The foreign agents of the printed example (INF-6e)."""


@pytest.mark.parametrize(
    ("assigned", "found"),
    [
        (1, {FRANCE: None, RUSSIA: None, TURKEY: None}),
        (2, {FRANCE: None, RUSSIA: None, TURKEY: 1}),
        (3, {FRANCE: None, RUSSIA: None, TURKEY: 1}),
        (4, {FRANCE: None, RUSSIA: 3, TURKEY: 1}),
        (6, {FRANCE: None, RUSSIA: 3, TURKEY: 1}),
        (7, {FRANCE: None, RUSSIA: 3, TURKEY: 1}),
        (9, {FRANCE: 8, RUSSIA: 3, TURKEY: 1}),
    ],
)
def test_of_several_powers_the_smaller_are_counted(
    assigned: int, found: dict[PowerId, int | None]
) -> None:
    """INF-6d."""
    assert found_by_spying(assigned, BOHEMIA, single="capped") == found


@pytest.mark.parametrize(
    ("assigned", "present", "told"),
    [(6, 8, 5), (6, 6, 5), (7, 6, 6), (6, 3, 3), (2, 5, 1), (1, 5, 1), (1, 1, 1)],
)
def test_of_one_power_a_capped_number_is_told(assigned: int, present: int, told: int) -> None:
    """INF-6c, INF-Q4."""
    assert found_by_spying(assigned, {FRANCE: present}, single="capped") == {FRANCE: told}


@pytest.mark.parametrize(
    ("assigned", "present", "dead"),
    [
        (6, 1, 1),
        (6, 3, 3),
        (6, 8, 5),
        (4, 1, 1),
        (4, 8, 3),
        (2, 1, 0),
        (3, 1, 1),
        (9, 1, 1),
        (1, 5, 0),
    ],
)
def test_an_attack_kills_one_less_than_its_number(assigned: int, present: int, dead: int) -> None:
    """INF-6g, INF-6h, INF-6k, INF-Q9."""
    assert killed(assigned, present) == dead


@pytest.mark.parametrize(
    ("attackers", "present", "pool", "dead"),
    [
        ([6, 4], 8, "additive", 8),
        ([6, 4], 8, "pooled", 8),
        ([2, 1], 1, "additive", 0),
        ([2, 1], 1, "pooled", 1),
        ([3, 3], 9, "additive", 4),
        ([3, 3], 9, "pooled", 5),
    ],
)
def test_several_attacks_add_up(attackers: list[int], present: int, pool: str, dead: int) -> None:
    """INF-6l, INF-Q7, INF-Q8."""
    assert losses(attackers, present, pool=pool) == dead


@pytest.mark.parametrize(
    ("powers", "each"), [(1, 7), (2, 3), (3, 2), (4, 1), (5, 1), (6, 1), (0, 0)]
)
def test_security_shares_seven_evenly(powers: int, each: int) -> None:
    """INF-7d, INF-Q22: two each of three powers, one each of five, the rest unused."""
    assert quota(powers) == each


def test_places_left_free_go_to_others_in_turn_where_the_game_says_so() -> None:
    """INF-Q23."""
    present = {FRANCE: 8, RUSSIA: 5, TURKEY: 1}
    taken, _ = taken_by_security(present, frozenset(), redistribute=True, lone=False)
    assert taken == {FRANCE: 3, RUSSIA: 3, TURKEY: 1}


def test_the_excepted_are_reported_to_the_number_of_the_others() -> None:
    """INF-7e: the divisor stays that of the powers that are hunted."""
    england, italy = PowerId("ENGLAND"), PowerId("ITALY")
    present = {england: 7, italy: 4, RUSSIA: 3, FRANCE: 8}
    taken, told = taken_by_security(present, frozenset({FRANCE}), redistribute=False, lone=False)
    assert (taken, told) == ({england: 2, italy: 2, RUSSIA: 2}, {FRANCE: 2})
