"""Effects: the closed set of ways in which a deadline changes a position."""

from dataclasses import dataclass
from typing import TypeAlias

from engine.board.graph import Location, PowerId, ProvinceId
from engine.position import Dislodged, Ending, Player, Prisoners
from engine.units import Stack, Unit


@dataclass(frozen=True, slots=True)
class Relocated:
    """A standing unit moves; all moves of a deadline happen at once."""

    unit: Unit
    to: Location


@dataclass(frozen=True, slots=True)
class DrivenOut:
    """A standing unit is dislodged and awaits its retreat."""

    dislodged: Dislodged


@dataclass(frozen=True, slots=True)
class Retreated:
    """A dislodged unit has retreated."""

    unit: Unit
    to: Location


@dataclass(frozen=True, slots=True)
class Lost:
    """A unit leaves the board, standing or dislodged."""

    unit: Unit


@dataclass(frozen=True, slots=True)
class Built:
    """A new unit stands."""

    unit: Unit


@dataclass(frozen=True, slots=True)
class Barred:
    """No unit may retreat to these provinces in the retreats that follow."""

    provinces: frozenset[ProvinceId]


@dataclass(frozen=True, slots=True)
class Changed:
    """A centre gets a new owner, or none."""

    province: ProvinceId
    owner: PowerId | None


@dataclass(frozen=True, slots=True)
class Shifted:
    """``before.count`` covert pieces become ``after``: moved, boarded, landed, relabelled."""

    before: Stack
    after: Stack


@dataclass(frozen=True, slots=True)
class Raised:
    """New covert pieces are in play."""

    stack: Stack


@dataclass(frozen=True, slots=True)
class Gone:
    """``stack.count`` covert pieces leave the game."""

    stack: Stack


@dataclass(frozen=True, slots=True)
class Missed:
    """The owner of pieces that are ``Gone`` does not know it, and believes them still there."""

    stack: Stack


@dataclass(frozen=True, slots=True)
class Noticed:
    """The owner of missing pieces now knows that they are gone."""

    stack: Stack


@dataclass(frozen=True, slots=True)
class Jailed:
    """Agents become prisoners; the pieces themselves are ``Gone``."""

    prisoners: Prisoners


@dataclass(frozen=True, slots=True)
class Freed:
    """Prisoners are released; those deported are ``Raised``."""

    prisoners: Prisoners


@dataclass(frozen=True, slots=True)
class HomeChosen:
    """A player of Intimate Diplomacy gets a home country."""

    player: Player
    country: PowerId


@dataclass(frozen=True, slots=True)
class ControlSet:
    """A country is controlled by a player, by nobody (``ANARCHY``), or out of play for control."""

    country: PowerId
    player: Player | None


@dataclass(frozen=True, slots=True)
class Paid:
    """A player's credits change by ``amount``, up or down."""

    player: Player
    amount: int


@dataclass(frozen=True, slots=True)
class Counted:
    """A variant's counter gets a new value; 0 deletes it."""

    name: str
    value: int


@dataclass(frozen=True, slots=True)
class Ended:
    """The game is over."""

    ending: Ending


Effect: TypeAlias = (
    Relocated
    | DrivenOut
    | Retreated
    | Lost
    | Built
    | Barred
    | Changed
    | Shifted
    | Raised
    | Gone
    | Missed
    | Noticed
    | Jailed
    | Freed
    | HomeChosen
    | ControlSet
    | Paid
    | Counted
    | Ended
)
