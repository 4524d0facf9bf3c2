"""A ledger: the growing record of a game, and how to move around its tree."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from datetime import UTC, datetime

from engine.errors import UserError
from engine.game import snapshot
from engine.game.archive import Archive
from engine.game.record import MAIN, Act, ActKind, Node, Record, Sheet
from engine.game.steps import Stand, UndoStep
from engine.position import Position


class GameError(UserError):
    """The request is impossible in this game now."""


def utc_now() -> datetime:
    """The current time as records store it."""
    return datetime.now(UTC)


class Ledger:
    """An open record whose every change is one act, saved before the method returns."""

    def __init__(self, archive: Archive, clock: Callable[[], datetime] = utc_now) -> None:
        """Write into an open archive, by this clock."""
        self._archive = archive
        self._clock = clock

    @property
    def record(self) -> Record:
        """All acts so far."""
        return self._archive.record

    def undo(self, reason: str = "") -> None:
        """Go back by one turn or edit; what was undone stays in the record.

        Raises GameError if the game is at its start.
        """
        parent = self.record.nodes[self.record.head].parent
        if parent is None:
            raise GameError("game.nothing_before")
        self._go(ActKind.UNDO, self.record.branch, parent, reason)

    def redo(self, reason: str = "") -> None:
        """Go forward again to what was last undone.

        Raises GameError if nothing leads on from here.
        """
        onward = [
            node
            for node in self.record.children(self.record.head)
            if self.record.makers[node.id].branch == self.record.branch
        ]
        if not onward:
            raise GameError("game.nothing_was_undone_here")
        self._go(ActKind.REDO, self.record.branch, onward[-1].id, reason)

    def branch(self, name: str, node: int | None = None) -> None:
        """Begin a branch at a node, or where the game stands, and play on in it.

        Raises GameError if there is a branch with that name.
        """
        self._unused(name)
        self._go(ActKind.BRANCH, name, self.record.head if node is None else node, "")

    def switch(self, name: str) -> None:
        """Play on in another branch; raises RecordError if there is none with that name."""
        self._go(ActKind.SWITCH, name, self.record.standing_of(name), "")

    def try_out(self, name: str, node: int, sheets: tuple[Sheet, ...]) -> None:
        """Keep orders for a node in a branch of their own, and stay where the game stands.

        Raises GameError if there is a branch with that name.
        """
        self._unused(name)
        begun = replace(self._act(ActKind.BRANCH, name, node), sheets=sheets)
        back = replace(
            self._act(ActKind.SWITCH, self.record.branch, self.record.head), seq=begun.seq + 1
        )
        self._archive.append(begun, back)

    def adopt(self, name: str) -> None:
        """Continue the main line from where a branch stands, with its current orders.

        Raises RecordError if there is no branch with that name, GameError if it is the main line
        itself.
        """
        if name == MAIN:
            raise GameError("game.is_main_line_already")
        head = self.record.standing_of(name)
        held = self.record.sheets(head, branch=name)
        gone = [p for p in self.record.sheets(head, branch=MAIN) if p not in held]
        sheets = [sheet for _, sheet in held.values()]
        sheets += [Sheet(power=power, lines=(), source="") for power in gone]
        self._archive.append(replace(self._act(ActKind.ADOPT, MAIN, head), sheets=tuple(sheets)))

    def drop(self, name: str) -> None:
        """Delete a branch for good; if it is the current one, the main line is next.

        Raises RecordError if there is no branch with that name, GameError if it is the main line.
        """
        self.record.standing_of(name)
        if name == MAIN:
            raise GameError("game.main_line_cannot_be_dropped")
        on = MAIN if self.record.branch == name else self.record.branch
        self._go(ActKind.DROP, on, self.record.standing_of(on), name)

    def take_back(self, step: UndoStep) -> None:
        """Undo a step; what was undone stays in the record."""
        self._restore(ActKind.UNDO, step, step.before)

    def do_again(self, step: UndoStep) -> None:
        """Redo an undone step."""
        self._restore(ActKind.REDO, step, step.after)

    def give(self, branch: str, sheets: tuple[Sheet, ...]) -> None:
        """Record orders on a branch, and stay where the game stands."""
        record = self.record
        there = record.standing_of(branch)
        acts = [replace(self._act(ActKind.ORDERS, branch, there), sheets=sheets)]
        if branch != record.branch:
            back = self._act(ActKind.SWITCH, record.branch, record.head)
            acts = [self._act(ActKind.SWITCH, branch, there), *acts, back]
        self._archive.append(*(replace(act, seq=act.seq + n) for n, act in enumerate(acts)))

    def make(
        self,
        kind: ActKind,
        position: Position,
        draft: Node,
        reason: str = "",
        sheets: tuple[Sheet, ...] = (),
    ) -> None:
        """Record the act that led to a new position, with the current orders there."""
        text = snapshot.dumps(position)
        node = replace(
            draft,
            id=len(self.record.nodes) + 1,
            phase=str(position.phase),
            digest=snapshot.digest_of(text),
        )
        at = stamp(self._clock())
        act = self.record.next_act(kind, at, node=node, reason=reason, sheets=sheets)
        self._archive.append(act, positions={node.id: text})

    def take_board(self, files: Mapping[str, str], position: Position, reason: str) -> None:
        """Take in other files of a board with the same rules, as an act that changes nothing else.

        What is open shows the previous board until the game is opened again.
        """
        self._archive.take_board(files, keep=True)
        node = Node(id=0, parent=self.record.head, phase="", digest="", change="{}")
        sheets = tuple(sheet for _, sheet in self.record.sheets().values())
        self.make(ActKind.EDIT, position, node, reason, sheets)

    def _unused(self, name: str) -> None:
        if not name.strip() or name in self.record.branches:
            raise GameError("game.there_is_already_branch_choose", name=name)

    def _restore(self, kind: ActKind, step: UndoStep, stand: Stand) -> None:
        act = self._act(kind, stand.branch, stand.head, step.about)
        self._archive.append(replace(act, sheets=stand.sheets))

    def _act(self, kind: ActKind, branch: str, head: int, reason: str = "") -> Act:
        act = self.record.next_act(kind, stamp(self._clock()), reason=reason)
        return replace(act, branch=branch, head=head)

    def _go(self, kind: ActKind, branch: str, head: int, reason: str) -> None:
        self._archive.append(self._act(kind, branch, head, reason))


def stamp(moment: datetime) -> str:
    """A time as records store it."""
    return moment.astimezone(UTC).strftime("%Y-%m-%dT%H:%M:%SZ")
