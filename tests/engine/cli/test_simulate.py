"""``spydip simulate`` plays games by chance and tells how they went."""

from click.testing import CliRunner

from engine.cli import program


def run(*arguments: str) -> tuple[list[str], str]:
    """The lines of the games, and the line about the pace, which is no part of what they are."""
    result = CliRunner().invoke(program, ["simulate", *arguments])
    assert result.exit_code == 0
    return result.stdout.splitlines(), result.stderr


def test_each_game_has_a_line_and_the_same_seed_the_same_ones():
    games, _ = run("--board", "merrow", "--games", "3", "--seed", "4")
    assert [line.split(":")[0] for line in games] == ["4", "5", "6"]
    assert games == run("--board", "merrow", "--games", "3", "--seed", "4")[0]
    assert "won" in "".join(games)


def test_a_game_can_be_cut_short():
    (line,), figures = run("--deadlines", "2")
    assert "won" not in line
    assert figures.startswith("2 deadlines")


def test_an_unknown_board_is_told_without_a_trace():
    result = CliRunner().invoke(program, ["simulate", "--board", "atlantis"])
    assert result.exit_code == 1
    assert "neither a built-in board" in result.stderr


def test_any_variant_is_played_by_seats_that_know_what_they_are_told():
    (line,), figures = run("--variant", "blind", "--deadlines", "6")
    assert line.startswith("0: S1902M")
    assert figures.startswith("6 deadlines")


def test_an_unknown_variant_is_told_with_those_that_there_are():
    result = CliRunner().invoke(program, ["simulate", "--variant", "chess"])
    assert result.exit_code == 1
    assert "espionage" in result.stderr
