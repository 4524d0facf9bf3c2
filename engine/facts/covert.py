"""Facts about covert pieces: one's own, those met, and what they did to each other."""

from dataclasses import dataclass
from functools import lru_cache
from typing import ClassVar, Final

from engine.board.graph import PowerId, ProvinceId
from engine.facts.fact import UNKNOWN, Audience, Fact, Shows, register
from engine.units import RIDING, Kind

_NOBODY = Kind("")


class OfOwner(Fact, audience=Audience.OWNER, shows=Shows.TEXT):
    """A fact about pieces of whoever is told it."""

    __slots__ = ()


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class OfPieces(OfOwner):
    """A fact about pieces of one kind in one place."""

    kind: Kind
    place: ProvinceId


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Blow(OfPieces, shows=Shows.MARK):
    """A fact about pieces lost there, with a mark on the map."""


@register
class Own(
    OfPieces,
    lines="own <piece> <place>|own <piece> <place> <number>",
    listed=("place", "number"),
    shows=Shows.COVERT,
):
    """One's own covert pieces in a province, as far as one knows."""

    number: int = 1


own_pieces: Final = lru_cache(maxsize=4_096)(Own)
"""That one has pieces there, usually the same object each time, for speed."""


@register
class Contact(OfPieces, lines="contact <kind> <place>", listed=("place",)):
    """One's own piece has reported from there."""


@register
class NoContact(OfPieces, lines="nocontact <kind> <place>", listed=("place",)):
    """One's own piece fell silent; the place is where its owner last knew it to be."""


@register
class Killed(Blow, lines="killed <piece> <place> <power> <number>", mark="killed"):
    """How many foreign pieces one's own pieces killed."""

    power: PowerId
    number: int


@register
class Captured(Blow, lines="captured <piece> <place> <power> <number>", mark="captured"):
    """How many foreign pieces one's own pieces captured."""

    power: PowerId
    number: int


@register
class Avoided(
    OfPieces, lines="avoided <piece> <place> <power>|avoided <piece> <place> <power> <number>"
):
    """One's own pieces met others and spared them; 0 if their number is unknown."""

    power: PowerId
    number: int = 0

    @property
    def said(self) -> str:
        """The id of the message, a different one if the number is known."""
        return "fact.avoided_number" if self.number else self.sentence


@register
class Lost(
    Blow,
    lines="lost <piece> <place> <number>|lost <piece> <place> <number> by <power>",
    mark="lost",
):
    """One's own pieces lost: 0 if attacked without loss; ``power`` if known."""

    number: int
    power: PowerId = UNKNOWN

    @property
    def said(self) -> str:
        """The id of the message: whether any was lost, and whether one knows to whom."""
        if self.power == UNKNOWN:
            return self.sentence if self.number else "fact.unhurt"
        return "fact.lost_by" if self.number else "fact.unhurt_by"


@register
class Interned(
    Blow, lines="lost <piece> <place> <number> interned", sentence="fact.interned", mark="lost"
):
    """One's own spies that were interned in neutral ground."""

    number: int


@register
class Removed(Blow, lines="removed <piece> <place> <number>", mark="lost"):
    """One's own pieces that the rules removed from the board, other than by killing."""

    number: int


@register
class Returned(OfPieces, lines="returned <piece> <place> <number>"):
    """One's own pieces back home after deportation."""

    number: int


@register
class Cause(
    OfPieces,
    lines="cause <piece> <place> <how>|cause <piece> <place> <how> <number>"
    "|cause <piece> <place> <how> <number> by <power>",
    listed=("power",),
):
    """The cause of a loss, if the rules tell it: ``murdered``, ``captured``, ``drowned``.

    With a ``number`` it says which loss, as `Lost` does, if one place saw several.
    """

    how: str
    number: int = 0
    power: PowerId = UNKNOWN

    @property
    def said(self) -> str:
        """The id of the message: whether it tells the loss itself, and who caused it."""
        if not self.number:
            return self.sentence
        return "fact.cause_of" if self.power == UNKNOWN else "fact.cause_of_by"


@register
class Eye(OfPieces, lines="eye <piece> <place> <when> <fact>"):
    """Which of one's own pieces saw a fact, and whether before or after covert pieces moved."""

    when: str
    fact: Fact

    @property
    def said(self) -> str:
        """The id of the message, one before the move and one after."""
        return f"fact.eye_{self.when}"


eye_of: Final = lru_cache(maxsize=16_384)(Eye)
"""That a piece saw a fact, usually the same object each time, for speed."""


@register
class SecurityCut(OfOwner, lines="security cut <place>", sentence="fact.security_cut"):
    """One's own Security there was cut."""

    place: ProvinceId


@register
class Riding(OfOwner, lines="riding <place> <power> <number>", shows=Shows.COVERT):
    """Riders discovered aboard one's own fleet."""

    kind: ClassVar[Kind] = RIDING

    place: ProvinceId
    power: PowerId
    number: int


@register
class PublishedAct(
    Fact,
    lines="act <power> <kind> <place> <deed> NONE"
    "|act <power> <kind> <place> <deed> <whose> <victim>",
    audience=Audience.ANYBODY,
    shows=Shows.MARK,
    mark="killed",
):
    """A covert piece's published act; without ``victim`` it met nobody."""

    power: PowerId
    kind: Kind
    place: ProvinceId
    deed: str
    whose: PowerId = UNKNOWN
    victim: Kind = _NOBODY

    @property
    def said(self) -> str:
        """The id of the message, one per action, with others if nobody was met."""
        return f"fact.act_{self.deed.lower()}{'' if self.victim else '_none'}"

    @property
    def sign(self) -> str:
        """The sign on the map; a cut support, or a strike at nobody, has none."""
        return self.mark if self.victim and self.deed != "CUT" else ""


@register
class NoneSpotted(OfPieces, lines="<piece> <place> none", sentence="fact.none", listed=("place",)):
    """Such foreign pieces were looked for, but none was found."""


none_spotted: Final = lru_cache(maxsize=1_024)(NoneSpotted)
"""That none were met, likewise."""


@register
class Spotted(
    OfPieces,
    lines="<piece> <place> present|<piece> <place> <power> present"
    "|<piece> <place> <power> <number>",
    sentence="fact.spotted",
    listed=("place",),
    shows=Shows.COVERT,
):
    """Foreign covert pieces that were met; their owner or number (0) may be unknown."""

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
        """Pieces of known owners are told one by one, since their number matters."""
        return self.listed if self.power == UNKNOWN else ()


spotted: Final = lru_cache(maxsize=4_096)(Spotted)
"""That covert pieces were met, usually the same object each time, for speed."""
