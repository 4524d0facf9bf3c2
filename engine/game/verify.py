"""Verifies a game: adjudicates every turn again and names whatever comes out differently."""

from collections.abc import Callable
from dataclasses import dataclass

from engine.game import snapshot
from engine.game.history import History, result_lines
from engine.game.record import Node, Record


@dataclass(frozen=True, slots=True)
class Drift:
    """One thing that is not as it was recorded; node 0 stands for the whole game."""

    node: int
    phase: str
    what: str

    def __str__(self) -> str:
        return f"{self.phase}: {self.what}" if self.phase else self.what


def verify(
    record: Record, history: History, progress: Callable[[Node], None] = lambda _: None
) -> list[Drift]:
    """Everything that the rules would now decide differently, on every branch.

    ``progress`` is told of each node when it is done.
    """
    found = []
    board = history.rules.board
    if board.digest != record.header.board_digest:
        found.append(Drift(0, "", f"The board “{board.name}” was changed after the game began."))
    for node in record.nodes.values():
        found += [Drift(node.id, _place(record, node), what) for what in _drift(history, node)]
        progress(node)
    return found


def _place(record: Record, node: Node) -> str:
    """The deadline whose orders led to a node."""
    branch = record.makers[node.id].branch
    due = node.phase if node.parent is None else record.nodes[node.parent].phase
    return f"{due} on {branch}" if len(record.branches) > 1 else due


def _drift(history: History, node: Node) -> list[str]:
    found = []
    if history.recorded(node.id) is None:
        found.append("the position kept in the file is missing or damaged")
    try:
        if node.parent is None or node.change:
            position = history.fold(node.id)
        else:
            turn = history.turn(node.id)
            position = turn.after
            found += _differences(node.results, result_lines(turn))
            if turn.resolution.draws != node.draws:
                found.append(f"lots: recorded {node.draws}, now {turn.resolution.draws}")
    except ValueError as error:
        return [*found, f"it can no longer be adjudicated: {error}"]
    if snapshot.digest(position) != node.digest:
        found.append("the position that follows is another one than was recorded")
    return found


def _differences(recorded: tuple[str, ...], now: tuple[str, ...]) -> list[str]:
    old, new = (dict(line.rsplit(" = ", 1) for line in lines) for lines in (recorded, now))
    return [
        f"{order}: recorded {old.get(order, 'nothing')}, now {new.get(order, 'nothing')}"
        for order in sorted({*old, *new})
        if old.get(order) != new.get(order)
    ]
