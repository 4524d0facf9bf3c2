"""A game's letters on their way: written and waiting, sent, and marked as sent."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from engine.files import readable
from engine.game.game import Game
from engine.language.message import Listed, Message
from engine.post import beside
from engine.post.book import Book
from engine.post.outgoing import written_unsent
from engine.post.posted import BY_MAIL, Posted, mark_sent
from engine.wire.account import Account
from engine.wire.errors import WireError
from engine.wire.log import Line, Log, State
from engine.wire.outgoing import Outgoing
from engine.wire.sending import send

_SAID = {
    State.SENT: "wire.sent",
    State.REFUSED: "wire.refused",
    State.HANDED: "wire.handed",
    State.NOT_SENT: "wire.not_sent",
}


@dataclass(frozen=True, slots=True)
class Ready:
    """A draft that can go, its letter if it is one, and what became of it before."""

    mail: Outgoing
    letter: Posted | None = None
    state: State | None = None

    @property
    def unsure(self) -> bool:
        """Whether it was handed over before without an answer, so that it may have arrived."""
        return self.state is State.HANDED


def log_of(file: Path) -> Log:
    """The log of what was sent for a game, beside its file."""
    return Log(beside.folder(file) / "sent.jsonl")


def ready(game: Game, book: Book, file: Path) -> tuple[Ready, ...]:
    """The letters of a game that are written but not sent.

    A letter that the log knows as sent is marked so, in case the program ended before it could.
    Raises BookError if the record of a letter cannot be read, WireError if a draft is gone.
    """
    states, found = log_of(file).states(), []
    for letter in written_unsent(game, book, file):
        mail = Outgoing(_content(Path(letter.mail)))
        state = states.get(mail.name)
        if state is State.SENT:
            mark_sent(file, letter, to=mail.to, how=BY_MAIL)
        else:
            found.append(Ready(mail, letter, state))
    return tuple(found)


def drafts(file: Path, paths: Sequence[Path]) -> tuple[Ready, ...]:
    """The drafts in some files and folders that were not sent yet; raises WireError."""
    states = log_of(file).states()
    every = [one for path in paths for one in (sorted(path.glob("*.eml")) or [path])]
    mails = [Outgoing(_content(path)) for path in every]
    return tuple(
        Ready(mail, None, states.get(mail.name))
        for mail in mails
        if states.get(mail.name) is not State.SENT
    )


def send_ready(
    account: Account, password: str, file: Path, found: Sequence[Ready], *, again: bool = False
) -> Iterator[Line]:
    """Send drafts, mark letters as sent, and yield what became of each; raises as `send` does."""
    letters = {one.mail.name: one.letter for one in found}
    for line in send(account, password, [one.mail for one in found], log_of(file), again=again):
        letter = letters[line.name]
        if letter is not None and line.state is State.SENT:
            mark_sent(file, letter, to=line.to, how=BY_MAIL)
        yield line


def said(line: Line) -> Message:
    """What became of a mail, in a sentence."""
    key = "wire.sent_partly" if line.state is State.SENT and line.refused else _SAID[line.state]
    return Message(
        key,
        subject=line.subject,
        to=Listed(line.to, "comma"),
        refused=Listed(line.refused, "comma"),
        said=line.said,
    )


def _content(path: Path) -> bytes:
    with readable(path, WireError):
        return path.read_bytes()
