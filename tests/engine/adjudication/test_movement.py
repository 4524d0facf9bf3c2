"""Movement on land and water: who moves, who stands, who is driven out."""

from collections.abc import Sequence
from dataclasses import replace

import pytest

from engine import judge
from engine.adjudication import movement
from engine.adjudication.atlas import atlas
from engine.adjudication.effects import Lost
from engine.adjudication.outcome import Result
from engine.adjudication.reasons import (
    HELD,
    MOVED,
    NOT_YOURS,
    OUT_OF_PHASE,
    SUPERSEDED,
    SUPPORTED,
    DidOtherwise,
    Dislodged,
    Forestalled,
    Impossible,
    OtherCoast,
)
from engine.orders.standard import Disband, Hold, Move
from engine.orders.submission import Submission
from tests.helpers.moves import phase, play
from tests.helpers.positions import position, situation, unit


def test_a_unit_moves_into_a_vacant_province():
    assert play("FRANCE: A PAR - BUR").moved == {"PAR": "BUR"}


def test_units_of_equal_strength_stand_each_other_off_and_bar_the_province():
    played = play("FRANCE: A PAR - BUR\nGERMANY: A MUN - BUR")
    assert not played.moved
    assert played.barred == {"BUR"}


def test_support_decides_between_two_moves():
    played = play("FRANCE: A PAR - BUR, A MAR S A PAR - BUR\nGERMANY: A MUN - BUR")
    assert played.moved == {"PAR": "BUR"}
    assert not played.barred


def test_a_dislodged_unit_may_not_retreat_to_where_the_attack_came_from():
    played = play("FRANCE: A PAR - BUR, A MAR S A PAR - BUR\nGERMANY: A BUR H")
    assert played.dislodged["BUR"].origin == "PAR"
    assert played.results["A BUR H"] == "dislodged"


def test_a_supported_garrison_holds_against_an_equal_attack():
    played = play("FRANCE: A PAR - BUR, A MAR S A PAR - BUR\nGERMANY: A BUR H, A MUN S A BUR")
    assert not played.moved
    assert not played.barred


def test_a_chain_of_units_moves_along_when_its_head_does():
    played = play("FRANCE: A PAR - BUR, A BUR - MUN\nGERMANY: A MUN - TYR")
    assert played.moved == {"PAR": "BUR", "BUR": "MUN", "MUN": "TYR"}


def test_a_chain_of_units_stands_when_its_head_does():
    played = play("FRANCE: A PAR - BUR, A BUR - MUN\nGERMANY: A MUN - TYR\nITALY: A VEN - TYR")
    assert not played.moved
    assert played.barred == {"TYR"}


def test_three_units_move_in_a_ring():
    """DATC 6.C.1."""
    played = play("TURKEY: F ANK - CON, A CON - SMY, A SMY - ANK")
    assert len(played.moved) == 3


def test_a_rival_stops_a_whole_ring():
    """DATC 6.C.3."""
    played = play("TURKEY: F ANK - CON, A CON - SMY, A SMY - ANK, A BUL - CON")
    assert not played.moved


def test_two_units_do_not_change_places_by_land():
    """DATC 6.E.14."""
    assert not play("ENGLAND: A LVP - EDI\nRUSSIA: F EDI - LVP").moved


def test_the_loser_of_a_head_to_head_battle_stands_nobody_off_where_its_attacker_was():
    """DATC 6.E.1 and 5.B.6."""
    played = play(
        """
        GERMANY: A BER - PRU, F KIE - BER, A SIL S A BER - PRU
        RUSSIA: A PRU - BER
        """
    )
    assert played.moved == {"BER": "PRU", "KIE": "BER"}
    assert list(played.dislodged) == ["PRU"]


def test_no_power_dislodges_its_own_unit():
    """DATC 6.D.10."""
    played = play("GERMANY: A BER H, F KIE - BER, A MUN S F KIE - BER")
    assert not played.moved
    assert not played.dislodged


def test_not_even_with_foreign_help_and_while_that_unit_tries_to_leave():
    """DATC 6.D.11."""
    played = play(
        """
        GERMANY: A BER - PRU, F KIE - BER
        ITALY: A MUN S F KIE - BER
        RUSSIA: A WAR - PRU
        """
    )
    assert not played.moved


def test_a_power_does_not_help_to_dislodge_its_own_unit():
    """DATC 6.D.12."""
    played = play("AUSTRIA: F TRI H, A VIE S A VEN - TRI\nITALY: A VEN - TRI")
    assert not played.moved


def test_help_against_an_own_unit_counts_once_that_unit_has_left():
    """The Austrian support is of use only because Trieste becomes vacant (DATC 5.B.8)."""
    text = "AUSTRIA: F TRI - ADR, A VIE S A VEN - TRI\nITALY: A VEN - TRI\nGERMANY: A TYR - TRI"
    assert play(text).moved == {"TRI": "ADR", "VEN": "TRI"}


def test_a_move_that_fails_leaves_a_garrison_of_strength_one():
    """DATC 6.D.7: no support to hold for a unit that tried to move."""
    played = play(
        """
        GERMANY: F BAL - SWE, F PRU S F BAL
        RUSSIA: F LVN - BAL, F BOT S F LVN - BAL, A FIN - SWE
        """
    )
    assert played.moved == {"LVN": "BAL"}


