"""Observations and games as plain values, for opponents in a process of their own."""

from collections.abc import Iterator, Mapping
from typing import Any

from engine import judge
from engine.adjudication.outcome import Result
from engine.board.graph import PowerId
from engine.facts import OrderGiven, bare, parse
from engine.orders.errors import OrderTextError
from engine.phases import parse_phase
from engine.position import Ending
from engine.rules import Ruleset
from engine.visibility.observe import Observation, SeenOrder


def game(rules: Ruleset, board: str = "") -> dict[str, Any]:
    """The rules of a game, to be restored by `rules_of`; ``board`` is a path if it has one."""
    return {
        "variant": rules.variant.id,
        "mix": rules.variant.mix,
        "board": board or rules.board.name,
        "digest": rules.board.digest,
        "options": dict(rules.options),
    }


def rules_of(game: Mapping[str, Any]) -> Ruleset:
    """The rules that were sent; raises as `judge.ruleset` does, or ValueError.

    The board must be exactly the same: an opponent on another one would order nonsense.
    """
    played = judge.named(game["variant"], game["mix"])
    rules = judge.ruleset(played, game["board"] or None, game["options"])
    if rules.board.digest != game["digest"]:
        raise ValueError(f"The board “{game['board']}” here is not the one that was told.")
    return rules


def told(view: Observation) -> dict[str, Any]:
    """An observation without the causes of results, which no opponent needs."""
    return {
        "viewer": view.viewer,
        "phase": str(view.phase),
        "due": str(view.due),
        "facts": list(view.lines),
        "over": view.ending is not None,
    }


def heard(rules: Ruleset, told: Mapping[str, Any]) -> Observation:
    """The observation that was sent."""
    facts = tuple(map(parse, told["facts"]))
    phase = parse_phase(told["phase"])
    return Observation(
        viewer=PowerId(told["viewer"]),
        phase=phase,
        due=parse_phase(told["due"]),
        facts=facts,
        orders=tuple(_orders(rules, [f for f in map(bare, facts) if isinstance(f, OrderGiven)])),
        ending=Ending((), "") if told["over"] else None,
    )


def _orders(rules: Ruleset, facts: list[OrderGiven]) -> Iterator[SeenOrder]:
    """The orders that are told in full."""
    for fact in facts:
        try:
            order = rules.reader.order(fact.text)
        except OrderTextError:
            continue
        yield SeenOrder(fact.power, order, Result(fact.result), None)
