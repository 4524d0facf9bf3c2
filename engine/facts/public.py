"""Facts about centres, orders, what is due, and the game as a whole."""

from functools import lru_cache
from typing import ClassVar, Final

from engine.board.graph import Location, PowerId, ProvinceId
from engine.facts.fact import Audience, Fact, Shows, register
from engine.language.texts import pattern
from engine.units import RIDING, Kind

NOBODY: Final = PowerId("NONE")
"""Stands for the owner of a centre that nobody owns."""

ANARCHY: Final = "ANARCHY"
"""Stands for the player of a country that nobody controls."""


class Public(Fact):
    """A fact that means the same to whoever is told it."""

    __slots__ = ()

    audience: ClassVar[Audience] = Audience.ANYBODY
    shows: ClassVar[Shows] = Shows.TEXT


@register
class CentreOf(Public):
    """Who owns a centre."""

    lines: ClassVar[tuple[str, ...]] = ("centre <place> <power>",)
    sentence: ClassVar[str] = "fact.centre"
    shows: ClassVar[Shows] = Shows.CENTRE

    place: ProvinceId
    power: PowerId

    @property
    def said(self) -> str:
        """The id of the message, another where nobody owns it."""
        return "fact.centre_nobody" if self.power == NOBODY else self.sentence


centre_of: Final = lru_cache(maxsize=4_096)(CentreOf)
"""Who owns a centre, usually the same object each time, for speed."""


@register
class OrderGiven(Public):
    """An order that the viewer may know, as it is written, with its result."""

    lines: ClassVar[tuple[str, ...]] = ("order <power> <text> = <result>",)
    sentence: ClassVar[str] = "fact.order"
    shows: ClassVar[Shows] = Shows.ORDER

    power: PowerId
    text: str
    result: str


order_given: Final = lru_cache(maxsize=16_384)(OrderGiven)
"""That an order is known, usually the same object each time, for speed."""


@register
class OpenRetreat(Public):
    """A place open to the unit in retreat from there."""

    lines: ClassVar[tuple[str, ...]] = ("open <place> <to>",)
    sentence: ClassVar[str] = "fact.open"
    listed: ClassVar[tuple[str, ...]] = ("to",)

    place: ProvinceId
    to: Location


@register
class DueRetreat(Public):
    """A unit of a power must retreat or disband."""

    lines: ClassVar[tuple[str, ...]] = ("due <power> retreat <place>",)
    sentence: ClassVar[str] = "fact.due_retreat"

    power: PowerId
    place: ProvinceId


@register
class DuePrisoners(Public):
    """Prisoners of a power, taken there, wait to be judged."""

    lines: ClassVar[tuple[str, ...]] = (
        "due <power> prisoners <whose> <place> <number>",
        "due <power> prisoners <place> <whose> <number>",
    )
    sentence: ClassVar[str] = "fact.due_prisoners"
    kind: ClassVar[Kind] = RIDING

    power: PowerId
    whose: PowerId
    place: ProvinceId
    number: int


@register
class Due(Public):
    """How many a power may or must order: ``builds``, ``removals``, or pieces."""

    lines: ClassVar[tuple[str, ...]] = ("due <power> <what> <number>",)
    sentence: ClassVar[str] = "fact.due_others"

    power: PowerId
    what: str
    number: int

    @property
    def said(self) -> str:
        """The id of the message, one for each thing due that there are words for."""
        own = f"fact.due_{self.what}"
        return own if pattern("en", own) else self.sentence


@register
class Rank(Public):
    """The powers that share a place in the yearly ranking."""

    lines: ClassVar[tuple[str, ...]] = ("rank <number> <powers>",)
    sentence: ClassVar[str] = "fact.rank"

    number: int
    powers: tuple[PowerId, ...]

    def _written(self) -> str:
        return f"rank {self.number} {' '.join(self.powers)}"


@register
class Bid(Public):
    """What a player bid for a country."""

    lines: ClassVar[tuple[str, ...]] = ("bid <player> <power> <number>",)
    sentence: ClassVar[str] = "fact.bid"

    player: str
    power: PowerId
    number: int


@register
class Control(Public):
    """Which player controls a country, if any."""

    lines: ClassVar[tuple[str, ...]] = ("control <power> <player>",)
    sentence: ClassVar[str] = "fact.control"
    listed: ClassVar[tuple[str, ...]] = ("power",)

    power: PowerId
    player: str

    @property
    def said(self) -> str:
        """The id of the message, another where it is in anarchy."""
        return "fact.anarchy" if self.player == ANARCHY else self.sentence


@register
class Home(Public):
    """Which country is a player's own."""

    lines: ClassVar[tuple[str, ...]] = ("home <player> <power>",)
    sentence: ClassVar[str] = "fact.home"

    player: str
    power: PowerId


@register
class Credits(Public):
    """What is in a player's purse."""

    lines: ClassVar[tuple[str, ...]] = ("credits <player> <number>",)
    sentence: ClassVar[str] = "fact.credits"

    player: str
    number: int


@register
class Won(Public):
    """Who has won."""

    lines: ClassVar[tuple[str, ...]] = ("won <power>",)
    sentence: ClassVar[str] = "fact.won"

    power: PowerId


@register
class Eliminated(Public):
    """Who is out of the game."""

    lines: ClassVar[tuple[str, ...]] = ("eliminated <power>",)
    sentence: ClassVar[str] = "fact.eliminated"

    power: PowerId
