"""Keep files that this version writes, for later ones to open: python -m tests.helpers.released

``tests/saves/VERSION`` gets a game of each variant and of a mix, a few deadlines old, played by
chance, with a branch, letters sent and a mail in the inbox; a packet of each, that of Spy Diplomacy
locked; a design in one file, and a game on its board. Write them once, when a version is released.
"""

import sys
from importlib.metadata import version
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

from click.testing import CliRunner

from engine import judge
from engine.adjudication.turn import Turn
from engine.cli import program
from engine.game.game import Game
from engine.play import seats
from engine.visibility.observe import opening

SAVES = Path(__file__).parents[1] / "saves"
WORDS = "four quiet spies in Tyrolia"
"""What the packet of Spy Diplomacy is locked with."""

MIX = "blind-infiltration"
DEADLINES = 4


def releases() -> list[Path]:
    """The folders of all versions that were released."""
    return sorted(folder for folder in SAVES.iterdir() if folder.name[0].isdigit())


def keep(folder: Path) -> None:
    """Write a file of each kind into a folder that is not there yet."""
    folder.mkdir()
    for name in (*judge.variant_ids(), MIX):
        _game(folder, name, name)
    with TemporaryDirectory() as place:
        isle = Path(place) / "isle"
        _run("design", "new", isle, "--base", "spy", "--board", "merrow", "--title", "An isle")
        _run("design", "pack", isle, "-o", folder / "isle.spydesign")
    _game(folder, "isle", str(folder / "isle.spydesign"))


def _game(folder: Path, name: str, variant: str) -> None:
    file = folder / f"{name}.spydip"
    _run("new", file, "--variant", variant, "--title", name, "--seed", "17")
    with Game.open(file) as game:
        _play(game, Random(17))  # a game like any other, not a secret
        seat = game.rules.seats[0]
    _run("branch", file, "By chance")
    _run("resolve", file)
    _run("branch", file, "main")
    with TemporaryDirectory() as place:
        phrases = Path(place) / "phrases.toml"
        phrases.write_text(f'{seat} = "{WORDS}"\n', "utf-8")
        locked = ("--phrases", phrases) if name == "spy" else ()
        _run("packet", file, seat, "-o", folder, *locked)
        _run("letters", file, seat, "--no-maps", "--issue", "-o", place)
        mail = Path(place) / "mail.eml"
        mail.write_text("From: ann@example.org\nSubject: orders\n\nEverything holds.\n", "utf-8")
        _run("inbox", file, mail, ends=1)


def _play(game: Game, draw: Random) -> None:
    """Play by chance."""
    for _ in range(DEADLINES):
        for seat, orders in seats.orders(
            game.rules, seats.views(game.rules, _last(game)), draw
        ).items():
            game.give(seat, orders, source="typed")
        game.resolve()


def _last(game: Game) -> Turn:
    node = game.record.head
    if game.record.nodes[node].parent is None:
        return opening(game.position())
    return game.history.turn(node)


def _run(*arguments: str | Path, ends: int = 0) -> str:
    """What a command prints that ends as is said."""
    result = CliRunner().invoke(program, [str(one) for one in arguments])
    if result.exit_code != ends:
        raise AssertionError(result.output)
    return result.stdout


if __name__ == "__main__":
    keep(SAVES / (sys.argv[1] if sys.argv[1:] else version("spydip")))
