"""Phases: the deadlines of a game, written ``S1901M``."""

import re
from dataclasses import dataclass
from enum import StrEnum
from functools import lru_cache

from engine.errors import UserError
from engine.language.message import Message


class Season(StrEnum):
    """The part of the year; Autumn is Fall."""

    SPRING = "S"
    FALL = "F"
    WINTER = "W"


class PhaseKind(StrEnum):
    """What a deadline asks for."""

    MOVEMENT = "M"
    RETREATS = "R"
    ADJUSTMENTS = "A"
    BIDS = "B"
    PREFERENCES = "P"
    DEPLOYMENT = "D"


_PATTERN = re.compile(r"([SFW])(\d{1,5})([MRABPD])(S?)")


class NotAPhaseError(UserError):
    """The text names no phase."""


@dataclass(frozen=True, slots=True)
class Phase:
    """One deadline: season, year and kind; ``covert`` marks the spy part with its own deadline."""

    season: Season
    year: int
    kind: PhaseKind
    covert: bool = False

    def __str__(self) -> str:
        return f"{self.season.value}{self.year}{self.kind.value}{'S' if self.covert else ''}"

    @property
    def sort(self) -> str:
        """Its sort, whatever the season: ``M``, ``R``, ``MS``."""
        return f"{self.kind}S" if self.covert else str(self.kind)

    @property
    def title(self) -> Message:
        """The phase in words: ``Spring 1901, movement``, or ``Winter 1900, spies``."""
        return self.titled("phase.kind_covert" if self.covert else f"phase.kind_{self.kind}")

    def titled(self, kind: str, season: str = "") -> Message:
        """The phase in words, its kind by the id of a text, and its season too if one is given."""
        named = Message(season, year=str(self.year)) if season else self.time
        return Message("phase.title", season=named, kind=Message(kind))

    @property
    def time(self) -> Message:
        """Season and year in words: ``Spring 1901``."""
        return Message(f"phase.season_{self.season}", year=str(self.year))


one_phase = lru_cache(maxsize=4096)(Phase)
"""The phase of a season, year and kind, usually the same object each time, for speed."""


def parse_phase(text: str) -> Phase:
    """The phase that a text such as ``F1901R`` names, in any case; raises NotAPhaseError."""
    match = _PATTERN.fullmatch(text.strip().upper())
    if match is None:
        raise NotAPhaseError("phase.is_no_phase_phases_are", text=text)
    season, year, kind, covert = match.groups()
    return Phase(Season(season), int(year), PhaseKind(kind), bool(covert))
