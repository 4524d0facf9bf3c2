"""The orders of covert pieces that several variants share, as frozen values."""

from dataclasses import dataclass

from engine.board.graph import PowerId, ProvinceId
from engine.frozen import quick
from engine.orders.order import Intent, Order, PieceOrder
from engine.units import Kind

SPY = Kind("SPY")
AGENT = Kind("AGENT")


@quick
@dataclass(frozen=True, slots=True, kw_only=True)
class SpyOrder(PieceOrder, verb="spy"):
    """``SPY LON - ENG KILL FRANCE`` (Spy Diplomacy): one step, or none, and perhaps a killing.

    ``to`` is None for a spy that stays. ``label`` is the owner's number for the piece, 0 if none is
    written. ``where`` is the ``AT`` place: the order only counts for a spy that its carrier has
    taken there. ``route`` implies ``via``.
    """

    label: int = 0
    where: ProvinceId | None = None
    to: ProvinceId | None = None
    via: bool = False
    route: tuple[ProvinceId, ...] = ()
    kill: PowerId | None = None

    @property
    def deed(self) -> Intent | None:
        """A killing, if it names whose spies."""
        return Intent.STRIKES if self.kill else None

    def __str__(self) -> str:
        words = [labelled(self.kind, self.label), self.at]
        words += ["AT", self.where] if self.where else []
        words += ["-", self.to] if self.to else ["H"]
        words += ["VIA"] if self.via else []
        words += [", ".join(self.route)] if self.route else []
        words += ["KILL", self.kill] if self.kill else []
        return " ".join(words)


@dataclass(frozen=True, slots=True, kw_only=True)
class CovertConvoy(PieceOrder, verb="covert convoy"):
    """``F ENG C FRANCE SPY BRE - LON``: a fleet carries covert pieces across its sea.

    ``owner`` is None for the fleet's own power; ``count`` is 0 for kinds without numbers.
    """

    owner: PowerId | None = None
    cargo: Kind
    count: int = 0
    origin: ProvinceId
    to: ProvinceId

    def __str__(self) -> str:
        owner = f"{self.owner} " if self.owner else ""
        cargo = f"{self.origin}({self.count})" if self.count else self.origin
        return f"{self.kind} {self.at} C {owner}{self.cargo} {cargo} - {self.to}"


@dataclass(frozen=True, slots=True)
class Search(PieceOrder, verb="search", does=Intent.WATCHES):
    """``A PAR SEARCH ENGLAND``: besides its own order a unit looks for one power's spies."""

    target: PowerId

    def __str__(self) -> str:
        return f"{self.kind} {self.at} SEARCH {self.target}"


@dataclass(frozen=True, slots=True)
class SearchAll(Order, verb="search"):
    """``ALL SEARCH ENGLAND``: every unit without its own search looks for these spies."""

    target: PowerId

    def __str__(self) -> str:
        return f"ALL SEARCH {self.target}"


@dataclass(frozen=True, slots=True, kw_only=True)
class WatchOrder(PieceOrder, verb="spy"):
    """``SPY PAR - BUR``, ``SPY PAR CE``, ``SPY PAR H`` (Blind Diplomacy II).

    ``guard`` is counter-espionage. An order with both a move and ``guard`` can be written and is
    void (BL-Q4).
    """

    label: int = 0
    to: ProvinceId | None = None
    guard: bool = False

    @property
    def deed(self) -> Intent | None:
        """Counter-espionage, or nothing."""
        return Intent.WATCHES if self.guard else None

    def __str__(self) -> str:
        words = [labelled(self.kind, self.label), self.at]
        words += ["-", self.to] if self.to else []
        words += ["CE"] if self.guard else [] if self.to else ["H"]
        return " ".join(words)


@dataclass(frozen=True, slots=True)
class Rebuild(PieceOrder, verb="rebuild", does=Intent.BUILDS):
    """``REBUILD SPY PAR``: a lost spy returns at the end of the season (BL-4)."""

    def __str__(self) -> str:
        return f"REBUILD {self.kind} {self.at}"


@dataclass(frozen=True, slots=True)
class Deploy(PieceOrder, verb="deploy", does=Intent.BUILDS):
    """``DEPLOY SPY BUR``: where a covert piece starts the game."""

    def __str__(self) -> str:
        return f"DEPLOY {self.kind} {self.at}"


def labelled(kind: Kind, label: int) -> str:
    """A kind with its owner's number for the piece, if one is written: ``SPY#2``."""
    return f"{kind}#{label}" if label else kind


def after_conditions(line: str) -> bool:
    """Whether an order is only carried out after conditions are answered: a spy's convoy, a search.

    ``line`` is its canonical text; no condition about it could ever come true (SPY-5A).
    """
    words = line.split()
    return "SEARCH" in words or words[2:4] == ["C", SPY]
