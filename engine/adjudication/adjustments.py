"""Adjustments: builds and removals after Fall, and the results of the orders for them."""

from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import TypeAlias

from engine.adjudication import adjustment_reasons as why
from engine.adjudication.disorder import farthest_first
from engine.adjudication.effects import Built, Effect, Lost
from engine.adjudication.outcome import Outcome, Reason, Result
from engine.adjudication.ownership import counts
from engine.adjudication.turn import NOTHING, Resolution, Situation
from engine.board.graph import Board, PowerId, ProvinceId
from engine.orders.order import Order, PieceOrder
from engine.orders.standard import Build, Disband, Remove, Waive
from engine.position import Position
from engine.units import ARMY, FLEET, Kind, Unit


@dataclass(frozen=True, slots=True, kw_only=True)
class Due:
    """What the adjustments ask of one power; ``sites`` are its free home centres."""

    centres: int
    units: int
    builds: int
    removals: int
    sites: tuple[ProvinceId, ...]


@dataclass(frozen=True, slots=True)
class Yard:
    """How pieces of one kind are built and removed: what an order for it does, or why it fails."""

    build: "Clerk"
    remove: "Clerk"


Clerk: TypeAlias = Callable[[Situation, PowerId, PieceOrder], Effect | Reason]


def balance(position: Position) -> Counter[PowerId]:
    """For each power with a centre or a unit, its centres minus its armies and fleets."""
    left = counts(position.centres)
    left.subtract(unit.power for unit in position.units.values())
    return left


def sites(board: Board, position: Position, power: PowerId) -> tuple[ProvinceId, ...]:
    """The home centres where a power may build: owned and vacant, sorted."""
    return tuple(
        province
        for province in board.home_centres.get(power, ())
        if position.centres.get(province) == power and province not in position.units
    )


def due(board: Board, position: Position) -> dict[PowerId, Due]:
    """What the adjustments ask of each power; powers with nothing to do are left out."""
    asked: dict[PowerId, Due] = {}
    owned = counts(position.centres)
    for power, left in sorted(balance(position).items()):
        free = sites(board, position, power) if left > 0 else ()
        builds = min(left, len(free))
        if left < 0 or builds > 0:
            centres = owned.get(power, 0)
            asked[power] = Due(
                centres=centres,
                units=centres - left,
                builds=max(builds, 0),
                removals=max(-left, 0),
                sites=free,
            )
    return asked


def asks(board: Board, position: Position) -> bool:
    """Whether the adjustments ask anything of anybody."""
    left = balance(position).items()
    return any(n < 0 or (n > 0 and sites(board, position, power) != ()) for power, n in left)


def resolve(
    situation: Situation,
    *,
    left: Mapping[PowerId, int] | None = None,
    yards: Mapping[Kind, Yard] | None = None,
) -> Resolution:
    """Decide builds and removals, in the order in which each power gives them.

    ``left`` is how much each power may build (or must remove, if negative), where that is not its
    ``balance``. Kinds without a yard are left alone. Powers in disorder raise no units (1971 p. 9).
    If a power names too few removals, the edition's rule picks the rest.
    """
    if situation.decided is not None:
        return situation.decided
    left = balance(situation.position) if left is None else left
    if not situation.submission.orders and min(left.values(), default=0) >= 0:
        return NOTHING
    outcomes: list[Outcome] = []
    effects: list[Effect] = []
    powers = dict.fromkeys((*situation.submission.orders, *sorted(left)))
    for power in powers:
        books = _Books(situation, power, left.get(power, 0), yards or YARDS)
        if power in situation.disorder:
            books.left = min(books.left, 0)
        for order in situation.submission.orders.get(power, ()):
            books.enter(order)
        books.settle()
        outcomes += books.outcomes
        effects += books.effects
    return Resolution(tuple(outcomes), tuple(effects))


