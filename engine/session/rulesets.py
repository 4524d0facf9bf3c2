"""What can be played: variants and mixes with their options, and the resulting rules."""

from collections.abc import Mapping
from pathlib import Path

from engine import judge
from engine.errors import UserError
from engine.guests.found import page
from engine.judge import (
    OptionError,
    VariantError,
    catalogue,
    mixable,
    mixes,
    ruleset,
    variant,
    visiting,
)
from engine.language.message import Listed, Message
from engine.phases import Phase
from engine.rules import Ruleset

__all__ = [
    "OptionError",
    "VariantError",
    "catalogue",
    "mixable",
    "mixes",
    "ruleset",
    "variant",
    "visiting",
]


def guest_keys() -> Mapping[str, Listed]:
    """The letters at the map that guests' orders have, each with its label there."""
    found: dict[str, dict[Message, None]] = {}
    for record in visiting()[0].values():
        for kind in record.order_kinds:
            if kind.key:
                found.setdefault(kind.key, {})[kind.called] = None
    return {key: Listed(tuple(called), "comma") for key, called in sorted(found.items())}


def guest_pages(language: str) -> Mapping[Path, str]:
    """The help pages that guests have in a language, under the first name that has each."""
    try:
        visitors = judge.guests().items()
    except UserError:
        return {}
    return {path: name for name, one in reversed([*visitors]) if (path := page(one, language))}


def first_phase(rules: Ruleset) -> Phase:
    """The deadline that a game begins with; raises ValueError if it cannot begin as chosen."""
    return judge.begin(rules).phase
