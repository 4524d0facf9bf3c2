"""Pieces named behind what they do, goals denied, letters as headings, and stacks told in parts."""

import pytest

from tests.engine.post.test_left_open import read
from tests.engine.post.test_ways_of_saying import ordered

LONDON = ["AGENT LON(2) - WAL", "AGENT LON(3) SPY"]


@pytest.mark.parametrize(
    ("game", "power", "text", "orders"),
    [
        ("blind", "GERMANY", "My spy goes from Munich to Burgundy.", "SPY MUN - BUR"),
        ("blind", "GERMANY", "Der erste Spion geht von München nach Tirol.", "SPY MUN - TYR"),
        ("blind", "GERMANY", "Le premier espion va de Munich en Tyrol.", "SPY MUN - TYR"),
        ("blind", "GERMANY", "The second spy, in Berlin, does CE.", "SPY BER CE"),
        ("blind", "GERMANY", "Le second espion, à Berlin, reste.", "SPY BER H"),
        (
            "blind",
            "GERMANY",
            "Der Spion in München bleibt.\nDer zweite, in Berlin, macht Gegenspionage.",
            "SPY MUN H|SPY BER CE",
        ),
        (
            "spy",
            "FRANCE",
            "espion munich va a berlin et tue l'allemand",
            "SPY MUN - BER KILL GERMANY",
        ),
        (
            "espionage",
            "TURKEY",
            "La CEU de Syrie va à Smyrne et détruit tout ce qu'elle y trouve.",
            "CEU SYR - SMY DESTROY",
        ),
        (
            "espionage",
            "TURKEY",
            "My CEU goes from Syria to Smyrna and destroys.",
            "CEU SYR - SMY DESTROY",
        ),
    ],
)
def test_a_piece_may_be_named_behind_what_it_does(
    game: str, power: str, text: str, orders: str
) -> None:
    assert ordered(game, power, text) == orders.split("|")


@pytest.mark.parametrize(
    ("text", "order"),
    [
        ("F ION fährt nicht nach Griechenland, sondern nach Albanien.", "F ION - ALB"),
        ("F ION doesn't go to Greece but to Albania.", "F ION - ALB"),
        ("F ION ne va pas en Grèce mais en Albanie.", "F ION - ALB"),
        ("F ION should hold now instead of going to Greece.", "F ION H"),
        ("La flotte en mer Ionienne tient au lieu d'aller en Grèce.", "F ION H"),
        ("F ION hält, statt nach Griechenland zu fahren.", "F ION H"),
    ],
)
def test_where_a_piece_does_not_go_after_all_is_passed_over(text: str, order: str) -> None:
    assert ordered("espionage", "ITALY", text) == [order]


@pytest.mark.parametrize(
    ("power", "text", "orders"),
    [
        ("RUSSIA", "A: Ukr>Rum, War>Gal\nF: Bot>Swe", "A UKR - RUM|A WAR - GAL|F BOT - SWE"),
        ("RUSSIA", "F: Sev S Ukr-Rum, Bot-Swe", "F SEV S A UKR - RUM|F BOT - SWE"),
        ("FRANCE", "F: Mao - Eng\nA: Bur - Mun, Spa H", "F MAO - ENG|A BUR - MUN|A SPA H"),
        ("AUSTRIA", "A: Vie - Gal\nF: Tri - Alb", "A VIE - GAL|F TRI - ALB"),
        ("GERMANY", "A: Mun-Tyr, Ruh H; F: Den-Nth", "A MUN - TYR|A RUH H|F DEN - NTH"),
    ],
)
def test_the_letter_of_a_kind_heads_its_pieces(power: str, text: str, orders: str) -> None:
    assert ordered("standard", power, text) == orders.split("|")


@pytest.mark.parametrize(
    "text",
    [
        "Two agents from London to Wales\nThe other three in London stay and spy",
        "Zwei Agenten von London nach Wales.\nDie anderen drei in London spionieren.",
        "Deux agents de Londres au pays de Galles.\nLes trois autres à Londres espionnent.",
        "Agents de Londres : deux au pays de Galles, trois restent comme espions",
        "Agenten London: zwei nach Wales, drei bleiben als Spione",
    ],
)
def test_a_stack_is_told_in_parts(text: str) -> None:
    assert ordered("infiltration", "ENGLAND", text) == LONDON


