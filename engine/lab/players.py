"""Who can play in the lab, by name: players that know no more than their seats were told."""

from collections.abc import Callable, Mapping
from random import Random
from types import MappingProxyType
from typing import TypeAlias

from engine.board.graph import PowerId
from engine.lab.plan import PlanError
from engine.language.message import Listed
from engine.orders.submission import Given
from engine.play import seats
from engine.rules import Ruleset
from engine.visibility.observe import Observation

Chooses: TypeAlias = Callable[[Ruleset, Mapping[PowerId, Observation], Random], Given]
"""Orders for some seats, each from its own observation alone."""

PLAYERS: Mapping[str, Chooses] = MappingProxyType({"chance": seats.orders})
"""Everybody who can be asked for, by name."""


def seated(rules: Ruleset, players: tuple[str, ...], number: int) -> dict[PowerId, str]:
    """Who plays each seat in the game of that number; several kinds take turns at the seats.

    Raises:
        PlanError: there is no such player, or not as many as seats.
    """
    for name in players:
        if name not in PLAYERS:
            known = Listed(tuple(sorted(PLAYERS)), "or")
            raise PlanError("lab.no_player", name=name, players=known)
    places = rules.seats
    if len(players) == 1:
        return dict.fromkeys(places, players[0])
    if len(players) != len(places):
        raise PlanError("lab.wrong_seats", given=len(players), seats=len(places))
    turned = number % len(places)
    return dict(zip(places, (*players[turned:], *players[:turned]), strict=True))
