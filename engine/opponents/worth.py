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
        found: list[list[int]] = self.bare.T.astype(np.int64).tolist()
        return found


_PRESENCE = 1000 * 5
"""What one unit more than the strongest rival's is worth, in the tables' scale."""


def weigh(
    tables: Tables, world: World, hands: int, *, fall: bool, goals: Whole | None = None
) -> Worth:
    """The worth of a world to each of this many hands; ``goals`` add to provinces' worth."""
    units = [unit for unit in world.units.values() if unit[0] >= 0]
    sides = np.zeros((hands, len(units)))
    sides[[owner for owner, _ in units], range(len(units))] = 1
    force = sides @ tables.presence[[node for _, node in units]]
    drawn = _drawn(tables, world, force, fall=fall)
    if goals is not None:
        drawn = drawn + goals[tables.centres]
    plain = (tables.fall if fall else tables.spring) @ drawn
    ranked = np.sort(force, axis=0)
    best = ranked[-1]
    rivals = np.where(force == best, ranked[-2] if hands > 1 else 0.0, best)
    value = plain + _PRESENCE * (force - rivals).T[tables.node_places]
    return Worth(value.T.astype(np.int64).tolist(), rivals.astype(np.int64).tolist(), plain)


def _drawn(tables: Tables, world: World, force: Whole, *, fall: bool) -> Whole:
    """What each centre is worth in itself: to take, or to defend if it is threatened."""
    hands = len(force)
    owners = np.array([world.owners.get(centre, -1) for centre in tables.centres])
    counts = np.bincount(owners[owners >= 0], minlength=hands)
    size = (counts * counts + 4 * counts + 16).astype(np.float64)
    attack, defend = (600, 400) if fall else (700, 300)
    found = np.empty((len(owners), hands))
    found[:] = attack * np.where(owners >= 0, size[owners], 16)[:, None]
    threats = np.where(force[:, tables.centres] > 0, size[:, None], 0.0)
    held = np.flatnonzero(owners >= 0)
    threats[owners[held], held] = 0
    found[held, owners[held]] = defend * threats.max(axis=0)[held]
    return found
