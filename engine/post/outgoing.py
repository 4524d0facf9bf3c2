"""The outbox: for every deadline, which letters are written, sent, out of date, or still to write.

A deadline is known by its node; a later correction by hand has an entry of its own, for those who
see it.
"""

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from enum import StrEnum
from pathlib import Path
from typing import TYPE_CHECKING
from weakref import WeakKeyDictionary

from engine import judge
from engine.board.graph import Board, PowerId
from engine.files import file_stem
from engine.game.game import Game
from engine.game.record import MAIN, Node
from engine.language.message import Listed, Message, Value, slug
from engine.orders.wording import power_name
from engine.post.book import Book
from engine.post.posted import Posted, about_node, all_posted, counted, mark_sent

if TYPE_CHECKING:
    from engine.post.outbox import Manner


class State(StrEnum):
    """The state of a letter; ``CHANGED`` is one that no longer tells what happened."""

    NOT_WRITTEN = "not written"
    WRITTEN = "written"
    SENT = "sent"
    CHANGED = "changed"
    NO_MAIL = "no mail"


@dataclass(frozen=True, slots=True, kw_only=True)
class Row:
    """The letter to one player about a deadline, and the last one written, if any."""

    power: PowerId
    state: State
    last: Posted | None = None
    unposted: Value = ""

    @property
    def waits(self) -> bool:
        """Whether there is still something to do about it."""
        return self.state in (State.NOT_WRITTEN, State.WRITTEN, State.CHANGED)


@dataclass(frozen=True, slots=True, kw_only=True)
class Deadline:
    """The letters about one deadline, or about a correction by hand after it.

    ``turn`` counts the nodes of the line; the letters tell the game as it stood at ``node``.
    """

    turn: int
    node: int
    about: str
    rows: tuple[Row, ...]

    @property
    def called(self) -> Value:
        """Its name in a line of text: its phase, or the start."""
        return Message("post.outbox_start") if self.turn == 0 else self.about

    @property
    def waiting(self) -> tuple[Row, ...]:
        """The letters that are unwritten, unsent or out of date."""
        return tuple(row for row in self.rows if row.waits)


def outbox(game: Game, book: Book, file: Path) -> tuple[Deadline, ...]:
    """The letters of every deadline on the branch being played, oldest first; raises BookError."""
    line, kept = game.record.line(), all_posted(file)
    ids, decided = [node.id for node in line], game.record.decided.id
    found = []
    for turn, node in enumerate(line):
        about = about_node(game, node.id)
        mine = counted(kept.get(about, ()), game.record.branch, ids)
        seen = {power: _told(game, power, node) for power in game.rules.seats}
        if node.id == decided:  # a new player wants this one, not all that came before
            mine = tuple(one for one in mine if one.player == book.followers(one.power))
        rows = [_row(game, book, power, at, mine) for power, at in seen.items() if at]
        last = turn + 1 == len(line) or not line[turn + 1].change
        by_hand = node.parent is not None and bool(node.change)
        if rows and (last or not by_hand):
            found.append(Deadline(turn=turn, node=node.id, about=about, rows=tuple(rows)))
    return tuple(found)


def owing(game: Game, book: Book, file: Path) -> tuple[Deadline, ...]:
    """The deadlines with waiting letters, if letters are sent in this game at all.

    They are if somebody's address is known, or if one was written before. Raises BookError.
    """
    by_mail = any(seat.addresses and not seat.unposted for seat in book.seats.values())
    if not by_mail and not all_posted(file):
        return ()
    return tuple(one for one in outbox(game, book, file) if one.waiting)


def written_unsent(game: Game, book: Book, file: Path) -> tuple[Posted, ...]:
    """The letters written but not marked as sent, oldest deadline first."""
    rows = (row for one in outbox(game, book, file) for row in one.waiting)
    return tuple(row.last for row in rows if row.last and not row.last.sent)


def mark_all_sent(
    game: Game, book: Book, file: Path, about: Sequence[str] = ()
) -> tuple[Posted, ...]:
    """Mark written letters as sent by hand to the book's addresses: all, or about these."""
    return tuple(
        mark_sent(file, one, to=book.seat(one.power).addresses)
        for one in written_unsent(game, book, file)
        if not about or one.about in about
    )


