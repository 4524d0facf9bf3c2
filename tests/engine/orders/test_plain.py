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


def test_a_part_that_was_left_out_is_named() -> None:
    game = game_of("spy")
    sheet = read_sheet(game.reader, "A MUN - BOH (as Austria knows)", power=PowerId("GERMANY"))
    assert [write(one.order) for one in sheet.orders] == ["A MUN - BOH"]
    (part,) = sheet.unread[0].unread
    assert part.message == Message("order.remark_not_read", remark="(as Austria knows)")
