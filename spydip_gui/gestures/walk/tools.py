"""Which verbs the palette beside the map offers at a deadline, and what keys mean."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import lru_cache

from engine.language.message import Message
from engine.orders.choices import Choice, Node
from engine.orders.order import Intent
from engine.phases import PhaseKind
from spydip_gui.gestures.walk.table import Table
from spydip_gui.gestures.walk.verbs import MOVE, VERBS, Verb


@dataclass(frozen=True, slots=True)
class Tool:
    """One verb of the palette: its label, and its keys, the first of which is shown."""

    said: Message
    verb: Verb
    keys: tuple[str, ...]

    @property
    def name(self) -> str:
        """Its name: the id of its word without the room."""
        return self.said.id.partition(".")[2]


_ALWAYS = ("H", "S", "M", "C", "V")
_WHERE_ASKED = ("O", "K", "Y", "B", "D")
"""Keys of verbs that are shown only where something can be ordered by them."""

_FAR = frozenset({Intent.MOVES, Intent.HELPS, Intent.CARRIES})
"""What needs more than the piece itself."""

_SEALED = frozenset({PhaseKind.BIDS, PhaseKind.PREFERENCES})


@lru_cache(maxsize=4)
def tools(table: Table | None) -> tuple[Tool, ...]:
    """The current verbs: armies' and fleets' during moves, others where they apply."""
    if table is None:
        return ()
    # An action without piece and place has a button in the tray.
    found = _about(table, (n for n in _first(table) if n.step.choice is not Choice.VERB))
    phases = {seen.phase for seen in table.seats.values() if not seen.covert}
    moving = PhaseKind.MOVEMENT in phases
    keys = [key for key in _ALWAYS if moving or (key == "M" and Intent.MOVES in found)]
    if not phases & _SEALED:
        keyless = {kind.intent for kind in table.kinds if not kind.key} & found
        keys += [key for key in _WHERE_ASKED if VERBS[key].intents & keyless]
    usual = (Tool(_name(table, key), VERBS[key], _keys(table, key)) for key in keys)
    verbs = _own_verbs(table)
    own = (kind for kind in table.kinds if kind.key in found)
    return (*usual, *(Tool(kind.called, verbs[kind.key], (kind.key,)) for kind in own))


def bound(table: Table, key: str) -> Verb | None:
    """What a key asks for now: R retreats during retreats, and searches during moves."""
    if key == "R" and _retreating(table):
        return MOVE
    return VERBS.get(key) or _own_verbs(table).get(key)


@lru_cache(maxsize=4)
def _own_verbs(table: Table) -> Mapping[str, Verb]:
    """The keys for this game's own orders, besides those of every game."""
    return {
        kind.key: Verb(str(kind.called), frozenset({kind.key}), at_once=kind.intent not in _FAR)
        for kind in table.kinds
        if kind.key
    }


@lru_cache(maxsize=4)
def intents(table: Table) -> frozenset[str]:
    """Everything that may be ordered now, by what it is about."""
    return _about(table, _first(table))


def _retreating(table: Table) -> bool:
    return any(seen.phase is PhaseKind.RETREATS for seen in table.seats.values())


def _name(table: Table, key: str) -> Message:
    """What a key's verb is called now: during retreats, moving is retreating.

    Otherwise it is named after what it does in this variant, if that is a single thing.
    """
    fallen = any(seen.retreating for seen in table.seats.values())
    names = {"M": "retreat", "D": "disband"} if fallen and _retreating(table) else {}
    if key in names:
        return Message(f"verb.{names[key]}")
    done = {_called(table, key, verb) for verb in _done(table, key)}
    named = done.pop() if len(done) == 1 else None
    return named or Message(f"verb.{key}")


def _called(table: Table, key: str, verb: str) -> Message | None:
    """The name of an order that a key may come to, by its key in the tree."""
    meant = (kind for kind in table.kinds if kind.intent in VERBS[key].intents)
    return next((k.name for k in meant if verb in (k.made.verb, *k.verbs, *k.openers)), None)


def _done(table: Table, key: str) -> frozenset[str]:
    """The orders that a key may come to now, by their keys in the tree."""
    return frozenset(v for v in _asked(table) if VERBS[key].intents & table.intents[v])


@lru_cache(maxsize=4)
def _asked(table: Table) -> frozenset[str]:
    """All orders that can be given now, by their keys in the tree."""
    return frozenset(str(verb.step.key) for node in _first(table) for verb in _verbs(node))


def _keys(table: Table, first: str) -> tuple[str, ...]:
    """A verb's keys; the one shown is the usual key for what the verb does now."""
    found = tuple(key for key in VERBS if bound(table, key) is VERBS[first])
    shown = shown_key(table, first)
    return (shown, *(key for key in found if key != shown))


def shown_key(table: Table, key: str) -> str:
    """The key for what a verb does now: it tells a retreat from a move, and so on."""
    if key == "M" and bound(table, "R") is MOVE:
        return "R"
    if key == "D" and not _retreating(table):
        return "X"
    return "U" if key == "O" and _name(table, "O").id == "verb.search" else key


def key_of(table: Table, verb: str) -> str:
    """The key at the map for a verb of the tree, so that a ring uses the same; empty for none."""
    about = table.intents[verb]
    own = next((key for key in about if key in _own_verbs(table)), "")
    key = next((key for key, meant in VERBS.items() if meant.intents & about), "")
    return own or (shown_key(table, key) if key else "")


def _first(table: Table) -> Iterator[Node]:
    return (node for seat in table.seats for node in table.tree[seat])


def _about(table: Table, nodes: Iterable[Node]) -> frozenset[str]:
    verbs = (verb for node in nodes for verb in _verbs(node))
    return frozenset(intent for verb in verbs for intent in table.intents[verb.step.key])


def _verbs(node: Node, depth: int = 0) -> Iterator[Node]:
    """The verbs that follow a piece, also after the number of a stack."""
    if node.step.choice is Choice.VERB:
        yield node
    elif depth < 2 and (depth == 0 or node.step.choice is Choice.NUMBER):
        for child in node.children:
            yield from _verbs(child, depth + 1)
