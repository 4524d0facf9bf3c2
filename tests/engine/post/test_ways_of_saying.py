"""Orders in the words of single writers: names cut down, parts of a stack, second thoughts."""

import pytest

from engine.board.load import load
from engine.orders.lexicon import lexicon
from engine.orders.notation import write
from engine.post.courtesy import quiet
from tests.engine.post.test_left_open import read


def ordered(game: str, power: str, text: str) -> list[str]:
    return [write(order) for order in read(game, power, text, "q").orders]


@pytest.mark.parametrize(
    ("power", "text", "orders"),
    [
        ("GERMANY", "A Mü-Ti, A Ru-Bu", ["A MUN - TYR", "A RUH - BUR"]),
        ("GERMANY", "Mue > Boe\nDä > Sk", ["A MUN - BOH", "F DEN - SKA"]),
        ("AUSTRIA", "A Bu S A Se\nT H", ["A BUD S A SER", "F TRI H"]),
        ("RUSSIA", "Uk S W > Gal", ["A UKR S A WAR - GAL"]),
        ("FRANCE", "F Atl. Centre - Eng. Ch.", ["F MAO - ENG"]),
        ("GERMANY", "A Mun - B", []),
        ("AUSTRIA", "A Se - ?", []),
    ],
)
def test_names_cut_short_count_where_one_meaning_is_left(
    power: str, text: str, orders: list[str]
) -> None:
    assert ordered("standard", power, text) == orders


@pytest.mark.parametrize(
    ("game", "power", "text", "orders"),
    [
        ("standard", "AUSTRIA", "A BUD support move to Rumania from Serbia", "A BUD S A SER - RUM"),
        (
            "standard",
            "AUSTRIA",
            "Budapest helps to Rum with the army in Ser",
            "A BUD S A SER - RUM",
        ),
        ("standard", "AUSTRIA", "The army at Budapest support hold to Serbia", "A BUD S A SER"),
        ("standard", "GERMANY", "Die Armee Kiel verbleibt in Kiel (Halten)", "A KIE H"),
        ("standard", "FRANCE", "A MAR - PIE... nein, das ist dumm: sie hält", "A MAR H"),
        ("standard", "FRANCE", "A MAR - PIE. No, that is too risky: it holds", "A MAR H"),
        ("espionage", "GERMANY", "EU Ruh schneidet Unterstützung", "EU RUH CUT"),
        ("espionage", "FRANCE", "EU stationnée à Paris : se déplacer en Gascogne", "EU PAR - GAS"),
        ("spy", "ITALY", "Sp Tyr-Mun k. Germany", "SPY TYR - MUN KILL GERMANY"),
        ("spy", "ENGLAND", "SPY LON H, der auf der Nordsee bleibt an Bord", "SPY LON H|SPY NTH H"),
        ("spy", "RUSSIA", "I pass. These are the spies:\n\nWarsaw to Silesia", "SPY WAR - SIL"),
    ],
)
def test_what_single_writers_say_is_read(game: str, power: str, text: str, orders: str) -> None:
    assert "|".join(ordered(game, power, text)) == orders


@pytest.mark.parametrize(
    "text",
    [
        "Of the three agents in Warsaw, two go to Prussia and one spies.",
        "Von den drei Agenten in Warschau gehen zwei nach Preußen, einer spioniert.",
        "Des trois agents de Varsovie, deux vont en Prusse et un espionne.",
    ],
)
def test_a_stack_in_front_is_parted_behind(text: str) -> None:
    assert ordered("infiltration", "RUSSIA", text) == ["AGENT WAR(2) - PRU", "AGENT WAR(1) SPY"]


def test_more_agents_than_stand_there_are_lit_and_not_ordered() -> None:
    one = read("infiltration", "AUSTRIA", "Agenten Wien: 5 nach Böhmen", "q")
    assert (one.orders, len(one.strange)) == ((), 1)


@pytest.mark.parametrize(
    "line",
    [
        "Now the spies. Do I write them the same way? I will just try:",
        "If a spy gets caught do I hear about it?",
    ],
)
def test_questions_about_kinds_are_not_lit(line: str) -> None:
    assert read("spy", "ITALY", f"A VEN H\n\n{line}", "q").unread == ()


def test_the_name_of_a_sender_is_no_place() -> None:
    lines = ["A VEN H", "", "Nora", "Syr"]
    assert dict(quiet(lexicon(load("standard")), lines, None, "Nora Whitlock")) == {3: "courtesy"}
