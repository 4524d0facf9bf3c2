"""Who can play in the lab, by name: players that know no more than their seats were told."""

from collections import Counter
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


def nobody(_: Ruleset, views: Mapping[PowerId, Observation], __: Random) -> Given:
    """No orders for any seat, as from somebody who never answers."""
    return dict.fromkeys(views, ())


PLAYERS: Mapping[str, Chooses] = MappingProxyType({"chance": seats.orders, "nobody": nobody})
"""Everybody who can be asked for, by name."""


def at_table(text: str) -> tuple[str, ...]:
    """The players that ``strong:1,sound:6`` names, as many of each as it says.

    Raises:
        PlanError: the text says something else.
    """
    found: list[str] = []
    for part in text.split(","):
        name, _, count = part.strip().partition(":")
        if not (name and count.isdecimal() and int(count)):
            raise PlanError("lab.no_seats", text=text)
        found += [name] * int(count)
    return tuple(found)


def exchanged(players: tuple[str, ...]) -> tuple[str, ...]:
    """The same table with each kind at as many seats as the other one had: six against one.

    Raises:
        PlanError: there are not two kinds of players.
    """
    kinds = Counter(players)
    if len(kinds) != 2:
        raise PlanError("lab.not_two")
    (one, many), (other, few) = kinds.items()
    return (one,) * few + (other,) * many


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