def said(one: Deadline, board: Board) -> Message:
    """A deadline's letters in one line: whose are in which state, waiting ones first."""
    groups = []
    for state in State:
        powers = tuple(power_name(board, row.power) for row in one.rows if row.state is state)
        if powers:
            word = Message(f"post.outbox_{slug(state)}")
            every = Listed(powers, "comma")
            groups.append(Message("post.outbox_group", state=word, powers=every))
    return Message("post.outbox_line", about=one.called, groups=Listed(tuple(groups), "semicolon"))


def reminder(found: Sequence[Deadline]) -> Message:
    """That letters about some deadlines are not marked as sent."""
    abouts = Listed(tuple(one.called for one in found), "comma")
    return Message("post.letters_owing", abouts=abouts)


def settle(
    game: Game, file: Path, found: Sequence[Deadline], manner: "Callable[[Game], Manner]"
) -> None:
    """Record the letters about some deadlines as sent by hand, even if they were never written.

    Raises BookError if the record of a letter cannot be read, WriteError if it cannot be written.
    """
    from engine.post.outbox import issue, letters  # noqa: PLC0415  # slow to load, and seldom asked

    for one in found:
        waiting = [row.power for row in one.waiting]
        with standing(game, one.node) as then:
            how = manner(then)
            for letter in letters(then, how, waiting):
                if not letter.sent:
                    issue(file, letter, how.book.seat(letter.power).addresses)


@contextmanager
def standing(game: Game, node: int | None) -> Iterator[Game]:
    """The game as it stood at a node, to write its letters again; for None, as it stands now.

    A correction by hand immediately after it belongs to it.
    """
    record = game.record
    line = record.line()
    place = [one.id for one in line].index(node) if node is not None else len(line) - 1
    while place + 1 < len(line) and line[place + 1].change:
        place += 1
    if line[place].id == record.head:
        yield game
    else:
        with game.as_of(line[place].id) as then:
            yield then


def folder_for(file: Path, game: Game) -> Path:
    """The default folder for the letters about a game's last deadline: beside its file.

    Each deadline's letters have their own folder, and those of another branch one around it.
    """
    about = about_node(game, game.record.decided.id)
    whole, branch = file.with_name(f"{file.stem}-letters"), game.record.branch
    return (whole if branch == MAIN else whole / file_stem(branch)) / about


def _told(game: Game, power: PowerId, node: Node) -> int:
    """The node that a power's letter about a node tells; 0 if it hears nothing of it."""
    if node.parent is None or not node.change:
        return node.id
    last = game.line(power, node.id)[-1]
    return last.id if last.change and last.parent is not None else 0


def _row(game: Game, book: Book, power: PowerId, node: int, kept: Sequence[Posted]) -> Row:
    mine = [one for one in kept if one.power == power]
    last, unposted = mine[-1] if mine else None, book.seat(power).unposted
    if unposted:
        return Row(power=power, state=State.NO_MAIL, last=last, unposted=unposted)
    if last is None:
        return Row(power=power, state=State.NOT_WRITTEN)
    for one in (last, *[one for one in reversed(mine) if one.sent][:1]):
        if _alike(game, power, one.node, node):
            return Row(power=power, state=State.SENT if one.sent else State.WRITTEN, last=one)
    return Row(power=power, state=State.CHANGED, last=last)


_Compared = dict[tuple[PowerId, int, int], bool]

_compared: WeakKeyDictionary[Game, _Compared] = WeakKeyDictionary()
"""What was found out before, for the strip of phases asks at every step."""


def _alike(game: Game, power: PowerId, old: int, new: int) -> bool:
    """Whether a power hears the same of two nodes; letters kept by old versions name none."""
    if old == new or old not in game.record.nodes:
        return True
    known, key = _compared.setdefault(game, {}), (power, old, new)
    if key not in known:
        before, after = (
            judge.report(game.rules, game.history.led_to(node), power) for node in (old, new)
        )
        known[key] = before == after
    return known[key]
