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
        ("GERMANY", "Mü  - Bö\nDä - Ns", ["A MUN - BOH", "F DEN - NTH"]),
        ("FRANCE", "A BGY att MUN\nF MAO att WMS", ["A BUR - MUN", "F MAO - WES"]),
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
        *(
            ("winter", "RUSSIA", text, "BUILD F STP/SC")
            for text in (
                "Build a fleet in St Petersburg, on the south coast please.",
                "Baue eine Flotte in St. Petersburg, auf der Südküste",
                "Je construis une flotte à Saint-Pétersbourg, sur la côte sud",
            )
        ),
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
        (
            "espionage",
            "FRANCE",
            "EU stationnée en Picardie : se déplacer en Belgique",
            "EU PIC - BEL",
        ),
        ("spy", "ITALY", "Sp Tyr-Mun k. Germany", "SPY TYR - MUN KILL GERMANY"),
        ("spy", "ENGLAND", "SPY LON H, der auf der Nordsee bleibt an Bord", "SPY LON H|SPY NTH H"),
        ("spy", "ITALY", "Spies VEN-TRI, ROM-VEN\nROM H", "SPY VEN - TRI|SPY ROM - VEN|A ROM H"),
        ("spy-winter", "ENGLAND", "A new spy in London, please.", "BUILD SPY LON"),
        ("spy-winter", "ENGLAND", "Spion neu: LON", "BUILD SPY LON"),
        ("intimate-bids", "X", "Italy 3, Turkey 4\nMake Turkey 3.", "BID ITALY 3|BID TURKEY 3"),
        ("espionage", "ENGLAND", "CEU Yor-Lon, destroy\nA.", "CEU YOR - LON DESTROY"),
        ("espionage", "FRANCE", "EU PIC - BUR\nPour EU PIC, oublie, elle coupe.", "EU PIC CUT"),
        ("standard", "GERMANY", "> A MUN ?\nnach Tirol\n> F DEN:\nhold", "A MUN - TYR|F DEN H"),
        ("standard", "GERMANY", "> A MUN - BOH\nto Tyrolia", ""),
        ("intimate-bids", "X", "Italy 3, Turkey 4 just in case.", "BID ITALY 3|BID TURKEY 4"),
        ("intimate-bids", "X", "Italie 3, Turquie 4, au cas où", "BID ITALY 3|BID TURKEY 4"),
        ("intimate-bids", "X", "Italy 3, Turkey 4 in case Italy is gone", ""),
        ("retreats", "ENGLAND", "Belgique : je dissous l'armée.", "A BEL D"),
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


@pytest.mark.parametrize(
    "text",
    [
        "Agents\n2 from Warsaw to Prussia\n1 in Warsaw spies",
        "Agenten:\n2 aus Warschau nach Preußen\n1 in Warschau spioniert",
        "Agents :\n2 de Varsovie en Prusse\n1 en Varsovie espionne",
    ],
)
def test_how_many_go_stands_in_front_in_a_list_of_agents(text: str) -> None:
    assert ordered("infiltration", "RUSSIA", text) == ["AGENT WAR(2) - PRU", "AGENT WAR(1) SPY"]


def test_a_spy_below_a_long_line_is_one_of_its_own() -> None:
    text = "F Atlantique - Manche, sauf si l'Angleterre me promet la paix\nespion Paris - Picardie"
    one = read("spy", "FRANCE", text, "q")
    assert [write(order) for order in one.orders] == ["SPY PAR - PIC"]
    assert [shown.number for shown in one.unread] == [1]


def test_more_agents_than_stand_there_are_lit_and_not_ordered() -> None:
    one = read("infiltration", "AUSTRIA", "Agenten Wien: 5 nach Böhmen", "q")
    assert (one.orders, len(one.strange)) == ((), 1)


@pytest.mark.parametrize(
    "line",
    [
        "Now the spies. Do I write them the same way? I will just try:",
        "If a spy gets caught do I hear about it?",
        "New here. Does a retreat happen before or after the builds?",
    ],
)
def test_questions_about_kinds_are_not_lit(line: str) -> None:
    assert read("spy", "ITALY", f"A VEN H\n\n{line}", "q").unread == ()


def test_the_name_of_a_sender_is_no_place() -> None:
    lines = ["A VEN H", "", "Nora", "Syr"]
    assert dict(quiet(lexicon(load("standard")), lines, None, "Nora Whitlock")) == {3: "courtesy"}


TALE = "The Sultan sat by the Bosporus and sighed about the Tsar of Russia."


def test_a_tale_above_the_title_of_the_orders_is_press() -> None:
    one = read("standard", "ITALY", f"Rome, by the fountain\n\n{TALE}\n\nORDERS\n\nA VEN H", "q")
    assert (one.unread, TALE in [shown.text for shown in one.talk]) == ((), True)


@pytest.mark.parametrize(
    "line",
    [
        "Please do not let me fight Russia if I am late with this.",
        "Venice holds if Austria does not answer in time.",
        "I want to go to Tyrolia with whatever is near to it.",
    ],
)
def test_what_is_asked_above_the_title_of_the_orders_is_lit(line: str) -> None:
    one = read("standard", "ITALY", f"{line}\n\nORDERS\n\nA TUN H", "q")
    assert [shown.text for shown in one.unread] == [line]
