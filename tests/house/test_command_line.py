"""Every command of the program can be found, explains itself and refuses what it does not know."""

import subprocess
import sys
from collections.abc import Iterator
from inspect import cleandoc

import click
import pytest
from click.testing import CliRunner

from engine.cli import program
from tests.helpers import texts


def walk(
    command: click.Command, path: tuple[str, ...]
) -> Iterator[tuple[tuple[str, ...], click.Command]]:
    """A command and all below it, with the words that call each."""
    yield path, command
    if isinstance(command, click.Group):
        context = click.Context(command)
        for name in command.list_commands(context):
            below = command.get_command(context, name)
            assert below is not None, f"{name} is listed and cannot be found"
            yield from walk(below, (*path, name))


COMMANDS = dict(walk(program, ()))
TYPED = ("spydip", "bash", "zsh", "fish")
"""What lines that are to be typed begin with."""


def test_the_doctor_is_among_the_commands() -> None:
    assert ("doctor",) in COMMANDS


@pytest.mark.parametrize("path", COMMANDS, ids=" ".join)
def test_the_command_explains_itself(path: tuple[str, ...]) -> None:
    result = CliRunner().invoke(program, [*path, "--help"])
    assert result.exit_code == 0, result.output
    assert COMMANDS[path].help


@pytest.mark.parametrize("path", COMMANDS, ids=" ".join)
def test_every_option_has_a_help_text(path: tuple[str, ...]) -> None:
    options = [item for item in COMMANDS[path].params if isinstance(item, click.Option)]
    assert [option.name for option in options if not option.help] == []


def helped(command: click.Command) -> Iterator[str]:
    """What the help of a command says: paragraphs, lines that stay lines, and options."""
    for part in cleandoc(command.help or "").split("\n\n"):
        if part.startswith("\b"):
            lines = (line.strip(" \b") for line in part.split("\n"))
            yield from (line for line in lines if line and line.split()[0] not in TYPED)
        elif part:
            yield " ".join(part.split())
    yield from (
        item.help for item in command.params if isinstance(item, click.Option) and item.help
    )


@pytest.mark.parametrize("language", ["de", "fr"])
def test_every_help_text_is_there_in_every_language(language: str) -> None:
    held = texts.catalogue(texts.TEXTS / language / "LC_MESSAGES" / "messages.po")
    known = {entry.id for entry in held if entry.string}
    wanted = {text for command in COMMANDS.values() for text in helped(command)}
    assert len(wanted) > 150
    assert sorted(wanted - known) == []


def test_help_and_complaints_speak_the_language_asked_for_and_english_again() -> None:
    def said(*words: str) -> str:
        return CliRunner().invoke(program, words).output

    english = said("branch", "--help")
    assert "Examples:" in english
    for asked in (("branch", "--language", "de"), ("--language", "de", "branch")):
        german = said(*asked, "--help")
        assert "Beispiele:" in german
        assert "Diese Hilfe zeigen." in german
        assert "Es fehlt das Argument" in said(*asked)
    assert "Brett" in said("--language", "de", "--help")
    assert said("branch", "--help") == english


def test_an_unknown_command_is_refused() -> None:
    result = CliRunner().invoke(program, ["no-such-command"])
    assert result.exit_code == 2
    assert "No such command" in result.output


def test_the_list_of_commands_says_of_each_what_its_help_says() -> None:
    listed = CliRunner().invoke(program, ["--help"], terminal_width=200).output
    for path, command in COMMANDS.items():
        if len(path) == 1:
            assert f"  {path[0]} " in listed
            assert command.get_short_help_str(45).removesuffix("...") in listed


LIST_ALL = """
import sys
from engine.cli import program
from tests.helpers import texts
program(["--help"], standalone_mode=False)
print([name for name in sys.modules if name.startswith("engine.cli.")])
"""


def test_the_list_of_commands_imports_none_of_them() -> None:
    result = subprocess.run(
        [sys.executable, "-c", LIST_ALL], capture_output=True, text=True, check=True
    )
    assert result.stdout.splitlines()[-1] == "['engine.cli._help']"


@pytest.mark.parametrize("name", ["ours.spydip", "France.spyview", "mine.toml", "maps/merrow"])
def test_files_in_the_place_of_a_command_are_shown_at_the_desk(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    lines: list[list[str]] = []
    monkeypatch.setattr(subprocess, "call", lambda line: lines.append(line) or 3)
    for words in ([name, "two.spydip"], ["open", name, "two.spydip"]):
        assert CliRunner().invoke(program, words).exit_code == 3
    assert [line[-4:] for line in lines] == [["spydip_gui", "--", name, "two.spydip"]] * 2
