"""Orders in whole sentences are read in three languages, and what is not understood is lit."""

import pytest

from engine import judge
from engine.board.graph import PowerId
from engine.game.game import Game
from engine.game.scenario import Scenario
from engine.game.setup import position_of
from engine.language.message import Message
from engine.orders.lines import Role
from engine.orders.notation import write
from engine.orders.sheets import read_sheet
from engine.post.phases import later_phase

UNITS = {"GERMANY": ["A MUN", "A RUH", "F DEN", "A KIE"], "FRANCE": ["A BUR"]}
COVERT = {
    "spy": ["SPY MUN", "SPY BER", "SPY SIL"],
    "infiltration": ["AGENT MUN(3)", "AGENT KIE(2)"],
    "blind": ["SPY MUN", "SPY BER"],
    "espionage": ["EU RUH", "CEU SIL"],
}


def game_of(variant: str) -> Game:
    data = {
        "id": "plain",
        "title": "Plain",
        "variant": variant,
        "phase": "S1902M",
        "units": UNITS,
        "covert": {"GERMANY": COVERT.get(variant, [])},
    }
    rules = judge.ruleset(variant)
    return Game.begin(rules, position=position_of(Scenario.model_validate(data), rules))


def read(text: str, variant: str = "spy") -> tuple[list[str], list[Role]]:
    """The orders of a German player's text, and what each line is."""
    game = game_of(variant)
    sheet = read_sheet(
        game.reader,
        text,
        power=PowerId("GERMANY"),
        phase=game.position().phase.kind,
        position=game.known(PowerId("GERMANY")),
        later=lambda head: later_phase(game, head),
    )
    return [write(one.order) for one in sheet.orders if one.stands], [ln.role for ln in sheet.lines]


@pytest.mark.parametrize(
    ("text", "orders"),
    [
        ("die Armee in München zieht nach Böhmen", ["A MUN - BOH"]),
        ("l'armée de Munich va en Bohême", ["A MUN - BOH"]),
        ("the army in Munich goes to Bohemia, supported by Ruhr", ["A RUH S A MUN - BOH"]),
        ("A Mün u A Ruh", ["A MUN S A RUH"]),
        ("F DÄN - NTH", ["F DEN - NTH"]),
        ("two armies in Kiel and Munich hold", ["A KIE H", "A MUN H"]),
        ("Spy Mun - Boh (and kill the Austrian there)", ["SPY MUN - BOH KILL AUSTRIA"]),
        ("A Mun - Boh (no, sorry: A Mun - Tyr)", ["A MUN - TYR"]),
        ("Munich should go to Bohemia, not to Tyrolia.", ["A MUN - BOH"]),
        ("instead of A MUN - BOH please A MUN - TYR", ["A MUN - TYR"]),
        ("please cancel A MUN - BOH, it shall hold", ["A MUN H"]),
        ("Alle Einheiten suchen nach französischen Spionen", ["ALL SEARCH FRANCE"]),
        ("Fleets search Turkey", ["F DEN SEARCH TURKEY"]),
        ("Toutes les unités cherchent les Russes", ["ALL SEARCH RUSSIA"]),
        ("The spy in Berlin boards the Baltic fleet", ["SPY BER - BAL"]),
        ("Spion Mün - Böh, Russen töten", ["SPY MUN - BOH KILL RUSSIA"]),
        ("Spion Mün - Böh (Russen ermorden)", ["SPY MUN - BOH KILL RUSSIA"]),
        ("Spy Mun - Boh to assassinate any Frenchman", ["SPY MUN - BOH KILL FRANCE"]),
        ("S Mun stays aboard", ["SPY MUN H"]),
        ("The spy on the Denmark fleet holds", ["SPY DEN H"]),
        ("F Dän unterst. A Kie - Ber", ["F DEN S A KIE - BER"]),
        ("a mün-boh,f dän-nord", ["A MUN - BOH", "F DEN - NTH"]),
        ("A Kie unterstützt den Angriff von Ruhr nach Belgien", ["A KIE S A RUH - BEL"]),
        ("my fleet goes to the North Sea", ["F DEN - NTH"]),
        ("The three armies hold.", ["A KIE H", "A MUN H", "A RUH H"]),
        ("Ruhr: A RUH - BEL. The other two, A Mun and A Kie, hold.", ["A MUN H", "A KIE H"]),
        ("Spies: no movement.", ["SPY BER H", "SPY MUN H", "SPY SIL H"]),
        ("Suche in München und Kiel nach Russen", ["A MUN SEARCH RUSSIA", "A KIE SEARCH RUSSIA"]),
        ("Searches: Mun & Kie for Russia", ["A MUN SEARCH RUSSIA", "A KIE SEARCH RUSSIA"]),
        ("Army Munich and the Denmark fleet hold.", ["A MUN H", "F DEN H"]),
        ("Munich and Ruhr move: A MUN - BOH, A RUH - BEL", ["A MUN - BOH", "A RUH - BEL"]),
        ("I'm away, so here are standing orders for Germany: everything holds", ["A MUN H"]),
        ("A Mun zieht nach Böhmen, unterstützt durch Ruhr", ["A RUH S A MUN - BOH"]),
        ("ruh bel", ["A RUH - BEL"]),
        ("kie s ruh bel", ["A KIE S A RUH - BEL"]),
        ("München bleibt in München", ["A MUN H"]),
        ("Spione bleiben alle.", ["SPY BER H", "SPY SIL H"]),
        ("Spies as follows: Mun - Boh, Ber stays", ["SPY MUN - BOH", "SPY BER H"]),
        ("spies: a) Mun hold b) Ber - Kie, kills Russia", ["SPY BER - KIE KILL RUSSIA"]),
        ("If A MUN - BOH fails: SPY MUN - BOH; else SPY MUN H", None),
        ("A Mun hält, A Ruhr - Holland, F Dänemark - Nordsee", None),
    ],
)
def test_a_sentence_is_read_as_the_orders_that_it_means(
    text: str, orders: list[str] | None
) -> None:
    found, roles = read(text)
    assert roles == [Role.ORDERS]
    if orders is None:
        assert found
    else:
        assert set(orders) <= set(found)


