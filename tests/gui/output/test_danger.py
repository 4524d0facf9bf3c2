"""A unit that the orders in hand would drive out is marked, as far as the viewer knows."""

from collections.abc import Sequence

import pytest

from engine import judge
from engine.board.graph import PowerId
from engine.game.game import Game
from engine.session.seat import Seat
from spydip_gui.viewmodel import Draft
from spydip_gui.viewmodel.phase import phase_view

AUSTRIA, ITALY = PowerId("AUSTRIA"), PowerId("ITALY")
SPRING = [(AUSTRIA, "A VIE - TYR"), (AUSTRIA, "F TRI H")]
ATTACK = [(AUSTRIA, "F TRI - VEN"), (AUSTRIA, "A TYR S F TRI - VEN")]


@pytest.fixture
def master() -> Seat:
    """The game master's seat in Fall 1901, an Austrian army in Tyrolia."""
    seat = Seat(Game.begin(judge.ruleset("standard"), seed="danger"))
    seat.give(SPRING)
    seat.resolve()
    return seat


def endangered(seat: Seat, orders: Sequence[tuple[PowerId, str]] = ATTACK) -> set[str]:
    reader = seat.rules.reader
    drafts = [Draft(power, reader.order(text)) for power, text in orders]
    return {str(piece.at) for piece in phase_view(seat, drafts).pieces if piece.endangered}


def test_who_attacks_and_who_adjudicates_see_what_would_be_driven_out(master: Seat) -> None:
    austria = master.of(AUSTRIA)
    austria.give(ATTACK)
    assert endangered(austria) == endangered(master) == {"VEN"}


def test_who_does_not_know_of_the_attack_sees_no_danger(master: Seat) -> None:
    master.of(AUSTRIA).give(ATTACK)
    italy = master.of(ITALY)
    italy.give([(ITALY, "A VEN H")])
    assert endangered(italy, [(ITALY, "A VEN H")]) == set()


def test_a_defence_that_the_attacker_does_not_know_of_takes_no_danger_away(master: Seat) -> None:
    austria, italy = master.of(AUSTRIA), master.of(ITALY)
    austria.give(ATTACK)
    italy.give([(ITALY, "A ROM S A VEN"), (ITALY, "A VEN H")])
    assert endangered(master) == set()
    assert endangered(austria) == {"VEN"}
