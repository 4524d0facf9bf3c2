"""The mails in the game master's list: read as they come, given to the game in one step."""

from base64 import b64decode
from collections.abc import Mapping, Sequence
from dataclasses import replace
from itertools import chain
from pathlib import Path

from engine import judge
from engine.board.graph import PowerId
from engine.game.game import Game
from engine.game.known_keys import KnownKeys
from engine.game.packet_lock import Signer
from engine.language.message import Message
from engine.orders.notation import write
from engine.post import mail_reader
from engine.post.book import Book
from engine.post.entry import Entry, OrderLine
from engine.post.inbox import intake
from engine.post.intray import AWAY, STANDING, TAKEN, Intray, Lying
from engine.post.keys import compared
from engine.post.mail import Mail
from engine.post.offers import Offer, awaits, kept, offers
from engine.post.proof import proved
from engine.post.taken import recorded, sheet_of, used_before, versions
from engine.post.versions import difference
from engine.post.waiting import missed, rest_of, waits
from engine.post.weighing import Intake
from engine.session.rows import rows_of


class Mailbox:
    """The mails in the list, oldest first; for a game with a file they are kept beside it."""

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

        ``keys`` are those that players' answers have asked for, by default the user's own record.
        """
        self.game = game
        self._book = book
        self._by = by
        self._file = file
        self._tray = Intray(file)
        self._keys = keys or KnownKeys()
        self.entries: list[Entry] = []

    def load(self) -> None:
        """Load the mails that were in the list when the program closed; raises IntrayError."""
        self.refresh()

    @property
    def known(self) -> frozenset[str]:
        """The addresses of the players: whose mails are read whole."""
        return self._book.addresses

    def put(self, mails: Sequence[Mail]) -> int:
        """Add mails that were never in the list; returns how many."""
        return self._add([Lying(mail=mail, due=self._due) for mail in mails])

    def entry_of(self, mail: Mail) -> Entry | None:
        """The entry of a mail in the list."""
        wanted = Lying(mail=mail)
        return next((e for e in self.entries if e.lying.same_as(wanted)), None)

    @property
    def filed(self) -> Mapping[str, tuple[Lying, ...]]:
        """The filed mails, by the deadline that was due then; raises IntrayError."""
        return self._tray.filed()

    def read(self, mail: Mail, as_power: PowerId | None = None, due: str = "") -> Intake:
        """What a mail means; with ``as_power``, the game master has said whose it is.

        A mail that came in for another deadline, ``due``, is held back; so is one that asks for
        another key than its sender's, or proves its sender less than it must. Pages left unread are
        read once it is known whose they are.
        """
        if mail.unopened and (as_power is not None or mail.sender in self.known):
            mail = mail_reader.read(b64decode(mail.unopened), mail.source)
        one = intake(self.game, self._book, mail, self._by, as_power)
        if as_power is not None:
            return one
        one = compared(one, self._book, self._keys)
        one = proved(self.game, self._book, one, self._by)
        if due in ("", self._due) or one.sorted.held:
            return one
        return _held(one, Message("post.came_is_due", came=due, due=self._due))

    def put_away(self, *entries: Entry) -> None:
        """File mails as they are; what the game took from them stays."""
        self._file_away(entries, AWAY)

    @property
    def idle(self) -> tuple[Entry, ...]:
        """The mails that neither order anything for what is due nor ask for anything else."""
        idle = (entry for entry in self.entries if entry.idle)
        return tuple(entry for entry in idle if not self.offers(entry))

    def offers(self, entry: Entry) -> tuple[Offer, ...]:
        """What can be done about a mail other than taking its orders."""
        return offers(self.game, self._book, entry)

    def awaits(self, entry: Entry) -> bool:
        """Whether somebody has to look at a mail."""
        return awaits(self.game, self._book, entry)

    def bring_back(self, lying: Lying) -> None:
        """Put a filed mail back into the list."""
        self._tray.unfile([lying])
        self._enter([lying])

    def keep_for(self, entry: Entry, when: str, owner: PowerId | None = None) -> None:
        """Keep a mail's orders for a deadline, or as standing orders; ``when`` is as in `Lying`."""
        entry.owner, entry.kept_for = owner or entry.one.power, when
        self._keep()
        self.refresh()

    def note(self, entry: Entry, text: str) -> None:
        """Add a note about the mail."""
        entry.note = text
        self._keep()

    def follow(self, book: Book, by: Signer | None, file: Path | None) -> bool:
        """Update book, key and file; if one changed, reread the mails. Returns whether one did."""
        now = (book, by, file)
        if now == (self._book, self._by, self._file):
            return False
        self._book, self._by, self._file = now
        self._tray = Intray(file)
        self.refresh()
        return True

    def refresh(self) -> None:
        """Reread mails not taken yet, since the game has changed or more mail has come.

        Mails taken at a past deadline are filed; those for one that is due again come back.
        """
        for entry in self.entries:
            if entry.due == self._due or entry.standing or not entry.taken:
                self._judge(entry)
        recalled = [one for one in self._tray.under(self._due) if one.filed == TAKEN]
        self._tray.unfile(recalled)
        self._enter([*self._fetched(), *recalled])
        self._file_away([entry for entry in self.entries if self._spent(entry)], TAKEN)

    def assign(self, entry: Entry, owner: PowerId | None) -> None:
        """Say whose a mail is."""
        entry.owner = owner
        entry.due = self._due
        entry.weigh(self.read(entry.mail, owner, entry.due))
        self._keep()

    def retype(self, entry: Entry, text: str) -> None:
        """Read a mail with corrected words; the original ones stay with it."""
        entry.words = entry.words or entry.mail.text
        entry.mail = replace(entry.mail, text=text, over="", unopened="")
        entry.one = self.read(entry.mail, entry.owner, entry.due)
        entry.taken = False
        self._keep()

    def take(self, entries: Sequence[Entry]) -> int:
        """Give the orders of mails to the game, each power's first mail in the first step.

        Returns the number of steps: one, unless a power sent several mails.
        """
        left, steps = [e for e in entries if e.one.power and e.one.orders], 0
        while left:
            first = {e.one.power: e for e in reversed(left)}
            now = [entry for entry in left if first[entry.one.power] is entry]
            self.game.give_sheets([sheet_of(entry.one, entry.words) for entry in now])
            for entry in now:
                entry.taken, entry.due = True, self._due
                self._add(rest_of(entry))
            left = [entry for entry in left if not entry.taken]
            self.refresh()
            steps += 1
        return steps

    def rows(self, one: Intake) -> tuple[OrderLine, ...]:
        """One row per piece of the sender's, with its order and the line it was read from."""
        if one.power is None:
            return ()
        rules, seen = self.game.rules, self.game.known(one.power)
        entries = judge.entries(rules, self.game.position(), one.power, one.orders, seen)
        rows = rows_of(one.power, seen, entries, rules.reader)
        lines = {text: shown for shown in one.read for text in shown.orders}
        found = ((row, lines.get(row.order)) for row in rows)
        return tuple(
            OrderLine(row, line.number, line.text) if line else OrderLine(row)
            for row, line in found
        )

    def changes(self, entry: Entry) -> tuple[str, ...]:
        """What a mail changes, compared with the current orders or its sender's mail before it."""
        one = entry.one
        if one.changes or one.power is None:
            return one.changes
        before = self.entries[: self.entries.index(entry)]
        mine = [other.one for other in before if other.one.power == one.power]
        if not mine:
            return ()
        return difference(tuple(map(write, mine[-1].orders)), tuple(map(write, one.orders)))

    def versions(self, power: PowerId) -> tuple[tuple[str, tuple[str, ...]], ...]:
        """All sheets that a power has sent for this deadline: when, and the orders."""
        return versions(self.game, power)

    @property
    def _due(self) -> str:
        return str(self.game.position().phase)

    def _add(self, come: Sequence[Lying]) -> int:
        """Add the mails that are neither in the list nor filed; returns how many."""
        have = [*(entry.lying for entry in self.entries), *chain(*self.filed.values())]
        have += (fetched := self._fetched())
        new: list[Lying] = []
        for one in come:
            if not any(map(one.same_as, [*have, *new])):
                new.append(one)
        self._enter([*fetched, *new])
        return len(new)

    def _fetched(self) -> list[Lying]:
        """The mails that are kept beside the game but not in the list yet."""
        have = [entry.lying for entry in self.entries]
        return [one for one in self._tray.load() if not any(map(one.same_as, have))]

    def _enter(self, lying: Sequence[Lying]) -> None:
        """Put mails into the list, oldest first."""
        for one in lying:
            owner, due = PowerId(one.owner) if one.owner else None, one.due or self._due
            read = self.read(one.mail, owner, "" if one.kept_for else due)
            entry = Entry(read.mail, read, owner, words=one.words, due=due, ident=one.ident)
            entry.kept_for, entry.note = one.kept_for, one.note
            self._judge(entry)
            self.entries.append(entry)
        self.entries.sort(key=lambda entry: entry.mail.moment)
        self._keep()

    def _judge(self, entry: Entry) -> None:
        """Read a mail again, and see whether it is taken or waits."""
        entry.taken = entry.due == self._due and self._stands(entry)
        entry.waits = waits(self.game, entry)
        if not entry.taken:
            entry.weigh(self.read(entry.mail, entry.owner, "" if entry.kept_for else entry.due))
            if missed(self.game, entry):
                entry.one = _held(entry.one, Message("post.kept_for_past", phase=entry.kept_for))

    def _file_away(self, entries: Sequence[Entry], how: str) -> None:
        self._tray.file(entry.filed(how) for entry in entries)
        gone = set(map(id, entries))
        self.entries = [entry for entry in self.entries if id(entry) not in gone]
        self._keep()

    def _spent(self, entry: Entry) -> bool:
        """Whether a mail's orders were entered for a deadline that is past."""
        power, came = entry.one.power, replace(entry.mail, text=entry.words or entry.mail.text)
        if entry.due == self._due or power is None or entry.kept_for == STANDING:
            return False
        return entry.taken or used_before(self.game, power, came) is not None

    def _stands(self, entry: Entry) -> bool:
        """Whether the game has a mail's orders, as they read now, for the current deadline."""
        one = entry.one
        came = replace(entry.mail, text=entry.words or entry.mail.text)
        if one.power is None or not recorded(self.game, replace(one, mail=came)):
            return False
        sheet = self.game.record.sheets().get(one.power)
        same = sheet is not None and sheet[1].lines == tuple(map(write, one.orders))
        return same or not entry.words

    def _keep(self) -> None:
        self._tray.keep([kept(one, awaits=self.awaits(one)) for one in self.entries])


def _held(one: Intake, why: Message) -> Intake:
    return replace(one, sorted=replace(one.sorted, held=why))
