"""Facts about covert pieces: one's own, those met, and what they did to each other."""

from dataclasses import dataclass
from functools import lru_cache
from typing import ClassVar, Final

from engine.board.graph import PowerId, ProvinceId
from engine.facts.fact import UNKNOWN, Audience, Fact, Shows, register
from engine.units import RIDING, Kind

_NOBODY = Kind("")


class OfOwner(Fact):
    """A fact about pieces of whoever is told it."""

    __slots__ = ()

    audience: ClassVar[Audience] = Audience.OWNER
    shows: ClassVar[Shows] = Shows.TEXT


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class OfPieces(OfOwner):
    """A fact about pieces of a kind in one place."""

    kind: Kind
    place: ProvinceId


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Blow(OfPieces):
    """A fact about pieces lost there, with a mark on the map."""

    shows: ClassVar[Shows] = Shows.MARK


@register
class Own(OfPieces):
    """One's own covert pieces in a province, as far as one knows."""

    lines: ClassVar[tuple[str, ...]] = ("own <piece> <place>", "own <piece> <place> <number>")
    sentence: ClassVar[str] = "fact.own"
    listed: ClassVar[tuple[str, ...]] = ("place", "number")
    shows: ClassVar[Shows] = Shows.COVERT

    number: int = 1


@register
class Contact(OfPieces):
    """One's own piece has reported from there."""

    lines: ClassVar[tuple[str, ...]] = ("contact <kind> <place>",)
    sentence: ClassVar[str] = "fact.contact"
    listed: ClassVar[tuple[str, ...]] = ("place",)


@register
class NoContact(OfPieces):
    """One's own piece fell silent; the place is where its owner last knew it to be."""

    lines: ClassVar[tuple[str, ...]] = ("nocontact <kind> <place>",)
    sentence: ClassVar[str] = "fact.nocontact"
    listed: ClassVar[tuple[str, ...]] = ("place",)


@register
class Killed(Blow):
    """How many others one's own pieces killed."""

    lines: ClassVar[tuple[str, ...]] = ("killed <piece> <place> <power> <number>",)
    sentence: ClassVar[str] = "fact.killed"
    mark: ClassVar[str] = "killed"

    power: PowerId
    number: int


@register
class Captured(Blow):
    """How many others one's own pieces captured."""

    lines: ClassVar[tuple[str, ...]] = ("captured <piece> <place> <power> <number>",)
    sentence: ClassVar[str] = "fact.captured"
    mark: ClassVar[str] = "captured"

    power: PowerId
    number: int


@register
class Avoided(OfPieces):
    """One's own pieces met others and spared them; 0 where their number is not known."""

    lines: ClassVar[tuple[str, ...]] = (
        "avoided <piece> <place> <power>",
        "avoided <piece> <place> <power> <number>",
    )

    sentence: ClassVar[str] = "fact.avoided"

    power: PowerId
    number: int = 0

    @property
    def said(self) -> str:
        """The id of the message, another where the number is known."""
        return "fact.avoided_number" if self.number else self.sentence


@register
class Lost(Blow):
    """One's own pieces that were lost: 0 where attacked and none was; ``power`` if known."""

    lines: ClassVar[tuple[str, ...]] = (
        "lost <piece> <place> <number>",
        "lost <piece> <place> <number> by <power>",
    )
    sentence: ClassVar[str] = "fact.lost"
    mark: ClassVar[str] = "lost"

    number: int
    power: PowerId = UNKNOWN

    @property
    def said(self) -> str:
        """The id of the message: whether any was lost, and whether it is known to whom."""
        if self.power == UNKNOWN:
            return self.sentence if self.number else "fact.unhurt"
        return "fact.lost_by" if self.number else "fact.unhurt_by"


@register
class Interned(Blow):
    """One's own spies that were interned in neutral ground."""

    lines: ClassVar[tuple[str, ...]] = ("lost <piece> <place> <number> interned",)
    sentence: ClassVar[str] = "fact.interned"
    mark: ClassVar[str] = "lost"

    number: int


@register
class Removed(Blow):
    """One's own pieces that the rules took from the board, not killed."""

    lines: ClassVar[tuple[str, ...]] = ("removed <piece> <place> <number>",)
    sentence: ClassVar[str] = "fact.removed"
    mark: ClassVar[str] = "lost"

    number: int


@register
class Returned(OfPieces):
    """One's own pieces that are back home after deportation."""

    lines: ClassVar[tuple[str, ...]] = ("returned <piece> <place> <number>",)
    sentence: ClassVar[str] = "fact.returned"

    number: int


