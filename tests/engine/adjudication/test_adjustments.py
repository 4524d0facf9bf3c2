"""Builds and removals: what is due, what is refused and why, what goes by rule."""

from dataclasses import replace

import pytest

from engine.adjudication import adjustment_reasons as reasons
from engine.adjudication import adjustments
from engine.adjudication.effects import Built, Lost
from engine.adjudication.outcome import Reason, Result
from engine.adjudication.turn import Resolution
from engine.board.graph import PowerId
from engine.position import Position
from tests.helpers.positions import Lines, board, position, situation, unit

GERMAN = ["BER", "KIE", "MUN"]


def decide(where: Position, orders: Lines, **options: str) -> Resolution:
    named = {f"adj.{key}": value for key, value in options.items()}
    return adjustments.resolve(situation(where, orders, named))


def reasons_of(resolution: Resolution) -> dict[str, Reason]:
    return {str(o.order): o.reason for o in resolution.outcomes}


def winter(units: Lines, centres: Lines) -> Position:
    return position("W1901A", units, centres=centres)


def test_too_many_builds_stand_as_far_as_they_are_due_and_legal():
    """DATC 6.I.1."""
    where = winter(
        {"GERMANY": ["F DEN", "A RUH", "A PRU"]}, {"GERMANY": [*GERMAN, "DEN"], "RUSSIA": ["WAR"]}
    )
    resolution = decide(where, {"GERMANY": ["BUILD A WAR", "BUILD A KIE", "BUILD A MUN"]})
    assert resolution.effects == (Built(unit("GERMANY", "A KIE")),)
    assert reasons_of(resolution) == {
        "BUILD A WAR": reasons.NoHome(),
        "BUILD A KIE": reasons.BuildMade(),
        "BUILD A MUN": reasons.BuildsUsedUp(1),
    }


RUSSIAN = ["MOS", "SEV", "STP", "WAR"]


@pytest.mark.parametrize(
    ("units", "centres", "order", "reason"),
    [
        ({}, {"RUSSIA": RUSSIAN}, "BUILD F MOS", reasons.WrongGround()),
        ({}, {"RUSSIA": RUSSIAN}, "BUILD F STP", reasons.WrongGround()),
        (
            {"RUSSIA": ["A MOS"]},
            {"RUSSIA": RUSSIAN},
            "BUILD A MOS",
            reasons.SiteOccupied(unit("RUSSIA", "A MOS")),
        ),
        (
            {"RUSSIA": ["F STP/SC"]},
            {"RUSSIA": RUSSIAN},
            "BUILD A STP",
            reasons.SiteOccupied(unit("RUSSIA", "F STP/SC")),
        ),
        (
            {},
            {"RUSSIA": ["MOS", "SEV"], "GERMANY": ["WAR"]},
            "BUILD A WAR",
            reasons.HomeLost("GERMANY"),
        ),
        ({}, {"RUSSIA": ["MOS", "SEV"]}, "BUILD A WAR", reasons.HomeLost(None)),
        ({}, {"RUSSIA": [*RUSSIAN, "BER"]}, "BUILD A BER", reasons.NoHome()),
        ({}, {"RUSSIA": RUSSIAN}, "BUILD A UKR", reasons.NoHome()),
        ({"RUSSIA": ["A FIN", "A UKR"]}, {"RUSSIA": ["MOS", "WAR"]}, "BUILD A MOS", None),
    ],
)
def test_a_build_is_refused_with_its_cause(units, centres, order, reason):
    """DATC 6.I.2 to 6.I.6."""
    resolution = decide(winter(units, centres), {"RUSSIA": [order]})
    assert reasons_of(resolution)[order] == (reason or reasons.NoBuildsDue(2, 2))
    assert resolution.effects == ()


def test_a_province_is_built_in_once():
    """DATC 6.I.7, written twice for one place."""
    where = winter({}, {"RUSSIA": RUSSIAN})
    resolution = decide(where, {"RUSSIA": ["BUILD F STP/NC", "BUILD A STP"]})
    assert resolution.effects == (Built(unit("RUSSIA", "F STP/NC")),)
    assert reasons_of(resolution)["BUILD A STP"] == reasons.SiteTaken()


def test_a_waived_build_is_used_up():
    where = winter({"GERMANY": ["A RUH", "A PRU"]}, {"GERMANY": GERMAN})
    resolution = decide(where, {"GERMANY": ["WAIVE", "BUILD A MUN"]})
    assert resolution.effects == ()
    assert reasons_of(resolution) == {
        "WAIVE": reasons.WaiveMade(),
        "BUILD A MUN": reasons.BuildsUsedUp(1),
    }


def test_waiving_can_be_forbidden():
    where = winter({"GERMANY": ["A RUH", "A PRU"]}, {"GERMANY": GERMAN})
    resolution = decide(where, {"GERMANY": ["WAIVE"]}, waive_builds="forbidden")
    assert reasons_of(resolution) == {"WAIVE": reasons.WaivingBarred()}


def test_builds_that_nobody_orders_are_not_made():
    where = winter({}, {"GERMANY": GERMAN})
    assert decide(where, {}) == Resolution()


def test_of_too_many_removals_the_first_ones_stand():
    """DATC 6.J.1."""
    where = winter({"FRANCE": ["A PIC", "A PAR"]}, {"FRANCE": ["PAR"]})
    resolution = decide(where, {"FRANCE": ["REMOVE F LYO", "REMOVE A PIC", "REMOVE A PAR"]})
    assert resolution.effects == (Lost(unit("FRANCE", "A PIC")),)
    assert reasons_of(resolution) == {
        "REMOVE F LYO": reasons.NoSuchUnit(),
        "REMOVE A PIC": reasons.RemovalMade(),
        "REMOVE A PAR": reasons.RemovalsUsedUp(1),
    }


