"""``spydip inbox``: reads mails with orders, and records those that are plainly their power's."""

import sys
from pathlib import Path

import click

from engine.cli._shared import FILE, PATH, seat, speaker, tell, with_post
from engine.game.known_keys import KnownKeys
from engine.post import book as books
from engine.post.inbox import record
from engine.post.keys import key_at_hand
from engine.post.mail import by_date
from engine.post.mail_reader import gather, read
from engine.post.mailbox import Mailbox
from engine.post.notes import write_receipt
from engine.post.receipt import account, row
from engine.post.taken import recorded


@click.command()
@FILE
@click.argument("paths", nargs=-1, type=PATH, metavar="[PATH]...")
@click.option("--test", is_flag=True, help="Only say how the mails are read; record nothing.")
@click.option("--blind", is_flag=True, help="Check without showing any order.")
@click.option("--as", "power", metavar="POWER", help="Take held-back mail as this power's.")
@click.option("--receipts", type=PATH, metavar="DIR", help="Draft a receipt for each.")
def inbox(
    *,
    file: Path,
    paths: tuple[Path, ...],
    test: bool,
    blind: bool,
    power: str | None,
    receipts: Path | None,
) -> None:
    """Read the mails of PATHs: .eml and .txt files, folders of them, or standard input.

    Every line that is not an order is listed: “?” looks like one, “.” is talk, “#” is set aside.
    Mail from strangers or for another game or deadline is held back; look at it, then read it again
    with --as. So is a mail older than the orders in hand; to take it anyway, first withdraw those
    with “spydip orders enter --clear”. A mail recorded before is skipped, so you can read a folder
    again when more has come. The exit status is 1 if anything needs a look.
    """
    with with_post(file, write=not test) as game:
        book = books.load(file, game.rules.seats)
        known = book.addresses
        pasted = [] if paths else [read(sys.stdin.buffer.read(), known=known)]
        mails, faults = gather(paths, known) if paths else (pasted, [])
        for fault in faults:
            tell(fault, err=True)
        box = Mailbox(game, book, key_at_hand(file), keys=KnownKeys(learns=not test))
        owner = seat(game, power) if power else None
        clean = not faults
        for mail in by_date(mails):
            one = box.read(mail)
            if owner is not None and not one.accepted:
                one = box.read(mail, owner)
            again = recorded(game, one)
            if one.accepted and not (test or again):
                record(game, one)
            say = speaker()
            click.echo(row(one, say, again=again) if blind or again else account(one, say))
            if receipts is not None and one.power and not (again or one.sorted.held):
                write_receipt(game, book, one, receipts)
            clean = clean and (again or (one.accepted and not one.doubtful))
    if not clean:
        sys.exit(1)
