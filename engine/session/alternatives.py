"""Other ways a game might go: orders tried out, and branches beside the main line."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import count

from engine import judge
from engine.board.graph import PowerId
from engine.game.game import Game
from engine.game.ledger import GameError
from engine.game.record import MAIN, Act, ActKind, Node, Sheet
from engine.session import belief
from engine.session.observations import Sights
from engine.visibility.observe import Observation
from engine.visibility.sight import GM

__all__ = ["MAIN", "Way", "Ways"]


@dataclass(frozen=True, slots=True, kw_only=True)
class Way:
    """What a viewer sees of a branch: the turn shown, and those that lead there.

    ``tried`` says that it was not adjudicated: it is what the orders kept there would lead to.
    """

    name: str
    seen: Observation
    memory: tuple[Observation, ...]
    tried: bool = False


class Ways:
    """A viewer's branches of one game; a power's own are worked out on what it believes."""

    def __init__(self, game: Game, sights: Sights, viewer: PowerId) -> None:
        """For this game."""
        self._game = game
        self._sights = sights
        self._viewer = viewer
        self._mark = "" if viewer == GM else f"{viewer}: "
        self._known: tuple[tuple[object, ...], Way] | None = None

    @property
    def branches(self) -> Mapping[str, int]:
        """Every branch with the number of the node where it stands; for a power, the main line."""
        found = self._game.record.branches
        return found if self._viewer == GM else {MAIN: found[MAIN]}

    @property
    def branch(self) -> str:
        """The branch being played; for a power, the main line."""
        return self._game.record.branch if self._viewer == GM else MAIN

    def names(self) -> tuple[str, ...]:
        """The branches that the viewer may know of, except the current one; oldest first."""
        record, mark = self._game.record, self._mark
        names = (name for name in record.branches if name != self.branch)
        return tuple(name.removeprefix(mark) for name in names if name.startswith(mark))

    def keep(self, node: Node, lines: tuple[str, ...]) -> str:
        """Keep a power's orders for a node, or everybody's, as a branch; returns its name.

        Raises GameError if several views are joined and give no orders, or the game is over there.
        """
        if self._sights.observation(node, self._viewer).ending is not None:
            raise GameError("game.over_look_earlier_to_try")
        if self._viewer not in (GM, *self._game.rules.seats):
            raise GameError("game.look_as_one_power_to_try")
        own = Sheet(power=self._viewer, lines=lines, source="typed")
        mark, taken = self._mark, self._game.record.branches
        name = next(name for n in count(1) if mark + (name := f"what if {n}") not in taken)
        self._game.ledger.try_out(mark + name, node.id, () if self._viewer == GM else (own,))
        return name

    def way(self, name: str, turn: int | None) -> Way:
        """What the viewer sees of a branch at a turn counted from the start, or at its end.

        Raises RecordError if there is no such branch.
        """
        key = (name, turn, len(self._game.record.acts))
        if self._known is None or self._known[0] != key:
            self._known = key, self._way(name, turn)
        return self._known[1]

    def _way(self, name: str, turn: int | None) -> Way:
        branch = self._mark + name
        head = self._game.record.standing_of(branch)
        if self._viewer != GM:
            return self._believed(name, self._begun(branch))
        line = self._line(head)
        on_the_way = line[-1] in self._game.record.line()
        if branch != MAIN and on_the_way and turn in (None, len(line) - 1):
            return self._decided(name, branch, line)
        last = len(line) - 1 if turn is None else min(turn, len(line) - 1)
        *memory, seen = self._seen(line[: last + 1])
        return Way(name=name, seen=seen, memory=tuple(memory))

    def adopt(self, name: str) -> None:
        """Play on along a branch: the main line continues from it, or a power takes its orders.

        Raises GameError if a power's branch began at a deadline that is no longer due.
        """
        if self._viewer == GM:
            if self._game.record.branch != MAIN:
                self._game.ledger.switch(MAIN)
            self._game.ledger.adopt(name)
            return
        begun = self._begun(self._mark + name)
        if self._line(begun.head)[-1] != self._line(self._game.record.standing_of(MAIN))[-1]:
            raise GameError("game.game_has_gone_since_was", name=name)
        self._game.give_sheets([self._sheet(begun)], MAIN)

    def drop(self, name: str) -> None:
        """Delete a branch for good; raises GameError if it is the main line."""
        self._game.ledger.drop(self._mark + name)

    def _decided(self, name: str, branch: str, line: Sequence[Node]) -> Way:
        """The result of the orders on a branch that has not moved on by itself yet."""
        node = line[-1]
        sheets = self._game.record.sheets(node.id, branch=branch)
        given = {power: sheet.lines for power, (_, sheet) in sheets.items()}
        memory = tuple(self._seen(line))
        if memory[-1].ending is not None:
            return Way(name=name, seen=memory[-1], memory=memory[:-1])
        turn = self._game.history.adjudicated(node.id, given)
        seen = judge.report(self._game.rules, turn, GM)
        return Way(name=name, seen=seen, memory=memory, tried=True)

    def _believed(self, name: str, begun: Act) -> Way:
        """The same on what a power believes, with no orders but its own."""
        line = self._line(begun.head)
        memory = tuple(self._seen(line))
        orders = [self._game.reader.order(text) for text in self._sheet(begun).lines]
        turn = belief.expected(self._game.rules, memory[-1], {self._viewer: orders})
        seen = judge.report(self._game.rules, turn, self._viewer)
        return Way(name=name, seen=seen, memory=memory, tried=True)

    def _seen(self, line: Sequence[Node]) -> Iterator[Observation]:
        return (self._sights.observation(node, self._viewer) for node in line)

    def _line(self, head: int) -> tuple[Node, ...]:
        return self._sights.line(self._viewer, head)

    def _begun(self, branch: str) -> Act:
        """The act that began a branch: a power is shown this, whatever was done there since."""
        acts = self._game.record.acts
        return next(a for a in reversed(acts) if a.kind is ActKind.BRANCH and a.branch == branch)

    def _sheet(self, begun: Act) -> Sheet:
        bare = Sheet(power=self._viewer, lines=(), source="typed")
        return next((sheet for sheet in begun.sheets if sheet.power == self._viewer), bare)
