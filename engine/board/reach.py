"""Distances on a board: for armies, fleets, covert pieces and convoys, and to centres and homes."""

from collections import deque
from collections.abc import Hashable, Iterable, Mapping
from enum import StrEnum
from typing import TypeVar

from engine.board.graph import Board, Location, ProvinceId

Place = TypeVar("Place", bound=Hashable)


class Way(StrEnum):
    """What distance to measure: for a piece or convoy, or to the nearest centre or home."""

    ARMY = "army"
    FLEET = "fleet"
    COVERT = "covert"
    CONVOY = "convoy"
    CENTRES = "centres"
    HOMES = "homes"


def reach(board: Board, way: Way, start: ProvinceId) -> Mapping[ProvinceId, int]:
    """How many moves away each province is; those that cannot be reached are left out.

    For ``CONVOY``, the number of fleets needed. For ``CENTRES``, the moves to the nearest centre,
    and for ``HOMES`` to the nearest home of any power; these two do not depend on the start.
    """
    match way:
        case Way.ARMY:
            return by_province(steps(board.armies, [Location(start)]))
        case Way.FLEET:
            begin = [at for at in board.fleets if Board.province_of(at) == start]
            return by_province(steps(board.fleets, begin))
        case Way.COVERT:
            return steps(board.neighbours, [start])
        case Way.CONVOY:
            return _overseas(board, start)
        case Way.CENTRES:
            return steps(board.neighbours, board.centres)
        case Way.HOMES:
            return steps(board.neighbours, [at for p in board.powers.values() for at in p.home])


def steps(links: Mapping[Place, Iterable[Place]], start: Iterable[Place]) -> dict[Place, int]:
    """How many steps each place is from the nearest of the places to start from."""
    found = dict.fromkeys(start, 0)
    waiting = deque(found)
    while waiting:
        here = waiting.popleft()
        for place in links.get(here, ()):
            if place not in found:
                found[place] = found[here] + 1
                waiting.append(place)
    return found


def by_province(found: Mapping[Location, int]) -> dict[ProvinceId, int]:
    """The same by province; of a split one, the nearest coast counts."""
    nearest: dict[ProvinceId, int] = {}
    for place, far in found.items():
        province = Board.province_of(place)
        nearest[province] = min(far, nearest.get(province, far))
    return nearest


def _overseas(board: Board, start: ProvinceId) -> dict[ProvinceId, int]:
    """The coasts to which an army can be convoyed, with the fewest fleets that takes."""
    if board.provinces[start].terrain in {"sea", "impassable"}:
        return {}
    near = {sea: [s for s in board.borders[sea] if s in board.seas] for sea in board.seas}
    chain = steps(near, [sea for sea in board.borders[start] if sea in board.seas])
    found = {start: 0}
    for sea, number in sorted(chain.items(), key=lambda one: one[1]):
        for coast in board.borders[sea]:
            if coast not in board.seas and Location(coast) in board.armies:
                found.setdefault(coast, number + 1)
    return found