def test_an_attack_cuts_support():
    """DATC 6.D.2."""
    played = play(
        """
        AUSTRIA: F ADR S A TRI - VEN, A TRI - VEN, A VIE - TYR
        ITALY: A VEN H, A TYR S A VEN
        """
    )
    assert played.moved == {"TRI": "VEN"}


def test_an_attack_from_where_the_support_is_aimed_does_not_cut_it():
    """DATC 6.D.15."""
    played = play("RUSSIA: F CON S F BLA - ANK, F BLA - ANK\nTURKEY: F ANK - CON")
    assert played.moved == {"BLA": "ANK"}


def test_an_attack_from_where_the_support_is_aimed_cuts_it_by_dislodging():
    """DATC 6.D.17."""
    played = play(
        """
        RUSSIA: F CON S F BLA - ANK, F BLA - ANK
        TURKEY: F ANK - CON, A SMY S F ANK - CON, A ARM - ANK
        """
    )
    assert played.moved == {"ANK": "CON"}
    assert played.barred == {"ANK"}


def test_no_power_cuts_its_own_support():
    """DATC 6.D.20."""
    played = play("ENGLAND: F LON S F NTH - ENG, F NTH - ENG, A YOR - LON\nFRANCE: F ENG H")
    assert played.moved == {"NTH": "ENG"}


def test_a_garrison_between_equal_attacks_stays():
    """DATC 6.E.7."""
    played = play(
        """
        ENGLAND: F NTH H, F YOR S F NWY - NTH
        GERMANY: F HOL S F HEL - NTH, F HEL - NTH
        RUSSIA: F SKA S F NWY - NTH, F NWY - NTH
        """
    )
    assert not played.moved
    assert not played.barred


def test_a_support_must_name_the_coast_that_its_fleet_moves_to():
    """DATC 6.B.9."""
    played = play(
        """
        FRANCE: F POR S F MAO - SPA/NC, F MAO - SPA/SC
        ITALY: F LYO S F WES - SPA/SC, F WES - SPA/SC
        """
    )
    assert played.moved == {"WES": "SPA/SC"}
    assert played.reason("F POR S F MAO - SPA/NC") == OtherCoast(unit("FRANCE", "F MAO"), "SPA/SC")


@pytest.mark.parametrize(
    ("support_coast", "moved"),
    [("optional", {"MAO": "SPA/NC"}), ("own", {}), ("required", {})],
)
def test_whether_a_support_may_leave_out_the_coast_is_a_switch(support_coast, moved):
    """DATC 4.B.4: the fleet supported is another power's."""
    text = "FRANCE: F POR S F MAO - SPA\nENGLAND: F MAO - SPA/NC\nITALY: F WES - SPA/SC"
    assert play(text, support_coast=support_coast).moved == moved


def test_a_support_for_an_own_fleet_may_leave_out_the_coast_under_calhamers_reading():
    text = "FRANCE: F POR S F MAO - SPA, F MAO - SPA/NC\nITALY: F WES - SPA/SC"
    assert play(text, support_coast="own").moved == {"MAO": "SPA/NC"}


def test_units_without_orders_hold_and_may_be_supported():
    played = play("FRANCE: A PAR - BUR, A MAR S A PAR - BUR\nGERMANY: A BUR, A MUN S A BUR")
    assert not played.moved
    assert played.outcomes["A BUR H"].power == "GERMANY"
    assert played.reason("A BUR H") is HELD
    assert played.reason("A MUN S A BUR") is SUPPORTED


def test_a_dislodged_unit_without_an_order_is_told_so():
    played = play("FRANCE: A PAR - BUR, A MAR S A PAR - BUR\nGERMANY: A BUR")
    assert played.reason("A BUR H") == Dislodged(unit("FRANCE", "A PAR"), HELD)


def test_an_impossible_order_is_void_with_its_reason_and_the_unit_may_be_supported():
    """DATC 6.D.28."""
    text = """
        AUSTRIA: A BUD S F RUM
        RUSSIA: F RUM - HOL
        TURKEY: F BLA - RUM, A BUL S F BLA - RUM
        """
    played = play(text)
    assert not played.moved
    reason = played.reason("F RUM - HOL")
    assert isinstance(reason, Impossible)
    assert "Rumania" in str(reason.why)


def test_an_impossible_move_may_count_as_an_order_to_move():
    """DATC 4.E.1: the rulebook of 1971 lets a unit refuse support so."""
    text = """
        AUSTRIA: A BUD S F RUM
        RUSSIA: F RUM - HOL
        TURKEY: F BLA - RUM, A BUL S F BLA - RUM
        """
    played = play(text, impossible_order="move")
    assert played.moved == {"BLA": "RUM"}
    assert isinstance(played.reason("A BUD S F RUM"), DidOtherwise)


