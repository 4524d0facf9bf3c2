"""What the player's commands share: opening a packet with the key or words that it takes."""

import functools
from pathlib import Path
from typing import Any

import click

from engine.cli._shared import Command, tell
from engine.session.packets import KnownKeys, Opened, open_packet

_ARGUMENTS = (
    click.argument("file", type=click.Path(path_type=Path), metavar="FILE.spyview"),
    click.option("--passphrase", default="", metavar="WORDS", help="Unlock it with these."),
    click.option(
        "--identity",
        type=click.Path(path_type=Path, exists=True, dir_okay=False),
        metavar="FILE",
        help="Unlock it with the age key in this file, not with your own.",
    ),
    click.option(
        "--after",
        type=click.Path(path_type=Path),
        metavar="FILE",
        help="Refuse it unless it goes on from this earlier packet.",
    ),
    click.option("--trust", is_flag=True, help="Trust its new key: you have asked the GM."),
)


def unlocking(command: Command) -> Command:
    """Give a command the arguments that a packet is opened with, and the opened packet."""

    @functools.wraps(command)
    def run(  # one parameter an option
        *,
        file: Path,
        passphrase: str,
        identity: Path | None,
        after: Path | None,
        trust: bool,
        **rest: object,
    ) -> Any:  # noqa: ANN401  # whatever the command gives
        found = open_packet(file, words=passphrase, key=identity, after=after)
        _met(found, trusted=trust)
        return command(file=file, found=found, **rest)

    whole: Any = run
    for argument in reversed(_ARGUMENTS):
        whole = argument(whole)
    return whole  # type: ignore[no-any-return]  # the command, under a longer signature


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
