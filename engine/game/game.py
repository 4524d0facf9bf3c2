"""An open game: its record, its rules and its file, and everything that may be done to it."""

import secrets
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import replace
from datetime import UTC, datetime
from importlib.metadata import version
from pathlib import Path
from types import TracebackType
from typing import Self

from engine import judge
from engine.adjudication.turn import Turn
from engine.board.faults import BoardError
from engine.board.graph import PowerId
from engine.board.load import load
from engine.game import changes, snapshot
from engine.game.archive import Archive
from engine.game.history import History, result_lines
from engine.game.record import Deed, Header, Node, Record, Sheet
from engine.orders.kinds import Order
from engine.orders.notation import Reader, write
from engine.position import Position
from engine.rules import Ruleset


class GameError(ValueError):
    """What was asked for cannot be done in this game as it stands."""


def utc_now() -> datetime:
    """The time as records keep it."""
    return datetime.now(UTC)


class Game:
    """A game that is being played, with or without a file of its own yet.

    Every method that changes something adds one act to the record and saves it before it returns.
    """

    def __init__(
        self, archive: Archive, rules: Ruleset, clock: Callable[[], datetime] = utc_now
    ) -> None:
        """Join an open archive and the rules that its header names."""
        self.rules = rules
        self.history = History(archive, rules)
        self._archive = archive
        self._clock = clock

    @classmethod
    def begin(
        cls,
        rules: Ruleset,
        *,
        title: str = "",
        seed: str = "",
        board: str = "",
        position: Position | None = None,
        clock: Callable[[], datetime] = utc_now,
    ) -> "Game":
        """A new game in memory, at the variant's start or at another position.

        ``board`` is the folder of a board that is not built in.
        """
        start = judge.begin(rules)
        first = start if position is None else position
        patch = "" if first == start else changes.change(start, first)
        header = Header(
            game=secrets.token_hex(8),
            title=title or rules.variant.title,
            variant=rules.variant.id,
            board=board or rules.board.name,
            board_digest=rules.board.digest,
            options=rules.options,
            seed=seed or secrets.token_hex(8),
            created=_stamp(clock()),
            program=version("spydip"),
        )
        game = cls(Archive.create(header), rules, clock)
        game._make(Deed.BEGIN, first, Node(id=1, parent=None, phase="", digest="", change=patch))
        return game

    @classmethod
    def open(cls, path: Path, *, write: bool = True) -> "Game":
        """A game from its file.

        Raises:
            GameFileError: the file cannot be opened.
            BoardError: the board that it is played on is not to be found.
            OptionError: this program does not know its variant or one of its options.
        """
        archive = Archive.open(path, write=write)
        try:
            return cls(archive, rules_of(archive.record.header, path.parent))
        except BaseException:
            archive.close()
            raise

    @property
    def record(self) -> Record:
        """All acts so far."""
        return self._archive.record

    @property
    def path(self) -> Path | None:
        """The file that the game is saved in; None before it has one, or when only read."""
        return self._archive.path

    @property
    def reader(self) -> Reader:
        """Reads orders on this game's board."""
        return self.rules.reader

    def position(self, node: int | None = None) -> Position:
        """The position of a node, or of where the game stands."""
        return self.history.position(self.record.head if node is None else node)

    def preview(self, acts: Sequence[str] = ()) -> Turn:
        """The turn that the orders in hand would make; nothing is recorded.

        Raises:
            GameError: the game is over.
        """
        node = self.record.head
        if self.position().ending is not None:
            raise GameError("This game is over; go back with undo, or try another way on a branch.")
        sheets = self.record.sheets(node)
        given = {power: sheet.lines for power, (_, sheet) in sheets.items()}
        return self.history.adjudicated(node, given, acts)

    def give(self, power: PowerId, orders: Iterable[Order], *, source: str, raw: str = "") -> None:
        """Record a power's orders for the deadline that is due; none withdraws them.

        Raises:
            GameError: this power gives no orders in this game.
        """
        if power not in self.rules.seats:
            raise GameError(f"{power} gives no orders here; those are {_listed(self.rules.seats)}.")
        lines = tuple(write(order) for order in orders)
        sheet = Sheet(power=power, lines=lines, source=source, raw=raw)
        self._archive.append(self.record.next_act(Deed.ORDERS, self._now(), sheets=(sheet,)))

    def resolve(self, acts: Sequence[str] = ()) -> Turn:
        """Adjudicate the deadline that is due with the orders in hand, and record it."""
        turn = self.preview(acts)
        node = Node(
            id=0,
            parent=self.record.head,
            phase="",
            digest="",
            acts=tuple(acts),
            draws=turn.resolution.draws,
            results=result_lines(turn),
        )
        self._make(Deed.TURN, turn.after, node)
        return turn

    def edit(self, position: Position, reason: str) -> None:
        """Set the position by hand; the record keeps what was changed and why.

        Raises:
            GameError: nothing changes, or no reason is given.
        """
        patch = changes.change(self.position(), position)
        if patch == "{}":
            raise GameError("Nothing was changed.")
        if not reason.strip():
            raise GameError("A change by hand needs a reason, for the record.")
        node = Node(id=0, parent=self.record.head, phase="", digest="", change=patch)
        self._make(Deed.EDIT, position, node, reason)

    def undo(self, reason: str = "") -> None:
        """Go back by one turn or edit; what is undone stays in the record.

        Raises:
            GameError: the game stands at its start.
        """
        parent = self.record.nodes[self.record.head].parent
        if parent is None:
            raise GameError("The game stands at its start; there is nothing to go back to.")
        self._go(Deed.UNDO, self.record.branch, parent, reason)

    def redo(self, reason: str = "") -> None:
        """Go forward again to what was last undone.

        Raises:
            GameError: nothing leads on from here.
        """
        onward = [
            node
            for node in self.record.children(self.record.head)
            if self.record.makers[node.id].branch == self.record.branch
        ]
        if not onward:
            raise GameError("Nothing was undone here.")
        self._go(Deed.REDO, self.record.branch, onward[-1].id, reason)

    def branch(self, name: str, node: int | None = None) -> None:
        """Begin another way to go on, at a node or where the game stands, and play on it.

        Raises:
            GameError: there is a branch of that name.
        """
        if not name.strip() or name in self.record.branches:
            raise GameError(f"There is already a branch “{name}”; choose another name.")
        self._go(Deed.BRANCH, name, self.record.head if node is None else node, "")

    def switch(self, name: str) -> None:
        """Play on another branch; raises RecordError where there is none of that name."""
        self._go(Deed.SWITCH, name, self.record.standing_of(name), "")

    def with_extras(self, extras: Mapping[int, str]) -> "Game":
        """The same game in memory once more, with other programs' matter kept at some nodes."""
        return Game(self._archive.with_extras(extras), self.rules, self._clock)

    def save_as(self, path: Path, *, over: bool = False) -> None:
        """Give the game a file, and go on in that one; raises GameFileError."""
        self._archive.save_as(path, over=over)

    def close(self) -> None:
        """Let the file go."""
        self._archive.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()

    def _now(self) -> str:
        return _stamp(self._clock())

    def _go(self, deed: Deed, branch: str, head: int, reason: str) -> None:
        act = self.record.next_act(deed, self._now(), reason=reason)
        self._archive.append(replace(act, branch=branch, head=head))

    def _make(self, deed: Deed, position: Position, draft: Node, reason: str = "") -> None:
        text = snapshot.dumps(position)
        node = replace(
            draft,
            id=len(self.record.nodes) + 1,
            phase=str(position.phase),
            digest=snapshot.digest_of(text),
        )
        act = self.record.next_act(deed, self._now(), node=node, reason=reason)
        self._archive.append(act, positions={node.id: text})


def rules_of(header: Header, beside: Path) -> Ruleset:
    """The rules that a header names.

    A board of one's own is looked for beside the game file, then where it was when the game began.

    Raises:
        BoardError: the board is not to be found.
        OptionError: this program does not know the variant or one of the options.
    """
    near = beside / Path(header.board).name
    place = near if (near / "board.toml").is_file() else Path(header.board)
    if place.name != header.board and not place.is_dir():
        fault = f"This game's board is not there; put its folder into {beside}."
        raise BoardError(header.board, [fault])
    return judge.ruleset(header.variant, load(place), header.options)


def _listed(names: Iterable[str]) -> str:
    return ", ".join(names)


def _stamp(moment: datetime) -> str:
    return moment.astimezone(UTC).strftime("%Y-%m-%dT%H:%M:%SZ")
