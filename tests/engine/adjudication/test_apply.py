"""Effects are carried out all together, and contradictions among them are noticed."""

from dataclasses import fields
from types import MappingProxyType
from typing import get_args

import pytest

from engine.adjudication import effects as e
from engine.adjudication.apply import ContradictionError, apply
from engine.phases import parse_phase
from engine.position import Dislodged, Ending, Position, Prisoners
from engine.units import Stack
from tests.helpers.positions import position, unit

NEXT = parse_phase("S1901R")
ITALY = unit("ITALY", "A VEN")
AUSTRIA = unit("AUSTRIA", "A TRI")
START = position("S1901M", {"ITALY": ["A VEN"], "AUSTRIA": ["A TRI"]}, centres={"ITALY": ["VEN"]})


def after(*effects: e.Effect, of: Position = START) -> Position:
    return apply(of, effects, NEXT)


def test_units_that_change_places_do_not_meet():
    there = after(e.Relocated(ITALY, "TRI"), e.Relocated(AUSTRIA, "VEN"))
    assert there.units == {"TRI": unit("ITALY", "A TRI"), "VEN": unit("AUSTRIA", "A VEN")}
    assert there.phase == NEXT


@pytest.mark.parametrize("backwards", [False, True])
def test_a_dislodged_unit_makes_room_whichever_effect_is_named_first(backwards):
    both = [e.Relocated(ITALY, "TRI"), e.DrivenOut(Dislodged(AUSTRIA, "VEN"))]
    there = after(*(reversed(both) if backwards else both))
    assert there.units == {"TRI": unit("ITALY", "A TRI")}
    assert there.dislodged == {"TRI": Dislodged(AUSTRIA, "VEN")}


def test_the_position_before_is_left_as_it_was():
    after(e.Relocated(ITALY, "TUS"), e.Changed("VEN", "AUSTRIA"), e.Lost(AUSTRIA))
    assert START.units == {"VEN": ITALY, "TRI": AUSTRIA}
    assert START.centres == {"VEN": "ITALY"}


def in_retreat() -> Position:
    return after(
        e.Relocated(ITALY, "TRI"),
        e.DrivenOut(Dislodged(AUSTRIA, "VEN")),
        e.Barred(frozenset({"BOH"})),
    )


def test_barred_provinces_are_remembered_while_units_are_in_retreat():
    assert in_retreat().barred == {"BOH"}
    assert after(e.Counted("x", 1), of=in_retreat()).barred == {"BOH"}
    assert after(e.Retreated(AUSTRIA, "ALB"), of=in_retreat()).barred == frozenset()
    assert after(e.Barred(frozenset({"BOH"}))).barred == frozenset()


def test_a_unit_that_has_retreated_may_be_lost_where_it_now_stands():
    """ESP-3e: assassination comes after retreats."""
    there = after(e.Retreated(AUSTRIA, "ALB"), e.Lost(unit("AUSTRIA", "A ALB")), of=in_retreat())
    assert there.units == {"TRI": unit("ITALY", "A TRI")}
    assert there.dislodged == {}


def test_a_centre_may_go_to_nobody():
    assert after(e.Changed("VEN", None)).centres == {}


SPY = Stack(kind="SPY", power="ITALY", province="ROM")


def test_pieces_that_differ_only_in_number_are_one_stack():
    there = after(
        e.Raised(SPY), e.Raised(SPY), e.Raised(Stack(kind="SPY", power="AUSTRIA", province="VIE"))
    )
    assert [str(s.power) + str(s.count) for s in there.covert] == ["AUSTRIA1", "ITALY2"]


def test_a_part_of_a_stack_can_move_and_board():
    two = after(e.Raised(Stack(kind="SPY", power="ITALY", province="ROM", count=2)))
    aboard = Stack(kind="SPY", power="ITALY", province="TYS", aboard="FRANCE")
    there = after(e.Shifted(SPY, aboard), of=two)
    assert set(there.covert) == {SPY, aboard}
    assert after(e.Gone(SPY), of=there).covert == (aboard,)


def test_a_piece_that_its_owner_does_not_miss_is_in_the_owners_crew_until_it_does():
    there = after(e.Raised(SPY))
    gone = after(e.Gone(SPY), e.Missed(SPY), of=there)
    assert (gone.covert, gone.crew("ITALY")) == ((), there.crew("ITALY"))
    assert gone.crew("FRANCE") == ()
    assert after(e.Noticed(SPY), of=gone).crew("ITALY") == ()


