"""Rulebook editions as policies: every switch on which the rulebooks differ, in one record."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from types import MappingProxyType

from engine.errors import UserError
from engine.language.message import Listed

PREFIX = "adj."
"""What the names of all these options begin with."""

AS_EDITION = "rulebook"
"""The value of an option that leaves the answer to the edition."""


class RulebookError(UserError):
    """An option names no known edition or answer."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Rulebook:
    """One edition's answers to the questions that editions answer differently.

    Each field is the option ``adj.<field>``; `OPTIONS` says what its values mean.
    """

    edition: str = "2023"
    paradox: str = "szykman"
    multi_route: str = "all"
    adjacent_convoy: str = "intent"
    convoy_self_cut: str = "not_cut"
    retreat_to_convoy_origin: str = "allowed"
    disrupted_convoy_effect: str = "none"
    dislodged_no_effect: str = "head_to_head"
    support_coast: str = "optional"
    impossible_order: str = "ignored"
    waive_builds: str = "allowed"
    cd_removal: str = "owned"
    civil_disorder: str = "hold"


_EDITION_2023 = Rulebook()
_EDITION_2000 = Rulebook(
    edition="2000", paradox="2000", dislodged_no_effect="literal", cd_removal="country"
)
_EDITION_1982 = Rulebook(
    edition="1982",
    paradox="1982",
    dislodged_no_effect="literal",
    impossible_order="move",
    cd_removal="home",
    civil_disorder="disband",
)
_EDITION_1971 = replace(
    _EDITION_1982,
    edition="1971",
    paradox="1971",
    multi_route="any",
    adjacent_convoy="opposite",
)

EDITIONS: Mapping[str, Rulebook] = MappingProxyType(
    {
        "2023": _EDITION_2023,
        "2000": _EDITION_2000,
        "1992": replace(_EDITION_1982, edition="1992"),
        "1982": _EDITION_1982,
        "1976": replace(_EDITION_1971, edition="1976"),
        "1971": _EDITION_1971,
    }
)
"""Every edition by year; 1976 reprints 1971, and 1992 keeps the rules of 1982."""

OPTIONS: tuple[tuple[str, tuple[str, ...], str], ...] = (
    ("adj.rulebook", tuple(EDITIONS), "DATC 2"),
    ("adj.paradox", (AS_EDITION, "szykman", "all_hold", "1971", "1982", "2000"), "DATC 4.A.2"),
    ("adj.multi_route", (AS_EDITION, "all", "any"), "DATC 4.A.1"),
    ("adj.adjacent_convoy", (AS_EDITION, "intent", "fallback", "via", "opposite"), "DATC 4.A.3"),
    ("adj.convoy_self_cut", ("not_cut", "cut", AS_EDITION), "DATC 4.A.4"),
    ("adj.retreat_to_convoy_origin", ("allowed", "forbidden", AS_EDITION), "DATC 4.A.5"),
    ("adj.disrupted_convoy_effect", ("none", "contests", AS_EDITION), "Rule XII.3"),
    ("adj.dislodged_no_effect", ("head_to_head", "literal", AS_EDITION), "DATC 4.A.7"),
    ("adj.support_coast", ("optional", "own", "required", AS_EDITION), "DATC 4.B.4"),
    ("adj.impossible_order", ("ignored", "move", AS_EDITION), "DATC 4.E.1"),
    ("adj.waive_builds", ("allowed", "forbidden", AS_EDITION), "DATC 4.D.7"),
    ("adj.cd_removal", (AS_EDITION, "home", "country", "owned"), "DATC 4.D.8"),
    ("adj.civil_disorder", ("hold", "disband", AS_EDITION), "Rulebook 1971, page 9"),
)
"""Every switch with its values and its clause; the first value is the reading recommended today."""


def from_options(options: Mapping[str, str]) -> Rulebook:
    """The rulebook that a set of options describes; missing options have their defaults.

    Raises RulebookError if an option has an unknown value.
    """
    book = EDITIONS["2023"]
    answers: dict[str, str] = {}
    for key, values, _ in OPTIONS:
        value = options.get(key, values[0])
        if value not in values:
            raise RulebookError(
                "choice.cannot_be_is_one",
                key=key,
                value=value,
                values=Listed(tuple(values), "comma"),
            )
        if key == "adj.rulebook":
            book = EDITIONS[value]
        elif value != AS_EDITION:
            answers[key.removeprefix(PREFIX)] = value
    return replace(book, **answers)


def edition(year: str) -> Rulebook:
    """The default way to play an edition: its own text, unless the options leave it the choice.

    Raises RulebookError if there is no such edition.
    """
    return from_options({"adj.rulebook": year})
