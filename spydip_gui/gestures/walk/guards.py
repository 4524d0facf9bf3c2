"""What units may do beside their own orders: search for spies, or guard and spare some powers."""

from dataclasses import dataclass

from engine.board.graph import PowerId, ProvinceId
from engine.language.message import Value
from engine.orders.choices import Choice, Node
from engine.orders.order import Intent
from engine.units import STANDARD_KINDS
from spydip_gui.gestures.walk.naming import EXCEPT, naming
from spydip_gui.gestures.walk.table import Table
from spydip_gui.gestures.walk.touch import Touch
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


@dataclass(frozen=True, slots=True, kw_only=True)
class Guard:
    """An own unit that may guard: its name, the powers that it may spare, and those it spares now.

    ``standing`` is its guard on the table, empty where it has none.
    """

    seat: PowerId
    unit: Value
    verb: Node
    powers: tuple[PowerId, ...]
    spared: tuple[PowerId, ...] = ()
    standing: str = ""

    def text(self, spared: tuple[PowerId, ...]) -> str:
        """The order to guard against all but these."""
        node: Node | None = self.verb
        for key in (EXCEPT, *spared) if spared else ():
            node = node.child(key) if node is not None else None
        return "" if node is None else str(node.order)


def guard(table: Table, touch: Touch) -> Guard | None:
    """The guard that the unit touched may keep, None where it may keep none."""
    for seat in table.seats:
        for piece in table.tree[seat]:
            step = piece.step
            unit = step.choice is Choice.PIECE and step.kind in STANDARD_KINDS
            if unit and table.board.locations.get(step.at) == touch.province:
                for verb in piece.children:
                    about = table.intents[verb.step.key]
                    if Intent.COVERS in about and verb.order is not None:
                        return _standing(table, seat, step.label, verb)
    return None


def _standing(table: Table, seat: PowerId, unit: Value, verb: Node) -> Guard:
    """The guard with whom it spares on the table."""
    but = verb.child(EXCEPT)
    powers = tuple(PowerId(node.step.key) for node in but.children) if but is not None else ()
    found = Guard(seat=seat, unit=unit, verb=verb, powers=powers)
    for text in table.drafts.get(seat, ()):
        if text == found.text(()) or text.startswith(f"{found.text(())} {EXCEPT} "):
            named = naming(table, seat, text)
            return Guard(
                seat=seat,
                unit=unit,
                verb=verb,
                powers=powers,
                spared=named.named if named is not None else (),
                standing=text,
            )
    return found
