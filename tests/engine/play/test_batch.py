"""Batch lines: what is answered to good ones, and how bad ones are told what is wrong."""

import json
from collections.abc import Iterable
from random import Random
from typing import Any

import pytest

from engine import judge
from engine.orders.notation import write
from engine.play import chance
from engine.play.batch import Batch
from engine.position import Position
from engine.units import Unit

MUNICH = {
    "id": "x/1",
    "phase": "F1901M",
    "units": ["FRANCE: A BUR", "FRANCE: A RUH", "GERMANY: A MUN", "ITALY: A TYR", "RUSSIA: A GAL"],
    "orders": [
        "FRANCE: A BUR - MUN",
        "FRANCE: A RUH S A BUR - MUN",
        "GERMANY: A MUN H",
        "ITALY: A TYR - BOH",
        "RUSSIA: A GAL - BOH",
    ],
}


def ask(task: dict[str, Any], rulebook: str = "2023") -> Any:
    return json.loads(Batch(rulebook).answer(json.dumps(task)))


def test_a_movement_line_is_answered_in_full():
    assert ask(MUNICH) == {
        "id": "x/1",
        "board": [
            "FRANCE: A MUN",
            "FRANCE: A RUH",
            "ITALY: A TYR",
            "RUSSIA: A GAL",
        ],
        "dislodged": ["GERMANY: A MUN"],
        "retreats": {"MUN": ["BER", "KIE", "SIL"]},
        "barred": ["BOH"],
        "attackers": {"MUN": "BUR"},
        "orders": {
            "FRANCE: A BUR - MUN": "succeeds",
            "FRANCE: A RUH S A BUR - MUN": "succeeds",
            "GERMANY: A MUN H": "dislodged",
            "ITALY: A TYR - BOH": "bounces",
            "RUSSIA: A GAL - BOH": "bounces",
        },
        "given": [
            ["FRANCE: A BUR - MUN", "FRANCE: A BUR - MUN", "succeeds"],
            ["FRANCE: A RUH S A BUR - MUN", "FRANCE: A RUH S A BUR - MUN", "succeeds"],
            ["GERMANY: A MUN H", "GERMANY: A MUN H", "dislodged"],
            ["ITALY: A TYR - BOH", "ITALY: A TYR - BOH", "bounces"],
            ["RUSSIA: A GAL - BOH", "RUSSIA: A GAL - BOH", "bounces"],
        ],
    }


def after_munich(orders: list[str], phase: str = "F1901R", **more: object) -> dict[str, Any]:
    """The next line, made from the answer to the last one."""
    answer = ask(MUNICH)
    kept = {key: answer[key] for key in ("dislodged", "attackers", "barred")}
    return {"id": 2, "phase": phase, "units": answer["board"], "orders": orders, **kept, **more}


def test_an_answer_can_be_asked_again_and_the_retreats_are_those_it_offered():
    centres = {"GERMANY": ["MUN", "BER"], "FRANCE": ["PAR"]}
    answer = ask(after_munich(["GERMANY: A MUN R BER"], centers=centres))
    assert answer["board"][-1] == "RUSSIA: A GAL"
    assert "GERMANY: A BER" in answer["board"]
    assert answer["orders"] == {"GERMANY: A MUN R BER": "succeeds"}
    assert answer["centers"] == {"FRANCE": ["MUN", "PAR"], "GERMANY": ["BER"]}
    assert (answer["dislodged"], answer["retreats"], answer["attackers"]) == ([], {}, {})


@pytest.mark.parametrize("place", ["BUR", "BOH", "RUH", "PRU"])
def test_what_the_answer_did_not_offer_is_closed(place):
    answer = ask(after_munich([f"GERMANY: A MUN R {place}"]))
    assert answer["orders"] == {f"GERMANY: A MUN R {place}": "disbanded"}
    assert not any(line.startswith("GERMANY") for line in answer["board"])


def test_centres_are_told_at_the_end_of_a_year_only():
    assert "centers" not in ask(MUNICH)
    assert "centers" not in ask(after_munich([], phase="S1902R"))


