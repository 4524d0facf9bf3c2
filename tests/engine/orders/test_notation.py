"""Reading what players write and writing the canonical form."""

import pytest

from engine.board.load import load
from engine.orders.errors import AmbiguousOrderError, ImpossibleOrderError, NotAnOrderError
from engine.orders.notation import reader_for, write
from engine.phases import PhaseKind

READER = reader_for(load("standard"))

READINGS = {
    "a par h": "A PAR H",
    "Army Paris holds.": "A PAR H",
    "A PAR STANDS": "A PAR H",
    "A. Par. --> Bur.": "A PAR - BUR",
    "army paris moves to burgundy": "A PAR - BUR",
    "A Par \N{RIGHTWARDS ARROW} Bur": "A PAR - BUR",
    "A Par\N{EN DASH}Bur": "A PAR - BUR",
    "PAR - BUR": "A PAR - BUR",
    "NTH - NWY": "F NTH - NWY",
    "A WAR - LIV": "A WAR - LVN",
    "F IRI - LIV": "F IRI - LVP",
    "F NWY - NRG": "F NWY - NWG",
    "F ROM - TYR": "F ROM - TYS",
    "A VEN - TYR": "A VEN - TYR",
    "F Spa(nc) - MAO": "F SPA/NC - MAO",
    "f spa nc to mid": "F SPA/NC - MAO",
    "F Spain (north coast) -> Portugal": "F SPA/NC - POR",
    "F SPANC - MAO": "F SPA/NC - MAO",
    "F Stp (s.c.) - Gulf of Bothnia": "F STP/SC - BOT",
    "fleet St. Petersburg/South Coast - GOB": "F STP/SC - BOT",
    "F Mid-Atlantic Ocean - Irish Sea": "F MAO - IRI",
    "F N.A.O. - NORTH SEA": "F NAO - NTH",
    "F GAS - SPA": "F GAS - SPA/NC",
    "A GAS - SPA/NC": "A GAS - SPA",
    "A LON-NTH-Nwy": "A LON - NWY VIA NTH",
    "A Lon - Nwy via NTH, NWG": "A LON - NWY VIA NTH, NWG",
    "A Lon - Nwy via F NTH and F NWG": "A LON - NWY VIA NTH, NWG",
    "A Lon - Bel (by convoy)": "A LON - BEL VIA",
    "A Lon - Bel via convoy": "A LON - BEL VIA",
    "A MAR supports A Bur holding": "A MAR S A BUR",
    "A MAR S A BUR H": "A MAR S A BUR",
    "A MAR S A BUR - BUR": "A MAR S A BUR",
    "A MAR S PAR - BUR": "A MAR S A PAR - BUR",
    "A Mar s French A Par to Bur": "A MAR S A PAR - BUR",
    "A Mar supports Paris's move to Burgundy": "A MAR S A PAR - BUR",
    "F NTH S A LON - NWY VIA ENG": "F NTH S A LON - NWY",
    "A PRU S A BER - SIL": "A PRU S A BER - SIL",
    "F ENG convoys London to Brest": "F ENG C A LON - BRE",
    "A PAR retreats to GAS": "A PAR R GAS",
    "A PAR R GAS or PIC, then disband": "A PAR R GAS, PIC, D",
    "A PAR disbands": "A PAR D",
    "A PAR R D": "A PAR D",
    "Build A Paris": "BUILD A PAR",
    "builds fleet stp(nc)": "BUILD F STP/NC",
    "A PAR B": "BUILD A PAR",
    "removes F NTH": "REMOVE F NTH",
    "Disband the fleet in the North Sea": "REMOVE F NTH",
    "waive": "WAIVE",
}


@pytest.mark.parametrize(("text", "canonical"), READINGS.items())
def test_what_players_write_is_read(text: str, canonical: str) -> None:
    assert write(READER.order(text)) == canonical


@pytest.mark.parametrize("canonical", sorted(set(READINGS.values())))
def test_canonical_text_reads_as_the_same_object(canonical: str) -> None:
    order = READER.order(canonical)
    assert write(order) == canonical
    assert READER.order(canonical) is order
    assert READER.order(canonical.lower()) is order


def test_among_retreats_a_move_is_a_retreat() -> None:
    assert write(READER.order("A PAR - GAS", phase=PhaseKind.RETREATS)) == "A PAR R GAS"
    assert write(READER.order("Disband A PAR", phase=PhaseKind.RETREATS)) == "A PAR D"


def test_a_misspelt_province_is_shown_with_its_place_and_likely_spelling() -> None:
    with pytest.raises(NotAnOrderError) as caught:
        READER.order("A PAR - Mnich")
    assert str(caught.value) == "“Mnich” at column 9 is no province; did you mean Munich?"
    assert (caught.value.start, caught.value.end) == (8, 13)
    assert caught.value.understood == ("Munich",)


def test_a_name_that_the_map_does_not_decide_is_an_error_with_both_readings() -> None:
    with pytest.raises(AmbiguousOrderError) as caught:
        READER.order("A PAR - LIV")
    assert caught.value.understood == ("A PAR - LVN", "A PAR - LVP")


def test_a_missing_coast_is_kept_as_written_but_asked_for_when_strict() -> None:
    assert write(READER.order("F POR - SPA")) == "F POR - SPA"
    with pytest.raises(AmbiguousOrderError) as caught:
        READER.order("F POR - SPA", strict=True)
    assert caught.value.understood == ("SPA/NC", "SPA/SC")


def test_an_impossible_order_is_kept_as_written_but_refused_when_strict() -> None:
    assert write(READER.order("F ROM - VEN")) == "F ROM - VEN"
    with pytest.raises(ImpossibleOrderError, match="no coast joins them"):
        READER.order("F ROM - VEN", strict=True)


def test_a_power_before_a_colon_is_the_one_that_orders() -> None:
    assert READER.addressed("ENGLAND: F NTH - NWY") == ("ENGLAND", READER.order("F NTH - NWY"))
    assert READER.addressed("e: F NTH - NWY")[0] == "ENGLAND"
    assert READER.addressed("F NTH - NWY")[0] is None
    with pytest.raises(NotAnOrderError, match="no power"):
        READER.addressed("ENGLISHMEN: F NTH - NWY")
