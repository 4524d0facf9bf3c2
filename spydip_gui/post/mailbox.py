"""The mails that a game master has at hand: read as they come, given to the game in one step."""

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path

from engine import judge
from engine.board.graph import PowerId
from engine.game.game import Game
from engine.game.known_keys import KnownKeys
from engine.game.packet_lock import Signer
from engine.game.record import Sheet
from engine.orders.notation import write
from engine.post.book import Book
from engine.post.inbox import Intake, difference, intake, known, recorded, versions
from engine.post.keys import compared
from engine.post.mail import SUFFIXES, Mail, MailError, read
from spydip_gui.phrases import retold
from spydip_gui.rows import Row, rows_of


@dataclass(slots=True)
class Entry:
    """One mail with what it comes to; ``owner`` is set where the game master said whose it is."""

    mail: Mail
    one: Intake
    owner: PowerId | None = None
    taken: bool = False
    words: str = field(default="")

    @property
    def open(self) -> int:
        """How many lines need a look."""
        return len(self.one.unread) + len(self.one.strange)

    @property
    def plain(self) -> bool:
        """Whether it can be taken without a look: whose it is is sure, and every line was read."""
        return self.one.accepted and not self.open and not self.taken


@dataclass(frozen=True, slots=True)
class OrderLine:
    """One row of a mail's orders: the piece, its order, the line where it stands, what to note."""

    row: Row
    number: int = 0
    text: str = ""


class Mailbox:
    """The mails of one sitting, oldest first."""

    def __init__(self, game: Game, book: Book, by: Signer | None = None) -> None:
        """Read mails for a game as it stands."""
        self._game = game
        self._book = book
        self._by = by
        self._keys = KnownKeys()
        self.entries: list[Entry] = []

    def add(self, paths: Sequence[Path]) -> tuple[int, tuple[str, ...]]:
        """Read files and folders; how many mails were new, and which files could not be read."""
        mails, refused = [], []
        for file in (file for path in paths for file in _files(path)):
            try:
                mails.append(read(file))
            except MailError as error:
                refused.append(retold(str(error)))
        return self.put(mails), tuple(refused)

    def put(self, mails: Sequence[Mail]) -> int:
        """Take mails in that are not here yet; how many those were."""
        have = {(e.mail.sender, e.mail.date, e.mail.text) for e in self.entries}
        new = [mail for mail in mails if (mail.sender, mail.date, mail.text) not in have]
        self.entries += [self._entry(mail) for mail in new]
        self.entries.sort(key=lambda entry: entry.mail.date)
        return len(new)

    def refresh(self) -> None:
        """Read those anew that are not taken yet, since the game has gone on."""
        for entry in self.entries:
            if not entry.taken:
                entry.one = self._read(entry.mail, entry.owner)

    def assign(self, entry: Entry, owner: PowerId | None) -> None:
        """Say whose a mail is."""
        entry.owner = owner
        entry.one = self._read(entry.mail, owner)

    def retype(self, entry: Entry, text: str) -> None:
        """Read a mail with other words; the ones that came stay with it."""
        entry.words = entry.words or entry.mail.text
        entry.mail = replace(entry.mail, text=text)
        entry.one = self._read(entry.mail, entry.owner)
        entry.taken = False

    def take(self, entries: Sequence[Entry]) -> int:
        """Give the orders of mails to the game, each power's first mail in the first step.

        How many steps it took: one, unless a power sent several.
        """
        left, steps = [e for e in entries if e.one.power and e.one.orders], 0
        while left:
            first = {e.one.power: e for e in reversed(left)}
            now = [entry for entry in left if first[entry.one.power] is entry]
            self._game.give_sheets([_sheet(entry) for entry in now])
            for entry in now:
                entry.taken = True
            left = [entry for entry in left if not entry.taken]
            self.refresh()
            steps += 1
        return steps

    def rows(self, one: Intake) -> tuple[OrderLine, ...]:
        """A row a piece of the sender's, with its order and the line that it was read in."""
        if one.power is None:
            return ()
        rules = self._game.rules
        entries = judge.submit(rules, self._game.position(), {one.power: one.orders}).entries
        seen = known(self._game, one.power)
        rows = _together(rows_of(one.power, seen, entries, rules.reader.fault))
        lines = {text: shown for shown in one.read for text in shown.why.split("; ")}
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
        """Everything that the game has of a power for this deadline: when, and its orders."""
        return versions(self._game, power)

    def _entry(self, mail: Mail) -> Entry:
        one = self._read(mail, None)
        return Entry(mail, one, taken=recorded(self._game, one))

    def _read(self, mail: Mail, owner: PowerId | None) -> Intake:
        if owner is None:
            one = intake(self._game, self._book, mail, self._by)
            return compared(one, self._book, self._keys)
        taken = replace(mail, sender="", subject=owner)
        return replace(intake(self._game, self._book, taken, self._by), mail=mail)


def _files(path: Path) -> list[Path]:
    """The mails of a folder, by name; a file that was named itself is taken for one."""
    if not path.is_dir():
        return [path]
    return sorted(file for file in path.rglob("*") if file.suffix.lower() in SUFFIXES)


def _together(rows: Sequence[Row]) -> Sequence[Row]:
    """The rows with every further order of a piece below its first one."""
    places = {row.piece: number for number, row in reversed(list(enumerate(rows)))}
    return sorted(rows, key=lambda row: places[row.piece])


def _sheet(entry: Entry) -> Sheet:
    one, mail = entry.one, entry.mail
    head = f"From: {mail.sender}\nDate: {mail.date}\nSubject: {mail.subject}\n\n"
    lines = tuple(map(write, one.orders))
    return Sheet(
        power=one.power or PowerId(""),
        lines=lines,
        source="mail",
        raw=head + (entry.words or mail.text),
    )
