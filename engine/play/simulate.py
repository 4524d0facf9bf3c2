"""Plays random games from the first deadline on, the same ones for the same seed."""

from collections.abc import Iterator
from random import Random

from engine import judge
from engine.adjudication.turn import Turn
from engine.play import chance, seats
from engine.rules import Ruleset
from engine.visibility.observe import opening


def turns(rules: Ruleset, seed: int) -> Iterator[Turn]:
    """The turns of one random game, until it is over; take as many as you like."""
    draw = Random(seed)  # noqa: S311  # reproducible games, not secrets
    position = judge.begin(rules)
    while position.ending is None:
        given = chance.orders(rules.board, position, draw)
        turn = judge.adjudicate(rules, position, judge.submit(rules, position, given), draw)
        yield turn
        position = turn.after


def seated(rules: Ruleset, seed: int, *, audited: bool = True) -> Iterator[Turn]:
    """The same for any variant, by players who each know only what their seat was told.

    Reports are derived twice and compared, unless ``audited`` is false.
    """
    draw = Random(seed)  # noqa: S311  # reproducible games, not secrets
    turn = opening(judge.begin(rules))
    while turn.after.ending is None:
        given = seats.orders(rules, seats.views(rules, turn, audited=audited), draw)
        submission = judge.submit(rules, turn.after, given)
        turn = judge.adjudicate(rules, turn.after, submission, draw)
        yield turn
