"""The project answers every case of the exam as the document does, and those settled since."""

from dataclasses import replace
from pathlib import Path

import pytest

from engine.play.cases import EDITIONS, PREFERRED, Case, cases, parse
from engine.play.exam import examine

SETTLED = parse((Path(__file__).parent / "settled.toml").read_text(encoding="utf-8"))
PAPERS = [
    pytest.param(case, [one for one in EDITIONS if case.answers(one)], id=f"{number}-{case.id}")
    for number, case in enumerate(cases() + SETTLED)
]


@pytest.mark.parametrize(("case", "editions"), PAPERS)
def test_the_answers_are_those_of_each_edition(case: Case, editions: list[str]) -> None:
    assert editions
    faults = {edition: examine(case, edition).faults for edition in editions}
    assert not any(faults.values()), faults


def test_every_numbered_case_of_the_document_is_there() -> None:
    sections = {"A": 12, "B": 15, "C": 9, "D": 34, "E": 15, "F": 25, "G": 20, "H": 16, "I": 7}
    numbers = {f"6.{s}.{n + 1}" for s, count in {**sections, "J": 11}.items() for n in range(count)}
    assert numbers <= {case.id for case in cases()}


def test_every_case_has_a_title_of_its_own_and_known_editions() -> None:
    titles: dict[str, str] = {}
    for case in cases():
        assert titles.setdefault(case.title, case.id) == case.id
        assert set(case.editions) <= set(EDITIONS)


def test_no_edition_gives_two_answers() -> None:
    seen = set()
    for case in cases():
        for edition in case.editions or EDITIONS:
            paper = (case.id, edition, case.units, tuple(map(str, case.orders)))
            assert paper not in seen
            seen.add(paper)


def test_a_wrong_expectation_is_a_fault() -> None:
    """The exam itself can fail: turning one expectation round is noticed."""
    case = next(case for case in cases() if case.id == "6.A.11")
    first, *others = case.orders
    turned = replace(case, orders=(replace(first, fine=not first.fine), *others))
    assert not examine(turned, PREFERRED).passed
