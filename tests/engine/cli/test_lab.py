"""``spydip lab`` as a person calls it."""

import csv
import json
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from engine.cli import program


def lab(*words: str | Path) -> Result:
    return CliRunner().invoke(program, ["lab", *map(str, words)])


def test_a_run_tells_what_it_comes_to_and_goes_on(tmp_path: Path) -> None:
    file, sheet, data = tmp_path / "r.sqlite", tmp_path / "r.csv", tmp_path / "r.json"
    asked = ("--variant", "blind", "--games", "3", "--deadlines", "5", "--results", file)
    first = lab("run", *asked, "--csv", sheet, "--json", data, "--matters", "2")
    assert first.exit_code == 0, first.output
    assert "3 games: ended 0.0%" in first.stdout
    assert "AUSTRIA" in first.stdout
    assert len(list(csv.DictReader(sheet.read_text("utf-8").splitlines()))) == 8
    assert json.loads(data.read_text("utf-8"))["plan"]["games"] == 3
    again = lab("run", *asked, "--matters", "2")
    shown = lab("show", file)
    assert shown.stdout == again.stdout
    assert shown.stdout in first.stdout


def test_two_settings_are_told_apart(tmp_path: Path) -> None:
    found = lab(
        *("run", "--variant", "spy", "--against-option", "spy.captures=off", "--games", "2"),
        *("--deadlines", "4", "--results", tmp_path / "r.sqlite"),
    )
    assert found.exit_code == 0, found.output
    assert "A: spy\n" in found.stdout
    assert "B: spy spy.captures=off\n" in found.stdout
    assert "What B has beyond A, in percentage points\n" in found.stdout


def test_parts_are_merged(tmp_path: Path) -> None:
    for part in (1, 2):
        made = lab(
            *("run", "--variant", "blind", "--games", "10", "--deadlines", "2"),
            *("--part", f"{part}/2", "--results", tmp_path / f"{part}.sqlite"),
        )
        assert made.exit_code == 0, made.output
    found = lab("merge", tmp_path / "all.sqlite", tmp_path / "1.sqlite", tmp_path / "2.sqlite")
    assert found.stdout.startswith("10 games are now in")


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("--part", "5/3"), "“5/3” is not a part of a run"),
        (("--option", "spy.no=such"), "has no option"),
        (("--variant", "nothing"), "There is no variant"),
        (("--cluster", "somewhere"), "not the address of a scheduler"),
    ],
)
def test_what_cannot_be_is_said_in_a_sentence(
    tmp_path: Path, words: tuple[str, ...], said: str
) -> None:
    found = lab("run", "--games", "1", "--results", tmp_path / "r.sqlite", *words)
    assert found.exit_code == 1
    assert said in found.output


def test_a_page_is_written_beside_the_table(tmp_path: Path) -> None:
    file, drawn = tmp_path / "r.sqlite", tmp_path / "r.html"
    lab("run", "--variant", "infiltration", "--games", "1", "--deadlines", "3", "--results", file)
    found = lab("show", file, "--page", drawn)
    assert found.exit_code == 0, found.output
    assert (
        "<figcaption>Who owned each centre longest (darker: longer)</figcaption>"
        in drawn.read_text("utf-8")
    )
