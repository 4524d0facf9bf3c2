"""``spydip datc`` prints the exam's table and says by its exit status whether all is well."""

import json
from dataclasses import replace

import pytest
from click.testing import CliRunner

from engine.cli import program
from engine.play import exam
from engine.play.cases import Case, cases


def run(*arguments: str) -> tuple[int, list[str]]:
    result = CliRunner().invoke(program, ["datc", *arguments])
    return result.exit_code, result.output.splitlines()


@pytest.fixture
def one_wrong(monkeypatch: pytest.MonkeyPatch) -> Case:
    """Two cases, the second with an expectation turned round."""
    right, wrong = cases()[:2]
    first, *others = wrong.orders
    wrong = replace(wrong, orders=(replace(first, fine=not first.fine), *others))
    monkeypatch.setattr(exam, "cases", lambda: (right, wrong))
    return wrong


def test_the_whole_exam_is_passed() -> None:
    status, lines = run()
    assert status == 0
    passed, failed = (int(word) for word in lines[-1].split() if word.isdigit())
    assert passed > len(cases())
    assert failed == 0


def test_a_line_holds_the_number_the_edition_both_answers_and_the_verdict() -> None:
    _, lines = run("--edition", "1971")
    line = next(line for line in lines if line.startswith("6.G.2 "))
    assert line.split()[:5] == ["6.G.2", "1971", "++.", "+++", "pass"]


def test_an_edition_is_asked_only_what_it_answers() -> None:
    _, lines = run("--edition", "all_hold")
    assert not any(line.startswith("6.J.11 ") and "1971" in line for line in lines)
    assert sum(line.startswith("6.G.2 ") for line in lines) == 1


def test_a_failure_is_told_and_shows_in_the_status(one_wrong: Case) -> None:
    status, lines = run("--failed")
    assert status == 1
    assert lines[0].split() == ["case", "edition", "expected", "got", "title"]
    assert lines[1].split()[0] == one_wrong.id
    assert "expected ok, got void" in lines[2]
    assert lines[-1] == "1 passed, 1 failed"


@pytest.mark.usefixtures("one_wrong")
def test_json_holds_every_answer() -> None:
    status, lines = run("--json")
    right, wrong = map(json.loads, lines)
    assert status == 1
    assert right["passed"]
    assert not wrong["passed"]
    assert right["orders"][0] == {
        "order": "ENGLAND: F NTH - PIC",
        "expected": "fail",
        "got": "void",
    }
