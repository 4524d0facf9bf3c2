"""What is remembered of provinces not seen now: when they were, and what stood there."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace

from engine.board.graph import Board, ProvinceId, Terrain
from engine.phases import Phase
from engine.visibility.observe import Observation
from spydip_gui.viewmodel.reading import looked_at, pieces
from spydip_gui.viewmodel.values import Fog, Piece, Sighting


def fog(seen: Observation, board: Board, memory: Sequence[Observation]) -> Mapping[ProvinceId, Fog]:
    """How well each province is known that is not seen now; ``memory`` is oldest first."""
    now = looked_at(seen.facts)
    last = {
        place: Fog(Sighting.EARLIER, when(one.phase), len(memory) - number)
        for number, one in enumerate(memory)
        for place in looked_at(one.facts)
    }
    return {
        id_: last.get(id_, Fog(Sighting.NEVER))
        for id_, province in board.provinces.items()
        if id_ not in now and province.terrain is not Terrain.IMPASSABLE
    }


def remembered(seen: Observation, memory: Sequence[Observation]) -> Iterator[Piece]:
    """The foreign pieces last seen in provinces that are not seen now."""
    hidden_from = set(looked_at(seen.facts))
    own = set(seen.viewer.split("+"))
    for age, one in enumerate(reversed(memory), 1):
        standing = [piece for piece in pieces(one.facts) if not piece.dislodged]
        for piece in standing:
            if ProvinceId(piece.at[:3]) not in hidden_from and piece.power not in own:
                yield replace(piece, since=when(one.phase), age=age)
        hidden_from |= looked_at(one.facts)


def when(phase: Phase) -> str:
    """A season in short: ``S 01``."""
    return f"{phase.season.value} {phase.year % 100:02}"
