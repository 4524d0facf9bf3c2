"""``spydip design``: a variant with its board, rules and scenarios as one folder or file."""

import shutil
import sys
from pathlib import Path

import click

import maps
from engine import judge
from engine.board.load import folder as board_folder
from engine.cli import Commands
from engine.cli._shared import PATH, tell
from engine.cli.check import run
from engine.designs.name import SUFFIX, VARIANT
from engine.designs.package import DesignError, pack
from engine.designs.written import variant_file
from engine.files import write_whole
from engine.game.own_board import board_files

_DESIGN = click.argument("design", type=PATH, metavar="DESIGN")


@click.group(cls=Commands, prefix="design.")
def design() -> None:
    """Put a variant, its board, rules and scenarios into one folder or file."""


@design.command()
@click.argument("folder", type=PATH, metavar="FOLDER")
@click.option("--base", default="standard", show_default=True, help="The variant to begin with.")
@click.option("--board", metavar="NAME|FOLDER", help="The board to play on.")
@click.option("--title", default="", help="What the design is called.")
def new(*, folder: Path, base: str, board: str | None, title: str) -> None:
    """Begin a design in FOLDER: its variant, and a copy of the board.

    \b
    Examples:
      spydip design new isle --base spy --board island
      spydip design pack isle -o isle.spydesign
    """  # noqa: D301  # click reads the mark
    if (folder / VARIANT).exists():
        raise DesignError("design.is_there_already", path=str(folder))
    record = judge.variant(base)
    place = board or record.board
    own = "" if place in maps.names() else str(board_folder(place))
    for name, text in (board_files(own) if own else {}).items():
        write_whole(folder / name, text.encode())
    text = variant_file(title or folder.stem, base, "" if own else place)
    write_whole(folder / VARIANT, text.encode())
    for part in ("scenarios", "samples"):
        (folder / part).mkdir(exist_ok=True)
    tell("design.begun", path=str(folder), base=record.title)


@design.command("pack")
@_DESIGN
@click.option("-o", "--output", type=PATH, help="The file; by default named like the folder.")
def pack_(*, design: Path, output: Path | None) -> None:
    """Pack a design's folder as one file, to be sent and opened as it is."""
    judge.design(design)
    made = pack(design, output or design.with_name(f"{design.stem}-packed{SUFFIX}"))
    tell("cli.bytes", output=str(made), bytes=made.stat().st_size)


@design.command()
@_DESIGN
def unpack(*, design: Path) -> None:
    """Lay a packed design out in a folder beside it, to be changed."""
    found = judge.design(design)
    target = design.with_suffix("")
    if target.exists():
        raise DesignError("design.is_there_already", path=str(target))
    shutil.copytree(found.folder, target)
    tell("design.laid_out", path=str(target))


@design.command()
@_DESIGN
def check(*, design: Path) -> None:
    """Check a design: its board against the picture, and all its scenarios."""
    from engine.board.check import check as check_board  # noqa: PLC0415  # shapely is slow

    found = judge.design(design)
    failed = False
    if (found.folder / "board.toml").is_file():
        report = check_board(found.folder)
        for fault in (*report.faults, *report.wants):
            tell("design.board_says", fault=fault)
        failed = bool(report.faults or report.wants)
    else:
        tell("design.plays_on", board=found.variant.board)
    if run((design,)) or failed:
        sys.exit(1)
