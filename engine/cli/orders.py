"""``spydip orders``: enters, lists and checks orders for the deadline that is due."""

import json
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import TextIO

import click

from engine import judge
from engine.board.graph import PowerId
from engine.cli import Commands
from engine.cli._shared import (
    AS_JSON,
    BRANCH,
    FILE,
    PHASE,
    came_by,
    reading,
    seat,
    speaker,
    standing,
    tell,
)
from engine.game.game import Game
from engine.game.ledger import GameError
from engine.game.record import Sheet
from engine.language.message import Listed, Message, Value
from engine.orders.errors import OrderTextError
from engine.orders.notation import write
from engine.orders.order import Order
from engine.orders.submission import Standing, lasting
from engine.session.seat import Seat

POWER = click.argument("power", metavar="POWER")
TEXTS = click.argument("texts", nargs=-1, metavar="[ORDER]...")


@click.group(cls=Commands, prefix="orders.")
def orders() -> None:
    """Enter, read, list and check the orders of a deadline."""


@orders.command()
@FILE
@POWER
@TEXTS
@click.option("--clear", is_flag=True, help="Withdraw all orders of this power.")
@click.option("--add", is_flag=True, help="Keep the orders it has, and add these.")
def enter(*, file: Path, power: str, texts: tuple[str, ...], clear: bool, add: bool) -> None:
    """Record the orders of POWER; they replace those it gave before.

    Each ORDER is one argument; without any, orders are read from standard input, one per line. If
    one of them cannot be read, nothing is recorded.

    \b
    Examples:
      spydip orders enter g.spydip France "A PAR - BUR" "F BRE - MAO" "A MAR S A PAR - BUR"
      spydip orders enter g.spydip FRA < france.txt
    """  # noqa: D301  # click reads the mark
    lines = () if clear else texts or _lines()
    with Game.open(file) as game:
        who, view = seat(game, power), Seat(game)
        read, faults = _read(view, who, lines)
        for fault in faults:
            tell(fault, err=True)
        if faults:
            raise GameError("cli.nothing_was_recorded")
        if not read and not clear:
            raise GameError("cli.no_orders_given")
        entered = judge.entries(game.rules, game.position(), who, read, view.of(who).seen(who))
        written = tuple(map(write, lasting(entered)))
        if add:
            written = view.drafted([(who, line) for line in written])[0][who]
        game.give_sheets(
            [Sheet(power=who, lines=written, source="command line", raw="\n".join(lines))]
        )
        _print_checked(game, who, game.in_hand(who))


@orders.command("list")
@FILE
@PHASE
@click.option("--power", metavar="POWER", help="Only the orders of this power.")
@BRANCH
@AS_JSON
def list_(
    *, file: Path, phase: str | None, power: str | None, branch: str | None, as_json: bool
) -> None:
    """List the orders in hand, or those given for an earlier PHASE, and where they came from."""
    with reading(file) as game:
        node = standing(game.record, phase, branch)
        chosen = {seat(game, power)} if power else set(game.rules.seats)
        sheets = game.record.sheets(node.id, branch=branch)
        found = {who: sheets[who] for who in game.rules.seats if who in sheets and who in chosen}
        if as_json:
            data = {
                who: {"orders": sheet.lines, "at": act.at, "source": sheet.source}
                for who, (act, sheet) in found.items()
            }
            click.echo(json.dumps({"phase": node.phase, "orders": data}, indent=2))
            return
        whose = Listed(tuple(found), "comma") if found else Message("cli.nobody")
        tell("cli.orders_of", phase=node.phase, whose=whose)
        for who, (act, sheet) in found.items():
            click.echo(f"\n{who} ({speaker().say(came_by(sheet))}, {act.at})")
            for line in sheet.lines:
                click.echo(f"  {line}")


@orders.command()
@FILE
@POWER
@TEXTS
def check(*, file: Path, power: str, texts: tuple[str, ...]) -> None:
    """Say how the orders of POWER would be read, and record nothing.

    Without ORDERs, checks those in hand. The exit status is 1 if one does not count.
    """
    with reading(file) as game:
        who = seat(game, power)
        read, faults = _read(Seat(game), who, texts) if texts else (game.in_hand(who), [])
        for fault in faults:
            tell(fault)
        if not _print_checked(game, who, read) or faults:
            sys.exit(1)


@orders.command()
@FILE
@click.argument("sheet", type=click.File(encoding="utf-8"), default="-")
@click.option("--power", metavar="POWER", help="Whose orders those without a heading are.")
@click.option("--test", is_flag=True, help="Only say how the sheet is read; record nothing.")
def read(*, file: Path, sheet: TextIO, power: str | None, test: bool) -> None:
    """Record the orders of a whole SHEET, such as a mail.

    Powers are named in headings or before a colon; quoted lines, comments and signatures are set
    aside. Lines that were not understood are printed, and the exit status is then 1; the others are
    recorded anyway.
    """
    text = sheet.read()
    with Game.open(file, write=not test) as game:
        found = Seat(game).sheet(text, seat(game, power) if power else None)
        for who, given in found.given().items():
            if not test:
                game.give(who, given, source="sheet", raw=text)
            tell("report.label", label=who)
            _print_checked(game, who, given)
        for line in found.unread:
            for part in line.unread:
                tell("cli.line", number=line.number, line=line.text.strip(), message=part.message)
        homeless = sum(one.power is None for one in found.orders)
        if homeless:
            tell("cli.orders_of_nobody", count=homeless)
        if found.unread or homeless:
            sys.exit(1)


def _lines() -> tuple[str, ...]:
    """The lines of standard input; at a terminal, up to the first empty one."""
    if not sys.stdin.isatty():
        return tuple(line for line in sys.stdin if line.strip())
    tell("cli.type_orders", err=True)
    return tuple(iter(lambda: sys.stdin.readline().strip(), ""))


def _read(view: Seat, power: PowerId, lines: Sequence[str]) -> tuple[list[Order], list[Message]]:
    """The orders in some lines, and a sentence for each line that is not one."""
    found: list[Order] = []
    faults = []
    for line in map(str.strip, lines):
        try:
            found.append(view.read(power, line))
        except OrderTextError as error:
            faults.append(Message("word.in_file", name=line, fault=error.message))
    return found, faults


def _print_checked(game: Game, power: PowerId, read: Sequence[Order]) -> bool:
    """Print the verdict on every order before adjudication; returns whether they all count."""
    sound = True
    seen = Seat(game, power).seen(power)
    for entry in judge.entries(game.rules, game.position(), power, read, seen):
        taken = entry.standing is Standing.TAKEN
        why = (game.reader.fault(entry.order) or entry.why) if taken else entry.why
        said: Value = why or ""
        if not taken:
            said = Message(f"cli.order_{entry.standing}", why=said)
        click.echo(f"{write(entry.order):<32}  {speaker().say(said)}".rstrip())
        sound = sound and taken and not why
    return sound
