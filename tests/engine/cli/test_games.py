"""A whole game can be played from the command line, and every mistake is answered in a sentence."""

import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

import maps
from engine.cli import program

SAVES = Path(__file__).parents[2] / "saves"
SCENARIOS = Path(__file__).parents[2] / "scenarios"


def run(*arguments: str | Path, stdin: str | None = None, status: int = 0) -> Result:
    """Run a command and look at its exit status."""
    result = CliRunner().invoke(program, [str(a) for a in arguments], input=stdin)
    assert result.exit_code == status, result.output
    return result


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """A new game."""
    path = tmp_path / "tannenburg.spydip"
    run("new", path, "--title", "Tannenburg", "--seed", "17")
    return path


@pytest.fixture
def played(file: Path) -> Path:
    """A game after its first turn."""
    run("orders", "enter", file, "France", "A PAR - BUR", "F BRE - MAO", "A MAR S A PAR - BUR")
    run("orders", "enter", file, "germany", stdin="A Munich - Burgundy\nf kie-hol\n")
    run("resolve", file)
    return file


def test_a_new_game_says_what_is_due_and_never_replaces_a_file(tmp_path: Path) -> None:
    path = tmp_path / "game"
    assert "game.spydip: Diplomacy, S1901M" in run("new", path).stdout
    assert "already there" in run("new", path, status=1).stderr


@pytest.mark.parametrize(
    ("option", "sentence"),
    [
        (("--variant", "standart"), "did you mean “standard”"),
        (("--option", "adj.paradox=maybe"), "“maybe” is not a value of adj.paradox"),
        (("--option", "paradox"), "write options as KEY=VALUE"),
        (("--board", "moon"), "moon"),
    ],
)
def test_what_no_game_can_be_played_by_is_refused(
    tmp_path: Path, option: tuple[str, str], sentence: str
) -> None:
    assert sentence in run("new", tmp_path / "g", *option, status=1).stderr
    assert list(tmp_path.iterdir()) == []


def test_orders_are_read_from_arguments_and_from_standard_input(played: Path) -> None:
    listed = run("orders", "list", played, "S1901M", "--json").stdout
    orders = json.loads(listed)["orders"]
    assert orders["FRANCE"]["orders"] == ["A PAR - BUR", "F BRE - MAO", "A MAR S A PAR - BUR"]
    assert orders["GERMANY"]["orders"] == ["A MUN - BUR", "F KIE - HOL"]
    assert orders["GERMANY"]["source"] == "command line"


def test_one_line_that_is_no_order_keeps_all_from_being_recorded(file: Path) -> None:
    result = run("orders", "enter", file, "France", "A PAR - BUR", "A MAR to the moon", status=1)
    assert "Nothing was recorded." in result.stderr
    assert "“A MAR to the moon”" in result.stderr
    assert "orders of nobody" in run("orders", "list", file).stdout


def test_another_powers_order_is_refused(file: Path) -> None:
    result = run("orders", "enter", file, "France", "ITALY: A VEN - TRI", status=1)
    assert "This is an order for ITALY, not for FRANCE" in result.stderr


def test_a_power_is_named_by_its_letter_or_its_beginning(tmp_path: Path) -> None:
    board = tmp_path / "isle"
    shutil.copytree(maps.folder("merrow"), board)
    rules = board / "board.toml"
    rules.write_text(re.sub(r'letter = "T"', 'letter = "X"', rules.read_text()))
    game = tmp_path / "isle.spydip"
    run("new", game, "--board", board)
    for name in ("x", "Tess", "TESSEL"):
        assert "A OAK H" in run("orders", "enter", game, name, "A OAK H").stdout
    assert (
        "“T-rex” is not one of" in run("orders", "enter", game, "T-rex", "A OAK H", status=1).stderr
    )


def test_a_board_of_ones_own_stays_with_the_game_wherever_its_folder_goes(tmp_path: Path) -> None:
    board, game = tmp_path / "boards" / "isle", tmp_path / "games" / "isle.spydip"
    shutil.copytree(maps.folder("merrow"), board)
    game.parent.mkdir()
    run("new", game, "--board", board)
    before = run("show", game).stdout
    shutil.rmtree(board)
    assert "S1651M" in before
    assert run("show", game).stdout == before