def test_prisoners_are_counted_by_captor_power_and_place():
    lot = Prisoners("AUSTRIA", "TURKEY", "BOH", 2)
    there = after(e.Jailed(lot), e.Jailed(lot), e.Freed(Prisoners("AUSTRIA", "TURKEY", "BOH", 1)))
    assert there.prisoners == (Prisoners("AUSTRIA", "TURKEY", "BOH", 3),)


def test_players_control_credits_and_counters_change():
    there = after(
        e.HomeChosen("X", "FRANCE"),
        e.ControlSet("ITALY", "X"),
        e.ControlSet("RUSSIA", "Y"),
        e.ControlSet("RUSSIA", None),
        e.Paid("X", 20),
        e.Paid("X", -5),
        e.Counted("tie", 1),
        e.Counted("gone", 0),
    )
    assert (there.players, there.control) == ({"X": "FRANCE"}, {"ITALY": "X"})
    assert (there.credits, there.counters) == ({"X": 15}, {"tie": 1})


def test_the_end_of_the_game_stands_in_the_position():
    ending = Ending(("ITALY",), "18 of 34 centres")
    assert after(e.Ended(ending)).ending == ending


@pytest.mark.parametrize(
    "effects",
    [
        (e.Relocated(ITALY, "TRI"),),
        (e.Built(unit("ITALY", "A TRI")),),
        (e.Relocated(unit("ITALY", "A ROM"), "TUS"),),
        (e.Retreated(AUSTRIA, "ALB"),),
        (e.Lost(unit("AUSTRIA", "F TRI")),),
        (e.Gone(SPY),),
        (e.Noticed(SPY),),
        (e.Raised(SPY), e.Shifted(Stack(kind="SPY", power="ITALY", province="ROM", count=2), SPY)),
        (e.Freed(Prisoners("AUSTRIA", "TURKEY", "BOH", 1)),),
    ],
    ids=lambda effects: type(effects[-1]).__name__,
)
def test_effects_that_cannot_be_are_noticed(effects):
    with pytest.raises(ContradictionError):
        after(*effects)


SAMPLES: tuple[e.Effect, ...] = (
    e.Relocated(ITALY, "TUS"),
    e.DrivenOut(Dislodged(AUSTRIA, "VEN")),
    e.Retreated(AUSTRIA, "ALB"),
    e.Lost(ITALY),
    e.Built(unit("ITALY", "A NAP")),
    e.Barred(frozenset({"BOH"})),
    e.Changed("VEN", "AUSTRIA"),
    e.Shifted(SPY, Stack(kind="SPY", power="ITALY", province="TUS")),
    e.Raised(SPY),
    e.Gone(SPY),
    e.Missed(SPY),
    e.Noticed(SPY),
    e.Jailed(Prisoners("AUSTRIA", "TURKEY", "BOH", 1)),
    e.Freed(Prisoners("AUSTRIA", "TURKEY", "BOH", 1)),
    e.HomeChosen("X", "FRANCE"),
    e.ControlSet("ITALY", "X"),
    e.Paid("X", 20),
    e.Counted("tie", 1),
    e.Ended(Ending((), "")),
)


def test_there_is_a_sample_of_every_effect():
    assert {type(sample) for sample in SAMPLES} == set(get_args(e.Effect))


@pytest.mark.parametrize("effect", SAMPLES, ids=lambda effect: type(effect).__name__)
def test_every_effect_changes_the_position(effect):
    """From a position that has what each effect needs."""
    fallen = {"TRI": Dislodged(AUSTRIA, "VEN")}
    needs_fallen = isinstance(effect, e.Retreated | e.Barred)
    where = Position(
        phase=NEXT,
        units=MappingProxyType({"VEN": ITALY} if needs_fallen else {"VEN": ITALY, "TRI": AUSTRIA}),
        centres=MappingProxyType({"VEN": "ITALY"}),
        dislodged=MappingProxyType(fallen if needs_fallen else {}),
        covert=(SPY,),
        missing=(SPY,),
        prisoners=(Prisoners("AUSTRIA", "TURKEY", "BOH", 1),),
    )
    there = after(effect, of=where)
    names = [field.name for field in fields(Position)]
    assert any(getattr(there, name) != getattr(where, name) for name in names)
