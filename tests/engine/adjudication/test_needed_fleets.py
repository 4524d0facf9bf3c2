"""Fleets that no convoy needs: their orders are no intent to sail, and count for nothing."""

import pytest

from engine.adjudication.reasons import NOT_NEEDED
from tests.helpers.moves import play


@pytest.mark.parametrize(("start", "goal"), [("VEN", "APU"), ("APU", "VEN")])
def test_a_fleet_beside_one_end_alone_is_no_intent_to_sail(start, goal):
    """DATC 6.G.19; Venice and Apulia have the Adriatic in common, not the Ionian."""
    played = play(
        f"""
        ITALY: A {start} - {goal}, F ION C A {start} - {goal}
        ENGLAND: F ADR C A {start} - {goal}
        GERMANY: A {goal} - {start}
        """
    )
    assert not played.moved


def test_an_army_escapes_by_no_fleet_that_its_way_does_not_need():
    """DATC 6.G.19; the fleet in the Ionian is no part of the way over the Adriatic."""
    played = play(
        """
        ITALY: A TRI - ALB, F ION C A TRI - ALB
        TURKEY: F ADR C A TRI - ALB
        GERMANY: A ALB - TRI, F VEN S A ALB - TRI
        """
    )
    assert played.reason("F ION C A TRI - ALB") is NOT_NEEDED
    assert played.moved == {"ALB": "TRI"}
    assert set(played.dislodged) == {"TRI"}


def test_a_support_onto_a_fleet_that_is_not_needed_is_cut_by_the_convoyed_army():
    """Rulebook 1982, XII.5: a fleet that no way needs is none of those that convoy."""
    played = play(
        """
        ITALY: A APU - TUN, F ION C A APU - TUN, F TYS C A APU - TUN
        TURKEY: F TUN S F WES - TYS, F WES - TYS
        """,
        rulebook="1982",
    )
    assert played.reason("F TYS C A APU - TUN") is NOT_NEEDED
    assert not played.moved.keys() & {"WES"}
