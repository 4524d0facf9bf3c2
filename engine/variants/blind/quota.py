"""How many spies a power of Blind Diplomacy II may have, and which go first (BL-2, BL-3)."""

from collections.abc import Iterable, Mapping, Sequence

from engine.adjudication.ownership import at_home
from engine.board.graph import Board, PowerId, ProvinceId
from engine.facts import Rank
from engine.phases import Phase, PhaseKind
from engine.position import Position
from engine.units import Stack

SPIES = 2
"""How many spies each power begins with (BL-F)."""


def cap(board: Board, position: Position, power: PowerId, options: Mapping[str, str]) -> int:
    """The most spies a power may have now: its home centres, minus one for a lost capital."""
    lost = capital_lost(board, position, power, options)
    return max(0, min(SPIES - lost, len(at_home(board, position, power))))


def hoped(board: Board, position: Position, power: PowerId, options: Mapping[str, str]) -> int:
    """The most there can be at the end of the season: an occupied capital may be free by then."""
    if options["bl.capital"] == "occupation":
        return min(SPIES, len(at_home(board, position, power)))
    return cap(board, position, power, options)


def returns_now(phase: Phase, options: Mapping[str, str]) -> bool:
    """Whether spies may be ordered back with this phase's orders (BL-Q14)."""
    if options["bl.rebuild"] == "winter_only":
        return phase.kind is PhaseKind.ADJUSTMENTS
    return phase.kind in (PhaseKind.MOVEMENT, PhaseKind.ADJUSTMENTS)


def capital_lost(
    board: Board, position: Position, power: PowerId, options: Mapping[str, str]
) -> bool:
    """Whether an enemy controls the capital: by ownership, or by a unit there (BL-Q10)."""
    capital = board.powers[power].capital
    if options["bl.capital"] == "occupation":
        unit = position.units.get(capital)
        return unit is not None and unit.power != power
    return position.centres.get(capital, power) != power


def surplus(spies: Sequence[Stack], most: int, given_up: Iterable[ProvinceId]) -> tuple[Stack, ...]:
    """The spies that must go: those their owner gives up, then those listed last (BL-Q12)."""
    keep = list(spies)
    gone: list[Stack] = []
    wishes = list(given_up)
    while len(keep) > most:
        choice = next((s for p in wishes for s in keep if s.province == p), keep[-1])
        if choice.province in wishes:
            wishes.remove(choice.province)
        keep.remove(choice)
        gone.append(choice)
    return tuple(gone)


def ranking(
    powers: Sequence[PowerId], position: Position, options: Mapping[str, str]
) -> tuple[Rank, ...]:
    """The public ranking by centres, without their numbers (BL-E, BL-Q22)."""
    owned = {power: len(position.owned(power)) for power in powers}
    if options["bl.rank_ties"] == "alphabetical":
        order = sorted(powers, key=lambda p: (-owned[p], p))
        return tuple(Rank(place, (power,)) for place, power in enumerate(order, 1))
    ranks = []
    for number in sorted(set(owned.values()), reverse=True):
        place = 1 + sum(count > number for count in owned.values())
        same = tuple(sorted(p for p in powers if owned[p] == number))
        ranks.append(Rank(place, same))
    return tuple(ranks)
