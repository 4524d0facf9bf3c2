"""One of several games whose covert pieces share a deadline: its own share, and nothing else."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from functools import cached_property

from engine.adjudication.effects import (
    Barred,
    Built,
    Changed,
    DrivenOut,
    Effect,
    Ended,
    Gone,
    Lost,
    Missed,
    Noticed,
    Raised,
    Relocated,
    Retreated,
    Shifted,
)
from engine.adjudication.turn import Resolution, Situation, Told, Turn
from engine.orders.covert import CovertConvoy
from engine.orders.grammar import STANDARD_ORDERS
from engine.orders.order import Order, PieceOrder
from engine.orders.seen import Seen
from engine.orders.submission import Submission
from engine.phases import Phase
from engine.position import Position
from engine.rules import Variant
from engine.units import STANDARD_KINDS, Kind, Stack
from engine.visibility.sight import Look

_PLAIN = frozenset(kind.made for kind in STANDARD_ORDERS)
_OF_UNITS = (Relocated, DrivenOut, Retreated, Lost, Built, Barred)
_OF_ALL = (*_OF_UNITS, Changed, Ended)
"""Effects that are decided once, whoever shares the deadline."""


def is_plain(order: Order) -> bool:
    """Whether an order is for armies and fleets, as in the standard game."""
    known = not isinstance(order, PieceOrder) or order.kind in STANDARD_KINDS
    return known and type(order) in _PLAIN


def covert_kind(order: Order) -> Kind | None:
    """The kind of covert piece that an order is about; None if it names none."""
    kind = order.cargo if isinstance(order, CovertConvoy) else getattr(order, "kind", None)
    return None if kind in STANDARD_KINDS else kind


@dataclass(frozen=True, eq=False)
class Part:
    """One game out of several: its record, its covert pieces and the orders about these."""

    record: Variant

    @cached_property
    def kinds(self) -> frozenset[Kind]:
        """Its kinds of covert piece."""
        return self.record.covert

    @cached_property
    def _orders(self) -> frozenset[type]:
        """The classes of its orders."""
        return frozenset(kind.made for kind in self.record.order_kinds)

    def acts(self, phase: Phase) -> bool:
        """Whether it has such deadlines."""
        return phase.sort in self.record.resolvers

    def owns(self, order: Order) -> bool:
        """Whether an order is its own: not for armies and fleets, nor for another's pieces."""
        if type(order) not in self._orders or is_plain(order):
            return False
        kind = covert_kind(order)
        return kind is None or kind in self.kinds

    def position(self, whole: Position) -> Position:
        """The same with only its own covert pieces."""
        if all(stack.kind in self.kinds for stack in (*whole.covert, *whole.missing)):
            return whole
        covert, missing = self._own(whole.covert), self._own(whole.missing)
        return replace(whole, covert=covert, missing=missing)

    def _own(self, stacks: Iterable[Stack]) -> tuple[Stack, ...]:
        return tuple(stack for stack in stacks if stack.kind in self.kinds)

    def seen(self, whole: Seen) -> Seen:
        """What is known when choosing, with only its own covert pieces."""
        own = self._own(whole.stacks)
        return whole if len(own) == len(whole.stacks) else replace(whole, stacks=own)

    def submission(self, whole: Submission) -> Submission:
        """The orders for armies and fleets, and its own."""
        orders = {
            power: tuple(line for line in lines if is_plain(line) or self.owns(line))
            for power, lines in whole.orders.items()
        }
        return replace(whole, orders=orders)

    def situation(self, whole: Situation, decided: Resolution | None) -> Situation:
        """The deadline as this game meets it."""
        return replace(
            whole,
            position=self.position(whole.position),
            submission=self.submission(whole.submission),
            decided=decided,
        )

    @cached_property
    def _last(self) -> list[tuple[Turn, Turn]]:
        """The turn last asked for, kept because it is needed for each order and each viewer."""
        return []

    def turn(self, whole: Turn) -> Turn:
        """A turn as this game tells it."""
        own = next((own for last, own in self._last if last is whole), None) or self._turn(whole)
        self._last[:] = [(whole, own)]
        return own

    def _turn(self, whole: Turn) -> Turn:
        resolution = whole.resolution
        concerned = (o for o in resolution.outcomes if is_plain(o.order) or self.owns(o.order))
        return Turn(
            self.position(whole.before),
            self.submission(whole.submission),
            replace(
                resolution,
                outcomes=tuple(concerned),
                effects=tuple(e for e in resolution.effects if self._touched(e)),
            ),
            self.position(whole.after),
        )

    def look(self, whole: Look) -> Look:
        """The look of a viewer without the others' pieces."""
        return replace(whole, turn=self.turn(whole.turn))

    def _touched(self, effect: Effect) -> bool:
        match effect:
            case Raised(stack) | Gone(stack) | Missed(stack) | Noticed(stack):
                return stack.kind in self.kinds
            case Shifted(before, _):
                return before.kind in self.kinds
            case _:
                return True

    def further(self, found: Resolution, before: Resolution) -> Resolution:
        """What it adds to a deadline at which others have decided ``before``."""
        told: tuple[Told, ...] = tuple(one for one in found.told if one not in before.told)
        return Resolution(
            tuple(o for o in found.outcomes if self.owns(o.order)),
            tuple(e for e in found.effects if not isinstance(e, _OF_ALL)),
            told,
        )


def units_alone(found: Resolution) -> Resolution:
    """What a deadline does to armies and fleets, without what follows from their new places."""
    return Resolution(
        tuple(o for o in found.outcomes if is_plain(o.order)),
        tuple(e for e in found.effects if isinstance(e, _OF_UNITS)),
    )


def stacks(positions: Iterable[Position]) -> Iterator[Stack]:
    """The covert pieces of several positions, one after another."""
    for position in positions:
        yield from position.covert
