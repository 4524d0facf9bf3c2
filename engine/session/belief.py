"""What one power takes the board to be: a position made of the facts that it was told."""

from collections.abc import Mapping, Sequence
from random import Random

from engine import judge
from engine.adjudication.outcome import Result
from engine.adjudication.turn import Turn
from engine.board.graph import Board, PowerId, ProvinceId
from engine.facts import Credits
from engine.orders.order import Order
from engine.orders.standard import Move
from engine.position import Dislodged, Player, Position
from engine.rules import Ruleset
from engine.units import Unit
from engine.visibility.knowing import read
from engine.visibility.observe import Observation
from engine.visibility.sight import GM


def believed(truth: Position, seen: Observation, board: Board) -> Position:
    """The position as its viewer knows it; the game master's is the truth itself.

    A unit of which only the nationality is known is taken for an army where one may stand; one of
    which nothing is known is left out, since orders need not name it.

    Of the truth only what belongs to the viewer is taken over: its own covert pieces as far as it
    knows them, and its prisoners; who controls a country is public (ID-6). A purse that the viewer
    is not told of is taken to be empty (ID-Q26).
    """
    if seen.viewer == GM:
        return truth
    book = read(seen, board)
    return Position(
        phase=seen.due,
        units=book.units,
        dislodged={
            place: Dislodged(unit, _attack_from(seen, place))
            for place, unit in book.dislodged.items()
        },
        barred=_standoffs(seen, book.units),
        centres=book.centres,
        covert=truth.crew(seen.viewer),
        prisoners=tuple(held for held in truth.prisoners if held.captor == seen.viewer),
        players={p: home for p, home in truth.players.items() if str(p) == seen.viewer},
        control=dict(truth.control),
        credits=_purses(truth, seen),
    )


def expected(
    rules: Ruleset, truth: Position, seen: Observation, given: Mapping[PowerId, Sequence[Order]]
) -> Turn:
    """The turn that orders would make of the board as a viewer takes it to be."""
    belief = believed(truth, seen, rules.board)
    submission = judge.submit(rules, belief, given)
    return judge.adjudicate(rules, belief, submission, Random(0))  # noqa: S311  # no secret


def _attack_from(seen: Observation, place: ProvinceId) -> ProvinceId | None:
    """Where the attack on a dislodged unit came from, if that order is known."""
    for one in seen.orders:
        order = one.order
        if (
            isinstance(order, Move)
            and one.result is Result.SUCCEEDS
            and Board.province_of(order.to) == place
        ):
            return Board.province_of(order.at)
    return None


def _standoffs(seen: Observation, units: Mapping[ProvinceId, Unit]) -> frozenset[ProvinceId]:
    """The vacant provinces where moves are known to have bounced."""
    bounced = {
        Board.province_of(one.order.to)
        for one in seen.orders
        if isinstance(one.order, Move) and one.result is Result.BOUNCES
    }
    return frozenset(bounced - set(units))


def _purses(truth: Position, seen: Observation) -> dict[Player, int]:
    purses = dict.fromkeys(truth.credits, 0)
    for fact in seen.facts:
        if isinstance(fact, Credits) and fact.player in purses:
            purses[Player(fact.player)] = fact.number
    return purses