def test_one_unit_is_removed_once_and_the_rule_finds_the_other():
    """DATC 6.J.2."""
    where = winter({"FRANCE": ["A PAR", "F LYO", "A RUH"]}, {"FRANCE": ["PAR"]})
    resolution = decide(where, {"FRANCE": ["REMOVE A PAR", "A PAR D"]})
    assert reasons_of(resolution)["A PAR D"] == reasons.RemovedAlready()
    assert resolution.effects == (Lost(unit("FRANCE", "A PAR")), Lost(unit("FRANCE", "F LYO")))


def test_nothing_is_removed_where_nothing_is_due():
    where = winter({"FRANCE": ["A PAR"]}, {"FRANCE": ["PAR"]})
    resolution = decide(where, {"FRANCE": ["REMOVE A PAR"]})
    assert reasons_of(resolution) == {"REMOVE A PAR": reasons.NoRemovalsDue(1, 1)}


DISORDER = [
    ("6.J.3", "RUSSIA", ["A LVN", "A PRU"], ["STP"], "2023", "A PRU"),
    ("6.J.4", "RUSSIA", ["A LVN", "A UKR"], ["MOS"], "2023", "A LVN"),
    ("6.J.5", "RUSSIA", ["F SKA", "F NAO"], ["STP"], "2023", "F NAO"),
    ("6.J.6", "RUSSIA", ["F BOT", "F NTH"], ["MUN"], "2023", "F BOT"),
    ("6.J.7", "RUSSIA", ["A BOH", "F SKA", "F NTH"], ["STP", "WAR"], "2023", "F NTH"),
    ("6.J.8", "RUSSIA", ["A TYR", "F BAL"], ["WAR"], "2023", "A TYR"),
    ("6.J.9", "RUSSIA", ["A ALB", "A SEV", "F BAL"], ["SEV", "STP"], "2023", "A ALB"),
    ("6.J.10", "ITALY", ["A PIE", "A ALB"], ["NAP"], "2023", "A PIE"),
    ("6.J.11", "ITALY", ["A WAR", "A TUS"], ["WAR"], "1971", "A WAR"),
    ("6.J.11", "ITALY", ["A WAR", "A TUS"], ["WAR"], "1982", "A WAR"),
    ("6.J.11", "ITALY", ["A WAR", "A TUS"], ["WAR"], "2023", "A TUS"),
    ("4.D.8", "ITALY", ["A TUS", "A TYR"], ["WAR"], "2000", "A TYR"),
]


@pytest.mark.parametrize(
    ("case", "power", "units", "centres", "edition", "removed"),
    DISORDER,
    ids=[f"{row[0]}-{row[4]}" for row in DISORDER],
)
def test_without_orders_the_edition_says_who_goes(case, power, units, centres, edition, removed):
    """STD-8: DATC 6.J.3 to 6.J.11, and the country of the 2000 edition."""
    resolution = decide(winter({power: units}, {power: centres}), {}, rulebook=edition)
    assert resolution.effects == (Lost(unit(power, removed)),), case
    assert resolution.outcomes[0].result is Result.DISBANDED


@pytest.mark.parametrize(("edition", "removed"), [("1971", "F RUM"), ("2023", "A MUN")])
def test_fleets_of_the_old_books_count_the_sea_only(edition, removed):
    """Rumania touches Budapest, but from there a fleet sails far to Trieste."""
    where = winter({"AUSTRIA": ["F RUM", "A MUN"]}, {"AUSTRIA": ["BUD"]})
    resolution = decide(where, {}, rulebook=edition)
    assert resolution.effects == (Lost(unit("AUSTRIA", removed)),)


def test_a_power_without_government_raises_no_units_but_loses_some():
    """1971 p. 9 (ID-Q13, ID-Q14)."""
    where = winter(
        {"GERMANY": ["A RUH"], "ITALY": ["A ROM", "A TUS"]}, {"GERMANY": GERMAN, "ITALY": ["ROM"]}
    )
    idle = frozenset({PowerId("GERMANY"), PowerId("ITALY")})
    here = replace(situation(where, {"GERMANY": ["BUILD A MUN"]}), disorder=idle)
    resolution = adjustments.resolve(here)
    assert resolution.effects == (Lost(unit("ITALY", "A TUS")),)


def test_due_counts_only_builds_that_have_a_place():
    where = winter(
        {"GERMANY": ["A BER", "A KIE"], "AUSTRIA": ["A VIE", "A TYR"]},
        {"GERMANY": ["BER", "KIE", "HOL"], "AUSTRIA": ["VIE"], "TURKEY": ["ANK", "CON"]},
    )
    asked = adjustments.due(board(), where)
    assert {p: (d.builds, d.removals) for p, d in asked.items()} == {
        "AUSTRIA": (0, 1),
        "TURKEY": (2, 0),
    }
    assert asked["TURKEY"].sites == ("ANK", "CON")


def test_one_powers_orders_never_touch_anothers():
    where = winter({}, {"GERMANY": ["BER"], "RUSSIA": ["WAR"]})
    orders = {"GERMANY": ["BUILD A BER"], "RUSSIA": ["BUILD A WAR"]}
    one = decide(where, orders)
    other = decide(where, dict(reversed(orders.items())))
    assert set(one.effects) == set(other.effects)
    assert set(one.outcomes) == set(other.outcomes)
