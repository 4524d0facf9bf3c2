"""Steps: which acts of a record can be undone, and which redone."""

from collections.abc import Callable
from dataclasses import dataclass, replace

from engine.board.graph import PowerId
from engine.game.record import MAIN, Act, ActKind, Record, Sheet

_ORDERS = frozenset({ActKind.ORDERS, ActKind.UNDO, ActKind.REDO, ActKind.ADOPT})


@dataclass(frozen=True, slots=True)
class Stand:
    """Where a game stands: the current branch, its node, and the sheets of the powers concerned."""

    branch: str
    head: int
    sheets: tuple[Sheet, ...] = ()

    @property
    def seats(self) -> frozenset[PowerId]:
        """The powers concerned."""
        return frozenset(sheet.power for sheet in self.sheets)

    def same(self, act: Act) -> bool:
        """Whether an act leads here, for the same powers."""
        seats = frozenset(sheet.power for sheet in act.sheets)
        return (self.branch, self.head, self.seats) == (act.branch, act.head, seats)


@dataclass(frozen=True, slots=True, kw_only=True)
class UndoStep:
    """An act that can be undone, with where the game stood before and after it."""

    act: Act
    before: Stand
    after: Stand

    @property
    def seats(self) -> frozenset[PowerId]:
        """The powers whose orders it changed; empty if it did something else."""
        return frozenset() if self.act.kind is ActKind.ADOPT else self.before.seats

    @property
    def about(self) -> str:
        """The branch that it made or dropped; empty for every other step."""
        if self.act.kind is ActKind.BRANCH:
            return self.act.branch
        return self.act.reason if self.act.kind is ActKind.DROP else ""


class UndoSteps:
    """The steps of a growing record: those done, and those undone that can be redone.

    A power has its own: what it has written since the game last moved on. Other branches and other
    powers' orders change nothing about them, and so give nothing away.
    """

    def __init__(
        self, seat: PowerId | None = None, known: Callable[[int], int] = lambda node: node
    ) -> None:
        """Start with an empty record, for the game master or for one power.

        ``known`` returns where the game stands at a node as far as that power knows.
        """
        self.done: list[UndoStep] = []
        self.undone: list[UndoStep] = []
        self._seat = seat
        self._known = known
        self._read = 0
        self._branch = MAIN
        self._heads: dict[str, int] = {}
        self._sheets: dict[tuple[str, int, PowerId], Sheet] = {}

    def follow(self, record: Record) -> None:
        """Take in the acts that a record has gained."""
        for act in record.acts[self._read :]:
            self._take(act)
        self._read = len(record.acts)

    def _take(self, act: Act) -> None:
        step = UndoStep(
            act=act, before=self._before(act), after=Stand(act.branch, act.head, act.sheets)
        )
        was = self._heads.get(act.branch, act.head)
        if act.kind is ActKind.BRANCH:
            self._inherit(act)
        self._branch, self._heads[act.branch] = act.branch, act.head
        self._sheets.update({(act.branch, act.head, sheet.power): sheet for sheet in act.sheets})
        if act.kind is ActKind.BEGIN:
            return
        if self._seat is None:
            self._count(step)
        elif act.branch == MAIN:
            self._count_own(step, was)

    def _before(self, act: Act) -> Stand:
        branch = MAIN if act.kind is ActKind.ADOPT else self._branch
        head = self._heads.get(branch, 0)
        sheets: tuple[Sheet, ...] = ()
        if act.kind in _ORDERS and act.head == head:
            sheets = tuple(self._sheet(act, sheet.power) for sheet in act.sheets)
        return Stand(branch, head, sheets)

    def _sheet(self, act: Act, power: PowerId) -> Sheet:
        bare = Sheet(power=power, lines=(), source="", raw="")
        return self._sheets.get((act.branch, act.head, power), bare)

    def _inherit(self, act: Act) -> None:
        """A branch begins with the sheets that were current where it left its parent."""
        kept = {
            key: sheet for key, sheet in self._sheets.items() if key[:2] != (act.branch, act.head)
        }
        own = {
            (act.branch, act.head, power): sheet
            for (branch, head, power), sheet in kept.items()
            if (branch, head) == (self._branch, act.head)
        }
        self._sheets = kept | own

    def _count(self, step: UndoStep) -> None:
        act = step.act
        if act.kind is ActKind.UNDO and _moved(act, self.done, self.undone):
            return
        if act.kind is ActKind.REDO and _moved(act, self.undone, self.done):
            return
        last = self.done[-1] if self.done else None
        if last and _tried(last, act):
            self.done[-1] = replace(last, after=step.after)
            return
        self.done.append(step)
        self.undone.clear()

    def _count_own(self, step: UndoStep, was: int) -> None:
        seats, head = step.seats, step.act.head
        if seats == {self._seat}:
            self._count(step)
        elif was != head and self._known(was) == self._known(head):
            self.done = [_moved_to(one, head) for one in self.done]
            self.undone = [_moved_to(one, head) for one in self.undone]
        elif was != head or step.act.kind is ActKind.ADOPT or self._seat in seats:
            self.done.clear()
            self.undone.clear()


def _moved_to(step: UndoStep, head: int) -> UndoStep:
    """The step, if the game has moved without anything of it being visible."""
    before, after = (replace(stand, head=head) for stand in (step.before, step.after))
    return replace(step, before=before, after=after)


def _moved(act: Act, source: list[UndoStep], target: list[UndoStep]) -> bool:
    """Whether an act undoes or redoes the last step of a list, which leads where it led.

    Other powers' orders given in between stay where they are; a turn takes those after it along.
    """
    for number in range(len(source) - 1, -1, -1):
        step = source[number]
        stand = step.before if act.kind is ActKind.UNDO else step.after
        if stand.same(act):
            end = number + 1 if step.seats else len(source)
            target += source[number:end][::-1]
            del source[number:end]
            return True
        if not step.seats:
            return False
    return False


def _tried(last: UndoStep, act: Act) -> bool:
    """Whether an act returns from a branch that was only made to keep orders in it."""
    begun = last.act.kind is ActKind.BRANCH and last.act.seq == act.seq - 1
    return begun and act.kind is ActKind.SWITCH and last.before.same(act)
