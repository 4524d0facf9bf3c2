"""Why builds, removals and waives ended as they did."""

from dataclasses import dataclass

from engine.adjudication.outcome import Reason, Result
from engine.board.graph import PowerId
from engine.units import Unit


class BuildMade(Reason, result=Result.SUCCEEDS, rule="Gaining and Losing Units"):
    """The new unit is in place."""


class WaiveMade(Reason, result=Result.SUCCEEDS, rule="DATC 4.D.7"):
    """One build is waived."""


class RemovalMade(Reason, result=Result.SUCCEEDS, rule="Gaining and Losing Units"):
    """The unit leaves the board."""


@dataclass(frozen=True, slots=True)
class RemovedByRule(Reason, result=Result.DISBANDED, rule="DATC 4.D.8", unordered=True):
    """Too few removals were ordered; ``by`` says which distance rule picked this unit."""

    by: str


class _Refused(Reason, result=Result.VOID, rule="Gaining and Losing Units"):
    """A build, a removal or a waive that has no effect."""


class NoHome(_Refused):
    """The place is not a home centre of this power (DATC 6.I.1, 6.I.6)."""


@dataclass(frozen=True, slots=True)
class HomeLost(_Refused):
    """The home centre belongs to somebody else, or to nobody (DATC 6.I.5)."""

    owner: PowerId | None


@dataclass(frozen=True, slots=True)
class SiteOccupied(_Refused):
    """A unit stands there (DATC 6.I.3, 6.I.4)."""

    by: Unit


class SiteTaken(_Refused):
    """An earlier order builds there (DATC 6.I.7)."""


class WrongGround(_Refused):
    """A unit of that kind cannot stand there, or a coast is missing (DATC 6.I.2)."""


@dataclass(frozen=True, slots=True)
class NoBuildsDue(_Refused):
    """The power has no build to make."""

    centres: int
    units: int


@dataclass(frozen=True, slots=True)
class BuildsUsedUp(_Refused):
    """Earlier orders have used all builds of the power (DATC 6.I.1)."""

    due: int


class WaivingBarred(_Refused, rule="DATC 4.D.7"):
    """These rules require every build to be used."""


class NoSuchUnit(_Refused):
    """The power has no such unit there (DATC 6.J.1)."""


class RemovedAlready(_Refused):
    """An earlier order removes that unit."""


@dataclass(frozen=True, slots=True)
class NoRemovalsDue(_Refused):
    """The power has nothing to remove."""

    centres: int
    units: int


@dataclass(frozen=True, slots=True)
class RemovalsUsedUp(_Refused):
    """Earlier orders name all units that must go (DATC 6.J.1)."""

    due: int
