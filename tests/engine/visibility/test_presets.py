"""The sights of sister variants, each where it differs from the others."""

from random import Random

import pytest

from engine import judge
from engine.board.graph import PowerId
from engine.position import Position
from engine.rules import Ruleset
from engine.visibility.observe import Observation, observe
from engine.visibility.presets import PRESETS
from engine.visibility.sight import Look
from tests.helpers.positions import position

RULES = judge.ruleset("standard")
ORDERS = {
    "FRANCE": ["A PAR - BUR", "A MAR H", "F BRE - MAO"],
    "GERMANY": ["A MUN - RUH", "A BER - KIE", "F KIE - DEN"],
    "ITALY": ["A VEN - PIE", "A ROM - VEN"],
}


def seen(name: str, viewer: str) -> Observation:
    position = judge.begin(RULES)
    given = {
        PowerId(power): [RULES.reader.order(text) for text in texts]
        for power, texts in ORDERS.items()
    }
    submission = judge.submit(RULES, position, given)
    turn = judge.adjudicate(RULES, position, submission, Random(1))
    look = Look(board=RULES.board, turn=turn, viewer=PowerId(viewer), options=RULES.options)
    return observe(look, PRESETS[name])


def told(rules: Ruleset, where: Position, orders: dict[str, list[str]], viewer: str) -> set[str]:
    """The lines of a report, both derivations of which agree."""
    given = {PowerId(p): [rules.reader.order(t) for t in texts] for p, texts in orders.items()}
    turn = judge.adjudicate(rules, where, judge.submit(rules, where, given), Random(1))
    return set(judge.report(rules, turn, PowerId(viewer)).lines)


def mixed(sight: str) -> Ruleset:
    """The standard game under a sight."""
    return judge.ruleset(judge.mixed(f'title = "T"\nbase = "standard"\nsight = "{sight}"', "t"))


def foreign(name: str, viewer: str) -> set[str]:
    """The foreign units in sight, as ``RUH GERMANY A``."""
    lines = (f.removeprefix("unit ") for f in seen(name, viewer).lines if f.startswith("unit "))
    return {line for line in lines if viewer not in line}


@pytest.mark.parametrize(
    ("name", "units"),
    [
        ("rd08", set()),
        ("rd18", {"PIE ITALY A"}),
        ("rd22", {"PIE ITALY A", "RUH GERMANY A"}),
        ("rd34", {"PIE ITALY A", "RUH GERMANY A"}),
        ("njudge_blind", set()),
        ("classic_fog", {"PIE ITALY A", "RUH GERMANY A"}),
        ("homeland", {"PIE ITALY A", "RUH GERMANY A"}),
    ],
)
def test_france_sees_what_the_preset_says(name: str, units: set[str]) -> None:
    """France has moved to Burgundy and to the Mid-Atlantic and stands in Marseilles."""
    assert foreign(name, "FRANCE") == units


def test_a_whisperer_hears_half_of_an_order() -> None:
    """Germany's army came from Munich, which Burgundy sees, to the Ruhr, which it sees too;
    Rome's army left from where France sees nothing and went where it sees nothing."""
    orders = [f for f in seen("rd34", "FRANCE").lines if f.startswith("order ")]
    assert "order GERMANY A MUN - RUH = succeeds" in orders
    assert "order ITALY A ? - PIE = succeeds" in orders
    assert not any("ROM" in line for line in orders)


def test_a_whisperer_hears_no_place_out_of_sight_in_supports_convoys_and_retreats() -> None:
    """France sees what borders Marseilles: of these orders its neighbours' own places only."""
    units = {"FRANCE": ["A MAR"], "ITALY": ["A PIE", "A TUS", "A VEN", "F LYO"]}
    orders = {"ITALY": ["A PIE S A VEN", "A TUS - SPA VIA", "F LYO C A TUS - SPA", "A VEN H"]}
    facts = told(mixed("rd34"), position("S1902M", units), orders, "FRANCE")
    assert {fact for fact in facts if fact.startswith("order ITALY")} == {
        "order ITALY A PIE S ? = succeeds",
        "order ITALY A ? - SPA = succeeds",
        "order ITALY F LYO C ? = succeeds",
    }
    fallen = {"GERMANY": ["A BUR FROM MUN"]}
    where = position("S1902R", {"FRANCE": ["A MAR"], "ITALY": ["A BUR"]}, dislodged=fallen)
    for wishes, heard in (("RUH, GAS", "?"), ("GAS, D", "GAS, D")):
        facts = told(mixed("rd34"), where, {"GERMANY": [f"A BUR R {wishes}"]}, "FRANCE")
        assert f"order GERMANY A BUR R {heard} = succeeds" in facts


def test_an_invader_is_seen_as_it_enters() -> None:
    """Austria's home is untouched, and no power sees another's army at home."""
    assert foreign("rd08", "AUSTRIA") == set()
    assert foreign("rd08", "GERMANY") == set()


def test_an_invader_is_seen_as_it_enters_in_retreat_too() -> None:
    """Kendter's players see enemy units enter the homeland, however they come."""
    rules = mixed("rd08")
    fallen = {"ENGLAND": ["A BEL FROM RUH"]}
    where = position("S1902R", {"GERMANY": ["A BEL"]}, dislodged=fallen)
    given = {"ENGLAND": ["A BEL R PIC"]}
    assert "unit PIC ENGLAND A" in told(rules, where, given, "FRANCE")
    assert "unit PIC ENGLAND A" not in told(rules, where, given, "ITALY")


def test_orders_of_units_in_sight_are_seen_in_blind_1801() -> None:
    orders = [f for f in seen("rd18", "FRANCE").lines if f.startswith("order ITALY")]
    assert orders == []
    assert "order FRANCE A MAR H = succeeds" in seen("rd18", "FRANCE").lines


def test_in_blind_1801_who_supports_or_convoys_looks_where_it_helps_and_not_around() -> None:
    """Brown: support shows one's own space and the one supported, a convoy both its ends."""
    units = {"FRANCE": ["A MAR", "A GAS", "F ENG", "A PIC"], "GERMANY": ["A MUN", "F NTH"]}
    help_bur = ["A MAR S A GAS - BUR", "A GAS - BUR", "F ENG C A PIC - WAL", "A PIC - WAL VIA"]
    facts = told(mixed("rd18"), position("S1902M", units), {"FRANCE": help_bur}, "FRANCE")
    seen = {fact.split()[1] for fact in facts if fact.startswith(("unit", "empty"))}
    assert seen == {"MAR", "GAS", "BUR", "ENG", "PIC", "WAL"}
    facts = told(mixed("rd18"), position("S1902M", units), {}, "FRANCE")
    assert {"unit NTH GERMANY F", "empty PIE"} <= facts


def test_only_own_centres_are_known_to_a_blind_player() -> None:
    lines = [f for f in seen("njudge_blind", "FRANCE").lines if f.startswith("centre")]
    assert lines == ["centre BRE FRANCE", "centre MAR FRANCE", "centre PAR FRANCE"]
