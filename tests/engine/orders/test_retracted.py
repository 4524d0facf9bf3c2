"""What a later line takes back is not ordered, whether what comes instead is understood or not."""

import pytest

from engine.orders.lines import Role
from tests.engine.orders.test_plain import read


@pytest.mark.parametrize(
    ("text", "orders"),
    [
        ("1. A Mun - Boh\nZu 1: doch nicht Böhmen, sondern Tirol.", ["A MUN - TYR"]),
        ("A Mun - Boh\nNo, not Bohemia, Tyrolia.", ["A MUN - TYR"]),
        ("A Mun - Boh\n(non attends. Pas la Bohême, le Tyrol.)", ["A MUN - TYR"]),
        ("A Mun - Boh\nA Kie - Hol\nAnd Munich too: it holds.", ["A KIE - HOL", "A MUN H"]),
        ("A Mun H... no wait, A Mun - Boh", ["A MUN - BOH"]),
        ("munich -> bohemia\nno wait silesia", ["A MUN - SIL"]),
        ("München -> Böhmen\nach nein, Schlesien", ["A MUN - SIL"]),
        ("Munich -> Bohême\nnon, plutôt Silésie", ["A MUN - SIL"]),
        ("Munich to Bohemia - no, Silesia.", ["A MUN - SIL"]),
        ("München nach Böhmen. Nein! Nach Schlesien.", ["A MUN - SIL"]),
        ("Munich va en Bohême. Non ! Elle reste.", ["A MUN H"]),
        ("Munich va en Bohême, non, c'est trop loin : elle va en Silésie.", ["A MUN - SIL"]),
        ("Munich to Bohemia, no, that is too far: it goes to Silesia.", ["A MUN - SIL"]),
        ("A Mun - Boh\nA Munich rather to Silesia", ["A MUN - SIL"]),
        ("A Mun - Boh\nA München doch lieber nach Schlesien", ["A MUN - SIL"]),
        ("A Mun - Boh\nA Munich plutôt en Silésie", ["A MUN - SIL"]),
    ],
)
def test_a_later_line_may_change_where_a_piece_goes(text: str, orders: list[str]) -> None:
    assert sorted(read(text, "standard")[0]) == orders


@pytest.mark.parametrize(
    "after",
    ["Take Munich back, please, the army stays there.", "Oublie Munich.", "Nein, nicht Böhmen."],
)
def test_what_is_taken_back_is_not_ordered(after: str) -> None:
    assert "A MUN - BOH" not in read(f"A Mun - Boh\nA Kie - Hol\n{after}", "standard")[0]


@pytest.mark.parametrize(
    ("variant", "text", "orders"),
    [
        ("blind", "Spion München nach Tirol - nein, der bleibt und macht Abwehr", ["SPY MUN CE"]),
        ("blind", "L'espion de Munich va au Tyrol, non, contre-espionnage", ["SPY MUN CE"]),
        ("blind", "SPY MUN - TYR\nno, SPY MUN CE", ["SPY MUN CE"]),
        ("infiltration", "Agent Mun(2) - Boh, nein, Agent Mun(1) - Boh", ["AGENT MUN(1) - BOH"]),
        ("infiltration", "Agent Mun(2) spy (oh wait), so Agent Mun(1) spy", ["AGENT MUN(1) SPY"]),
    ],
)
def test_another_order_for_the_same_covert_piece_takes_its_place(
    variant: str, text: str, orders: list[str]
) -> None:
    assert read(text, variant)[0] == orders


@pytest.mark.parametrize(
    "text",
    [
        "A Kie - Hol\nMunich to Bohemia. No wait.",
        "A Kie - Hol\nMünchen nach Böhmen. Moment. Ohne München bin ich tot.",
        "A Kie - Hol\nMunich va en Bohême. Non ! J'en ai besoin contre la Russie.",
    ],
)
def test_a_word_that_only_takes_back_leaves_its_line_open(text: str) -> None:
    orders, roles = read(text, "standard")
    assert (orders, roles) == (["A KIE - HOL"], [Role.ORDERS, Role.UNREAD])


@pytest.mark.parametrize(
    "after",
    [
        "PS: the army in Munich should after all go somewhere in the north.",
        "PS: Die Armee in München zieht doch lieber irgendwie heim.",
        "PS : finalement l'armée de Munich rentre tranquillement chez elle à Dijon.",
    ],
)
def test_a_piece_whose_second_order_is_not_understood_keeps_no_first_one(after: str) -> None:
    orders, roles = read(f"A Mun - Boh\nA Kie - Hol\n\n{after}", "standard")
    assert (orders, roles[-1]) == (["A KIE - HOL"], Role.UNREAD)


def test_why_an_order_is_changed_is_left_out() -> None:
    why = "A München doch lieber nach Schlesien, in Böhmen ist mir zu viel los."
    orders, roles = read(f"A Mun - Boh\n{why}", "standard")
    assert (orders, roles[-1]) == (["A MUN - SIL"], Role.ORDERS)


def test_an_answer_to_ones_own_question_takes_nothing_back() -> None:
    assert read("A Mun - Boh\nA Kie - Hol. Anything else? No.")[0] == ["A MUN - BOH", "A KIE - HOL"]


@pytest.mark.parametrize(
    "after",
    [
        "Sorry for the delay, I was in Munich.",
        "A Kie - Hol, not Ber",
        "Die Reise nach Böhmen muss ich streichen.",
        "Forget Bohemia, the wine is from Tyrolia!",
    ],
)
def test_talk_takes_nothing_back(after: str) -> None:
    assert "A MUN - BOH" in read(f"A Mun - Boh\n{after}", "standard")[0]
