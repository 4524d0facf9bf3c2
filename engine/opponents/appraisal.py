"""What it is worth to give a country's orders for a year: the year is played with and without."""

from collections.abc import Sequence
from dataclasses import replace
from random import Random

import numpy as np

from engine.opponents.cast import NOBODY, Cast
from engine.opponents.greedy import greedy
from engine.opponents.search import Manner, Search
from engine.opponents.tables import Tables
from engine.opponents.world import World

_WHIM = 30
"""How whimsical the bidder's own units are thought to be."""


def guessed(tables: Tables, cast: Cast, world: World, country: int) -> float:
    """A guess at what a country is worth: its units, most of all those near either home."""
    fronts = {*tables.homes[cast.home], *tables.homes[cast.rival]}
    found = 0.3 * sum(owner == country for owner in world.owners.values())
    for spot, (owner, node) in world.units.items():
        if owner == country:
            reach = tables.reach[node]
            far = {place for near in reach for place in tables.near[near]}
            found += 1 + 1.5 * (spot in fronts or bool(reach & fronts)) + 0.5 * bool(far & fronts)
    return found


def appraised(
    tables: Tables,
    cast: Cast,
    worlds: list[World],
    manner: Manner,
    draw: Random,
    countries: Sequence[int],
) -> list[float]:
    """What each country is worth by years played out, in which they were dealt out at random."""
    tries = manner.level.plans * manner.level.first + 40
    dealt, results = np.ones((tries, len(countries) + 1)), np.empty(tries)
    for number in range(tries):
        hand = [NOBODY] * len(tables.powers)
        hand[cast.home], hand[cast.rival] = 0, 1
        for index, country in enumerate(countries):
            hand[country] = draw.randrange(2)
            dealt[number, index] = 1 - 2 * hand[country]
        seated = replace(cast, hand=hand)
        search = Search(tables, seated, [seated.seated(draw.choice(worlds))], manner, draw)
        sample = search.sample(0)
        mine = greedy(tables, sample.world, 0, sample.worth, draw, _WHIM)
        results[number] = search.outcome(sample, mine)
    found: list[float] = np.linalg.lstsq(dealt, results, rcond=None)[0][:-1].tolist()
    return found
