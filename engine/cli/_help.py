"""Help in the language asked for: click's own words and those of our commands, by gettext.

English is what stands in the code; for English, nothing is read.
"""

import ast
import os
from copy import copy
from importlib.util import find_spec
from inspect import cleandoc
from typing import TypeVar

import click

Command = TypeVar("Command", bound=click.Command)


def speak(language: str) -> None:
    """Have click and the help of commands speak a language from now on."""
    from gettext import bindtextdomain  # noqa: PLC0415
    from importlib.resources import files  # noqa: PLC0415

    bindtextdomain("messages", str(files("resources") / "texts"))
    os.environ["LANGUAGE"] = language


def speak_english() -> None:
    """Undo the language of an earlier call in the same process."""
    os.environ.pop("LANGUAGE", None)


def worded(command: Command) -> Command:
    """A copy of a command with its help in the current language."""
    spoken = copy(command)
    spoken.help = _paragraphs(cleandoc(command.help)) if command.help else command.help
    spoken._help_option = None  # noqa: SLF001  # made anew, as it is worded when it is made
    spoken.params = [
        _option(one) if isinstance(one, click.Option) else one for one in command.params
    ]
    return spoken


def _option(option: click.Option) -> click.Option:
    spoken = copy(option)
    spoken.help = said(option.help) if option.help else option.help
    return spoken


def _paragraphs(text: str) -> str:
    """Paragraph by paragraph, and line by line where they must not be wrapped."""
    return "\n\n".join(
        "\n".join(map(_line, part.split("\n")))
        if part.startswith("\b")
        else said(" ".join(part.split()))
        for part in text.split("\n\n")
    )


def _line(line: str) -> str:
    bare = line.strip(" \b")
    return line.replace(bare, said(bare)) if bare else line


def said(text: str) -> str:
    """A text of the command line in the current language."""
    from gettext import gettext  # noqa: PLC0415

    return gettext(text) if text else text


def described(module: str, function: str) -> click.Command | None:
    """A stand-in with the help text of the command that is a module's function.

    None if there is no source to read, as in a frozen program.
    """
    spec = find_spec(module)
    get_source = getattr(spec.loader, "get_source", None) if spec else None
    source = get_source(module) if get_source else None
    if source is None:
        return None
    for part in ast.parse(source).body:
        if isinstance(part, ast.FunctionDef) and part.name == function:
            return click.Command(function, help=ast.get_docstring(part))
    return None
