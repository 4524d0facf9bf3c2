"""What a power was told of its game, turn by turn, and the orders it heard nothing about."""

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import replace

from engine import judge
from engine.board.graph import Board, PowerId
from engine.game.game import Game
from engine.game.record import Node
from engine.orders.notation import write
from engine.orders.submission import Standing
from engine.visibility.observe import Observation


def told(game: Game, power: PowerId) -> Iterator[Observation]:
    """What each turn told a power, oldest first, with its own orders that it hears nothing of."""
    before: Observation | None = None
    for node in game.line(power):
        seen = judge.report(game.rules, game.history.led_to(node.id), power)
        before = seen if before is None else with_sent(game, node, seen, before)
        yield before


def with_sent(game: Game, onward: Node, seen: Observation, before: Observation) -> Observation:
    """What a seat was told of a node, with those orders of its sheet of which nothing is told.

    Lines that a later one replaced are left out, and those that must fail by what the seat had seen
    ``before``; but not those that only the truth forbids.
    """
    found = game.record.given(onward).get(seen.viewer)
    if found is None or onward.parent is None or onward.change:
        return seen
    orders = [game.reader.order(line) for line in found[1].lines]
    position, knew = game.position(onward.parent), game.rules.known(before)
    entries = judge.entries(game.rules, position, seen.viewer, orders, knew)
    sent = [(e.power, write(e.order)) for e in entries if e.standing is Standing.TAKEN]
    return replace(seen, received=tuple(_unheard(seen, game.rules.board, sent)))


def _unheard(
    seen: Observation, board: Board, sent: Iterable[tuple[PowerId, str]]
) -> Iterator[tuple[PowerId, str]]:
    """The orders of a sheet of which nothing is told; a player's count for any of its countries."""
    player = seen.viewer not in board.powers
    told = Counter(write(one.order) for one in seen.orders if player or one.power == seen.viewer)
    for power, text in sent:
        country, colon, rest = text.partition(": ")
        order = rest if colon and country in board.powers else text
        told[order] -= 1
        if told[order] < 0:
            yield power, text
