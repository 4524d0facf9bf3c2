"""``spydip tray``: the mails in the list, and what to do with one that cannot be taken yet."""

from pathlib import Path

import click

from engine.cli._shared import FILE, PATH, seat, speaker, tell, with_post
from engine.game.ledger import GameError
from engine.language.message import Message
from engine.post import book as books
from engine.post.entry import Entry
from engine.post.keys import key_at_hand
from engine.post.mail import Mail
from engine.post.mailbox import Mailbox
from engine.post.notes import write_receipt
from engine.post.receipt import account, row
from engine.post.waiting import kept_phase, said


@click.command()
@FILE
@click.argument("number", type=int, required=False)
@click.option("--as", "power", metavar="POWER", help="Say whose it is, and take its orders.")
@click.option("--away", is_flag=True, help="File it, whatever is in it.")
@click.option("--keep-for", metavar="PHASE", help="Keep it for a deadline, or as “standing”.")
@click.option("--note", metavar="TEXT", help="Note something about it.")
@click.option("--take", is_flag=True, help="Take the orders of all mails that need no look.")
@click.option("--receipts", type=PATH, metavar="DIR", help="Draft a receipt for each taken.")
def tray(  # noqa: PLR0913  # one parameter per option
    *,
    file: Path,
    number: int | None,
    power: str | None,
    away: bool,
    keep_for: str | None,
    note: str | None,
    take: bool,
    receipts: Path | None,
) -> None:
    """List the mails that “spydip inbox” read, by number, and those filed at each deadline.

    With a NUMBER, show that mail as it is read, or do with it what the options say.
    """
    with with_post(file, write=take or number is not None) as game:
        book = books.load(file, game.rules.seats)
        box = Mailbox(game, book, key_at_hand(file), file)
        box.load()
        if number is None:
            plain = [entry for entry in box.entries if take and entry.plain]
            box.take(plain)
            if receipts is not None:
                for entry in plain:
                    write_receipt(game, book, entry.one, receipts)
            _show(box)
            return
        entry = _numbered(box, number)
        owner = seat(game, power) if power else None
        if note is not None:
            box.note(entry, note)
        if keep_for:
            box.keep_for(entry, kept_phase(keep_for), owner)
        elif owner is not None:
            box.assign(entry, owner)
            box.take([entry])
        if away:
            box.put_away(entry)
        click.echo(account(entry.one, speaker()))


def _numbered(box: Mailbox, number: int) -> Entry:
    """The mail with this number in the list; raises GameError."""
    if not 1 <= number <= len(box.entries):
        raise GameError("cli.no_such_mail", number=number, count=len(box.entries))
    return box.entries[number - 1]


def _show(box: Mailbox) -> None:
    """Show the mails in the list by number, and those filed by deadline."""
    voice = speaker()
    for number, entry in enumerate(box.entries, 1):
        click.echo(f"{number:3}  {_sent(entry.mail)}  {row(entry.one, voice, again=entry.taken)}")
        for more in filter(None, (said(entry), entry.note)):
            click.echo(f"       {voice.say(more)}")
    for phase, mails in box.filed.items():
        tell(Message("cli.mails_filed", phase=phase, count=len(mails)))
        for one in mails:
            how = voice.say(Message(f"cli.mail_{one.filed or 'away'}"))
            click.echo(f"       {_sent(one.mail)}  {one.mail.source}: {one.mail.sender}, {how}")


def _sent(mail: Mail) -> str:
    """When a mail was sent, in local time."""
    return f"{mail.moment.astimezone():%Y-%m-%d %H:%M}" if mail.date else "-" * 16
