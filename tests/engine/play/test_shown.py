"""Every option is shown: its scenario is played under two values, and something differs."""

import json

import pytest
from click.testing import CliRunner, Result

from engine import judge
from engine.cli import program
from engine.play.shown import ShowError, contrast, pairs, scenarios, show

EVERY = [(name, o.key) for name, record in judge.catalogue().items() for o in record.options]
MIXED = [
    (name, o.key)
    for name, record in judge.mixes().items()
    for o in record.options
    if not o.key.startswith(("adj.", "game.")) and pairs(record, o)
]
"""The options of mixes that are not adjudication's, which mixes leave alone."""


def run(*words: str) -> Result:
    return CliRunner().invoke(program, words)


def test_every_option_of_every_variant_is_shown() -> None:
    silent = []
    for name, key in (*EVERY, *MIXED):
        try:
            shown = show(name, key)
        except ShowError:
            silent.append(f"{name} {key}")
            continue
        assert shown.difference
        assert shown.sides[0].value != shown.sides[1].value
    assert silent == []
    assert len(EVERY) > 150


def test_an_option_without_a_scenario_is_listed(monkeypatch: pytest.MonkeyPatch) -> None:
    rest = tuple(one for one in scenarios() if not one.id.startswith("spy.captures "))
    monkeypatch.setattr("engine.play.shown.scenarios", lambda: rest)
    with pytest.raises(ShowError, match=r"no scenario that shows spy\.captures"):
        show("spy", "spy.captures")


def test_a_scenario_that_does_not_matter_shows_nothing() -> None:
    record = judge.variant("standard")
    option = next(one for one in record.options if one.key == "adj.paradox")
    meant = ("standard", "adj.waive_builds forbidden")
    quiet = next(one for one in scenarios() if (one.variant, one.id) == meant)
    shown = contrast(record, option, quiet, "rulebook", "all_hold")
    assert not shown.difference


def test_every_scenario_belongs_to_an_option_and_a_value() -> None:
    records = {**judge.catalogue(), **judge.mixes()}
    for one in scenarios():
        key, value = one.id.split(" ", 1)
        option = next(o for o in records[one.variant].options if o.key == key)
        assert option.accepts(value), one.id
        assert one.title


def test_the_values_compared_are_the_usual_one_and_each_other() -> None:
    record = judge.variant("espionage")
    option = next(one for one in record.options if one.key == "esp.supply")
    assert pairs(record, option) == (("initial_free", "all_count"), ("initial_free", "never"))


def test_the_command_tells_results_places_and_facts() -> None:
    done = run("option", "spy", "spy.captures")
    assert done.exit_code == 0, done.output
    assert done.output.startswith("spy.captures: on | off\n")
    assert "What " in done.output
    data = json.loads(run("option", "spy", "spy.captures", "--json").output)
    assert data["values"] == ["on", "off"]
    assert data["facts"] or data["places"] or data["results"]


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("spy", "spy.nothing"), "has no option spy.nothing"),
        (("spy", "spy.captures", "perhaps"), "“perhaps” is no value of spy.captures"),
    ],
)
def test_what_there_is_not_is_said(words: tuple[str, ...], said: str) -> None:
    done = run("option", *words)
    assert done.exit_code == 1
    assert said in done.output


def test_results_are_told_in_the_language_of_the_reader() -> None:
    told = run("--language", "de", "option", "spy", "spy.captures").output
    assert "\n  off          gelingt\n" in told
    assert "\n  off          succeeds\n" not in told


@pytest.mark.parametrize(
    ("language", "position", "board"),
    [
        ("en", "The position: Spring 1902, movement.", "On the board: RUSSIA A WAR, A UKR;"),
        ("de", "Die Stellung: Frühjahr 1902, Züge.", "Auf dem Brett: RUSSIA A WAR, A UKR;"),
    ],
)
def test_the_position_and_its_orders_are_told_before_what_differs(
    language: str, position: str, board: str
) -> None:
    lines = run("--language", language, "option", "espionage", "esp.cut").output.splitlines()
    at = lines.index(position)
    assert lines[at + 1].startswith(board)
    assert lines[at + 2] == "  RUSSIA: A WAR - GAL"


def test_a_position_with_many_pieces_lists_none_and_one_without_orders_says_so() -> None:
    told = run("option", "infiltration", "inf.first_build").output
    assert "On the board: everybody's pieces" in told
    assert "Nobody gives orders." in run("option", "blind", "bl.rebuild").output
