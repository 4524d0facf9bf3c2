"""Drags, clicks and keys of armies and fleets, drawn as text, and the orders that they write."""

import pytest

from engine.phases import PhaseKind
from engine.position import Dislodged
from engine.units import Unit
from tests.gui.gestures.drawing import START, click, drag, said, table, units

OPENING = {
    "AUSTRIA": ("F TRI - ALB", "A BUD - SER", "A VIE - GAL"),
    "ENGLAND": ("F LON - NTH", "F EDI - NWG", "A LVP - YOR"),
    "FRANCE": ("F BRE - MAO", "A MAR S A PAR - BUR", "A PAR - BUR"),
    "GERMANY": ("F KIE - DEN", "A BER - KIE", "A MUN - RUH"),
    "ITALY": ("F NAP - ION", "A ROM - APU", "A VEN H"),
    "RUSSIA": ("F STP/SC - BOT", "A WAR - GAL", "A MOS - UKR", "F SEV - BLA"),
    "TURKEY": ("F ANK - BLA", "A CON - BUL", "A SMY - CON"),
}
LINES = [(power, line) for power, lines in OPENING.items() for line in lines]


@pytest.mark.parametrize(("power", "line"), LINES)
def test_each_of_the_22_opening_orders_is_one_drag_or_key(power: str, line: str) -> None:
    match line.split():
        case [_, at, "H"]:
            path = f"H: {at}"
        case [_, at, "S", _, helped, "-", to]:
            path = f"S: {at} > *{helped} > {to}"
        case [_, at, "-", to]:
            path = f"{at} > {to}"
    outcome = drag(table(START), path)
    assert said(outcome) == line
    assert outcome.lines == ((power, line),)


def test_all_opening_orders_were_tried() -> None:
    assert len(LINES) == len(START) == 22


SEAS = units(
    *("ENGLAND: A LON", "ENGLAND: F ENG", "ENGLAND: F NTH", "FRANCE: F MAO", "ENGLAND: A YOR"),
    *("FRANCE: F POR", "FRANCE: A BRE"),
)


@pytest.mark.parametrize(
    ("path", "line"),
    [
        ("LON > NTH > NWY", "A LON - NWY VIA NTH; + F NTH C A LON - NWY"),
        ("LON > ENG > MAO > SPA", "A LON - SPA VIA ENG, MAO; + F ENG C A LON - SPA"),
        ("LON > ENG > NTH > ENG > BEL", "A LON - BEL VIA ENG; + F ENG C A LON - BEL"),
        ("LON > IRI > ENG > BEL", "A LON - BEL VIA ENG; + F ENG C A LON - BEL"),
        ("LON > BEL", "A LON - BEL VIA"),
        ("LON > SPA", "A LON - SPA VIA"),
        ("LON > NTH > YOR", "A LON - YOR"),
        ("LON > *NTH > YOR", "A LON - YOR VIA NTH; + F NTH C A LON - YOR"),
        ("V: LON > NTH > YOR", "A LON - YOR VIA NTH; + F NTH C A LON - YOR"),
        ("C: ENG > *BRE > BEL", "F ENG C A BRE - BEL"),
        ("C: ENG > *LON > BEL", "F ENG C A LON - BEL"),
    ],
)
def test_an_army_dragged_through_seas_with_fleets_is_convoyed(path: str, line: str) -> None:
    assert said(drag(table(SEAS, ["ENGLAND"]), path)) == line


def test_a_fleet_that_has_another_order_is_asked_about_and_not_overwritten() -> None:
    on = table(SEAS, ["ENGLAND"], drafts={"ENGLAND": ("F NTH H",)})
    assert said(drag(on, "LON > NTH > NWY")) == (
        "A LON - NWY VIA NTH; ? F NTH C A LON - NWY for F NTH H"
    )


