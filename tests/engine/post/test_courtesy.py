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
    "line",
    [
        "VENICE: Austria will find that the Doge has long arms.",
        "Konstantinopel: Der Sultan bereut nichts.",
        "BERLIN to PARIS: Thank you for the cheese. Keep the army.",
        "MOSCOU à VIENNE : merci pour le caviar.",
        "Haben Sie in Wien auch so schlechtes Wetter?",
        "Would Austria really be angry about Tyrolia?",
        "Quel temps fait le printemps à Vienne ?",
        "Tell me how it feels. Greetings from wet Liverpool,",
    ],
)
def test_press_from_a_place_and_questions_about_one_are_talk(line: str) -> None:
    assert muted(line) == [2]


@pytest.mark.parametrize(
    "line",
    [
        "Venice: supports Rome to Tuscany, I think",
        "London to Wales: but only if France lets me",
        "Edinburgh: the army there stays",
        "London: als Armee bitte wie gehabt",
        "The army in London?",
        "If that fails, hold. Greetings from Liverpool",
    ],
)
def test_what_may_order_something_under_the_name_of_a_place_is_shown(line: str) -> None:
    assert muted(line) == []


@pytest.mark.parametrize(
    "line", ["Are you going to take it that the army in London holds?", "Will you move London?"]
)
def test_a_question_about_a_piece_is_shown(line: str) -> None:
    assert muted(line) == []


def test_a_double_name_below_closing_words_is_no_order() -> None:
    assert muted("", "With every good wish,", "Margaret Ashby-Lowe") == [3, 4]
    assert muted("", "Mnich-Lowe") == []
