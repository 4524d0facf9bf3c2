"""The boards that tests and benchmarks make for themselves are sound at every size."""

import pytest

from engine.board.graph import Board, Location, Terrain
from engine.orders.notation import reader_for
from tests.helpers.battles import battle
from tests.helpers.boards import grid_board

SIZES = (16, 75, 300, 1000)


@pytest.fixture(params=SIZES)
def board(request: pytest.FixtureRequest) -> Board:
    return grid_board(request.param)


def test_a_board_has_as_many_provinces_as_asked(board: Board) -> None:
    assert board.name == f"grid-{len(board.provinces)}"


def test_every_step_leads_back(board: Board) -> None:
    for graph in (board.armies, board.fleets, board.borders):
        assert all(here in graph[there] for here in graph for there in graph[here])


def test_armies_stay_on_land_and_fleets_on_water_or_its_shores(board: Board) -> None:
    assert {Location(p) for p in board.seas}.isdisjoint(board.armies)
    inland = {p.id for p in board.provinces.values() if p.terrain is Terrain.INLAND}
    assert inland.isdisjoint(board.province_of(at) for at in board.fleets)
    for steps in (*board.armies.values(), *board.fleets.values()):
        assert len({board.province_of(step) for step in steps}) <= 6


def test_only_the_coasts_of_a_split_province_are_berths(board: Board) -> None:
    for province in board.provinces.values():
        berths = {at for at in board.fleets if board.province_of(at) == province.id}
        assert berths == set(province.coasts) or not province.coasts


def test_larger_boards_have_split_coasts_and_seas_that_hang_together() -> None:
    board = grid_board(300)
    assert any(province.coasts for province in board.provinces.values())
    assert any(len(board.borders[sea]) == 6 for sea in board.seas)


def test_the_same_seed_makes_the_same_board_and_battle() -> None:
    one, other = grid_board(75, seed=5), grid_board.__wrapped__(75, seed=5)
    assert one.provinces == other.provinces
    assert (one.armies, one.fleets, one.borders) == (other.armies, other.fleets, other.borders)
    assert list(battle(one, 3).lines()) == list(battle(other, 3).lines())
    assert list(battle(one, 3).lines()) != list(battle(one, 4).lines())


def test_what_is_ordered_can_be_read_again(board: Board) -> None:
    made = battle(board, 1, crowd=0.4, powers=7)
    read = reader_for(board).order
    assert all(read(str(order)) == order for order in made.orders.values())
