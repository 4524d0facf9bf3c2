"""Greedy orders: each unit goes where it is worth most, and helps where it cannot."""

from random import Random

from engine.adjudication.verdicts import HOLD, MOVE
from engine.opponents.tables import Orders, Step, Tables
from engine.opponents.world import World
from engine.opponents.worth import Worth

_TRIES = 40
"""So often a unit waits for the one in whose province it wants to go."""


def greedy(  # noqa: PLR0913, PLR0917  # who, where, how
    tables: Tables,
    world: World,
    hand: int,
    worth: Worth,
    draw: Random,
    whim: int = 50,
    fixed: Orders | None = None,
) -> Orders:
    """Orders for one hand's units; in ``whim`` per cent of cases the next best place is tried.

    Units with ``fixed`` orders keep them, and the others take them into account.
    """
    return _Greed(tables, world, hand, worth, draw).orders(whim, fixed)


class _Greed:
    """One hand's choice in one world."""

    __slots__ = (
        "_aims",
        "_done",
        "_draw",
        "_hand",
        "_rivals",
        "_tables",
        "_todo",
        "_tries",
        "_units",
        "_value",
    )

    def __init__(self, tables: Tables, world: World, hand: int, worth: Worth, draw: Random) -> None:
        self._tables, self._units, self._hand, self._draw = tables, world.units, hand, draw
        self._value, self._rivals = worth.value[hand], worth.rivals[hand]
        self._done: Orders = {}
        self._aims: dict[int, int] = {}
        self._todo: list[int] = []
        self._tries = 0

    def orders(self, whim: int, fixed: Orders | None = None) -> Orders:
        """An order for each unit."""
        units, value, adjacent = self._units, self._value, self._tables.adjacent
        if fixed:
            self._done |= fixed
            self._aims |= {self._aim(step): spot for spot, step in fixed.items()}
        self._todo = [
            spot
            for spot, (owner, _) in units.items()
            if owner == self._hand and spot not in self._done
        ]
        self._draw.shuffle(self._todo)
        random, place, moves = self._draw.random, self._tables.place, self._tables.moves
        todo, done, aims = self._todo, self._done, self._aims
        while todo:
            spot = todo.pop(0)
            node = units[spot][1]
            best = random() * 100 >= whim
            if best:  # the plain case first, for speed
                most, to = value[node] + 1, node
                for near in adjacent[node]:
                    if value[near] > most:
                        most, to = value[near], near
                goal = place[to]
                if to != node and goal not in units and goal not in aims:
                    done[spot] = moves[node][to]
                    aims[goal] = spot
                    continue
            self._choose(spot, node, whim, best=best)
        self._help()
        return done

    def _choose(self, spot: int, node: int, whim: int, *, best: bool) -> None:
        """An order for one unit: for the best place, or at first for another."""
        value = self._value
        choices = [(value[to], to) for to in self._tables.adjacent[node]]
        choices.append((value[node] + 1, node))
        choices.sort(reverse=True)
        picked = 0 if best else self._picked(choices, whim)
        while not self._takes(spot, node, choices[picked][1]):
            del choices[picked]
            picked = 0 if self._draw.random() * 100 >= whim else self._picked(choices, whim)

    def _aim(self, step: Step) -> int:
        """Where a unit with this order will be."""
        order, to = step
        return self._tables.place[to] if to >= 0 else order[0]

    def _picked(self, choices: list[tuple[int, int]], whim: int) -> int:
        """Another of the choices (best first) than the best: the next one if it is close."""
        random, last, picked = self._draw.random, len(choices) - 1, 0
        while picked < last:
            best = choices[picked][0]
            if best > 0 and random() * 100 * best < 500 * (best - choices[picked + 1][0]):
                break
            picked += 1
            if random() * 100 >= whim:
                break
        return picked

    def _takes(self, spot: int, node: int, to: int) -> bool:
        """Whether the unit is settled: it has an order, or waits for another's."""
        if to == node:
            self._done[spot] = self._tables.holds[spot]
            self._aims[spot] = spot
            return True
        goal = self._tables.place[to]
        ahead = self._units.get(goal)
        if ahead is not None and ahead[0] == self._hand:
            done = self._done.get(goal)
            if done is None or done[0][1] != MOVE:
                return self._behind(spot, goal, done)
        other = self._aims.get(goal)
        if other is None or other == spot:  # go there, or help one's own unit that does
            self._done[spot] = self._tables.moves[node][to]
            self._aims[goal] = spot
            return True
        if self._rivals[goal] > 0:
            self._done[spot] = self._tables.support(spot, other, goal)
            return True
        return False

    def _behind(self, spot: int, goal: int, done: Step | None) -> bool:
        """One's own unit is in the place and does not go: wait for its order, or help it."""
        if done is None:
            self._tries += 1
            if self._tries < _TRIES and goal in self._todo:
                self._todo.insert(self._todo.index(goal) + 1, spot)
            else:
                self._done[spot] = self._tables.holds[spot]
            return True
        if self._rivals[goal] > 1:
            self._done[spot] = self._tables.support(spot, goal, goal)
            return True
        return False

    def _help(self) -> None:
        """Let units that would stand idle support their most valuable neighbour."""
        tables, rivals = self._tables, self._rivals
        for spot, (order, _) in list(self._done.items()):
            if order[1] != HOLD:
                continue
            reach = tables.reach[self._units[spot][1]]
            best: tuple[int, int, int] | None = None
            for other, (helped, _to) in self._done.items():
                if other == spot or helped[1] not in (HOLD, MOVE):
                    continue
                goal = helped[3]
                if goal not in reach or rivals[goal] <= (helped[1] != MOVE):
                    continue
                found = (self._value[tables.at[goal][0]], other, goal)
                best = max(best, found) if best else found
            if best is not None:
                self._done[spot] = tables.support(spot, best[1], best[2])
