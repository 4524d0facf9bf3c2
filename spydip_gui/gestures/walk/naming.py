"""Powers that a written order may still spare or be limited to, one by one."""

from dataclasses import dataclass

from engine.board.graph import PowerId
from engine.orders.choices import Choice, Node
from spydip_gui.gestures.walk.outcomes import Written
from spydip_gui.gestures.walk.table import Table

EXCEPT = "EXCEPT"
"""The step behind which the powers stand that are spared."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Naming:
    """An order on the table that may name powers: those it spares, or the only ones it targets.

    ``named`` are the powers in it now, ``powers`` all that it could name.
    """

    seat: PowerId
    text: str
    spares: bool
    named: tuple[PowerId, ...]
    powers: tuple[PowerId, ...]


def naming(table: Table, seat: PowerId, text: str) -> Naming | None:
    """The powers an order may name; None if it names none, or cannot do without one."""
    found = _stem(table, seat, text)
    if found is None:
        return None
    stem, named, spares = found
    first = stem.child(EXCEPT) if spares else stem
    powers = [n for n in first.children if n.step.choice is Choice.POWER] if first else []
    if not powers:
        return None
    keys = tuple(PowerId(node.step.key) for node in powers)
    return Naming(seat=seat, text=text, spares=spares, named=named, powers=keys)


def switched(table: Table, of: Naming, power: PowerId) -> Written | None:
    """The order with one power added to those named, or removed."""
    return _renamed(table, of, [one for one in of.powers if (one in of.named) != (one == power)])


def unnamed(table: Table, of: Naming) -> Written | None:
    """The order naming no power at all."""
    return _renamed(table, of, []) if of.named else None


def _renamed(table: Table, of: Naming, names: list[PowerId]) -> Written | None:
    found = _stem(table, of.seat, of.text)
    if found is None:
        return None
    node: Node | None = found[0]
    spares = found[2]
    for key in ([EXCEPT] if spares and names else []) + names:
        node = node.child(key) if node is not None else None
    if node is None or node.order is None:
        return None
    return Written(lines=((of.seat, str(node.order)),), gone=((of.seat, of.text),))


def _stem(table: Table, seat: PowerId, text: str) -> tuple[Node, tuple[PowerId, ...], bool] | None:
    """The last step of an order before its powers, the powers, and whether it spares them."""
    way = next((draft.way for draft in table.sheets[seat] if draft.text == text), None)
    if way is None:
        return None
    nodes = list(way)
    named: list[PowerId] = []
    while nodes[-1].step.choice is Choice.POWER:
        named.insert(0, PowerId(nodes.pop().step.key))
    spares = nodes[-1].step.key == EXCEPT
    if spares:
        nodes.pop()
    if not nodes or nodes[-1].order is None:
        return None
    return nodes[-1], tuple(named), spares or (not named and nodes[-1].child(EXCEPT) is not None)
