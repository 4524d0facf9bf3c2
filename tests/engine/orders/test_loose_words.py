"""Sentences in loose words, lists under a verb and numbered lines are read as they are meant."""

import pytest

from engine.orders.lines import Role
from tests.engine.orders.test_plain import read


@pytest.mark.parametrize(
    ("text", "orders"),
    [
        ("my army in Munich shall boldly strike out for Bohemia", ["A MUN - BOH"]),
        ("Mit der Armee Kiel geht es gemütlich hinüber nach Holland", ["A KIE - HOL"]),
        ("Attack Bohemia, if you please, with Munich", None),
        ("que Munich aille donc en Bohême", ["A MUN - BOH"]),
        ("Support Ruhr into Belgium with Munich", None),
        ("Support Munich into Burgundy with Ruhr", ["A RUH S A MUN - BUR"]),
        ("die Armee in München wird Burgund angreifen", ["A MUN - BUR"]),
        ("Ruhr backs up the attack of Munich on Burgundy", ["A RUH S A MUN - BUR"]),
        ("Munich attacks Burgundy with help from Ruhr", ["A MUN - BUR", "A RUH S A MUN - BUR"]),
        ("München greift mit Hilfe der Ruhr Burgund an", ["A MUN - BUR", "A RUH S A MUN - BUR"]),
        ("Munich to Burgundy; Ruhr supports it", ["A MUN - BUR", "A RUH S A MUN - BUR"]),
        ("rhur to belguim", ["A RUH - BEL"]),
        ("keil holds", ["A KIE H"]),
    ],
)
def test_what_the_map_leaves_no_doubt_of_is_ordered(text: str, orders: list[str] | None) -> None:
    found, _ = read(text, "standard")
    assert sorted(found) == sorted(orders or [])


@pytest.mark.parametrize(
    "text",
    [
        "Munich refuses to go to Bohemia",
        "I wonder whether Munich goes to Bohemia",
        "the army in Munich thinks of Bohemia",
        "Munich fears Burgundy",
        "A MUN goes somewhere nice F KIE",
        "the French army in Burgundy dreams of going to Munich",
        "Munich or Ruhr goes swiftly to Burgundy",
        "Munich goes swiftly to Burgundy unless France objects",
        "Munich strolls happily from Kiel towards Bohemia",
    ],
)
def test_loose_words_make_no_order_that_may_not_be_meant(text: str) -> None:
    assert read(text, "standard")[0] == []


@pytest.mark.parametrize(
    ("text", "orders"),
    [
        ("Hold: A Mun, A Kie", ["A MUN H", "A KIE H"]),
        ("Hold: A Mun and A Kie\nF Den - Swe", ["A MUN H", "A KIE H", "F DEN - SWE"]),
        ("Halten: München, Kiel", ["A MUN H", "A KIE H"]),
        ("Tenir : Munich, Kiel et Danemark", ["A MUN H", "A KIE H", "F DEN H"]),
        ("HOLD\nA Mun\nA Kie\n\nMOVE\nF Den - Swe", ["A MUN H", "A KIE H", "F DEN - SWE"]),
        ("Halt:\n- A Mün\n- A Kiel", ["A MUN H", "A KIE H"]),
        (
            "Support: A Ruh -> A Mun - Bur\nMove: A Mun - Bur",
            ["A RUH S A MUN - BUR", "A MUN - BUR"],
        ),
        ("Soutien :\nA Ruh à A Mun - Bur", ["A RUH S A MUN - BUR"]),
        ("Supports:\nRuh: Mun\nHolds:\nMun", ["A RUH S A MUN", "A MUN H"]),
        ("Holds: Mun\nKie - Hol", ["A MUN H", "A KIE - HOL"]),
    ],
)
def test_a_verb_above_or_before_pieces_is_what_they_do(text: str, orders: list[str]) -> None:
    assert read(text, "standard")[0] == orders


def test_a_verb_on_the_last_line_does_not_vanish() -> None:
    assert read("A Mun - Bur\n\nHold", "standard")[1][-1] is Role.UNREAD


