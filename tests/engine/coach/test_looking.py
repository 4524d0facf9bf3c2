"""Orders are looked over by what their seat was told: what is forgotten, in vain, or left open."""

import pytest

from engine import judge
from engine.board.graph import Location, PowerId
from engine.coach.looking import MOST, look_over
from engine.coach.remark import Weight
from engine.orders.standard import Hold
from engine.units import Kind
from engine.visibility.observe import opening
from tests.helpers.positions import position

FRANCE = PowerId("FRANCE")


def told(phase, units, orders, *, variant="standard", centres=(), seat=FRANCE):
    """What a seat is told of its orders at a deadline; ``units`` by power."""
    rules = judge.ruleset(variant)
    where = position(phase, units, centres=dict(centres))
    view = judge.report(rules, opening(where), seat)
    return look_over(rules, view, [rules.reader.order(line) for line in orders])


@pytest.mark.parametrize(
    ("phase", "units", "orders", "said", "line"),
    [
        ("S1901M", {"FRANCE": ["A PAR"]}, [], "A PAR has no order.", ""),
        (
            "S1901M",
            {"FRANCE": ["A PAR", "A MAR"]},
            ["A PAR H", "A MAR S A PAR - BUR"],
            (
                "The army in Marseilles supports a move to Burgundy that the army in Paris does "
                "not make."
            ),
            "A MAR S A PAR - BUR",
        ),
        (
            "S1901M",
            {"FRANCE": ["A PAR", "A BUR"]},
            ["A PAR S A BUR", "A BUR - MUN"],
            "The army in Paris supports the army in Burgundy to hold, but that moves.",
            "A PAR S A BUR",
        ),
        (
            "S1901M",
            {"FRANCE": ["A PAR", "A BUR"]},
            ["A PAR S A MUN - RUH", "A BUR H"],
            "The army in Paris supports a unit that is not where the order says.",
            "A PAR S A MUN - RUH",
        ),
        (
            "S1901M",
            {"FRANCE": ["A PAR", "A MAR"]},
            ["A PAR - BUR", "A MAR - BUR"],
            "The army in Marseilles and the army in Paris keep each other out of Burgundy.",
            "A MAR - BUR",
        ),
        (
            "S1901M",
            {"FRANCE": ["A PAR", "A BUR"]},
            ["A PAR - BUR", "A BUR H"],
            "The army in Paris cannot move: the army in Burgundy stays there.",
            "A PAR - BUR",
        ),
        (
            "S1901M",
            {"FRANCE": ["A PAR", "A BUR"]},
            ["A PAR - BUR", "A BUR - PAR"],
            "The army in Paris and the army in Burgundy cannot change places without a convoy.",
            "A PAR - BUR",
        ),
        (
            "S1901M",
            {"FRANCE": ["F ENG", "A BRE"]},
            ["F ENG C A BRE - LON", "A BRE H"],
            (
                "The fleet in the English Channel would convoy the army in Brest to London, but "
                "that has another order."
            ),
            "F ENG C A BRE - LON",
        ),
        (
            "S1901M",
            {"FRANCE": ["F ENG", "A BRE"]},
            ["F ENG H", "A BRE - LON VIA"],
            "The army in Brest needs a convoy to London, and none of your fleets gives it.",
            "A BRE - LON VIA",
        ),
        (
            "F1901M",
            {"FRANCE": ["A SPA"]},
            ["A SPA - GAS"],
            "The army in Spain leaves before Spain is counted as yours; stay there this Fall.",
            "A SPA - GAS",
        ),
        (
            "F1901M",
            {"FRANCE": ["A GAS"]},
            ["A GAS H"],
            "Spain is empty and not yours; the army in Gascony beside it stays.",
            "",
        ),
        (
            "S1902M",
            {"FRANCE": ["A MUN"], "GERMANY": ["A RUH", "A BER"]},
            ["A MUN H"],
            (
                "The army in Munich can be driven out by the army in Berlin and the army in the "
                "Ruhr, and nobody supports it."
            ),
            "",
        ),
        (
            "S1902M",
            {"FRANCE": ["A PAR", "A MAR"]},
            ["A PAR - BUR", "A MAR S A PAR - BUR"],
            (
                "The army in Marseilles supports the army in Paris, but nobody who could stand in"
                " its way was seen."
            ),
            "A MAR S A PAR - BUR",
        ),
        (
            "S1902M",
            {"FRANCE": ["A BUR"], "GERMANY": ["A MUN"]},
            ["A BUR - MUN"],
            (
                "Even if nobody else moves: Army Burgundy \N{EN DASH} Munich bounced: stood off "
                "by the army in Munich (1 against 1)."
            ),
            "A BUR - MUN",
        ),
    ],
)
def test_it_says(phase, units, orders, said, line):
    assert (said, line) in [(str(one.said), one.line) for one in told(phase, units, orders)]


