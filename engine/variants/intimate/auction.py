"""The yearly auction: sealed bids in, controllers and prices out (ID-3 to ID-6)."""

from collections.abc import Mapping
from dataclasses import dataclass

from engine.board.graph import PowerId
from engine.position import ANARCHY, Player

Bids = Mapping[Player, Mapping[PowerId, int]]
"""What each player bids for each country; nothing counts as 0."""


@dataclass(frozen=True, slots=True)
class Sale:
    """How an auction ends: who controls each country, and what each player has left.

    ``lost`` is true where both players overbid and the game is lost by both (ID-Q6).
    """

    control: Mapping[PowerId, Player]
    left: Mapping[Player, int]
    lost: bool = False


def auction(
    countries: tuple[PowerId, ...],
    bids: Bids,
    purses: Mapping[Player, int],
    options: Mapping[str, str],
) -> Sale:
    """Each country goes to the higher bid; equal bids leave it in anarchy (ID-3d, ID-6).

    A player whose successful bids exceed the purse loses it all, and the other gains countries at
    half price (ID-5b); how far that reaches, and what follows if the other cannot pay either, is up
    to the options.
    """
    control = {c: _winner(c, bids) for c in countries}
    cost = {p: sum(bids[p].get(c, 0) for c in countries if control[c] == p) for p in purses}
    broke = [p for p in purses if cost[p] > purses[p]]
    if len(broke) == len(purses):
        return _bust(countries, purses, lost=options["id.both_overbid"] == "both_lose")
    if broke:
        return _windfall(countries, bids, purses, options, broke[0])
    return Sale(control, {p: purses[p] - cost[p] for p in purses})


def _winner(country: PowerId, bids: Bids) -> Player:
    offers = {player: made.get(country, 0) for player, made in bids.items()}
    best = max(offers.values(), default=0)
    winners = [player for player, amount in offers.items() if amount == best]
    return winners[0] if len(winners) == 1 else ANARCHY


def _bust(
    countries: tuple[PowerId, ...], purses: Mapping[Player, int], *, lost: bool = False
) -> Sale:
    return Sale(dict.fromkeys(countries, ANARCHY), dict.fromkeys(purses, 0), lost)


def _windfall(
    countries: tuple[PowerId, ...],
    bids: Bids,
    purses: Mapping[Player, int],
    options: Mapping[str, str],
    broke: Player,
) -> Sale:
    """The other player's gain when one has overbid (ID-Q4, ID-Q5, ID-Q7)."""
    other = next(p for p in purses if p != broke)
    mine, his = bids[other], bids[broke]
    scope = options["id.overbid_scope"]
    half, full = _prices(countries, mine, his, scope)
    if options["id.half_rounding"] == "each":
        price = sum((amount + 1) // 2 for amount in half.values())
    else:
        price = (sum(half.values()) + 1) // 2
    price += sum(full.values())
    if price > purses[other] and options["id.cascade"] == "bust":
        return _bust(countries, purses)
    control = {c: other if c in half or c in full else ANARCHY for c in countries}
    return Sale(control, {broke: 0, other: max(0, purses[other] - price)})


def _prices(
    countries: tuple[PowerId, ...],
    mine: Mapping[PowerId, int],
    his: Mapping[PowerId, int],
    scope: str,
) -> tuple[dict[PowerId, int], dict[PowerId, int]]:
    """The bids to be paid by half and those to be paid in full.

    ``all``: everything bid for, by half. ``contested``: by half only if the overbidder bid too.
    ``overbidder``: what the overbidder bid for, by half of one's own bid there, and one's other
    successful bids in full.
    """
    wanted = {c: mine.get(c, 0) for c in countries if mine.get(c, 0) > 0}
    if scope == "all":
        return wanted, {}
    contested = {c for c in countries if his.get(c, 0) > 0}
    if scope == "contested":
        half = {c: amount for c, amount in wanted.items() if c in contested}
    else:
        half = {c: mine.get(c, 0) for c in countries if c in contested}
    return half, {c: amount for c, amount in wanted.items() if c not in contested}
