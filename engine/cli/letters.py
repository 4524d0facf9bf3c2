"""``spydip letters``: writes what each player is sent after the last deadline."""

from collections.abc import Mapping
from contextlib import AbstractContextManager, nullcontext
from importlib.metadata import entry_points
from pathlib import Path

import click

from engine.board.graph import PowerId
from engine.cli._packets import LOCK, NO_WORDS, PHRASES, tell_words
from engine.cli._shared import FILE, LANGUAGE, PATH, POWERS, played, seat, tell, with_post
from engine.game.game import Game
from engine.post.manner import manner_of
from engine.post.outbox import Manner
from engine.post.outbox import letters as posted
from engine.post.outgoing import folder_for, standing
from engine.post.package import Artist, parts_of, phrase_of, written
from engine.post.phrases import phrases
from engine.post.posted import about_node
from engine.post.style import names
from engine.session.seat import Seat

MAPS, ARTISTS = "spydip.maps", "spydip.artists"
"""The groups of entry points through which the part of the program that draws joins."""


@click.command()
@FILE
@POWERS
@click.option(
    "-o",
    "--output",
    type=PATH,
    metavar="DIR",
    help="Where to write them, instead of GAME-letters/DEADLINE beside the game.",
)
@click.option("--phase", metavar="PHASE", help="About this deadline: S1901M, or “start”.")
@click.option("--branch", metavar="NAME", help="On this branch.")
@LANGUAGE
@click.option("--style", "named", metavar="NAME|FILE", help=f"One of {', '.join(names())}.")
@click.option("--maps/--no-maps", default=True, show_default=True, help="Add maps, PNG and PDF.")
@click.option(
    "--paper", type=click.Choice(("A4", "Letter")), help="Add a PDF of letter and map to print."
)
@click.option("--grey", is_flag=True, help="Print without colours.")
@click.option("--packets", is_flag=True, help="Add each player's packet, signed and locked.")
@click.option("--forms", is_flag=True, help="Add a form to answer from any browser.")
@LOCK
@PHRASES
@NO_WORDS
@click.option("--issue", "sent", is_flag=True, help="Note them as sent; later ones correct them.")
def letters(  # noqa: PLR0913  # one parameter per option
    *,
    file: Path,
    powers: tuple[str, ...],
    output: Path | None,
    phase: str | None,
    branch: str | None,
    named: str | None,
    language: str | None,
    maps: bool,
    paper: str | None,
    grey: bool,
    packets: bool,
    forms: bool,
    lock: bool,
    own: Path | None,
    sent: bool,
) -> None:
    """Write the letters about the last turn to each POWER, or to all.

    Each letter is a folder with text, HTML and maps, and an .eml draft that holds them. It says and
    shows only what that player may know. A letter that differs from the one sent before is a
    numbered correction that lists what differs. One that does not differ is left out, so that
    nobody learns of corrections to what is hidden; name its POWER to write it again. “spydip
    outbox” lists what was written and sent. Each player reads the language given in the book, or
    all that of --language.
    """
    artist = _artist(maps=maps, form=paper or "", grey=grey, most=len(powers))
    with artist as drawing, with_post(file) as whole, _asked(whole, phase, branch) as game:
        manner = manner_of(game, file, named, language)
        words = phrases(file, game, own) if lock or own else None
        parts = parts_of(
            file,
            packets=packets or words is not None,
            forms=forms,
            phrases=words,
            artist=drawing,
        )
        wanted = [seat(game, text) for text in powers] or _unsent(game, manner)
        folder = output or folder_for(file, game)
        for package, mail in written(game, manner, parts, wanted, folder, noted=sent):
            tell("cli.written", output=str(mail))
            tell_words(package.power, phrase_of(manner, parts, package.power))
            for line in package.letter.changes:
                click.echo(f"  {line}")


def _asked(game: Game, phase: str | None, branch: str | None) -> AbstractContextManager[Game]:
    """The game as it stood after a branch's deadline; this copy alone plays on that branch."""
    if branch is not None and branch != game.record.branch:
        game.ledger.switch(branch)
    if phase is None:
        return standing(game, None)
    line = game.record.line()
    named = [node.id for node in line if about_node(game, node.id) == phase] or (
        [line[0].id] if phase.lower() == "start" else []
    )
    if named:
        return standing(game, named[-1])
    return standing(game, played(game.record, phase, branch).id)


def _unsent(game: Game, manner: Manner) -> list[PowerId]:
    """Whose letters are new or changed; says why the others get none."""
    wanted = []
    for letter in posted(game, manner):
        if letter.unposted:
            tell("cli.no_letter", power=letter.power, unposted=letter.unposted)
        elif letter.sent:
            tell("cli.letter_unchanged", power=letter.power)
        else:
            wanted.append(letter.power)
    return list(dict.fromkeys(wanted))


def drawn(seat: Seat, **how: object) -> Mapping[str, bytes]:
    """The maps for a letter; none if the drawing part is not installed.

    ``how`` may give the ``forms``, the ``width`` in pixels and the ``language`` of names.
    """
    found: dict[str, bytes] = {}
    for entry in entry_points(group=MAPS):
        found.update(entry.load()(seat, **how))
    return found


def _artist(
    *, maps: bool, form: str, grey: bool, most: int
) -> AbstractContextManager[Artist | None]:
    """Who draws while we write; None if the drawing part is not installed.

    For at most ``most`` letters, or any number if that is 0.
    """
    found = [entry.load() for entry in entry_points(group=ARTISTS) if maps or form]
    if not found:
        return nullcontext()
    artist: AbstractContextManager[Artist] = found[0](maps=maps, form=form, grey=grey, most=most)
    return artist
