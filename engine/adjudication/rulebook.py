"""Rulebook editions as policies: every switch on which the rulebooks differ, in one record."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True, kw_only=True)
class Rulebook:
    """One edition's answers to the questions that editions answer differently."""

    edition: str = "2023"