def test_orders_can_be_added_and_withdrawn(file: Path) -> None:
    run("orders", "enter", file, "F", "A PAR - BUR")
    run("orders", "enter", file, "F", "--add", "F BRE - MAO")
    listed = run("orders", "list", file, "--power", "fra").stdout
    assert "  A PAR - BUR\n  F BRE - MAO\n" in listed
    run("orders", "enter", file, "F", "--clear")
    assert "orders of nobody" in run("orders", "list", file).stdout


def test_checking_records_nothing_and_says_what_does_not_count(file: Path) -> None:
    result = run("orders", "check", file, "ger", "A MUN - LON", "A BER - KIE", status=1)
    assert "neither a border nor a sea route" in result.stdout
    assert "A BER - KIE\n" in result.stdout
    run("orders", "check", file, "ger", "A BER - KIE")
    assert "orders of nobody" in run("orders", "list", file).stdout


def test_a_whole_sheet_is_read_and_every_line_accounted_for(file: Path) -> None:
    sheet = (
        "> old stuff\n\nFRANCE\nA Par-Bur, F Bre-MAO\nGermany: A Mun-Bur\nA Kie to moon\n--\nJo\n"
    )
    tested = run("orders", "read", file, "--test", stdin=sheet, status=1)
    assert "FRANCE:\nA PAR - BUR\nF BRE - MAO\nGERMANY:\nA MUN - BUR\n" in tested.stdout
    assert "Line 6, “A Kie to moon”: " in tested.stdout
    assert "orders of nobody" in run("orders", "list", file).stdout
    run("orders", "read", file, "--power", "Italy", stdin="A Ven - Tri\n")
    assert "\nITALY (sheet, " in run("orders", "list", file).stdout
    homeless = run("orders", "read", file, stdin="A Ven - Tri\n", status=1)
    assert "1 order belongs to no power" in homeless.stdout


def test_resolving_names_who_was_silent_and_writes_the_turn(file: Path) -> None:
    run("orders", "enter", file, "France", "A PAR - BUR")
    tested = run("resolve", file, "--test")
    assert "Nothing has come from Austria, England, Germany, Italy, Russia" in tested.stderr
    assert "S1901M (" not in run("log", file).stdout
    assert "France:\n  F BRE H\n  A MAR H\n  A PAR - BUR\n" in run("resolve", file).stdout
    assert "S1901M adjudicated; F1901M is due" in run("log", file).stdout


def test_a_game_shows_where_it_stands_and_stood(played: Path) -> None:
    now = run("show", played).stdout
    assert "Tannenburg, Diplomacy: F1901M" in now
    assert "  A BUR, A MAR, F MAO" in now
    assert "  A MAR, A PAR, F BRE" in run("show", played, "S1901M").stdout
    data = json.loads(run("show", played, "--json", "--as", "t").stdout)
    assert (data["phase"], data["viewer"]) == ("F1901M", "TURKEY")
    assert data["units"]["France"] == ["A BUR", "A MAR", "F MAO"]


def test_a_phase_that_was_never_played_is_answered_with_those_that_were(played: Path) -> None:
    assert "it goes from S1901M to F1901M" in run("show", played, "S1905M", status=1).stderr
    assert "is not a phase" in run("show", played, "yesterday", status=1).stderr
    assert "has not been adjudicated" in run("report", played, "F1901M", status=1).stderr


def test_reports_facts_and_reasons_tell_of_the_same_turn(played: Path) -> None:
    assert "  A MUN - BUR  (*bounces*)" in run("report", played).stdout
    assert "- A MUN - BUR *(bounces)*" in run("report", played, "--style", "markdown").stdout
    facts = run("facts", played, "--as", "Turkey").stdout.splitlines()
    assert "order GERMANY A MUN - BUR = bounces" in facts
    assert facts == sorted(facts)
    told = run("explain", played, "S1901M", "MUN").stdout
    assert told.startswith("Army Munich")
    assert told.count("\n") == 1
    assert "no such province" in run("explain", played, "XXX", status=1).stderr


def test_facts_before_the_first_turn_are_the_opening(file: Path) -> None:
    assert "unit PAR FRANCE A" in run("facts", file).stdout.splitlines()


