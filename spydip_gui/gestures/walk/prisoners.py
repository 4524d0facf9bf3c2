"""What may happen to prisoners: sentences by power, by where they were taken, and where to."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from engine.board.graph import PowerId
from engine.language.message import Value
from engine.orders.choices import Choice, Node
from engine.orders.order import Intent
from spydip_gui.gestures.walk.table import Table


@dataclass(frozen=True, slots=True, kw_only=True)
class Lot:
    """Prisoners who share a fate: all of a power's, or those taken in one place.

    ``texts`` maps the label of each verb to its sentence, ``homes`` each sentence to the places it
    may send them to, with the text that says so.
    """

    power: PowerId
    place: Value
    texts: Mapping[Value, str]
    homes: Mapping[str, Mapping[Value, str]]

    @property
    def every(self) -> frozenset[str]:
        """All sentences that this lot may get."""
        sent = (text for homes in self.homes.values() for text in homes.values())
        return frozenset((*self.texts.values(), *sent))


def lots(table: Table, seat: PowerId) -> tuple[Lot, ...]:
    """The prisoners whose fate a seat decides; single places only if there are several."""
    found: dict[tuple[PowerId, Value], dict[Value, Node]] = {}
    for verb, power, place, node in _sentences(table, seat):
        found.setdefault((power, place), {})[verb] = node
    places = [power for power, place in found if place]
    return tuple(
        _lot(power, place, nodes)
        for (power, place), nodes in found.items()
        if not place or places.count(power) > 1
    )


def _lot(power: PowerId, place: Value, nodes: Mapping[Value, Node]) -> Lot:
    return Lot(
        power=power,
        place=place,
        texts={verb: str(node.order) for verb, node in nodes.items()},
        homes={str(node.order): homes for node in nodes.values() if (homes := _homes(node))},
    )


def _sentences(table: Table, seat: PowerId) -> Iterator[tuple[Value, PowerId, Value, Node]]:
    """Every sentence on offer: its verb, whose prisoners, where taken, and its step."""
    for verb in table.tree[seat]:
        about = table.intents[verb.step.key]
        if verb.step.choice is not Choice.VERB or Intent.REMOVES not in about:
            continue
        for node in verb.children:
            if node.step.choice is Choice.POWER and node.order is not None:
                power = PowerId(node.step.key)
                yield verb.step.label, power, "", node
                for jail in node.children:
                    if jail.step.choice is Choice.PLACE and jail.order is not None:
                        yield verb.step.label, power, jail.step.label, jail


def _homes(node: Node) -> dict[Value, str]:
    return {
        home.step.label: str(home.order)
        for to in node.children
        if to.step.choice is Choice.THING
        for home in to.children
        if home.order is not None
    }
