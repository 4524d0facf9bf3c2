"""``spydip new``: begins a game in a file of its own."""

from contextlib import closing
from pathlib import Path

import click

import maps
from engine import judge
from engine.board.load import folder
from engine.cli._shared import FILE, chosen, tell
from engine.game.archive import SUFFIX
from engine.post import beside
from engine.session.files import begin_game


@click.command()
@FILE
@click.option(
    "--variant",
    default="standard",
    show_default=True,
    help="Rules, a mix (.toml) or a design (.spydesign).",
)
@click.option(
    "--board", metavar="NAME|FOLDER", help="The board to play on, if not the variant's own."
)
@click.option("--option", "options", multiple=True, metavar="KEY=VALUE", help="May be repeated.")
@click.option("--title", default="", help="What the game is called.")
@click.option("--seed", default="", help="The seed of random draws; by default a random one.")
def new(
    *, file: Path, variant: str, board: str | None, options: tuple[str, ...], title: str, seed: str
) -> None:
    """Begin a game and save it in FILE.

    \b
    Examples:
      spydip new tannenburg.spydip
      spydip new fog.spydip --variant blind --title "Fog over Europe"
      spydip new old.spydip --option adj.rulebook=1971
      spydip new ours.spydip --variant our-mix.toml
      spydip new isle.spydip --variant isle.spydesign

    The options of a variant are listed by “spydip variants NAME”.
    """  # noqa: D301  # click reads the mark
    name = file if file.suffix else file.with_suffix(SUFFIX)
    rules = judge.ruleset(variant, board, chosen(options))
    chosen_board = board or rules.variant.board
    own = str(folder(chosen_board)) if chosen_board not in maps.names() else ""
    made = begin_game(rules, name, title=title or name.stem, seed=seed, board=own)
    with closing(made) as seat:
        if moved := beside.make_room(name):
            tell(moved)
        phase = seat.look().due
        tell(
            "cli.is_due",
            name=str(name),
            variant=rules.variant.title,
            phase=str(phase),
            title=rules.called(phase),
        )
