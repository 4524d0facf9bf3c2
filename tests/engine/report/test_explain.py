"""Every reason is told in a clear sentence with its rule."""

import sys
from collections.abc import Iterator
from dataclasses import fields
from random import Random
from typing import Any, get_type_hints

import pytest

from engine import judge
from engine.adjudication import adjustment_reasons, movement, reasons, retreats
from engine.adjudication.outcome import Outcome, Reason, Result
from engine.board.graph import Location, PowerId, ProvinceId
from engine.language.message import written
from engine.language.texts import LANGUAGES, pattern
from engine.orders.notation import reader_for
from engine.orders.order import Order
from engine.orders.standard import Move
from engine.report.explain import explain, sentence, told_by
from engine.units import Unit
from engine.visibility.observe import SeenOrder
from tests.helpers.positions import board, position, situation, unit

judge.catalogue()  # every variant's own reasons are to be known here

VIENNA = PowerId("AUSTRIA"), Move("A", "VIE", "TYR")
"""A power and its order, for reasons that are looked at alone."""


def kinds(base: type) -> Iterator[type]:
    """All subclasses; what a dataclass with slots was made from is none."""
    for kind in base.__subclasses__():
        if getattr(sys.modules[kind.__module__], kind.__name__, None) is kind:
            yield kind
        yield from kinds(kind)


def standard_kinds() -> list[type]:
    """Every reason and closure of the standard game that stands for something."""
    modules = {reasons.__name__, retreats.__name__, adjustment_reasons.__name__}
    found = [*kinds(Reason), *kinds(retreats.Closure)]
    return [k for k in found if k.__module__ in modules and not k.__name__.startswith("_")]


EVIDENCE: dict[Any, Any] = {
    "why": written("It is too far away."),
    Unit: unit("ITALY", "A VEN"),
    Reason: reasons.HELD,
    Order: Move("A", "VEN", "TYR"),
    Location: "TRI",
    ProvinceId: "TRI",
    PowerId: "ITALY",
    int: 2,
    bool: True,
    str: "szykman",
    tuple[Unit, ...]: (unit("ITALY", "A VEN"), unit("ITALY", "F ADR")),
    tuple[retreats.Closure, ...]: (retreats.LeftByStandoff("BOH"),),
    Unit | None: None,
    PowerId | None: None,
}


def example(kind: type) -> Any:
    hints = get_type_hints(kind)
    names = [field.name for field in fields(kind)]
    return kind(*(EVIDENCE[name if name in EVIDENCE else hints[name]] for name in names))


@pytest.mark.parametrize("kind", standard_kinds(), ids=lambda kind: kind.__name__)
def test_every_reason_is_told_in_whole_sentences(kind):
    reason = example(kind)
    if not isinstance(reason, Reason):
        reason = retreats.RetreatClosed((reason,))
    text = str(sentence(Outcome(*VIENNA, reason), board()))
    assert text[0].isupper()
    assert text.endswith(".")
    assert not set("{}") & set(text)
    assert "None" not in text
    assert "  " not in text


@pytest.mark.parametrize(
    "kind",
    [kind for kind in kinds(Reason) if kind.__module__.startswith("engine.")],
    ids=lambda kind: kind.__name__,
)
def test_every_reason_has_its_text_in_every_language(kind):
    if not kind.__name__.startswith("_"):
        assert all(pattern(language, told_by(kind)) for language in LANGUAGES)


@pytest.mark.parametrize("kind", [k for k in standard_kinds() if issubclass(k, Reason)])
def test_every_reason_cites_a_rule(kind):
    assert kind.rule


def told(units: dict[str, list[str]], orders: dict[str, list[str]]) -> dict[str, str]:
    """What is said of each order of a movement phase."""
    resolution = movement.resolve(situation(position("S1901M", units), orders))
    return {str(o.order): str(sentence(o, board())) for o in resolution.outcomes}


def test_a_standoff_names_who_stood_it_off_and_the_strengths():
    said = told(
        {"AUSTRIA": ["A VIE"], "ITALY": ["A VEN"]},
        {"AUSTRIA": ["A VIE - TYR"], "ITALY": ["A VEN - TYR"]},
    )
    assert said["A VIE - TYR"] == (
        "Army Vienna \N{EN DASH} Tyrolia bounced: stood off by the army in Venice (1 against 1)."
    )


def test_a_dislodged_unit_hears_by_whom_and_what_its_own_order_did():
    said = told(
        {"AUSTRIA": ["A TYR"], "ITALY": ["A VEN", "A PIE"], "GERMANY": ["A MUN"]},
        {
            "AUSTRIA": ["A TYR - MUN"],
            "ITALY": ["A VEN - TYR", "A PIE S A VEN - TYR"],
            "GERMANY": ["A MUN H"],
        },
    )
    assert said["A TYR - MUN"] == (
        "The army in Tyrolia was dislodged by the army in Venice. "
        "Army Tyrolia \N{EN DASH} Munich bounced: stood off by the army in Munich (1 against 1)."
    )


def test_a_retreat_says_which_wishes_were_closed_and_why():
    where = position(
        "S1901R",
        {"ITALY": ["A VIE"]},
        dislodged={"AUSTRIA": ["A VIE FROM TRI"]},
        barred=["BOH"],
    )
    resolution = retreats.resolve(situation(where, {"AUSTRIA": ["A VIE R BOH, TRI, TYR"]}))
    assert str(explain(resolution.outcomes[0], board())) == (
        "The army in Vienna retreats to Tyrolia. "
        "Bohemia was closed: a standoff had left it vacant. "
        "Trieste was closed: the attack came from there. [Retreats]"
    )


def test_coasts_are_told_by_their_names():
    order = reader_for(board()).order("F SPA/NC - GAS")
    said = str(sentence(Outcome(PowerId("FRANCE"), order, reasons.MOVED), board()))
    assert said == "Fleet Spain (north coast) \N{EN DASH} Gascony succeeds."


def test_where_no_cause_is_told_the_sentence_gives_none():
    seen = SeenOrder(*VIENNA, Result.FAILS, None)
    assert str(explain(seen, board())) == "Army Vienna \N{EN DASH} Tyrolia fails."


def test_the_setting_up_of_a_spy_cites_the_clause_about_the_beginning() -> None:
    rules = judge.ruleset("blind")
    start = judge.begin(rules)
    orders = {PowerId("FRANCE"): [rules.reader.order("DEPLOY SPY BUR")]}
    turn = judge.adjudicate(rules, start, judge.submit(rules, start, orders), Random(1))
    french = [o.reason for o in turn.resolution.outcomes if o.power == "FRANCE"]
    assert [(one.rule, one.unordered) for one in french] == [("BL-F", False), ("BL-Q31", True)]
