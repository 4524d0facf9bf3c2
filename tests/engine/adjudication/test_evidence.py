"""Reasons: the evidence of every verdict is true, whatever the battle."""

from collections.abc import Iterator
from random import Random

import pytest

from engine.adjudication import rulebook
from engine.adjudication.apply import apply
from engine.adjudication.effects import DrivenOut, Relocated
from engine.adjudication.field import Policies
from engine.adjudication.movement import policies, resolve
from engine.adjudication.outcome import Outcome, Reason
from engine.adjudication.reasons import (
    Bounced,
    Carried,
    DidOtherwise,
    Dislodged,
    Disrupted,
    LostHeadToHead,
    Moved,
    SupportCut,
    WouldDislodgeOwn,
)
from engine.adjudication.turn import Resolution, Situation
from engine.board.graph import Board
from engine.orders.standard import Convoy, Move, Support
from engine.orders.submission import Submission
from engine.phases import parse_phase
from engine.position import Position
from tests.helpers.battles import Battle, battle
from tests.helpers.boards import grid_board
from tests.helpers.moves import play
from tests.helpers.positions import board, unit

SEEDS = range(60)
BOOKS = {year: {"adj.rulebook": year} for year in ("1971", "1982", "2000", "2023")} | {
    "all odd": {
        "adj.paradox": "all_hold",
        "adj.adjacent_convoy": "fallback",
        "adj.convoy_self_cut": "cut",
        "adj.disrupted_convoy_effect": "contests",
        "adj.dislodged_no_effect": "literal",
        "adj.support_coast": "required",
        "adj.impossible_order": "move",
    },
    "1971 literally": {
        "adj.rulebook": "1971",
        "adj.dislodged_no_effect": "literal",
        "adj.disrupted_convoy_effect": "contests",
        "adj.impossible_order": "move",
    },
}


def made(seed: int) -> Battle:
    where: Board = board() if seed % 2 else grid_board(24, seed=seed, water=0.6)
    return battle(where, seed, crowd=0.4 + 0.1 * (seed % 5), powers=2 + seed % 5)


def situation(fight: Battle, *, book: str = "2023", shuffle: int | None = None) -> Situation:
    lines = list(fight.orders.items())
    if shuffle is not None:
        Random(shuffle).shuffle(lines)
    orders: dict = {}
    for province, order in lines:
        orders.setdefault(fight.units[province].power, []).append(order)
    return Situation(
        board=fight.board,
        powers=tuple(fight.board.powers),
        position=Position(phase=parse_phase("S1901M"), units=fight.units, centres={}),
        submission=Submission(orders={power: tuple(given) for power, given in orders.items()}),
        rulebook=rulebook.from_options(BOOKS[book]),
        options={},
        draw=Random(0),
    )


def own(reason: Reason) -> Reason:
    """What became of the order itself."""
    return reason.order if isinstance(reason, Dislodged) else reason


def untrue(fight: Battle, resolution: Resolution) -> Iterator[str]:
    """Every piece of evidence that the orders and effects do not bear out."""
    out = {e.dislodged.unit for e in resolution.effects if isinstance(e, DrivenOut)}
    went = {e.unit: e.to for e in resolution.effects if isinstance(e, Relocated)}
    for outcome in resolution.outcomes:
        here = fight.units[outcome.order.at[:3]]
        reason = own(outcome.reason)
        if isinstance(outcome.reason, Dislodged) != (here in out):
            yield f"{outcome.order}: dislodged, or not?"
        if (
            isinstance(outcome.reason, Dislodged)
            and went.get(outcome.reason.by, "")[:3] != here.province
        ):
            yield f"{outcome.order}: {outcome.reason.by} did not come."
        if isinstance(reason, Moved) != (here in went):
            yield f"{outcome.order}: moved, or not?"
        if not _borne_out(fight, outcome, reason, out):
            yield f"{outcome.order}: {reason}"


