"""What a player was told and what it sent, as far as that counts by what the player knows."""

from collections.abc import Iterator
from dataclasses import replace

from engine import judge
from engine.board.graph import PowerId
from engine.game.game import Game
from engine.game.record import Node
from engine.orders.notation import write
from engine.orders.seen import Seen
from engine.orders.submission import Standing
from engine.report.account import unheard
from engine.visibility.observe import Observation


def told(game: Game, power: PowerId) -> Iterator[Observation]:
    """What each turn told a power, oldest first, with what it sent for it and hears nothing of."""
    before: Observation | None = None
    for node in game.line(power):
        seen = judge.report(game.rules, game.history.led_to(node.id), power)
        given = sent(game, node, power, game.rules.known(before)) if before is not None else ()
        before = replace(seen, received=tuple(unheard(seen, game.rules.board, given)))
        yield before


def sent(game: Game, onward: Node, seat: PowerId, seen: Seen) -> tuple[tuple[PowerId, str], ...]:
    """The orders of a seat that a node came about from, each with the power it is for.

    Lines that a later one replaced are left out, and those that come to nothing by what the seat
    had ``seen``; what only the truth forbids is not.
    """
    found = game.record.given(onward).get(seat)
    if found is None or onward.parent is None or onward.change:
        return ()
    orders = [game.reader.order(line) for line in found[1].lines]
    position = game.position(onward.parent)
    entries = judge.entries(game.rules, position, seat, orders, seen)
    return tuple((e.power, write(e.order)) for e in entries if e.standing is Standing.TAKEN)