@register
class Cause(OfPieces):
    """How a loss came about, where the rules tell it: ``murdered``, ``captured``, ``drowned``.

    With a ``number`` it says of which loss, as `Lost` does, where one place saw several.
    """

    lines: ClassVar[tuple[str, ...]] = (
        "cause <piece> <place> <how>",
        "cause <piece> <place> <how> <number>",
        "cause <piece> <place> <how> <number> by <power>",
    )
    sentence: ClassVar[str] = "fact.cause"
    listed: ClassVar[tuple[str, ...]] = ("power",)

    how: str
    number: int = 0
    power: PowerId = UNKNOWN

    @property
    def said(self) -> str:
        """The id of the message: whether it tells the loss itself, and to whom that was."""
        if not self.number:
            return self.sentence
        return "fact.cause_of" if self.power == UNKNOWN else "fact.cause_of_by"


@register
class Eye(OfPieces):
    """Which of one's own pieces saw a fact, and whether before or after covert pieces moved."""

    lines: ClassVar[tuple[str, ...]] = ("eye <piece> <place> <when> <fact>",)
    sentence: ClassVar[str] = "fact.eye_before"

    when: str
    fact: Fact

    @property
    def said(self) -> str:
        """The id of the message, one before the move and one after."""
        return f"fact.eye_{self.when}"


eye_of: Final = lru_cache(maxsize=16_384)(Eye)
"""That a piece saw a fact, usually the same object each time, for speed."""


@register
class SecurityCut(OfOwner):
    """One's own Security there was cut."""

    lines: ClassVar[tuple[str, ...]] = ("security cut <place>",)
    sentence: ClassVar[str] = "fact.security_cut"

    place: ProvinceId


@register
class Riding(OfOwner):
    """Riders discovered aboard one's own fleet."""

    lines: ClassVar[tuple[str, ...]] = ("riding <place> <power> <number>",)
    sentence: ClassVar[str] = "fact.riding"
    kind: ClassVar[Kind] = RIDING
    shows: ClassVar[Shows] = Shows.COVERT

    place: ProvinceId
    power: PowerId
    number: int


@register
class PublishedAct(Fact):
    """A published act of covert pieces; without ``victim`` it met nobody."""

    lines: ClassVar[tuple[str, ...]] = (
        "act <power> <kind> <place> <deed> NONE",
        "act <power> <kind> <place> <deed> <whose> <victim>",
    )
    sentence: ClassVar[str] = "fact.act_kill"
    audience: ClassVar[Audience] = Audience.ANYBODY
    shows: ClassVar[Shows] = Shows.MARK
    mark: ClassVar[str] = "killed"

    power: PowerId
    kind: Kind
    place: ProvinceId
    deed: str
    whose: PowerId = UNKNOWN
    victim: Kind = _NOBODY

    @property
    def said(self) -> str:
        """The id of the message, one for each deed, and others where nobody was met."""
        return f"fact.act_{self.deed.lower()}{'' if self.victim else '_none'}"

    @property
    def sign(self) -> str:
        """The sign on the map; a support that was cut, or a blow at nobody, has none."""
        return self.mark if self.victim and self.deed != "CUT" else ""


@register
class NoneSpotted(OfPieces):
    """Such foreign pieces were looked for, and none found."""

    lines: ClassVar[tuple[str, ...]] = ("<piece> <place> none",)
    sentence: ClassVar[str] = "fact.none"
    listed: ClassVar[tuple[str, ...]] = ("place",)


none_spotted: Final = lru_cache(maxsize=1_024)(NoneSpotted)
"""That none were met, likewise."""


@register
class Spotted(OfPieces):
    """Foreign covert pieces that were met; their owner or their number (0) may be unknown."""

    lines: ClassVar[tuple[str, ...]] = (
        "<piece> <place> present",
        "<piece> <place> <power> present",
        "<piece> <place> <power> <number>",
    )
    sentence: ClassVar[str] = "fact.spotted"
    listed: ClassVar[tuple[str, ...]] = ("place",)
    shows: ClassVar[Shows] = Shows.COVERT

    power: PowerId = UNKNOWN
    number: int = 0

    @property
    def said(self) -> str:
        """The id of the message: how much is known of them."""
        if self.power == UNKNOWN:
            return "fact.present"
        return self.sentence if self.number else "fact.present_power"

    @property
    def joint(self) -> tuple[str, ...]:
        """Pieces of known owners are told one by one, for it matters how many there are."""
        return self.listed if self.power == UNKNOWN else ()


spotted: Final = lru_cache(maxsize=4_096)(Spotted)
"""That covert pieces were met, usually the same object each time, for speed."""
