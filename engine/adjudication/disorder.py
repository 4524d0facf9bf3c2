"""Which units a power loses when its owner names too few: the editions' rules of civil disorder."""

from collections.abc import Callable, Iterable, Mapping
from functools import lru_cache

from engine.board.graph import Board, Location, PowerId, ProvinceId
from engine.board.reach import steps
from engine.position import Position
from engine.units import FLEET, Unit

HOME = "home"
"""Farthest from the power's home centres, whoever owns them (1971, 1982)."""

COUNTRY = "country"
"""Farthest from the power's home provinces (2000)."""

OWNED = "owned"
"""Farthest from the centres that the power owns (2023)."""


def farthest_first(board: Board, position: Position, power: PowerId, rule: str) -> tuple[Unit, ...]:
    """A power's units in the order it loses them (DATC 4.D.8, 6.J.3 to 6.J.11).

    The farthest goes first, of equally far ones fleets, then by the province's name. An army counts
    land and sea alike, as if a convoy could carry it over the sea; a fleet does so only under
    ``OWNED``, and otherwise counts the steps that it could sail.
    """
    targets = _TARGETS[rule](board, position, power)
    marched = steps(_ways(board), targets)
    sailed = marched if rule == OWNED else steps(_routes(board), _harbours(board, targets))
    nowhere = len(board.provinces) + 1

    def rank(unit: Unit) -> tuple[int, bool, str]:
        if unit.kind == FLEET and rule != OWNED:
            distance = sailed.get(unit.at, nowhere)
        else:
            distance = marched.get(unit.province, nowhere)
        return -distance, unit.kind != FLEET, board.provinces[unit.province].name

    return tuple(sorted(position.of(power), key=rank))


_Links = Mapping[str, Iterable[str]]
_TARGETS: Mapping[str, Callable[[Board, Position, PowerId], Iterable[ProvinceId]]] = {
    HOME: lambda board, _, power: board.home_centres[power],
    COUNTRY: lambda board, _, power: board.powers[power].home,
    OWNED: lambda _, position, power: position.owned(power),
}


@lru_cache(maxsize=16)
def _ways(board: Board) -> _Links:
    """Every province with those that an army or a fleet can reach from it."""
    ways: dict[str, set[str]] = {}
    for links in (board.armies, board.fleets):
        for place, near in links.items():
            ways.setdefault(Board.province_of(place), set()).update(map(Board.province_of, near))
    return ways


@lru_cache(maxsize=16)
def _routes(board: Board) -> _Links:
    """Every location of a fleet with those it can sail to."""
    return {str(place): near for place, near in board.fleets.items()}


def _harbours(board: Board, targets: Iterable[ProvinceId]) -> tuple[Location, ...]:
    """The locations in these provinces where fleets can be."""
    wanted = frozenset(targets)
    return tuple(place for place in board.fleets if Board.province_of(place) in wanted)
