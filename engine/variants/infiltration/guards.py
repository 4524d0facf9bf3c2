"""Guards and witnesses: whose Security holds, and whose agents see which orders (INF-2, INF-9)."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import ClassVar

from engine.adjudication.outcome import Outcome, Reason, Result
from engine.adjudication.ownership import at_home
from engine.adjudication.reasons import Dislodged
from engine.adjudication.turn import Resolution, Situation, Told
from engine.board.graph import Board, PowerId, ProvinceId
from engine.covert.eyes import eyed
from engine.facts import Attacked, Avoided, Captured, OrderGiven, Spotted
from engine.orders.covert import AGENT
from engine.orders.notation import write
from engine.orders.order import Order, PieceOrder
from engine.orders.standard import Convoy, Hold, Move
from engine.position import Position
from engine.units import FLEET, Unit
from engine.variants.infiltration.activities import Guard
from engine.variants.infiltration.groups import Group
from engine.variants.infiltration.intake import is_covert
from engine.variants.infiltration.orders import Security, Task
from engine.visibility.sight import told_result


@dataclass(frozen=True, slots=True)
class SecurityHeld(Reason, result=Result.SUCCEEDS, rule="INF-7a"):
    """Security was in force; ``deeds`` say how many it captured."""

    deeds: tuple[Reason, ...] = ()
    sentence: ClassVar[str] = "infiltration.security_held"


@dataclass(frozen=True, slots=True)
class SecurityTook(Reason, result=Result.SUCCEEDS, rule="INF-7c"):
    """It captured ``count`` agents."""

    count: int
    sentence: ClassVar[str] = "infiltration.security_took"


class SecurityCaught(SecurityHeld, rule="INF-7c"):
    """It captured agents."""


class SecurityMetNobody(SecurityHeld, rule="INF-7b", sentence="infiltration.nobody_met"):
    """It found no foreign agent: its owner is told."""


class SecurityCut(Reason, result=Result.CUT, rule="INF-9", sentence="infiltration.security_cut"):
    """The unit was attacked, and had no hands free (INF-9)."""


class SecurityVoid(Reason, result=Result.VOID, rule="INF-7a"):
    """The unit was neither holding nor a fleet that convoys."""

    sentence: ClassVar[str] = "infiltration.security_void"


def stands_by(situation: Situation, unit: Unit) -> bool:
    """Whether a unit is holding, or a fleet that convoys (INF-4b, INF-7a)."""
    order = _own_order(situation, unit)
    return isinstance(order, Hold) or (unit.kind == FLEET and isinstance(order, Convoy))


def guards(situation: Situation, moved: Resolution, mid: Position) -> Iterator[Guard]:
    """The units whose Security is in force: standing by, and not attacked (INF-7a, INF-9)."""
    for _, unit, order in _secured(situation):
        stays = mid.units.get(unit.province) == unit and stands_by(situation, unit)
        if stays and not _attackers(moved, unit):
            yield Guard(unit, order)


def cut(situation: Situation, moved: Resolution) -> Iterator[tuple[PowerId, ProvinceId]]:
    """The powers and provinces whose Security an attack has cut (INF-9)."""
    for power, unit, _ in _secured(situation):
        if stands_by(situation, unit) and _attackers(moved, unit):
            yield power, unit.province


def security_outcomes(
    situation: Situation, moved: Resolution, mid: Position, told: Sequence[Told]
) -> Iterator[Outcome]:
    """One outcome for every Security invoked; ``told`` is what guards are told."""
    standing = {guard.unit for guard in guards(situation, moved, mid)}
    attacked_too = set(cut(situation, moved))
    for power, unit, order in _secured(situation):
        reason: Reason = SecurityVoid()
        if unit in standing:
            reason = _held(unit, told)
        elif (power, unit.province) in attacked_too:
            reason = SecurityCut()
        yield Outcome(power, order, reason)


def _held(unit: Unit, told: Iterable[Told]) -> SecurityHeld:
    here = [
        one.fact for one in told if (one.power, one.fact.province) == (unit.power, unit.province)
    ]
    if not any(isinstance(fact, Captured | Spotted | Avoided) for fact in here):
        return SecurityMetNobody()
    number = sum(fact.number for fact in here if isinstance(fact, Captured))
    return SecurityCaught((SecurityTook(number),)) if number else SecurityHeld()


def observed(situation: Situation, moved: Resolution, groups: Sequence[Group]) -> Iterator[Told]:
    """The orders of units that began in one's own home centre or beside an idle agent (INF-2b)."""
    movers_too = situation.options["inf.mover_reports"] == "on"
    for viewer in situation.powers:
        posts = {
            g.first.province
            for g in groups
            if g.power == viewer and g.task is Task.IDLE and (movers_too or not g.sent)
        }
        yield from _watched(situation, moved, viewer, posts)


