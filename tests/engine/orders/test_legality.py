"""What is impossible on the map alone, and the sentence that says why."""

import pytest

from engine.board.load import load
from engine.orders.legality import fault
from engine.orders.notation import reader_for

BOARD = load("standard")
READER = reader_for(BOARD)

POSSIBLE = [
    *("A PAR H", "A PAR - BUR", "F NTH - NWY", "F MAO - SPA/NC", "F SPA/SC - LYO"),
    *("A LON - BEL", "A LON - BEL VIA", "A LON - NWY VIA NTH", "A SMY - NAP VIA AEG, ION"),
    *("A MAR S A PAR - BUR", "F MAR S F GAS - SPA/NC", "F POR S F MAO - SPA", "A BUR S A PAR"),
    *("F ENG C A LON - BRE", "F BLA C A CON - SEV", "F NTH S A SMY - LON"),
    *("A PAR R BUR, D", "A PAR D", "BUILD F STP/NC", "BUILD A STP", "REMOVE F NTH", "WAIVE"),
]

IMPOSSIBLE = {
    # DATC 6.A.1
    "F NTH - PIC": "A fleet in the North Sea cannot reach Picardy: they do not touch.",
    # DATC 6.A.2
    "A LVP - IRI": "An army cannot stand in the Irish Sea: it is water.",
    # DATC 6.A.3
    "F KIE - MUN": "A fleet cannot stand in Munich: it has no coast.",
    # DATC 6.A.4
    "F KIE - KIE": "A fleet in Kiel is already there.",
    # DATC 6.A.5
    "A LVP S A YOR - YOR": "An army in Yorkshire is already there.",
    "A YOR - YOR VIA": "An army in Yorkshire is already there.",
    # DATC 6.A.9
    "F ROM - VEN": "A fleet in Rome cannot reach Venice: no coast joins them.",
    # DATC 6.A.10
    "F ROM S A APU - VEN": (
        "A fleet in Rome cannot give support in Venice: it could not move there itself."
    ),
    # DATC 6.A.8
    "F TRI S F TRI": "A fleet in Trieste cannot support itself.",
    # DATC 6.B.1
    "F POR - SPA": "A fleet to Spain needs a coast: SPA/NC or SPA/SC.",
    # DATC 6.B.3
    "F GAS - SPA/SC": (
        "A fleet in Gascony cannot reach Spain (south coast): from there it reaches SPA/NC only."
    ),
    # DATC 6.B.5
    "F SPA/NC S F MAR - LYO": (
        "A fleet in Spain (north coast) cannot give support in the Gulf of Lyon: "
        "it could not move there itself."
    ),
    # DATC 6.B.11
    "F SPA/NC - LYO": (
        "A fleet in Spain (north coast) cannot reach the Gulf of Lyon: "
        "they are joined by another coast only."
    ),
    "A PAR - MOS": (
        "An army in Paris cannot reach Moscow: neither a border nor a sea route joins them."
    ),
    "A SEV - LON VIA": (
        "An army in Sevastopol cannot reach London by convoy: no sea route joins them."
    ),
    "A LON - NWY VIA ENG": (
        "The convoy's route is broken: the English Channel does not touch Norway."
    ),
    "A LON - NWY VIA YOR": "No convoy can pass through Yorkshire: it is not water.",
    "F LON - BEL VIA": "A fleet in London cannot be convoyed: only armies can.",
    "F BOT C A BER - KIE": (
        "A fleet in the Gulf of Bothnia cannot help to carry an army from Berlin to Kiel: "
        "no sea route leads that way."
    ),
    "F BRE C A LON - GAS": "A fleet in Brest cannot convoy: a fleet convoys only at sea.",
    "A BRE C A LON - GAS": "An army in Brest cannot convoy: only fleets can.",
    "F ENG C F LON - BRE": "A fleet in London cannot be convoyed: only armies can.",
    "F ENG C A LON - LON": "An army in London is already there.",
    "A PAR R MAR": ("An army in Paris cannot retreat to Marseilles: it is not one step away."),
    "F MUN H": "A fleet cannot stand in Munich: it has no coast.",
    "A SWI H": "An army cannot stand in Switzerland: nothing can enter it.",
    # DATC 6.B.14
    "BUILD F STP": "A fleet in St. Petersburg needs a coast: STP/NC or STP/SC.",
}


@pytest.mark.parametrize("text", POSSIBLE)
def test_what_some_piece_could_do_is_no_fault(text: str) -> None:
    assert fault(BOARD, READER.order(text)) is None


@pytest.mark.parametrize(("text", "sentence"), IMPOSSIBLE.items())
def test_what_the_map_rules_out_has_its_sentence(text: str, sentence: str) -> None:
    assert str(fault(BOARD, READER.order(text))) == sentence


def test_a_fleet_that_can_only_turn_back_helps_no_convoy() -> None:
    helped = fault(BOARD, READER.order("F BOT C A BER - SWE"))
    assert helped is None
    assert fault(BOARD, READER.order("F BOT C A DEN - KIE")) is not None
