"""Bids for countries and preference lists: what each country is worth, with some luck."""

from collections.abc import Callable, Iterator
from random import Random
from typing import TypeAlias

from engine.orders.choices import Choice, Node
from engine.orders.order import Order

_ROUNDS = 400
_PLANS = 36
"""So often two bidders meet in thought, each with so many ways to share out the purse."""

_KEPT = 0.5
"""What a credit is worth that is left, beside one well spent."""

Appraise: TypeAlias = Callable[[list[str]], list[float]]
"""What countries are worth."""


def wish_list(nodes: tuple[Node, ...], draw: Random) -> Order | None:
    """All countries in one's own order of preference, as far as the game offers them in turn."""
    while nodes:
        node = nodes[0] if nodes[0].step.choice is not Choice.POWER else draw.choice(nodes)
        if node.order is not None and not node.children:
            return node.order
        nodes = node.children
    return None


def bids(
    offers: tuple[Node, ...], appraise: Appraise, purses: tuple[int, int], draw: Random
) -> Iterator[Order]:
    """A bid for each country worth one, out of one's own purse and with the rival's in mind."""
    countries = [node for offer in offers for node in offer.children]
    worth = [max(0.0, one) for one in appraise([one.step.key for one in countries])]
    if not any(worth):
        return
    mine = [_plan(worth, purses[0], draw) for _ in range(_PLANS)]
    theirs = [_plan(worth, purses[1], draw) for _ in range(_PLANS)]
    chosen = _matched(mine, theirs, worth, draw)
    for country, amount in zip(countries, chosen, strict=True):
        bid = country.child(str(amount)) if amount else None
        if bid is not None and bid.order is not None:
            yield bid.order


def _plan(worth: list[float], purse: int, draw: Random) -> list[int]:
    """A way to spend part of the purse: more on what is worth more."""
    spent = purse * draw.uniform(0.4, 1.0)
    weights = [one * draw.uniform(0.2, 1.8) if draw.random() < 0.8 else 0.0 for one in worth]
    total = sum(weights) or 1.0
    plan = [int(spent * weight / total) for weight in weights]
    left = purse - sum(plan)
    for number, amount in enumerate(plan):
        if amount and left and draw.random() < 0.5:
            plan[number], left = amount + 1, left - 1
    return plan


def _matched(
    mine: list[list[int]], theirs: list[list[int]], worth: list[float], draw: Random
) -> list[int]:
    """One of the plans, drawn from a mixed strategy that neither side regrets (regret matching)."""
    price = _KEPT * sum(worth) / max(1, *map(sum, mine))
    gains = [[_gain(a, b, worth, price) for b in theirs] for a in mine]
    losses = [[_gain(b, a, worth, price) for a in mine] for b in theirs]
    regrets = ([0.0] * len(mine), [0.0] * len(theirs))
    played = [0] * len(mine)
    for _ in range(_ROUNDS):
        one, other = (_drawn(regret, draw) for regret in regrets)
        played[one] += 1
        for number, gain in enumerate(gains):
            regrets[0][number] += gain[other] - gains[one][other]
        for number, gain in enumerate(losses):
            regrets[1][number] += gain[one] - losses[other][one]
    return draw.choices(mine, played)[0]


def _gain(mine: list[int], theirs: list[int], worth: list[float], price: float) -> float:
    found = 0.0
    for a, b, value in zip(mine, theirs, worth, strict=True):
        if a > b:
            found += value - price * a
        elif b > a:
            found -= value - price * b
    return found


def _drawn(regret: list[float], draw: Random) -> int:
    hopes = [max(0.0, one) for one in regret]
    if not any(hopes):
        return draw.randrange(len(regret))
    return draw.choices(range(len(regret)), hopes)[0]
