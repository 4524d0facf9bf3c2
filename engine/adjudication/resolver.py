"""The movement core: decides a phase from orders given as small whole numbers, and says why.

One pass settles the convoys (``convoy``), one the supports; then the only open question is whether
the unit ahead leaves, and following each move to the unit ahead of it answers that in one walk
(docs/decisions/0004-the-movement-core.md). It terminates for every input.

To time it: ``resolver = Resolver(sea, Policies())`` once per board, then
``resolver.run(units, orders)`` per phase; ``sea`` and the arguments are described in ``field``. The
module and the four it imports compile with mypyc as they are.
"""

from typing import Final

from engine.adjudication.field import Field, Orders, Units
from engine.adjudication.sailing import sail
from engine.adjudication.verdicts import (
    BOUNCED,
    CONVOY,
    CUT,
    DONE,
    DUEL,
    MISMATCH,
    MOVE,
    MOVED,
    OWN,
    SUPPORT,
    WAITING,
)

_NOBODY: Final[list[int]] = []
"""Shared by every province that nobody attacks or supports; never changed."""


class Resolver(Field):
    """Decides phase after phase on one board; its results stay readable until the next."""

    def run(
        self, units: Units, orders: Orders, sides: list[int] | None = None
    ) -> tuple[list[int], list[tuple[int, int]]]:
        """The units that move, and every (dislodged, attacker), by the provinces they stood in.

        ``sides`` gives the side of each owner where several owners make one side.
        """
        voyages, ferries = self._enter(units, orders, sides)
        if voyages or ferries:
            sail(self, voyages, ferries)
        self._support()
        moves, owner, to, why = self.moves, self.owner, self.to, self.why
        self._move(moves)
        moved = [place for place in moves if why[place] == MOVED]
        dislodged = [
            (to[place], place)
            for place in moved
            if owner[to[place]] >= 0 and why[to[place]] != MOVED
        ]
        return moved, dislodged

    def _enter(
        self, units: Units, orders: Orders, sides: list[int] | None
    ) -> tuple[list[int], Orders]:
        """Set up the field for a phase; returns armies ordered by convoy, and convoy orders."""
        size = self.size
        owner = self.owner = [-1] * size
        to = self.to = [-1] * size
        attackers = self.attackers = [_NOBODY] * size
        moves = self.moves = []
        helps = self.helps = []
        ferries: Orders = []
        voyages: list[int] = []
        for place, power in units:
            owner[place] = power
        for order in orders:
            kind = order[1]
            if kind == MOVE:
                place = order[0]
                goal = order[3]
                to[place] = goal
                moves.append(place)
                if order[4]:
                    voyages.append(place)
                elif attackers[goal]:
                    attackers[goal].append(place)
                else:
                    attackers[goal] = [place]
            elif kind == SUPPORT:
                helps.append(order)
            elif kind == CONVOY:
                ferries.append(order)
        self.side = owner if sides is None else [sides[o] if o >= 0 else -1 for o in owner]
        self.why = [DONE] * size
        self.foe = [-1] * size
        self.backers = [_NOBODY] * size
        self.flown = self.grounded
        self.fleets = {}
        self.gentle = set()
        return voyages, ferries

    def _support(self) -> None:  # noqa: C901, PLR0912  # one pass, for speed
        """Credit every support that is neither void nor cut to the unit it helps."""
        owner, to, attackers, backers = self.owner, self.to, self.attackers, self.backers
        why, foe = self.why, self.foe
        doubtful: list[tuple[int, int, int]] = []
        for place, _, unit, goal, _ in self.helps:
            if unit == goal:
                if to[unit] >= 0 or owner[unit] < 0:
                    why[place] = MISMATCH
                    continue
            elif to[unit] != goal:
                why[place] = MISMATCH
                continue
            if attackers[place]:
                own = owner[place]
                for enemy in attackers[place]:
                    if owner[enemy] == own or enemy in self.gentle:
                        continue
                    if enemy != goal or (self.policies.self_cut and self.flown[enemy]):
                        why[place] = CUT
                        foe[place] = enemy
                        break
                    doubtful.append((place, unit, enemy))
                if why[place] == CUT:
                    continue
            friends = backers[unit]
            if friends:
                friends.append(place)
            else:
                backers[unit] = [place]
        for place, unit, enemy in doubtful:
            # An attack from where the support is aimed cuts it only by dislodging the supporter.
            if why[place] == DONE and self._judge(enemy) == MOVED:
                why[place] = CUT
                foe[place] = enemy
                backers[unit].remove(place)

    def _move(self, moves: list[int]) -> None:
        """Decide every move: the plain cases here, the others by following the units ahead."""
        owner, side, to, why, foe = self.owner, self.side, self.to, self.why, self.foe
        attackers, backers = self.attackers, self.backers
        for place in moves:
            if why[place] != DONE:
                continue
            goal = to[place]
            rivals = attackers[goal]
            if len(rivals) == 1:
                if owner[goal] < 0:
                    why[place] = MOVED
                    continue
                if to[goal] < 0 and not backers[place]:
                    foe[place] = goal
                    why[place] = OWN if side[goal] == side[place] else BOUNCED
                    continue
            elif not backers[place]:
                # Without support it beats none of the others, whatever theirs.
                rival = rivals[0] if rivals[0] != place else rivals[1]
                if rival != to[goal]:
                    foe[place] = rival
                    why[place] = BOUNCED
                    continue
            self._follow(place)

    def _follow(self, place: int) -> None:
        """Walk from unit to unit ahead until one is decided or a ring closes; then all are."""
        why, to, side, backers = self.why, self.to, self.side, self.backers
        trail: list[int] = []
        while why[place] == DONE:
            goal = to[place]
            if (
                len(self.attackers[goal]) > 1
                or backers[place]
                or to[goal] == place
                or to[goal] < 0
                or why[goal] != DONE
            ):
                why[place] = self._judge(place)
                if why[place] != WAITING:
                    break
            else:
                # Nobody helps it and nobody else is coming: it needs the unit ahead to leave.
                why[place] = WAITING
                self.foe[place] = goal
            trail.append(place)
            place = goal
        # Back at a waiting unit: a ring, in which every unit makes room for the next.
        leaves = why[place] == MOVED or why[place] == WAITING
        for waiting in trail:
            if leaves:
                why[waiting] = MOVED
            else:
                why[waiting] = OWN if side[waiting] == side[to[waiting]] else BOUNCED

    def _judge(self, place: int) -> int:  # noqa: PLR0911  # flat: one return a case
        """The verdict on a move, or ``WAITING`` if that depends on the unit ahead."""
        goal = self.to[place]
        full = len(self.backers[place])
        own = self.side[goal]
        if own < 0:
            return self._against_rivals(place, full, -1)
        ahead = self.to[goal]
        duel = ahead == place and not self.flown[place] and not self.flown[goal]
        if not duel and self.why[goal] == MOVED:
            return self._against_rivals(place, full, ahead)
        net = self._net(place, own) if full else 0
        resists = len(self.backers[goal]) if duel or ahead < 0 else 0
        if ahead >= 0 and not duel and (self.why[goal] == DONE or self.why[goal] == WAITING):
            if own != self.side[place] and net > 0:
                code = self._against_rivals(place, net, ahead)
                if code == MOVED or net == full:
                    return code
            code = self._against_rivals(place, full, ahead)
            if code == MOVED:
                code = WAITING
                if own == self.side[place] or net == 0:
                    self.foe[place] = goal
            return code
        if own == self.side[place] or net <= resists:
            self.foe[place] = goal
            if own == self.side[place]:
                return OWN
            return DUEL if duel else BOUNCED
        return self._against_rivals(place, net, ahead)

    def _net(self, place: int, own: int) -> int:
        """A move's supports without those of the side that it would dislodge."""
        net = 0
        for friend in self.backers[place]:
            if self.side[friend] != own:
                net += 1
        return net

    def _against_rivals(self, place: int, strength: int, ahead: int) -> int:
        """Whether a move with this many supports is stronger than all others into its province."""
        goal = self.to[place]
        rivals = self.attackers[goal]
        if len(rivals) > 1:
            for rival in rivals:
                if (
                    rival != place
                    and len(self.backers[rival]) >= strength
                    and not (rival == ahead and self._beaten(rival, goal))
                ):
                    self.foe[place] = rival
                    return BOUNCED
        return MOVED

    def _beaten(self, rival: int, goal: int) -> bool:
        """Whether a move has no effect because the unit it runs into head-on dislodges its unit."""
        if not self.flown[rival] and not self.flown[goal]:
            if self.why[goal] == DONE:
                return self._judge(goal) == MOVED
            return self.why[goal] == MOVED
        if not self.policies.no_effect or self.side[rival] == self.side[goal]:
            return False
        if self.why[goal] not in (DONE, WAITING, MOVED):
            return False
        strength = len(self.backers[rival])
        for other in self.attackers[goal]:
            if other != rival and len(self.backers[other]) >= strength:
                net = self._net(goal, self.side[rival])
                return net > 0 and self._against_rivals(goal, net, goal) == MOVED
        return False
