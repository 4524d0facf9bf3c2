"""``spydip packet``: writes each player's view into a signed file of its own."""

from pathlib import Path

import click

from engine.board.graph import PowerId
from engine.cli._shared import FILE, reading, seat, told_plainly
from engine.game.game import Game
from engine.game.known_keys import KnownKeys
from engine.game.packet import pack
from engine.game.packet_file import SUFFIX, seal
from engine.game.packet_lock import Signer, lock, signer
from engine.post import book as books
from engine.post.keys import recipient


@click.command()
@FILE
@click.argument("powers", nargs=-1, metavar="[POWER]...")
@click.option(
    "-o",
    "--output",
    type=click.Path(path_type=Path),
    default=Path(),
    metavar="DIR",
    help="Where to write them.",
)
@click.option("--passphrase", metavar="WORDS", help="Lock them with these words.")
@told_plainly
def packet(*, file: Path, powers: tuple[str, ...], output: Path, passphrase: str | None) -> None:
    """Write the packet of each POWER, or of all: its own view of the game and what is due.

    They are signed with the key beside the game. Players with an age key in the book, or who asked
    for one in an answer, get theirs locked with it; --passphrase locks those of the others.
    """
    output.mkdir(parents=True, exist_ok=True)
    with reading(file) as game:
        book = books.load(file, game.rules.seats)
        by = signer(books.folder(file) / "signing.key")
        for power in [seat(game, text) for text in powers] or game.rules.seats:
            key = recipient(book, power, KnownKeys())
            data = _sealed(game, power, by, book)
            data = lock(data, recipient=key) if key else lock(data, passphrase=passphrase or "")
            path = output / f"{file.stem}-{game.position().phase}-{power}{SUFFIX}"
            path.write_bytes(data)
            click.echo(f"Written: {path}")
        click.echo(f"Signed with {by.public}")


def _sealed(game: Game, power: PowerId, by: Signer, book: books.Book) -> bytes:
    due = str(game.position().phase)
    token = by.token(game.record.header.game, power, due)
    until = book.deadlines.get(due)
    moment = until.strftime("%A %d %B %Y, %H:%M %Z") if until else ""
    return seal(pack(game, power, token=token, deadline=moment), by)
