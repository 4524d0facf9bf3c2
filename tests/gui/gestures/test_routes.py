"""However beads are dragged and fleets clicked, a route holds only seas that were asked for."""

import re

import pytest
from hypothesis import given, settings
from hypothesis import strategies as some

from spydip_gui.gestures.walk.meaning import meaning
from spydip_gui.gestures.walk.outcomes import Choosing, Outcome, Written
from spydip_gui.gestures.walk.search import routes
from spydip_gui.gestures.walk.table import Table
from spydip_gui.gestures.walk.touch import Routed, Touch
from tests.gui.gestures.drawing import BOARD, replace_drafts, said, table, units

FLEETS = ("NTH", "ENG", "NWG", "MAO", "IRI", "HEL", "SKA")
AFLOAT = units("ENGLAND: A LON", "ENGLAND: A YOR", *(f"ENGLAND: F {sea}" for sea in FLEETS))
CARRIED = (
    "A LON - NWY VIA NTH",
    "F NTH C A LON - NWY",
    "A YOR - DEN VIA NTH, HEL",
    "F HEL C A YOR - DEN",
)


def at_sea(*lines: str, **more: object) -> Table:
    return table(AFLOAT, ["ENGLAND"], drafts={"ENGLAND": lines}, **more)


def bead(on: Table, sea: str, army: str = "LON") -> Touch:
    sailing = next(one for one in routes.sailings(on) if one.stops[0] == army)
    return Touch(province=sea, order=sailing.text, bead=True)


@pytest.mark.parametrize("to", ["NWG", "ENG", "PAR"])
def test_a_bead_goes_only_where_the_whole_route_can_be_sailed(to: str) -> None:
    on = at_sea("A LON - NWY VIA NTH")
    outcome = meaning(on, Routed(bead(on, "NTH"), Touch(province=to)))
    assert said(outcome).startswith(f"no: No convoy can pass {to}")
    assert meaning(on, Routed(bead(on, "NTH"), Touch(province="NTH"))) is None


def test_a_route_that_nobody_named_is_that_of_the_fleets_that_carry() -> None:
    on = at_sea("A LON - NWY VIA", "F NTH C A LON - NWY")
    (sailing,) = routes.sailings(on)
    assert sailing.stops == ("LON", "NTH", "NWY")
    assert said(meaning(on, Routed(Touch(province="NWG")))) == (
        "A LON - NWY VIA NTH, NWG; + F NWG C A LON - NWY"
    )


def test_of_several_routes_that_could_take_a_fleet_one_is_asked_for() -> None:
    on = at_sea("A LON - NWY VIA NTH", "A YOR - NWY VIA NTH")
    assert said(meaning(on, Routed(Touch(province="NWG")))) == (
        "1 A LON - NWY VIA NTH, NWG | 2 A YOR - NWY VIA NTH, NWG"
    )


def test_a_power_may_sail_over_fleets_that_it_cannot_see() -> None:
    standing = units("ENGLAND: A LON", "ENGLAND: F NTH")
    drafts = {"ENGLAND": ("A LON - NWY VIA NTH", "F NTH C A LON - NWY")}
    fog = table(standing, ["ENGLAND"], drafts=drafts, sees_all=False)
    found = routes.rerouted(fog, next(routes.sailings(fog)), ("NTH", "NWG"))
    assert said(found) == "A LON - NWY VIA NTH, NWG"
    seen = table(standing, ["ENGLAND"], drafts=drafts)
    assert said(routes.rerouted(seen, next(routes.sailings(seen)), ("NTH", "NWG"))) == (
        "no: Some of these seas have no fleet."
    )
    lenient = table(standing, ["ENGLAND"], drafts=drafts, lenient=True)
    amber = routes.rerouted(lenient, next(routes.sailings(lenient)), ("NTH", "NWG"))
    assert (said(amber), amber.verdict) == ("A LON - NWY VIA NTH, NWG", "doubtful")


Step = tuple[str, str, str]
STEPS = some.tuples(
    some.sampled_from(["bead", "switch"]),
    some.sampled_from(sorted(BOARD.seas)),
    some.sampled_from(sorted({*BOARD.seas, "NWY", "LON", "BEL"})),
)


@settings(max_examples=150, deadline=None)
@given(steps=some.lists(STEPS, max_size=8))
def test_no_edit_of_a_route_writes_a_sea_that_was_not_asked_for(steps: list[Step]) -> None:
    on = at_sea(*CARRIED)
    for how, sea, to in steps:
        before = {one.stops[0]: one for one in routes.sailings(on)}
        if how == "bead":
            holders = [one for one in before.values() if sea in one.seas]
            if not holders:
                continue
            touched = Touch(province=sea, order=holders[0].text, bead=True)
            outcome = meaning(on, Routed(touched, Touch(province=to)))
            allowed = {to}
        else:
            outcome = meaning(on, Routed(Touch(province=sea)))
            allowed = {sea}
        for written in everything(outcome):
            army = written.lines[0][1].split()[1]
            old = before[army]
            assert places(written) <= {*old.stops, *allowed}
            assert {text for _, text in written.gone} <= set(on.drafts["ENGLAND"])
            assert all(f" C A {old.stops[0]} - {old.stops[-1]}" in text for _, text in written.gone)
        on = applied(on, outcome)
        assert all(routes.sequence(BOARD, one, one.seas) for one in routes.sailings(on) if one.seas)


def everything(outcome: Outcome | None) -> list[Written]:
    """All that an outcome could write."""
    if isinstance(outcome, Choosing):
        return [option.then for option in outcome.options if isinstance(option.then, Written)]
    return [outcome] if isinstance(outcome, Written) else []


def places(written: Written) -> set[str]:
    words = " ".join(text for _, text in (*written.lines, *written.linked))
    return set(re.findall(r"[A-Z]{3}", words)) & set(BOARD.provinces)


def applied(on: Table, outcome: Outcome | None) -> Table:
    """The table once the first thing that an outcome could write is written."""
    for written in everything(outcome)[:1]:
        new = [text for _, text in (*written.lines, *written.linked)]
        gone = {text for _, text in written.gone}
        kept = [
            text
            for text in on.drafts["ENGLAND"]
            if text not in gone and all(text[:5] != line[:5] for line in new)
        ]
        return replace_drafts(on, {"ENGLAND": (*kept, *new)})
    return on