def test_adjustments_are_judged_from_the_centres_given():
    answer = ask(
        {
            "id": 3,
            "phase": "W1901A",
            "units": ["GERMANY: F DEN", "AUSTRIA: A VIE", "AUSTRIA: A GAL"],
            "centers": {"GERMANY": ["BER", "KIE", "DEN"], "AUSTRIA": ["VIE"]},
            "orders": ["GERMANY: BUILD A BER", "GERMANY: WAIVE", "GERMANY: BUILD F KIE"],
        }
    )
    assert answer["board"] == ["AUSTRIA: A VIE", "GERMANY: A BER", "GERMANY: F DEN"]
    assert answer["orders"] == {
        "GERMANY: BUILD A BER": "succeeds",
        "GERMANY: WAIVE": "succeeds",
        "GERMANY: BUILD F KIE": "void",
    }
    assert answer["centers"] == {"AUSTRIA": ["VIE"], "GERMANY": ["BER", "DEN", "KIE"]}


CONVOY = {
    "id": 4,
    "phase": "S1901M",
    "units": ["ENGLAND: A LON", "ENGLAND: F NTH", "ENGLAND: F ENG", "FRANCE: A BEL"],
    "orders": [
        "ENGLAND: A LON - BEL VIA",
        "ENGLAND: F NTH C A LON - BEL",
        "ENGLAND: F ENG S A LON - BEL",
    ],
}


def test_an_attacker_by_convoy_closes_nothing_and_so_has_no_entry():
    """DATC 4.A.5."""
    answer = ask(CONVOY)
    assert answer["dislodged"] == ["FRANCE: A BEL"]
    assert answer["attackers"] == {}


def test_results_are_keyed_by_canonical_text_whatever_was_written():
    answer = ask(
        {**MUNICH, "orders": ["france: army burgundy to MUN", "F: a Ruhr supports Bur-Mun"]}
    )
    assert set(answer["orders"]) == {"FRANCE: A BUR - MUN", "FRANCE: A RUH S A BUR - MUN"}


def test_a_coast_that_the_position_decides_is_filled_in():
    answer = ask(
        {
            "id": 5,
            "phase": "S1901M",
            "units": ["RUSSIA: F STP/SC", "TURKEY: F CON"],
            "orders": ["RUSSIA: F STP - BOT", "TURKEY: F CON - BUL/EC"],
        }
    )
    assert answer["orders"] == {
        "RUSSIA: F STP/SC - BOT": "succeeds",
        "TURKEY: F CON - BUL/EC": "succeeds",
    }


def test_the_pieces_decide_where_the_map_cannot():
    """LIV is Liverpool or Livonia."""
    for unit_ in ("ENGLAND: A LVP", "ENGLAND: A LVN"):
        task = {"id": 5, "phase": "S1901M", "units": [unit_], "orders": ["ENGLAND: A LIV H"]}
        assert ask(task)["orders"] == {f"{unit_} H": "succeeds"}


def test_an_order_given_twice_is_answered_by_the_one_that_counts():
    task = {
        "id": 5,
        "phase": "W1901A",
        "units": [],
        "centers": {"GERMANY": ["BER", "KIE"]},
        "orders": ["GERMANY: BUILD A BER", *["GERMANY: WAIVE"] * 2],
    }
    assert ask(task)["orders"] == {"GERMANY: BUILD A BER": "succeeds", "GERMANY: WAIVE": "succeeds"}


@pytest.mark.parametrize(
    ("orders", "results"),
    [
        (["GERMANY: F LON - NTH"], {"GERMANY: F LON - NTH": "void"}),
        (["ENGLAND: F LON - PAR"], {"ENGLAND: F LON - PAR": "void"}),
        (
            ["ENGLAND: F LON - NTH", "ENGLAND: F LON H"],
            {"ENGLAND: F LON - NTH": "void", "ENGLAND: F LON H": "succeeds"},
        ),
        (["ENGLAND: F LON - NTH", "ENGLAND: F LON - NTH"], {"ENGLAND: F LON - NTH": "succeeds"}),
        (["ENGLAND: BUILD F LON"], {"ENGLAND: BUILD F LON": "void"}),
    ],
)
def test_every_given_order_has_a_result(orders, results):
    """DATC 6.A.6, 6.A.1, and orders given twice."""
    task = {"id": 6, "phase": "S1901M", "units": ["ENGLAND: F LON"], "orders": orders}
    assert ask(task)["orders"] == results


