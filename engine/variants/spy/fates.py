"""The results for spies and their orders: reasons with everything a game master may be asked."""

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field

from engine.adjudication.outcome import Reason, Result
from engine.board.graph import PowerId, ProvinceId
from engine.language.message import Message
from engine.orders.conditions import Conditional
from engine.orders.covert import SpyOrder
from engine.orders.order import Order
from engine.variants.spy.hunts import Hunter, Searcher, Toll


class NobodyKilled(Reason, result=Result.FAILS, rule="SPY-6Ca1", sentence="spies.nobody_killed"):
    """The spy was to kill, but killed nobody."""


@dataclass(frozen=True, slots=True)
class Killing(Reason, result=Result.SUCCEEDS, rule="SPY-6Ca2", sentence="spies.killing"):
    """The spy killed ``count`` others."""

    count: int


@dataclass(frozen=True, slots=True)
class BranchTaken(Reason, result=Result.SUCCEEDS, rule="SPY-5A", sentence="spies.branch_taken"):
    """The ``order`` that the spy acted on, out of those in its line."""

    order: Order


class _Acted:
    """Has ``deeds``, among them the branch of a conditional line that was taken."""

    __slots__ = ()

    deeds: tuple[Reason, ...]

    @property
    def acted_on(self) -> Order | None:
        """The branch that the spy took, which follows from what its owner was told (SPY-5A)."""
        return next((one.order for one in self.deeds if isinstance(one, BranchTaken)), None)


@dataclass(frozen=True, slots=True)
class SpyMoved(_Acted, Reason, result=Result.SUCCEEDS, rule="SPY-5C", sentence="spies.spy_moved"):
    """The spy moved, or stayed as ordered; ``deeds`` say what else it did."""

    deeds: tuple[Reason, ...] = ()


class SpyKilledMoving(SpyMoved, rule="SPY-6Cb1"):
    """The spy moved and killed."""


class SpyKilledStaying(SpyMoved, rule="SPY-6Ca2"):
    """The spy stayed and killed."""


@dataclass(frozen=True, slots=True)
class SpyStayed(_Acted, Reason, result=Result.FAILS, rule="SPY-5C", sentence="spies.spy_stayed"):
    """The spy could not go; ``why``, and what it did instead, is for the GM."""

    why: Message
    deeds: tuple[Reason, ...] = ()


@dataclass(frozen=True, slots=True)
class SpyLost(_Acted, Reason, result=Result.DESTROYED, rule="SPY-6B2", sentence="spies.spy_lost"):
    """The spy was lost at ``place`` to pieces of the powers ``by``; its owner is told nothing.

    If no report is due, the owner is told what the spy ``seems`` to have done before (SPY-7A).
    """

    place: ProvinceId
    by: tuple[PowerId, ...]
    deeds: tuple[Reason, ...] = ()
    seems: Result | None = field(default=None, kw_only=True)

    @property
    def told(self) -> Result:
        """What its owner believes to be the result of the order."""
        return self.seems or self.result


class SpySunk(SpyLost, recorded=False):
    """The spy sank with its fleet."""


class SpySurprised(SpyLost, rule="SPY-6Cb1", sentence="spies.spy_surprised"):
    """A spy that moved killed it."""


class SpySilenced(SpyLost, rule="SPY-6Ca3", sentence="spies.spy_silenced"):
    """A spy that moved killed it before it could kill."""


class SpyStabbed(SpyLost, rule="SPY-6Ca2", sentence="spies.spy_stabbed"):
    """A spy that stayed killed it."""


class SpyCaptured(SpyLost, rule="SPY-6Db", sentence="spies.spy_captured"):
    """A search took it."""


class SpyGone(Reason, result=Result.VOID, rule="SPY-6B1", sentence="spies.spy_gone"):
    """The spy was lost earlier; its owner did not know."""


@dataclass(frozen=True, slots=True)
class Fates:
    """By index into the crew: how the fallen spies fell, and how many each killed."""

    lost: Mapping[int, SpyLost]
    kills: Mapping[int, int]

    def done(self, index: int, deeds: tuple[Reason, ...], *, moved: bool) -> SpyMoved:
        """The reason for an executed order, by the clause of its kill if it killed."""
        if index not in self.kills:
            return SpyMoved(deeds)
        return SpyKilledMoving(deeds) if moved else SpyKilledStaying(deeds)

    def deeds(self, index: int, line: Order, order: SpyOrder | None) -> tuple[Reason, ...]:
        """The branch of a line that a spy took, and whom it killed if it was to."""
        found: list[Reason] = []
        if order is not None and isinstance(line, Conditional):
            found.append(BranchTaken(order))
        if index in self.kills:
            found.append(Killing(self.kills[index]))
        elif order is not None and order.kill and index not in self.lost:
            found.append(NobodyKilled())
        return tuple(found)


def fates(
    hunters: Sequence[Hunter], numbers: Sequence[int], searchers: Iterable[Searcher], toll: Toll
) -> Fates:
    """The fates of spies after a hunt; ``numbers`` are the hunters' indices into the crew."""
    looked = list(searchers)
    killers, captors = _by_victim(toll.kills), _by_victim(toll.captures)
    lost: dict[int, SpyLost] = {}
    for victim in toll.dead | toll.captured:
        one, by = hunters[victim], killers[victim]
        place = one.province
        if movers := [k for k in by if hunters[k].moving]:
            kind = SpySilenced if one.target and not one.moving else SpySurprised
            lost[numbers[victim]] = kind(place, _powers(hunters[k].power for k in movers))
        elif by:
            lost[numbers[victim]] = SpyStabbed(place, _powers(hunters[k].power for k in by))
        else:
            powers = _powers(looked[s].power for s in captors[victim])
            lost[numbers[victim]] = SpyCaptured(place, powers)
    return Fates(lost, {numbers[k]: len(victims) for k, victims in toll.kills.items()})


def _by_victim(done: Mapping[int, Sequence[int]]) -> Mapping[int, list[int]]:
    found: dict[int, list[int]] = defaultdict(list)
    for doer, victims in done.items():
        for victim in victims:
            found[victim].append(doer)
    return found


def _powers(powers: Iterable[PowerId]) -> tuple[PowerId, ...]:
    return tuple(sorted(set(powers)))
