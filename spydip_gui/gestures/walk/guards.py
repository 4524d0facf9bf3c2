"""What units may do besides their own orders: search for spies, or guard and spare some powers."""

from dataclasses import dataclass, replace

from engine.board.graph import PowerId, ProvinceId
from engine.language.message import Value
from engine.orders.choices import Node
from engine.orders.order import Intent
from engine.units import STANDARD_KINDS
from spydip_gui.gestures.walk.naming import EXCEPT, naming
from spydip_gui.gestures.walk.table import Table
from spydip_gui.gestures.walk.touch import Touch
from spydip_gui.gestures.walk.verbs import SECURE, WATCH, Verb

SHIELD = "SHIELD"
"""What the shield beside a unit asks for, as keys ask for other sheets."""


def aids(table: Table, province: ProvinceId) -> tuple[Verb, ...]:
    """The verbs for this that one's own army or fleet in a province has."""
    found: set[str] = set()
    for seat in table.seats:
        for node in table.pieces(seat, province):
            for verb in node.children if node.step.kind in STANDARD_KINDS else ():
                found |= table.intents[verb.step.key]
    return tuple(verb for verb in (WATCH, SECURE) if verb.intents & found)


@dataclass(frozen=True, slots=True, kw_only=True)
class Guard:
    """One's own unit that may guard: its name, the powers it may spare, and those it spares now.

    ``standing`` is its current guard order, empty if it has none.
    """

    seat: PowerId
    unit: Value
    verb: Node
    powers: tuple[PowerId, ...]
    spared: tuple[PowerId, ...] = ()
    standing: str = ""

    def text(self, spared: tuple[PowerId, ...]) -> str:
        """The order to guard against everybody but these."""
        node: Node | None = self.verb
        for key in (EXCEPT, *spared) if spared else ():
            node = node.child(key) if node is not None else None
        return "" if node is None else str(node.order)


def guard(table: Table, touch: Touch) -> Guard | None:
    """The guard that the unit touched may keep, or None."""
    for seat in table.seats:
        for piece in table.pieces(seat, touch.province):
            for verb in piece.children if piece.step.kind in STANDARD_KINDS else ():
                if Intent.COVERS in table.intents[verb.step.key] and verb.order is not None:
                    return _standing(table, seat, piece.step.label, verb)
    return None


def _standing(table: Table, seat: PowerId, unit: Value, verb: Node) -> Guard:
    """The guard order on the table, with the powers it spares."""
    but = verb.child(EXCEPT)
    powers = tuple(PowerId(node.step.key) for node in but.children) if but is not None else ()
    found = Guard(seat=seat, unit=unit, verb=verb, powers=powers)
    for text in table.drafts.get(seat, ()):
        if text == found.text(()) or text.startswith(f"{found.text(())} {EXCEPT} "):
            named = naming(table, seat, text)
            return replace(found, spared=named.named if named else (), standing=text)
    return found
