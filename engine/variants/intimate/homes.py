"""How home countries are chosen, and what purse each brings (ID-2, ID-4c)."""

from collections.abc import Mapping, Sequence

from engine.board.graph import PowerId
from engine.position import Player

_PURSES = {"AUSTRIA": 24, "GERMANY": 22, "ITALY": 24}
_USUAL = 20


def purse(country: PowerId) -> int:
    """The credits that a home country begins with."""
    return _PURSES.get(country, _USUAL)


def first_difference(
    lists: Mapping[Player, Sequence[PowerId]],
) -> Mapping[Player, PowerId] | None:
    """Each player's country of the first rank where the lists differ (ID-2b); None if none does."""
    ranks = zip(*lists.values(), strict=True)
    for countries in ranks:
        if len(set(countries)) > 1:
            return dict(zip(lists, countries, strict=True))
    return None
