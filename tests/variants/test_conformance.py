"""Every variant and every mix sits the same exam, whatever its rules are.

A new variant is examined here by being there; nothing is to be added.
"""

from collections.abc import Iterable
from dataclasses import replace
from functools import cache
from itertools import islice
from pathlib import Path
from random import Random

import pytest

from engine import judge
from engine.adjudication.turn import Turn
from engine.board.graph import PowerId
from engine.game.game import Game
from engine.game.verify import verify
from engine.orders.choices import Choice, Node, leaves
from engine.orders.order import Order
from engine.orders.submission import Entry, Standing
from engine.phases import PhaseKind
from engine.play import seats
from engine.play.simulate import seated
from engine.position import Position
from engine.rules import Given
from engine.visibility.observe import Observation, opening
from engine.visibility.sight import GM
from tests.helpers.fact_lines import strange
from tests.helpers.invariants import unsound

GAMES = (*judge.variant_ids(), *judge.mixes())
SEEDS = (11, 12)
DEADLINES = 13
LEAVES = 15
"""So many orders of each sort are taken from an option tree, from all over it."""

FOGGY = ("spy", "blind", "infiltration")

every_game = pytest.mark.parametrize("game", GAMES)


@cache
def played(game: str) -> tuple[Turn, ...]:
    """The opening and the first deadlines of some games by chance."""
    rules = judge.ruleset(game)
    start = opening(judge.begin(rules))
    return (start, *(t for seed in SEEDS for t in islice(seated(rules, seed), DEADLINES)))


@cache
def viewed(game: str) -> list[tuple[Turn, Observation]]:
    """Every turn as every seat and the game master are told of it."""
    rules = judge.ruleset(game)
    return [
        (turn, judge.report(rules, turn, viewer))
        for turn in played(game)
        for viewer in (*rules.seats, GM)
    ]


@cache
def offered(game: str) -> list[tuple[Turn, PowerId, Order]]:
    """Some orders of every sort that each seat is offered after each turn."""
    rules = judge.ruleset(game)
    found = []
    for turn, view in viewed(game)[::2]:
        if view.viewer == GM or turn.after.ending is not None:
            continue
        seen = rules.known(view)
        for kind in rules.variant.order_kinds:
            tree = kind.offer(seen)
            found += [(turn, view.viewer, o) for o in _some(tree)]
    return found


