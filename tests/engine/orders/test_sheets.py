"""Whole sheets as people write them: nothing is lost, and what is odd is said."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.board.load import load
from engine.orders.lines import ReadSheet, Role
from engine.orders.notation import reader_for, write
from engine.orders.sheets import read_sheet
from engine.phases import PhaseKind, parse_phase
from engine.position import Position
from engine.units import Unit

READER = reader_for(load("standard"))


def read(text: str, **known: object) -> ReadSheet:
    return read_sheet(READER, text, **known)


def orders(sheet: ReadSheet) -> list[str]:
    return [f"{found.power}: {write(found.order)}" for found in sheet.orders]


def roles(sheet: ReadSheet) -> list[Role]:
    return [line.role for line in sheet.lines]


@pytest.mark.parametrize(
    "heading",
    [
        *("FRANCE", "France:", "French orders:", "## France", "=== FRANCE ===", "F:", "Frankreich"),
        *("France (Jo):", "Orders for France, Spring 1901", "**France**", "FRANCE S1901M"),
    ],
)
def test_a_heading_says_whose_orders_follow(heading: str) -> None:
    sheet = read(f"{heading}\nA PAR - BUR")
    assert roles(sheet) == [Role.HEADING, Role.ORDERS]
    assert orders(sheet) == ["FRANCE: A PAR - BUR"]


@pytest.mark.parametrize(
    "line",
    [
        *("1. A PAR - BUR", "2) A PAR - BUR", "(3) A PAR - BUR", "- A PAR - BUR", "-A PAR - BUR"),
        *("* A PAR - BUR", "\N{BULLET} A PAR - BUR", "A PAR - BUR # to help", "A PAR - BUR // ha"),
        *("A PAR - BUR (with a smile)", "  A PAR - BUR.", "**A PAR - BUR**"),
        *(
            "(1)A PAR - BUR",
            "2/ A PAR - BUR",
            "3.- A PAR - BUR",
            "a) A PAR - BUR",
            "IV. A PAR - BUR",
        ),
        *("no. 4: A PAR - BUR", "Nr. 5 A PAR - BUR", "#6 A PAR - BUR", "\N{EM DASH} A PAR - BUR"),
        *("7\u20e3 A PAR - BUR", "\N{RIGHT-POINTING DOUBLE ANGLE QUOTATION MARK} A PAR - BUR"),
    ],
)
def test_numbering_bullets_and_comments_are_read_past(line: str) -> None:
    sheet = read(line, power="FRANCE")
    assert orders(sheet) == ["FRANCE: A PAR - BUR"]
    assert not sheet.unread


def test_comments_titles_blanks_and_rules_hold_no_orders() -> None:
    sheet = read("# A PAR - BUR\n(later)\n\nSpring 1901 moves\n-----")
    assert roles(sheet) == [Role.COMMENT, Role.COMMENT, Role.BLANK, Role.TITLE, Role.BLANK]


def test_what_is_quoted_or_signed_is_set_aside() -> None:
    sheet = read("Jo wrote:\n> A PAR - GAS\nA PAR - BUR\n-- \nJo\nA PAR - PIC", power="FRANCE")
    assert roles(sheet) == [
        *(Role.QUOTED, Role.QUOTED, Role.ORDERS, Role.SIGNATURE, Role.SIGNATURE, Role.SIGNATURE),
    ]
    assert orders(sheet) == ["FRANCE: A PAR - BUR"]


def test_a_sheet_that_is_quoted_as_a_whole_is_read() -> None:
    sheet = read("Jo wrote:\n> > A PAR - GAS\n>\n> F BRE H", power="FRANCE")
    assert orders(sheet) == ["FRANCE: A PAR - GAS", "FRANCE: F BRE H"]


def test_several_orders_share_a_line_where_their_ends_are_clear() -> None:
    sheet = read("A PAR - BUR, F BRE - MAO; A Mar-Spa. F LON - ENG", power="FRANCE")
    assert orders(sheet) == [
        *("FRANCE: A PAR - BUR", "FRANCE: F BRE - MAO"),
        *("FRANCE: A MAR - SPA", "FRANCE: F LON - ENG"),
    ]


def test_the_commas_of_a_route_or_a_retreat_list_stay_with_their_order() -> None:
    sheet = read("A LON - NWY VIA NTH, NWG, F NTH C A LON - NWY", power="ENGLAND")
    assert orders(sheet) == ["ENGLAND: A LON - NWY VIA NTH, NWG", "ENGLAND: F NTH C A LON - NWY"]
    sheet = read("A PAR - GAS, PIC, D, A MUN D", power="FRANCE", phase=PhaseKind.RETREATS)
    assert orders(sheet) == ["FRANCE: A PAR R GAS, PIC, D", "FRANCE: A MUN D"]


def test_a_power_before_an_order_counts_for_its_line_in_a_list_of_another() -> None:
    sheet = read("A VEN H\nFRANCE: A PAR - BUR, F BRE H\nA ROM H", power="ITALY")
    assert orders(sheet) == [
        *("ITALY: A VEN H", "FRANCE: A PAR - BUR", "FRANCE: F BRE H", "ITALY: A ROM H"),
    ]


def test_without_headings_a_power_before_an_order_counts_until_the_next_one() -> None:
    sheet = read("FRANCE: A PAR - BUR\n  F BRE H\nITALY: A ROM H\n  A VEN H")
    assert orders(sheet) == [
        *("FRANCE: A PAR - BUR", "FRANCE: F BRE H", "ITALY: A ROM H", "ITALY: A VEN H"),
    ]


def test_the_last_of_contradicting_orders_stands_and_the_others_say_so() -> None:
    sheet = read("A PAR - BUR\nF BRE H\nA PAR - GAS\nF BRE H", power="FRANCE")
    assert [(found.stands, str(found.note or "")) for found in sheet.orders] == [
        (False, "Line 3 orders otherwise and stands instead: “A PAR - GAS”."),
        (False, "The same order stands again in line 4."),
        (True, ""),
        (True, ""),
    ]
    assert list(map(write, sheet.given()["FRANCE"])) == [
        *("A PAR - BUR", "F BRE H", "A PAR - GAS", "F BRE H"),
    ]


@pytest.mark.parametrize(
    "text",
    [
        *("Build A PAR, F BRE", "Builds: A Par, F Bre", "BUILDS\nA Par\nF Bre", "B A PAR; B F BRE"),
        *("Build A Par (nice)\nBuild F Bre", "FRANCE: build A Par, F Bre"),
    ],
)
def test_one_word_may_open_a_whole_list_of_builds(text: str) -> None:
    sheet = read(text, power="FRANCE", phase=PhaseKind.ADJUSTMENTS)
    assert orders(sheet) == ["FRANCE: BUILD A PAR", "FRANCE: BUILD F BRE"]
    assert not sheet.unread


def test_builds_at_two_places_do_not_replace_each_other() -> None:
    sheet = read("Build A PAR\nBuild F BRE\nWaive\nWaive", power="FRANCE")
    assert all(found.stands for found in sheet.orders)


def test_a_line_that_cannot_be_read_is_kept_with_the_reason_and_its_place() -> None:
    sheet = read("A MUN - BER, A PAR - Lnnddn", power="FRANCE")
    (line,) = sheet.unread
    assert line.role is Role.UNREAD
    assert orders(sheet) == ["FRANCE: A MUN - BER"]
    (fault,) = line.unread
    assert line.text[fault.start : fault.end] == "Lnnddn"
    assert fault.understood == ("London",)
    assert str(fault.message) == "“Lnnddn” at column 22 is not a province. Did you mean London?"


POSITION = Position(
    phase=parse_phase("S1901M"),
    units={
        "PAR": Unit("FRANCE", "A", "PAR"),
        "BRE": Unit("FRANCE", "F", "BRE"),
        "NTH": Unit("ENGLAND", "F", "NTH"),
    },
    centres={},
)


def test_with_the_pieces_known_an_order_is_its_owners_and_missing_pieces_are_noted() -> None:
    sheet = read("BRE - PIC\nF NTH H", position=POSITION)
    assert orders(sheet) == ["FRANCE: F BRE - PIC", "ENGLAND: F NTH H"]
    sheet = read("A NTH - NWY\nA MUN H", power="ENGLAND", position=POSITION)
    assert [str(found.note) for found in sheet.orders] == [
        "You have no army in the North Sea. Your unit there is a fleet, “F NTH”.",
        "You have no army in Munich.",
    ]


FRAGMENTS = st.lists(
    st.sampled_from(
        [
            *("A", "F", "PAR", "MUN", "-", "S", "C", "H", "VIA", "SPA/NC", "(", ")", ",", ";", ":"),
            *(">", "#", "1.", "FRANCE:", "France", "orders", "--", "LIV", "BUILD", "D", "R", "5"),
            *(
                "Waive",
                "supports",
                "to",
                "Gulf",
                "of",
                "St.",
                "\N{LATIN SMALL LETTER E WITH ACUTE}",
            ),
            *("\N{VULGAR FRACTION ONE HALF}", "/", "\N{RIGHTWARDS ARROW}", "~"),
        ]
    ),
    max_size=9,
).map(" ".join)


@settings(max_examples=100, deadline=None, derandomize=True)
@given(st.lists(FRAGMENTS | st.text(max_size=20), max_size=6))
def test_every_line_is_accounted_for_exactly_once_whatever_it_holds(lines: list[str]) -> None:
    text = "\n".join(lines)
    sheet = read(text, power="FRANCE")
    assert [line.text for line in sheet.lines] == text.splitlines()
    assert [line.number for line in sheet.lines] == list(range(1, len(sheet.lines) + 1))
    for line in sheet.lines:
        assert bool(line.orders or line.unread) == (line.role in {Role.ORDERS, Role.UNREAD})
        for found in line.orders:
            assert READER.order(write(found.order)) == found.order


@pytest.mark.parametrize(
    "arrow",
    [
        "\N{BLACK RIGHTWARDS ARROW}",
        "\N{LONG RIGHTWARDS ARROW}",
        "\u25ba",
        "\u21e8",
        "-->",
        "=>",
        ":",
    ],
)
def test_whatever_points_to_the_right_is_an_arrow(arrow: str) -> None:
    assert orders(read(f"A PAR {arrow} BUR", power="FRANCE")) == ["FRANCE: A PAR - BUR"]


def test_a_lone_place_behind_a_piece_with_its_letter_is_its_goal() -> None:
    assert orders(read("A PAR BUR\nEjército París a Borgoña", power="FRANCE"))[0] == (
        "FRANCE: A PAR - BUR"
    )
    for line in ("PAR BUR", "A PAR A BUR", "A PAR BUR PIC"):
        assert not read(line, power="FRANCE").orders, line


def test_orders_with_nothing_between_them_are_told_apart() -> None:
    sheet = read("F LON-NTH A MAR S A PAR - BUR A PAR-BUR F BRE H", power="FRANCE")
    assert [write(one.order) for one in sheet.orders] == [
        *("F LON - NTH", "A MAR S A PAR - BUR", "A PAR - BUR", "F BRE H")
    ]
    assert not read("F LON-NTH A MAR maybe A PAR-BUR", power="FRANCE").orders


def test_an_order_that_was_broken_in_two_is_read_with_its_end() -> None:
    sheet = read("A MAR S A PAR -\n  BUR\nF BRE -\nMid-Atlantic\nA PAR\n- BUR", power="FRANCE")
    assert [write(one.order) for one in sheet.orders] == [
        *("A MAR S A PAR - BUR", "F BRE - MAO", "A PAR - BUR")
    ]
    assert roles(sheet) == [Role.ORDERS, Role.CONTINUED] * 3


@pytest.mark.parametrize(
    ("line", "order"),
    [
        *(("Move A Par to Bur", "A PAR - BUR"), ("Hold my army in Paris.", "A PAR H")),
        *(("and A Par - Bur", "A PAR - BUR"), ("A Par - Bur ;-)", "A PAR - BUR")),
        ("A Marsiglia appoggia A Parigi in Borgogna", "A MAR S A PAR - BUR"),
    ],
)
def test_words_in_another_sequence_are_an_order_too(line: str, order: str) -> None:
    sheet = read(line, power="FRANCE")
    assert [write(one.order) for one in sheet.orders] == [order]
    assert not sheet.unread


def test_the_row_of_a_table_is_not_quoted() -> None:
    sheet = read("| Paris | A Par - Bur |\nA MAR H", power="FRANCE")
    assert roles(sheet) == [Role.UNREAD, Role.ORDERS]


@pytest.mark.parametrize(
    ("first", "second", "order"),
    [
        ("A MAR supports", "A PAR - BUR", "A MAR S A PAR - BUR"),
        ("A MAR S A PAR", "- BUR", "A MAR S A PAR - BUR"),
        ("A LON - BEL", "via the Channel", "A LON - BEL VIA ENG"),
        ("A VEN S A ROM", "holding", "A VEN S A ROM"),
        ("F TUS - Gulf of", "Lyon", "F TUS - LYO"),
    ],
)
def test_the_end_of_an_order_is_not_read_as_one_of_its_own(
    first: str, second: str, order: str
) -> None:
    sheet = read(f"{first}\n{second}", power="FRANCE")
    assert [write(one.order) for one in sheet.orders] == [order]


@pytest.mark.parametrize("after", ["A MAR H", "FRANCE", "", "-- ", "Yours, Jo", "> BUR", "A MAR"])
def test_a_line_is_not_put_together_with_one_that_is_no_end_of_it(after: str) -> None:
    sheet = read(f"A PAR -\n{after}\n", power="FRANCE")
    assert roles(sheet)[0] is Role.UNREAD
    assert Role.CONTINUED not in roles(sheet)


def test_nothing_is_ordered_under_a_condition_that_is_not_understood() -> None:
    for line in ("If Jo moves to BUR, A MUN H; otherwise A MUN - RUH", "Falls ja: x; A MUN - RUH"):
        sheet = read(line, power="GERMANY")
        assert roles(sheet) == [Role.UNREAD]
        assert not sheet.orders
    assert not read("A PAR - BUR (unless Germany minds)", power="FRANCE").orders


@pytest.mark.parametrize(
    ("line", "wishes"),
    [
        ("if dislodged retreat A Mun to Ber, else Kie", "BER, KIE"),
        (
            "If dislodged, A Mun retreats to Ber; otherwise to Kie; otherwise off the board",
            "BER, KIE, D",
        ),
        ("If A Mun is dislodged, it retreats to Ber or Kie or disbands", "BER, KIE, D"),
        ("A Mun: Ber, if that's taken Kie, else disband", "BER, KIE, D"),
        ("A MUN R BER (else KIE)", "BER, KIE"),
        ("Retreats: A Mun Ber/Kie", "BER, KIE"),
        ("A Mun retreats to Berlin if possible, otherwise it is disbanded.", "BER, D"),
        (
            "Falls vertrieben: Armee München nach Berlin, sonst nach Kiel, sonst auflösen",
            "BER, KIE, D",
        ),
        ("Si délogée, armée Munich se replie sur Berlin, sinon Kiel", "BER, KIE"),
        ("En cas de retraite, A Mun R Ber, sinon Kie", "BER, KIE"),
    ],
)
def test_a_retreat_put_with_conditions_of_its_own_is_a_list_of_wishes(
    line: str, wishes: str
) -> None:
    sheet = read(line, power="GERMANY", phase=PhaseKind.RETREATS)
    assert orders(sheet) == [f"GERMANY: A MUN R {wishes}"]
    assert not sheet.unread


def test_a_retreat_that_hangs_on_others_is_shown_and_not_read() -> None:
    for line in (
        "If Germany retreats to Bur, A Bur R Par, else Mar",
        "A Bur R Par (if Mar is free)",
    ):
        sheet = read(line, power="FRANCE", phase=PhaseKind.RETREATS)
        assert sheet.unread
        assert not sheet.orders