def test_a_fleet_that_has_just_that_order_is_left_alone() -> None:
    on = table(SEAS, ["ENGLAND"], drafts={"ENGLAND": ("F NTH C A LON - NWY",)})
    assert said(drag(on, "LON > NTH > NWY")) == "A LON - NWY VIA NTH"


@pytest.mark.parametrize(
    ("path", "line"),
    [
        ("MAO > SPA/NC", "F MAO - SPA/NC"),
        ("MAO > SPA", "N F MAO - SPA/NC | S F MAO - SPA/SC"),
        ("POR > SPA/SC", "F POR - SPA/SC"),
        ("BRE > GAS", "A BRE - GAS"),
    ],
)
def test_the_half_dropped_on_picks_the_coast_and_an_open_one_is_asked_for(
    path: str, line: str
) -> None:
    assert said(drag(table(SEAS, ["FRANCE"]), path)) == line


def test_the_only_coast_in_reach_is_taken_and_said() -> None:
    at_lyons = table(units("FRANCE: F MAR"), ["FRANCE"])
    outcome = drag(at_lyons, "MAR > SPA/NC")
    assert said(outcome) == "F MAR - SPA/SC"
    assert str(outcome.said) == "Only the south coast can be reached."


FIGHT = units("FRANCE: A PAR", "FRANCE: A GAS", "FRANCE: A MAR", "GERMANY: A BUR", "FRANCE: F BRE")


@pytest.mark.parametrize(
    ("path", "line"),
    [
        ("S: GAS > PAR", "A GAS S A PAR"),
        ("S: GAS > *MAR > BUR", "A GAS S A MAR - BUR"),
        ("S: PAR > BUR", "A PAR S A BUR"),
        ("S: PAR > PIC", "1 A PAR S F BRE - PIC | 2 A PAR S A BUR - PIC"),
        ("S: GAS > SPA", "1 A GAS S A MAR - SPA"),
        ("S: BRE > *PAR > PIC", "F BRE S A PAR - PIC"),
    ],
)
def test_support_goes_to_a_unit_in_place_or_by_a_pin_to_its_move(path: str, line: str) -> None:
    assert said(drag(table(FIGHT, ["FRANCE"]), path)) == line


def test_a_unit_with_an_arrow_may_be_supported_on_its_way_or_in_place() -> None:
    on = table(FIGHT, ["FRANCE"], drafts={"FRANCE": ("A MAR - BUR",)})
    assert said(drag(on, "S: GAS > MAR")) == "1 A GAS S A MAR - BUR | H A GAS S A MAR"


def test_a_drop_where_an_arrow_ends_may_mean_the_arrow_or_the_unit_there() -> None:
    on = table(FIGHT, ["FRANCE"], drafts={"FRANCE": ("A MAR - BUR",)})
    assert said(drag(on, "S: PAR > BUR")) == "H A PAR S A BUR | 2 A PAR S A MAR - BUR"


def test_support_of_an_arrow_keeps_its_coast() -> None:
    standing = units("FRANCE: F MAO", "FRANCE: A GAS")
    on = table(standing, ["FRANCE"], drafts={"FRANCE": ("F MAO - SPA/NC",)})
    assert said(drag(on, "S: GAS > SPA")) == "A GAS S F MAO - SPA/NC"


@pytest.mark.parametrize(
    ("path", "line"),
    [
        ("MAR, BUR", "A MAR - BUR"),
        ("H: MAR", "A MAR H"),
        ("S: GAS, MAR, MAR", "A GAS S A MAR"),
        ("S: GAS, MAR, BUR", "A GAS S A MAR - BUR"),
        ("S: GAS, MAR", "army Gascony · supports · army Marseilles …"),
        ("MAR", "army Marseilles · moves to …"),
    ],
)
def test_the_same_orders_are_given_by_clicks_and_keys(path: str, line: str) -> None:
    assert said(click(table(FIGHT, ["FRANCE"]), path)) == line


