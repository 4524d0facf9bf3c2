"""What a unit may do besides its own order: search for spies, or guard."""

from engine.board.graph import ProvinceId
from engine.orders.choices import Choice
from engine.units import STANDARD_KINDS
from spydip_gui.gestures.walk.table import Table
from spydip_gui.gestures.walk.verbs import SECURE, WATCH, Verb


def aids(table: Table, province: ProvinceId) -> tuple[Verb, ...]:
    """The verbs that an own army or fleet in a province has for that."""
    found: set[str] = set()
    for seat in table.seats:
        for node in table.tree[seat]:
            unit = node.step.choice is Choice.PIECE and node.step.kind in STANDARD_KINDS
            if unit and table.board.locations.get(node.step.at) == province:
                for verb in node.children:
                    found |= table.intents[verb.step.key]
    return tuple(verb for verb in (WATCH, SECURE) if verb.intents & found)