def test_undo_and_redo_say_where_they_lead(played: Path) -> None:
    assert run("undo", played, "--reason", "late mail").stdout == "Back from F1901M to S1901M.\n"
    assert "Orders in hand: FRANCE, GERMANY\n" in run("show", played).stdout
    assert "Orders in hand: FRANCE\n" in run("show", played, "--as", "France").stdout
    assert run("redo", played).stdout == "Forward from S1901M to F1901M.\n"
    assert "(late mail)" in run("log", played).stdout
    assert "Nothing was undone" in run("redo", played, status=1).stderr


def test_branches_are_begun_listed_and_left(played: Path) -> None:
    run("branch", played, "what if", "--from", "S1901M")
    listed = json.loads(run("branch", played, "--json").stdout)
    assert listed == {"branch": "what if", "branches": {"main": "F1901M", "what if": "S1901M"}}
    assert "Now on “main”, where F1901M is due." in run("branch", played, "main").stdout
    assert "already a branch" in run("branch", played, "main", "--from", "S1901M", status=1).stderr


def test_a_position_is_set_by_hand_with_a_reason(played: Path) -> None:
    result = run(
        *("edit", played, "--remove", "BUR", "--add", "France: A PAR", "--centre", "BEL=France"),
        *("--reason", "misread"),
    )
    assert result.stdout.splitlines() == [
        "centres: BEL FRANCE",
        "units: no longer FRANCE: A BUR",
        "units: now FRANCE: A PAR",
    ]
    assert "(misread)" in run("log", played).stdout
    assert (
        "There is no unit in UKR"
        in run("edit", played, "--remove", "UKR", "--reason", "x", status=1).stderr
    )


def test_orders_outlive_an_edit_unless_their_piece_does_not(played: Path) -> None:
    run("orders", "enter", played, "France", "A BUR - MUN", "F MAO - POR")
    said = run("edit", played, "--remove", "BUR", "--reason", "misread").stdout
    assert said.splitlines()[-1] == "No longer possible: FRANCE: A BUR - MUN"
    left = run("orders", "list", played).stdout
    assert "F MAO - POR" in left
    assert "A BUR" not in left


def test_an_edit_is_for_countries_whoever_gives_their_orders(tmp_path: Path) -> None:
    game = tmp_path / "two.spydip"
    run("new", game, "--variant", "intimate")
    said = run("edit", game, "--add", "Austria: A TYR", "--centre", "SER=A", "--reason", "x")
    assert {"units: now AUSTRIA: A TYR", "centres: SER AUSTRIA"} <= set(said.stdout.splitlines())
    refused = run("edit", game, "--add", "X: A MUN", "--reason", "x", status=1).stderr
    assert "“X” is not one of AUSTRIA" in refused


def test_a_game_of_ours_verifies_without_drift(played: Path) -> None:
    assert run("verify", played).stdout == "4 steps, 2 positions: no differences\n"
    assert json.loads(run("verify", played, "--json").stdout) == {"turns": 1, "drift": []}


def test_a_damaged_file_is_refused_and_what_is_sound_is_rescued(
    played: Path, tmp_path: Path
) -> None:
    content = played.read_bytes()
    played.write_bytes(content.replace(b"F KIE - HOL", b"F KIE - DEN"))
    refused = run("show", played, status=1)
    assert "is damaged: step 3 is not what was saved" in refused.stderr
    assert "spydip rescue" in refused.stderr
    saved = tmp_path / "saved.spydip"
    assert "2 steps saved; step 3 is not what was saved" in run("rescue", played, saved).stdout
    assert "Orders in hand: FRANCE" in run("show", saved).stdout
    assert "no file" in run("rescue", tmp_path / "gone", saved, status=1).stderr


def test_games_of_the_package_go_in_and_out(tmp_path: Path) -> None:
    source, game, back = SAVES / "package" / "convoys.json", tmp_path / "g", tmp_path / "b.json"
    assert "S1904M is due" in run("import", source, game).stdout
    run("export", game, "-o", back)
    assert json.loads(back.read_text()) == json.loads(source.read_text())


