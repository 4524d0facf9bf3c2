"""``spydip keys``: the user's own key for locked packets, and the known keys of others."""

import click

from engine.cli._shared import tell
from engine.game import identity
from engine.game.known_keys import KeysFileError, KnownKeys


@click.command()
@click.option("--make", is_flag=True, help="Make your own key, if you have none yet.")
@click.option("--forget", metavar="GAME|ADDRESS", help="Forget the key met under this name.")
def keys(*, make: bool, forget: str | None) -> None:
    """Show your own public key, and the keys of game masters and players met before.

    The first packet of a game is taken on trust and its key remembered; a later one signed with
    another key is refused until you --forget the old key. Your own key locks packets so that nobody
    else can open them: the sheets that “spydip answer” writes tell it to your game master.
    """
    known = KnownKeys()
    if forget is not None:
        gone = known.forget(forget)
        if not gone:
            raise KeysFileError("cli.no_key_under", name=forget)
        for one in gone:
            tell("cli.forgotten", one=str(one))
        return
    mine = identity.make() if make else identity.own()
    if mine is None:
        tell("cli.no_own_key")
    else:
        tell("cli.own_key", public=mine.public)
    for one in known.every():
        click.echo(str(one))