@pytest.mark.parametrize(
    "text",
    [
        "Agents London: 3 to Wales, 3 spy",
        "Agenten London: vier nach Wales, zwei spionieren",
        "Agents de Londres : 4 au pays de Galles, 2 espionnent",
    ],
)
def test_no_more_of_a_stack_are_ordered_than_there_are(text: str) -> None:
    one = read("infiltration", "ENGLAND", text, "q")
    assert (one.orders, [line.text for line in one.unread]) == ((), [text])


@pytest.mark.parametrize(
    "heading", ["", "Spionzüge:\n", "Spionbewegungen\n", "Spy moves:\n", "Mouvements d'espions :\n"]
)
def test_only_spies_move_in_winter(heading: str) -> None:
    text = f"{heading}Warschau - Schlesien\nMoskau - Ukraine"
    assert ordered("spy-winter", "RUSSIA", text) == ["SPY WAR - SIL", "SPY MOS - UKR"]


@pytest.mark.parametrize(
    "text",
    [
        "The spy in Rome goes to Apulia.\nThe one in Trieste stays.",
        "L'espion de Rome va dans les Pouilles.\nCelui de Trieste ne bouge pas.",
        "Der Spion in Rom geht nach Apulien.\nDer in Triest bewegt sich nicht mehr.",
    ],
)
def test_the_one_of_another_place_is_of_the_kind_above(text: str) -> None:
    assert ordered("spy-winter", "ITALY", text) == ["SPY ROM - APU", "SPY TRI H"]


def test_a_heading_says_of_what_kind_the_one_is() -> None:
    text = "A BUR - BEL\n\nEspions\ncelui de Paris va en Picardie\ncelui de Munich reste"
    assert ordered("spy", "FRANCE", text) == ["A BUR - BEL", "SPY PAR - PIC", "SPY MUN H"]


@pytest.mark.parametrize(
    "text",
    [
        "Fouilles\n  toutes les unités : Angleterre",
        "Searches\nall units: England",
        "Suche: alle Einheiten: England",
    ],
)
def test_all_search_for_a_power_behind_a_colon(text: str) -> None:
    assert ordered("spy", "FRANCE", text) == ["ALL SEARCH ENGLAND"]


@pytest.mark.parametrize(
    "text",
    [
        "Army Rumania: first choice Serbia, second choice Ukraine, else disband.",
        "Armee Rumänien: erste Wahl Serbien, zweite Wahl Ukraine, sonst auflösen.",
        "Armée de Roumanie : premier choix Serbie, deuxième choix Ukraine, sinon dissoute.",
    ],
)
def test_choices_of_a_retreat_may_be_ranked_in_words(text: str) -> None:
    assert ordered("retreats", "RUSSIA", text) == ["A RUM R SER, UKR, D"]


@pytest.mark.parametrize(
    "text",
    [
        "The fleet in Smyrna wanted to go to the Aegean.",
        "La flotte de Smyrne a failli partir en mer Égée.",
        "Die Flotte in Smyrna wollte in die Ägäis.",
    ],
)
def test_what_nearly_happened_is_not_ordered(text: str) -> None:
    assert ordered("standard", "TURKEY", text) == []


def test_a_sentence_may_end_in_a_name_cut_short() -> None:
    text = "one too many, so I remove the fleet in the Eastern Med. It was a lovely holiday."
    assert ordered("winter", "TURKEY", text) == ["REMOVE F EAS"]


@pytest.mark.parametrize(
    ("subject", "text", "held"),
    [
        ("Deutsche Befehle F 1902", "Ich bitte um Folgendes:\nA MUN - TYR", False),
        ("Züge F1902", "A MUN - TYR und A KIE H", False),
        ("F1902", "A MUN - TYR", False),
        ("F 1902", "Dear Ana, my orders:\nA MUN - TYR", True),
        ("F 1902", "Chère Ana, voici mes ordres :\nLe A MUN - TYR", True),
        ("F 1903", "Liebe Ana, ich ziehe:\nA MUN - TYR", True),
    ],
)
def test_an_f_is_a_season_by_the_language_of_a_mail(subject: str, text: str, *, held: bool) -> None:
    one = read("standard", "GERMANY", text, "q", subject=subject)
    assert bool(one.sorted.held) is held
