"""The command ``spydip``: every module here is a command, named after its function."""

import pkgutil
from collections.abc import Sequence
from importlib import import_module
from typing import TYPE_CHECKING, Any

import click

from engine.cli._help import described, said, speak, speak_english, worded
from engine.language.speaker import Speaker
from engine.language.texts import LANGUAGES

if TYPE_CHECKING:
    from importlib.metadata import EntryPoints

JOINED = "spydip.commands"
"""The group of entry points through which other packages join: ``board.render`` in ``board``."""


class Commands(click.Group):
    """A group that also offers joined commands, and imports none until it is asked for."""

    def __init__(self, *args: object, prefix: str = "", **kwargs: object) -> None:
        super().__init__(*args, **kwargs)  # type: ignore[arg-type]
        self.prefix = prefix

    def list_commands(self, ctx: click.Context) -> list[str]:
        """Our own commands and those that joined."""
        joined = (entry.name for entry in _joined())
        mine = (name.removeprefix(self.prefix) for name in joined if name.startswith(self.prefix))
        return sorted({*super().list_commands(ctx), *(name for name in mine if "." not in name)})

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        """The command of that name, or nothing."""
        own = super().get_command(ctx, cmd_name)
        if own is not None:
            return _speaking(ctx, own)
        for entry in _joined(self.prefix + cmd_name):
            command: click.Command = entry.load()
            return _speaking(ctx, command)
        return None


class _Program(Commands):
    """The whole program, whose own commands are the modules of this package."""

    def make_context(
        self,
        info_name: str | None,
        args: list[str],
        parent: click.Context | None = None,
        **extra: Any,  # noqa: ANN401  # as click gives it
    ) -> click.Context:
        """Begin a call, in English until it asks for another language."""
        speak_english()
        return super().make_context(info_name, args, parent, **extra)

    def list_commands(self, ctx: click.Context) -> list[str]:
        return sorted({*super().list_commands(ctx), *_modules()})

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        name = _modules().get(cmd_name)
        if name is None:
            return super().get_command(ctx, cmd_name)
        command: click.Command = getattr(import_module(f"{__name__}.{name}"), name)
        return _speaking(ctx, command)

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        """The command that a call names; without one, files are opened."""
        if self.get_command(ctx, args[0]) is None:
            from engine.cli.open_ import meant  # noqa: PLC0415  # commands are found one by one

            args = ["open", *args] if meant(args[0]) else args
        return super().resolve_command(ctx, args)

    def invoke(self, ctx: click.Context) -> object:
        """Run a command; an error the user can put right ends it with a sentence and status 1."""
        try:
            return super().invoke(ctx)
        except (ValueError, RuntimeError) as error:
            from engine.cli._shared import KNOWN, speaker  # noqa: PLC0415  # slow, and seldom needed

            if not isinstance(error, KNOWN):
                raise
            raise click.ClickException(speaker().say(error.message)) from error

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """List the commands; importing them all just for this would take most of a second."""
        names = self.list_commands(ctx)
        limit = formatter.width - 6 - max(map(len, names))
        rows = [(name, self._described(ctx, name).get_short_help_str(limit)) for name in names]
        with formatter.section(said("Commands")):
            formatter.write_dl(rows)

    def _described(self, ctx: click.Context, cmd_name: str) -> click.Command:
        name = _modules().get(cmd_name)
        places = [(f"{__name__}.{name}", name)] if name else []
        places += [(e.module, e.attr) for e in _joined(cmd_name)]
        stand_in = described(*places[0]) if places else None
        command = stand_in or self.get_command(ctx, cmd_name)
        if stand_in is not None and ctx.find_root().obj:
            command = worded(stand_in)
        assert command is not None, f"{cmd_name} is listed and cannot be found"  # noqa: S101
        return command


def _joined(name: str | None = None) -> "EntryPoints":
    """What other packages join, with that name or all of it."""
    from importlib.metadata import entry_points  # noqa: PLC0415  # slow, and the desk needs none

    everything = entry_points(group=JOINED)
    return everything if name is None else everything.select(name=name)


def _modules() -> dict[str, str]:
    """The modules that are commands, by command; helper modules begin with an underscore.

    A trailing underscore avoids a Python keyword or built-in: ``import_``.
    """
    names = (module.name for module in pkgutil.iter_modules(__path__))
    return {n.rstrip("_").replace("_", "-"): n for n in names if not n.startswith("_")}


def _speaking(ctx: click.Context, command: click.Command) -> click.Command:
    """The same command, with an option for the language of its output."""
    if all(param.name != LANGUAGE.name for param in command.params):
        command.params.append(LANGUAGE)
    return worded(command) if ctx.find_root().obj else command


def _speak(context: click.Context, _option: click.Parameter, language: str | None) -> None:
    if language is not None:
        spoken(context, language)


def spoken(context: click.Context, language: str) -> None:
    """Have a call of the program speak a language, including its help."""
    context.find_root().obj = Speaker(language)
    speak(language)
    context.command = worded(context.command)


LANGUAGE = click.Option(
    ["--language"],
    type=click.Choice(LANGUAGES),
    expose_value=False,
    is_eager=True,
    callback=_speak,
    help="The language of what is written; orders and keys are never translated.",
)
"""What the program and every command without a language of its own take."""


@click.command(cls=_Program, params=[LANGUAGE])
@click.version_option(package_name="spydip", prog_name="spydip")
def program() -> None:
    """Diplomacy with spies, agents and fog: boards, games and orders from the terminal."""


def main(arguments: Sequence[str] | None = None) -> None:
    """Run the command line and leave with its exit status."""
    program(args=arguments, prog_name="spydip")