@pytest.mark.parametrize(
    ("path", "line"),
    [
        ("C: LON, NTH, NWY", "A LON - NWY VIA NTH; + F NTH C A LON - NWY"),
        ("V: LON, NTH, YOR", "A LON - YOR VIA NTH; + F NTH C A LON - YOR"),
        ("C: ENG, LON, BEL", "F ENG C A LON - BEL"),
        ("C: ENG, LON", "fleet English Channel · convoys · army London …"),
    ],
)
def test_convoys_are_given_by_clicks_and_keys(path: str, line: str) -> None:
    assert said(click(table(SEAS, ["ENGLAND"]), path)) == line


def test_what_the_map_forbids_is_refused_with_its_reason() -> None:
    assert said(drag(table(START), "PAR > LON")) == (
        "no: An army in Paris cannot reach London: neither a border nor a sea route joins them."
    )


def test_a_lenient_table_records_it_and_says_why_it_is_doubtful() -> None:
    outcome = drag(table(START, lenient=True), "PAR > LON")
    assert said(outcome) == "A PAR - LON"
    assert outcome.verdict == "doubtful"
    assert str(outcome.said).startswith("An army in Paris cannot reach London")


def test_an_order_about_an_unseen_unit_is_taken_without_a_hint() -> None:
    fog = table(units("GERMANY: A MUN"), ["GERMANY"], sees_all=False)
    outcome = drag(fog, "S: MUN > *BOH > SIL")
    assert said(outcome) == "A MUN S A BOH - SIL"
    assert (outcome.verdict, outcome.said) == ("fine", None)


def test_foreign_and_empty_provinces_begin_no_order() -> None:
    on = table(FIGHT, ["FRANCE"])
    assert said(drag(on, "BUR > RUH")) == "no: You have no piece to order here."
    assert said(drag(on, "BEL > RUH")) == "no: You have no piece to order here."


OUT = {"MAR": Dislodged(Unit("FRANCE", "A", "MAR"), "PIE")}


def test_repeated_drags_of_a_dislodged_unit_make_a_list_of_wishes() -> None:
    retreats = {"phase": PhaseKind.RETREATS, "dislodged": OUT}
    assert said(drag(table({}, ["FRANCE"], **retreats), "MAR > GAS")) == "A MAR R GAS"
    on = table({}, ["FRANCE"], drafts={"FRANCE": ("A MAR R GAS",)}, **retreats)
    assert said(drag(on, "MAR > SPA")) == "A MAR R GAS, SPA"
    assert said(drag(on, "MAR > SPA", number=1)) == "A MAR R SPA, GAS"
    assert said(drag(on, "X: MAR")) == "A MAR D"
    assert said(drag(on, "MAR > @X")) == "1 A MAR R GAS, D | D A MAR D"


def test_a_closed_retreat_is_refused() -> None:
    on = table({}, ["FRANCE"], phase=PhaseKind.RETREATS, dislodged=OUT, open={"MAR": ("GAS",)})
    assert said(drag(on, "MAR > SPA")).startswith("no: ")


@pytest.mark.parametrize(
    ("path", "line"),
    [
        ("F@ > STP/NC", "BUILD F STP/NC"),
        ("F@ > STP", "N BUILD F STP/NC | S BUILD F STP/SC"),
        ("A@ > MOS", "BUILD A MOS"),
        ("STP", "1 BUILD A STP | N BUILD F STP/NC | S BUILD F STP/SC"),
    ],
)
def test_builds_are_dropped_from_the_tray_or_chosen_on_the_centre(path: str, line: str) -> None:
    on = table({}, ["RUSSIA"], phase=PhaseKind.ADJUSTMENTS, sites=("MOS", "STP"), due=2)
    assert said(drag(on, path)) == line


def test_a_unit_dropped_on_the_tray_is_removed() -> None:
    on = table(START, ["FRANCE"], phase=PhaseKind.ADJUSTMENTS, due=-1)
    assert said(drag(on, "BRE > @X")) == "REMOVE F BRE"
    assert said(drag(on, "X: PAR")) == "REMOVE A PAR"
