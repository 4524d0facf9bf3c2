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


@pytest.mark.parametrize(
    "text",
    [
        "Aufbauten Russland, Winter 1902\n\nMoskau:     Armee\nPetersburg: Flotte (Südküste)",
        "Moscow: army\nSt Petersburg: fleet (south coast)",
        "Moscou : une armée\nSaint-Pétersbourg : une flotte, côte sud",
        "A fleet for St Petersburg, south coast please, and an army for Moscow.",
        "Baue in Moskau eine Armee und in Petersburg eine Flotte an der Südküste",
        "In St Petersburg a fleet on the south coast\nIn Moscow an army",
        "Moskau Armee, Petersburg Flotte Süd",
    ],
)
def test_a_coast_may_stand_behind_the_kind_of_piece(text: str) -> None:
    assert ordered("winter", "RUSSIA", text) == {"BUILD A MOS", "BUILD F STP/SC"}


@pytest.mark.parametrize(
    "text",
    [
        "A Bel ret Ruh, if barred Hol, else off the board",
        "A Bel: first choice Ruhr, second choice Holland, else disband",
        "Belgian army: 1. Ruhr 2. Holland 3. disband",
        "Armee Belgien: erste Wahl Ruhr, zweite Wahl Holland, sonst auflösen",
        "Armée de Belgique : premier choix la Ruhr, deuxième choix la Hollande, sinon dissoute",
        "A BEL - RUH - HOL - D",
    ],
)
def test_choices_of_a_retreat_are_ranked_in_words_numbers_and_arrows(text: str) -> None:
    assert ordered("retreats", "ENGLAND", text) == {"A BEL R RUH, HOL, D"}


@pytest.mark.parametrize(
    "text", ["Retreat: A Tri - Tyrolia", "A TRI - TYR", "Triest nach Tirol", "Trieste va au Tyrol"]
)
def test_a_move_of_a_dislodged_unit_is_its_retreat_in_winter_too(text: str) -> None:
    assert ordered("spy-winter", "AUSTRIA", text) == {"A TRI R TYR"}


@pytest.mark.parametrize(
    ("game", "power", "text", "orders"),
    [
        *(
            ("blind", "RUSSIA", text, "SPY WAR - SIL|SPY MOS CE")
            for text in (
                "Spies: Warsaw to Silesia; the Moscow man does counter-espionage.",
                "Spione: Warschau nach Schlesien, der Mann in Moskau macht Gegenspionage",
                "Espions : Varsovie en Silésie, l'homme de Moscou fait du contre-espionnage",
            )
        ),
        ("blind", "ENGLAND", "norvège mer > norvège", "F NWG - NWY"),
        ("blind", "ENGLAND", "F Norwegen Meer - Norwegen", "F NWG - NWY"),
        ("blind", "ENGLAND", "F Channel English - Bel", "F ENG - BEL"),
        ("spy", "GERMANY", "spione:\nmün - bur und killt frankreich", "SPY MUN - BUR KILL FRANCE"),
        ("spy", "GERMANY", "ruh supportet mün-bur", "A RUH S A MUN - BUR"),
        (
            "espionage",
            "AUSTRIA",
            "2° que Budapest soutient Vienne en Galicie ;",
            "A BUD S A VIE - GAL",
        ),
        ("espionage", "AUSTRIA", "2e: A BUD H\nb/ A SER H", "A BUD H|A SER H"),
        *(
            ("infiltration", "AUSTRIA", text, "DEPORT TURKEY|EXECUTE RUSSIA")
            for text in (
                "The Turkish prisoner was sent home; the Russian one was executed.",
                "Den Türken nach Hause schicken, den Russen hinrichten",
                "Le prisonnier turc est renvoyé chez lui, le russe est exécuté.",
            )
        ),
        *(
            ("standard", "RUSSIA", text, "F SEV - BLA")
            for text in (
                "All of it stands, except for Sevastopol: the fleet goes to the Black Sea.",
                "Alles gilt, außer für Sewastopol: die Flotte geht ins Schwarze Meer",
                "Tout est valable, sauf pour Sébastopol : la flotte va en mer Noire et non à Rome.",
            )
        ),
    ],
)
def test_names_and_words_of_single_writers(game: str, power: str, text: str, orders: str) -> None:
    assert ordered(game, power, text) == {*orders.split("|")}


@pytest.mark.parametrize(
    "text",
    [
        "Vienna went to Tyrolia, Budapest supported Vienna to Tyrolia, and Trieste held.",
        "Wien marschierte nach Tirol, Budapest unterstützte Wien nach Tirol, Triest blieb liegen.",
        "Vienne marcha vers le Tyrol, Budapest soutint Vienne vers le Tyrol, Trieste resta.",
        "Vienna to Tyrolia and Budapest supports it\nTrieste held, because it fears storms.",
    ],
)
def test_orders_may_be_told_as_a_story(text: str) -> None:
    assert ordered("standard", "AUSTRIA", text) == {"A VIE - TYR", "A BUD S A VIE - TYR", "F TRI H"}


