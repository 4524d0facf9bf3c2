"""Words for covert pieces in three languages, folded like tokens, and the forms of their orders."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from engine.orders.covert import SPY
from engine.units import Kind

_SPIES = "SPY|SPIES|SPION|SPIONE|SPIONEN|SPIONS|SPI|ESPION|ESPIONS"
_AGENTS = "AGENT|AGENTS|AGENTEN|AG|INTELLIGENCE|GEHEIMDIENST|RENSEIGNEMENT"
_EUS = "EU|EUS|UE|UES|ESPIONAGE UNIT|ESPIONAGE UNITS|SPIONAGEEINHEIT|UNITE D ESPIONNAGE"
_CEUS = (
    "CEU|CEUS|UCE|UCES|COUNTER ESPIONAGE UNIT|COUNTER ESPIONAGE UNITS|SPIONAGEABWEHREINHEIT|"
    "UNITE DE CONTRE ESPIONNAGE"
)
PIECES: Final[Mapping[str, tuple[str, ...]]] = MappingProxyType(
    {
        **dict.fromkeys(_SPIES.split("|"), ("SPY",)),
        **dict.fromkeys(_AGENTS.split("|"), ("AGENT",)),
        **dict.fromkeys(_EUS.split("|"), ("EU",)),
        **dict.fromkeys(_CEUS.split("|"), ("CEU",)),
    }
)
"""What each word may be a piece of, in games that have it."""

_PLURALS = "SPIES|SPIONE|SPIONEN|ESPIONS|AGENTS|AGENTEN|EUS|CEUS"
PLURALS: Final = frozenset(_PLURALS.split("|"))

SHORT: Final[Mapping[str, str]] = MappingProxyType(
    {"ESP": "SPY", "SPI": "SPY", "SP": "SPY", "AG": "AGENT"}
)
"""Letters for pieces that mean something else where no place stands behind them."""

INITIALS: Final[Mapping[str, Kind]] = MappingProxyType({"E": SPY})
"""Letters for pieces only where one of the writer's stands at the place behind: “E BOU reste”."""

ANY: Final = "AGENT"
"""The kind whose words may mean those of any game that has one covert kind: “secret agents”."""

PERSONS: Final = frozenset({"MAN", "FELLOW", "CHAP", "GUY", "MANN", "KERL", "HOMME", "GARS"})
"""Words for somebody, which are pieces behind “my” and places: “the Moscow man”."""

GLUED: Final = ("SPION", "AGENT", "AGENTEN")
"""What a piece is called behind its place, in one word with it: “Moskauspion”."""

AS_ONE: Final = (
    "AS SPIES|AS A SPY|AS SPY|ALS SPIONE|ALS SPION|COMME ESPIONS|COMME ESPION|EN ESPIONS|EN ESPION"
)
"""How pieces that are called otherwise are told to stay and look around."""

WATCH: Final = "SPY"
"""How pieces are told to look around that are called otherwise."""

KILLS_STAYING: Final = SPY
"""The kind whose orders say that it stays where it kills without moving."""

CONDITIONAL: Final = SPY
"""The kind whose orders may hang on conditions."""
