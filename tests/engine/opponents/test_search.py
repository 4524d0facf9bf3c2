"""Plans are tried out together as each would be alone."""

from random import Random

import numpy as np
import pytest

from engine import judge
from engine.opponents import Level
from engine.opponents.cast import cast
from engine.opponents.levels import Traits
from engine.opponents.plans import Planner
from engine.opponents.reading import read
from engine.opponents.search import Manner, Search
from engine.opponents.tables import tables
from engine.opponents.world import World
from engine.opponents.worth import weigh, weighed
from engine.visibility.observe import opening


def search(start):
    """France's search in a position of the standard game."""
    rules = judge.ruleset("standard")
    table, view = tables(rules.board), judge.report(rules, opening(start), "FRANCE")
    sight = read(table, view)
    world = World(dict(sight.units), {c: o for c, o in sight.centres.items() if o >= 0})
    level = Level(worlds=1, plans=4, first=2, then=(2,))
    manner = Manner(level, Traits(), fall=True)
    found = cast(table, sight, view.viewer)
    return table, found, Search(table, found, [world], manner, Random(1))


def begun():
    return judge.begin(judge.ruleset("standard"))


def test_plans_tried_together_have_the_results_each_has_alone():
    table, found, tried = search(begun())
    sample, planner = tried.sample(0), Planner(table, found.me, Random(2), Traits())
    plans = [planner.plan(sample.world, sample.worth, number) for number in range(6)]
    results = tried.outcomes(sample, plans)
    assert results == [tried.outcome(sample, plan) for plan in plans]
    assert len(set(results)) > 1


@pytest.mark.parametrize("fall", [False, True])
def test_worlds_weighed_together_are_worth_what_each_is_alone(fall):
    table, found, tried = search(begun())
    draw = Random(3)
    worlds = [tried.sample(0).world]
    for _ in range(4):
        less = worlds[0].copy()
        for spot in draw.sample(sorted(less.units), 5):
            del less.units[spot]
        for centre in draw.sample(sorted(less.owners), 5):
            less.owners[centre] = draw.randrange(found.many)
        worlds.append(less)
    for world, one in zip(worlds, weighed(table, worlds, found.many, fall=fall), strict=True):
        alone = weigh(table, world, found.many, fall=fall)
        assert one.value == alone.value
        assert one.rivals == alone.rivals
        assert np.array_equal(one.bare, alone.bare)
