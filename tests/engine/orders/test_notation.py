"""Reading what players write and writing the canonical form."""

from collections.abc import Iterable
from contextlib import suppress
from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.board.load import load
from engine.orders.completion import Known
from engine.orders.errors import (
    AmbiguousOrderError,
    ImpossibleOrderError,
    NotAnOrderError,
    OrderTextError,
)
from engine.orders.grammar import BUILD, STANDARD_ORDERS
from engine.orders.kinds import OrderKind
from engine.orders.notation import Reader, reader_for, write
from engine.orders.order import Intent, Order, PieceOrder
from engine.orders.standard import Build, Move, Remove, Retreat, Waive
from engine.orders.words import Piece, Words
from engine.phases import PhaseKind
from engine.position import Dislodged
from engine.units import STANDARD_KINDS, Kind, Steps, Unit, UnitKind

BOARD = load("standard")
READER = reader_for(BOARD)

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
    # DATC 6.A.5: a support of an impossible move, not of a hold.
    "A LVP S A YOR - YOR": "A LVP S A YOR - YOR",
    "A MAR S PAR - BUR": "A MAR S A PAR - BUR",
    "A Tyr S Austrian Vie - Tri": "A TYR S A VIE - TRI",
    "ENG C A LON - BRE": "F ENG C A LON - BRE",
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
    assert str(caught.value) == "“Mnich” at column 9 is not a province. Did you mean Munich?"
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
    with pytest.raises(NotAnOrderError, match="not a power"):
        READER.addressed("ENGLISHMEN: F NTH - NWY")


def known(*texts: str) -> Known:
    units = [Unit(power, *piece.split(" ")) for power, piece in (t.split(": ") for t in texts)]
    return Known({unit.province: unit for unit in units})


@pytest.mark.parametrize(
    ("pieces", "text", "canonical"),
    [
        # The letter is left out, and both kinds of unit could do it.
        ("FRANCE: F BRE", "BRE - PIC", "F BRE - PIC"),
        ("FRANCE: A BRE", "BRE - PIC", "A BRE - PIC"),
        # Neither Livonia nor Liverpool is in reach; the army stands in one of them.
        ("RUSSIA: A LVN", "LIV H", "A LVN H"),
        # DATC 6.B.10: the wrong coast of the start.
        ("FRANCE: F SPA/SC", "F SPA/NC - LYO", "F SPA/SC - LYO"),
        # DATC 6.B.11: with the right coast the move cannot succeed.
        ("FRANCE: F SPA/NC", "F SPA/SC - LYO", "F SPA/NC - LYO"),
        # No coast of the start at all.
        ("FRANCE: F SPA/SC", "F SPA S F MAR - LYO", "F SPA/SC S F MAR - LYO"),
        # A letter that no unit there has is left as it is, for the submission to speak of.
        ("ENGLAND: F NTH", "A NTH - NWY", "A NTH - NWY"),
    ],
)
def test_the_pieces_on_the_board_complete_what_the_text_leaves_open(
    pieces: str, text: str, canonical: str
) -> None:
    assert write(READER.order(text, position=known(pieces))) == canonical


def test_the_supported_unit_decides_between_readings_of_a_support() -> None:
    pieces = known("FRANCE: A GAS", "ENGLAND: F BRE")
    assert write(READER.order("A GAS S BRE", position=pieces)) == "A GAS S F BRE"


def test_the_wrong_letter_is_refused_when_strict_and_the_right_order_offered() -> None:
    with pytest.raises(ImpossibleOrderError) as caught:
        READER.order("A NTH - NWY", position=known("ENGLAND: F NTH"), strict=True)
    assert caught.value.understood == ("F NTH - NWY",)
    fleet = READER.order("F NTH - NWY", position=known("ENGLAND: F NTH"), strict=True)
    assert write(fleet) == "F NTH - NWY"


def test_what_the_map_rules_out_is_not_meant_even_if_such_a_unit_stands_there() -> None:
    assert write(READER.order("A WAR S A LIV", position=known("ENGLAND: A LVP"))) == "A WAR S A LVN"


def test_in_winter_a_standing_unit_is_removed_and_not_disbanded() -> None:
    pieces = known("FRANCE: A PAR")
    winter = READER.order("A PAR D", phase=PhaseKind.ADJUSTMENTS, position=pieces)
    assert write(winter) == "REMOVE A PAR"
    assert write(READER.order("A PAR D", phase=PhaseKind.RETREATS, position=pieces)) == "A PAR D"


def test_a_dislodged_unit_disbands_where_another_stands() -> None:
    out = {"TRI": Dislodged(Unit("AUSTRIA", "A", "TRI"), "VEN")}
    pieces = Known(known("ITALY: A TRI").units, out)
    assert write(READER.order("A TRI D", position=pieces)) == "A TRI D"


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("", "The line holds no order."),
        ("A PAR", "What should A PAR do? Nothing is written behind it."),
        ("A PAR -", "A province is missing at the end of “A PAR -”."),
        ("A PAR - BUR please", "“please” at column 13 was not understood"),
        ("A PAR flies to BUR", "“flies to BUR” at column 7 is nothing that A PAR could do."),
        ("F BUL/NC - CON", "Bulgaria has no such coast; write BUL/EC or BUL/SC."),
        ("F SPA/XY - MAO", "“XY” is not a coast; coasts are written NC, SC, EC or WC."),
        ("F ENG C A LON", "A convoy needs the army's destination"),
        ("A PAR - / BUR", "A province should stand where “/” is (column 9)."),
    ],
)
def test_text_that_is_no_order_is_told_where_and_why(text: str, problem: str) -> None:
    with pytest.raises(NotAnOrderError) as caught:
        READER.order(text)
    assert str(caught.value).startswith(problem)
    assert caught.value.text == text
    assert 0 <= caught.value.start <= caught.value.end <= len(text)


