"""Scenarios are read from TOML, played, and answered with what was expected and what came."""

import tomllib
from pathlib import Path

import pytest

from engine import judge
from engine.board.graph import PowerId
from engine.game.examine import examine
from engine.game.game import Game
from engine.game.scenario import ScenarioError, parse_scenarios, read_scenarios
from engine.game.scenario_text import write_scenario

FILES = sorted((Path(__file__).parents[2] / "scenarios").glob("standard*.toml"))

HEAD = """
[[scenario]]
id = "T"
phase = "S1901M"
units.FRANCE = ["A PAR", "F BRE"]
units.GERMANY = ["A MUN"]
[[scenario.step]]
orders.FRANCE = ["A PAR - BUR"]
"""


def said(text: str) -> list[str]:
    """What is not as expected in a scenario."""
    (scenario,) = parse_scenarios(text, "test")
    return [str(mismatch) for mismatch in examine(scenario)]


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_the_scenarios_of_the_standard_game_pass(path: Path) -> None:
    found = [str(m) for scenario in read_scenarios(path) for m in examine(scenario)]
    assert found == []


def test_there_are_scenarios() -> None:
    assert FILES


@pytest.mark.parametrize(
    ("expectation", "answer"),
    [
        ('expect.phase = "W1901A"', "phase: expected W1901A, got F1901M"),
        ('expect.units.FRANCE = ["A PAR"]', "units.FRANCE: expected A PAR, got A BUR, F BRE"),
        ('expect.centres.FRANCE = ["PAR"]', "centres.FRANCE: expected PAR, got BRE, MAR, PAR"),
        ('expect.dislodged.FRANCE = ["F BRE"]', "dislodged.FRANCE: expected F BRE, got nothing"),
        (
            'expect.results.FRANCE = { "A PAR - BUR" = "bounces" }',
            "results.FRANCE “A PAR - BUR”: expected bounces, got succeeds",
        ),
        (
            'expect.facts.TURKEY = ["unit BUR FRANCE F"]',
            "facts.TURKEY: expected unit BUR FRANCE F, got unit BUR FRANCE A",
        ),
        (
            'expect.absent.ALL = ["unit BUR"]',
            "absent.AUSTRIA: expected no line “unit BUR”, got unit BUR FRANCE A",
        ),
        ('expect.draws = ["Y"]', "draws: expected Y, got nothing"),
        ("expect.over = true", "over: expected True, got False"),
        ('expect.winner = "none"', "winner: expected none, got the game is not over"),
        ("expect.credits = { X = 5 }", "credits.X: expected 5, got 0"),
        ('expect.control = { X = ["ITALY"] }', "control.X: expected ITALY, got nothing"),
        ('expect.players = { X = "ITALY" }', "players: expected X = ITALY, got nothing"),
        ('expect.covert.FRANCE = ["SPY PAR"]', "“SPY PAR” is no piece of Diplomacy."),
        ('orders.GERMANY = ["A BERLIN -"]', "orders.GERMANY “A BERLIN -”: expected that it is"),
        (
            'refused.GERMANY = ["A MUN - BER"]',
            "refused.GERMANY “A MUN - BER”: expected that it is refused, got accepted",
        ),
        ('to = "S1950M"', "S1950M is not reached within 40 deadlines"),
    ],
)
def test_every_expectation_can_fail(expectation: str, answer: str) -> None:
    found = said(HEAD + expectation)
    assert found
    assert f"T, step 1: {answer}" in found[0] or answer in found[0]


def test_a_report_is_expected_in_full() -> None:
    found = said(HEAD + 'expect.exactly.FRANCE = ["unit BUR FRANCE A"]')
    assert found[0].startswith("T, step 1: exactly.FRANCE: expected unit BUR FRANCE A, got centre")


def test_what_is_seen_is_the_provinces_of_the_report() -> None:
    assert (
        "seen.FRANCE: expected PAR, got ADR, AEG" in said(HEAD + 'expect.seen.FRANCE = ["PAR"]')[0]
    )


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("[[scenario]]\nid = 'A'", "A: phase is missing"),
        ("[[scenario]]\nid = 'A'\nphase = 'S1901M'\ncentre.X = []", "A: centre is no key"),
        ("[[scenario]]\nid = 'A'\nphase = 'yesterday'", "A: “yesterday” is no phase"),
        ("[[scenario]]\nphase = 'S1901M'", "scenario 1: id is missing"),
        ("[[scenario", "is no TOML"),
        (HEAD + "expect.unit.FRANCE = []", "T: step.1.expect.unit is no key"),
    ],
)
def test_a_file_with_a_fault_is_refused_with_its_place(text: str, sentence: str) -> None:
    with pytest.raises(ScenarioError, match=sentence):
        parse_scenarios(text, "faulty.toml")


@pytest.mark.parametrize(
    ("setup", "sentence"),
    [
        ('units.FRANCE = ["A ENG"]', "“A ENG” is no unit that can stand on this board"),
        ('units.ATLANTIS = ["A PAR"]', "“ATLANTIS” is none of AUSTRIA"),
        ('centres.FRANCE = ["BUR"]', "BUR is no supply centre"),
        ('variant = "chess"', "There is no variant “chess”"),
        ('options = { "adj.paradox" = "maybe" }', "“maybe” is no value of adj.paradox"),
    ],
)
def test_a_position_that_cannot_be_fails_the_scenario(setup: str, sentence: str) -> None:
    found = said(f'[[scenario]]\nid = "T"\nphase = "S1901M"\n{setup}\n[[scenario.step]]\n')
    assert len(found) == 1
    assert sentence in found[0]


def test_centres_belong_to_powers_with_pieces_where_nothing_is_said() -> None:
    text = HEAD + "expect.centres.GERMANY = ['BER', 'KIE', 'MUN']\nexpect.centres.ITALY = []"
    assert said(text) == []


def test_centres_that_are_listed_are_all_that_a_power_owns() -> None:
    head = HEAD.replace("[[scenario.step]]", 'centres.FRANCE = ["PAR"]\n[[scenario.step]]')
    assert said(head + 'expect.centres.FRANCE = ["PAR"]') == []


def test_a_line_begins_with_whole_words() -> None:
    assert said(HEAD + 'expect.absent.ALL = ["unit BU", "uni"]') == []


def test_a_position_of_a_game_is_written_as_a_scenario_that_passes() -> None:
    game = Game.begin(judge.ruleset(options={"adj.paradox": "szykman"}), seed="17")
    game.give(PowerId("FRANCE"), [game.reader.order("A PAR - BUR")], source="typed")
    game.resolve()
    text = write_scenario(game, game.record.nodes[1])
    data = tomllib.loads(text)["scenario"][0]
    assert data["options"] == {"adj.paradox": "szykman"}
    assert data["step"][0]["orders"] == {"FRANCE": ["A PAR - BUR"]}
    assert said(text) == []
    assert said(text.replace('"A BUR"', '"A GAS"')) != []
