"""Lists that no piece is told, such as where agents return to: each gesture adds to the one there.

``AGENTS RETURN BUL`` becomes ``AGENTS RETURN BUL, SER``.
"""

from engine.board.graph import PowerId
from engine.orders.choices import Choice, Node
from spydip_gui.gestures.walk.outcome import Line, Open
from spydip_gui.gestures.walk.table import Table
from spydip_gui.gestures.walk.trace import Way


def resumed(table: Table, seat: PowerId, first: Node) -> Open | None:
    """The list on the table that begins with this step and may go on, None if there is none."""
    for draft in table.sheets[seat]:
        way = draft.way
        if way is not None and way[0].step == first.step and way[-1].children:
            return Open(power=seat, nodes=way)
    return None


def outgrown(table: Table, seat: PowerId, way: Way) -> tuple[Line, ...]:
    """The list on the table that a way goes on with, which falls away with its order."""
    if way[0].step.choice is not Choice.VERB:
        return ()
    return tuple(
        (seat, draft.text)
        for draft in table.sheets[seat]
        if draft.way is not None and _leads(draft.way, way)
    )


def _leads(before: Way, way: Way) -> bool:
    """Whether a shorter way is the beginning of another."""
    steps = [node.step for node in way[: len(before)]]
    return len(before) < len(way) and [node.step for node in before] == steps
