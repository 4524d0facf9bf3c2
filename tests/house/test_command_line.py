"""Every command of the program can be found, explains itself and refuses what it does not know."""

from collections.abc import Iterator

import click
import pytest
from click.testing import CliRunner

from engine.cli import program


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


def test_an_unknown_command_is_refused() -> None:
    result = CliRunner().invoke(program, ["no-such-command"])
    assert result.exit_code == 2
    assert "No such command" in result.output
