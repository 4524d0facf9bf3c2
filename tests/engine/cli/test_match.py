"""``spydip match`` as a person calls it."""

import re
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from engine.cli import program


def match(path: Path, *words: str) -> Result:
    kept = ("--results", str(path / "m.sqlite"))
    return CliRunner().invoke(program, ["match", *words, *kept])


def rates(text: str, player: str) -> list[str]:
    """What each table says of a player, its intervals left out."""
    lines = (line for line in text.splitlines() if line.startswith(f"  {player} "))
    return [re.sub(r" \(.*?\)", "", line).split()[4] for line in lines]


def test_whoever_plays_beats_whoever_does_not(tmp_path: Path) -> None:
    found = match(
        tmp_path, "--seats", "chance:1,nobody:6", "--games", "7", "--last", "1903", "--apart"
    )
    assert found.exit_code == 0, found.output
    assert "A: standard chance:1 nobody:6\n" in found.stdout
    assert "B: standard chance:6 nobody:1\n" in found.stdout
    chance, nobody = rates(found.stdout, "chance"), rates(found.stdout, "nobody")
    assert len(chance) == len(nobody) == 2
    assert all(
        float(one[:-1]) > float(other[:-1]) for one, other in zip(chance, nobody, strict=True)
    )
    assert re.search(r"\d+ deadlines per second", found.stderr)


def test_players_take_turns_at_all_seats(tmp_path: Path) -> None:
    found = match(tmp_path, "--seats", "chance:1,nobody:6", "--games", "7", "--deadlines", "6")
    assert found.exit_code == 0, found.output
    data = tmp_path / "m.json"
    CliRunner().invoke(program, ["lab", "show", str(tmp_path / "m.sqlite"), "--json", str(data)])
    assert '"chance"' in data.read_text("utf-8")


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("--seats", "chance"), "does not say who sits where"),
        (("--seats", "chance:1,nobody:2"), "3 players were named for 7 seats"),
        (("--seats", "chance:7", "--apart"), "two kinds of players"),
        (("--seats", "greedy:1,chance:6"), "There is no player “greedy”"),
    ],
)
def test_a_table_that_cannot_be_is_refused(
    tmp_path: Path, words: tuple[str, ...], said: str
) -> None:
    found = match(tmp_path, *words, "--games", "1")
    assert found.exit_code == 1
    assert said in found.output
