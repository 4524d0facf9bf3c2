"""What a gesture touches and what it asks for, as frozen values."""

from dataclasses import dataclass
from typing import TypeAlias

from engine.board.graph import Location, PowerId, ProvinceId
from engine.orders.choices import Node
from engine.units import Kind, Stack

Way: TypeAlias = tuple[Node, ...]
"""Nodes from the first choice to the last one taken; complete if the last has an order."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Touch:
    """One thing under the pointer, or named by keys.

    ``coast`` is the half of a split province. ``kind`` and ``power`` say which piece was meant;
    they are None if only the province was touched. ``count`` is how many of a stack, 0 if nobody
    said. ``unit`` is true if one's own army or fleet in the province is meant unless a key asks for
    a covert piece. ``order`` is the text of the arrow touched, or of the one whose bead was; then
    ``bead`` is true. ``badge`` is true for the number on a stack or a folded row. ``also`` are the
    pieces of other kinds and powers picked together with this one. ``tray`` is the name of a tray
    or of a token in one.
    """

    province: ProvinceId | None = None
    coast: Location | None = None
    kind: Kind | None = None
    power: PowerId | None = None
    label: int = 0
    count: int = 0
    dislodged: bool = False
    unit: bool = False
    order: str = ""
    bead: bool = False
    badge: bool = False
    also: "tuple[Touch, ...]" = ()
    tray: str = ""

    def covers(self, stack: Stack) -> bool:
        """Whether it touches covert pieces like these."""
        same = (self.kind, self.province) == (stack.kind, stack.province)
        return same and self.power in (None, stack.power)

    @property
    def chip(self) -> bool:
        """Whether it is a power's chip."""
        return bool(self.power) and self.province is None


ANYONE = Touch(tray="*")
"""Stands for any one piece: of a support of which only the destination was touched."""

GIVE_UP = Touch(tray="D")
"""The tray that disbands what is dropped on it."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Asked:
    """All that a gesture asks for, in the order of its touches.

    ``intents`` are what the order may be about, empty to use the deadline's default; with ``free``
    the default was used, so that whatever else could be done there is offered too. ``seas`` is the
    route drawn, ``via`` whether a convoy is insisted on. ``powers`` and ``number`` fill in where
    the tree asks for them. With ``covert``, touching just a province never means its army or fleet.
    With ``settled``, nothing more will be touched, so that an open end is closed if it can be.
    ``instead`` is asked for if nothing on offer fits.
    """

    touches: tuple[Touch, ...]
    intents: frozenset[str] = frozenset()
    free: bool = False
    seas: tuple[ProvinceId, ...] = ()
    via: bool = False
    powers: tuple[PowerId, ...] = ()
    number: int = 0
    covert: bool = False
    settled: bool = True
    instead: "Asked | None" = None

    @property
    def count(self) -> int:
        """How many pieces of a stack are meant, 0 if nobody said."""
        return self.number or self.touches[0].count


@dataclass(frozen=True, slots=True, kw_only=True)
class Onward:
    """An open order continues in one of these ways, over the seas that were drawn.

    With ``forked``, the ways differ in their last step, by which they are labelled. With ``waits``,
    more will be touched, so that nothing is written yet though it could be. With ``unsure``, nobody
    was pointed at.
    """

    seat: PowerId
    ways: tuple[Way, ...]
    forked: bool = False
    waits: bool = False
    unsure: bool = False
    seas: tuple[ProvinceId, ...] = ()
    count: int = 0


@dataclass(frozen=True, slots=True)
class Routed:
    """A bead of a route is dragged elsewhere; without ``to`` a fleet joins or leaves a route."""

    at: Touch
    to: Touch | None = None


Wanted: TypeAlias = Asked | Onward | Routed
"""What is looked for: an order for what was touched, the rest of one, or another route."""
