"""``spydip board``: lists, shows and checks boards."""

import sys

import click

import maps
from engine.board.faults import BoardError
from engine.board.graph import Board, Power
from engine.board.load import load
from engine.cli import Commands
from engine.cli._shared import tell


@click.group(cls=Commands, prefix="board.")
def board() -> None:
    """Look at boards, check their pictures, and draw them."""


@board.command("list")
def list_() -> None:
    """List the boards that come with the program."""
    for name in maps.names():
        found = load(name)
        size = f"{len(found.powers)} powers, {len(found.provinces)} provinces"
        aim = f"{found.victory} of {len(found.centres)} centres win"
        click.echo(f"{name:<12} {found.title:<16} {size}, {aim}")


@board.command()
@click.argument("name", metavar="NAME|FOLDER")
def show(name: str) -> None:
    """Show the powers and provinces of a board."""
    try:
        found = load(name)
    except BoardError as error:
        raise click.ClickException(str(error)) from error
    tell("cli.from", title=found.title, name=found.name, year=found.year)
    click.echo(f"{found.victory} of {len(found.centres)} centres win\n")
    for power in found.powers.values():
        click.echo(_power_line(found, power))
    click.echo()
    for line in _province_lines(found):
        click.echo(line)


@board.command()
@click.argument("name", metavar="NAME|FOLDER")
def check(name: str) -> None:
    """Prove that a board's picture says what its rules say, or list every fault."""
    from engine.board.check import check as check_board  # noqa: PLC0415  # shapely is slow

    report = check_board(name)
    for fault in report.faults:
        click.echo(fault)
    if report.summary:
        click.echo(f"{report.board}: {report.summary}")
    else:
        tell("cli.could_not_be_read", board=report.board)
    if report.faults:
        sys.exit(1)


def _power_line(found: Board, power: Power) -> str:
    homes = " ".join(found.home_centres[power.id])
    return f"{power.letter}  {power.name:<9} {', '.join(power.units)}  (home {homes})"


def _province_lines(found: Board) -> list[str]:
    lines = []
    for id_, province in found.provinces.items():
        centre = "centre" if province.centre else ""
        near = " ".join(found.borders[id_])
        lines.append(f"{id_}  {province.name:<22} {province.terrain:<10} {centre:<6}  {near}")
        lines += [f"{place:<7} {name}" for place, name in province.coasts.items()]
    return lines
