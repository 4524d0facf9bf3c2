"""Why a movement order ended as it did: every reason with its evidence; each fixes its result."""

from dataclasses import dataclass

from engine.adjudication.outcome import Reason, Result
from engine.board.graph import Location, ProvinceId
from engine.frozen import quick
from engine.language.message import Message
from engine.orders.order import Order
from engine.units import Unit


class Held(Reason, result=Result.SUCCEEDS, rule="DATC 5.B.5"):
    """The unit held, as ordered or because it had no order."""


@dataclass(frozen=True, slots=True)
class Moved(Reason, result=Result.SUCCEEDS, rule="DATC 5.B.1"):
    """The unit moved; ``convoyed`` if by sea."""

    convoyed: bool = False


class Supported(Reason, result=Result.SUCCEEDS, rule="DATC 5.B.2"):
    """The support counted, whatever the outcome."""


class Carried(Reason, result=Result.SUCCEEDS, rule="DATC 5.B.3"):
    """The convoy held, whether or not its army could land."""


@quick
@dataclass(frozen=True, slots=True)
class Bounced(Reason, result=Result.BOUNCES, rule="DATC 5.B.1"):
    """``by`` held the province or moved there itself, with at least the strength of the move."""

    by: Unit
    strength: int
    against: int


@quick
@dataclass(frozen=True, slots=True)
class LostHeadToHead(Reason, result=Result.BOUNCES, rule="DATC 5.B.7"):
    """``by`` came the other way with at least the strength of the move."""

    by: Unit
    strength: int
    against: int


@quick
@dataclass(frozen=True, slots=True)
class WouldDislodgeOwn(Reason, result=Result.BOUNCES, rule="DATC 5.B.8"):
    """``unit``, of the same side, did not leave, and no side dislodges its own."""

    unit: Unit


@dataclass(frozen=True, slots=True)
class HeldBack(Reason, result=Result.BOUNCES, rule="DATC 4.A.2"):
    """The attack on ``fleet`` was part of a convoy paradox in which all moves fail."""

    fleet: Unit


@dataclass(frozen=True, slots=True)
class Disrupted(Reason, result=Result.DISRUPTED, rule="DATC 5.B.4"):
    """The convoy failed, because the fleets ``lost`` were dislodged."""

    lost: tuple[Unit, ...]


@dataclass(frozen=True, slots=True)
class Paradox(Reason, result=Result.DISRUPTED, rule="DATC 4.A.2"):
    """The army attacked ``attacked``, on whose support its own convoy depended; ``book`` ruled."""

    book: str
    attacked: Unit | None


@quick
@dataclass(frozen=True, slots=True)
class SupportCut(Reason, result=Result.CUT, rule="DATC 5.B.2"):
    """``by`` attacked the supporting unit, or dislodged it."""

    by: Unit


class Forestalled(Reason, result=Result.CUT, rule="ESP-3d"):
    """The support was void before anything moved, because of something that is no army or fleet."""


@dataclass(frozen=True, slots=True)
class Impossible(Reason, result=Result.VOID, rule="DATC 4.E.1"):
    """The order is impossible on this map; ``why`` says so in a sentence."""

    why: Message


class NotYours(Reason, result=Result.VOID, rule="DATC 6.A.6"):
    """The power has no such unit there to order."""


class Superseded(Reason, result=Result.VOID, rule="DATC 4.D.3"):
    """A later order to the same unit replaced it."""


class OutOfPhase(Reason, result=Result.VOID, rule="Sequence of Seasons"):
    """Orders of that kind belong to another phase."""


@dataclass(frozen=True, slots=True)
class NobodyThere(Reason, result=Result.VOID, rule="DATC 4.E.1"):
    """The unit to be supported or convoyed is not at ``province``."""

    province: ProvinceId


@dataclass(frozen=True, slots=True)
class DidOtherwise(Reason, result=Result.VOID, rule="DATC 4.E.1"):
    """``unit`` was not ordered to do what was supported or convoyed, but ``instead``."""

    unit: Unit
    instead: Order


@dataclass(frozen=True, slots=True)
class OtherCoast(Reason, result=Result.VOID, rule="DATC 4.B.4"):
    """``unit`` was ordered to the coast ``to``, which is not the one the support names."""

    unit: Unit
    to: Location


class NoFleets(Reason, result=Result.VOID, rule="DATC 6.D.32"):
    """No chain of fleets lay between the army and its destination, whatever their orders."""


class NoConvoy(Reason, result=Result.VOID, rule="DATC 5.B.4"):
    """Fleets were there, but not ordered to convoy the army all the way."""


class NotNeeded(Reason, result=Result.VOID, rule="DATC 6.G.19"):
    """The fleet does not convoy, since every route through it could do without it."""


@dataclass(frozen=True, slots=True)
class WentByLand(Reason, result=Result.VOID, rule="DATC 4.A.3"):
    """The convoy was offered, but ``unit`` went by land."""

    unit: Unit


@quick
@dataclass(frozen=True, slots=True)
class Dislodged(Reason, result=Result.DISLODGED, rule="DATC 5.A"):
    """``by`` drove the unit out; ``order`` is the reason for what became of its own order."""

    by: Unit
    order: Reason


HELD = Held()
MOVED = Moved()
CONVOYED = Moved(convoyed=True)
SUPPORTED = Supported()
CARRIED = Carried()
FORESTALLED = Forestalled()
NOT_YOURS = NotYours()
SUPERSEDED = Superseded()
OUT_OF_PHASE = OutOfPhase()
NO_FLEETS = NoFleets()
NO_CONVOY = NoConvoy()
NOT_NEEDED = NotNeeded()