@pytest.mark.parametrize(
    "text",
    [
        "les flottes cherchent les Allemands, l'armée personne",
        "the fleets search for Germans, the army for nobody",
        "Die Flotten suchen Deutsche, die Armee niemanden.",
    ],
)
def test_who_searches_for_nobody_does_not_search(text: str) -> None:
    found = ordered("spy", "ENGLAND", text)
    assert found == {f"F {at} SEARCH GERMANY" for at in ("NTH", "ENG", "NWG")}


@pytest.mark.parametrize(
    ("game", "power", "text", "orders"),
    [
        *(
            ("infiltration", "GERMANY", text, "AGENT MUN(3) - TYR")
            for text in (
                "The agents in Munich go to Tyrolia.",
                "Die Agenten in München gehen alle nach Tirol",
                "Les agents de Munich vont au Tyrol",
                "AGENTS MUN - TYR",
            )
        ),
        ("infiltration", "GERMANY", "Munich | 2 agents | to Tyrolia", "AGENT MUN(2) - TYR"),
        *(
            ("spy", "GERMANY", text, "A MUN - BUR|SPY MUN - BUR")
            for text in (
                "Army and spy in Munich both go to Burgundy.",
                "Armee und Spion in München gehen beide nach Burgund.",
                "L'armée et l'espion de Munich vont en Bourgogne.",
            )
        ),
        (
            "spy",
            "GERMANY",
            "My Berlin spy stays, the Munich one moves to Tyrolia.",
            "SPY BER H|SPY MUN - TYR",
        ),
        ("spy", "GERMANY", "Sp. MUN - TYR", "SPY MUN - TYR"),
        ("standard", "GERMANY", "aMUN-BOH fDEN-SWE", "A MUN - BOH|F DEN - SWE"),
        ("standard", "GERMANY", "A-Mun-Boh, F-Den-Swe", "A MUN - BOH|F DEN - SWE"),
        ("standard", "GERMANY", "A: Mun-Boh, Ruh-Hol", "A MUN - BOH|A RUH - HOL"),
        (
            "standard",
            "GERMANY",
            "All hold. Only Munich moves, to Bohemia.",
            "A MUN - BOH|A RUH H|A KIE H|F DEN H",
        ),
        ("espionage", "GERMANY", "EU-RUH-BEL", "EU RUH - BEL"),
        ("winter", "GERMANY", "Ostseeflotte auflösen", "REMOVE F BAL"),
        ("winter", "GERMANY", "Baltic fleet to be scrapped", "REMOVE F BAL"),
        ("winter", "GERMANY", "La flotte en Baltique disparaît.", "REMOVE F BAL"),
        ("intimate-bids", "X", "I:3 T:4", "BID ITALY 3|BID TURKEY 4"),
        (
            "intimate-bids",
            "X",
            "Je mise 3 (trois) sur l'Italie et 4 sur la Turquie.",
            "BID ITALY 3|BID TURKEY 4",
        ),
    ],
)
def test_stacks_glued_names_and_bids(game: str, power: str, text: str, orders: str) -> None:
    assert ordered(game, power, text) == {*orders.split("|")}


@pytest.mark.parametrize(
    "text", ["EFTGRAI", "engl, frankr, türkei, dtl, russl, österr, ital", "E F T G R A I"]
)
def test_a_preference_list_may_be_cut_short(text: str) -> None:
    wishes = {"PREFER ENGLAND FRANCE TURKEY GERMANY RUSSIA AUSTRIA ITALY"}
    assert ordered("prefer", "X", text) == wishes


@pytest.mark.parametrize(
    ("game", "power", "text"),
    [
        ("standard", "GERMANY", "A Kie-Hol w/ support A Ruh"),
        ("standard", "GERMANY", "A Kie-Hol s/by A Ruh"),
        ("standard", "GERMANY", "Die Flotte in Dänemark kommt weg"),
        ("spy", "GERMANY", "Spies hold, except Munich: MUN-TYR"),
        ("prefer", "X", "Italy last; otherwise England, France, Turkey, Germany, Russia, Austria."),
    ],
)
def test_what_may_mean_something_else_is_lit_and_not_ordered(
    game: str, power: str, text: str
) -> None:
    one = read(game, power, text, "q")
    assert (one.orders, [shown.text for shown in one.unread]) == ((), [text])


@pytest.mark.parametrize(
    "text",
    [
        "My army in Kiel marched to Holland once.",
        "The army in Kiel marched to Holland, in my dream.",
        "Die Armee Kiel marschierte gestern nach Holland, das war ein Fehler.",
        "L'armée de Kiel marcha en Hollande, quel rêve !",
    ],
)
def test_what_is_over_or_never_was_is_lit_and_not_ordered(text: str) -> None:
    one = read("standard", "GERMANY", f"A MUN - BUR\n{text}", "q")
    assert [write(order) for order in one.orders] == ["A MUN - BUR"]
    assert [shown.text for shown in one.unread] == [text]


def test_a_tale_is_ordered() -> None:
    tale = "Once upon a time the army in Kiel marched to Holland."
    assert ordered("standard", "GERMANY", tale) == {"A KIE - HOL"}
