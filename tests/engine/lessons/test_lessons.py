"""Every lesson can be done as it says, and not by what it warns of, in every language."""

from collections.abc import Iterable
from pathlib import Path

import pytest

from engine import judge
from engine.board.graph import PowerId
from engine.game.examine import Entry
from engine.language.texts import LANGUAGES
from engine.lessons import course
from engine.lessons.attempt import LessonOrderError, Tried, begin, check, play
from engine.lessons.lesson import Lesson, LessonError, parse_lesson, read_lesson
from engine.visibility.observe import opening
from tests.helpers.mining import mine, solutions


def attempt(lesson: Lesson, orders: Iterable[str]) -> Tried:
    """The result of these orders for the lesson's seat."""
    game, seat = begin(lesson), PowerId(lesson.seat)
    entry = Entry(game.rules, opening(game.position()))
    for line in orders:
        assert not entry.take(seat, line), line
    if seat in entry.given:
        game.give(seat, entry.given[seat], source="lesson")
    play(lesson, game)
    return check(lesson, game)


EVERY = [*course.lessons(), *course.puzzles()]


@pytest.mark.parametrize("lesson", EVERY, ids=lambda one: one.id)
def test_the_orders_that_a_lesson_names_do_it(lesson: Lesson) -> None:
    tried = attempt(lesson, lesson.orders)
    assert tried.done, tried.missing


@pytest.mark.parametrize("lesson", course.lessons(), ids=lambda one: one.id)
def test_what_a_lesson_warns_of_does_not_do_it(lesson: Lesson) -> None:
    assert lesson.wrong
    for orders in lesson.wrong:
        tried = attempt(lesson, orders)
        assert tried.played
        assert not tried.done, orders


@pytest.mark.parametrize("lesson", course.lessons(), ids=lambda one: one.id)
def test_a_lesson_is_there_in_every_language_with_hints(lesson: Lesson) -> None:
    said = [lesson.said(language) for language in LANGUAGES]
    assert len({words.task for words in said}) == len(LANGUAGES)
    assert all(len(words.hints) >= 2 and words.done for words in said)


def test_there_are_six_lessons_of_the_standard_game_and_three_of_each_variant() -> None:
    lessons = course.lessons()
    assert [one.number for one in lessons] == list(range(1, len(lessons) + 1))
    assert len(lessons) >= 24
    groups = course.groups(lessons)
    assert set(groups) == {"standard", "spy", "blind", "espionage", "infiltration", "intimate"}
    of = {group: sum(one.group == group for one in lessons) for group in groups}
    assert of.pop("standard") >= 6
    assert min(of.values()) >= 3


def test_a_lesson_that_was_not_played_is_not_done() -> None:
    lesson = course.lesson("standoff")
    game = begin(lesson)
    assert not check(lesson, game).done
    play(lesson, game)
    assert not check(lesson, game).done


def test_an_order_that_entry_refuses_is_named() -> None:
    one = course.lesson("first-orders")
    step = one.step.model_copy(update={"orders": {"GERMANY": ["A MUN - XYZ"]}})
    strange = one.model_copy(update={"scenario": one.scenario.model_copy(update={"step": [step]})})
    with pytest.raises(LessonOrderError, match="A MUN - XYZ"):
        begin(strange)


def test_a_designers_own_lessons_are_read_from_a_folder(tmp_path: Path) -> None:
    (tmp_path / "mine.toml").write_text(
        'group = "standard"\nseat = "FRANCE"\norders = ["A PAR - BUR"]\n'
        '[words.en]\ntitle = "Mine"\ntask = "Go to Burgundy."\n'
        '[scenario]\nphase = "S1901M"\nunits.FRANCE = ["A PAR"]\n'
        '[[scenario.step]]\nexpect.units.FRANCE = ["A BUR"]\n',
        "utf-8",
    )
    [lesson], faults = course.own(tmp_path)
    assert faults == ()
    assert course.lesson("mine", tmp_path) == lesson
    assert (lesson.id, lesson.said("de").title) == ("mine", "Mine")
    assert attempt(lesson, lesson.orders).done


def test_a_bad_file_among_ones_own_keeps_no_other_away(tmp_path: Path) -> None:
    good = BARE + "[[scenario.step]]\nexpect.units.FRANCE = []\n"
    (tmp_path / "good.toml").write_text(good, "utf-8")
    (tmp_path / "twice.toml").write_text(f'id = "good"\n{good}', "utf-8")
    (tmp_path / "taken.toml").write_text(f'id = "support"\n{good}', "utf-8")
    (tmp_path / "torn.toml").write_text("orders = [", "utf-8")
    found, faults = course.own(tmp_path)
    assert [one.id for one in found] == ["good"]
    assert [str(one.message).partition(":")[0] for one in faults] == [
        "“taken.toml”",
        "“torn” is no TOML",
        "“twice.toml”",
    ]


BARE = """
group = "standard"
seat = "FRANCE"
orders = []
words.en = { title = "", task = "" }
scenario.phase = "S1901M"
"""


@pytest.mark.parametrize(
    ("text", "said"),
    [("= 1", "no TOML"), ('group = "x"', "seat"), (BARE, "one step"), (BARE + "odd = 1", "odd")],
)
def test_a_file_that_is_no_lesson_is_refused_with_the_place(text: str, said: str) -> None:
    with pytest.raises(LessonError, match=said):
        parse_lesson(text, "bad")


def test_a_file_that_is_not_there_is_refused(tmp_path: Path) -> None:
    with pytest.raises(LessonError):
        read_lesson(tmp_path / "none.toml")


def test_a_lesson_that_nobody_knows_is_refused() -> None:
    with pytest.raises(course.NoLessonError, match="flying"):
        course.lesson("flying")


def test_there_are_a_hundred_puzzles_each_of_its_own() -> None:
    puzzles = course.puzzles()
    assert [one.number for one in puzzles] == list(range(1, len(puzzles) + 1))
    assert len(puzzles) >= 100
    assert len({str(one.scenario.units) for one in puzzles}) == len(puzzles)


def test_a_puzzle_has_one_solution_and_the_count_tells_when_it_has_more() -> None:
    rules = judge.ruleset("standard")
    small = sorted(course.puzzles(), key=lambda one: one.minutes)[:6]
    assert [solutions(rules, one) for one in small] == [1] * len(small)
    one = small[0]
    step = one.step.model_copy(update={"orders": {}})
    freed = one.model_copy(update={"scenario": one.scenario.model_copy(update={"step": [step]})})
    assert solutions(rules, freed) != 1


def test_mining_goes_on_after_the_puzzles_that_are_there(tmp_path: Path) -> None:
    (tmp_path / "puzzle-001.toml").write_text("", "utf-8")
    [found] = mine(1, 3, tmp_path)
    assert found.name == "puzzle-002.toml"
    lesson = read_lesson(found)
    assert attempt(lesson, lesson.orders).done
    assert solutions(judge.ruleset("standard"), lesson) == 1
