"""What the keys mean while orders are written: a table whose keys can be rebound."""

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType

from engine.orders.order import Intent


@dataclass(frozen=True, slots=True)
class Verb:
    """What a held key or a picked verb asks for; ``via`` insists on a convoy.

    ``intents`` are what the order may be about, or the key of the kind of order itself.

    ``covert`` verbs are for spies and the like, even with an army or fleet in their province.
    """

    label: str
    intents: frozenset[str] = frozenset()
    via: bool = False
    at_once: bool = False
    covert: bool = False


PLAIN = Verb("")
HOLD = Verb("hold", frozenset({Intent.STAYS}), at_once=True)
SUPPORT = Verb("support", frozenset({Intent.HELPS}))
MOVE = Verb("move", frozenset({Intent.MOVES}))
ABOARD = Verb("go aboard", frozenset({Intent.MOVES}), covert=True)
ASHORE = Verb("go ashore", frozenset({Intent.MOVES}), covert=True)
CONVOY = Verb("convoy", frozenset({Intent.CARRIES}))
BY_SEA = Verb("by convoy", frozenset({Intent.MOVES}), via=True)
WATCH = Verb("observe", frozenset({Intent.WATCHES}), at_once=True)
STRIKE = Verb("strike or guard", frozenset({Intent.STRIKES}), at_once=True)
SECURE = Verb("security", frozenset({Intent.COVERS}), at_once=True)
BUILD = Verb("build", frozenset({Intent.BUILDS}), at_once=True)
REMOVE = Verb("remove", frozenset({Intent.REMOVES}), at_once=True)

VERBS: Mapping[str, Verb] = MappingProxyType(
    {
        "H": HOLD,
        "S": SUPPORT,
        "M": MOVE,
        "C": CONVOY,
        "V": BY_SEA,
        "E": ABOARD,
        "L": ASHORE,
        "O": WATCH,
        "K": STRIKE,
        "U": WATCH,
        "R": WATCH,
        "Y": SECURE,
        "B": BUILD,
        "D": REMOVE,
        "X": REMOVE,
    }
)
"""Each key and what it asks for; ``at_once`` ones need nothing but a piece."""
