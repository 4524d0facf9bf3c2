"""Every command speaks the language that it is asked for, and English where none is."""

from pathlib import Path

import click
import pytest
from click.testing import CliRunner

from engine.cli import program

SAID = {
    "en": ("check the name and the folder", "neither a border nor a sea route", "is due"),
    "de": ("prüfen Sie den Namen", "weder eine Grenze noch ein Seeweg", "fällig"),
    "fr": ("vérifiez le nom", "ni frontière ni route maritime", "attendu"),
}


def run(*arguments: str) -> str:
    return CliRunner().invoke(program, list(arguments)).output


@pytest.mark.parametrize("language", SAID)
@pytest.mark.parametrize("before", [True, False])
def test_errors_notes_and_lines_are_in_the_language_asked_for(
    language: str, before: bool, tmp_path: Path
) -> None:
    asked = ("--language", language)

    def spoken(*arguments: str) -> str:
        return run(*asked, *arguments) if before else run(*arguments, *asked)

    game = str(tmp_path / "game.spydip")
    fault, route, due = SAID[language]
    assert fault in spoken("show", str(tmp_path / "none.spydip"))
    assert due in spoken("new", game)
    checked = spoken("orders", "check", game, "ger", "A MUN - LON")
    assert checked.startswith("A MUN - LON ")
    assert route in checked


def test_without_a_language_it_is_english(tmp_path: Path) -> None:
    assert SAID["en"][0] in run("show", str(tmp_path / "none.spydip"))


def test_facts_are_never_translated(tmp_path: Path) -> None:
    game = str(tmp_path / "game.spydip")
    run("new", game)
    assert run("facts", game, "--language", "de") == run("facts", game)


def test_every_command_takes_a_language() -> None:
    with click.Context(program) as context:
        for name in program.list_commands(context):
            command = program.get_command(context, name)
            assert "language" in {param.name for param in command.params}, name
