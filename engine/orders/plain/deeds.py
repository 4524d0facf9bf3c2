"""What pieces are to do, as far as a sentence has said it."""

from dataclasses import dataclass, field

from engine.board.graph import PowerId
from engine.orders.plain.senses import Tag
from engine.units import Kind

WHOLE = ("build", "remove", "disband", "deploy")
"""Deeds that are done with a piece as a whole."""


@dataclass(frozen=True, slots=True)
class Found:
    """An order in formal words; ``weak`` ones give way to any other for the same piece.

    ``power`` is the country that it is for, if the line names one.
    """

    text: str
    weak: bool = False
    power: PowerId | None = None


@dataclass(frozen=True, slots=True)
class Ref:
    """A piece as a sentence names it: its possible kinds, where, how many, and whose."""

    kinds: tuple[Kind, ...]
    places: tuple[str, ...]
    place: str
    count: int = 0
    power: str = ""


@dataclass(slots=True)
class Deed:
    """What some pieces are to do: ``to`` lists destinations, None for disbanding.

    ``helped`` is a support or convoy, ``acts`` belong to the order, ``besides`` are orders of their
    own, and ``verb`` is one of `WHOLE` or what a heading says.
    """

    pieces: list[Ref]
    to: list[Tag | None] = field(default_factory=list)
    held: bool = False
    helped: str = ""
    via: bool = False
    seas: list[str] = field(default_factory=list)
    acts: list[str] = field(default_factory=list)
    besides: list[str] = field(default_factory=list)
    verb: str = ""

    @property
    def said(self) -> bool:
        """Whether it says anything at all."""
        acts = self.acts or self.besides or self.verb in WHOLE
        return bool(self.to or self.held or self.helped or acts)
