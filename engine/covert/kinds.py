"""The variants' covert pieces: their names, glyphs and counting."""

from engine.orders.covert import AGENT, SPY
from engine.units import Glyph, Shape, Sign, Steps, UnitKind

SPY_KIND = UnitKind(
    kind=SPY,
    name="spy",
    plural="spies",
    steps=Steps.ARMIES,
    covert=True,
    aliases=(
        *("S", "SPION", "SPIONE", "ESPION", "ESPIONS", "ESPIONNE", "SPIA", "SPIE"),
        *("ESPIA", "ESPIAS"),
    ),
    glyph=Glyph(Shape.DISC, Sign.EYE),
    beside=True,
    at_home=True,
)
"""Spies: one by one, raised at home beside the builds of a Winter."""

AGENT_KIND = UnitKind(
    kind=AGENT,
    name="agent",
    plural="agents",
    steps=Steps.ARMIES,
    covert=True,
    aliases=("AGENTEN", "AGENTE", "AGENTI", "AGENTES"),
    glyph=Glyph(Shape.DIAMOND, Sign.HAT),
    numbered=True,
    beside=True,
)
"""Agents: in stacks, one order for as many of them as it says."""
