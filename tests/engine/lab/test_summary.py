"""What the rows come to, worked out by hand."""

import csv
import json
import re
from io import StringIO
from pathlib import Path

import pytest

from engine.lab import table
from engine.lab.page import page
from engine.lab.plan import Plan, setting
from engine.lab.results import keep
from engine.lab.summary import difference, mean, rate, summed_up
from engine.lab.watch import Row
from engine.language.speaker import Speaker


def row(number: int, which: int, centres: dict[str, int], **more: object) -> Row:
    return {
        "setting": which,
        "number": number,
        "seed": number,
        "deadlines": 10,
        "phase": "F1901M",
        "ended": True,
        "winners": [max(centres, key=centres.__getitem__)],
        "players": dict.fromkeys(centres, "chance"),
        "years": {"1901": centres},
        "results": {"FRANCE": {"succeeds": 8, "void": 2}, "ITALY": {"holds": 10}},
        "fights": {"BUR": 2},
        "owned": {"PAR": {"FRANCE": 1}},
        "known": {"1901": {"FRANCE": [1, 4]}},
        "mattered": {"spy.captures=off": [4, 1]},
        **more,
    }


ROWS = [
    row(0, 0, {"FRANCE": 3, "ITALY": 1}),
    row(1, 0, {"FRANCE": 0, "ITALY": 4}),
    row(2, 0, {"FRANCE": 2, "ITALY": 2}, winners=["FRANCE", "ITALY"]),
    row(3, 0, {"FRANCE": 4, "ITALY": 0}, ended=False, winners=[]),
]


def test_rates_have_wilsons_interval() -> None:
    """Newcombe 1998, table I: 81 of 263 give 0.2553 to 0.3662; 0 of 20 give 0 to 0.1611."""
    found = rate(81, 263)
    assert (found.low, found.high) == pytest.approx((0.2553, 0.3662), abs=5e-5)
    none = rate(0, 20)
    assert (none.value, none.low, none.high) == pytest.approx((0, 0, 0.1611), abs=5e-5)


def test_the_interval_of_a_mean_is_as_wide_as_that_of_the_normal_curve() -> None:
    values = [float(number % 10) for number in range(400)]
    found = mean(values)
    half = 1.96 * 2.8723 / 20
    assert found.value == 4.5
    assert (found.low, found.high) == pytest.approx((4.5 - half, 4.5 + half), abs=0.05)
    assert mean(values) == found


def test_games_come_to_what_hands_count() -> None:
    found = summed_up(ROWS)
    france, italy = found.standings["FRANCE"], found.standings["ITALY"]
    assert (found.games, found.ended.value, found.drawn.value) == (4, 0.75, 0.25)
    assert (france.void.value, italy.void.value) == (0.2, 0)
    assert found.players["chance"].void.value == 0.1
    assert found.lasting == {"1901": 0.25}
    assert (france.won.value, italy.won.value, france.shared.value) == (0.25, 0.25, 0.25)
    assert (france.survived.value, italy.survived.value) == (0.75, 0.75)
    assert france.squares.value == pytest.approx((0.9 + 0 + 0.5 + 1) / 4)
    assert found.players["chance"].squares.value == pytest.approx(0.5)
    assert found.centres["1901"] == {"FRANCE": 2.25, "ITALY": 1.75}
    assert found.known["1901"]["FRANCE"] == 0.25
    assert found.fights == {"BUR": 2.0}
    assert found.owned["PAR"] == {"FRANCE": 1.0}
    assert found.mattered["spy.captures=off"].value == 0.25


def test_seats_that_are_no_powers_win_and_own_nothing() -> None:
    seats = {"X": "chance", "Y": "nobody"}
    rows = [row(n, 0, {"FRANCE": 2, "ITALY": 1}, players=seats, winners=["X"]) for n in range(4)]
    found = summed_up(rows)
    assert [*found.standings] == ["FRANCE", "ITALY", "X", "Y"]
    for one in (found.standings["X"], found.players["chance"]):
        assert (one.won.value, one.survived, one.squares) == (1, None, None)