@dataclass(slots=True)
class _Books:
    """One power's builds and removals as they are counted."""

    situation: Situation
    power: PowerId
    left: int
    yards: Mapping[Kind, Yard]
    used: int = 0
    outcomes: list[Outcome] = field(default_factory=list)
    effects: list[Effect] = field(default_factory=list)

    def enter(self, order: Order) -> None:
        """Accept or refuse one order."""
        if isinstance(order, Waive):
            self._book(order, self._refuse_waive() or why.WaiveMade())
        if not isinstance(order, Build | Remove | Disband) or order.kind not in self.yards:
            return
        yard = self.yards[order.kind]
        if isinstance(order, Build):
            effect = yard.build(self.situation, self.power, order)
            fault = effect if isinstance(effect, Reason) else self._refuse_build(effect)
            self._book(order, fault or why.BuildMade(), effect)
        else:
            effect = yard.remove(self.situation, self.power, order)
            fault = effect if isinstance(effect, Reason) else self._refuse_removal(effect)
            self._book(order, fault or why.RemovalMade(), effect)

    def settle(self) -> None:
        """Remove the units that no order removed."""
        missing = -self.left - self.used
        if missing <= 0:
            return
        position, board = self.situation.position, self.situation.board
        by = self.situation.rulebook.cd_removal
        units = farthest_first(board, position, self.power, by)
        standing = [unit for unit in units if Lost(unit) not in self.effects]
        for unit in standing[:missing]:
            order = Remove(unit.kind, unit.at)
            self._book(order, why.RemovedByRule(by), Lost(unit))

    def _book(self, order: Order, reason: Reason, effect: Effect | Reason | None = None) -> None:
        self.outcomes.append(Outcome(self.power, order, reason))
        if reason.result is Result.VOID:
            return
        self.used += 1
        if effect is not None and not isinstance(effect, Reason):
            self.effects.append(effect)

    def _refuse_waive(self) -> Reason | None:
        if self.situation.rulebook.waive_builds != "allowed":
            return why.WaivingBarred()
        return self._refuse_more_builds()

    def _refuse_build(self, effect: Effect) -> Reason | None:
        if isinstance(effect, Built) and any(
            isinstance(other, Built) and other.unit.province == effect.unit.province
            for other in self.effects
        ):
            return why.SiteTaken()
        return self._refuse_more_builds()

    def _refuse_more_builds(self) -> Reason | None:
        if self.left <= 0:
            return why.NoBuildsDue(*self._figures())
        return why.BuildsUsedUp(self.left) if self.used >= self.left else None

    def _refuse_removal(self, effect: Effect) -> Reason | None:
        if effect in self.effects:
            return why.RemovedAlready()
        if self.left >= 0:
            return why.NoRemovalsDue(*self._figures())
        return why.RemovalsUsedUp(-self.left) if self.used >= -self.left else None

    def _figures(self) -> tuple[int, int]:
        """The power's centres, and the pieces that count against them."""
        centres = len(self.situation.position.owned(self.power))
        return centres, centres - self.left


def _build(situation: Situation, power: PowerId, order: PieceOrder) -> Effect | Reason:
    board, position = situation.board, situation.position
    province = Board.province_of(order.at)
    if province not in board.home_centres.get(power, ()):
        return why.NoHome()
    owner = position.centres.get(province)
    if owner != power:
        return why.HomeLost(owner)
    if province in position.units:
        return why.SiteOccupied(position.units[province])
    if order.at not in (board.armies if order.kind == ARMY else board.fleets):
        return why.WrongGround()
    return Built(Unit(power, order.kind, order.at))


def _remove(situation: Situation, power: PowerId, order: PieceOrder) -> Effect | Reason:
    unit = situation.position.units.get(Board.province_of(order.at))
    if unit is None or (unit.power, unit.kind) != (power, order.kind):
        return why.NoSuchUnit()
    return Lost(unit)


YARDS: Mapping[Kind, Yard] = MappingProxyType(dict.fromkeys((ARMY, FLEET), Yard(_build, _remove)))
"""How armies and fleets are built and given up."""
