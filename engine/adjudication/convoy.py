"""Convoys: which routes there are, and which armies arrive before any move is decided.

Whether a convoying fleet survives depends only on attacks on its own sea, and those depend on other
convoys only if a convoyed army attacks a supporter. So all convoys are decided first, by narrowing
down what can still happen; whatever then stays open is a paradox (DATC 4.A.2).
"""

from typing import Final

from engine.adjudication.field import ALL_HOLD, RULE_1971, RULE_1982, RULE_2000, Field
from engine.adjudication.verdicts import PARADOX

OPEN: Final = -1
NO: Final = 0
YES: Final = 1

_TRIED: Final = 2000
"""How many steps the search for a route takes before it gives up."""


def connected(sea: list[list[int]], start: int, goal: int, fleets: list[int]) -> bool:
    """Whether these fleets form a chain from one coastal province to another."""
    left = fleets[:]
    todo = [start]
    while todo:
        near = sea[todo.pop()]
        for fleet in left[:]:
            if fleet in near:
                if goal in sea[fleet]:
                    return True
                left.remove(fleet)
                todo.append(fleet)
    return False


def useful(sea: list[list[int]], start: int, goal: int, fleets: list[int]) -> list[int]:
    """The fleets that are on some route between two provinces without passing a sea twice.

    A fleet is if no single province separates it from both ends.
    """
    ends = [start, goal]
    return [
        fleet
        for fleet in fleets
        if all(
            _reaches(sea, fleet, [e for e in ends if e != gap], [f for f in fleets if f != gap])
            for gap in fleets + ends
            if gap != fleet
        )
    ]


def serves(beside: list[int], fleet: int, start: int, goal: int, fleets: int) -> bool:
    """Whether some route over these fleets needs this one, with no stop that could be left out.

    Such a route never touches water again that it has left, nor its start, and ends at the first
    sea beside the goal (DATC 6.G.19). Sets of seas have one bit each; ``beside`` gives the seas at
    each province. On a sea too large to try every route, the answer is yes.
    """
    wanted, last = 1 << fleet, beside[goal]
    todo = [(start, False, 0)]
    for _ in range(_TRIED):
        if not todo:
            return False
        here, met, left = todo.pop()
        stops = beside[here] & fleets & ~left
        if stops & last and (met or stops & last & wanted):
            return True
        stops &= ~last
        left |= beside[here]
        if not met and left & wanted:
            # From here it is this fleet or none.
            stops &= wanted
            met = True
        while stops:
            stop = stops & -stops
            stops ^= stop
            todo.append((stop.bit_length() - 1, met, left))
    return True


def _reaches(sea: list[list[int]], fleet: int, ends: list[int], fleets: list[int]) -> bool:
    return any(fleet in sea[end] or connected(sea, end, fleet, fleets) for end in ends)


