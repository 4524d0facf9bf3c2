"""Retreats: what is open, which wish is taken, and who collides."""

from dataclasses import replace
from itertools import permutations

import pytest

from engine.adjudication import retreats
from engine.adjudication.effects import Lost, Retreated
from engine.adjudication.outcome import Result
from engine.adjudication.turn import Resolution
from engine.board.graph import PowerId
from tests.helpers.positions import board, position, situation, unit


def results(resolution: Resolution) -> dict[str, Result]:
    return {f"{o.power}: {o.order}": o.result for o in resolution.outcomes}


def austria_in_vienna(**more: object):
    """A dislodged army in Vienna, driven out from Trieste, with Bohemia left by a standoff."""
    return position(
        "S1901R",
        {"ITALY": ["A VIE"], "AUSTRIA": ["A BUD"], **more},
        dislodged={"AUSTRIA": ["A VIE FROM TRI"]},
        barred=["BOH"],
    )


def test_open_places_are_near_vacant_not_contested_and_not_where_the_attack_came_from():
    assert retreats.options(board(), austria_in_vienna()) == {"VIE": ("GAL", "TYR")}


def test_a_fleet_retreats_along_its_own_coast_only():
    where = position("S1901R", {"FRANCE": ["F MAO"]}, dislodged={"FRANCE": ["F SPA/NC FROM MAR"]})
    assert retreats.options(board(), where) == {"SPA": ("GAS", "POR")}


def test_a_fleet_may_retreat_to_either_coast_that_it_touches():
    where = position("S1901R", {"FRANCE": ["F BRE"]}, dislodged={"FRANCE": ["F MAO FROM BRE"]})
    assert {"SPA/NC", "SPA/SC"} <= set(retreats.options(board(), where)["MAO"])


def test_a_province_that_another_dislodged_unit_must_leave_is_not_vacant_for_a_retreat():
    where = position(
        "S1901R",
        {"GERMANY": ["A MUN"], "ITALY": ["A TYR"]},
        dislodged={"AUSTRIA": ["A MUN FROM BER", "A TYR FROM VEN"]},
    )
    assert "TYR" not in retreats.options(board(), where)["MUN"]


def test_an_attacker_that_came_over_sea_closes_nothing():
    """DATC 6.H.11 under rules that leave the convoy's origin open."""
    where = position("S1901R", {"FRANCE": ["A MAR"]}, dislodged={"ITALY": ["A MAR"]})
    assert "GAS" in retreats.options(board(), where)["MAR"]


def test_the_first_open_place_of_a_list_is_taken_and_the_closed_ones_are_named():
    resolution = retreats.resolve(
        situation(austria_in_vienna(), {"AUSTRIA": ["A VIE R BUD, BOH, TYR, GAL"]})
    )
    (outcome,) = resolution.outcomes
    assert resolution.effects == (Retreated(unit("AUSTRIA", "A VIE"), "TYR"),)
    assert outcome.reason == retreats.RetreatMade(
        "TYR",
        (
            retreats.Occupied("BUD", unit("AUSTRIA", "A BUD")),
            retreats.LeftByStandoff("BOH"),
        ),
    )


@pytest.mark.parametrize(
    ("place", "closure"),
    [
        ("BUD", retreats.Occupied("BUD", unit("AUSTRIA", "A BUD"))),
        ("TRI", retreats.AttackersOrigin("TRI")),
        ("BOH", retreats.LeftByStandoff("BOH")),
        ("MUN", retreats.OutOfReach("MUN")),
    ],
)
def test_a_closed_place_costs_the_unit_and_the_reason_says_why(place, closure):
    """STD-5: DATC 6.H.4, 6.H.5, 6.H.6, 6.H.13."""
    resolution = retreats.resolve(situation(austria_in_vienna(), {"AUSTRIA": [f"A VIE R {place}"]}))
    assert resolution.effects == (Lost(unit("AUSTRIA", "A VIE")),)
    assert resolution.outcomes[0].reason == retreats.RetreatClosed((closure,))
    assert resolution.outcomes[0].result is Result.DISBANDED


def test_a_blind_choice_has_no_second():
    orders = {"AUSTRIA": ["A VIE R BOH, TYR"]}
    where = austria_in_vienna()
    blind = retreats.resolve(situation(where, orders, {"fog.retreat_mode": "single_blind"}))
    listed = retreats.resolve(situation(where, orders, {"fog.retreat_mode": "preference"}))
    assert blind.effects == (Lost(unit("AUSTRIA", "A VIE")),)
    assert listed.effects == (Retreated(unit("AUSTRIA", "A VIE"), "TYR"),)


