"""``spydip edit``: the game master's edits to a position, with a reason."""

from dataclasses import replace
from pathlib import Path

import click

from engine.cli._shared import FILE, country, tell
from engine.game.carried import fallen_away
from engine.game.changes import sentences
from engine.game.game import Game
from engine.game.ledger import GameError
from engine.game.setup import centre, unit
from engine.language.message import sentences as joined
from engine.session import position_tools as tools
from engine.session.position_draft import RETREATS, UNITS, Draft, checked, draft_of


@click.command()
@FILE
@click.option("--add", "added", multiple=True, metavar='"POWER: UNIT"', help="Put a unit there.")
@click.option("--remove", "removed", multiple=True, metavar="PROVINCE", help="Take a unit away.")
@click.option(
    "--centre", "owned", multiple=True, metavar="CENTRE=POWER", help="“nobody” is allowed too."
)
@click.option("--phase", help="The deadline that is due.")
@click.option("--reason", required=True, help="Why, for the record.")
def edit(  # one parameter per option
    *,
    file: Path,
    added: tuple[str, ...],
    removed: tuple[str, ...],
    owned: tuple[str, ...],
    phase: str | None,
    reason: str,
) -> None:
    """Set the position by hand, with a reason.

    This is how a game master puts a mistake right. The record keeps what was changed, and “spydip
    undo” takes it back. Orders in hand stay; those that are no longer possible are dropped, and
    named.

    \b
    Example:
      spydip edit g.spydip --remove BUR --add "France: A PAR" --reason "order misread"
    """  # noqa: D301  # click reads the mark
    with Game.open(file) as game:
        draft = draft_of(game.position())
        for text in removed:
            draft = _without(draft, text)
        for text in added:
            draft = _with(game, draft, text)
        for text in owned:
            draft = _owned(game, draft, text)
        draft = replace(draft, phase=phase.upper()) if phase else draft
        made = checked(draft, game.rules, game.position())
        if made.faults:
            raise GameError(joined(*made.faults))
        fallen = game.edit(made.position, reason)
        for line in sentences(game.record.nodes[game.record.head].change):
            tell(line)
        for line in fallen_away(fallen):
            tell(line)


def _without(draft: Draft, text: str) -> Draft:
    province = text.strip().upper()[:3]
    left = tools.removed(draft, province, (RETREATS, UNITS))
    if left == draft:
        raise GameError("cli.there_is_no_unit", province=province)
    return left


def _with(game: Game, draft: Draft, text: str) -> Draft:
    power, colon, piece = text.partition(":")
    if not colon:
        raise GameError("cli.unit_without_power", text=text, example=game.rules.board.example_unit)
    new = unit(game.rules.board, country(game, power), piece)
    return tools.placed(draft, new.power, str(new))


def _owned(game: Game, draft: Draft, text: str) -> Draft:
    place, _, power = text.partition("=")
    nobody = power.strip().lower() == "nobody"
    owner = "" if nobody else country(game, power)
    return tools.owned(draft, centre(game.rules.board, place.strip()), owner)
