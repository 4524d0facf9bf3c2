"""Scenarios are read from TOML, played, and answered with what was expected and what came."""

from pathlib import Path

import pytest

from engine.game.examine import examine
from engine.game.scenario import ScenarioError, parse_scenarios, read_scenarios
from engine.visibility.audit import ReportMismatchError

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
        (
            'expect.told.TURKEY = ["A PAR - MUN"]',
            "told.TURKEY: expected A PAR - MUN, got none of it",
        ),
        (
            'expect.untold.TURKEY = ["A  PAR - BUR"]',
            "untold.TURKEY: expected no text “A  PAR - BUR”, got A  PAR - BUR",
        ),
        ("expect.over = true", "over: expected True, got False"),
        ('expect.winner = "none"', "winner: expected none, got the game is not over"),
        ('expect.covert.FRANCE = ["SPY PAR"]', "“SPY PAR” is not a piece of Diplomacy."),
        ('orders.GERMANY = ["A BERLIN -"]', "orders.GERMANY “A BERLIN -”: expected accepted"),
        (
            'refused.GERMANY = ["A MUN - BER"]',
            "refused.GERMANY “A MUN - BER”: expected refused, got accepted",
        ),
        ('expect.units.F = ["A PAR"]', "units.FRANCE: expected A PAR, got A BUR, F BRE"),
        ('expect.seen.France = ["Paris"]', "seen.FRANCE: expected PAR, got ADR"),
        ('expect.phase = "w1901a"', "phase: expected W1901A, got F1901M"),
        ('to = "S1901R"', "S1901R is never due; S1902M is next."),
        ('to = "S1900M"', "S1900M is never due; F1901M is next."),
    ],
)
def test_every_expectation_can_fail(expectation: str, answer: str) -> None:
    found = said(HEAD + expectation)
    assert found
    assert f"T, step 1: {answer}" in found[0] or answer in found[0]


AUCTION = """
[[scenario]]
id = "T"
variant = "intimate"
phase = "S1901B"
position = "start"
players = { X = "AUSTRIA", Y = "ITALY" }
credits = { X = 24, Y = 24 }
[[scenario.step]]
orders.X = ["BID FRANCE 5"]
"""


@pytest.mark.parametrize(
    ("expectation", "answer"),
    [
        ("expect.credits = { X = 5 }", "credits.X: expected 5, got 19"),
        ('expect.control = { X = ["ITALY"] }', "control.X: expected ITALY, got FRANCE"),
        ('expect.control.Anarchy = ["G"]', "control.ANARCHY: expected GERMANY, got ENGLAND, GER"),
        (
            'expect.players = { X = "I", Y = "A" }',
            "players: expected X = ITALY, Y = AUSTRIA, got X",
        ),
    ],
)
def test_what_is_expected_of_players_can_fail(expectation: str, answer: str) -> None:
    assert said(AUCTION + expectation)[0].startswith(f"T, step 1: {answer}")


def test_a_player_is_told_the_results_of_the_countries_it_commands() -> None:
    head = AUCTION.replace("S1901B", "S1901M").replace('"BID FRANCE 5"', '"F: A PAR - BUR"')
    head = head.replace("credits", 'control.X = ["FRANCE"]\ncredits')
    expectation = 'expect.results.X = { "FRANCE: A PAR - BUR" = "succeeds" }'
    assert said(head + expectation) == []
    assert said(head + expectation.replace(".X", ".Y")) != []
    assert said(head + expectation.replace(".X", ".FRANCE").replace("FRANCE: ", "")) == []


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        (
            'orders.GERMANEERS = ["A MUN H"]',
            "step 1: orders names “GERMANEERS”, which is not one of",
        ),
        ("expect.units.NOBODY = []", "step 1: expect.units names “NOBODY”, which is not one of"),
        ('expect.facts.NOBODY = ["unit PAR"]', "step 1: expect.facts names “NOBODY”"),
        ("expect.credits = { X = 5 }", "step 1: expect.credits names “X”, which is not one of"),
        ("expect.seen.F = []\nexpect.seen.FRANCE = []", "step 1: expect.seen names FRANCE twice"),
        ('expect.phase = "S1901B"', "step 1: expect.phase: Diplomacy has no S1901B."),
        ('to = "W1901M"', "step 1: to: Diplomacy has no W1901M."),
    ],
)
def test_a_name_that_means_nobody_is_told_with_its_place(line: str, sentence: str) -> None:
    assert f"T: the run: expected no error, got {sentence}" in said(HEAD + line)[0]


