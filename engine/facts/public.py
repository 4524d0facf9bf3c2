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


class Public(Fact, audience=Audience.ANYBODY, shows=Shows.TEXT):
    """A fact that means the same to everybody who is told it."""

    __slots__ = ()


@register
class CentreOf(Public, lines="centre <place> <power>", shows=Shows.CENTRE):
    """Who owns a centre."""

    place: ProvinceId
    power: PowerId

    @property
    def said(self) -> str:
        """The id of the message, another one if nobody owns it."""
        return "fact.centre_nobody" if self.power == NOBODY else self.sentence


centre_of: Final = lru_cache(maxsize=4_096)(CentreOf)
"""Who owns a centre, usually the same object each time, for speed."""


@register
class OrderGiven(Public, lines="order <power> <text> = <result>", shows=Shows.ORDER):
    """An order as written, with its result, as far as the viewer may know."""

    power: PowerId
    text: str
    result: str


order_given: Final = lru_cache(maxsize=16_384)(OrderGiven)
"""That an order is known, usually the same object each time, for speed."""


@register
class OpenRetreat(Public, lines="open <place> <to>", listed=("to",)):
    """A place open to the unit retreating from there."""

    place: ProvinceId
    to: Location


@register
class DueRetreat(Public, lines="due <power> retreat <place>", sentence="fact.due_retreat"):
    """A unit of a power must retreat or disband."""

    power: PowerId
    place: ProvinceId


@register
class DuePrisoners(
    Public,
    lines="due <power> prisoners <whose> <place> <number>"
    "|due <power> prisoners <place> <whose> <number>",
    sentence="fact.due_prisoners",
):
    """A power's prisoners, taken there, await sentence."""

    kind: ClassVar[Kind] = RIDING

    power: PowerId
    whose: PowerId
    place: ProvinceId
    number: int


@register
class Due(Public, lines="due <power> <what> <number>", sentence="fact.due_others"):
    """How many a power may or must order: ``builds``, ``removals``, or pieces."""

    power: PowerId
    what: str
    number: int

    @property
    def said(self) -> str:
        """The id of the message, one for each duty that has a text."""
        own = f"fact.due_{self.what}"
        return own if pattern("en", own) else self.sentence


@register
class Rank(Public, lines="rank <number> <powers>"):
    """The powers that share a place in the yearly ranking."""

    number: int
    powers: tuple[PowerId, ...]

    def _written(self) -> str:
        return f"rank {self.number} {' '.join(self.powers)}"


@register
class Bid(Public, lines="bid <player> <power> <number>"):
    """What a player bid for a country."""

    player: str
    power: PowerId
    number: int


@register
class Control(Public, lines="control <power> <player>", listed=("power",)):
    """Which player controls a country, if any."""

    power: PowerId
    player: str

    @property
    def said(self) -> str:
        """The id of the message, another one for anarchy."""
        return "fact.anarchy" if self.player == ANARCHY else self.sentence


@register
class Home(Public, lines="home <player> <power>"):
    """Which country is a player's home."""

    player: str
    power: PowerId


@register
class Credits(Public, lines="credits <player> <number>"):
    """What is in a player's purse."""

    player: str
    number: int


@register
class Won(Public, lines="won <power>"):
    """Who has won."""

    power: PowerId


@register
class Eliminated(Public, lines="eliminated <power>"):
    """Who is out of the game."""

    power: PowerId