@pytest.mark.parametrize(
    ("variant", "text", "orders"),
    [
        ("infiltration", "A Mün hält und sichert außer Frankreich", "A MUN SECURITY EXCEPT FRANCE"),
        ("infiltration", "Agents Munich : 2 vers Bohême, 1 espionne", "AGENT MUN(1) SPY"),
        ("infiltration", "All agents in Kiel go to Holland", "AGENT KIE(2) - HOL"),
        ("infiltration", "Türkische Gefangene ausweisen", "DEPORT TURKEY"),
        ("blind", "Spion München: Gegenspionage", "SPY MUN CE"),
        ("infiltration", "Prisoners: deport the Turks", "DEPORT TURKEY"),
        ("infiltration", "Sicherheit in München", "A MUN SECURITY"),
        ("infiltration", "Agents in Munich hold; those in Kiel spy", "AGENT KIE(2) SPY"),
        ("infiltration", "Kiel: both kill, except Austria", "AGENT KIE(2) KILL EXCEPT AUSTRIA"),
        ("espionage", "EU Ruhr cuts supply", "EU RUH CUT"),
        ("espionage", "EU Ruhr kill (whatever army is there)", "EU RUH KILL"),
        ("espionage", "CEU SIL counter-attacks (destroy)", "CEU SIL DESTROY"),
        ("espionage", "EU Ruhr schneidet", "EU RUH CUT"),
        ("espionage", "CEU Silesia: destroy Russian spies", "CEU SIL DESTROY RUSSIA"),
    ],
)
def test_the_words_of_the_variants_are_read(variant: str, text: str, orders: str) -> None:
    assert orders in read(text, variant)[0]


@pytest.mark.parametrize(
    "text",
    [
        "SPY SIL - WAR kill",
        "SPY MUN - BOH, kill the",
        "SPY MUN - BOH if",
        "A MUN - BOH (unless Russia moves there)",
        "A MUN - TYR or BOH",
        "The spy in Munich looks for a beer",
        "A MUN - BOH s'il est vide",
        "Maybe A MUN - BOH",
        "A MUN - BOH, if not TYR",
        "A MUN unchanged",
        "Munich -> H",
        "Not Munich: A MUN - BOH",
        "Last turn Munich did: A MUN - BOH",
        "F DEN - NTH?",
    ],
)
def test_half_an_order_is_no_order(text: str) -> None:
    found, roles = read(text)
    assert (found, roles) == ([], [Role.UNREAD])


def test_a_heading_of_covert_pieces_binds_what_is_below_it() -> None:
    found, _ = read("Spione:\nMün - Böh\nBer H\n\nA Mun H")
    assert found == ["SPY MUN - BOH", "SPY BER H", "A MUN H"]
    found, _ = read("Spies:\nRuh - Bel")
    assert found == ["SPY RUH - BEL"], "the army of that place is not meant"


@pytest.mark.parametrize(
    ("text", "kept"),
    [
        ("A MUN H\nFall:\nA MUN - BOH", ["", "F1902M", "F1902M"]),
        ("A MUN H\nRetreats: A MUN - BOH", ["", "S1902R"]),
        ("A MUN H. Fall retreats: A MUN - BOH", ["W1902A"]),
        ("A MUN H, if dislodged: BOH", ["S1902R"]),
        ("A MUN H\nHerbst 1902:\nA MUN - BOH", ["", "F1902M", "F1902M"]),
        ("Spring:\nA MUN H", ["", ""]),
        ("A MUN H\nSpring 1801:\nA MUN - BOH", ["", "?", "?"]),
    ],
)
def test_what_stands_under_another_deadline_s_heading_is_kept_for_it(
    text: str, kept: list[str]
) -> None:
    game = game_of("spy")
    sheet = read_sheet(
        game.reader,
        text,
        power=PowerId("GERMANY"),
        phase=game.position().phase.kind,
        position=game.known(PowerId("GERMANY")),
        later=lambda head: later_phase(game, head),
    )
    assert [line.later for line in sheet.lines] == kept
    assert [write(one.order) for one in sheet.orders] == ["A MUN H"]