def test_powers_are_read_in_any_case_by_letter_and_adjective() -> None:
    text = """
[[scenario]]
id = "T"
phase = "s1901m"
units.f = ["army Paris", "f spain (nc)"]
centres.french = ["Paris"]
[[scenario.step]]
orders.France = ["A PAR - BUR"]
expect.units.FRENCH = ["A Burgundy", "F SPA/NC"]
expect.facts.others = ["unit BUR FRANCE A"]
"""
    assert said(text) == []


def test_an_order_without_its_coast_is_refused_like_any_other() -> None:
    head = HEAD.replace("S1901M", "W1901A").replace('"A PAR - BUR"', '"WAIVE"')
    assert said(head + 'refused.FRANCE = ["BUILD F STP", "A PAR - LIV"]') == []
    condition = "IF A A IN VEN THEN SPY PAR H"
    spied = HEAD.replace('id = "T"', 'id = "T"\nvariant = "spy"')
    assert said(spied + f'refused.FRANCE = ["{condition}"]') == []


def test_a_step_may_run_on_for_many_years() -> None:
    assert said(HEAD + 'to = "S1950M"\nexpect.phase = "S1950M"') == []


def test_a_report_that_is_withheld_fails_its_scenario(monkeypatch: pytest.MonkeyPatch) -> None:
    def withheld(*_: object) -> None:
        raise ReportMismatchError("The report is withheld.")

    monkeypatch.setattr("engine.judge.report", withheld)
    found = said(HEAD + 'expect.facts.FRANCE = ["unit BUR FRANCE A"]')
    assert found == ["T, step 1: the run: expected no error, got The report is withheld."]


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
        ("[[scenario]]\nid = 'A'\nphase = 'S1901M'\ncentre.X = []", "A: centre is not a key"),
        ("[[scenario]]\nid = 'A'\nphase = 'yesterday'", "A: “yesterday” is not a phase"),
        ("[[scenario]]\nphase = 'S1901M'", "scenario 1: id is missing"),
        ("[[scenario", "is not valid TOML"),
        (HEAD + "expect.unit.FRANCE = []", "T: step.1.expect.unit is not a key"),
    ],
)
def test_a_file_with_a_fault_is_refused_with_its_place(text: str, sentence: str) -> None:
    with pytest.raises(ScenarioError, match=sentence):
        parse_scenarios(text, "faulty.toml")


@pytest.mark.parametrize(
    ("setup", "sentence"),
    [
        ('units.FRANCE = ["A ENG"]', "“A ENG” is not a unit that can stand on this board"),
        ('units.ATLANTIS = ["A PAR"]', "units names “ATLANTIS”, which is not one of AUSTRIA"),
        (
            'units.RUSSIA = ["F STP"]',
            "“F STP” is not a unit that can stand on this board. Write F S",
        ),
        ('units.FRANCE = ["A PAR", "A PAR"]', "FRANCE: A PAR and FRANCE: A PAR are both in PAR"),
        (
            'position = "start"\nunits.FRANCE = ["A MUN"]',
            "GERMANY: A MUN and FRANCE: A MUN are both in MUN",
        ),
        (
            'dislodged.ITALY = ["A TRI FROM VEN", "A TRI"]',
            "ITALY: A TRI and ITALY: A TRI are both retreating from TRI",
        ),
        (
            'units.ITALY = ["A TRI"]\ndislodged.ITALY = ["A TRI FROM VEN"]',
            "ITALY: A TRI is where a unit of its own power, A TRI, is retreating from",
        ),
        (
            'centres.FRANCE = ["PAR"]\ncentres.ITALY = ["PAR"]',
            "centres gives PAR to FRANCE and to ITALY",
        ),
        ('centres.FRANCE = ["LIV"]', "“LIV” could be LVN or LVP; write which"),
        ('variant = "spy"\ncovert.FRANCE = ["SPY PAR ASHORE"]', "“PAR ASHORE” is not a province"),
        ('variant = "spy"\ncovert.FRANCE = ["A PAR"]', "“A PAR” is not a covert piece"),
        (
            'variant = "spy"\nunits.ITALY = ["F NTH"]\ncovert.FRANCE = ["SPY NTH ABOARD ENGLAND"]',
            "No fleet of England in the North Sea could carry a piece",
        ),
        (
            'variant = "infiltration"\ncovert.FRANCE = ["AGENT PAR(0)"]',
            "“AGENT PAR(0)” is not a piece; a number must be at least 1",
        ),
        ('centres.FRANCE = ["BUR"]', "BUR is not a supply centre"),
        ('variant = "chess"', "There is no variant “chess”"),
        ('options = { "adj.paradox" = "maybe" }', "“maybe” is not a value of adj.paradox"),
    ],
)
def test_a_position_that_cannot_be_fails_the_scenario(setup: str, sentence: str) -> None:
    found = said(f'[[scenario]]\nid = "T"\nphase = "S1901M"\n{setup}\n[[scenario.step]]\n')
    assert len(found) == 1
    assert sentence in found[0]


