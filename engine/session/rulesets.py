"""What may be played: variants and mixes with their options, and the rules that a choice makes."""

from engine import judge
from engine.judge import OptionError, VariantError, catalogue, mixes, ruleset, variant, visiting
from engine.phases import Phase
from engine.rules import Ruleset

__all__ = ["OptionError", "VariantError", "catalogue", "mixes", "ruleset", "variant", "visiting"]


def first_phase(rules: Ruleset) -> Phase:
    """The deadline that a game begins with; raises ValueError where it cannot begin as chosen."""
    return judge.begin(rules).phase