def test_a_line_may_name_its_own_rulebook():
    """DATC 6.F.9: one of two routes is lost."""
    task = {
        "id": 7,
        "phase": "S1901M",
        "units": [
            *("ENGLAND: F NTH", "ENGLAND: F ENG", "ENGLAND: A LON"),
            *("FRANCE: F BRE", "FRANCE: F MAO"),
        ],
        "orders": [
            *("ENGLAND: F ENG C A LON - BEL", "ENGLAND: F NTH C A LON - BEL"),
            *("ENGLAND: A LON - BEL", "FRANCE: F MAO - ENG", "FRANCE: F BRE S F MAO - ENG"),
        ],
    }
    move = "ENGLAND: A LON - BEL"
    assert ask(task)["orders"][move] == "succeeds"
    assert ask(task, "1971")["orders"][move] == "disrupted"
    assert ask({**task, "rulebook": "1971"})["orders"][move] == "disrupted"
    assert ask({**task, "rulebook": "1982"}, "1971")["orders"][move] == "succeeds"


BAD = [
    ({"phase": None}, "“phase” is missing"),
    ({"phase": 1901}, "“phase” must be text"),
    ({"phase": "Spring"}, "“phase” is wrong"),
    ({"phase": "S1901B"}, "has no S1901B"),
    ({"phase": "S1901A"}, "has no S1901A"),
    ({"phase": "F1901MS"}, "has no F1901MS"),
    ({"units": None}, "“units” is missing"),
    ({"units": "FRANCE: A PAR"}, "“units” must be a list"),
    ({"units": [["FRANCE: A PAR"]]}, "“units” must hold texts"),
    ({"units": ["A PAR"]}, "“A PAR”, which is not a unit"),
    ({"units": ["GAUL: A PAR"]}, "“GAUL: A PAR”, which is not a unit"),
    ({"units": ["FRANCE: A XYZ"]}, "which is not a unit"),
    ({"units": ["FRANCE: A PAR - BUR"]}, "which is not a unit"),
    ({"units": ["FRANCE: F PAR"]}, "cannot stand in Paris"),
    ({"units": ["FRANCE: A PAR", "GERMANY: A PAR"]}, "two units in PAR"),
    ({"units": ["FRANCE: F SPA/NC", "GERMANY: A SPA"]}, "two units in SPA, “FRANCE: F SPA/NC” and"),
    ({"units": ["FRANCE: F SPA"]}, "its coast; write “FRANCE: F SPA/NC” or “FRANCE: F SPA/SC”"),
    ({"dislodged": ["RUSSIA: F STP"]}, "“dislodged” holds “RUSSIA: F STP” without its coast"),
    ({"orders": None}, "“orders” is missing"),
    ({"orders": {"FRANCE": []}}, "“orders” must be a list"),
    ({"orders": ["A BUR H"]}, "without its power"),
    ({"orders": ["FRANCE: hello there"]}, "“orders” holds “FRANCE: hello there”"),
    ({"orders": ["GAUL: A BUR H"]}, "“GAUL”"),
    ({"barred": "BOH"}, "“barred” must be a list"),
    ({"barred": ["XYZ"]}, "“XYZ”, which is not a province"),
    ({"attackers": ["TRI"]}, "“attackers” must be an object"),
    ({"attackers": {"TRI": 3}}, "“attackers” must name provinces"),
    ({"dislodged": ["FRANCE: A QQQ"]}, "“dislodged” holds"),
    ({"centers": {"GAUL": []}}, "“GAUL”, which is not a power"),
    ({"centers": {"FRANCE": "PAR"}}, "“centers” of “FRANCE” must be a list"),
    ({"centers": {"FRANCE": ["BUR"]}}, "BUR, which is not a supply centre"),
    ({"centers": {"FRANCE": ["PAR"], "ITALY": ["PAR"]}}, "to both"),
    ({"phase": "W1901A"}, "“centers” is missing"),
    ({"map": "atlantis"}, "“map” cannot be used"),
    ({"map": 3}, "“map” must be text"),
    ({"map": "a\0b"}, "“map” cannot be used"),
    ({"map": "a" * 5000}, "“map” is neither"),
    ({"barred": [["BOH"] * 999]}, "not ['BOH', 'BOH',"),
    ({"rulebook": "1066"}, "“rulebook” is “1066”"),
]


