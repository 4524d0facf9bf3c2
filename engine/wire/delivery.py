"""Which game a fetched mail is for; a mail for none of them waits where every game sees it.

Fetched mails stay in a folder of the account until they are given to a game, so that none is lost
even if the program is killed.
"""

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from engine.errors import UserError
from engine.files import OURS, write_whole
from engine.game import answer
from engine.language.message import Value
from engine.post.intray import receive
from engine.post.mail import Mail
from engine.post.mail_reader import MailReader
from engine.post.sorting import titled
from engine.wire.account import Account, home
from engine.wire.served import Served, looked_at

_UNFIT = re.compile(r"[^\w.@+-]")


@dataclass(frozen=True, slots=True, kw_only=True)
class Waiting:
    """A fetched mail that is in no game yet; ``path`` is the file with its bytes."""

    name: str
    path: Path
    mail: Mail


def keep(account: Account, content: bytes, name: str) -> None:
    """Let a mail wait, unless somebody dismissed it before; raises WriteError."""
    folder = _folder(account)
    if not (folder / "put-by" / name).exists():
        write_whole(folder / f"{name}.eml", content, rights=OURS)


def count_waiting(account: Account) -> int:
    """How many mails wait for an account."""
    return sum(1 for _ in _folder(account).glob("*.eml"))


class Delivery:
    """The mails that wait for an account, and the games they may be for."""

    def __init__(self, account: Account, at_hand: Sequence[Served] = ()) -> None:
        """Look at games and mails; unreadable games are among the ``faults``.

        The caller already has those ``at_hand`` open.
        """
        self.faults: list[Value] = []
        self._unknown = False
        self._folder = _folder(account)
        self.games = tuple(self._served(account, {game.file: game for game in at_hand}))
        known = {address for game in self.games for address in game.book.addresses}
        self.waiting = tuple(_read(self._folder, known))

    @property
    def meant(self) -> Mapping[Path, tuple[Waiting, ...]]:
        """The mails that name a game, by its file; those of a game in use keep waiting."""
        found: dict[Path, tuple[Waiting, ...]] = {}
        for one in self.waiting:
            game = game_of(one.mail, self.games, by_sender=not self._unknown)
            if game is not None and game.due:
                found[game.file] = (*found.get(game.file, ()), one)
        return found

    def deliver(self) -> Mapping[Path, int]:
        """Give each mail to the game it names; returns how many are new there.

        Raises IntrayError if the mails of a game cannot be read, WriteError if they cannot be
        written: the mails keep waiting.
        """
        return {file: self.give(mails, file) for file, mails in self.meant.items()}

    def give(self, mails: Iterable[Waiting], file: Path) -> int:
        """Give mails to a game; returns how many are new there. Raises as `deliver`."""
        given = tuple(mails)
        due = next(game.due for game in self.games if game.file == file)
        new = receive(file, [(one.mail, one.name) for one in given], due)
        self._gone(given)
        return new

    def put_by(self, one: Waiting) -> None:
        """Dismiss a mail: it is for no game, and stays only on the server."""
        write_whole(self._folder / "put-by" / one.name, b"")
        self._gone([one])

    def _gone(self, mails: Sequence[Waiting]) -> None:
        for one in mails:
            one.path.unlink(missing_ok=True)
        names = {one.name for one in mails}
        self.waiting = tuple(one for one in self.waiting if one.name not in names)

    def _served(self, account: Account, at_hand: Mapping[Path, Served]) -> Iterator[Served]:
        for file in account.files:
            try:
                yield at_hand.get(file) or looked_at(file)
            except UserError as error:
                self.faults.append(error.message)
                self._unknown = self._unknown or file.exists()


def game_of(mail: Mail, games: Sequence[Served], *, by_sender: bool = True) -> Served | None:
    """The game that a mail is for, by its check line, its subject or its sender; None if unclear.

    A check line for a game not among these leaves it to none, wherever its sender plays. Without
    ``by_sender``, the sender does not count, since other games may have the same player.
    """
    if proved := answer.games_in(mail.text):
        return _only([game for game in games if game.game in proved])
    senders = [game for game in games if mail.sender in game.book.addresses]
    named = [game for game in games if game.title and titled(mail.subject, game.title)]
    return _only([game for game in named if game in senders] or named or senders * by_sender)


def _read(folder: Path, known: set[str]) -> Sequence[Waiting]:
    """The mails in a folder, oldest first."""
    with MailReader() as reader:
        found = [_waiting(path, reader, known) for path in folder.glob("*.eml")]
    return sorted(found, key=lambda one: (one.mail.moment, one.name))


def _waiting(path: Path, reader: MailReader, known: set[str]) -> Waiting:
    source = f"mail-{path.stem.removeprefix('sha256-')[:8]}"
    mail = reader.read(path.read_bytes(), source, known)
    return Waiting(name=path.stem, path=path, mail=mail)


def _folder(account: Account) -> Path:
    return home() / "waiting" / _UNFIT.sub("_", account.address.lower())


def _only(games: Sequence[Served]) -> Served | None:
    return games[0] if len(games) == 1 else None
