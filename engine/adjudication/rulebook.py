"""Rulebook editions as policies: every switch on which the rulebooks differ, in one record."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from types import MappingProxyType
from typing import TypeAlias

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

OptionRow: TypeAlias = tuple[str, tuple[str, ...], str, str, str]
"""An option as (key, values, default, clause, help)."""

OPTIONS: tuple[OptionRow, ...] = (
    (
        "adj.rulebook",
        tuple(EDITIONS),
        "2023",
        "DATC 2",
        "The edition that answers wherever another adj. option says “rulebook”.",
    ),
    (
        "adj.paradox",
        (AS_EDITION, "szykman", "all_hold", "1971", "1982", "2000"),
        AS_EDITION,
        "DATC 4.A.2",
        (
            "A convoy that depends on its own attack: it fails (szykman, the custom since 2000), "
            "all its moves fail (all_hold), or the words of a book hold, with szykman behind them."
        ),
    ),
    (
        "adj.multi_route",
        (AS_EDITION, "all", "any"),
        AS_EDITION,
        "DATC 4.A.1",
        "A convoy by several routes fails when all of them are disrupted, or any one (1971).",
    ),
    (
        "adj.adjacent_convoy",
        (AS_EDITION, "intent", "fallback", "via", "opposite"),
        AS_EDITION,
        "DATC 4.A.3",
        (
            "What sends an army next door by sea: VIA or an own fleet's convoy (intent; fallback: "
            "by land if no convoy is ordered), VIA alone, or the need of a swap (opposite, 1971)."
        ),
    ),
    (
        "adj.convoy_self_cut",
        ("not_cut", "cut", AS_EDITION),
        "not_cut",
        "DATC 4.A.4",
        "Whether an army by convoy cuts the support of an attack on the province it comes from.",
    ),
    (
        "adj.retreat_to_convoy_origin",
        ("allowed", "forbidden", AS_EDITION),
        "allowed",
        "DATC 4.A.5",
        "Whether a unit dislodged by a convoyed army may retreat to where that army came from.",
    ),
    (
        "adj.disrupted_convoy_effect",
        ("none", "contests", AS_EDITION),
        "none",
        "Rule XII.3",
        "Whether an army whose convoy was disrupted still stands others off at its destination.",
    ),
    (
        "adj.dislodged_no_effect",
        ("head_to_head", "literal", AS_EDITION),
        "head_to_head",
        "DATC 4.A.7",
        (
            "When a dislodged unit counts for nothing where its attacker came from: only after a "
            "head-to-head battle, or always, as the books to 2000 say literally."
        ),
    ),
    (
        "adj.support_coast",
        ("optional", "own", "required", AS_EDITION),
        "optional",
        "DATC 4.B.4",
        "Whose support of a fleet may leave out its coast: everybody's, its owner's, nobody's.",
    ),
    (
        "adj.impossible_order",
        ("ignored", "move", AS_EDITION),
        "ignored",
        "DATC 4.E.1",
        "Whether a unit with an impossible move may be supported in place, or counts as moving.",
    ),
    (
        "adj.waive_builds",
        ("allowed", "forbidden", AS_EDITION),
        "allowed",
        "DATC 4.D.7",
        "Whether a power may leave a build unused.",
    ),
    (
        "adj.cd_removal",
        (AS_EDITION, "home", "country", "owned"),
        AS_EDITION,
        "DATC 4.D.8",
        (
            "Units removed without orders are those farthest from home centres (1971, 1982), from "
            "home provinces (2000), or from centres owned (2023)."
        ),
    ),
    (
        "adj.civil_disorder",
        ("hold", "disband", AS_EDITION),
        "hold",
        "Rulebook 1971, page 9",
        "Whether dislodged units of a power without orders may retreat, or are disbanded at once.",
    ),
)
"""All switches for option lists; the defaults are the readings recommended today."""


def from_options(options: Mapping[str, str]) -> Rulebook:
    """The rulebook that a set of options describes; absent options have their default.

    Raises:
        RulebookError: an option has a value that it does not know.
    """
    book = EDITIONS["2023"]
    answers: dict[str, str] = {}
    for key, values, default, _, _ in OPTIONS:
        value = options.get(key, default)
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
    """How an edition is played by default: its own words where the options leave it the answer.

    Raises:
        RulebookError: there is no such edition.
    """
    return from_options({"adj.rulebook": year})
