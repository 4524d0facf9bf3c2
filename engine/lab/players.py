"""Who can play in the lab, by name: players that know no more than their seats were told."""

from collections import Counter
from collections.abc import Callable, Sequence
from functools import lru_cache, partial
from random import Random
from typing import Any, Protocol, TypeAlias

from engine.board.graph import PowerId
from engine.lab.plan import PlanError
from engine.language.message import Listed
from engine.opponents import LEVELS, Opponent
from engine.orders.order import Order
from engine.play import seats
from engine.rules import Ruleset
from engine.visibility.observe import Observation


class Player(Protocol):
    """One seat's player throughout a game, which may remember what it was told."""

    def __call__(self, view: Observation) -> Sequence[Order]:
        """Orders, given what the seat was told."""


Seats: TypeAlias = Callable[[Ruleset, Random], Player]
"""Seats a new player, all whose luck is drawn from these lots."""


def nobody(_: Ruleset, __: Random) -> Player:
    """A player who never answers."""
    return lambda _view: ()


def chance(rules: Ruleset, draw: Random) -> Player:
    """A player who plays at random."""
    return lambda view: seats.orders(rules, {view.viewer: view}, draw)[view.viewer]


class Thinker:
    """A computer opponent at one seat; ``memory`` is what it remembers."""

    def __init__(self, opponent: Opponent, rules: Ruleset, seed: int) -> None:
        self._opponent, self._rules, self._seed = opponent, rules, seed
        self.memory: dict[str, Any] | None = None

    def __call__(self, view: Observation) -> Sequence[Order]:
        """Its orders, read from what it writes."""
        texts, self.memory = self._opponent.choose(view, self.memory, self._seed)
        return [self._rules.reader.order(text, phase=view.due.kind) for text in texts]


def thinker(level: str, rules: Ruleset, draw: Random) -> Player:
    """A computer opponent of this level."""
    return Thinker(_opponent(rules, level), rules, draw.getrandbits(32))


@lru_cache(maxsize=64)
def _opponent(rules: Ruleset, level: str) -> Opponent:
    return Opponent(rules, level)


PLAYERS: dict[str, Seats] = {
    "chance": chance,
    "nobody": nobody,
    **{level: partial(thinker, level) for level in LEVELS},
}
"""Everybody who can be asked for, by name."""


def at_table(text: str) -> tuple[str, ...]:
    """The players named in ``strong:1,sound:6``, that many of each.

    Raises PlanError if the text has another form.
    """
    found: list[str] = []
    for part in text.split(","):
        name, _, count = part.strip().partition(":")
        if not (name and count.isdecimal() and int(count)):
            raise PlanError("lab.no_seats", text=text)
        found += [name] * int(count)
    return tuple(found)


def exchanged(players: tuple[str, ...]) -> tuple[str, ...]:
    """The same table with the numbers of both kinds exchanged: six against one.

    Raises PlanError if there are not two kinds of players.
    """
    kinds = Counter(players)
    if len(kinds) != 2:
        raise PlanError("lab.not_two")
    (one, many), (other, few) = kinds.items()
    return (one,) * few + (other,) * many


def seated(rules: Ruleset, players: tuple[str, ...], number: int) -> dict[PowerId, str]:
    """Who plays each seat in the game with this number; several kinds take turns at the seats.

    Raises PlanError if there is no such player, or not as many as seats.
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
