"""Intimate Diplomacy I-A (rx03): two players, five mercenary countries, sealed bids."""

from dataclasses import replace

from engine.rules import read_clauses
from engine.variants import standard
from engine.variants.intimate.economy import over

VARIANT = replace(
    over(standard.VARIANT),
    id="intimate",
    title="Intimate Diplomacy I-A",
    rules=read_clauses(__name__),
    economy=over,
)
