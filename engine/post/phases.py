"""Which of a game's deadlines a heading means."""

from engine.game.game import Game
from engine.orders.phase_heads import Head
from engine.phases import Phase, PhaseKind, Season

NONE = "?"
"""A deadline that does not come, or is past."""

_AHEAD = 12
"""How many deadlines ahead are looked at: more than two years of any game have."""


def later_phase(game: Game, head: Head) -> str:
    """The later deadline that a heading names; empty if it is the current one.

    Retreats and builds that are due together are one deadline, whichever of them is named.
    """
    due, options = game.position().phase, game.rules.options
    kind = head.kind
    if kind is PhaseKind.MOVEMENT and head.season is None:
        return ""
    phase = due
    for _ in range(_AHEAD):
        if _fits(game, head, phase):
            return "" if phase == due else str(phase)
        phase = game.rules.variant.follow(phase, options)
    return NONE


def _fits(game: Game, head: Head, phase: Phase) -> bool:
    """Whether a heading may mean a deadline."""
    season, kind = head.season, head.kind
    if kind is PhaseKind.RETREATS and phase.kind is PhaseKind.ADJUSTMENTS and _one(game, phase):
        season, kind = None if season is Season.FALL else season, None
    fits = season in (None, phase.season) and kind in (None, phase.kind)
    return fits and head.year in (0, phase.year)


def _one(game: Game, due: Phase) -> bool:
    """Whether Fall retreats are due together with Winter builds."""
    moves = Phase(Season.FALL, due.year, PhaseKind.MOVEMENT)
    follows = game.rules.variant.follow(moves, game.rules.options)
    return follows.kind is not PhaseKind.RETREATS
