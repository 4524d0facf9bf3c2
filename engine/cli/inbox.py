"""``spydip inbox``: reads mails with orders, and records those that are plainly their power's."""

import sys
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

import click

from engine.board.graph import PowerId
from engine.cli._shared import FILE, PATH, seat, speaker, tell, with_post
from engine.game.known_keys import KnownKeys
from engine.language.message import Message
from engine.post import book as books
from engine.post.book import Book
from engine.post.keys import key_at_hand
from engine.post.mail import Mail, by_date
from engine.post.mail_reader import gather, read
from engine.post.mailbox import Mailbox
from engine.post.notes import write_receipt
from engine.post.receipt import account, row


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
    """Read the mails of PATHs: .eml, .txt and .mbox files, folders of them, or standard input.

    Every line that is not an order is listed: “?” looks like one, “.” is talk, “#” is set aside.
    Mail from strangers or for another game or deadline is held back; look at it, then read it again
    with --as. So is a mail older than the orders in hand; to take it anyway, first withdraw those
    with “spydip orders enter --clear”. Mails stay in the list until they are taken or filed:
    “spydip tray” shows it. A mail recorded before is skipped, so you can read a folder again when
    more has come. The exit status is 1 if anything needs a look.
    """
    with with_post(file, write=not test) as game:
        book = books.load(file, game.rules.seats)
        at = None if test else file
        box = Mailbox(game, book, key_at_hand(file), at, keys=KnownKeys(learns=not test))
        box.load()
        owner = seat(game, power) if power else None
        asked = _Asked(box, book, owner, test=test, blind=blind, receipts=receipts)
        if not asked.read_all(paths):
            sys.exit(1)


@dataclass(frozen=True, slots=True)
class _Asked:
    """How to read mails."""

    box: Mailbox
    book: Book
    owner: PowerId | None
    test: bool
    blind: bool
    receipts: Path | None

    def read_all(self, paths: Sequence[Path]) -> bool:
        """Read the mails in files or on standard input; returns whether all were clear."""
        known = self.book.addresses
        faults: list[Message] = []
        if paths:
            mails, faults = gather(paths, known)
        else:
            mails = [read(sys.stdin.buffer.read(), known=known)]
        for fault in faults:
            tell(fault, err=True)
        self.box.put(mails)
        clear = [self._read(mail) for mail in by_date(mails)]
        return all(clear) and not faults

    def _read(self, mail: Mail) -> bool:
        """Read one mail, report on it and record it; returns whether nothing needs a look."""
        box, entry = self.box, self.box.entry_of(mail)
        if entry is None:  # it was filed
            one, again = box.read(mail), True
        else:
            if self.owner is not None and not entry.one.accepted:
                box.assign(entry, self.owner)
            one, again = entry.one, entry.taken
        say = speaker()
        click.echo(row(one, say, again=again) if self.blind or again else account(one, say))
        if self.receipts is not None and one.power and not (again or one.sorted.held):
            write_receipt(box.game, self.book, one, self.receipts)
        if entry is not None and one.accepted and not (self.test or again):
            box.take([entry])
        return again or (one.accepted and not one.doubtful)
