"""An open game: its record, its rules and its file, and everything that can be done to it."""

import secrets
from collections.abc import Callable, Iterable, Mapping, Sequence
from datetime import datetime
from pathlib import Path
from typing import Self

import maps
from engine import judge
from engine.adjudication.turn import Turn
from engine.board.faults import BoardError
from engine.board.graph import PowerId
from engine.board.load import load
from engine.game import changes, copies, notebook
from engine.game.archive import Archive
from engine.game.carried import carried
from engine.game.history import History, result_lines
from engine.game.ledger import GameError, Ledger, stamp, utc_now
from engine.game.notebook import Notebook, NotebookError
from engine.game.own_board import beside, board_files, place_of, plain_name
from engine.game.record import ActKind, Header, Node, Record, Sheet
from engine.language.message import Message
from engine.orders.notation import Reader, write
from engine.orders.order import Order
from engine.orders.seen import Seen
from engine.position import Position
from engine.rules import Ruleset
from engine.visibility.observe import opening


class Game:
    """A game being played, with or without a file yet.

    Every method that changes something adds one act to the record and saves it before it returns;
    so do those of its `ledger`, which undo, redo and switch branches. A notebook is saved too, but
    is not part of the record.
    """

    def __init__(
        self, archive: Archive, rules: Ruleset, clock: Callable[[], datetime] = utc_now
    ) -> None:
        """Join an open archive and the rules named in its header."""
        self._archive = archive
        self._closed = False
        self._clock = clock
        self.ledger = Ledger(archive, clock)
        self.rules = rules
        self.history = History(archive, rules)
        self._unseen: dict[tuple[int, PowerId], bool] = {}

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

        ``board`` is the folder of a custom board; the game takes in its files. Raises
        BoardPackingError if it cannot.
        """
        start = judge.begin(rules)
        first = start if position is None else position
        patch = "" if first == start else changes.change(start, first)
        header = Header(
            game=secrets.token_hex(8),
            title=title or rules.variant.title,
            variant=rules.variant.id,
            board=plain_name(board) if board else rules.board.name,
            board_digest=rules.board.digest,
            options=rules.options,
            seed=seed or secrets.token_hex(8),
            created=stamp(clock()),
            program=_program(),
            mix=rules.variant.mix,
        )
        own = board_files(board) if board else {}
        game = cls(Archive.create(header, own), rules, clock)
        node = Node(id=1, parent=None, phase="", digest="", change=patch)
        game.ledger.make(ActKind.BEGIN, first, node)
        return game

    @classmethod
    def open(cls, path: Path, *, write: bool = True) -> "Game":
        """A game from its file.

        Raises:
            GameFileError: the file cannot be opened.
            BoardError: the board it is played on is neither in it nor beside it.
            MixError: the parts of its mix no longer fit together.
            OptionError: this program does not know its variant or one of its options.
        """
        archive = Archive.open(path, write=write)
        try:
            _take_board_in(archive, path.parent)
            game = cls(archive, _rules_of(archive))
        except BaseException:
            archive.close()
            raise
        copies.keep(archive)
        return game

    @property
    def record(self) -> Record:
        """All acts so far."""
        return self._archive.record

    @property
    def path(self) -> Path | None:
        """The file that the game is saved in; None if it has none yet, or is only read."""
        return self._archive.path

    @property
    def reader(self) -> Reader:
        """Reads orders on this game's board."""
        return self.rules.reader

    def in_hand(self, power: PowerId) -> tuple[Order, ...]:
        """A power's current orders for what is due."""
        sheet = self.record.sheets().get(power)
        return tuple(self.reader.order(line) for line in sheet[1].lines) if sheet else ()

    def known(self, power: PowerId) -> Seen:
        """What a power knows now; its mails are read by this, never by hidden facts."""
        now = self.history.led_to(self.record.head)
        return self.rules.known(judge.report(self.rules, now, power))

    @property
    def board_place(self) -> Path:
        """The name of the built-in board, or the folder where a custom one is unpacked."""
        return Path(_board_of(self._archive))

    @property
    def board_files(self) -> Mapping[str, str]:
        """The texts of the game's board, by name; empty for a built-in one."""
        return self._archive.board_files

    def position(self, node: int | None = None) -> Position:
        """The position of a node, or the current one."""
        return self.history.position(self.record.head if node is None else node)

    def line(self, power: PowerId, node: int | None = None) -> tuple[Node, ...]:
        """The nodes from the start to ``node``, or to where the game stands, as a power knows them.

        Edits of which it sees nothing are left out, since it may not know that something hidden was
        changed. Anything that shows a game uses this.
        """
        return tuple(one for one in self.record.line(node) if not self._unseen_edit(one, power))

    def _unseen_edit(self, made: Node, power: PowerId) -> bool:
        if made.parent is None or not made.change:
            return False
        key = (made.id, power)
        if key not in self._unseen:
            ends = (opening(self.position(one)) for one in (made.parent, made.id))
            before, after = (judge.report(self.rules, end, power) for end in ends)
            self._unseen[key] = before == after
        return self._unseen[key]

    def preview(self, acts: Sequence[str] = ()) -> Turn:
        """The turn that the current orders would make; nothing is recorded.

        Raises GameError if the game is over.
        """
        node = self.record.head
        if self.position().ending is not None:
            raise GameError("game.game_is_over_go_back")
        sheets = self.record.sheets(node)
        given = {power: sheet.lines for power, (_, sheet) in sheets.items()}
        return self.history.adjudicated(node, given, acts)

    def give(self, power: PowerId, orders: Iterable[Order], *, source: str, raw: str = "") -> None:
        """Record a power's orders for the current deadline; an empty list withdraws them.

        Raises GameError if this power gives no orders in this game.
        """
        lines = tuple(write(order) for order in orders)
        self.give_sheets([Sheet(power=power, lines=lines, source=source, raw=raw)])

    def give_sheets(self, sheets: Iterable[Sheet], branch: str = "") -> None:
        """Record several powers' orders as one act, maybe on another branch; raises like `give`."""
        held = tuple(sheets)
        for sheet in held:
            if sheet.power not in self.rules.seats:
                known = ", ".join(self.rules.seats)
                raise GameError("game.gives_no_orders_here_those", power=sheet.power, known=known)
        self.ledger.give(branch or self.record.branch, held)

    def resolve(self, acts: Sequence[str] = ()) -> Turn:
        """Adjudicate the current deadline with the orders given, and record it."""
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
        self.ledger.make(ActKind.TURN, turn.after, node)
        copies.keep(self._archive)
        return turn

    def edit(self, position: Position, reason: str) -> tuple[Sheet, ...]:
        """Edit the position by hand; the record keeps what was changed and why.

        Current orders stay; those that are no longer possible are dropped, and returned. Raises
        GameError if nothing changes, or no reason is given.
        """
        before = self.position()
        patch = changes.change(before, position)
        if patch == "{}":
            raise GameError("game.nothing_was_changed")
        if not reason.strip():
            raise GameError("game.reason_missing")
        node = Node(id=0, parent=self.record.head, phase="", digest="", change=patch)
        in_hand = [sheet for _, sheet in self.record.sheets().values()]
        kept, gone = carried(self.rules, before, position, in_hand)
        self.ledger.make(ActKind.EDIT, position, node, reason, kept)
        copies.keep(self._archive)
        return gone

    def with_extras(self, extras: Mapping[int, str]) -> "Game":
        """A copy of the game in memory, with other programs' data attached to some nodes.

        It contains nobody's notebook.
        """
        return Game(self._archive.with_extras(extras), self.rules, self._clock)

    def as_of(self, node: int) -> "Game":
        """A copy in memory of the game as it stood at a node, without current orders there."""
        return Game(self._archive.with_acts(self.record.as_of(node)), self.rules, self._clock)

    def notebook(self, viewer: PowerId) -> Notebook:
        """A viewer's notebook; raises NotebookError if it cannot be read."""
        return notebook.read(self._archive.notebooks.get(viewer, ""))

    def write_down(self, viewer: PowerId, book: Notebook) -> None:
        """Save a viewer's notebook; raises GameFileError."""
        try:
            self.notebook(viewer)
        except NotebookError:  # nothing is lost that might still be read by others
            self._archive.write_down(f"{viewer}.old", self._archive.notebooks[viewer])
        self._archive.write_down(viewer, notebook.write(book))

    @property
    def lost(self) -> bool:
        """Whether the file has disappeared, so that the game is only in memory."""
        return self._archive.lost

    def content(self) -> bytes:
        """The bytes of the file that the game is in, or would be."""
        return self._archive.content()

    def save_as(self, path: Path, *, over: bool = False) -> None:
        """Save the game in a file, and continue in that one; raises GameFileError."""
        self._archive.save_as(path, over=over)

    def close(self) -> None:
        """Close the file, after keeping a copy of its state."""
        if not self._closed:
            self._closed = True
            copies.keep(self._archive)
            self._archive.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_raised: object) -> None:
        self.close()


def _rules_of(archive: Archive) -> Ruleset:
    """The rules named in a game; nothing in its file is taken as a path."""
    header = archive.record.header
    played = judge.named(header.variant, header.mix)
    return judge.ruleset(played, load(_board_of(archive)), header.options)


def _board_of(archive: Archive) -> str | Path:
    return place_of(plain_name(archive.record.header.board), archive.board_files)


def _take_board_in(archive: Archive, near: Path) -> None:
    """Take in the board of a game that is older than boards in games."""
    header = archive.record.header
    if archive.board_files or header.board in maps.names():
        return
    folder = beside(header.board, near.absolute())
    if folder is None:
        raise BoardError(header.board, [Message("board.board_is_missing", folder=str(near))])
    same = load(folder).digest == header.board_digest
    archive.take_board(board_files(folder), keep=same)


def _program() -> str:
    from importlib.metadata import version  # noqa: PLC0415  # slow, and only new games need it

    return version("spydip")
