"""What a map shows of an observation: owners and pieces as frozen values, without Qt."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from types import MappingProxyType

from engine.board.graph import Location, PowerId, ProvinceId
from engine.visibility.observe import Observation


@dataclass(frozen=True, slots=True)
class Piece:
    """A unit on the map; where they are not known, ``power`` is None and ``kind`` is ``?``."""

    at: Location
    kind: str
    power: PowerId | None
    dislodged: bool = False


@dataclass(frozen=True, slots=True)
class MapView:
    """All that a map shows of one turn to one viewer."""

    viewer: PowerId
    owners: Mapping[ProvinceId, PowerId]
    pieces: tuple[Piece, ...]


def map_view(seen: Observation) -> MapView:
    """What the map shows of an observation."""
    owners = {
        ProvinceId(words[1]): PowerId(words[2])
        for words in map(str.split, seen.facts)
        if words[0] == "centre" and words[2] != "NONE"
    }
    return MapView(seen.viewer, MappingProxyType(owners), tuple(_pieces(seen)))


def _pieces(seen: Observation) -> Iterator[Piece]:
    for fact in seen.facts:
        match fact.split():
            case ["unit" | "dislodged" as sort, place, power, kind]:
                owner = None if power == "?" else PowerId(power)
                yield Piece(Location(place), kind, owner, dislodged=sort == "dislodged")
            case _:
                pass