def test_the_tables_of_two_players_say_who_won(tmp_path: Path) -> None:
    plan = Plan(settings=(setting("intimate", options={}, players=("chance", "nobody")),), games=8)
    with keep(tmp_path / "run.sqlite", plan) as kept:
        seats = {"X": "chance", "Y": "nobody"}
        kept.add(
            row(n, 0, {"FRANCE": 2, "ITALY": 1}, players=seats, winners=["X"]) for n in range(4)
        )
        lines = table.table(kept, Speaker("en")).splitlines()
        page(kept, Speaker("de"))
        sheet = table.as_csv(kept)
    (told,) = (line.split() for line in lines if line.startswith("  X "))
    assert (told[1], told.count("—")) == ("100.0%", 2)
    assert "power,X,1.0000," in sheet


def test_settings_are_compared_game_by_game() -> None:
    other = [row(n, 1, {"FRANCE": 2, "ITALY": 2}) for n in range(3)]
    other[2]["results"] = {"FRANCE": {"void": 1}}
    found = difference([*ROWS, *other], "FRANCE")
    assert found["squares"].value == pytest.approx(((0.5 - 0.9) + (0.5 - 0) + (0.5 - 0.5)) / 3)
    assert found["survived"].value == pytest.approx((0 + 1 + 0) / 3)
    assert found["won"].value == pytest.approx((0 + 1 + 1) / 3)
    assert found["shared"].value == pytest.approx((0 + 0 - 1) / 3)
    assert found["void"].value == pytest.approx((0 + 0 + 1 - 0.2) / 3)


def test_a_difference_is_marked_if_its_interval_does_not_contain_zero(tmp_path: Path) -> None:
    """France has more in every second game of B; Italy now more, now less, and alike in all."""
    settings = tuple(setting(name, options={}, players=("chance",)) for name in ("standard", "spy"))
    plan = Plan(settings=settings, games=200)
    played = []
    for n in range(100):
        played.append(row(n, 0, {"FRANCE": 1, "ITALY": 1 + n // 2 % 2, "TURKEY": 8}))
        played.append(row(n, 1, {"FRANCE": 1 + n % 2, "ITALY": 1 + (n + 1) // 2 % 2, "TURKEY": 8}))
    with keep(tmp_path / "run.sqlite", plan) as kept:
        kept.add(played)
        told = table.table(kept, Speaker("en")).partition("beyond A")[2].splitlines()
        data = json.loads(table.as_json(kept))
    france, italy = (next(x for x in told if x.startswith(f"  {p} ")) for p in ("FRANCE", "ITALY"))
    assert re.search(r"\+\d\.\d \(\+\d\.\d … \+\d\.\d\) \*", france), france
    assert re.search(r"\(-\d\.\d … \+\d\.\d\)(?! \*)", italy), italy
    assert "void" not in told[1]  # the same in all games
    assert data["differences"]["FRANCE"]["squares"]["low"] > 0


@pytest.mark.parametrize(
    ("language", "words"),
    [("en", "; 10.0 deadlines"), ("de", "Fristen je"), ("fr", "dates limites par")],
)
def test_tables_are_in_the_readers_language(tmp_path: Path, language: str, words: str) -> None:
    plan = Plan(settings=(setting("standard", options={}, players=("chance",)),), games=4)
    with keep(tmp_path / "run.sqlite", plan) as kept:
        kept.add(ROWS)
        text = table.table(kept, Speaker(language))
        lines = list(csv.DictReader(StringIO(table.as_csv(kept))))
        data = json.loads(table.as_json(kept))
    assert words in text
    assert "FRANCE" in text
    assert [line["name"] for line in lines] == ["FRANCE", "ITALY", "chance"]
    assert float(lines[0]["squares"]) == pytest.approx(0.6)
    assert data["settings"]["standard"]["games"] == 4