def retreats_observed(situation: Situation, retreated: Resolution) -> Iterator[Told]:
    """The retreats of units beside own agents or in an own home centre, if the game tells them.

    A unit in retreat began the turn where it still is (INF-5b).
    """
    if situation.options["inf.retreats_seen"] == "no":
        return
    for viewer in situation.powers:
        posts = {stack.province for stack in situation.position.covert if stack.power == viewer}
        yield from _watched(situation, retreated, viewer, posts)


def _watched(
    situation: Situation, decided: Resolution, viewer: PowerId, posts: set[ProvinceId]
) -> Iterator[Told]:
    """What a viewer is told of others' orders to units that began where it has an eye."""
    watched = posts.union(at_home(situation.board, situation.position, viewer))
    for outcome in decided.outcomes:
        order = outcome.order
        begun = Board.province_of(order.at) if isinstance(order, PieceOrder) else None
        if outcome.power != viewer and begun in watched:
            result = told_result(outcome.result).value
            told = Told(viewer, OrderGiven(outcome.power, write(outcome.order), result))
            yield from eyed(AGENT, begun, "before", [told]) if begun in posts else [told]


def attacked(situation: Situation, moved: Resolution) -> Iterator[Told]:
    """A unit that was attacked and held learns no more than that (INF-2c, INF-Q33)."""
    gone = {o.order.at for o in moved.outcomes if isinstance(o.order, PieceOrder) and _left(o)}
    for unit in situation.position.units.values():
        if unit.at not in gone and _attackers(moved, unit):
            yield Told(unit.power, Attacked(unit.province), "INF-2c")


def _own_order(situation: Situation, unit: Unit) -> Order:
    """A unit's regular order; without one it holds (INF-Q31)."""
    for order in situation.submission.orders.get(unit.power, ()):
        if not isinstance(order, PieceOrder) or is_covert(order):
            continue
        if Board.province_of(order.at) == unit.province:
            return order
    return Hold(unit.kind, unit.at)


def _attackers(moved: Resolution, unit: Unit) -> list[Outcome]:
    """The foreign moves that reached a unit's province, successful or not (INF-Q30)."""
    return [
        o
        for o in moved.outcomes
        if isinstance(o.order, Move)
        and o.power != unit.power
        and Board.province_of(o.order.to) == unit.province
        and _of_the_move(o.reason).result in (Result.SUCCEEDS, Result.BOUNCES)
    ]


def _of_the_move(reason: Reason) -> Reason:
    """The reason for the result of a move, whatever happened to the unit itself."""
    return reason.order if isinstance(reason, Dislodged) else reason


def _secured(situation: Situation) -> Iterator[tuple[PowerId, Unit, Security]]:
    for power, order in situation.submission.every(Security):
        unit = situation.position.units.get(order.province)
        if unit is not None and unit.power == power:
            yield power, unit, order


def _left(outcome: Outcome) -> bool:
    """Whether a unit is no longer where it was, or was dislodged."""
    moves = isinstance(outcome.order, Move) and outcome.result is Result.SUCCEEDS
    return moves or outcome.result is Result.DISLODGED
