"""Each duty of the exam finds a variant that does not do it."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import partial
from types import MappingProxyType
from typing import ClassVar

import pytest

from engine import judge
from engine.adjudication.effects import Built
from engine.adjudication.outcome import Outcome, Reason, Result
from engine.adjudication.turn import Resolution, Situation, Told
from engine.exam.duties import OURS
from engine.exam.sitting import Sitting
from engine.facts import Due, EmptyAt, OrderGiven
from engine.game import packet
from engine.orders.choices import Node
from engine.orders.covert import SPY
from engine.orders.offers import verb
from engine.orders.standard import Hold, Waive
from engine.orders.submission import Entry, Submission
from engine.rules import Variant
from engine.units import ARMY, FLEET, Stack, Unit
from engine.variants import blind, espionage, spy, standard
from engine.visibility.audit import Expected
from engine.visibility.observe import Observation
from engine.visibility.sight import GM, every_order

DUTIES = {duty.name: duty for duty in OURS}


def faults(name: str, record: Variant, home: object = None) -> tuple[str, ...]:
    return DUTIES[name].faults(Sitting(judge.ruleset(record), home, seeds=(11,), deadlines=5))


def moved(record: Variant, change: object) -> Variant:
    """The same rules, with something done to what becomes of movement."""
    usual = record.resolvers["M"]

    def resolve(situation: Situation) -> Resolution:
        return change(situation, usual(situation))

    return replace(record, resolvers=MappingProxyType({**record.resolvers, "M": resolve}))


def kinds(record: Variant, made: type, **parts: object) -> Variant:
    """The same rules, with one kind of order changed."""
    changed = (replace(k, **parts) if k.made is made else k for k in record.order_kinds)
    return replace(record, order_kinds=tuple(changed))


@dataclass(frozen=True, slots=True)
class Shrugged(Reason):
    """Something that nobody knows the rule of."""

    result: ClassVar[Result] = Result.SUCCEEDS
    rule: ClassVar[str] = "NO-1"
    sentence: ClassVar[str] = "{line} None"


def _shrugged(_: Situation, found: Resolution) -> Resolution:
    outcomes = tuple(Outcome(o.power, o.order, Shrugged()) for o in found.outcomes)
    return replace(found, outcomes=outcomes)


def _numbered(_: Situation, found: Resolution, calls: list[int]) -> Resolution:
    calls.append(1)
    told = (Told("FRANCE", Due("FRANCE", "builds", len(calls))),)
    outcomes = found.outcomes[: -len(calls) % 7 or None]
    return replace(found, outcomes=outcomes, told=told)


def _rambling(_: Situation, found: Resolution) -> Resolution:
    return replace(found, told=(Told("FRANCE", OrderGiven("FRANCE", "two\nlines", "cut")),))


def _first_only(situation: Situation, found: Resolution) -> Resolution:
    first = next(iter(situation.submission.orders), "")
    effects = tuple(e for e in found.effects if getattr(e, "unit", None) is None)
    return found if first != "TURKEY" else replace(found, effects=effects)


def _first_line(situation: Situation, found: Resolution) -> Resolution:
    lines = [orders[0] for orders in situation.submission.orders.values() if orders]
    holds = any(isinstance(line, Hold) for line in lines)
    return found if not holds else Resolution(found.outcomes)


def _conjured(situation: Situation, found: Resolution) -> Resolution:
    if "SWI" in situation.position.units:
        return found
    return found.then(Built(Unit("FRANCE", ARMY, "SWI")))


def _grown(position: object) -> object:
    return replace(position, covert=(Stack(kind=SPY, power="FRANCE", province="PAR", count=0),))


def _loud(rules: judge.Ruleset, position: object, given: Mapping[str, object]) -> Submission:
    """Entry that tells where foreign spies are."""
    found = spy.VARIANT.submit(rules, position, given)
    number = str(len(position.covert))
    return replace(found, entries=tuple(replace(e, why=number) for e in found.entries))


def _deaf(rules: judge.Ruleset, position: object, given: Mapping[str, object]) -> Submission:
    found = standard.VARIANT.submit(rules, position, given)
    entries = dict.fromkeys((e.power, e.order) for e in found.entries)
    return replace(found, entries=tuple(Entry(*key) for key in entries))


def _two_alike(_seen: object) -> tuple[Node, ...]:
    alike = (Node(verb("a", "the same"), Waive()), Node(verb("b", "the same"), Waive()))
    return (Node(verb("waive", "waives"), None, lambda: alike),)


def _one_eyed(_position: object, viewer: str) -> tuple[str, ...]:
    return ("FRANCE",) if viewer == GM else (viewer,)


def _nowhere(_seen: object) -> tuple[Node, ...]:
    return (Node(verb("hold", "holds"), Hold(FLEET, "PAR")),)


FAULTY = {
    "record-named": replace(standard.VARIANT, title=""),
    "record-options": replace(standard.VARIANT, options=standard.VARIANT.options * 2),
    "orders-read": kinds(spy.VARIANT, Hold, read=lambda words, _: [Waive()] if words.rest else ()),
    "orders-possible": kinds(standard.VARIANT, Hold, offer=_nowhere),
    "orders-taken": kinds(standard.VARIANT, Hold, offer=_nowhere),
    "orders-answered": replace(standard.VARIANT, submit=_deaf),
    "orders-offered": replace(
        standard.VARIANT,
        order_kinds=tuple(replace(k, offer=lambda _: ()) for k in standard.VARIANT.order_kinds),
    ),
    "choices-labels": kinds(standard.VARIANT, Waive, offer=_two_alike),
    "turn-again": moved(standard.VARIANT, partial(_numbered, calls=[])),
    "turn-powers": moved(standard.VARIANT, _first_only),
    "turn-lines": moved(standard.VARIANT, _first_line),
    "effects-units": moved(standard.VARIANT, _conjured),
    "effects-ground": moved(standard.VARIANT, _conjured),
    "effects-covert": replace(
        espionage.VARIANT, start=lambda *given: _grown(espionage.VARIANT.start(*given))
    ),
    "outcomes-told": moved(standard.VARIANT, _shrugged),
    "outcomes-cited": moved(standard.VARIANT, _shrugged),
    "facts-written": moved(standard.VARIANT, _rambling),
    "master-sees": replace(blind.VARIANT, eyes=_one_eyed),
    "game-saved": moved(standard.VARIANT, partial(_numbered, calls=[])),
    "reports-agree": replace(
        standard.VARIANT,
        audit=lambda *_: Expected(frozenset({EmptyAt}), frozenset({EmptyAt("XXX")})),
    ),
    "entry-silent": replace(spy.VARIANT, submit=_loud),
    "covert-orders": replace(spy.VARIANT, sight=replace(spy.VARIANT.sight, orders=every_order)),
}


@pytest.mark.parametrize("name", FAULTY)
def test_a_variant_that_does_not_do_its_duty_is_found(name: str) -> None:
    assert faults(name, FAULTY[name])


def test_orders_in_the_sequence_of_their_deciding_are_found(monkeypatch) -> None:
    sitting = Sitting(judge.ruleset("standard"))
    views = [(t, replace(v, orders=tuple(reversed(v.orders)))) for t, v in sitting.views]
    monkeypatch.setitem(sitting.__dict__, "views", views)
    assert DUTIES["orders-sorted"].faults(sitting)


def test_a_packet_that_says_less_than_the_report_is_found(monkeypatch) -> None:
    whole = packet.observation

    def less(*given: object) -> Observation:
        seen = whole(*given)
        return replace(seen, facts=seen.facts[1:])

    monkeypatch.setattr(packet, "observation", less)
    assert faults("packet-same", standard.VARIANT)