@pytest.mark.parametrize(
    ("orders", "said", "weight"),
    [
        (
            ["A MAR - SPA"],
            "You leave Marseilles open to the army in Piedmont.",
            Weight.RISK,
        ),
        (
            ["A MAR H"],
            "Brest is yours and empty, and the fleet in the English Channel can move in.",
            Weight.HINT,
        ),
    ],
)
def test_it_sees_what_is_left_open(orders, said, weight):
    found = told(
        "S1902M",
        {"FRANCE": ["A MAR"], "ITALY": ["A PIE"], "ENGLAND": ["F ENG"]},
        orders,
        centres=[("FRANCE", ["MAR", "BRE"])],
    )
    assert (said, weight) in [(str(one.said), one.weight) for one in found]


def test_good_orders_are_left_alone():
    found = told(
        "S1901M",
        {"FRANCE": ["A PAR", "A MAR", "F BRE"]},
        ["A PAR - BUR", "A MAR - SPA", "F BRE - MAO"],
    )
    assert found == ()


def test_a_self_standoff_with_help_is_none():
    found = told(
        "S1902M",
        {"FRANCE": ["A PAR", "A MAR", "A GAS"], "GERMANY": ["A MUN"]},
        ["A PAR - BUR", "A MAR - BUR", "A GAS S A PAR - BUR"],
    )
    assert not [one for one in found if one.said.id == "coach.bounce_each_other"]


def test_the_gravest_come_first_and_no_more_than_anybody_reads():
    units = [f"A {place}" for place in ("PAR", "MAR", "BUR", "GAS", "SPA", "POR", "PIC", "BEL")]
    units += [f"A {place}" for place in ("HOL", "RUH", "MUN", "KIE", "BER", "SIL", "BOH", "TYR")]
    found = told("S1905M", {"FRANCE": units}, ["A PAR S A BUR", "A BUR - RUH", "A RUH - HOL"])
    assert len(found) == MOST
    assert [one.weight for one in found] == sorted((one.weight for one in found), reverse=True)


def test_what_is_due_in_winter_is_told():
    found = told("W1901A", {"FRANCE": ["A PAR"]}, [], centres=[("FRANCE", ["PAR", "BRE"])])
    assert [str(one.said) for one in found] == ["Not ordered yet: 1 build open."]


def test_nothing_is_said_once_a_game_is_over():
    rules = judge.ruleset("standard")
    view = judge.report(rules, opening(judge.begin(rules)), FRANCE)
    over = view.__class__(
        viewer=view.viewer,
        phase=view.phase,
        due=view.due,
        facts=view.facts,
        orders=(),
        ending=judge.begin(rules).ending or object(),
    )
    assert look_over(rules, over, [Hold(Kind("A"), Location("PAR"))]) == ()


def test_a_spy_that_goes_where_the_rules_take_it_is_said_to_be_lost():
    """BL-11: whatever enters Switzerland is interned; for infiltrators it is open."""
    for variant, line, lost in (
        ("blind", "SPY MUN - SWI", True),
        ("blind", "SPY MUN - TYR", False),
        ("infiltration", "1 AGENT MUN - SWI", False),
    ):
        remarks = told("S1901M", {"FRANCE": ["A PAR"]}, ["A PAR H", line], variant=variant)
        assert any(one.line == line for one in remarks) is lost, (line, remarks)
