"""The orders of the standard game as frozen values."""

from dataclasses import dataclass

from engine.board.graph import Location
from engine.frozen import quick
from engine.orders.order import Order, PieceOrder
from engine.units import Kind

DISBAND = Location("D")
"""The entry of a retreat's preference list that gives the unit up."""


@quick
@dataclass(frozen=True, slots=True)
class Hold(PieceOrder, verb="hold"):
    """``A PAR H``."""

    def __str__(self) -> str:
        return f"{self.kind} {self.at} H"


@quick
@dataclass(frozen=True, slots=True)
class Move(PieceOrder, verb="move"):
    """``A PAR - BUR``, ``A LON - BEL VIA``, ``A LON - NWY VIA NTH``: ``route`` implies ``via``."""

    to: Location
    via: bool = False
    route: tuple[Location, ...] = ()

    def __str__(self) -> str:
        step = f"{self.kind} {self.at} - {self.to}"
        if self.route:
            return f"{step} VIA {', '.join(self.route)}"
        return f"{step} VIA" if self.via else step


@quick
@dataclass(frozen=True, slots=True)
class Support(PieceOrder, verb="support"):
    """``A MAR S A PAR`` to hold, ``A MAR S A PAR - BUR`` to move; ``to`` is None for a hold."""

    helped: Kind
    origin: Location
    to: Location | None = None

    def __str__(self) -> str:
        step = "" if self.to is None else f" - {self.to}"
        return f"{self.kind} {self.at} S {self.helped} {self.origin}{step}"


@quick
@dataclass(frozen=True, slots=True)
class Convoy(PieceOrder, verb="convoy"):
    """``F ENG C A LON - BRE``."""

    cargo: Kind
    origin: Location
    to: Location

    def __str__(self) -> str:
        return f"{self.kind} {self.at} C {self.cargo} {self.origin} - {self.to}"


@dataclass(frozen=True, slots=True)
class Retreat(PieceOrder, verb="retreat"):
    """``A PAR R GAS`` or a preference list ``A PAR R GAS, PIC, D``: the first open one counts."""

    choices: tuple[Location, ...]

    def __str__(self) -> str:
        return f"{self.kind} {self.at} R {', '.join(self.choices)}"


@dataclass(frozen=True, slots=True)
class Disband(PieceOrder, verb="disband"):
    """``A PAR D``: a dislodged unit disbands."""

    def __str__(self) -> str:
        return f"{self.kind} {self.at} D"


@quick
@dataclass(frozen=True, slots=True)
class Build(PieceOrder, verb="build"):
    """``BUILD F STP/NC``; ``count`` is above 1 only for stacks, ``BUILD AGENT LON(5)``."""

    count: int = 1

    def __str__(self) -> str:
        return f"BUILD {self.kind} {self.at}" + (f"({self.count})" if self.count > 1 else "")


@quick
@dataclass(frozen=True, slots=True)
class Remove(PieceOrder, verb="remove"):
    """``REMOVE F NTH``."""

    def __str__(self) -> str:
        return f"REMOVE {self.kind} {self.at}"


@dataclass(frozen=True, slots=True)
class Waive(Order, verb="waive"):
    """``WAIVE``: one build is not used."""

    def __str__(self) -> str:
        return "WAIVE"