def _some(tree: Iterable[Node]) -> list[Order]:
    orders = list(islice(leaves(tree, 7), 40 * LEAVES))
    return orders[:: max(1, len(orders) // LEAVES)]


def entries(game: str, position: Position, given: Given) -> tuple[Entry, ...]:
    return judge.submit(judge.ruleset(game), position, given).entries


@every_game
def test_every_order_offered_reads_as_it_is_written(game):
    reader = judge.ruleset(game).reader
    orders = {order for _, _, order in offered(game)}
    assert len(orders) > 300
    assert [order for order in orders if reader.order(str(order)) != order] == []


@every_game
def test_every_order_offered_is_possible_on_the_map(game):
    reader = judge.ruleset(game).reader
    orders = {order for _, _, order in offered(game)}
    assert [(str(o), why) for o in orders if (why := reader.fault(o))] == []


@every_game
def test_every_order_offered_is_taken_as_it_stands(game):
    refused = []
    for turn, seat, order in offered(game):
        (entry,) = entries(game, turn.after, {seat: [order]})
        if entry.standing is not Standing.TAKEN or not _same(entry.order, order):
            refused.append((str(turn.after.phase), seat, str(order), entry.why))
    assert refused == []


def _same(taken: Order, order: Order) -> bool:
    """The order itself, or with the coast of an own fleet in retreat, which no fact tells."""
    bare = getattr(order, "at", "")
    return taken == order or replace(taken, at=bare) == order


@every_game
def test_something_is_offered_to_every_seat_that_has_a_piece_to_move(game):
    rules = judge.ruleset(game)
    for turn, view in viewed(game):
        moving = turn.after.phase.kind is PhaseKind.MOVEMENT and turn.after.ending is None
        if moving and view.viewer in rules.powers and turn.after.of(view.viewer):
            assert rules.offers(view), (turn.after.phase, view.viewer)


@every_game
def test_choices_have_labels_and_keys_that_differ(game):
    rules = judge.ruleset(game)
    for _, view in viewed(game)[:40:4]:
        for node in rules.offers(view) if view.viewer != GM else ():
            _check_labels((node,), 4)


def _check_labels(nodes: tuple[Node, ...], depth: int) -> None:
    keys = [(node.step.choice, node.step.key) for node in nodes]
    labels = [node.step.label for node in nodes if node.step.choice is not Choice.COAST]
    assert all(labels)
    assert len(keys) == len(set(keys)), keys
    assert len(labels) == len(set(labels)), labels
    for node in nodes if depth else ():
        _check_labels(node.children, depth - 1)


@every_game
def test_the_same_orders_lead_to_the_same_turn(game):
    rules = judge.ruleset(game)
    for turn in played(game)[1:]:
        again = judge.adjudicate(rules, turn.before, turn.submission, _lots(turn))
        assert again.after == turn.after
        assert again.resolution.outcomes == turn.resolution.outcomes


class _Drawn(Random):
    """Yields what a turn's record holds."""

    def __init__(self, draws: tuple[str, ...]) -> None:
        super().__init__(0)
        self._left = list(draws)

    def choice(self, seq):
        wanted = self._left.pop(0)
        return next(one for one in seq if str(one) == wanted)


def _lots(turn: Turn) -> Random:
    return _Drawn(turn.resolution.draws)


@every_game
def test_the_sequence_of_the_powers_makes_no_difference(game):
    rules = judge.ruleset(game)
    for turn in played(game)[1:]:
        orders = dict(reversed(turn.submission.orders.items()))
        again = judge.adjudicate(
            rules, turn.before, replace(turn.submission, orders=orders), _lots(turn)
        )
        assert _bare(again.after) == _bare(turn.after)
        assert _outcomes(again) == _outcomes(turn)
        for viewer in rules.seats:
            told = judge.report(rules, turn, viewer).lines
            assert judge.report(rules, again, viewer).lines == told


@every_game
def test_the_sequence_of_movement_orders_makes_no_difference(game):
    rules = judge.ruleset(game)
    draw = Random(4)
    for turn in played(game)[1:]:
        if turn.before.phase.kind is not PhaseKind.MOVEMENT:
            continue
        orders = {p: _shuffled(lines, draw) for p, lines in turn.submission.orders.items()}
        again = judge.adjudicate(
            rules, turn.before, replace(turn.submission, orders=orders), _lots(turn)
        )
        assert _bare(again.after) == _bare(turn.after)


def _shuffled(lines: tuple[Order, ...], draw: Random) -> tuple[Order, ...]:
    """Ordinary orders anywhere; those of covert pieces are bound in turn and keep their order."""
    plain = [o for o in lines if o.verb in ("hold", "move", "support", "convoy")]
    rest = [o for o in lines if o not in plain]
    return (*rest, *draw.sample(plain, len(plain)))


def _bare(position: Position) -> tuple[Position, frozenset[object]]:
    """A position without the sequence of its covert pieces, which nobody is told."""
    return replace(position, covert=(), prisoners=()), frozenset(
        (stack.kind, stack.power, stack.province, stack.count, stack.aboard)
        for stack in position.covert
    )


def _outcomes(turn: Turn) -> list[str]:
    return sorted(f"{o.power} {o.order} {o.reason}" for o in turn.resolution.outcomes)


@every_game
def test_pieces_come_and_go_by_named_effects_and_every_outcome_is_told(game):
    rules = judge.ruleset(game)
    for turn in played(game)[1:]:
        assert unsound(rules, turn) == []


@every_game
def test_facts_are_sorted_unique_and_written_by_the_format(game):
    for _, view in viewed(game):
        assert list(view.lines) == sorted(set(view.lines))
        assert strange(view.lines) == []


@pytest.mark.parametrize("game", judge.variant_ids())
def test_orders_are_told_by_power_and_text_not_as_they_were_decided(game):
    """Which of one's orders was decided first tells of hidden ones."""
    for _, view in viewed(game):
        texts = [(seen.power, str(seen.order)) for seen in view.orders]
        assert texts == sorted(texts)


@every_game
def test_the_game_master_sees_whatever_anybody_sees_of_armies_fleets_and_centres(game):
    words = ("unit ", "dislodged ", "centre ", "order ", "act ", "rank ", "bid ")
    rules = judge.ruleset(game)
    for turn in played(game):
        every = _without_causes(judge.report(rules, turn, GM), words)
        for seat in rules.seats:
            told = _without_causes(judge.report(rules, turn, seat), words)
            assert {fact for fact in told if "?" not in fact} <= every


def _without_causes(view: Observation, words: tuple[str, ...]) -> set[str]:
    """Facts of these words; an order's result is told in more detail to the game master."""
    return {fact.split(" = ")[0] for fact in view.lines if fact.startswith(words)}


@every_game
def test_a_game_that_was_played_saved_and_opened_again_is_the_same(game, tmp_path: Path):
    rules = judge.ruleset(game)
    draw = Random(6)
    played_ = Game.begin(rules, seed="6")
    turn = opening(played_.position())
    while len(played_.record.nodes) < 10 and turn.after.ending is None:
        for seat, orders in seats.orders(rules, seats.views(rules, turn), draw).items():
            played_.give(seat, orders, source="test")
        turn = played_.resolve()
    positions = {node: played_.position(node) for node in played_.record.nodes}
    played_.save_as(tmp_path / "game.spydip")
    played_.close()
    with Game.open(tmp_path / "game.spydip") as again:
        assert {node: again.position(node) for node in again.record.nodes} == positions
        assert verify(again.record, again.history) == []


SEQUENCES = {
    "standard": "S1901M F1901M S1902M F1902M",
    "spy": "W1900AS S1901M S1901R F1901M W1901A S1902M S1902R F1902M W1902A S1903M",
    "blind": "S1901D S1901M S1901R F1901M F1901R W1901A S1902M S1902R F1902M F1902R W1902A",
    "infiltration": "S1901M S1901R F1901M F1901R W1901A S1902M S1902R F1902M F1902R W1902A",
    "espionage": "S1901D S1901M S1901R F1901M F1901R S1902M S1902R F1902M F1902R",
    "intimate": "S1901P S1901B S1901M F1901M S1902B S1902M F1902M",
}
"""The deadlines where nobody orders anything: those with nothing to ask are passed over or not."""


@pytest.mark.parametrize("game", SEQUENCES)
def test_deadlines_follow_each_other_as_the_variant_says(game):
    rules = judge.ruleset(game)
    position, wanted = judge.begin(rules), SEQUENCES[game].split()
    for phase in wanted:
        assert str(position.phase) == phase
        position = judge.adjudicate(
            rules, position, judge.submit(rules, position, {}), Random(1)
        ).after


@pytest.mark.parametrize("game", FOGGY)
def test_under_fog_no_deadline_is_ever_passed_over(game):
    """A missing deadline would tell everybody that nobody was asked anything (C8)."""
    rules = judge.ruleset(game)
    for turn in played(game)[1:]:
        if turn.after.ending is None:
            assert turn.after.phase == rules.variant.follow(turn.before.phase, rules.options)


@pytest.mark.parametrize("game", GAMES)
def test_a_variant_says_what_it_is(game):
    record = judge.variant(game)
    assert record.title
    assert {f"{sort}" for sort in record.resolvers} >= {"M", "R", "A"}
    keys = [option.key for option in record.options]
    assert len(keys) == len(set(keys))
    assert all(o.help.endswith(".") and o.clause for o in record.options)
