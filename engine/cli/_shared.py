"""What the game commands share: opening a game, naming phase and viewer, and known errors."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any, TypeVar

import click

from engine.board.graph import PowerId
from engine.cli import spoken
from engine.errors import UserError
from engine.files import write_whole
from engine.game import sources
from engine.game.game import Game
from engine.game.history import NoTurnError
from engine.game.ledger import GameError
from engine.game.record import Node, Record, Sheet
from engine.language.message import Listed, Message, Value, slug
from engine.language.speaker import ENGLISH, Speaker
from engine.language.texts import LANGUAGES, pattern
from engine.phases import parse_phase
from engine.report.styles import STYLES
from engine.rules import Ruleset
from engine.session.seat import Seat
from engine.visibility.audit import ReportMismatchError
from engine.visibility.sight import GM

KNOWN = (ReportMismatchError, UserError)
"""The errors that are a sentence for the user; everything else is a mistake of ours."""

Command = TypeVar("Command", bound=Callable[..., Any])


def speaker() -> Speaker:
    """The speaker for a command's output: in English, or in the language of ``--language``."""
    return asked() or ENGLISH


def asked() -> Speaker | None:
    """The speaker for the language of ``--language``, if it was given."""
    context = click.get_current_context(silent=True)
    known = context.find_root().obj if context else None
    return known if isinstance(known, Speaker) else None


def tell(said: Message | str, /, *, err: bool = False, **values: Value) -> None:
    """Write a message, or that of an id with its values, in the caller's language."""
    message = said if isinstance(said, Message) else Message(said, **values)
    click.echo(speaker().say(message), err=err)


def put(path: Path, content: bytes | str) -> None:
    """Write a file, and say so; raises WriteError."""
    write_whole(path, content.encode() if isinstance(content, str) else content)
    tell("cli.written", output=str(path))


def chosen(options: Iterable[str]) -> dict[str, str]:
    """Options as typed, ``KEY=VALUE``; raises GameError for anything else."""
    found = {}
    for text in options:
        key, equals, value = text.partition("=")
        if not equals:
            raise GameError("cli.not_an_option", text=text)
        found[key.strip()] = value.strip()
    return found


def came_by(sheet: Sheet) -> Value:
    """How orders came in: as recorded, or in words if it is one of our own codes."""
    key = f"cli.source_{slug(sheet.source)}"
    return Message(key) if pattern("en", key) else sheet.source


def _phases(context: click.Context, _: click.Parameter, incomplete: str) -> list[str]:
    """The phases of the game named before, for shell completion."""
    try:
        with Game.open(Path(context.params["file"]), write=False) as game:
            names = [node.phase for node in game.record.line()]
    except KNOWN:
        return []
    return [name for name in names if name.startswith(incomplete.upper())]


PATH = click.Path(path_type=Path)
FILE = click.argument("file", type=PATH, metavar="FILE")
POWERS = click.argument("powers", nargs=-1, metavar="[POWER]...")
PHASE = click.argument("phase", required=False, metavar="[PHASE]", shell_complete=_phases)
VIEWER = click.option(
    "--as",
    "viewer",
    default=GM,
    metavar="POWER",
    help="Only what this power knows; by default everything.",
)
STYLE = click.option(
    "--style",
    type=click.Choice(tuple(STYLES)),
    default="text",
    show_default=True,
    help="How to write it.",
)
BRANCH = click.option("--branch", metavar="NAME", help="On this branch, not the current one.")
AS_JSON = click.option(
    "--json", "as_json", is_flag=True, help="Write one JSON value, for programs."
)


def _asked(context: click.Context, _: click.Parameter, language: str | None) -> str | None:
    """The language given here or for the whole program; the command uses it from now on."""
    if language is not None:
        spoken(context, language)
    known = context.find_root().obj
    return known.language if isinstance(known, Speaker) else None


LANGUAGE = click.option(
    "--language",
    type=click.Choice(LANGUAGES),
    callback=_asked,
    help="The language of what is written; orders and keys are never translated.",
)
REASON = click.option("--reason", default="", help="Why, for the record.")


@contextmanager
def reading(file: Path) -> Iterator[Game]:
    """A game opened only to be looked at."""
    with Game.open(file, write=False) as game:
        _tell_news(game)
        yield game


def _tell_news(game: Game) -> None:
    """Say if the folder that the game's board came from has changed since."""
    if game.board_files and (said := sources.news(game)):
        tell(said, err=True)


@contextmanager
def with_post(file: Path, *, write: bool = False) -> Iterator[Game]:
    """A game with its post; another game's post in that place is moved aside."""
    from engine.post.beside import claim  # noqa: PLC0415  # most commands need no post

    with Game.open(file, write=write) as game:
        if moved := claim(file, game.record.header.game):
            tell(moved, err=True)
        _tell_news(game)
        yield game
        claim(file, game.record.header.game)


def seat(game: Game, text: str) -> PowerId:
    """The power that a text names: by name, beginning of the name or letter, in any case.

    Raises GameError if it names none, or several.
    """
    return seat_in(game.rules, text)


def seat_in(rules: Ruleset, text: str) -> PowerId:
    """The seat of a ruleset named by a text; raises GameError like `seat`."""
    return _one_of(rules.seats, rules, text)


def country(game: Game, text: str) -> PowerId:
    """The country that a text names, whoever orders for it; raises GameError like `seat`."""
    return _one_of(game.rules.powers, game.rules, text)


def _one_of(names: Sequence[PowerId], rules: Ruleset, text: str) -> PowerId:
    wanted = text.strip().upper()
    letters = {p.letter.upper(): p.id for p in rules.board.powers.values() if p.id in names}
    if wanted in letters and wanted not in names:
        return letters[wanted]
    found = [name for name in names if name == wanted] or [n for n in names if n.startswith(wanted)]
    if len(found) == 1:
        return found[0]
    raise GameError("cli.not_a_seat", text=text, seats=Listed(tuple(names), "comma"))


def viewer_of(game: Game, text: str) -> PowerId:
    """The viewer: the game master or a power; raises GameError."""
    return GM if text.upper() == GM else seat(game, text)


def standing(record: Record, phase: str | None, branch: str | None) -> Node:
    """The node where a phase is due, or where the branch stands; raises RecordError."""
    if phase is not None:
        return record.at_phase(parse_phase(phase), branch)
    return record.nodes[record.standing_of(branch or record.branch)]


def played(record: Record, phase: str | None, branch: str | None) -> Node:
    """The node that the turn of a phase led to, or that the last turn led to.

    Raises NoTurnError if the phase has not been adjudicated, RecordError if there is no such phase
    or branch.
    """
    line = record.line(record.standing_of(branch or record.branch))
    if phase is None:
        turns = [node for node in line if node.parent is not None and not node.change]
        if turns:
            return turns[-1]
        raise NoTurnError("cli.nothing_has_been_adjudicated_yet", phase=line[-1].phase)
    due = record.at_phase(parse_phase(phase), branch)
    after = [node for node in line if node.parent == due.id]
    if after:
        return after[0]
    raise NoTurnError("cli.has_not_been_adjudicated_yet", phase=due.phase)


def before(game: Game, viewer: str, node: Node) -> Seat:
    """The seat that a text names, at the turn that led to a node; raises GameError."""
    return Seat(game, viewer_of(game, viewer)).after(node)
