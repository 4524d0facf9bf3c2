"""Which verbs are of use at a deadline, for the palette beside the map, and what keys mean."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import lru_cache

from engine.orders.choices import Choice, Node
from engine.orders.order import Intent
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

_NAMED = {
    ("O", "SEARCH"): "search",
    ("O", "ALL SEARCH"): "search",
    ("O", "CUT"): "cut",
    ("O", "SPY"): "spy",
    ("O", "H"): "spy",
    ("K", "KILL"): "kill",
    ("K", "CE"): "guard",
    ("B", "DEPLOY"): "deploy",
}
"""What a verb is called where all that it may come to has one name."""

_SEALED = frozenset({PhaseKind.BIDS, PhaseKind.PREFERENCES})


@lru_cache(maxsize=4)
def tools(table: Table | None) -> tuple[Tool, ...]:
    """The verbs of now: those of armies and fleets while these move, others where they apply."""
    if table is None:
        return ()
    found = _of_pieces(table)
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
    return _about(table, _first(table))


def _retreating(table: Table) -> bool:
    return any(seen.phase is PhaseKind.RETREATS for seen in table.seats.values())


def _name(table: Table, key: str) -> str:
    """What the verb of a key does now: where units retreat, going is retreating.

    The rest is named after what it does in this variant, as far as that is one thing.
    """
    fallen = any(seen.retreating for seen in table.seats.values())
    names = {"M": "retreat", "D": "disband"} if fallen and _retreating(table) else {}
    if key in names:
        return names[key]
    done = {_NAMED.get((key, verb), "") for verb in _done(table, key)}
    return done.pop() or key if len(done) == 1 else key


def _done(table: Table, key: str) -> frozenset[str]:
    """The orders that a key may come to now, by their keys in the tree."""
    verbs = {str(verb.step.key) for node in _first(table) for verb in _verbs(node)}
    return frozenset(v for v in verbs if VERBS[key].intents & table.intents.get(v, frozenset()))


def _keys(table: Table, first: str) -> tuple[str, ...]:
    others = tuple(key for key in VERBS if key != first and bound(table, key) is VERBS[first])
    return ("R", first) if first == "M" and "R" in others else (first, *others)


def _of_pieces(table: Table) -> frozenset[Intent]:
    """What pieces and places may be told; what is about none of them has a button in the tray."""
    return _about(table, (n for n in _first(table) if n.step.choice is not Choice.VERB))


def _first(table: Table) -> Iterator[Node]:
    return (node for seat in table.seats for node in table.tree(seat))


def _about(table: Table, nodes: Iterable[Node]) -> frozenset[Intent]:
    verbs = (verb for node in nodes for verb in _verbs(node))
    return frozenset(
        intent for verb in verbs for intent in table.intents.get(verb.step.key, frozenset())
    )


def _verbs(node: Node, depth: int = 0) -> Iterator[Node]:
    """The verbs that follow a piece, behind the number of a stack too."""
    if node.step.choice is Choice.VERB:
        yield node
    elif depth < 2 and (depth == 0 or node.step.choice is Choice.NUMBER):
        for child in node.children:
            yield from _verbs(child, depth + 1)
