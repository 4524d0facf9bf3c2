"""What a map shows, as frozen values without coordinates: pieces, rails, fog and arrows."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from types import MappingProxyType

from engine.board.graph import Location, PowerId, ProvinceId
from engine.facts import Fact
from engine.orders.order import Order
from engine.session.notes import Guess
from engine.units import Glyph, Kind

NOBODY = PowerId("")
"""The power of an arrow before anybody gave the order."""


@dataclass(frozen=True, slots=True)
class Piece:
    """An army or fleet on the map; if unknown, ``power`` is None and ``kind`` is ``?``.

    ``since`` is empty for a piece seen now, otherwise it says when it was last seen there; ``age``
    is how many turns ago that was. ``endangered`` means that the current orders would dislodge it,
    as far as the viewer knows.
    """

    at: Location
    kind: str
    power: PowerId | None
    dislodged: bool = False
    since: str = ""
    age: int = 0
    endangered: bool = False


@dataclass(frozen=True, slots=True)
class Pip:
    """Covert pieces of one kind and power; 0 is an unknown number, None an unknown power."""

    kind: Kind
    power: PowerId | None
    count: int = 0
    glyph: Glyph = field(default=Glyph(), compare=False)


@dataclass(frozen=True, slots=True)
class Rail:
    """The covert pieces of one province, in the row beneath its unit."""

    province: ProvinceId
    pips: tuple[Pip, ...]

    @property
    def total(self) -> int:
        """How many pieces are known; those of unknown number count once."""
        return sum(max(pip.count, 1) for pip in self.pips)


class Sighting(StrEnum):
    """How well a province is known."""

    EARLIER = "earlier"
    NEVER = "never"


@dataclass(frozen=True, slots=True)
class Fog:
    """How well a province is known, when it was last seen, and how many turns ago."""

    sighting: Sighting
    since: str = ""
    age: int = 0


class Line(StrEnum):
    """How an order is drawn."""

    MOVE = "move"
    RETREAT = "retreat"
    COVERT = "covert"
    SUPPORT = "support"
    GUARD = "guard"
    CONVOY = "convoy"
    HOLD = "hold"
    BUILD = "build"
    REMOVE = "remove"
    STRIKE = "strike"
    WATCH = "watch"
    COVER = "cover"


class Mark(StrEnum):
    """The mark at the cause of a failure."""

    NONE = ""
    BAR = "bar"
    SCISSORS = "scissors"
    SINKING = "sinking"
    CROSS = "cross"
    UNKNOWN = "unknown"


@dataclass(frozen=True, slots=True, kw_only=True)
class Arrow:
    """An order as drawn: along ``stops`` from the piece to where it goes or acts.

    Between the first and the last stop stand the seas of a route. A support of a move has the
    stops of the move it joins in ``joins``. ``number`` counts the choices of a preference list.
    ``covert`` is the kind of piece if it is covert, ``note`` the text at the end: a coast, a number
    of pieces, the letter of a victim; ``deed`` is what the piece does on arrival. ``fallen`` is
    true for a retreating unit, which stands beside its place. ``marked`` is where the mark of a
    failure goes. An order of the previous turn is ``faded``.
    """

    text: str
    line: Line
    stops: tuple[Location, ...]
    power: PowerId = NOBODY
    joins: tuple[Location, ...] = ()
    covert: str = ""
    glyph: Glyph = field(default=Glyph(), compare=False)
    kind: str = ""
    note: str = ""
    deed: Line | None = None
    number: int = 0
    fallen: bool = False
    mark: Mark = Mark.NONE
    marked: Location | None = None
    draft: bool = False
    faded: bool = False

    @property
    def failed(self) -> bool:
        """Whether the order failed, or would."""
        return self.mark is not Mark.NONE

    @property
    def over(self) -> bool:
        """Whether it is drawn above the pieces: it stands on one rather than leading to one."""
        return len(self.stops) == 1


@dataclass(frozen=True, slots=True)
class Draft:
    """An order being written, with its result if that is known."""

    power: PowerId
    order: Order
    result: str = ""


class Doubt(StrEnum):
    """What is wrong with an order that a gesture is writing."""

    FINE = "fine"
    DOUBTFUL = "doubtful"
    REFUSED = "refused"


@dataclass(frozen=True, slots=True, kw_only=True)
class Ghost:
    """What a gesture draws while it lasts: the arrow so far, and its pins.

    ``free`` is the pointer in the units of the picture, if the arrow does not end on anything yet.
    ``beads`` are the seas of a route, in sequence. ``lit`` are provinces that can be chosen.
    ``covert`` is the kind of a covert piece, which stands in the row below the unit; ``fallen`` is
    true for a retreating unit, which stands beside its place. ``kind`` is that of a unit to build.
    """

    power: PowerId
    line: Line = Line.MOVE
    stops: tuple[Location, ...] = ()
    free: tuple[float, float] | None = None
    pins: tuple[Location, ...] = ()
    beads: tuple[Location, ...] = ()
    lit: tuple[ProvinceId, ...] = ()
    covert: str = ""
    fallen: bool = False
    kind: str = ""
    doubt: Doubt = Doubt.FINE


@dataclass(frozen=True, slots=True, kw_only=True)
class MapView:
    """All that a map shows of one turn to one viewer.

    ``owners`` has the known owners of centres; ``hidden`` the centres whose owner is unknown.
    Provinces missing from ``fog`` are seen now. ``marks`` has the facts with a sign of their own in
    a province, such as the loss of a covert piece. ``slips`` are the viewer's own guesses, which
    nobody told. ``commands`` has the player who commands a country, where that is known.
    """

    viewer: PowerId
    owners: Mapping[ProvinceId, PowerId] = field(default_factory=lambda: MappingProxyType({}))
    hidden: frozenset[ProvinceId] = frozenset()
    pieces: tuple[Piece, ...] = ()
    rails: tuple[Rail, ...] = ()
    fog: Mapping[ProvinceId, Fog] = field(default_factory=lambda: MappingProxyType({}))
    arrows: tuple[Arrow, ...] = ()
    marks: Mapping[ProvinceId, tuple[Fact, ...]] = field(
        default_factory=lambda: MappingProxyType({})
    )
    slips: tuple[Guess, ...] = ()
    commands: Mapping[PowerId, str] = field(default_factory=lambda: MappingProxyType({}))
