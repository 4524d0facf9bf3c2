"""Verifies a game: adjudicates every turn again and reports whatever comes out differently."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from engine.errors import cause
from engine.game import snapshot
from engine.game.history import History, result_lines
from engine.game.record import Node, Record
from engine.language.message import Listed, Message, Value


@dataclass(frozen=True, slots=True)
class Drift:
    """One thing that differs from the record; node 0 stands for the whole game."""

    node: int
    phase: str
    what: Message
    branch: str = ""

    @property
    def said(self) -> Message:
        """The difference, with the deadline, and the branch if there are several."""
        if not self.phase:
            return self.what
        on = Message("game.phase_on_branch", phase=self.phase, branch=self.branch)
        return Message("setup.fault_at", where=on if self.branch else self.phase, fault=self.what)

    def __str__(self) -> str:
        return str(self.said)


def verify(
    record: Record, history: History, progress: Callable[[Node], None] = lambda _: None
) -> list[Drift]:
    """Everything that the rules would now decide differently, on every branch.

    ``progress`` is called with each node when it is done.
    """
    found = []
    board = history.rules.board
    if board.digest != record.header.board_digest:
        found.append(Drift(0, "", Message("game.board_was_changed", board=board.name)))
    several = len(record.branches) > 1
    for node in record.nodes.values():
        branch = record.makers[node.id].branch if several else ""
        # The deadline whose orders led to a node.
        due = node.phase if node.parent is None else record.nodes[node.parent].phase
        found += [Drift(node.id, due, what, branch) for what in _drift(history, node)]
        progress(node)
    return found


def _drift(history: History, node: Node) -> list[Message]:
    found = []
    if history.recorded(node.id) is None:
        found.append(Message("game.position_is_missing"))
    try:
        if node.parent is None or node.change:
            position = history.fold(node.id)
        else:
            turn = history.turn(node.id)
            position = turn.after
            found += _differences(node.results, result_lines(turn))
            if turn.resolution.draws != node.draws:
                lots = Message("game.lots")
                found.append(_other(lots, _listed(node.draws), _listed(turn.resolution.draws)))
    # A file with correct seals may still hold a position of another board or variant.
    except (AttributeError, LookupError, TypeError, ValueError) as error:
        return [*found, Message("game.cannot_be_adjudicated", why=cause(error))]
    if snapshot.digest(position) != node.digest:
        found.append(Message("game.another_position"))
    return found


def _differences(recorded: tuple[str, ...], now: tuple[str, ...]) -> list[Message]:
    old, new = (dict(line.rsplit(" = ", 1) for line in lines) for lines in (recorded, now))
    return [
        _other(order, _result(old.get(order)), _result(new.get(order)))
        for order in sorted({*old, *new})
        if old.get(order) != new.get(order)
    ]


def _other(what: Value, recorded: Value, now: Value) -> Message:
    return Message("game.recorded_other", what=what, recorded=recorded, now=now)


def _result(result: str | None) -> Message:
    return Message(f"fact.result_{result}") if result else Message("setup.nothing")


def _listed(draws: Sequence[str]) -> Value:
    return Listed(tuple(draws), "comma") if draws else Message("setup.nothing")
