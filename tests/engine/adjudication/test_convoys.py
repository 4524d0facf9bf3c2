"""Convoys: routes, disruption, swaps and paradoxes, under every edition of the rulebook."""

import pytest

from engine.adjudication.convoy import connected, serves, useful
from engine.adjudication.reasons import (
    CONVOYED,
    NO_CONVOY,
    NO_FLEETS,
    NOT_NEEDED,
    DidOtherwise,
    Disrupted,
    HeldBack,
    Paradox,
    WentByLand,
)
from tests.helpers.moves import play
from tests.helpers.positions import unit

EDITIONS = ("1971", "1976", "1982", "1992", "2000", "2023")


def test_an_army_crosses_several_seas():
    played = play(
        """
        TURKEY: A BUL - TRI, F AEG C A BUL - TRI, F ION C A BUL - TRI, F ADR C A BUL - TRI
        """
    )
    assert played.moved == {"BUL": "TRI"}
    assert played.reason("A BUL - TRI") is CONVOYED


def test_a_convoy_fails_with_one_fleet_of_its_only_route():
    """DATC 6.F.7; the fleet is named."""
    played = play(
        """
        ENGLAND: F NTH C A LON - HOL, A LON - HOL
        GERMANY: F HEL S F SKA - NTH, F SKA - NTH
        """
    )
    assert played.moved == {"SKA": "NTH"}
    assert played.reason("A LON - HOL") == Disrupted((unit("ENGLAND", "F NTH"),))
    assert not played.barred


def test_an_attack_that_does_not_dislodge_the_fleet_leaves_the_convoy_alone():
    """DATC 6.F.4."""
    played = play("ENGLAND: F NTH C A LON - HOL, A LON - HOL\nGERMANY: F SKA - NTH")
    assert played.moved == {"LON": "HOL"}


def test_an_army_whose_convoy_fails_cuts_no_support_and_stands_nobody_off():
    """DATC 6.F.6, 6.F.8."""
    played = play(
        """
        ENGLAND: F NTH C A LON - HOL, A LON - HOL
        GERMANY: F HEL S F SKA - NTH, F SKA - NTH, A BEL - HOL
        """
    )
    assert played.moved == {"SKA": "NTH", "BEL": "HOL"}


def test_an_army_whose_convoy_fails_may_contest_its_goal_by_a_switch():
    played = play(
        """
        ENGLAND: F NTH C A LON - HOL, A LON - HOL
        GERMANY: F HEL S F SKA - NTH, F SKA - NTH, A BEL - HOL
        """,
        disrupted_convoy_effect="contests",
    )
    assert played.moved == {"SKA": "NTH"}
    assert played.barred == {"HOL"}


def test_without_fleets_on_the_way_an_army_holds_and_may_be_supported():
    """DATC 6.D.32."""
    played = play(
        """
        ENGLAND: F EDI S A LVP - YOR, A LVP - YOR
        FRANCE: F LON S A YOR
        GERMANY: A YOR - HOL
        """
    )
    assert not played.moved
    assert played.reason("A YOR - HOL") is NO_FLEETS


def test_fleets_that_were_ordered_otherwise_carry_nobody():
    played = play("ENGLAND: A LON - HOL, F NTH H")
    assert played.reason("A LON - HOL") is NO_CONVOY


def test_a_convoy_order_for_another_journey_is_void():
    played = play("ENGLAND: A LON - HOL, F NTH C A LON - BEL")
    wanted = DidOtherwise(unit("ENGLAND", "A LON"), played.outcomes["A LON - HOL"].order)
    assert played.reason("F NTH C A LON - BEL") == wanted


def test_only_armies_are_convoyed():
    """DATC 6.A.7."""
    played = play("ENGLAND: F LON - YOR, F NTH C A LON - YOR")
    assert played.results["F NTH C A LON - YOR"] == "void"


def test_two_armies_change_places_by_convoy():
    """DATC 6.C.6."""
    played = play(
        """
        ENGLAND: F NTH C A LON - BEL, A LON - BEL
        FRANCE: F ENG C A BEL - LON, A BEL - LON
        """
    )
    assert played.moved == {"LON": "BEL", "BEL": "LON"}


def test_a_route_in_the_order_leaves_all_other_fleets_out():
    text = """
        ENGLAND: A LON - BEL VIA {route}, F NTH C A LON - BEL
        FRANCE: F ENG C A LON - BEL
        GERMANY: F HOL S F DEN - NTH, F DEN - NTH
        """
    assert play(text.format(route="ENG")).moved == {"LON": "BEL", "DEN": "NTH"}
    assert play(text.format(route="NTH")).moved == {"DEN": "NTH"}


