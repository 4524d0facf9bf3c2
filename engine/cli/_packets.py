"""What the player's commands share: opening a packet with the right key or passphrase."""

import functools
import os
import sys
from pathlib import Path
from typing import Any

import click

from engine.board.graph import PowerId
from engine.cli._shared import PATH, Command, speaker, tell
from engine.files import readable
from engine.game.ledger import GameError
from engine.language.message import Message
from engine.session.packets import KnownKeys, LockedError, Opened, PacketError, open_packet

WORDS = "SPYDIP_PASSPHRASE"
"""The environment variable that a passphrase is read from."""


def _refuse(_context: click.Context, _option: click.Parameter, words: str | None) -> None:
    if words is not None:
        raise GameError("cli.no_words_here", variable=WORDS)


NO_WORDS = click.option(
    "--passphrase",
    hidden=True,
    expose_value=False,
    callback=_refuse,
    is_eager=True,
    help="Refused: everybody could read it here.",
)
"""What once took words that everybody on the machine could read."""

LOCK = click.option(
    "--lock", is_flag=True, help="Lock packets; each player without a key gets a passphrase."
)
PHRASES = click.option(
    "--phrases",
    "own",
    type=click.Path(path_type=Path, exists=True, dir_okay=False),
    metavar="FILE",
    help='Lock packets with the passphrases in this file, in lines such as FRANCE = "…".',
)

_ARGUMENTS = (
    click.argument("file", type=PATH, metavar="FILE.spyview"),
    NO_WORDS,
    click.option(
        "--passphrase-file",
        "words_in",
        type=click.Path(path_type=Path, exists=True, dir_okay=False),
        metavar="FILE",
        help=f"Unlock it with the passphrase in this file, not {WORDS} or one typed when asked.",
    ),
    click.option(
        "--identity",
        type=click.Path(path_type=Path, exists=True, dir_okay=False),
        metavar="FILE",
        help="Unlock it with the age key in this file, not with your own.",
    ),
    click.option(
        "--after",
        type=PATH,
        metavar="FILE",
        help="Refuse it unless it continues this earlier packet.",
    ),
    click.option("--trust", is_flag=True, help="Trust its new key: you have asked the GM."),
)


def unlocking(command: Command) -> Command:
    """Give a command the arguments that open a packet, and the opened packet."""

    @functools.wraps(command)
    def run(  # one parameter per option
        *,
        file: Path,
        words_in: Path | None,
        identity: Path | None,
        after: Path | None,
        trust: bool,
        **rest: object,
    ) -> Any:  # noqa: ANN401  # whatever the command gives
        words = _words(words_in)
        try:
            found = open_packet(file, words=words, key=identity, after=after)
        except LockedError:
            if words or identity or not _asks():
                raise
            asked = speaker().say(Message("cli.passphrase"))
            words = click.prompt(asked, hide_input=True, err=True)
            found = open_packet(file, words=words, after=after)
        _met(found, trusted=trust)
        return command(file=file, found=found, **rest)

    whole: Any = run
    for argument in reversed(_ARGUMENTS):
        whole = argument(whole)
    return whole  # type: ignore[no-any-return]  # the command, under a longer signature


def _asks() -> bool:
    """Whether somebody is there to be asked."""
    return sys.stdin.isatty()


def tell_words(power: PowerId, words: str) -> None:
    """Tell the game master the passphrase of a player's packet, if it has one."""
    if words:
        tell("post.words_of", power=power, words=words)


def _words(path: Path | None) -> str:
    if path is None:
        return os.environ.get(WORDS, "")
    with readable(path, PacketError):
        return path.read_text("utf-8").strip("\r\n")


def _met(found: Opened, *, trusted: bool) -> None:
    keys = KnownKeys()
    if keys.meet_packet(found, trusted=trusted):
        tell(
            "cli.first_packet",
            invitation=found.packet.invitation.title,
            key=found.key[:16],
            path=str(keys.path),
            err=True,
        )
