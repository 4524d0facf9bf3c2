"""What a later line takes back is not ordered, whether what comes instead is understood or not."""

import pytest

from tests.engine.orders.test_plain import read


@pytest.mark.parametrize(
    ("text", "orders"),
    [
        ("1. A Mun - Boh\nZu 1: doch nicht Böhmen, sondern Tirol.", ["A MUN - TYR"]),
        ("A Mun - Boh\nNo, not Bohemia, Tyrolia.", ["A MUN - TYR"]),
        ("A Mun - Boh\n(non attends. Pas la Bohême, le Tyrol.)", ["A MUN - TYR"]),
        ("A Mun - Boh\nA Kie - Hol\nAnd Munich too: it holds.", ["A KIE - HOL", "A MUN H"]),
        ("A Mun H... no wait, A Mun - Boh", ["A MUN - BOH"]),
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


@pytest.mark.parametrize("after", ["Sorry for the delay, I was in Munich.", "A Kie - Hol, not Ber"])
def test_talk_takes_nothing_back(after: str) -> None:
    assert "A MUN - BOH" in read(f"A Mun - Boh\n{after}", "standard")[0]
