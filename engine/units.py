"""Pieces: armies and fleets, and the stacks of covert pieces beside them."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from enum import StrEnum
from functools import lru_cache
from types import MappingProxyType
from typing import NewType

from engine.board.graph import Location, PowerId, ProvinceId

Kind = NewType("Kind", str)
"""What sort of piece: ``A``, ``F``, and the words that variants add."""

ARMY = Kind("A")
FLEET = Kind("F")


RIDING = Kind("AGENT")
"""What riders and prisoners are in facts and files, whose forms do not say it."""


class Steps(StrEnum):
    """Which of a board's adjacencies a kind of piece moves along."""

    ARMIES = "armies"
    FLEETS = "fleets"
    BORDERS = "borders"


class Shape(StrEnum):
    """The outline of a covert piece on the map."""

    DISC = "disc"
    DIAMOND = "diamond"
    TRIANGLE = "triangle"
    SHIELD = "shield"


class Sign(StrEnum):
    """The emblem on a covert piece that has room for it."""

    NONE = "none"
    LETTERS = "letters"
    EYE = "eye"
    HAT = "hat"
    DAGGER = "dagger"
    BAR = "bar"


@dataclass(frozen=True, slots=True)
class Glyph:
    """How a covert piece is drawn: a shape, and a sign on it.

    Its owner's letter stands beside the sign, or replaces it if there is no room or no sign. The
    sign ``LETTERS`` shows ``letters``, by default the first two of the kind's word.
    """

    shape: Shape = Shape.DISC
    sign: Sign = Sign.LETTERS
    letters: str = ""


_DUE: dict[str, Kind] = {}
_WORDS: dict[str, "UnitKind"] = {}


@dataclass(frozen=True, slots=True, kw_only=True)
class UnitKind:
    """A kind of piece: its name, how it stands on the board, and how it is drawn and counted.

    ``covert`` pieces stack without limit and block nothing, and are known to their owner alone
    unless they are ``shown`` to everybody; the others are armies and fleets, one to a province.
    ``aliases`` are further words for it in orders. One order may be for several of a ``numbered``
    kind, with their number in brackets after the place; the others go one by one and have numbers
    as labels, with ``#`` after the kind. Those raised ``beside`` the builds of a Winter use up none
    of them. ``at_home`` is true of pieces built only in home centres.
    """

    kind: Kind
    name: str
    plural: str
    steps: Steps
    covert: bool = False
    shown: bool = False
    aliases: tuple[str, ...] = ()
    glyph: Glyph = Glyph()
    numbered: bool = False
    beside: bool = False
    at_home: bool = False

    def __post_init__(self) -> None:
        _DUE[self.due] = self.kind
        _WORDS.update(dict.fromkeys(self.words, self))

    @property
    def words(self) -> tuple[str, ...]:
        """Its possible names in orders, in capitals."""
        return tuple(map(str.upper, (self.kind, self.name, self.plural, *self.aliases)))

    @property
    def due(self) -> str:
        """The word by which facts count what is due of such pieces."""
        return self.plural.lower()

    @property
    def drawn(self) -> Glyph:
        """Its glyph, with letters filled in."""
        return self.glyph if self.glyph.letters else replace(self.glyph, letters=self.kind[:2])


STANDARD_KINDS: Mapping[Kind, UnitKind] = MappingProxyType(
    {
        ARMY: UnitKind(kind=ARMY, name="army", plural="armies", steps=Steps.ARMIES, at_home=True),
        FLEET: UnitKind(
            kind=FLEET, name="fleet", plural="fleets", steps=Steps.FLEETS, at_home=True
        ),
    }
)


def due_as(word: str) -> Kind | None:
    """The kind of piece that facts count by a word; None if there is none."""
    return _DUE.get(word)


def named(word: str) -> UnitKind | None:
    """The kind of piece that a word may mean, in any known variant, or None."""
    return _WORDS.get(word.upper())


def glyph_of(kind: Kind, kinds: Mapping[Kind, UnitKind]) -> Glyph:
    """The glyph of a kind of piece; an unknown one has its letters on a plain disc."""
    known = kinds.get(kind)
    return known.drawn if known else Glyph(letters=kind[:2])


@dataclass(frozen=True, slots=True)
class Unit:
    """An army or fleet of a power at a location; ``str`` gives ``A PAR`` or ``F STP/SC``."""

    power: PowerId
    kind: Kind
    at: Location

    @property
    def province(self) -> ProvinceId:
        """The province it stands in."""
        return ProvinceId(self.at[:3])

    def __str__(self) -> str:
        return f"{self.kind} {self.at}"


@lru_cache(maxsize=65_536)
def one_unit(power: PowerId, kind: Kind, at: Location) -> Unit:
    """The unit of a power at a location, usually the same object each time, for speed."""
    return Unit(power, kind, at)


@dataclass(frozen=True, slots=True, kw_only=True)
class Stack:
    """Covert pieces of one kind and power in one province that share one state.

    ``label`` is the owner's own number for a single piece and 0 for a stack without labels.
    ``book`` is where its owner last knew it to be, if that is not where it is. ``aboard`` names the
    power whose fleet here carries it. ``counted`` says whether it uses up supply (ESP-Q3).
    """

    kind: Kind
    power: PowerId
    province: ProvinceId
    count: int = 1
    label: int = 0
    aboard: PowerId | None = None
    counted: bool = False
    book: ProvinceId | None = None

    @property
    def known(self) -> ProvinceId:
        """The province where its owner believes it to be."""
        return self.book or self.province

    def noted(self, book: ProvinceId | None) -> "Stack":
        """The same, last known to its owner in ``book``, or where it is."""
        return self if self.book == book else replace(self, book=book)

    @property
    def state(self) -> str:
        """The text after its place in positions: `` ABOARD ENG COUNTED``, or nothing."""
        aboard = f" ABOARD {self.aboard}" if self.aboard else ""
        return f"{aboard} COUNTED" if self.counted else aboard