@pytest.mark.parametrize(("change", "told"), BAD, ids=[told for _, told in BAD])
def test_a_bad_line_is_told_which_field_is_wrong_in_one_sentence(change, told):
    answer = ask({**MUNICH, **change})
    assert set(answer) == {"id", "error"}
    assert answer["id"] == "x/1"
    assert told in answer["error"]
    assert answer["error"].endswith((".", "?"))
    assert "\n" not in answer["error"]


@pytest.mark.parametrize(
    "line",
    [
        b"{", b"[]", b"3", b"null", b'"text"', b"\xff\xfe", b"[" * 100_000, b"{}", b'{"id": NaN}',
        b'{"id": ' + b"9" * 5000 + b"}",
    ],
    ids=lambda line: repr(line[:8]),
)  # fmt: skip
def test_a_line_that_is_no_task_is_an_error_line_too(line):
    answer = json.loads(Batch().answer(line))
    assert set(answer) == {"id", "error"}


@pytest.mark.parametrize(
    ("line", "told"),
    [
        (b'{"id": NaN}', "NaN is not one of its values"),
        (b'{"id": -Infinity}', "-Infinity is not one of its values"),
        (b'{"id": 1e999}', "the number '1e999', which is too large"),
        (b'{"id": ' + b"9" * 5000 + b"}", "a number too long to be read."),
    ],
)
def test_what_python_reads_and_json_does_not_is_refused(line, told):
    assert told in json.loads(Batch().answer(line))["error"]


@pytest.mark.parametrize(
    "field",
    ["map", "rulebook", "options", "lenient", "dislodged", "attackers", "barred", "centers"],
)
def test_a_field_that_is_null_is_one_left_out(field):
    assert ask({**MUNICH, field: None}) == ask(MUNICH)


def test_the_run_goes_on_after_a_bad_line_and_keeps_the_order():
    lines = [json.dumps({**MUNICH, "id": n, **({"units": 1} if n % 2 else {})}) for n in range(6)]
    answers = [json.loads(text) for text in Batch().answers(["\n", *lines, "  \n"])]
    assert [answer["id"] for answer in answers] == list(range(6))
    assert ["error" in answer for answer in answers] == [False, True] * 3


def test_what_was_read_before_changes_no_answer():
    batch = Batch()
    first = batch.answer(json.dumps(MUNICH))
    for change, _ in BAD:
        batch.answer(json.dumps({**MUNICH, **change}))
    assert batch.answer(json.dumps(MUNICH)) == first


@pytest.mark.parametrize("board", ["standard", "merrow"])
def test_answers_asked_again_play_the_same_game(board):
    """Deadline by deadline, the next line made of nothing but the last answer."""
    rules = judge.ruleset(board=board)
    draw = Random(7)
    where = judge.begin(rules)
    batch = Batch()
    kept: dict[str, Any] = {"units": _lines(where.units.values()), "centers": _owned(where)}
    for _ in range(90):
        given = chance.orders(rules.board, where, draw)
        texts = [f"{power}: {write(order)}" for power in given for order in given[power]]
        line = {"id": 1, "map": board, "phase": str(where.phase), "orders": texts, **kept}
        answer = json.loads(batch.answer(json.dumps(line)))
        resolution, where = judge.decide(rules, where, judge.submit(rules, where, given), draw)
        assert answer["board"] == _lines(where.units.values())
        assert answer["dislodged"] == _lines(out.unit for out in where.dislodged.values())
        assert answer.get("centers", _owned(where)) == _owned(where)
        results = {f"{o.power}: {write(o.order)}": o.result.value for o in resolution.outcomes}
        assert answer["orders"] == {text: results[text] for text in texts}
        kept = {key: answer[key] for key in ("dislodged", "attackers", "barred")}
        kept |= {"units": answer["board"], "centers": answer.get("centers", line["centers"])}
    assert where.phase.year > rules.board.year + 10


