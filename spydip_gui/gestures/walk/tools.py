"""Which verbs are of use at a deadline, for the palette beside the map, and what keys mean."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache

from engine.orders.choices import Choice, Node
from engine.orders.kinds import Intent
from engine.phases import PhaseKind
from spydip_gui.gestures.walk.table import Table
from spydip_gui.gestures.walk.verbs import MOVE, VERBS, Verb


@dataclass(frozen=True, slots=True)
class Tool:
    """One verb of the palette by its name, and its keys of which the first is shown."""

    name: str
    verb: Verb
    keys: tuple[str, ...]


_ALWAYS = ("H", "S", "M", "C", "V")
_WHERE_ASKED = ("O", "K", "Y", "B", "D")
"""Keys of verbs that are shown only where something can be ordered by them."""

_SEALED = frozenset({PhaseKind.BIDS, PhaseKind.PREFERENCES})


def tools(table: Table | None) -> tuple[Tool, ...]:
    """The verbs of now: those of armies and fleets while these move, others where they apply."""
    if table is None:
        return ()
    found = intents(table)
    phases = {seen.phase for seen in table.seats.values() if not seen.covert}
    moving = PhaseKind.MOVEMENT in phases
    keys = [key for key in _ALWAYS if moving or (key == "M" and Intent.MOVES in found)]
    if not phases & _SEALED:
        keys += [key for key in _WHERE_ASKED if VERBS[key].intents & found]
    return tuple(Tool(_name(table, key), VERBS[key], _keys(table, key)) for key in keys)


def bound(table: Table, key: str) -> Verb | None:
    """What a key asks for now: R searches, but retreats where nobody can be searched."""
    if key == "R" and _retreating(table) and Intent.WATCHES not in intents(table):
        return MOVE
    return VERBS.get(key)


@lru_cache(maxsize=4)
def intents(table: Table) -> frozenset[Intent]:
    """What may be ordered at all now, by what it is about."""
    verbs = (verb for seat in table.seats for node in table.tree(seat) for verb in _verbs(node))
    return frozenset(
        intent for verb in verbs for intent in table.intents.get(verb.step.key, frozenset())
    )


def _retreating(table: Table) -> bool:
    return any(seen.phase is PhaseKind.RETREATS for seen in table.seats.values())


def _name(table: Table, key: str) -> str:
    """What the verb of a key does now: where units retreat, going is retreating."""
    names = {"M": "retreat", "D": "disband"} if _retreating(table) else {}
    return names.get(key, key)


def _keys(table: Table, first: str) -> tuple[str, ...]:
    others = tuple(key for key in VERBS if key != first and bound(table, key) is VERBS[first])
    return ("R", first, *others[:-1]) if others[-1:] == ("R",) else (first, *others)


def _verbs(node: Node, depth: int = 0) -> Iterator[Node]:
    """The verbs that follow a piece, behind the number of a stack too."""
    if node.step.choice is Choice.VERB:
        yield node
    elif depth < 2 and (depth == 0 or node.step.choice is Choice.NUMBER):
        for child in node.children:
            yield from _verbs(child, depth + 1)
