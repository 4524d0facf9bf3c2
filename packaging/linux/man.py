"""Write the manual page from the help of the commands.

Run it so: python packaging/linux/man.py >spydip.1
"""

import datetime as dt
import os
import sys
from importlib.metadata import version
from inspect import cleandoc

import click

from engine.cli import program


def text(words: str) -> str:
    """Words as roff takes them."""
    return words.replace("\\", "\\e").replace("-", "\\-").replace("\n.", "\n\\&.")


def paragraphs(doc: str) -> list[str]:
    """The paragraphs of a help text; those that click leaves as they are keep their lines."""
    lines: list[str] = []
    for part in cleandoc(doc).split("\n\n"):
        if part.startswith("\b"):
            lines += [".nf", text(part.removeprefix("\b").strip("\n")), ".fi"]
        else:
            lines += [text(" ".join(part.split()))]
        lines.append(".PP")
    return lines[:-1]


def commands(group: click.Group, context: click.Context, before: str) -> list[str]:
    """Every command below a group, with its options."""
    lines: list[str] = []
    for name in group.list_commands(context):
        command = group.get_command(context, name)
        assert command is not None, name  # noqa: S101  # it was listed
        inner = click.Context(command, context, info_name=name)
        if isinstance(command, click.Group):
            lines += commands(command, inner, f"{before}{name} ")
            continue
        lines.append(f".SS {text(' '.join([before + name, *command.collect_usage_pieces(inner)]))}")
        lines += paragraphs(command.help or "")
        for option in command.params:
            record = option.get_help_record(inner)
            if record is not None:
                lines += [".TP", f".B {text(record[0])}", text(record[1])]
    return lines


def page() -> str:
    """The whole page."""
    moment = dt.datetime.fromtimestamp(int(os.environ.get("SOURCE_DATE_EPOCH", "1")), dt.UTC)
    lines = [
        f'.TH SPYDIP 1 "{moment:%Y-%m-%d}" "SpyDip {version("spydip")}" "Games"',
        ".SH NAME",
        "spydip, spydip\\-desk \\- Diplomacy with spies, agents and fog",
        ".SH SYNOPSIS",
        ".B spydip",
        "[\\-\\-language en|de|fr] COMMAND [ARGUMENT]...",
        ".br",
        ".B spydip",
        "FILE...",
        ".br",
        ".B spydip\\-desk",
        "[FILE]...",
        ".SH DESCRIPTION",
        *paragraphs(program.help or ""),
        ".PP",
        "The desk,",
        ".BR spydip\\-desk ,",
        "opens games (.spydip), players' views (.spyview) and designs (.spydesign) in windows.",
        "Settings are kept in ~/.config/spydip, notes and keys in ~/.local/share/spydip.",
        ".SH COMMANDS",
        *commands(program, click.Context(program, info_name="spydip"), ""),
    ]
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    sys.stdout.write(page())
