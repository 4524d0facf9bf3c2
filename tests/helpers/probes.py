"""Orders that a curious player adds to its own, to learn from what is said of them: none counts."""

from collections.abc import Iterator
from random import Random

from engine.adjudication.turn import Turn
from engine.board.graph import PowerId, ProvinceId
from engine.orders.errors import OrderTextError
from engine.orders.order import Order
from engine.rules import Ruleset
from tests.helpers.reach import World, units

LINES = (
    *("A {0} H", "F {0} H", "A {0} - {1}", "F {0} - {1}", "A {0} - {1} VIA"),
    *("A {0} S A {1} H", "F {0} S F {1} - {2}", "F {0} C A {1} - {2}"),
    *("A {0} R {1}", "F {0} R {1}, {2}", "A {0} D", "F {0} D"),
    *("BUILD A {0}", "BUILD F {0}", "REMOVE A {0}", "REMOVE F {0}"),
    *("SPY {0} H", "SPY {0} - {1}", "SPY {0} CE", "BUILD SPY {0}", "REMOVE SPY {0}"),
    *("A {0} SEARCH {3}", "F {0} C SPY {1} - {2}", "F {0} C {3} SPY {1} - {2}"),
    *("EU {0} CUT", "EU {0} KILL", "CEU {0} DESTROY", "BUILD EU {0}", "REMOVE EU {0}"),
    *("AGENT {0} H", "AGENT {0} - {1}", "BUILD AGENT {0}", "REBUILD SPY {0}", "DEPLOY SPY {0}"),
)
"""Orders of every game, about any places and any power."""


def probes(rules: Ruleset, turn: Turn, power: PowerId, world: World, draw: Random) -> list[Order]:
    """A few lines of a power about places where it has nothing."""
    own = set(_own(turn, power)) | set(rules.board.powers[power].home)
    own |= {place for line in world.lines(power) for place in (str(getattr(line, "at", ""))[:3],)}
    far = [place for place in rules.board.provinces if place not in own]
    found: list[Order] = []
    for _ in range(draw.randrange(4)):
        places = draw.sample(far, 3)
        text = draw.choice(LINES).format(*places, draw.choice(rules.powers))
        try:
            found.append(rules.reader.order(text, phase=world.position.phase.kind))
        except OrderTextError:
            continue
    return found


def _own(turn: Turn, power: PowerId) -> Iterator[ProvinceId]:
    """Where a power's pieces are before or after a deadline."""
    for position in (turn.before, turn.after):
        yield from (unit.province for unit in units(position) if unit.power == power)
        yield from (stack.province for stack in position.covert if stack.power == power)
