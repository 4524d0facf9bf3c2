"""What each place is worth to each hand: centres near and far, and who can come there."""

from dataclasses import dataclass

import numpy as np

from engine.opponents.tables import Tables, Whole
from engine.opponents.world import World


@dataclass(frozen=True, slots=True)
class Worth:
    """By hand: ``value`` and ``plain`` of every node, ``rivals`` for every province.

    ``plain`` leaves out who can come there, ``rivals`` is the strength of the strongest other.
    """

    value: list[list[int]]
    plain: list[list[int]]
    rivals: list[list[int]]


_PRESENCE = 1000 * 5
"""What one unit more than the strongest rival's is worth, in the tables' scale."""


def weigh(
    tables: Tables, world: World, hands: int, *, fall: bool, goals: Whole | None = None
) -> Worth:
    """The worth of a world to each of so many hands; ``goals`` add to what provinces are worth."""
    places = len(tables.names)
    counts = [0] * hands
    for owner in world.owners.values():
        if owner >= 0:
            counts[owner] += 1
    size = [count * count + 4 * count + 16 for count in counts]
    can = [[0] * places for _ in range(hands)]
    for spot, (owner, node) in world.units.items():
        if owner >= 0:
            row = can[owner]
            row[spot] += 1
            for place in tables.reach[node]:
                row[place] += 1
    drawn = _drawn(tables, world, size, can, fall=fall)
    if goals is not None:
        drawn += goals
    plain = (tables.fall if fall else tables.spring) @ drawn
    force = np.array(can, dtype=np.float64)
    ranked = np.sort(force, axis=0)
    best = ranked[-1]
    second = ranked[-2] if hands > 1 else np.zeros(places)
    rivals = np.where(force == best, second, best)
    lead = (force - rivals).T[tables.node_places]
    value = plain + _PRESENCE * lead
    return Worth(
        value.T.astype(np.int64).tolist(),
        plain.T.astype(np.int64).tolist(),
        rivals.astype(np.int64).tolist(),
    )


def _drawn(
    tables: Tables, world: World, size: list[int], can: list[list[int]], *, fall: bool
) -> Whole:
    """What each centre is worth by itself: to take, or to defend where it is threatened."""
    hands = len(size)
    attack, defend = (600, 400) if fall else (700, 300)
    found = np.zeros((len(tables.names), hands))
    for centre in tables.centres:
        owner = world.owners.get(centre, -1)
        if owner < 0:
            found[centre, :] = attack * 16
            continue
        found[centre, :] = attack * size[owner]
        threat = 0
        for hand in range(hands):
            if hand != owner and can[hand][centre] and size[hand] > threat:
                threat = size[hand]
        found[centre, owner] = defend * threat
    return found
