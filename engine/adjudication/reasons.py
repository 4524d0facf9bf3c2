"""Why a movement order ended as it did: every reason with its evidence, the result part of it."""

from dataclasses import dataclass
from typing import ClassVar

from engine.adjudication.outcome import Reason, Result
from engine.board.graph import Location, ProvinceId
from engine.language.message import Message
from engine.orders.order import Order
from engine.units import Unit


@dataclass(frozen=True, slots=True)
class Held(Reason):
    """The unit stayed, as it was ordered or for want of an order."""

    result: ClassVar[Result] = Result.SUCCEEDS
    rule: ClassVar[str] = "DATC 5.B.5"


@dataclass(frozen=True, slots=True)
class Moved(Reason):
    """The unit moved; ``convoyed`` if by sea."""

    convoyed: bool = False

    result: ClassVar[Result] = Result.SUCCEEDS
    rule: ClassVar[str] = "DATC 5.B.1"


@dataclass(frozen=True, slots=True)
class Supported(Reason):
    """The support counted, whatever came of it."""

    result: ClassVar[Result] = Result.SUCCEEDS
    rule: ClassVar[str] = "DATC 5.B.2"


@dataclass(frozen=True, slots=True)
class Carried(Reason):
    """The convoy stood, whether or not its army found room to land."""

    result: ClassVar[Result] = Result.SUCCEEDS
    rule: ClassVar[str] = "DATC 5.B.3"


@dataclass(frozen=True, slots=True)
class Bounced(Reason):
    """``by`` held the province or moved there itself, with at least the strength of the move."""

    by: Unit
    strength: int
    against: int

    result: ClassVar[Result] = Result.BOUNCES
    rule: ClassVar[str] = "DATC 5.B.1"


@dataclass(frozen=True, slots=True)
class LostHeadToHead(Reason):
    """``by`` came the other way with at least the strength of the move."""

    by: Unit
    strength: int
    against: int

    result: ClassVar[Result] = Result.BOUNCES
    rule: ClassVar[str] = "DATC 5.B.7"


@dataclass(frozen=True, slots=True)
class WouldDislodgeOwn(Reason):
    """``unit``, of the same side, did not make room, and no side dislodges its own."""

    unit: Unit

    result: ClassVar[Result] = Result.BOUNCES
    rule: ClassVar[str] = "DATC 5.B.8"


@dataclass(frozen=True, slots=True)
class HeldBack(Reason):
    """The attack on ``fleet`` was part of a convoy paradox in which all moves fail."""

    fleet: Unit

    result: ClassVar[Result] = Result.BOUNCES
    rule: ClassVar[str] = "DATC 4.A.2"


@dataclass(frozen=True, slots=True)
class Disrupted(Reason):
    """The convoy failed, since the fleets ``lost`` were dislodged."""

    lost: tuple[Unit, ...]

    result: ClassVar[Result] = Result.DISRUPTED
    rule: ClassVar[str] = "DATC 5.B.4"


@dataclass(frozen=True, slots=True)
class Paradox(Reason):
    """The army attacked ``attacked``, on whose support its own convoy hung; ``book`` ruled so."""

    book: str
    attacked: Unit | None

    result: ClassVar[Result] = Result.DISRUPTED
    rule: ClassVar[str] = "DATC 4.A.2"


@dataclass(frozen=True, slots=True)
class SupportCut(Reason):
    """``by`` attacked the supporting unit, or dislodged it."""

    by: Unit

    result: ClassVar[Result] = Result.CUT
    rule: ClassVar[str] = "DATC 5.B.2"


@dataclass(frozen=True, slots=True)
class Forestalled(Reason):
    """The support was void before anything moved, by something that is no army or fleet."""

    result: ClassVar[Result] = Result.CUT
    rule: ClassVar[str] = "ESP-3d"


@dataclass(frozen=True, slots=True)
class Impossible(Reason):
    """The order can be carried out nowhere on this map; ``why`` says so in a sentence."""

    why: Message

    result: ClassVar[Result] = Result.VOID
    rule: ClassVar[str] = "DATC 4.E.1"


@dataclass(frozen=True, slots=True)
class NotYours(Reason):
    """The power has no such unit there to order."""

    result: ClassVar[Result] = Result.VOID
    rule: ClassVar[str] = "DATC 6.A.6"


@dataclass(frozen=True, slots=True)
class Superseded(Reason):
    """A later order to the same unit took its place."""

    result: ClassVar[Result] = Result.VOID
    rule: ClassVar[str] = "DATC 4.D.3"


@dataclass(frozen=True, slots=True)
class OutOfPhase(Reason):
    """Orders of that kind belong to another phase."""

    result: ClassVar[Result] = Result.VOID
    rule: ClassVar[str] = "Sequence of Seasons"


@dataclass(frozen=True, slots=True)
class NobodyThere(Reason):
    """The unit to be supported or convoyed is not at ``province``."""

    province: ProvinceId

    result: ClassVar[Result] = Result.VOID
    rule: ClassVar[str] = "DATC 4.E.1"


@dataclass(frozen=True, slots=True)
class DidOtherwise(Reason):
    """``unit`` was not ordered to do what was supported or convoyed, but ``instead``."""

    unit: Unit
    instead: Order

    result: ClassVar[Result] = Result.VOID
    rule: ClassVar[str] = "DATC 4.E.1"


@dataclass(frozen=True, slots=True)
class OtherCoast(Reason):
    """``unit`` was ordered to the coast ``to``, which the support does not name."""

    unit: Unit
    to: Location

    result: ClassVar[Result] = Result.VOID
    rule: ClassVar[str] = "DATC 4.B.4"


@dataclass(frozen=True, slots=True)
class NoFleets(Reason):
    """No chain of fleets lay between the army and its destination, whatever their orders."""

    result: ClassVar[Result] = Result.VOID
    rule: ClassVar[str] = "DATC 6.D.32"


@dataclass(frozen=True, slots=True)
class NoConvoy(Reason):
    """Fleets were there, but not ordered to convoy the army all the way."""

    result: ClassVar[Result] = Result.VOID
    rule: ClassVar[str] = "DATC 5.B.4"


@dataclass(frozen=True, slots=True)
class NotNeeded(Reason):
    """Every route through the fleet could do without it: its convoy is none."""

    result: ClassVar[Result] = Result.VOID
    rule: ClassVar[str] = "DATC 6.G.19"


@dataclass(frozen=True, slots=True)
class WentByLand(Reason):
    """The convoy was offered, but ``unit`` went by land."""

    unit: Unit

    result: ClassVar[Result] = Result.VOID
    rule: ClassVar[str] = "DATC 4.A.3"


@dataclass(frozen=True, slots=True)
class Dislodged(Reason):
    """``by`` drove the unit out; ``order`` is the reason for what became of its own order."""

    by: Unit
    order: Reason

    result: ClassVar[Result] = Result.DISLODGED
    rule: ClassVar[str] = "DATC 5.A"


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
