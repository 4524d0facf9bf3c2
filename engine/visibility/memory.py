"""What a viewer remembers of provinces not seen now: facts of earlier observations."""

from collections.abc import Iterable, Iterator

from engine.board.graph import Board, ProvinceId
from engine.facts import Fact, Shows, UnitAt
from engine.visibility.observe import Observation


def looked_at(facts: Iterable[Fact]) -> frozenset[ProvinceId]:
    """The provinces whose contents some facts tell."""
    shown = (f.province for f in facts if f.shows in (Shows.UNIT, Shows.GROUND))
    return frozenset(province for province in shown if province)


def all_seen(seen: Observation, board: Board) -> bool:
    """Whether what stands in every province of a board was told."""
    return looked_at(seen.facts) >= set(board.armies) | board.seas


def remembered(
    seen: Observation, earlier: Iterable[Observation]
) -> Iterator[tuple[Observation, int, UnitAt]]:
    """The foreign units last seen where nothing is seen now: when, how many turns ago, and what.

    ``earlier`` is what the viewer knew of the turns before, newest first.
    """
    known = set(looked_at(seen.facts))
    own = set(seen.viewer.split("+"))
    for age, one in enumerate(earlier, 1):
        for fact in one.facts:
            if isinstance(fact, UnitAt) and fact.province not in known and fact.power not in own:
                yield one, age, fact
        known |= looked_at(one.facts)