def test_orders_to_units_of_others_or_of_nobody_are_void():
    """DATC 6.A.6."""
    played = movement.resolve(
        situation(
            position("S1901M", {"ENGLAND": ["F LON"]}),
            {"GERMANY": ["F LON - NTH", "A BER - PRU"], "ENGLAND": ["A LON - WAL"]},
        )
    )
    assert [o.reason for o in played.outcomes[:3]] == [NOT_YOURS] * 3
    assert not played.effects


def resolved(orders: dict[str, Sequence], units: dict[str, list[str]]):
    bare = situation(position("S1901M", units), {})
    given = Submission(orders={power: tuple(lines) for power, lines in orders.items()})
    return movement.resolve(replace(bare, submission=given))


@pytest.mark.parametrize("first", [Move("A", "PAR", "GAS"), Move("A", "PAR", "BRE", via=True)])
def test_of_two_orders_to_a_unit_the_later_counts(first):
    second = Move("A", "PAR", "BUR")
    resolution = resolved({"FRANCE": [first, second]}, {"FRANCE": ["A PAR"]})
    assert [o.reason for o in resolution.outcomes] == [SUPERSEDED, MOVED]


def test_orders_of_other_phases_are_void():
    resolution = resolved({"FRANCE": [Disband("A", "PAR")]}, {"FRANCE": ["A PAR"]})
    assert [o.reason for o in resolution.outcomes] == [OUT_OF_PHASE, HELD]


def test_an_order_to_a_place_off_the_map_is_impossible():
    resolution = resolved(
        {"FRANCE": [Move("A", "PAR", "XYZ"), Hold("A", "XYZ")]}, {"FRANCE": ["A PAR"]}
    )
    assert [o.result for o in resolution.outcomes] == [Result.VOID, Result.VOID]


def test_an_order_that_names_its_own_coast_wrongly_is_followed():
    """DATC 6.B.10."""
    resolution = resolved({"FRANCE": [Move("F", "SPA/NC", "LYO")]}, {"FRANCE": ["F SPA/SC"]})
    assert [o.result for o in resolution.outcomes] == [Result.SUCCEEDS]


def test_a_support_cut_from_the_start_counts_for_nothing():
    """ESP-3d."""
    where = phase("FRANCE: A PAR - BUR, A MAR S A PAR - BUR\nGERMANY: A BUR H")
    given = movement.resolve(where, cut=frozenset({"MAR"}))
    received = movement.resolve(where, cut_received=frozenset({"PAR"}))
    for resolution in (given, received):
        assert Forestalled() in [o.reason for o in resolution.outcomes]
        assert not resolution.effects


def test_units_of_one_side_do_not_dislodge_each_other():
    """ID-Q25: under the switch, the countries of one player are one side."""
    where = phase("FRANCE: A PAR - BUR, A MAR S A PAR - BUR\nGERMANY: A BUR H")
    sides = {"FRANCE": "X", "GERMANY": "X"}
    assert movement.resolve(where).effects
    assert not movement.resolve(replace(where, sides=sides)).effects


def test_under_the_rule_of_1971_a_power_without_orders_cannot_retreat():
    text = "FRANCE: A PAR - BUR, A MAR S A PAR - BUR\nGERMANY: A BUR"
    lost = Lost(unit("GERMANY", "A BUR"))
    assert lost in play(text, civil_disorder="disband").resolution.effects
    assert lost not in play(text).resolution.effects


def test_orders_found_to_count_in_one_position_are_looked_at_again_in_another():
    rules, paris = judge.ruleset(), position("S1901M", {"FRANCE": ["A PAR"], "GERMANY": ["A MUN"]})
    given = {
        power: [rules.reader.order(text)]
        for power, text in (("FRANCE", "A PAR - BUR"), ("GERMANY", "A MUN - BUR"))
    }
    judge.submit(rules, paris, given)
    submission = judge.submit(rules, paris, given)  # every order is known by now
    gone = position("S1901M", {"FRANCE": ["A PIC"], "GERMANY": ["A MUN"]})
    bare = situation(gone, {})
    outcomes = movement.resolve(replace(bare, submission=submission)).outcomes
    assert [o.reason for o in outcomes] == [NOT_YOURS, MOVED, HELD]


def test_orders_known_from_an_earlier_atlas_are_coded_again():
    """Each numbers the powers as they come, so that in both the first one is number 0."""
    rules = judge.ruleset()
    units = {"FRANCE": ["A BUR"], "GERMANY": ["A MUN", "A RUH"]}
    lines = {"FRANCE": ["A BUR H"], "GERMANY": ["A MUN - BUR", "A RUH S A MUN - BUR"]}
    orders = {power: [rules.reader.order(text) for text in lines[power]] for power in lines}
    where = position("S1901M", units)

    def results(*powers: str) -> list[Result]:
        given = {power: orders[power] for power in powers}
        judge.submit(rules, where, given)
        submission = judge.submit(rules, where, given)  # every order is known by now
        resolution = movement.resolve(replace(situation(where, {}), submission=submission))
        return [outcome.result for outcome in resolution.outcomes]

    results("FRANCE")
    atlas.cache_clear()
    results("GERMANY")
    assert results("FRANCE", "GERMANY") == [Result.DISLODGED, Result.SUCCEEDS, Result.SUCCEEDS]
