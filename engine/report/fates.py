"""What befell pieces, the weightiest first: as their owner reads it, or as the game master does."""

from collections.abc import Iterable, Iterator, Mapping, Sequence

from engine.board.graph import Board, PowerId
from engine.facts import (
    Attacked,
    Avoided,
    Captured,
    Cause,
    DislodgedAt,
    Eliminated,
    Fact,
    Interned,
    Killed,
    Lost,
    NoContact,
    PublishedAct,
    Removed,
    Returned,
    Riding,
    SecurityCut,
    bare,
)
from engine.language.message import Listed, Message
from engine.orders.standard import Remove
from engine.orders.wording import power_name
from engine.report.citations import rule_name
from engine.report.explain import citation, cited, sentence
from engine.report.facts import message, messages
from engine.visibility.observe import Observation, SeenOrder
from engine.visibility.sight import GM

FATES = (
    *(Eliminated, DislodgedAt, Lost, Cause, Interned, NoContact, Removed),
    *(PublishedAct, Killed, Captured, Riding, SecurityCut, Attacked, Avoided, Returned),
)
"""What happened to pieces, the weightiest first."""


def fates(
    of: Mapping[type[Fact], Sequence[Fact]], seen: Observation, board: Board
) -> Iterator[Message]:
    """What befell pieces, in sentences; to the game master also who was told it, and the rule.

    A piece that a rule took goes with what the rule says, where its owner is told that.
    """
    heard: dict[tuple[Fact, str], list[PowerId]] = {}
    for one in seen.heard:
        heard.setdefault((one.fact, one.rule), []).append(one.power)
    said = {bare(fact) for fact, _ in heard}
    reasons = _removals(seen.orders)
    for kind in FATES:
        for (fact, rule), powers in heard.items():
            if isinstance(bare(fact), kind):
                yield cited(_told_to(fact, powers, board), rule)
        left = [one for one in of.get(kind, ()) if bare(one) not in said]
        explained = [one for one in left if _key(bare(one)) in reasons]
        rest = [one for one in left if one not in explained]
        yield from messages(rest, board, to_gm=seen.viewer == GM, reader=seen.viewer)
        yield from (_because(one, reasons[_key(bare(one))], board) for one in explained)


def _told_to(fact: Fact, powers: Iterable[PowerId], board: Board) -> Message:
    """A fact in the words of those who were told it; what all are told needs no names."""
    if isinstance(fact, PublishedAct):
        return message(fact, board)
    names = Listed(tuple(power_name(board, power) for power in dict.fromkeys(powers)))
    return Message("report.told_to", powers=names, fact=message(fact, board))


def _removals(orders: Iterable[SeenOrder]) -> Mapping[tuple[str, str], SeenOrder]:
    """The removals whose causes are told, by kind and province."""
    return {
        (one.order.kind, one.order.at[:3]): one
        for one in orders
        if isinstance(one.order, Remove) and citation(one)
    }


def _key(fact: Fact) -> tuple[str, str]:
    return (fact.kind, fact.place) if isinstance(fact, Removed) else ("", "")


def _because(fact: Fact, one: SeenOrder, board: Board) -> Message:
    why, rule = sentence(one, board), rule_name(citation(one))
    return Message("fact.removed_because", fact=message(fact, board), why=why, rule=rule)