def test_a_printed_adjudication_becomes_a_game(tmp_path: Path) -> None:
    page = "Spring 1901\nFrance: A Par-Bur, F Bre-MAO\nGermany: A Mun-Bur (fails)\n"
    result = run("import", "-", tmp_path / "g", stdin=page)
    assert "1 turn, F1901M is due" in result.stdout
    assert "the page says that it succeeded, but here: bounces" in result.stderr
    assert "is not valid JSON" in run("import", "-", tmp_path / "h", stdin="{", status=1).stderr
    assert "cannot be read" in run("import", tmp_path / "x", tmp_path / "h", status=1).stderr


def test_a_position_is_exported_as_a_scenario_that_passes(played: Path, tmp_path: Path) -> None:
    scenario = tmp_path / "s.toml"
    run("export", played, "S1901M", "--to", "scenario", "-o", scenario)
    assert run("check", scenario).stdout == "1 passed, 0 failed\n"
    scenario.write_text(scenario.read_text().replace('phase = "F1901M"', 'phase = "W1901A"'))
    failed = run("check", scenario, status=1).stdout.splitlines()
    assert failed[0].endswith("step 1: phase: expected W1901A, got F1901M")
    assert failed[-1] == "0 passed, 1 failed"
    more = run("check", tmp_path / "gone.toml", SCENARIOS / "standard.toml", status=1).stdout
    assert "gone.toml” cannot be read" in more
    assert more.endswith(" passed, 1 failed\n")


def test_a_power_is_never_given_the_whole_game(played: Path) -> None:
    result = run("export", played, "--as", "France", status=1)
    assert "holds everything" in result.stderr
    assert "As seen by Turkey." in run("export", played, "--to", "text", "--as", "T").stdout


def test_variants_and_their_options_are_listed() -> None:
    assert "standard" in run("variants").stdout
    listed = run("variants", "standard").stdout
    assert "\n  adj.paradox = rulebook | szykman" in listed
    options = json.loads(run("variants", "standard", "--json").stdout)["standard"]["options"]
    assert options["adj.rulebook"]["default"] == "2023"
    assert options["game.victory"]["pattern"] == r"[1-9]\d?"
    assert options["game.victory"]["example"] == "18"
    assert "There is no variant" in run("variants", "chess", status=1).stderr


def test_a_clause_that_is_not_there_is_refused() -> None:
    assert "has no clause “XYZ”" in run("rules", "standard", "XYZ", status=1).stderr


def test_every_shell_gets_its_completion() -> None:
    for shell in ("bash", "zsh", "fish"):
        assert "_SPYDIP_COMPLETE" in run("completion", shell).stdout


