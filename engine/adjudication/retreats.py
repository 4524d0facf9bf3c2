"""Retreats: where dislodged units may go, and what becomes of them.

Each unit is decided on its own, by what the movement has left open: it takes the first open place
on its list, or is disbanded. Only then are the choices compared: units that chose the same province
are all disbanded, whatever their lists say next. So a list does exactly what its owner would have
done with the board in view.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from engine.adjudication.effects import Effect, Lost, Retreated
from engine.adjudication.outcome import Outcome, Reason, Result
from engine.adjudication.turn import NOTHING, Resolution, Situation
from engine.board.graph import Board, Location, PowerId, ProvinceId
from engine.orders.order import PieceOrder
from engine.orders.standard import DISBAND, Disband, Retreat
from engine.phases import PhaseKind
from engine.position import Dislodged, Position
from engine.units import ARMY, Unit


@dataclass(frozen=True, slots=True)
class Closure:
    """Why a unit may not retreat to a place."""

    to: Location


class OutOfReach(Closure):
    """It is not one step away for that unit (DATC 6.H.13: there are no convoyed retreats)."""


@dataclass(frozen=True, slots=True)
class Occupied(Closure):
    """A unit stands there (DATC 6.H.4)."""

    by: Unit


class AttackersOrigin(Closure):
    """The attacker came from there (DATC 6.H.5)."""


class LeftByStandoff(Closure):
    """A standoff left it vacant (DATC 6.H.6)."""


@dataclass(frozen=True, slots=True)
class RetreatMade(Reason, result=Result.SUCCEEDS, rule="Retreats"):
    """The unit goes to the first open place of its list; ``passed`` were closed."""

    to: Location
    passed: tuple[Closure, ...] = ()


@dataclass(frozen=True, slots=True)
class RetreatClosed(Reason, result=Result.DISBANDED, rule="Retreats"):
    """No place named in the order is open."""

    closures: tuple[Closure, ...]


@dataclass(frozen=True, slots=True)
class RetreatShared(Reason, result=Result.DISBANDED, rule="DATC 6.H.7"):
    """Other units retreat to the same province."""

    to: Location
    others: tuple[Unit, ...]


@dataclass(frozen=True, slots=True)
class GivenUp(Reason, result=Result.DISBANDED, rule="Retreats"):
    """The owner disbands the unit; ``passed`` are places it would have preferred."""

    passed: tuple[Closure, ...] = ()


class NoRetreatOrdered(Reason, result=Result.DISBANDED, rule="Retreats", unordered=True):
    """The unit has no order, so it is disbanded."""


class NoRetreatInDisorder(
    Reason, result=Result.DISBANDED, rule="Civil Disorder, 1971 p. 9", unordered=True
):
    """Nobody governs the power: its dislodged units are disbanded."""


class NotInRetreat(Reason, result=Result.VOID, rule="Retreats"):
    """The power has no such unit in retreat."""


def open_places(board: Board, position: Position, fallen: Dislodged) -> tuple[Location, ...]:
    """Where a dislodged unit may retreat to, sorted."""
    return tuple(
        to for to in _steps(board, fallen.unit) if _closure(board, position, fallen, to) is None
    )


def options(board: Board, position: Position) -> dict[ProvinceId, tuple[Location, ...]]:
    """For each province with a dislodged unit, the places open to it."""
    return {
        province: open_places(board, position, fallen)
        for province, fallen in sorted(position.dislodged.items())
    }


def resolve(situation: Situation) -> Resolution:
    """Decide all retreats of a deadline at once; orders of other kinds are left alone.

    Dislodged units of powers in disorder are disbanded, whatever was ordered (1971 p. 9).
    """
    if situation.decided is not None:
        here = situation.position.phase.kind is PhaseKind.RETREATS
        return situation.decided if here else NOTHING
    if not situation.position.dislodged and not situation.submission.orders:
        return NOTHING
    orders = dict(_orders(situation))
    decisions: dict[ProvinceId, Reason] = {}
    for province, fallen in sorted(situation.position.dislodged.items()):
        if fallen.unit.power in situation.disorder:
            decisions[province] = NoRetreatInDisorder()
        else:
            order = orders.get(_key(fallen.unit))
            decisions[province] = _decide(situation, fallen, order)
    _collide(situation.position, decisions)
    outcomes = [*_outcomes(situation.position, orders, decisions)]
    return Resolution(tuple(outcomes), tuple(_effects(situation.position, decisions)))


_Key = tuple[PowerId, str, ProvinceId]


def _key(unit: Unit) -> _Key:
    return unit.power, unit.kind, unit.province


def _orders(situation: Situation) -> Iterator[tuple[_Key, PieceOrder]]:
    for power, order in situation.submission.every(Retreat, Disband):
        yield (power, order.kind, order.province), order


def _decide(situation: Situation, fallen: Dislodged, order: PieceOrder | None) -> Reason:
    if isinstance(order, Disband):
        return GivenUp()
    if not isinstance(order, Retreat):
        return NoRetreatOrdered()
    single = situation.options.get("fog.retreat_mode") == "single_blind"
    choices = order.choices[:1] if single else order.choices
    passed: list[Closure] = []
    for choice in choices:
        if choice == DISBAND:
            return GivenUp(tuple(passed))
        to = _landing(situation.board, fallen.unit, choice)
        closure = _closure(situation.board, situation.position, fallen, to)
        if closure is None:
            return RetreatMade(to, tuple(passed))
        passed.append(closure)
    return RetreatClosed(tuple(passed))


def _collide(position: Position, decisions: dict[ProvinceId, Reason]) -> None:
    """Units that chose the same province are all disbanded (DATC 6.H.7, 6.H.8)."""
    chosen: dict[ProvinceId, list[ProvinceId]] = {}
    for province, reason in decisions.items():
        if isinstance(reason, RetreatMade):
            chosen.setdefault(Board.province_of(reason.to), []).append(province)
    for rivals in chosen.values():
        for province in rivals if len(rivals) > 1 else ():
            reason = decisions[province]
            if isinstance(reason, RetreatMade):
                others = tuple(position.dislodged[r].unit for r in rivals if r != province)
                decisions[province] = RetreatShared(reason.to, others)


def _outcomes(
    position: Position, orders: Mapping[_Key, PieceOrder], decisions: Mapping[ProvinceId, Reason]
) -> Iterator[Outcome]:
    answered: set[_Key] = set()
    for province, reason in decisions.items():
        unit = position.dislodged[province].unit
        answered.add(_key(unit))
        order = orders.get(_key(unit)) or Disband(unit.kind, unit.at)
        yield Outcome(unit.power, order, reason)
    for key, order in orders.items():
        if key not in answered:
            yield Outcome(key[0], order, NotInRetreat())


def _effects(position: Position, decisions: Mapping[ProvinceId, Reason]) -> Iterator[Effect]:
    for province, reason in decisions.items():
        unit = position.dislodged[province].unit
        yield Retreated(unit, reason.to) if isinstance(reason, RetreatMade) else Lost(unit)


def _steps(board: Board, unit: Unit) -> tuple[Location, ...]:
    return (board.armies if unit.kind == ARMY else board.fleets).get(unit.at, ())


def _landing(board: Board, unit: Unit, choice: Location) -> Location:
    """The place that a choice means; a missing or needless coast is not a fault in itself."""
    steps = _steps(board, unit)
    if choice in steps:
        return choice
    near = [to for to in steps if Board.province_of(to) == Board.province_of(choice)]
    fits = len(near) == 1 and (unit.kind == ARMY or "/" not in choice)
    return near[0] if fits else choice


def _closure(board: Board, position: Position, fallen: Dislodged, to: Location) -> Closure | None:
    """Why the unit may not retreat there; None if it may."""
    province = Board.province_of(to)
    if to not in _steps(board, fallen.unit):
        return OutOfReach(to)
    if province in position.units:
        return Occupied(to, position.units[province])
    if province == fallen.origin:
        return AttackersOrigin(to)
    if province in position.barred:
        return LeftByStandoff(to)
    return None