LEPANTO = """
    ENGLAND: F ENG C A LON - BEL, F NTH C A LON - BEL, A LON - BEL
    FRANCE: F BRE S F MAO - ENG, F MAO - ENG
    """


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_second_route_saves_a_convoy_in_all_but_the_first_book(edition):
    """DATC 6.F.9."""
    saved = "LON" in play(LEPANTO, rulebook=edition).moved
    assert saved == (edition not in ("1971", "1976"))


def test_a_fleet_off_every_route_disrupts_nothing_even_where_any_route_counts():
    """DATC 6.F.12."""
    played = play(
        """
        ENGLAND: F ENG C A LON - BEL, A LON - BEL, F IRI C A LON - BEL
        FRANCE: F NAO S F MAO - IRI, F MAO - IRI
        """,
        rulebook="1971",
    )
    assert "LON" in played.moved
    assert played.results["F IRI C A LON - BEL"] == "dislodged"


KIDNAP = "ENGLAND: A NWY - SWE\nRUSSIA: F SWE - NWY\nGERMANY: F SKA C A NWY - SWE"


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_stranger_can_swap_an_army_away_in_the_first_book_only(edition):
    """DATC 6.G.2."""
    played = play(KIDNAP, rulebook=edition)
    assert len(played.moved) == (2 if edition in ("1971", "1976") else 0)


def test_the_convoy_of_an_army_that_walks_is_void():
    reason = play(KIDNAP).reason("F SKA C A NWY - SWE")
    assert reason == WentByLand(unit("ENGLAND", "A NWY"))


def test_an_own_fleet_shows_the_intent_to_go_by_sea():
    """DATC 6.G.1."""
    played = play("ENGLAND: A NWY - SWE, F SKA C A NWY - SWE\nRUSSIA: A SWE - NWY")
    assert played.moved == {"NWY": "SWE", "SWE": "NWY"}
    only_words = play(
        "ENGLAND: A NWY - SWE, F SKA C A NWY - SWE\nRUSSIA: A SWE - NWY", adjacent_convoy="via"
    )
    assert not only_words.moved


def test_an_own_fleet_that_no_route_needs_shows_nothing():
    """DATC 6.G.19."""
    played = play(
        """
        FRANCE: A MAR - SPA, F WES C A MAR - SPA
        ITALY: F LYO C A MAR - SPA, A SPA - MAR
        """
    )
    assert not played.moved
    assert played.results["F WES C A MAR - SPA"] == "void"


def test_an_own_fleet_away_from_all_others_shows_nothing():
    """The map would let it help, the fleets that are there do not."""
    played = play(
        """
        ENGLAND: A NWY - SWE, F NTH C A NWY - SWE
        GERMANY: F SKA C A NWY - SWE
        RUSSIA: A SWE - NWY
        """
    )
    assert not played.moved
    assert played.reason("F NTH C A NWY - SWE") is NOT_NEEDED


STRANDED = "FRANCE: A BEL - HOL VIA\nENGLAND: F NTH - HEL, A HOL - KIE"


@pytest.mark.parametrize(
    ("adjacent_convoy", "moves"), [("intent", False), ("via", False), ("fallback", True)]
)
def test_whether_via_without_a_convoy_falls_back_on_land_is_a_switch(adjacent_convoy, moves):
    """DATC 6.G.8."""
    assert ("BEL" in play(STRANDED, adjacent_convoy=adjacent_convoy).moved) == moves


def test_falling_back_on_land_is_not_for_disrupted_convoys():
    """DATC 6.G.20."""
    played = play(
        """
        FRANCE: F BRE - ENG, A PIC - BEL VIA, F MAO S F BRE - ENG
        ENGLAND: F ENG C A PIC - BEL
        """,
        adjacent_convoy="fallback",
    )
    assert played.moved == {"BRE": "ENG"}


def test_in_the_first_book_an_army_walks_where_its_convoy_is_disrupted():
    """DATC 6.G.4."""
    played = play(
        """
        FRANCE: F BRE - ENG, A PIC - BEL, A BUR S A PIC - BEL, F MAO S F BRE - ENG
        ENGLAND: F ENG C A PIC - BEL, A BEL - PIC
        """,
        rulebook="1971",
    )
    assert played.moved == {"BRE": "ENG", "PIC": "BEL"}


