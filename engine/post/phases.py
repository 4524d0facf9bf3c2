"""Which deadline of a game a heading means."""

from engine.game.game import Game
from engine.orders.phase_heads import Head
from engine.phases import Phase, PhaseKind, Season

_AHEAD = 12
"""How many deadlines ahead are looked at: more than two years of any game have."""


def later_phase(game: Game, head: Head) -> str:
    """The later deadline that a heading names; empty where it is the one that is due, or past.

    Retreats and builds that are due together are one deadline, whichever of them is named.
    """
    due, options = game.position().phase, game.rules.options
    kind = head.kind
    if kind is PhaseKind.MOVEMENT and head.season is None:
        return ""
    if kind is PhaseKind.RETREATS and due.kind is PhaseKind.ADJUSTMENTS and _one(game, due):
        return ""
    phase = due
    for _ in range(_AHEAD):
        fits = head.season in (None, phase.season) and kind in (None, phase.kind)
        if fits and head.year in (0, phase.year):
            return "" if phase == due else str(phase)
        phase = game.rules.variant.follow(phase, options)
    return ""


def _one(game: Game, due: Phase) -> bool:
    """Whether the retreats of Fall are due together with the builds of Winter."""
    moves = Phase(Season.FALL, due.year, PhaseKind.MOVEMENT)
    follows = game.rules.variant.follow(moves, game.rules.options)
    return follows.kind is not PhaseKind.RETREATS
