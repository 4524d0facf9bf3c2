"""Changes to what the other seats keep to themselves: sealed orders and bids, purses, lists."""

from dataclasses import replace

from engine.board.graph import PowerId
from engine.orders.order import Order
from engine.phases import PhaseKind
from engine.position import Player
from engine.variants.intimate.orders import Bid, Prefer
from tests.helpers.cases import Case
from tests.helpers.reach import World, known_orders


def sealed(case: Case) -> World | None:
    """Other orders of another seat, before they are read: fewer of them, other bids and lists."""
    seat = case.draw.choice([s for s in case.rules.seats if s != case.viewer])
    given = known_orders(case.world.given)
    for power in {seat, *case.rules.variant.eyes(case.position, seat)} & set(given):
        given[power] = [_other(case, line) for line in given[power] if case.draw.random() < 0.5]
    return World(case.position, given)


def _other(case: Case, line: Order) -> Order:
    if isinstance(line, Bid):
        return replace(line, amount=case.draw.randrange(20))
    if isinstance(line, Prefer):
        return Prefer(tuple(case.draw.sample(line.countries, len(line.countries))))
    return line


def _rival(case: Case) -> PowerId:
    return next(seat for seat in case.rules.seats if seat != case.viewer)


def changed_purse(case: Case) -> World | None:
    """Another purse of the rival, when its bids and the viewer's stay within all purses (ID-Q26).

    A bid that nobody can pay is known by what comes of it.
    """
    position, rival = case.position, Player(_rival(case))
    purses = dict(position.credits)
    if rival not in purses:
        return None
    if case.kind is PhaseKind.BIDS and _spent(case, case.viewer) > purses[Player(case.viewer)]:
        return None
    least = _spent(case, PowerId(rival)) if case.kind is PhaseKind.BIDS else 0
    if least > purses[rival]:
        return None
    purses[rival] = least + case.draw.randrange(30)
    return World(replace(position, credits=purses), case.world.given)


def _spent(case: Case, seat: PowerId) -> int:
    return sum(line.amount for line in case.world.lines(seat) if isinstance(line, Bid))


def changed_list(case: Case) -> World | None:
    """Another list of the rival after the rank that decides (ID-2b)."""
    if case.kind is not PhaseKind.PREFERENCES:
        return None
    mine, theirs = (
        [line for line in case.world.lines(seat) if isinstance(line, Prefer)]
        for seat in (case.viewer, _rival(case))
    )
    if not mine or not theirs:
        return None
    one, two = mine[-1].countries, theirs[-1].countries
    ranks = [rank for rank, pair in enumerate(zip(one, two, strict=True)) if len({*pair}) > 1]
    if not ranks:
        return None
    kept, rest = two[: ranks[0] + 1], two[ranks[0] + 1 :]
    other = Prefer((*kept, *case.draw.sample(rest, len(rest))))
    given = known_orders(case.world.given)
    given[_rival(case)] = [other]
    return World(case.position, given)
