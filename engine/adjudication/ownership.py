"""Who owns the centres: they change hands once a year, after the retreats of Fall."""

from collections import Counter
from collections.abc import Iterable, Mapping
from functools import lru_cache

from engine.adjudication.apply import apply
from engine.adjudication.effects import Changed, Effect
from engine.adjudication.turn import Resolution, Situation
from engine.board.graph import Board, PowerId, ProvinceId
from engine.phases import Season
from engine.position import Position

_changed = lru_cache(maxsize=4096)(Changed)
"""The same few centres change hands over and over again."""


def captures(board: Board, position: Position) -> tuple[Changed, ...]:
    """The centres that pass to the power whose army or fleet stands there.

    A centre without a unit keeps its owner (rulebook, Supply Centers).
    """
    units, owner = position.units, position.centres.get
    return tuple(
        [
            _changed(province, unit.power)
            for province in board.centres
            if (unit := units.get(province)) is not None and owner(province) != unit.power
        ]
    )


def close_year(situation: Situation, resolution: Resolution) -> Resolution:
    """The resolution of a year's last retreats, with the centres that change hands.

    In any season but Fall, nothing is added.
    """
    before = situation.position
    if before.phase.season is not Season.FALL:
        return resolution
    after = apply(before, resolution.effects)
    return resolution.then(*captures(situation.board, after))


def owners(position: Position, effects: Iterable[Effect]) -> Mapping[ProvinceId, PowerId]:
    """Who owns each centre once these effects are carried out."""
    after = dict(position.centres)
    for effect in effects:
        if isinstance(effect, Changed):
            if effect.owner is None:
                after.pop(effect.province, None)
            else:
                after[effect.province] = effect.owner
    return after


def counts(centres: Mapping[ProvinceId, PowerId]) -> Counter[PowerId]:
    """How many centres each power owns; powers without centres are left out."""
    return Counter(centres.values())


def at_home(board: Board, position: Position, power: PowerId) -> tuple[ProvinceId, ...]:
    """The home centres that a power still owns, in the board's order."""
    return tuple(p for p in board.home_centres[power] if position.centres.get(p) == power)


def survivors(position: Position) -> tuple[PowerId, ...]:
    """The powers that have a unit, a unit in retreat or a centre, sorted."""
    return tuple(sorted({*position.centres.values(), *(u.power for u in position.forces)}))
