"""The board in numbers says what the board says, and a season in numbers what the judge says."""

from random import Random

import pytest

from engine import judge
from engine.board.graph import Board
from engine.opponents.greedy import greedy
from engine.opponents.reading import read
from engine.opponents.tables import tables
from engine.opponents.world import World, season
from engine.opponents.worth import weigh
from engine.opponents.writing import written
from engine.visibility.observe import opening
from tests.helpers.boards import grid_board
from tests.helpers.positions import board, position


def places(table, names):
    return frozenset(table.index[name] for name in names)


@pytest.mark.parametrize(
    ("army", "fleets", "shores"),
    [
        ("LON", ["ENG"], {"BRE", "PIC", "BEL", "WAL"}),
        ("WAL", ["IRI", "ENG"], {"BEL", "PIC", "BRE", "LON", "LVP"}),
        ("ROM", ["TYS"], {"NAP", "TUS", "TUN"}),
        ("ROM", ["ION"], set()),
        ("MUN", ["NTH"], set()),
        ("SMY", ["AEG", "BLA"], {"CON", "BUL", "GRE"}),
    ],
)
def test_armies_sail_where_fleets_carry_them(army, fleets, shores):
    table = tables(board())
    found = table.ferries(table.index[army], places(table, fleets))
    assert {table.names[shore] for shore in found} == shores


@pytest.mark.parametrize("made", ["standard", 60], ids=str)
def test_a_season_in_numbers_is_what_the_judge_decides(made):
    rules = judge.ruleset("standard", made if isinstance(made, str) else grid_board(made))
    table, draw = tables(rules.board), Random(5)
    turn = opening(judge.begin(rules))
    compared = 0
    for _ in range(12):
        sight = read(table, judge.report(rules, turn, rules.seats[0]))
        world = World(dict(sight.units), {c: o for c, o in sight.centres.items() if o >= 0})
        fall = turn.after.phase.season.value == "F"
        worth = weigh(table, world, len(table.powers), fall=fall)
        plans = {
            power: greedy(table, world, table.power[power], worth, draw) for power in rules.seats
        }
        given = {}
        for power, plan in plans.items():
            seen = rules.known(judge.report(rules, turn, power))
            given[power] = [*written(table, seen, world, plan)]
        moves = turn.after.phase.kind.value == "M"
        turn = judge.adjudicate(rules, turn.after, judge.submit(rules, turn.after, given), draw)
        if moves:
            every = {spot: step for plan in plans.values() for spot, step in plan.items()}
            after = season(table, world, every, worth.value, fall=False)
            gone = {table.index[p] for p in turn.after.dislodged}
            standing = {
                table.index[Board.province_of(unit.at)]: table.power[unit.power]
                for unit in turn.after.units.values()
            }
            assert gone == {table.place[every[a][1]] for a in after.fallen.values()}
            stood = {spot: unit[0] for spot, unit in after.world.units.items()}
            assert standing.items() <= stood.items()
            compared += 1
    assert compared >= 4


def test_worth_is_reckoned_without_rounding():
    """Whole numbers below 2**53 add up to the same on any machine, in any sequence."""
    rules = judge.ruleset("standard")
    table = tables(rules.board)
    start = position(
        "S1905M",
        {"FRANCE": ["A PAR"]},
        centres={"FRANCE": [table.names[centre] for centre in table.centres]},
    )
    world = World({}, {table.index[p]: table.power[o] for p, o in start.centres.items()})
    for fall in (False, True):
        worth = weigh(table, world, len(table.powers), fall=fall)
        assert 0 < worth.bare.max() < 2**53
        assert (worth.bare == worth.bare.round()).all()
