"""``spydip packet``: writes each player's view into a signed file of its own."""

from pathlib import Path

import click

from engine.cli._packets import LOCK, NO_WORDS, PHRASES, tell_words
from engine.cli._shared import FILE, PATH, POWERS, put, seat, tell, with_post
from engine.post.manner import manner_of
from engine.post.package import packet_of, parts_of, phrase_of
from engine.post.phrases import phrases


@click.command()
@FILE
@POWERS
@click.option(
    "-o",
    "--output",
    type=PATH,
    default=Path(),
    metavar="DIR",
    help="Where to write them.",
)
@LOCK
@PHRASES
@NO_WORDS
def packet(
    *, file: Path, powers: tuple[str, ...], output: Path, lock: bool, own: Path | None
) -> None:
    """Write the packet of each POWER, or of all: its own view of the game and what is due.

    Packets are signed with the key beside the game. Players with an age key in the book, or who
    asked for one in an answer, get theirs locked with it; --lock locks those of the others, each
    with a passphrase, which is printed: send it by another route than the packet. “spydip letters
    --packets” puts packets straight into the mails.
    """
    with with_post(file) as game:
        manner = manner_of(game, file)
        words = phrases(file, game, own) if lock or own else None
        parts = parts_of(file, packets=True, phrases=words)
        chosen = [seat(game, text) for text in powers]
        for power in chosen or game.rules.seats:
            why = manner.book.seat(power).unposted
            if why and not chosen:
                tell("cli.no_packet", power=power, why=why)
                continue
            name, data = packet_of(game, manner, parts, power)
            put(output / name, data)
            tell_words(power, phrase_of(manner, parts, power))
    if parts.by:
        tell("cli.signed_with", public=parts.by.public)
