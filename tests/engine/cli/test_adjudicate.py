"""``spydip adjudicate`` reads a file or standard input and answers line by line."""

import json

import pytest
from click.testing import CliRunner

from engine.cli import program

LINES = [
    {"id": "a", "phase": "S1901M", "units": ["FRANCE: A PAR"], "orders": ["FRANCE: A PAR - BUR"]},
    {"id": "b", "phase": "S1901M", "units": ["FRANCE: A PAR"], "orders": ["A PAR - BUR"]},
    {"id": "ç", "phase": "S1901M", "units": ["FRANCE: A PAR"], "orders": []},
]
TEXT = "".join(json.dumps(line, ensure_ascii=False) + "\n" for line in LINES)


@pytest.mark.parametrize("by_file", [True, False])
def test_lines_are_answered_in_order_from_a_file_or_standard_input(tmp_path, by_file):
    path = tmp_path / "lines.jsonl"
    path.write_text(TEXT, encoding="utf-8")
    arguments = ["adjudicate", *([str(path)] if by_file else [])]
    result = CliRunner().invoke(program, arguments, input=TEXT.encode())
    assert result.exit_code == 0
    answers = [json.loads(line) for line in result.stdout.splitlines()]
    assert [answer["id"] for answer in answers] == ["a", "b", "ç"]
    assert answers[0]["board"] == ["FRANCE: A BUR"]
    assert set(answers[1]) == {"id", "error"}


def test_half_a_character_comes_back_as_it_came():
    line = {**LINES[0], "id": "\ud800"}
    result = CliRunner().invoke(program, ["adjudicate"], input=json.dumps(line).encode())
    assert json.loads(result.stdout)["id"] == "\ud800"


def test_the_rulebook_can_be_chosen_for_all_lines():
    result = CliRunner().invoke(program, ["adjudicate", "--rulebook", "1066"])
    assert result.exit_code == 2
    assert "1971" in result.stderr
