"""Raising agents in Winter (INF-3)."""

from collections.abc import Mapping
from typing import ClassVar

from engine.adjudication.effects import Effect, Raised
from engine.adjudication.outcome import Outcome, Reason, Result
from engine.adjudication.turn import Resolution, Situation
from engine.board.graph import Board, PowerId, ProvinceId
from engine.orders.covert import AGENT
from engine.orders.standard import Build
from engine.position import Position
from engine.units import Stack


class AgentsRaised(Reason, result=Result.SUCCEEDS, rule="INF-3a"):
    """The agents are raised."""

    sentence: ClassVar[str] = "infiltration.agents_raised"


class NoAgentsDue(Reason, result=Result.VOID, rule="INF-3b", sentence="infiltration.no_agents_due"):
    """More agents than the power may raise, or in a place that is not its own."""


def allowance(position: Position, power: PowerId, options: Mapping[str, str]) -> int:
    """How many agents a power may raise this Winter (INF-3b, INF-Q14)."""
    most = len(position.owned(power))
    if options["inf.build_cap"] == "total":
        have = sum(s.count for s in position.covert if s.power == power)
        have += sum(p.count for p in position.prisoners if p.power == power)
        return max(0, most - have)
    return most


def sites(
    board: Board, position: Position, power: PowerId, options: Mapping[str, str]
) -> tuple[ProvinceId, ...]:
    """Where a power may raise agents: its home centres still owned, or all it owns (INF-Q15)."""
    owned = position.owned(power)
    if options["inf.build_sites"] == "any_owned":
        return owned
    return tuple(p for p in owned if p in board.home_centres[power])


def raised(situation: Situation) -> Resolution:
    """The agents that every power raises, in the order of its lines."""
    outcomes: list[Outcome] = []
    effects: list[Effect] = []
    for power in situation.powers:
        position, options = situation.position, situation.options
        left = allowance(position, power, options)
        places = sites(situation.board, position, power, options)
        for order in situation.submission.orders.get(power, ()):
            if not isinstance(order, Build) or order.kind != AGENT:
                continue
            place = Board.province_of(order.at)
            due = place in places and order.count <= left
            if due:
                left -= order.count
                effects.append(
                    Raised(Stack(kind=AGENT, power=power, province=place, count=order.count))
                )
            outcomes.append(Outcome(power, order, AgentsRaised() if due else NoAgentsDue()))
    return Resolution(tuple(outcomes), tuple(effects))
