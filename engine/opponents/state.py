"""What an opponent remembers between deadlines, as plain JSON values."""

from dataclasses import asdict, dataclass, field
from typing import Any, TypeAlias

from engine.opponents.levels import Traits
from engine.opponents.tables import Orders
from engine.opponents.world import World
from engine.phases import Phase, parse_phase

Memory: TypeAlias = dict[str, Any] | None
"""What a game's earlier deadlines left, None at the first one."""


@dataclass(slots=True)
class State:
    """The possible worlds, the last orders and when they were due, and the opponent's traits.

    ``hidden`` says by kind of covert piece, power and province how many there may be.
    """

    worlds: list[World]
    due: Phase | None = None
    orders: Orders = field(default_factory=dict)
    traits: Traits = field(default_factory=Traits)
    hidden: dict[str, dict[int, dict[int, float]]] = field(default_factory=dict)

    def memory(self) -> dict[str, Any]:
        """All of it as plain values."""
        return {
            "worlds": [
                [
                    [number for spot, unit in world.units.items() for number in (spot, *unit)],
                    [number for pair in world.owners.items() for number in pair],
                ]
                for world in self.worlds
            ],
            "due": str(self.due) if self.due else "",
            "orders": [[*order, to] for order, to in self.orders.values()],
            "traits": asdict(self.traits),
            "hidden": {
                kind: {
                    str(power): {str(p): share for p, share in places.items()}
                    for power, places in powers.items()
                }
                for kind, powers in self.hidden.items()
            },
        }


def recalled(memory: dict[str, Any]) -> State:
    """The state behind a memory."""
    worlds = []
    for units, owners in memory["worlds"]:
        three, two = iter(units), iter(owners)
        worlds.append(
            World(
                {
                    spot: (power, node)
                    for spot, power, node in zip(three, three, three, strict=True)
                },
                dict(zip(two, two, strict=True)),
            )
        )
    orders: Orders = {}
    for spot, kind, helped, goal, sea, to in memory["orders"]:
        orders[spot] = (spot, kind, helped, goal, bool(sea)), to
    hidden = {
        kind: {
            int(power): {int(p): share for p, share in places.items()}
            for power, places in powers.items()
        }
        for kind, powers in memory["hidden"].items()
    }
    due = parse_phase(memory["due"]) if memory["due"] else None
    return State(worlds, due, orders, Traits(**memory["traits"]), hidden)