def test_a_list_may_give_the_unit_up_before_its_end():
    resolution = retreats.resolve(
        situation(austria_in_vienna(), {"AUSTRIA": ["A VIE R BOH, D, TYR"]})
    )
    assert resolution.outcomes[0].reason == retreats.GivenUp((retreats.LeftByStandoff("BOH"),))
    assert resolution.effects == (Lost(unit("AUSTRIA", "A VIE")),)


def test_a_unit_without_an_order_is_disbanded():
    resolution = retreats.resolve(situation(austria_in_vienna(), {}))
    assert results(resolution) == {"AUSTRIA: A VIE D": Result.DISBANDED}
    assert resolution.outcomes[0].reason == retreats.NoRetreatOrdered()


def test_a_unit_that_is_given_up_leaves_the_board():
    resolution = retreats.resolve(situation(austria_in_vienna(), {"AUSTRIA": ["A VIE D"]}))
    assert resolution.effects == (Lost(unit("AUSTRIA", "A VIE")),)


def three_for_the_north_sea():
    """DATC 6.H.8."""
    return position(
        "S1901R",
        {"ENGLAND": ["A EDI", "F YOR"], "GERMANY": ["A HOL", "A KIE"], "RUSSIA": ["A NWY"]},
        dislodged={
            "ENGLAND": ["F NWY FROM FIN"],
            "RUSSIA": ["F EDI FROM LVP", "F HOL FROM RUH"],
        },
    )


def test_all_that_retreat_to_one_province_are_disbanded_in_whatever_order_they_are_written():
    """DATC 6.H.8; the second wishes come too late for all of them."""
    orders = [("ENGLAND", "F NWY R NTH, SKA"), ("RUSSIA", "F EDI R NTH"), ("RUSSIA", "F HOL R NTH")]
    seen = set()
    for sequence in permutations(orders):
        given: dict[str, list[str]] = {}
        for power, text in sequence:
            given.setdefault(power, []).append(text)
        resolution = retreats.resolve(situation(three_for_the_north_sea(), given))
        seen.add((frozenset(results(resolution).items()), frozenset(resolution.effects)))
    ((outcomes, effects),) = seen
    assert {result for _, result in outcomes} == {Result.DISBANDED}
    assert effects == {
        Lost(unit("ENGLAND", "F NWY")),
        Lost(unit("RUSSIA", "F EDI")),
        Lost(unit("RUSSIA", "F HOL")),
    }


def test_two_coasts_are_one_province_to_those_who_meet_there():
    where = position(
        "S1901R",
        {"ITALY": ["F MAR", "F MAO"]},
        dislodged={"FRANCE": ["F MAO FROM NAO"], "TURKEY": ["F MAR FROM LYO"]},
    )
    orders = {"FRANCE": ["F MAO R SPA/NC"], "TURKEY": ["F MAR R SPA/SC"]}
    resolution = retreats.resolve(situation(where, orders))
    assert set(results(resolution).values()) == {Result.DISBANDED}


def test_a_power_without_government_loses_its_dislodged_units_though_it_has_orders():
    """1971 p. 9, which Intimate's Anarchy uses (ID-Q13)."""
    where = situation(austria_in_vienna(), {"AUSTRIA": ["A VIE R TYR"]})
    resolution = retreats.resolve(replace(where, disorder=frozenset({PowerId("AUSTRIA")})))
    assert resolution.effects == (Lost(unit("AUSTRIA", "A VIE")),)
    assert resolution.outcomes[0].reason == retreats.NoRetreatInDisorder()


@pytest.mark.parametrize("text", ["ITALY: A VIE R TYR", "AUSTRIA: F VIE R TYR", "AUSTRIA: A BUD D"])
def test_an_order_for_a_unit_that_is_not_in_retreat_is_void(text):
    power, _, order = text.partition(": ")
    resolution = retreats.resolve(situation(austria_in_vienna(), {power: [order]}))
    assert results(resolution)[text] is Result.VOID
    assert resolution.effects == (Lost(unit("AUSTRIA", "A VIE")),)


def test_a_coast_left_out_is_no_fault_where_only_one_can_be_meant():
    where = position("S1901R", {"RUSSIA": ["F BOT"]}, dislodged={"RUSSIA": ["F NWY FROM SWE"]})
    resolution = retreats.resolve(situation(where, {"RUSSIA": ["F NWY R STP"]}))
    assert resolution.effects == (Retreated(unit("RUSSIA", "F NWY"), "STP/NC"),)
