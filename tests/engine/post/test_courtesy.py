"""Lines that only talk are not shown for a look, although they name places or powers."""

import pytest

from engine import judge
from engine.board.graph import PowerId
from engine.post.courtesy import quiet

LEXICON = judge.ruleset("standard").reader.lexicon


def muted(*lines: str) -> list[int]:
    return [number for number, _ in quiet(LEXICON, ["A LON H", *lines], PowerId("ENGLAND"))]


@pytest.mark.parametrize(
    "line",
    [
        "PS Are you going to the London convention in May? I could bring the old board.",
        "Kommst du im Mai nach London?",
        "With best wishes from wet Wales,",
        "Sonnige Grüße aus Norwegen",
        "ENGLAND - Spring 1902 - R. Thackeray",
    ],
)
def test_questions_to_the_gm_and_closing_words_are_talk(line: str) -> None:
    assert muted(line) == [2]


@pytest.mark.parametrize(
    "line", ["Are you going to take it that the army in London holds?", "Will you move London?"]
)
def test_a_question_about_a_piece_is_shown(line: str) -> None:
    assert muted(line) == []


def test_a_double_name_below_closing_words_is_no_order() -> None:
    assert muted("", "With every good wish,", "Margaret Ashby-Lowe") == [3, 4]
    assert muted("", "Mnich-Lowe") == []