@pytest.mark.parametrize("phase", ["S1901B", "S1901A", "W1901M", "S1901MS"])
def test_a_phase_that_the_variant_has_not_fails_the_scenario(phase: str) -> None:
    found = said(HEAD.replace("S1901M", phase))
    assert found == [f"T: the run: expected no error, got phase: Diplomacy has no {phase}."]


def test_a_file_may_begin_with_a_byte_order_mark(tmp_path: Path) -> None:
    file = tmp_path / "marked.toml"
    file.write_text(HEAD, encoding="utf-8-sig")
    assert [scenario.id for scenario in read_scenarios(file)] == ["T"]


def test_covert_pieces_may_be_named_in_full_and_by_number() -> None:
    text = """
[[scenario]]
id = "T"
variant = "infiltration"
phase = "S1902M"
units.ENGLAND = ["A BOH"]
covert.FRANCE = ["agent Bohemia", "AGENT BOH (2)", "AGENT BOH(1)"]
[[scenario.step]]
orders.FRANCE = ["AGENT BOH(3) - VIE"]
expect.covert.FRANCE = ["AGENT VIE(3)", "AGENT BOH(1)"]
"""
    assert said(text) == []


def test_centres_belong_to_powers_with_pieces_where_nothing_is_said() -> None:
    text = HEAD + "expect.centres.GERMANY = ['BER', 'KIE', 'MUN']\nexpect.centres.ITALY = []"
    assert said(text) == []


def test_centres_that_are_listed_are_all_that_a_power_owns() -> None:
    head = HEAD.replace("[[scenario.step]]", 'centres.FRANCE = ["PAR"]\n[[scenario.step]]')
    assert said(head + 'expect.centres.FRANCE = ["PAR"]') == []


def test_a_line_begins_with_whole_words() -> None:
    assert said(HEAD + 'expect.absent.ALL = ["unit BU", "uni"]') == []
    coast = HEAD.replace('"F BRE"', '"F SPA/NC"')
    (found, *_) = said(coast + 'expect.absent.FRANCE = ["unit SPA"]')
    assert found.endswith("absent.FRANCE: expected no line “unit SPA”, got unit SPA/NC FRANCE F")


def test_a_variant_file_is_found_from_the_scenarios_that_name_it(tmp_path: Path) -> None:
    text = '[[scenario]]\nid = "X"\nvariant = "{}"\nphase = "S1901M"\nposition = "start"\n'
    file = tmp_path / "deep" / "x.toml"
    (file.parent / "mixes").mkdir(parents=True)
    (file.parent / "mixes" / "mine.toml").write_text('title = "Mine"\nbase = "spy"\n', "utf-8")
    file.write_text(text.format("mixes/mine.toml"), "utf-8")
    [found] = read_scenarios(file)
    assert not examine(found)
    for place in (f"{tmp_path}/mine.toml", "../mine.toml", "//host/mine.toml", "C:mine.toml"):
        file.write_text(text.format(place), "utf-8")
        with pytest.raises(ScenarioError, match="must be in the folder of the scenarios"):
            read_scenarios(file)