@pytest.mark.parametrize(
    ("text", "order"),
    [
        ("1. A Mun - Bur\n2. A Ruh S 1", "A RUH S A MUN - BUR"),
        ("1) A Ruh supports no. 2\n2) A Mun to Burgundy", "A RUH S A MUN - BUR"),
        ("1. A Mun H\n2. A Ruh S (1)", "A RUH S A MUN"),
        ("1. A Mun S A Ruh\n2. A Ruh S 1", "A RUH S A MUN"),
    ],
)
def test_a_number_stands_for_the_order_on_its_line(text: str, order: str) -> None:
    assert order in read(text, "standard")[0]


@pytest.mark.parametrize("text", ["2. A Ruh S 1", "1. A Ruh S 1", "1. A Mun H\n2. A Ruh - 1"])
def test_a_number_without_an_order_stands_for_none(text: str) -> None:
    assert read(text, "standard")[1][-1] is Role.UNREAD


@pytest.mark.parametrize(
    ("text", "orders"),
    [
        ("Denmark holds and Kiel supports it", ["A KIE S F DEN", "F DEN H"]),
        ("Munich to Bohemia. Denmark holds. Kiel supports it.", ["A KIE S F DEN", "A MUN - BOH"]),
        ("ARMY MUNICH TO BOHEMIA STOP FLEET DENMARK HOLDS STOP", ["A MUN - BOH", "F DEN H"]),
    ],
)
def test_words_for_pieces_mean_those_just_named(text: str, orders: list[str]) -> None:
    assert {*orders} <= {*read(text, "standard")[0]}


def test_a_phrase_that_begins_with_a_letter_is_no_fault_of_the_program() -> None:
    assert read("voilà l'autre mail", "spy")[0] == []


@pytest.mark.parametrize(
    ("text", "variant", "orders"),
    [
        ("EU Ruhr: Unterstützung schneiden", "espionage", ["EU RUH CUT"]),
        ("l’UE de la Ruhr coupe le ravitaillement", "espionage", ["EU RUH CUT"]),
        ("EU Ruhr to Belgium, cutting supports", "espionage", ["EU RUH - BEL CUT"]),
        ("Quant aux prisonniers turcs : qu’on les expulse", "infiltration", ["DEPORT TURKEY"]),
        ("Deport the Turkish prisoner, execute the Russian one", "infiltration", None),
        (
            "Der türkische Gefangene wird deportiert, der russische hingerichtet",
            "infiltration",
            None,
        ),
        ("E MUN - BOH", "spy", ["SPY MUN - BOH"]),
        ("My CEU leaves Silesia for Berlin", "espionage", ["CEU SIL - BER"]),
        (
            "Die Armee Ruhr wendet sich nach Holland, wobei sie von Kiel unterstützt wird",
            "standard",
            ["A RUH - HOL", "A KIE S A RUH - HOL"],
        ),
        ("E BER reste", "spy", ["SPY BER H"]),
        ("Spione? Der in Berlin geht nach Kiel, der in München bleibt.", "spy", ["SPY MUN H"]),
        ("The spy in Munich goes for a stroll in Bohemia", "spy", ["SPY MUN - BOH"]),
        ("Every unit to search for Russian spies", "spy", ["ALL SEARCH RUSSIA"]),
        ("Munich stays at home and so does Kiel", "spy", ["A KIE H", "A MUN H"]),
        ("München bleibt, ebenso Kiel", "spy", ["A KIE H", "A MUN H"]),
        ("Munich ne bouge pas, idem pour Kiel", "spy", ["A KIE H", "A MUN H"]),
        ("A Ruh S A Mun (it was going to Bohemia)", "standard", ["A RUH S A MUN"]),
        ("F Dän - Ska (statt in die Nordsee)", "standard", ["F DEN - SKA"]),
    ],
)
def test_turns_of_phrase_are_read_in_three_languages(
    text: str, variant: str, orders: list[str] | None
) -> None:
    wanted = ["DEPORT TURKEY", "EXECUTE RUSSIA"] if orders is None else orders
    assert {*read(text, variant)[0]} >= {*wanted}
