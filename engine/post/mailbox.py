"""The mails in the game master's list: read as they come, given to the game in one step."""

from base64 import b64decode
from collections.abc import Sequence
from dataclasses import dataclass, replace
from pathlib import Path

from engine import judge
from engine.board.graph import PowerId
from engine.game.game import Game
from engine.game.known_keys import KnownKeys
from engine.game.packet_lock import Signer
from engine.language.message import Message
from engine.orders.notation import write
from engine.post import intray, mail_reader
from engine.post.book import Book
from engine.post.inbox import intake
from engine.post.intray import Lying
from engine.post.keys import compared
from engine.post.mail import Mail
from engine.post.proof import proved
from engine.post.taken import recorded, sheet_of, versions
from engine.post.weighing import Intake, difference
from engine.session.rows import Row, rows_of


@dataclass(slots=True)
class Entry:
    """One mail with what it comes to; ``owner`` is set where the game master said whose it is.

    ``words`` are the original ones if others were put in their place, and ``due`` is the phase
    that was due when it came in.
    """

    mail: Mail
    one: Intake
    owner: PowerId | None = None
    taken: bool = False
    words: str = ""
    due: str = ""

    def weigh(self, one: Intake) -> None:
        """Take over the new reading; pages unread before may now have been read."""
        self.mail, self.one = one.mail, one

    @property
    def open(self) -> int:
        """How many lines need a look."""
        return len(self.one.unread) + len(self.one.strange)

    @property
    def plain(self) -> bool:
        """Whether it can be taken without a look: its owner is certain, and every line was read."""
        return self.one.accepted and not self.one.doubtful and not self.taken


@dataclass(frozen=True, slots=True)
class OrderLine:
    """One row of a mail's orders: the piece, its order, the line where it stands, what to note."""

    row: Row
    number: int = 0
    text: str = ""