@pytest.mark.parametrize(("cut", "moves"), [("not_cut", True), ("cut", False)])
def test_an_army_by_convoy_does_not_cut_the_support_of_an_attack_on_its_start(cut, moves):
    """DATC 6.G.13 and 4.A.4."""
    played = play(
        """
        AUSTRIA: F ADR C A TRI - VEN, A TRI - VEN VIA
        ITALY: A VEN S F ALB - TRI, F ALB - TRI
        """,
        convoy_self_cut=cut,
    )
    assert ("ALB" in played.moved) == moves


DOUBLE = """
    ENGLAND: F NTH C A LON - BEL, A HOL S A LON - BEL, A YOR - LON, A LON - BEL VIA
    FRANCE: F ENG C A BEL - LON, A BEL - LON VIA
    """


@pytest.mark.parametrize(("effect", "moves"), [("head_to_head", False), ("literal", True)])
def test_whether_a_unit_dislodged_from_over_sea_still_stands_others_off_is_a_switch(effect, moves):
    """DATC 6.G.15 and 4.A.7."""
    played = play(DOUBLE, dislodged_no_effect=effect)
    assert ("YOR" in played.moved) == moves
    assert played.results["A BEL - LON VIA"] == "dislodged"


def test_a_unit_that_was_not_dislodged_still_stands_others_off_read_literally():
    played = play(
        """
        ENGLAND: A LON - BEL VIA, F NTH C A LON - BEL, A HOL S A LON - BEL
        FRANCE: A BEL - LON VIA, F ENG C A BEL - LON
        GERMANY: A BUR - BEL, A PIC S A BUR - BEL
        """,
        dislodged_no_effect="literal",
    )
    assert not played.moved


@pytest.mark.parametrize(("retreat", "origin"), [("allowed", None), ("forbidden", "LON")])
def test_whether_one_may_retreat_to_where_a_convoyed_army_came_from_is_a_switch(retreat, origin):
    """DATC 4.A.5."""
    played = play(DOUBLE, retreat_to_convoy_origin=retreat)
    assert played.dislodged["BEL"].origin == origin


SIMPLE = """
    ENGLAND: F LON S F WAL - ENG, F WAL - ENG
    FRANCE: A BRE - LON, F ENG C A BRE - LON
    """


@pytest.mark.parametrize("edition", EDITIONS)
def test_the_simplest_paradox_ends_alike_in_every_book(edition):
    """DATC 6.F.14."""
    played = play(SIMPLE, rulebook=edition)
    assert played.moved == {"WAL": "ENG"}
    assert list(played.dislodged) == ["ENG"]


def test_the_paradox_is_named():
    reason = play(SIMPLE).reason("A BRE - LON")
    assert reason == Paradox("szykman", unit("ENGLAND", "F LON"))


def test_where_all_hold_nobody_in_the_paradox_moves():
    """DATC 4.A.2."""
    played = play(SIMPLE, paradox="all_hold")
    assert not played.moved
    assert not played.dislodged
    assert played.reason("F WAL - ENG") == HeldBack(unit("FRANCE", "F ENG"))


PANDIN = """
    ENGLAND: F LON S F WAL - ENG, F WAL - ENG
    FRANCE: A BRE - LON, F ENG C A BRE - LON{yor}
    GERMANY: F NTH S F BEL - ENG, F BEL - ENG
    """


@pytest.mark.parametrize("edition", EDITIONS)
def test_pandins_paradox_ends_alike_in_every_book(edition):
    """DATC 6.F.16."""
    assert not play(PANDIN.format(yor=""), rulebook=edition).moved


@pytest.mark.parametrize(
    ("paradox", "moved"),
    [("1971", {"BRE"}), ("1982", {"BRE"}), ("2000", {"BRE"}), ("szykman", set())],
)
def test_the_extended_paradox_ends_by_the_words_of_the_book(paradox, moved):
    """DATC 6.F.17: by every book's words London's support stands while London falls."""
    played = play(PANDIN.format(yor=", F YOR S A BRE - LON"), paradox=paradox)
    assert set(played.moved) == moved


@pytest.mark.parametrize(("paradox", "moves"), [("1982", True), ("1971", False), ("2000", False)])
def test_the_betrayal_paradox_is_settled_by_the_book_of_1982_alone(paradox, moves):
    """DATC 6.F.18; where a book is silent its army stays."""
    played = play(
        """
        ENGLAND: F NTH C A LON - BEL, A LON - BEL, F ENG S A LON - BEL
        FRANCE: F BEL S F NTH
        GERMANY: F HEL S F SKA - NTH, F SKA - NTH
        """,
        paradox=paradox,
    )
    assert ("LON" in played.moved) == moves
    assert "SKA" not in played.moved


