"""Who gives whose orders: each power its own, or players those of several countries."""

from dataclasses import dataclass

from engine.board.graph import PowerId
from engine.opponents.reading import Sighting
from engine.opponents.tables import Tables
from engine.opponents.world import World

NOBODY = 2
"""The hand of countries whose orders nobody gives, where two players share the rest."""


@dataclass(frozen=True, slots=True)
class Cast:
    """The hands of a game: ``hand`` by power, ``many`` in number, ``me`` for one's own.

    ``mine`` are the powers in that hand. If players ``bid`` for countries, ``home`` is one's own
    home country and ``rival`` the other player's, -1 while that is open.
    """

    hand: list[int]
    many: int
    me: int
    mine: frozenset[int]
    home: int = -1
    rival: int = -1

    @property
    def bids(self) -> bool:
        """Whether hands hold several countries each."""
        return self.rival >= 0

    def seated(self, world: World) -> World:
        """A world of powers as one of hands."""
        return world.seats(self.hand, (self.home, self.rival) if self.bids else ())

    def homes(self, tables: Tables) -> dict[int, list[int]]:
        """The home centres of each hand."""
        found: dict[int, list[int]] = {hand: [] for hand in range(self.many)}
        for power, places in enumerate(tables.homes):
            found[self.hand[power]] += places
        return found


def cast(tables: Tables, sight: Sighting, viewer: PowerId) -> Cast:
    """Who gives whose orders, as far as the viewer was told."""
    powers = len(tables.powers)
    if viewer in tables.power:
        return Cast([*range(powers)], powers, tables.power[viewer], sight.mine)
    hand = [NOBODY] * powers
    players = sorted({*sight.homes, *sight.control.values()} - {viewer})
    for power in range(powers):
        owner = sight.control.get(power, "")
        if power in sight.mine:
            hand[power] = 0
        elif power in sight.homes.values() or owner in sight.homes:
            hand[power] = 1
    home = sight.homes.get(viewer, -1)
    rival = next((sight.homes[one] for one in players if one in sight.homes), -1)
    return Cast(hand, NOBODY + 1, 0, sight.mine, home, rival)