def _borne_out(  # noqa: PLR0911  # one case a reason
    fight: Battle, outcome: Outcome, reason: Reason, out: set
) -> bool:
    order = outcome.order
    here = fight.units[order.at[:3]]
    match reason:
        case Bounced(by, strength, against):
            theirs = fight.orders.get(by.province)
            goal = theirs.to if isinstance(theirs, Move) else by.at
            return strength <= against and order.to[:3] in (by.province, goal[:3])
        case LostHeadToHead(by, strength, against):
            theirs = fight.orders[by.province]
            return strength <= against and theirs.to[:3] == here.province
        case WouldDislodgeOwn(other):
            return other.power == here.power and other.province == order.to[:3]
        case SupportCut(by):
            theirs = fight.orders[by.province]
            return theirs.to[:3] == here.province and by.power != here.power
        case DidOtherwise(other, instead):
            given = fight.orders.get(other.province)
            return isinstance(order, Support | Convoy) and (given is None or given == instead)
        case Disrupted(lost):
            return bool(lost) and set(lost) <= out
        case Carried():
            return here not in out
    return True


@pytest.mark.parametrize("book", BOOKS)
def test_the_evidence_of_every_reason_is_true(book):
    for seed in SEEDS:
        fight = made(seed)
        resolution = resolve(situation(fight, book=book))
        assert not list(untrue(fight, resolution)), f"seed {seed}"


@pytest.mark.parametrize("book", BOOKS)
def test_the_sequence_of_orders_makes_no_difference(book):
    for seed in SEEDS:
        fight = made(seed)
        straight = resolve(situation(fight, book=book))
        shuffled = resolve(situation(fight, book=book, shuffle=seed))
        assert shuffled.effects == straight.effects, f"seed {seed}"
        assert _by_unit(shuffled) == _by_unit(straight), f"seed {seed}"


def _by_unit(resolution: Resolution) -> dict[str, Reason]:
    return {outcome.order.at: outcome.reason for outcome in resolution.outcomes}


@pytest.mark.parametrize("book", BOOKS)
def test_every_unit_has_one_outcome_and_one_place(book):
    for seed in SEEDS:
        fight = made(seed)
        where = situation(fight, book=book)
        resolution = resolve(where)
        told = sorted(outcome.order.at[:3] for outcome in resolution.outcomes)
        assert told == sorted(fight.units), f"seed {seed}"
        after = apply(where.position, resolution.effects, where.position.phase)
        assert len(after.units) + len(after.dislodged) == len(fight.units), f"seed {seed}"


def test_a_bounce_names_the_strengths():
    played = play(
        """
        FRANCE: A PAR - BUR, A MAR S A PAR - BUR
        GERMANY: A MUN - BUR, A RUH S A MUN - BUR
        """
    )
    assert played.reason("A PAR - BUR") == Bounced(unit("GERMANY", "A MUN"), 2, 2)


def test_a_head_to_head_battle_names_the_strengths():
    played = play("FRANCE: A PAR - BUR\nGERMANY: A BUR - PAR, A GAS S A BUR - PAR")
    reason = played.reason("A PAR - BUR")
    assert reason == Dislodged(
        unit("GERMANY", "A BUR"), LostHeadToHead(unit("GERMANY", "A BUR"), 1, 2)
    )


def test_help_against_an_own_unit_is_not_counted():
    played = play("AUSTRIA: F TRI H, A VIE S A VEN - TRI\nITALY: A VEN - TRI")
    assert played.reason("A VEN - TRI") == Bounced(unit("AUSTRIA", "F TRI"), 1, 1)


def test_the_unit_in_the_way_of_its_own_power_is_named():
    played = play("GERMANY: A BER H, F KIE - BER, A MUN S F KIE - BER")
    assert played.reason("F KIE - BER") == WouldDislodgeOwn(unit("GERMANY", "A BER"))


def test_the_unit_that_cut_a_support_is_named():
    played = play("FRANCE: A MAR S A PAR - BUR, A PAR - BUR\nITALY: A PIE - MAR")
    assert played.reason("A MAR S A PAR - BUR") == SupportCut(unit("ITALY", "A PIE"))


def test_one_rulebook_gives_the_core_one_set_of_policies():
    known: Policies = policies(rulebook.edition("1971"))
    assert policies(rulebook.edition("1971")) is known
    assert known.any_route