def test_words_for_all_pieces_give_way_to_orders_for_one() -> None:
    found, _ = read("Everything holds.\nA MUN - BOH", "standard")
    assert sorted(found) == ["A KIE H", "A MUN - BOH", "A RUH H", "F DEN H"]


def test_a_line_whose_orders_all_give_way_is_still_shown() -> None:
    _, roles = read("Everything holds.\nA MUN - BOH\nA RUH H\nA KIE H\nF DEN H", "standard")
    assert roles == [Role.TITLE, *[Role.ORDERS] * 4]


def test_a_number_where_no_piece_was_named_is_no_fault_of_the_program() -> None:
    for text in ("all units hold both spies", "Spione bleiben alle. 3 auch.", "all hold 2 to BOH"):
        assert read(text)[1] in ([Role.UNREAD], [Role.ORDERS])


def test_a_part_that_was_left_out_is_named() -> None:
    game = game_of("spy")
    sheet = read_sheet(game.reader, "A MUN - BOH (as Austria knows)", power=PowerId("GERMANY"))
    assert [write(one.order) for one in sheet.orders] == ["A MUN - BOH"]
    (part,) = sheet.unread[0].unread
    assert part.message == Message("order.remark_not_read", remark="(as Austria knows)")


def test_an_order_with_a_condition_and_one_without_for_the_same_piece_wait() -> None:
    found, roles = read("SPY SIL - WAR\nIF A RUH DISLODGED THEN SPY SIL - BOH\nA MUN H")
    assert found == ["A MUN H"]
    assert roles == [Role.UNREAD, Role.UNREAD, Role.ORDERS]
    whole = "IF A RUH DISLODGED THEN SPY SIL - BOH ELSE SPY SIL - WAR"
    assert read(whole)[0] == [whole]


def test_a_sentence_that_a_mail_program_broke_is_read_as_one() -> None:
    text = (
        "For spring I would like the army in Munich to go to Bohemia, the Ruhr\n"
        "army to Belgium. The fleet in Denmark goes to the North Sea, Kiel to\n"
        "Holland.\n"
    )
    found, roles = read(text, "standard")
    assert found == ["A MUN - BOH", "A RUH - BEL", "F DEN - NTH", "A KIE - HOL"]
    assert roles == [Role.ORDERS, Role.ORDERS, Role.CONTINUED]


def test_the_end_of_a_broken_sentence_is_marked_with_its_beginning() -> None:
    text = "The army in Munich should perhaps go to Bohemia, and whoever is in the\nRuhr follows."
    found, roles = read(text, "standard")
    assert (found, roles) == ([], [Role.UNREAD, Role.UNREAD])


def test_long_lines_of_a_list_are_not_joined() -> None:
    text = (
        "- Army Munich moves to Bohemia as I told Austria on the phone\n"
        "- Army Ruhr moves to Belgium\n"
        "- Army Kiel moves to Holland, which is empty as far as I know\n"
        "- Fleet Denmark moves to North Sea\n"
    )
    assert {"A RUH - BEL", "F DEN - NTH"} <= set(read(text, "standard")[0])


@pytest.mark.parametrize(
    ("text", "orders"),
    [
        ("I move A MUN - BOH, Austria will weep, and Kiel goes to Holland", 2),
        ("Ruhr to Belgium, Munich where you think best", 1),
        ("Not the Ruhr to Belgium, Munich to Bohemia where you like", 0),
        ("Munich where you like, unless Kiel holds, Ruhr to Belgium", 0),
        ("The fleets too", 0),
    ],
)
def test_what_is_clear_in_a_sentence_counts_and_the_rest_is_shown(text: str, orders: int) -> None:
    found, roles = read(text, "standard")
    assert (len(found), roles) == (orders, [Role.UNREAD])


def test_a_heading_does_not_end_a_line_above_it() -> None:
    text = "a) A Mun H; b) A Ruh - Bel; c) A Kie - Hol; d) F Den - Nth\nspies: Mun - Boh\n"
    assert "SPY MUN - BOH" in read(text)[0]
    assert "F DEN - NTH" in read(text)[0]


def test_turkeys_letter_before_a_colon_orders_nobody_to_hold() -> None:
    rules = judge.ruleset()
    sheet = read_sheet(rules.reader, "T: A Bul-Gre and A Con-Bul")
    assert [write(one.order) for one in sheet.orders] == ["A BUL - GRE", "A CON - BUL"]


def test_what_all_do_may_stand_before_a_colon() -> None:
    sheet = read_sheet(judge.ruleset().reader, "Hold: A Bul (sure)")
    assert [write(one.order) for one in sheet.orders] == ["A BUL H"]