def test_phases_of_the_game_are_completed(played: Path) -> None:
    words = f"spydip show {played} F"
    env = {"_SPYDIP_COMPLETE": "bash_complete", "COMP_WORDS": words, "COMP_CWORD": "3"}
    done = subprocess.run(
        [Path(sys.executable).parent / "spydip"],
        env={**os.environ, **env},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.stdout == "plain,F1901M\n"


def test_every_game_command_explains_itself() -> None:
    listed = run("--help").stdout
    for name in ("new", "show", "orders", "resolve", "undo", "import", "verify", "check"):
        assert f"\n  {name} " in listed
        assert len(run(name, "--help").stdout) > 150


def test_what_the_public_position_forbids_is_refused_with_the_reason_in_winter(
    tmp_path: Path,
) -> None:
    """The same sentence answers a typed line, a mail and a row of orders (STD-7)."""
    file = tmp_path / "winter.spydip"
    run("new", file)
    for _ in range(2):
        run("orders", "enter", file, "Germany", "F KIE - DEN", "A MUN - RUH")
        run("resolve", file)
    said = run("orders", "check", file, "Germany", "BUILD A DEN", "BUILD A BER", status=1).stdout
    assert "Denmark is not a home centre of yours." in said
    assert "An army in Berlin stands there: builds need a vacant centre." in said
    said = run("orders", "check", file, "France", "REMOVE A PAR", "WAIVE", status=1).stdout
    assert "You need not remove anything." in said
    assert "You have no build to make." in said
    german = run("--language", "de", "orders", "check", file, "France", "WAIVE", status=1).stdout
    assert "Sie haben nichts aufzubauen." in german


@pytest.fixture
def auction(tmp_path: Path) -> Path:
    """A game of two players before Spring 1901: X has Austria and Germany, Y Italy and France."""
    file = tmp_path / "auction.spydip"
    run("new", file, "--variant", "intimate", "--seed", "3")
    for who, first in (("X", "AUSTRIA ITALY"), ("Y", "ITALY AUSTRIA")):
        wishes = f"PREFER {first} FRANCE GERMANY TURKEY ENGLAND RUSSIA"
        run("orders", "enter", file, who, wishes)
    run("resolve", file)
    run("orders", "enter", file, "X", "BID GERMANY 5")
    run("orders", "enter", file, "Y", "BID FRANCE 4")
    run("resolve", file)
    return file


def test_a_country_s_name_before_an_order_or_above_it_is_read_for_its_commander(
    auction: Path,
) -> None:
    said = run("orders", "enter", auction, "X", "GERMANY: A MUN - TYR", "AUSTRIA: A VIE - GAL")
    assert said.stdout.split("\n")[:2] == ["GERMANY: A MUN - TYR", "AUSTRIA: A VIE - GAL"]
    sheet = "GERMANY\nA MUN - TYR\n\nAUSTRIA\nA VIE - GAL\nFRANCE:\nA PAR - BUR\n"
    said = run("orders", "read", auction, "--power", "X", stdin=sheet).stdout
    assert "GERMANY: A MUN - TYR\nAUSTRIA: A VIE - GAL" in said
    assert "You do not command France." in said


def test_a_sheet_of_both_players_is_parted_by_player_and_by_country(auction: Path) -> None:
    sheet = "X:\nA MUN - TYR\nPlayer Y\nA VEN - TYR\nF NAP - ION\nPlayer X\nGermany:\nA BER H\n"
    said = run("orders", "read", auction, stdin=sheet).stdout
    assert said == "X:\nA MUN - TYR\nGERMANY: A BER H\nY:\nA VEN - TYR\nF NAP - ION\n"
    sheet = "Germany:\nA MUN - TYR\nAustria\nA VIE - GAL\nFrance: A PAR - BUR\n"
    said = run("orders", "read", auction, stdin=sheet).stdout
    assert "Y:\nFRANCE: A PAR - BUR" in said


def test_a_bid_below_zero_is_refused_and_a_country_with_a_number_is_a_bid(tmp_path: Path) -> None:
    file = tmp_path / "bids.spydip"
    run("new", file, "--variant", "intimate", "--seed", "3")
    run("orders", "enter", file, "X", "PREFER AUSTRIA ITALY FRANCE GERMANY TURKEY ENGLAND RUSSIA")
    run("orders", "enter", file, "Y", "PREFER ITALY AUSTRIA FRANCE GERMANY TURKEY ENGLAND RUSSIA")
    run("resolve", file)
    said = run(
        "orders",
        "read",
        file,
        "--power",
        "X",
        stdin="France: 3\nTurkey -2\nBID RUSSIA - 4\n",
        status=1,
    )
    assert "BID FRANCE 3\n" in said.stdout
    assert "A bid is zero credits or more." in said.stdout
    assert "BID RUSSIA 4" in said.stdout


def test_a_stalemate_waits_for_the_last_mercenary_and_the_deadline_stays(auction: Path) -> None:
    """ID-10a; then the home country with more centres has won."""
    refused = run("resolve", auction, "--act", "STALEMATE", status=1).stderr
    assert "A stalemate ends the game once no mercenary country is left" in refused
    assert "Turkey" in refused
    assert "S1901M" in run("orders", "list", auction).stdout


def test_espionage_is_refused_on_a_board_without_a_place_for_its_pieces(tmp_path: Path) -> None:
    """ESP-3a: all homes of the Isle of Merrow are centres."""
    asked = ("new", tmp_path / "g", "--variant", "espionage", "--board", "merrow")
    assert "Isle of Merrow has none" in run(*asked, status=1).stderr
    assert list(tmp_path.iterdir()) == []
    run(*asked, "--option", "esp.start=(0,0)")


def test_rules_name_their_source_once_before_the_clauses_it_holds_for() -> None:
    lines = run("rules", "espionage").stdout.splitlines()
    assert lines[0].startswith("[Pete Tulk and Kevin Matthews")
    assert sum("Kevin Matthews, Espionage" in line for line in lines) == 1
    [single] = run("rules", "espionage", "ESP-00").stdout.split("\nESP-00")[1:]
    assert "TROG" not in single
