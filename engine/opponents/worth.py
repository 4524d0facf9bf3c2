"""What each place is worth to each hand: centres near and far, and who can get there."""

from dataclasses import dataclass

import numpy as np

from engine.opponents.tables import Tables, Whole
from engine.opponents.world import World


@dataclass(frozen=True, slots=True)
class Worth:
    """By hand, the ``value`` of every node and the ``rivals`` in every province.

    ``rivals`` is the strength of the strongest other hand there, which ``plain`` values leave out.
    """

    value: list[list[int]]
    rivals: list[list[int]]
    bare: Whole

    @property
    def plain(self) -> list[list[int]]:
        """By hand, the value of every node regardless of who can get there."""
        found: list[list[int]] = self.bare.astype(np.int64).tolist()
        return found


_PRESENCE = 1000 * 5
"""What one unit more than the strongest rival's is worth, in the tables' scale."""


def weigh(
    tables: Tables, world: World, hands: int, *, fall: bool, goals: Whole | None = None
) -> Worth:
    """The worth of a world to each of this many hands; ``goals`` add to provinces' worth."""
    return weighed(tables, [world], hands, fall=fall, goals=goals)[0]


def weighed(
    tables: Tables, worlds: list[World], hands: int, *, fall: bool, goals: Whole | None = None
) -> list[Worth]:
    """The worth of several worlds at once, which takes much less time than one by one."""
    many = len(worlds)
    sides = np.zeros((many * hands, len(tables.nodes)))
    units = [
        (number * hands + owner, node)
        for number, world in enumerate(worlds)
        for owner, node in world.units.values()
        if owner >= 0
    ]
    sides[[side for side, _ in units], [node for _, node in units]] = 1
    # one small product per world, as a big one would be shared out among threads
    force = sides.reshape(many, hands, -1) @ tables.presence
    drawn = _drawn(tables, worlds, force, fall=fall)
    if goals is not None:
        drawn += goals[tables.centres].T[:, None]
    reach = tables.fall if fall else tables.spring
    plain = (drawn @ reach.T).swapaxes(0, 1)
    ranked = np.sort(force, axis=1)
    best = ranked[:, -1:]
    rivals = np.where(force == best, ranked[:, -2:-1] if hands > 1 else 0.0, best)
    value = plain + _PRESENCE * (force - rivals)[:, :, tables.node_places]
    values, strongest = value.astype(np.int64).tolist(), rivals.astype(np.int64).tolist()
    return [Worth(values[n], strongest[n], plain[n]) for n in range(many)]


def _drawn(tables: Tables, worlds: list[World], force: Whole, *, fall: bool) -> Whole:
    """By hand and world, what each centre is worth: to take, or to defend if it is threatened."""
    hands = force.shape[1]
    centres = tables.centres
    owners = np.array([[world.owners.get(centre, -1) for centre in centres] for world in worlds])
    owned = owners == np.arange(hands)[:, None, None]
    counts = owned.sum(axis=2)
    size = (counts * counts + 4 * counts + 16).astype(np.float64)
    attack, defend = (600, 400) if fall else (700, 300)
    prize = np.where(owners >= 0, (owned * size[:, :, None]).sum(axis=0), 16)
    there = force[:, :, centres].swapaxes(0, 1) > 0
    threats = np.where(there & ~owned, size[:, :, None], 0.0).max(axis=0)
    found: Whole = np.where(owned, defend * threats, attack * prize)
    return found