class Mailbox:
    """The mails in the list, oldest first; those of a game with a file are kept beside it."""

    def __init__(
        self,
        game: Game,
        book: Book,
        by: Signer | None = None,
        file: Path | None = None,
        *,
        keys: KnownKeys | None = None,
    ) -> None:
        """Read mails for a game as it stands; `load` fetches those of the last session.

        ``keys`` are those that players' answers asked for before, the person's own by default.
        """
        self._game = game
        self._book = book
        self._by = by
        self._file = file
        self._keys = keys or KnownKeys()
        self.entries: list[Entry] = []

    def load(self) -> None:
        """Load the mails that were in the list when the program closed; raises IntrayError."""
        for one in intray.load(self._file) if self._file else ():
            entry = self._entry(one.mail, PowerId(one.owner) if one.owner else None, one.due)
            entry.words = one.words
            entry.taken = self._stands(entry)
            if not self._over(entry):
                self.entries.append(entry)

    @property
    def known(self) -> frozenset[str]:
        """The addresses of the players: whose mails are read whole."""
        return self._book.addresses

    def put(self, mails: Sequence[Mail]) -> int:
        """Add mails that are not in the list yet; returns how many."""
        have = {(e.mail.sender, e.mail.date, e.words or e.mail.text) for e in self.entries}
        new = [mail for mail in mails if (mail.sender, mail.date, mail.text) not in have]
        self.entries += [self._entry(mail) for mail in new]
        self.entries.sort(key=lambda entry: entry.mail.moment)
        self._keep()
        return len(new)

    def read(self, mail: Mail, as_power: PowerId | None = None, due: str = "") -> Intake:
        """What a mail comes to; with ``as_power`` the game master has said whose it is.

        One that came in for another deadline, ``due``, is held back, and so is one that asks for
        another key than its sender's, or shows less of being the sender's than it must. Pages that
        were left unread are read once it is known whose they are.
        """
        if mail.unopened and (as_power is not None or mail.sender in self.known):
            mail = mail_reader.read(b64decode(mail.unopened), mail.source)
        one = intake(self._game, self._book, mail, self._by, as_power)
        if as_power is not None:
            return one
        one = compared(one, self._book, self._keys)
        one = proved(self._game, self._book, one, self._by)
        if due in ("", self._due) or one.sorted.held:
            return one
        held = Message("post.came_is_due", came=due, due=self._due)
        return replace(one, sorted=replace(one.sorted, held=held))

    def put_away(self, entry: Entry) -> None:
        """Take a mail off the list; what the game took from it stays."""
        self.entries.remove(entry)
        self._keep()

    def follow(self, book: Book, by: Signer | None, file: Path | None) -> bool:
        """Whether the game's book, key or file has changed; if so, mails are read again."""
        now = (book, by, file)
        if now == (self._book, self._by, self._file):
            return False
        self._book, self._by, self._file = now
        self.refresh()
        return True

    def refresh(self) -> None:
        """Read the mails that are not taken again, since the game has changed."""
        for entry in self.entries:
            if entry.due == self._due:
                entry.taken = self._stands(entry)
            if not entry.taken:
                entry.weigh(self.read(entry.mail, entry.owner, entry.due))
        self._keep()

    def assign(self, entry: Entry, owner: PowerId | None) -> None:
        """Say whose a mail is."""
        entry.owner = owner
        entry.due = self._due
        entry.weigh(self.read(entry.mail, owner, entry.due))
        self._keep()

    def retype(self, entry: Entry, text: str) -> None:
        """Read a mail with other words; the original ones stay with it."""
        entry.words = entry.words or entry.mail.text
        entry.mail = replace(entry.mail, text=text, over="", unopened="")
        entry.one = self.read(entry.mail, entry.owner, entry.due)
        entry.taken = False
        self._keep()

    def take(self, entries: Sequence[Entry]) -> int:
        """Give the orders of mails to the game, each power's first mail in the first step.

        How many steps it took: one, unless a power sent several.
        """
        left, steps = [e for e in entries if e.one.power and e.one.orders], 0
        while left:
            first = {e.one.power: e for e in reversed(left)}
            now = [entry for entry in left if first[entry.one.power] is entry]
            self._game.give_sheets([sheet_of(entry.one, entry.words) for entry in now])
            for entry in now:
                entry.taken = True
            left = [entry for entry in left if not entry.taken]
            self.refresh()
            steps += 1
        return steps

    def rows(self, one: Intake) -> tuple[OrderLine, ...]:
        """One row per piece of the sender's, with its order and the line that it was read in."""
        if one.power is None:
            return ()
        rules, seen = self._game.rules, self._game.known(one.power)
        entries = judge.entries(rules, self._game.position(), one.power, one.orders, seen)
        rows = rows_of(one.power, seen, entries, rules.reader)
        lines = {text: shown for shown in one.read for text in shown.orders}
        found = ((row, lines.get(row.order)) for row in rows)
        return tuple(
            OrderLine(row, line.number, line.text) if line else OrderLine(row)
            for row, line in found
        )

    def changes(self, entry: Entry) -> tuple[str, ...]:
        """What a mail changes against the orders in hand, or the same sender's mail before it."""
        one = entry.one
        if one.changes or one.power is None:
            return one.changes
        before = self.entries[: self.entries.index(entry)]
        mine = [other.one for other in before if other.one.power == one.power]
        if not mine:
            return ()
        return difference(tuple(map(write, mine[-1].orders)), tuple(map(write, one.orders)))

    def versions(self, power: PowerId) -> tuple[tuple[str, tuple[str, ...]], ...]:
        """All sheets that the game has from a power for this deadline: when, and the orders."""
        return versions(self._game, power)

    @property
    def _due(self) -> str:
        return str(self._game.position().phase)

    def _entry(self, mail: Mail, owner: PowerId | None = None, due: str = "") -> Entry:
        due = due or self._due
        one = self.read(mail, owner, due)
        return Entry(one.mail, one, owner, taken=recorded(self._game, one), due=due)

    def _stands(self, entry: Entry) -> bool:
        """Whether the game has a mail's orders for what is due, as they are read now."""
        one = entry.one
        came = replace(entry.mail, text=entry.words or entry.mail.text)
        if one.power is None or not recorded(self._game, replace(one, mail=came)):
            return False
        sheet = self._game.record.sheets().get(one.power)
        same = sheet is not None and sheet[1].lines == tuple(map(write, one.orders))
        return same or not entry.words

    def _over(self, entry: Entry) -> bool:
        """Whether a mail is finished with because its deadline is past."""
        return entry.due != self._due and (entry.one.used or not entry.one.orders)

    def _keep(self) -> None:
        if self._file is not None:
            every = (
                e for e in self.entries if e.due == self._due or not (e.taken or self._over(e))
            )
            intray.keep(
                self._file,
                [Lying(mail=e.mail, owner=e.owner or "", words=e.words, due=e.due) for e in every],
            )