def test_each_kind_of_order_is_told_apart_from_the_same_words_at_other_deadlines() -> None:
    assert isinstance(READER.order("A PAR - GAS"), Move)
    assert isinstance(READER.order("A PAR - GAS", phase=PhaseKind.RETREATS), Retreat)
    assert isinstance(READER.order("A PAR R", phase=PhaseKind.ADJUSTMENTS), Remove)
    assert isinstance(READER.order("A PAR R GAS", phase=PhaseKind.ADJUSTMENTS), Retreat)
    assert isinstance(READER.order("B A PAR", phase=PhaseKind.ADJUSTMENTS), Build)
    assert isinstance(READER.order("pass", phase=PhaseKind.ADJUSTMENTS), Waive)


PLACES = st.sampled_from(sorted(BOARD.locations))
UNITS = st.sampled_from(["A", "F"])
PIECES = st.builds("{} {}".format, UNITS, PLACES)
LINES = st.one_of(
    st.builds("{} H".format, PIECES),
    st.builds("{} - {}".format, PIECES, PLACES),
    st.builds("{} - {} VIA".format, PIECES, PLACES),
    st.builds("{} - {} VIA {}, {}".format, PIECES, PLACES, PLACES, PLACES),
    st.builds("{} S {}".format, PIECES, PIECES),
    st.builds("{} S {} - {}".format, PIECES, PIECES, PLACES),
    st.builds("{} C {} - {}".format, PIECES, PIECES, PLACES),
    st.builds("{} R {}, {}, D".format, PIECES, PLACES, PLACES),
    st.builds("{} D".format, PIECES),
    st.builds("BUILD {}".format, PIECES),
    st.builds("REMOVE {}".format, PIECES),
)


@settings(max_examples=200, deadline=None, derandomize=True)
@given(LINES)
def test_whatever_is_read_is_written_so_that_it_reads_back_as_the_same(line: str) -> None:
    try:
        order = READER.order(line)
    except AmbiguousOrderError:
        return
    assert READER.order(write(order)) is order


@settings(max_examples=100, deadline=None, derandomize=True)
@given(LINES)
def test_the_short_cut_for_canonical_text_reads_as_the_long_way_does(line: str) -> None:
    short = READER._canonical.order(line)
    if short is not None:
        readings, loose = READER._parse(line, None)
        assert READER._choose(line, readings, loose=loose) == short


def test_the_short_cut_leaves_names_with_two_meanings_to_the_map() -> None:
    bight = replace(BOARD.provinces["HEL"], aliases=("HOL",))
    board = replace(BOARD, provinces={**BOARD.provinces, "HEL": bight})
    assert write(Reader(board).order("F DEN - HOL")) == "F DEN - HEL"
    assert write(Reader(board).order("F NTH - HOL")) == "F NTH - HOL"


@settings(max_examples=100, deadline=None, derandomize=True)
@given(st.text(max_size=30))
def test_no_text_whatever_raises_anything_but_the_errors_about_orders(text: str) -> None:
    with suppress(OrderTextError):
        assert READER.order(text) is READER.order(text)


class Whisper(PieceOrder):
    """An order that the standard game has not got."""

    def __str__(self) -> str:
        return f"{self.kind} {self.at} WHISPERS"


SPY = UnitKind(kind=Kind("SPY"), name="spy", plural="spies", steps=Steps.ARMIES, covert=True)


def read_whisper(_words: Words, piece: Piece | None) -> Iterable[Order]:
    return (Whisper(kind, at) for kind, at in piece.readings())


WHISPER = OrderKind(
    made=Whisper,
    intent=Intent.WATCHES,
    read=read_whisper,
    verbs=frozenset({"WHISPERS"}),
    pieces=frozenset({SPY.kind}),
)


def test_a_variant_adds_pieces_and_orders_without_a_change_to_the_reader() -> None:
    reader = Reader(BOARD, (*STANDARD_ORDERS, WHISPER), (*STANDARD_KINDS.values(), SPY))
    assert write(reader.order("spies in Spain/NC whispers")) == "SPY SPA WHISPERS"
    assert write(reader.order("A PAR - BUR")) == "A PAR - BUR"
    with pytest.raises(NotAnOrderError):
        reader.order("A PAR WHISPERS")
    with pytest.raises(NotAnOrderError):
        READER.order("SPY PAR WHISPERS")


def test_a_reader_reads_the_kinds_of_order_that_it_was_given_and_no_others() -> None:
    builder = Reader(BOARD, (BUILD,))
    assert write(builder.order("BUILD A PAR")) == "BUILD A PAR"
    with pytest.raises(NotAnOrderError):
        builder.order("A PAR - BUR")