def _lines(units: Iterable[Unit]) -> list[str]:
    return sorted(f"{unit.power}: {unit}" for unit in units)


def _owned(where: Position) -> dict[str, list[str]]:
    powers = sorted(set(where.centres.values()))
    return {power: list(where.owned(power)) for power in powers}


def test_one_bad_order_of_a_lenient_line_is_void_and_the_rest_is_judged():
    task = MUNICH | {"orders": ["FRANCE: A BUR - MUN", "FRANCE: A RUH to the moon"]}
    assert "A RUH to the moon" in ask(task)["error"]
    found = ask(task | {"lenient": True})
    assert found["orders"] == {
        "FRANCE: A BUR - MUN": "bounces",
        "FRANCE: A RUH to the moon": "void",
    }
    assert found["unread"].keys() == {"FRANCE: A RUH to the moon"}
    for more in ({}, {"lenient": None}):
        assert json.loads(Batch(lenient=True).answer(json.dumps(task | more))) == found
    strict = json.dumps(task | {"lenient": False})
    assert "A RUH to the moon" in json.loads(Batch(lenient=True).answer(strict))["error"]


def test_any_option_of_the_standard_game_may_stand_over_the_rulebook():
    """DATC 4.A.3: by land where no convoy is ordered, though the order says by convoy."""
    task = {
        "phase": "S1901M",
        "units": ["ENGLAND: A WAL", "ENGLAND: F ENG"],
        "orders": ["ENGLAND: A WAL - LON VIA"],
    }
    assert ask(task)["board"] == ["ENGLAND: A WAL", "ENGLAND: F ENG"]
    over = ask(task | {"options": {"adj.adjacent_convoy": "fallback"}})
    assert over["board"] == ["ENGLAND: A LON", "ENGLAND: F ENG"]
    assert "did you mean" in ask(task | {"options": {"adj.adjacent_convoi": "via"}})["error"]
    assert "“options” must hold texts only" in ask(task | {"options": {"adj.paradox": 3}})["error"]


def test_a_field_that_is_none_is_refused_with_the_nearest_one():
    assert ask(MUNICH | {"dislodge": []}) == {
        "id": "x/1",
        "error": "“dislodge” is not a field; the nearest is “dislodged”.",
    }


def test_what_was_given_stands_in_sequence_as_written_and_canonical():
    task = {
        "phase": "S1901M",
        "units": ["FRANCE: F GAS", "ITALY: A ROM"],
        "orders": ["Italy: A Rome - Ven", "FRANCE: F GAS - SPA", "ITALY: A ROM H"],
    }
    assert ask(task)["given"] == [
        ["Italy: A Rome - Ven", "ITALY: A ROM - VEN", "void"],
        ["FRANCE: F GAS - SPA", "FRANCE: F GAS - SPA/NC", "succeeds"],
        ["ITALY: A ROM H", "ITALY: A ROM H", "succeeds"],
    ]


def test_the_first_of_several_adjustments_for_one_site_or_piece_stands():
    """DATC 4.D.5."""
    task = {
        "phase": "W1901A",
        "units": ["FRANCE: A SPA"],
        "centers": {"FRANCE": ["BRE", "PAR", "SPA"]},
        "orders": ["FRANCE: A BRE B", "FRANCE: BUILD F BRE", "FRANCE: BUILD A PAR"],
    }
    found = ask(task)
    assert found["board"] == ["FRANCE: A BRE", "FRANCE: A PAR", "FRANCE: A SPA"]
    assert [verdict for _, _, verdict in found["given"]] == ["succeeds", "void", "succeeds"]
    assert found["given"][0][1] == "FRANCE: BUILD A BRE"


def test_a_sentence_about_a_place_begins_with_its_name():
    task = {"phase": "S1901M", "units": [], "orders": ["TURKEY: F CON - BUL/NC"]}
    assert "Bulgaria has no such coast" in ask(task)["error"]
