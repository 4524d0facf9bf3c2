"""What a covert piece does where it goes: a deed behind its move, named with it or chosen."""

from collections.abc import Iterable, Iterator

from engine.orders.choices import Choice
from spydip_gui.gestures.walk.table import Table
from spydip_gui.gestures.walk.touch import Asked
from spydip_gui.gestures.walk.trace import Way


def behind(table: Table, moves: Iterable[Way], asked: Asked) -> tuple[Way, ...]:
    """The ways from these moves to the deeds that are asked for, with the power that was named."""
    return tuple(found for way in moves for found in _deeds(table, way, asked))


def on_offer(move: Way) -> tuple[Way, ...]:
    """A move and each deed that completes it without naming anybody."""
    deeds = (n for n in move[-1].children if n.step.choice is Choice.VERB and n.order is not None)
    return (move, *((*move, node) for node in deeds))


def _deeds(table: Table, way: Way, asked: Asked) -> Iterator[Way]:
    for node in way[-1].children:
        if node.step.choice is not Choice.VERB:
            continue
        if not asked.intents & table.intents[node.step.key]:
            continue
        if not asked.powers:
            yield (*way, node)
            continue
        (victim, *_) = asked.powers
        named = node.child(victim)
        if named is not None:
            yield (*way, node, named)
