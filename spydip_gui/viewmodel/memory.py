"""What is remembered of provinces not seen now: when they were last seen, and what was there."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace

from engine.board.graph import Board, PowerId, ProvinceId, Terrain
from engine.phases import Phase
from engine.visibility import memory as visibility
from engine.visibility.memory import looked_at
from engine.visibility.observe import Observation
from spydip_gui.viewmodel.reading import owners, pieces
from spydip_gui.viewmodel.values import Fog, Piece, Sighting


def fog(seen: Observation, board: Board, memory: Sequence[Observation]) -> Mapping[ProvinceId, Fog]:
    """How well each province not seen now is known; ``memory`` is oldest first."""
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


def owners_then(
    seen: Observation, dim: Mapping[ProvinceId, Fog], memory: Sequence[Observation]
) -> Mapping[ProvinceId, PowerId]:
    """Who owned the centres not seen now when last seen, as far as that was told.

    An own centre that is no longer told was lost unseen: everybody is always told their own.
    """
    own = set(seen.viewer.split("+"))
    then = {age: owners(memory[-age].facts) for age in {fog.age for fog in dim.values()} if age}
    known = ((place, then[fog.age].get(place)) for place, fog in dim.items() if fog.age)
    return {place: power for place, power in known if power is not None and power not in own}


def remembered(seen: Observation, memory: Sequence[Observation]) -> Iterator[Piece]:
    """The foreign pieces last seen in provinces not seen now."""
    for one, age, fact in visibility.remembered(seen, reversed(memory)):
        [piece] = pieces([fact])
        yield replace(piece, since=when(one.phase), age=age)


def when(phase: Phase) -> str:
    """A season's short form: ``S 01``."""
    return f"{phase.season.value} {phase.year % 100:02}"
