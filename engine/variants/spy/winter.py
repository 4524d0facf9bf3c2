"""Raising and dismissing spies in Winter (SPY-3B, SPY-3C, SPY-6A2)."""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from engine.adjudication.outcome import Outcome, Reason, Result
from engine.adjudication.ownership import at_home
from engine.adjudication.turn import Situation, Told
from engine.board.graph import Board, PowerId, ProvinceId
from engine.board.reach import steps
from engine.covert.pieces import Mover, numbered, standing
from engine.facts import Removed
from engine.orders.covert import SPY
from engine.orders.order import Order
from engine.orders.standard import Build, Remove
from engine.position import Position
from engine.units import Stack


class SpyRaised(Reason, result=Result.SUCCEEDS, rule="SPY-3C", sentence="spies.spy_raised"):
    """A new spy stands in the home centre."""


class NoSpyDue(Reason, result=Result.VOID, rule="SPY-3B", sentence="spies.no_spy_due"):
    """The power has as many spies as it holds home centres, or does not hold this one."""


class SpyDismissed(Reason, result=Result.SUCCEEDS, rule="SPY-6A2", sentence="spies.spy_dismissed"):
    """The spy is dismissed."""


class NoSuchSpy(Reason, result=Result.VOID, rule="SPY-6A2", sentence="spies.no_such_spy"):
    """There is no such spy to dismiss."""


class NoSpyExcess(Reason, result=Result.VOID, rule="SPY-6A3", sentence="spies.no_spy_excess"):
    """Spies are dismissed only where there are more of them than home centres."""


@dataclass(frozen=True, slots=True)
class Roll:
    """The spies after the Winter's adjustments, with the result of each order about them.

    ``dismissed`` are those that have just gone, by index into the crew.
    """

    crew: tuple[Mover, ...]
    dismissed: frozenset[int]
    raised: tuple[Stack, ...]
    outcomes: tuple[Outcome, ...]
    told: tuple[Told, ...]


def cap(board: Board, position: Position, power: PowerId) -> int:
    """How many spies a power may have: its home centres still held (SPY-3B)."""
    return len(at_home(board, position, power))


def muster(situation: Situation, position: Position, crew: Sequence[Mover]) -> Roll:
    """Dismissals, then builds, for every power; ``position`` has the Winter's owners."""
    begun, crew = crew, list(crew)
    raised: list[Stack] = []
    outcomes: list[Outcome] = []
    told: list[Told] = []
    for power in situation.powers:
        lines = situation.submission.orders.get(power, ())
        room = cap(situation.board, position, power)
        outcomes += _dismiss(power, lines, crew, room)
        told += _default(situation.board, position, power, crew, room)
        room -= sum(p.now is not None for p in crew if p.first.power == power)
        new, answers = _raise(situation, position, power, room)
        raised += new
        outcomes += answers
    gone = frozenset(i for i, p in enumerate(begun) if p.alive and not crew[i].alive)
    return Roll(tuple(crew), gone, tuple(_labelled(crew, raised)), tuple(outcomes), tuple(told))


def _dismiss(power: PowerId, lines: Sequence[Order], crew: list[Mover], room: int) -> list[Outcome]:
    """Carry out the dismissals that the cap calls for, and no others (SPY-6A3)."""
    excess = sum(p.now is not None for p in crew if p.first.power == power) - room
    outcomes: list[Outcome] = []
    for order in lines:
        if not isinstance(order, Remove) or order.kind != SPY:
            continue
        index = _named(crew, power, Board.province_of(order.at))
        reason: Reason = SpyDismissed()
        if index is None:
            reason = NoSuchSpy()
        elif excess <= 0:
            reason = NoSpyExcess()
        else:
            crew[index] = Mover(crew[index].first, None)
            excess -= 1
        outcomes.append(Outcome(power, order, reason))
    return outcomes


def _named(crew: Sequence[Mover], power: PowerId, place: ProvinceId) -> int | None:
    """The spy that a dismissal means: by where it was when orders were written (SPY-Q34)."""
    alive = ((i, p.first) for i, p in enumerate(crew) if p.alive)
    return next((i for i, spy in alive if (spy.power, spy.known) == (power, place)), None)


def _default(
    board: Board, position: Position, power: PowerId, crew: list[Mover], room: int
) -> list[Told]:
    """Spies beyond the cap go, the farthest from a home centre held first (SPY-Q25).

    They report no more: nothing is told of where a rider's fleet has retreated to (SPY-2a).
    """
    far = steps(board.neighbours, at_home(board, position, power))
    mine = [i for i, p in enumerate(crew) if p.first.power == power and p.now is not None]
    mine.sort(key=lambda i: _remoteness(crew[i], far))
    gone: Counter[ProvinceId] = Counter()
    for index in mine[: max(0, len(mine) - room)]:
        begun = crew[index].first
        gone[begun.known] += begun.count
        crew[index] = Mover(begun, None)
    return [Told(power, Removed(SPY, place, count), "SPY-6A2") for place, count in gone.items()]


def _remoteness(piece: Mover, far: Mapping[ProvinceId, int]) -> tuple[int, str]:
    place = piece.now.province if piece.now else piece.first.province
    return -far.get(place, 1_000), place


def _raise(
    situation: Situation, position: Position, power: PowerId, room: int
) -> tuple[list[Stack], list[Outcome]]:
    single = situation.options["spy.build_placement"] == "one_per_sc"
    new: list[Stack] = []
    outcomes: list[Outcome] = []
    for order in situation.submission.orders.get(power, ()):
        if not isinstance(order, Build) or order.kind != SPY:
            continue
        place = Board.province_of(order.at)
        held = place in at_home(situation.board, position, power)
        doubled = single and any(s.province == place for s in new)
        due = held and len(new) < room and not doubled
        if due:
            new.append(Stack(kind=SPY, power=power, province=place))
        outcomes.append(Outcome(power, order, SpyRaised() if due else NoSpyDue()))
    return new, outcomes


def _labelled(crew: Sequence[Mover], raised: Sequence[Stack]) -> list[Stack]:
    """New spies with their owner's lowest free numbers, including those of lost ones."""
    used = set(standing(crew))
    return [numbered(spy, used) for spy in raised]
