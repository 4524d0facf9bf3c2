"""``spydip edit``: the game master's changes of a position, with a reason."""

from dataclasses import replace
from pathlib import Path

import click

from engine.board.graph import ProvinceId
from engine.cli._shared import FILE, seat, told_plainly
from engine.game.changes import sentences
from engine.game.game import Game
from engine.game.ledger import GameError
from engine.game.setup import unit
from engine.language.message import Message
from engine.phases import parse_phase
from engine.position import Position


@click.command()
@FILE
@click.option("--add", "added", multiple=True, metavar='"POWER: UNIT"', help="Put a unit there.")
@click.option("--remove", "removed", multiple=True, metavar="PROVINCE", help="Take a unit away.")
@click.option(
    "--centre", "owned", multiple=True, metavar="CENTRE=POWER", help="“nobody” is one too."
)
@click.option("--phase", help="The deadline that is due.")
@click.option("--reason", required=True, help="Why, for the record.")
@told_plainly
def edit(  # one parameter an option
    *,
    file: Path,
    added: tuple[str, ...],
    removed: tuple[str, ...],
    owned: tuple[str, ...],
    phase: str | None,
    reason: str,
) -> None:
    """Set the position by hand, with a reason.

    So a game master puts a mistake right. The record keeps what was changed, and “spydip undo”
    takes it back.

    \b
    Example:
      spydip edit g.spydip --remove BUR --add "France: A PAR" --reason "order misread"
    """  # noqa: D301  # click reads the mark
    with Game.open(file) as game:
        position = game.position()
        for text in removed:
            position = _without(position, text)
        for text in added:
            position = _with(game, position, text)
        for text in owned:
            position = _owned(game, position, text)
        if phase:
            position = replace(position, phase=parse_phase(phase))
        game.edit(position, reason)
        for line in sentences(game.record.nodes[game.record.head].change):
            click.echo(line)


def _without(position: Position, text: str) -> Position:
    province = ProvinceId(text.strip().upper()[:3])
    if province in position.dislodged:
        lost = {p: d for p, d in position.dislodged.items() if p != province}
        return replace(position, dislodged=lost)
    if province not in position.units:
        raise GameError(Message("cli.there_is_no_unit", province=province))
    return replace(position, units={p: u for p, u in position.units.items() if p != province})


def _with(game: Game, position: Position, text: str) -> Position:
    power, colon, piece = text.partition(":")
    if not colon:
        raise GameError(Message("cli.names_no_power_units_are", text=text))
    new = unit(game.rules.board, seat(game, power), piece)
    return replace(position, units={**position.units, new.province: new})


def _owned(game: Game, position: Position, text: str) -> Position:
    place, _, power = text.partition("=")
    province = ProvinceId(place.strip().upper())
    if province not in game.rules.board.centres:
        raise GameError(Message("cli.is_no_supply_centre", province=province))
    centres = {p: who for p, who in position.centres.items() if p != province}
    if power.strip().lower() != "nobody":
        centres[province] = seat(game, power)
    return replace(position, centres=centres)
