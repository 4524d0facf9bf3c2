"""History: the positions and turns of a record, stored beside it or worked out again."""

from collections.abc import Mapping, Sequence
from dataclasses import replace

from engine import judge
from engine.adjudication.turn import Turn
from engine.board.graph import PowerId
from engine.errors import UserError
from engine.game import changes, snapshot
from engine.game.archive import Archive
from engine.game.lots import lots_for
from engine.orders.notation import write
from engine.position import Position
from engine.rules import Ruleset
from engine.visibility.observe import opening


class NoTurnError(UserError):
    """No orders led to a position."""


class History:
    """What happened in a game: any position and any turn of its tree.

    What was recorded counts, even if the rules would now give another result.
    """

    def __init__(self, archive: Archive, rules: Ruleset) -> None:
        """Look into an open archive by the rules that its header names."""
        self.rules = rules
        self._archive = archive
        self._known: dict[int, Position] = {}
        self._turns: dict[int, Turn] = {}

    def position(self, node: int) -> Position:
        """The position of a node."""
        if node not in self._known:
            self._known[node] = self.recorded(node) or self.fold(node)
        return self._known[node]

    def recorded(self, node: int) -> Position | None:
        """The position as it is kept beside the record; None where it is missing or damaged."""
        text = self._archive.checkpoint(node)
        if text is None or snapshot.digest_of(text) != self._archive.record.nodes[node].digest:
            return None
        return snapshot.loads(text)

    def fold(self, node: int) -> Position:
        """The position of a node as the rules make it from the one before it."""
        found = self._archive.record.nodes[node]
        start = found.parent is None
        if found.change or start:
            base = judge.begin(self.rules) if found.parent is None else self.position(found.parent)
            return changes.changed(base, found.change) if found.change else base
        return self.turn(node).after

    def turn(self, node: int) -> Turn:
        """The turn that led to a node, adjudicated again with the lots that were drawn.

        Raises NoTurnError if the node is the start or was made by an edit.
        """
        record = self._archive.record
        found = record.nodes[node]
        if found.parent is None or found.change:
            raise NoTurnError("game.no_orders_led_position_is")
        if node not in self._turns:
            given = {power: sheet.lines for power, (_, sheet) in record.given(found).items()}
            self._turns[node] = self.adjudicated(found.parent, given, found.acts, found.draws)
        return self._turns[node]

    def led_to(self, node: int) -> Turn:
        """The turn that led to a node; an empty one if no orders did."""
        found = self._archive.record.nodes[node]
        quiet = found.parent is None or found.change
        return opening(self.position(node)) if quiet else self.turn(node)

    def adjudicated(
        self,
        node: int,
        given: Mapping[PowerId, Sequence[str]],
        acts: Sequence[str] = (),
        draws: Sequence[str] = (),
    ) -> Turn:
        """The turn that orders make of a node's position."""
        position = self.position(node)
        reader = self.rules.reader
        orders = {power: [reader.order(line) for line in lines] for power, lines in given.items()}
        submission = replace(judge.submit(self.rules, position, orders), acts=tuple(acts))
        lots = lots_for(self._archive.record.header.seed, str(position.phase), draws)
        return judge.adjudicate(self.rules, position, submission, lots)


def result_lines(turn: Turn) -> tuple[str, ...]:
    """Every outcome of a turn that is recorded, as ``POWER: order = result``."""
    return tuple(
        f"{one.power}: {write(one.order)} = {one.result.value}"
        for one in turn.resolution.outcomes
        if one.reason.recorded
    )