class Crossings:
    """The convoys of one phase that depend on each other; ``stands`` holds the answers."""

    def __init__(self, field: Field, armies: list[int], overland: list[int]) -> None:
        """Take the armies that have a route; ``overland`` ones walk if their convoy fails."""
        self.field: Final = field
        self.overland: Final = overland
        self.stands: dict[int, int] = dict.fromkeys(armies, OPEN)
        self.paradoxical: list[int] = []
        self.helped: dict[int, int] = {}
        self.aim: dict[int, int] = {}
        self.backers: dict[int, list[int]] = {}
        to = field.to
        for place, _, unit, goal, _ in field.helps:
            if (to[unit] < 0 and field.owner[unit] >= 0) if unit == goal else to[unit] == goal:
                self.helped[place] = unit
                self.aim[place] = goal
                self.backers.setdefault(unit, []).append(place)
        self.needed: dict[int, list[int]] = {army: self._needed(army) for army in armies}

    def decide(self) -> None:
        """Decide every army."""
        self._narrow()
        while True:
            waiting = [army for army, stands in self.stands.items() if stands == OPEN]
            if not waiting:
                return
            core = min((self._entangled(army) for army in waiting), key=len) or waiting
            answers = self._answers(core)
            if len(answers) == 1:
                self.stands.update(answers[0])
            else:
                self._hold_back(core)
            self._narrow()

    def survives(self, fleet: int) -> int:
        """Whether a convoying fleet is not dislodged."""
        field = self.field
        attackers = field.attackers[fleet]
        own = field.side[fleet]
        answer = YES
        for attacker in attackers:
            if field.side[attacker] == own:
                continue
            low, high = self._help(attacker, own)
            hold_low, hold_high = self._help(fleet, -1)
            certain, possible = low > hold_high, high > hold_low
            for rival in attackers:
                if rival != attacker:
                    rival_low, rival_high = self._help(rival, -1)
                    certain = certain and low > rival_high
                    possible = possible and high > rival_low
            if certain:
                return NO
            if possible:
                answer = OPEN
        return answer

    def spares(self, army: int, supporter: int) -> int:
        """Whether the edition lets this convoyed attack leave that support alone."""
        rule = self.field.policies.paradox
        if rule < RULE_1971 or supporter not in self.aim:
            return NO
        sea = self.aim[supporter]
        attack = self.helped[supporter] != sea
        if rule == RULE_1982:
            return YES if any(sea in self.field.fleets[a] for a in self.stands) else NO
        if not attack or sea not in self.field.fleets[army]:
            return NO
        return self._necessary(sea, army) if rule == RULE_2000 else YES

    def _needed(self, army: int) -> list[int]:
        """The fleets that must all survive; empty if any single route will do."""
        field = self.field
        if army in field.routes:
            return field.routes[army]
        if field.policies.any_route:
            return useful(field.sea, army, field.to[army], field.fleets[army])
        return []

    def _narrow(self) -> None:
        changed = True
        while changed:
            changed = False
            for army, stands in self.stands.items():
                if stands == OPEN:
                    now = self._arrives(army)
                    if now != OPEN:
                        self.stands[army] = now
                        changed = True

    def _arrives(self, army: int) -> int:
        needed = self.needed[army]
        if needed:  # a definite no outweighs an open question, which outweighs a yes
            return min((self.survives(fleet) for fleet in needed), key=(NO, OPEN, YES).index)
        fleets = self.field.fleets[army]
        fates = [self.survives(fleet) for fleet in fleets]
        return self._linked(army, fleets, fates)

    def _linked(self, army: int, fleets: list[int], fates: list[int]) -> int:
        sea, goal = self.field.sea, self.field.to[army]
        if connected(
            sea, army, goal, [f for f, fate in zip(fleets, fates, strict=True) if fate == YES]
        ):
            return YES
        if connected(
            sea, army, goal, [f for f, fate in zip(fleets, fates, strict=True) if fate != NO]
        ):
            return OPEN
        return NO

    def _necessary(self, fleet: int, army: int) -> int:
        others = [f for f in self.field.fleets[army] if f != fleet]
        if self.needed[army]:
            return YES if fleet in self.needed[army] else NO
        linked = self._linked(army, others, [self.survives(f) for f in others])
        return OPEN if linked == OPEN else YES - linked

    def _help(self, unit: int, without: int) -> tuple[int, int]:
        """The least and the most support a unit can have, without one side's."""
        low = high = 0
        for supporter in self.backers.get(unit, ()):
            if self.field.side[supporter] != without:
                cut = self._cut(supporter)
                low += cut == NO
                high += cut != YES
        return low, high

    def _cut(self, supporter: int) -> int:
        field = self.field
        answer = NO
        for attacker in field.attackers[supporter]:
            if field.owner[attacker] == field.owner[supporter]:
                continue
            bite = self._bite(attacker, supporter)
            if bite == YES:
                return YES
            if bite == OPEN:
                answer = OPEN
        return answer

    def _bite(self, army: int, supporter: int) -> int:
        stands = self.stands.get(army, NO)
        walks = army not in self.stands or army in self.overland
        if stands == NO:
            return YES if walks else NO
        spared = self.spares(army, supporter)
        landing = OPEN if spared == OPEN else YES - spared
        if stands == YES or (walks and landing == YES) or (not walks and landing == NO):
            return landing
        return OPEN

    def _entangled(self, army: int) -> list[int]:
        """The undecided armies that an undecided one depends on, directly or through others."""
        seen: list[int] = []
        todo = [army]
        while todo:
            for other in self._hangs_on(todo.pop()):
                if other not in seen:
                    seen.append(other)
                    todo.append(other)
        return seen

    def _hangs_on(self, army: int) -> list[int]:
        field = self.field
        found: list[int] = []
        for fleet in field.fleets[army]:
            if self.survives(fleet) == OPEN:
                for unit in [fleet, *field.attackers[fleet]]:
                    for supporter in self.backers.get(unit, ()):
                        found += [
                            a for a in field.attackers[supporter] if self.stands.get(a) == OPEN
                        ]
        return found

    def _answers(self, core: list[int]) -> list[dict[int, int]]:
        """The consistent answers for a core; two stand for any larger number."""
        free = [army for army in core if self.stands[army] == OPEN]
        if not free:
            return [{army: self.stands[army] for army in core}]
        found: list[dict[int, int]] = []
        for guess in (YES, NO):
            if len(found) < 2:
                self.stands[free[0]] = guess
                if self._agrees(core):
                    found += self._answers(core)
        self.stands[free[0]] = OPEN
        return found

    def _agrees(self, core: list[int]) -> bool:
        """Whether these guesses are consistent with each other."""
        for army in core:
            if self.stands[army] != OPEN:
                follows = self._arrives(army)
                if follows not in (OPEN, self.stands[army]):
                    return False
        return True

    def _hold_back(self, core: list[int]) -> None:
        """None or two answers: the convoys fail and, under “all hold”, the attacks on them too."""
        field = self.field
        fleets = [f for army in core for f in field.fleets[army] if self.survives(f) == OPEN]
        for army in core:
            self.stands[army] = NO
            self.paradoxical.append(army)
        if field.policies.paradox == ALL_HOLD:
            for fleet in fleets:
                for attacker in field.attackers[fleet]:
                    field.why[attacker] = PARADOX
                field.attackers[fleet] = []
