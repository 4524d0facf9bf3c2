"""A seat shows, offers and takes what is its viewer's, and nothing else can be asked of it."""

from collections.abc import Callable, Iterator
from itertools import islice

import pytest

from engine import judge
from engine.board.graph import PowerId
from engine.game.game import Game
from engine.orders.choices import Node
from engine.orders.notation import write
from engine.session.seat import NotYoursError, Seat
from engine.session.written import as_scenario

FRANCE, GERMANY = PowerId("FRANCE"), PowerId("GERMANY")


@pytest.fixture
def master() -> Seat:
    """The game master's seat; spies are placed, and spring is due."""
    seat = Seat(Game.begin(judge.ruleset("blind"), seed="seat"))
    seat.resolve()
    return seat


def ends(nodes: tuple[Node, ...]) -> Iterator[str]:
    for node in nodes:
        if node.order is not None:
            yield write(node.order)
        yield from ends(node.children)


@pytest.mark.parametrize(
    "asked",
    [
        lambda seat: seat.of(GERMANY),
        lambda seat: seat.of(PowerId("GM")),
        lambda seat: seat.eyes(),
        lambda seat: seat.master(),
        lambda seat: seat.resolve(),
        lambda seat: seat.put({GERMANY: ("A MUN H",)}),
        lambda seat: seat.give([(GERMANY, "A MUN H")]),
        lambda seat: seat.read(GERMANY, "MUN H"),
        lambda seat: seat.sheet("A MUN H", GERMANY),
        lambda seat: seat.seen(GERMANY),
        lambda seat: seat.options(GERMANY),
        as_scenario,
    ],
)
def test_a_power_cannot_ask_for_what_is_the_game_masters(
    master: Seat, asked: Callable[[Seat], object]
) -> None:
    master.give([(GERMANY, "A MUN - BUR")])
    france = master.of(FRANCE)
    with pytest.raises(NotYoursError):
        asked(france)
    assert france.orders(GERMANY) == france.rows(GERMANY) == ()
    assert france.results(GERMANY) == {}
    assert master.orders(GERMANY) == ("A MUN - BUR",)


def test_whatever_the_game_master_tries_a_power_sits_before_what_is_really_played(
    master: Seat,
) -> None:
    france = master.of(FRANCE)
    master.give([(FRANCE, "A PAR - BUR")])
    before = (france.look(), france.line, france.orders(FRANCE), france.ways.branch)
    master.master().ledger.branch("try")
    master.resolve()
    assert master.ways.branch == "try"
    assert master.of(FRANCE).look() == master.at(master.turn).of(FRANCE).look() == before[0]
    assert (france.look(), france.line, france.orders(FRANCE), france.ways.branch) == before
    france.give([(FRANCE, "A MAR - SPA")])
    assert france.orders(FRANCE) == ("A PAR - BUR", "A MAR - SPA")
    assert (master.ways.branch, master.orders(FRANCE)) == ("try", ())
    master.master().ledger.switch("main")
    assert master.orders(FRANCE) == ("A PAR - BUR", "A MAR - SPA")


@pytest.mark.parametrize("variant", judge.variant_ids())
def test_every_order_that_a_seat_offers_it_takes(variant: str) -> None:
    master = Seat(Game.begin(judge.ruleset(variant), seed="seat"))
    power = master.rules.seats[0]
    seat = master.of(power)
    for line in islice(ends(seat.options(power)), 40):
        assert write(seat.read(power, line)) == line
        seat.give([(power, line)])
        assert line in seat.orders(power)


def test_a_power_takes_back_its_own_steps_alone(master: Seat) -> None:
    france = master.of(FRANCE)
    france.give([(FRANCE, "A PAR - BUR")])
    master.give([(GERMANY, "A MUN - BUR")])
    assert france.steps.undo()
    assert not france.steps.undo()
    assert france.orders(FRANCE) == ()
    assert master.orders(GERMANY) == ("A MUN - BUR",)
    assert france.steps.redo()
    assert france.orders(FRANCE) == ("A PAR - BUR",)


def test_a_seat_stays_before_its_turn_and_the_newest_goes_along(master: Seat) -> None:
    first = master.at(0)
    newest = master.at(None)
    master.resolve()
    assert (first.turn, newest.turn) == (0, 2)
    assert str(first.look().due) == "S1901D"
    assert newest.of(FRANCE).memory[-2:] == tuple(map(master.of(FRANCE).look, range(2)))
    assert newest.memory == ()  # the game master sees everything as it is
    assert newest.phases[-1] == newest.look().due


def test_what_orders_would_lead_to_is_what_their_giver_believes(master: Seat) -> None:
    france = master.of(FRANCE)
    france.give([(FRANCE, "A PAR - BUR")])
    master.give([(GERMANY, "A MUN - BUR")])
    assert "unit BUR FRANCE A" in france.preview().lines
    assert "unit BUR FRANCE A" not in master.preview().lines
    assert france.results(FRANCE)["A PAR - BUR"] == "succeeds"
    assert master.results(FRANCE)["A PAR - BUR"] == "bounces"
    assert master.turn == 1


def test_the_game_master_sees_what_each_seat_would_know_of_a_branch(master: Seat) -> None:
    master.master().ledger.branch("try")
    master.give([(FRANCE, "A PAR - BUR")])
    master.resolve()
    own = master.eyes()[master.rules.seats.index(FRANCE)]
    assert "unit BUR FRANCE A" in own.lines
    assert "unit BUR FRANCE A" not in master.of(FRANCE).look().lines