@pytest.mark.parametrize(
    ("edition", "taken"), [("1971", True), ("1982", True), ("2000", False), ("2023", False)]
)
def test_a_fleet_with_a_stand_in_is_not_necessary(edition, taken):
    """DATC 6.F.19."""
    played = play(
        """
        FRANCE: A TUN - NAP, F TYS C A TUN - NAP, F ION C A TUN - NAP
        ITALY: F NAP S F ROM - TYS, F ROM - TYS
        """,
        rulebook=edition,
    )
    assert ("ROM" in played.moved) == taken


@pytest.mark.parametrize(
    ("edition", "dislodged"), [("1982", False), ("2000", True), ("2023", True)]
)
def test_an_unwanted_convoy_saves_a_fleet_in_1982(edition, dislodged):
    """DATC 6.F.20."""
    played = play(
        """
        FRANCE: A TUN - NAP, F TYS C A TUN - NAP
        ITALY: F NAP S F ION, F ION C A TUN - NAP
        TURKEY: F AEG S F EAS - ION, F EAS - ION
        """,
        rulebook=edition,
    )
    assert ("EAS" in played.moved) == dislodged


@pytest.mark.parametrize("edition", EDITIONS)
def test_dads_army_is_saved_in_1982(edition):
    """DATC 6.F.21."""
    played = play(
        """
        RUSSIA: A EDI S A NWY - CLY, F NWG C A NWY - CLY, A NWY - CLY
        FRANCE: F IRI S F MAO - NAO, F MAO - NAO
        ENGLAND: A LVP - CLY VIA, F NAO C A LVP - CLY, F CLY S F NAO
        """,
        rulebook=edition,
    )
    assert ("MAO" in played.moved) == (edition not in ("1982", "1992"))


def test_two_convoys_that_hang_on_each_other_both_fail():
    """DATC 6.F.22: two answers are as many as none."""
    played = play(
        """
        ENGLAND: F EDI - NTH, F LON S F EDI - NTH
        FRANCE: A BRE - LON, F ENG C A BRE - LON
        GERMANY: F BEL S F PIC - ENG, F PIC - ENG
        RUSSIA: A NWY - BEL, F NTH C A NWY - BEL
        """
    )
    assert played.moved == {"EDI": "NTH", "PIC": "ENG"}


# A small sea: 0 and 5 are coasts; 1-2 and 3-4 lead from one to the other, 2 touches 3; 6 lies off.
SEA = [[1, 3], [0, 2, 6], [1, 3, 5], [0, 2, 4], [3, 5], [2, 4], [1]]


def test_fleets_are_a_route_if_they_join_the_coasts():
    assert connected(SEA, 0, 5, [1, 2])
    assert connected(SEA, 0, 5, [2, 3])
    assert not connected(SEA, 0, 5, [1, 4])
    assert not connected(SEA, 0, 5, [])


def test_a_fleet_lies_on_a_route_if_it_is_passed_on_the_way():
    assert useful(SEA, 0, 5, [1, 2, 3, 4, 6]) == [1, 2, 3, 4]
    assert useful(SEA, 0, 5, [1, 2, 6]) == [1, 2]


def needed(sea: list[list[int]], fleet: int, goal: int, fleets: list[int]) -> bool:
    beside = [sum(1 << stop for stop in near) for near in sea]
    return serves(beside, fleet, 0, goal, sum(1 << stop for stop in fleets))


def test_a_route_needs_a_fleet_that_no_short_cut_leaves_out():
    assert needed(SEA, 4, 5, [1, 2, 3, 4])
    assert not needed(SEA, 6, 5, [1, 2, 6])
    assert not needed([[1], [2, 3], [1, 3], [1, 2]], 2, 3, [1, 2])


def test_on_a_sea_too_wide_for_all_routes_a_fleet_counts_as_needed():
    """A ladder of 2 x 40 seas has more routes than anybody counts; the last sea is a dead end."""
    rungs = 40
    left, right = range(1, 2 * rungs, 2), range(2, 2 * rungs + 1, 2)
    sea: list[list[int]] = [[1, 2], *([] for _ in range(2 * rungs + 2))]
    for a, b in zip(left, right, strict=True):
        sea[a] = [s for s in (a - 2, a + 2, b + 2, b - 2) if 0 < s <= 2 * rungs]
        sea[b] = [s for s in (b - 2, b + 2, a + 2, a - 2) if 0 < s <= 2 * rungs]
    dead_end, goal = 2 * rungs + 1, 2 * rungs + 2
    sea[dead_end] = [1]
    sea[goal] = [2 * rungs]
    everywhere = list(range(1, 2 * rungs + 2))
    assert needed(sea, dead_end, goal, everywhere)
