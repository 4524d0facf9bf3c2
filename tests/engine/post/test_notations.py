"""Orders are read in whatever notation they are written: headings, rows, dots, words that point."""

import pytest

from engine.orders.notation import write
from tests.engine.post.test_left_open import read


def ordered(game: str, power: str, text: str) -> set[str]:
    return {write(order) for order in read(game, power, text, "q").orders}


@pytest.mark.parametrize(
    "text",
    [
        "R F BAL. Spies: BER-SIL, KIE-HOL.",
        "Germany W02: R F BAL. Spies: BER-SIL, KIE-HOL.",
        "Abbau F BAL. Spione: BER-SIL, KIE-HOL.",
        "Retrait F BAL. Espions : BER-SIL, KIE-HOL.",
        "R F BAL; spies BER-SIL, KIE-HOL",
        "R F BAL, spies: BER-SIL, KIE-HOL",
        "R F BAL // spies BER-SIL / KIE-HOL",
    ],
)
def test_a_heading_of_covert_pieces_holds_to_the_end_of_its_line(text: str) -> None:
    found = ordered("spy-winter", "GERMANY", text)
    assert found == {"REMOVE F BAL", "SPY BER - SIL", "SPY KIE - HOL"}


def test_orders_may_stand_between_double_strokes_and_a_comment_behind_one() -> None:
    text = "A MUN-BOH // F DEN-SWE // KIE H\nA RUH-BUR // to keep France out"
    found = ordered("standard", "GERMANY", text)
    assert found == {"A MUN - BOH", "F DEN - SWE", "A KIE H", "A RUH - BUR"}


@pytest.mark.parametrize(
    ("game", "power", "text", "orders"),
    [
        ("standard", "FRANCE", "A Burgandy ... Belgium", "A BUR - BEL"),
        ("standard", "FRANCE", "A Bourgogn ... tient", "A BUR H"),
        ("standard", "FRANCE", "F Mittelatlantk … Brest", "F MAO - BRE"),
        ("standard", "FRANCE", "F MAO ........ BRE", "F MAO - BRE"),
        ("spy", "GERMANY", "8 | alle Einheiten | suchen Frankreich", "ALL SEARCH FRANCE"),
        ("spy", "GERMANY", "| toutes | cherchent la France |", "ALL SEARCH FRANCE"),
        ("spy", "GERMANY", "2 | all units | search for Russia", "ALL SEARCH RUSSIA"),
        ("espionage", "RUSSIA", "EU Liv - Pru", "EU LVN - PRU"),
        ("blind", "GERMANY", "D: A Mue-Boe, Kie-Dae", "A MUN - BOH|A KIE - DEN"),
        ("blind", "GERMANY", "Spione: Mü-Bö, Ber CE", "SPY MUN - BOH|SPY BER CE"),
    ],
)
def test_rows_dots_and_short_names_are_read(game: str, power: str, text: str, orders: str) -> None:
    assert ordered(game, power, text) == {*orders.split("|")}


@pytest.mark.parametrize(
    "text",
    [
        "I have three agents in Munich. Two of them go to Tyrolia, the third spies.",
        "In München habe ich drei Agenten. Zwei davon gehen nach Tirol, der dritte spioniert.",
        "J'ai trois agents à Munich. Deux d'entre eux vont au Tyrol, le troisième espionne.",
        "Three agents in Munich; two go to Tyrolia. The third one spies.",
        "Neu:\nAgenten München: 2 nach Tirol, 1 spioniert",
    ],
)
def test_a_stack_may_be_named_in_a_sentence_of_its_own(text: str) -> None:
    found = ordered("infiltration", "GERMANY", text)
    assert found == {"AGENT MUN(2) - TYR", "AGENT MUN(1) SPY"}


@pytest.mark.parametrize(
    "text",
    [
        "F NTH - NWY\nThe fleet in the Norwegian Sea supports her into Norway.",
        "F NTH - NWY\nF NWG supports this",
        "Nordsee nach Norwegen\nDie Flotte im Norwegischen Meer unterstützt sie dabei.",
        "F NTH - NWY\nLa flotte de la mer de Norvège la soutient en Norvège.",
        "North Sea to Norway; supported by the Norwegian Sea.",
        "Nordsee nach Norwegen; unterstützt vom Norwegischen Meer.",
        "F mer du Nord en Norvège ; soutenue par la mer de Norvège.",
    ],
)
def test_a_support_may_point_to_the_move_above(text: str) -> None:
    found = ordered("standard", "ENGLAND", text)
    assert found == {"F NTH - NWY", "F NWG S F NTH - NWY"}


@pytest.mark.parametrize("text", ["F NTH - NWY\nF NWG supports", "F NTH - NWY\nF NWG S"])
def test_a_support_that_points_to_nothing_is_none(text: str) -> None:
    assert ordered("standard", "ENGLAND", text) == {"F NTH - NWY"}


@pytest.mark.parametrize(
    ("text", "order"),
    [
        *(
            (text, "A VEN H")
            for text in (
                "Venice stops where she is.",
                "Venice will not budge.",
                "Venedig rührt sich nicht vom Fleck",
                "Venedig bleibt, wo er steht",
                "Venise reste là où elle se trouve.",
                "Venise ne bougera pas",
                "Die Armee hielt in Venedig",
            )
        ),
        ("Rome goes to Venetia, that is to say Venice", "A ROM - VEN"),
        ("L'armée de Rome monte en Vénétie, c'est-à-dire à Venise", "A ROM - VEN"),
        ("Rom zieht nach Venetien, d. h. nach Venedig", "A ROM - VEN"),
        ("Same as my last card, save that A(Rom) goes to Venice and not Apulia.", "A ROM - VEN"),
        ("Wie gestern, nur dass Rom nach Venedig geht", "A ROM - VEN"),
        ("Comme hier, sauf que Rome va à Venise et non en Apulie", "A ROM - VEN"),
        ("Das Heer aus Rom marschierte nach Venedig", "A ROM - VEN"),
    ],
)
def test_holds_and_moves_in_words_of_three_languages(text: str, order: str) -> None:
    assert ordered("standard", "ITALY", text) == {order}


def test_a_french_by_is_no_paris() -> None:
    one = read("standard", "FRANCE", "A BUR H\nJe n'ai jamais joué par correspondance.", "q")
    assert not one.unread
