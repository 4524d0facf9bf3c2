"""What a line being typed could become: the orders on offer that begin that way."""

from collections.abc import Iterable, Iterator

from engine.board.graph import PowerId
from engine.orders.choices import Choice, Node
from engine.orders.errors import OrderTextError
from spydip_gui.gestures.walk.table import Table

MOST = 40
"""How many completions are shown at most."""

_DEEPEST = 6


def completions(table: Table, seat: PowerId, typed: str) -> tuple[str, ...]:
    """A seat's canonical orders that begin like the typed text, the shortest of each piece first.

    With nothing typed, the first orders of every piece, for browsing.
    """
    start = " ".join(typed.upper().split())
    found: list[str] = []
    for text in _texts(table.tree[seat], start, 1):
        if text.startswith(start) and text not in found:
            found.append(text)
        if len(found) == MOST:
            break
    return tuple(found)


def fault(table: Table, seat: PowerId, typed: str) -> str:
    """Why a line is not an order; empty if it is one or nothing is typed."""
    if not typed.strip():
        return ""
    try:
        order = table.reader.order(typed, phase=table.seats[seat].phase)
    except OrderTextError as error:
        return str(error)
    return str(table.fault(seat, order) or "")


def _texts(nodes: Iterable[Node], start: str, depth: int) -> Iterator[str]:
    """The orders below these nodes, skipping pieces that cannot begin the line."""
    for node in nodes:
        if node.step.choice is Choice.PIECE and not _shares(node.step.key, start):
            continue
        if node.order is not None:
            yield str(node.order)
        if depth < _DEEPEST and (node.order is None or start):
            yield from _texts(node.children, start, depth + 1)


def _shares(key: str, start: str) -> bool:
    """Whether a piece could stand where the line begins, or is named after its opener."""
    return not start or key.startswith(start[: len(key)]) or key[:3] == start[:3] or key in start
