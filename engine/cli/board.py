"""``spydip board``: lists, shows and checks boards."""

import sys
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import TYPE_CHECKING

import click

import maps
from engine.board.graph import Board, Location, Power
from engine.board.load import load
from engine.cli import Commands
from engine.cli._shared import PATH, speaker, tell
from engine.language.message import Message
from engine.orders.wording import place_name, power_name

if TYPE_CHECKING:
    from engine.drafting.draft import Draft


@click.group(cls=Commands, prefix="board.")
def board() -> None:
    """Look at boards, check their pictures, and draw them."""


@board.command("list")
def list_() -> None:
    """List the boards that come with the program."""
    for name in maps.names():
        found = load(name)
        size = Message("cli.board_size", powers=len(found.powers), provinces=len(found.provinces))
        say = speaker().say
        click.echo(f"{name:<12} {found.title:<16} {say(size)}, {say(_aim(found))}")


@board.command()
@click.argument("name", metavar="NAME|FOLDER")
def show(name: str) -> None:
    """Show the powers and provinces of a board."""
    found = load(name)
    tell("cli.from", title=found.title, name=found.name, year=str(found.year))
    tell(_aim(found))
    click.echo()
    for power in found.powers.values():
        click.echo(_power_line(found, power))
    click.echo()
    for line in _province_lines(found):
        click.echo(line)


@board.command()
@click.argument("name", metavar="NAME|FOLDER")
def check(name: str) -> None:
    """Check that a board's picture agrees with its rules, and list every fault."""
    from engine.board.check import check as check_board  # noqa: PLC0415  # shapely is slow

    report = check_board(name)
    for fault in report.faults:
        click.echo(speaker().say(fault))
    for want in report.wants:
        tell(want)
    if report.summary:
        tell("cli.board_checked", board=report.board, summary=report.summary)
    else:
        tell("cli.could_not_be_read", board=report.board)
    if report.faults:
        sys.exit(1)


@board.command()
@click.argument("picture", type=PATH)
@click.option("-o", "--output", "folder", type=PATH, required=True, help="Where the board goes.")
@click.option("--answers", type=PATH, help="What to answer where the picture leaves doubt.")
@click.option("--title", default="", help="What the board is called.")
def new(*, picture: Path, folder: Path, answers: Path | None, title: str) -> None:
    """Make a board of the drawing PICTURE, an SVG file.

    It may have outlines of provinces, border lines with dots and names, or layers as other programs
    want them. What it leaves open stands in questions.toml beside the board, with what was assumed.
    Change it there, and give the file to --answers. Over a board made before, values that are no
    longer marked “derived” stay.

    \b
    Examples:
      spydip board new island.svg -o island
      spydip board new island.svg -o island --answers island/questions.toml
    """  # noqa: D301  # click reads the mark
    from engine.board.svg import content  # noqa: PLC0415  # shapely is slow
    from engine.drafting.draft import drafted  # noqa: PLC0415
    from engine.drafting.kept import set_aside  # noqa: PLC0415

    drawing = set_aside(picture, folder)
    title = title or (picture.stem if drawing == picture else folder.resolve().name)

    def made(given: Mapping[str, str], before: str) -> "Draft":
        return drafted(content(drawing), str(drawing), title, given, before)

    if drawing != picture:
        tell("draft.set_aside", picture=str(picture), drawing=str(drawing))
    _draft(made, folder, answers)


@board.command("import")
@click.argument("source", type=PATH)
@click.option("-o", "--output", "folder", type=PATH, required=True, help="Where the board goes.")
@click.option("--answers", type=PATH, help="What to answer where the file leaves doubt.")
@click.option("--title", default="", help="What the board is called.")
def import_(*, source: Path, folder: Path, answers: Path | None, title: str) -> None:
    """Make a board of the file SOURCE of another program.

    \b
    It may be
      a map of the DPjudge (.map, with the files it uses beside it)
      a map of njudge (map.NAME, with seed.NAME beside it) or of Realpolitik
      variants of jDip (.zip, or their XML)
      the layers of a diplicity map (.svg)

    What it does not tell is asked, as by “spydip board new”. Without a picture, one is drawn of
    discs and lines.
    """  # noqa: D301  # click reads the mark
    from engine.drafting.imported import imported  # noqa: PLC0415  # shapely is slow

    def made(given: Mapping[str, str], before: str) -> "Draft":
        return imported(source, given, title, before)

    _draft(made, folder, answers)


def _draft(
    make: "Callable[[Mapping[str, str], str], Draft]", folder: Path, answers: Path | None
) -> None:
    """Draft a board, write it, and say what was found and what is doubtful."""
    from engine.drafting import kept, questions  # noqa: PLC0415  # shapely is slow

    draft = make(questions.read(answers) if answers else {}, kept.before(folder))
    kept.keep(draft, folder)
    for note in draft.notes:
        tell(note)
    open_ = [one for one in draft.questions if one.assumed]
    for one in open_:
        tell("draft.assumed", said=one.said, answer=one.answer)
    tell("draft.written", folder=str(folder), count=len(open_))


def _aim(found: Board) -> Message:
    return Message("cli.board_aim", victory=found.victory, centres=len(found.centres))


def _power_line(found: Board, power: Power) -> str:
    say = speaker().say
    homes = say(Message("cli.board_home", centres=" ".join(found.home_centres[power.id])))
    name = say(power_name(found, power.id))
    return f"{power.letter}  {name:<11} {', '.join(power.units)}  ({homes})"


def _province_lines(found: Board) -> list[str]:
    say, lines = speaker().say, []
    centre = say(Message("cli.board_centre"))
    for id_, province in found.provinces.items():
        name = say(place_name(found, Location(id_)))
        terrain = say(Message(f"board.terrain_{province.terrain}"))
        mark = centre if province.centre else ""
        near = " ".join(found.borders[id_])
        lines.append(f"{id_}  {name:<22} {terrain:<12} {mark:<{len(centre)}}  {near}")
        lines += [f"{at:<7} {say(place_name(found, at))}" for at in province.coasts]
    return lines
