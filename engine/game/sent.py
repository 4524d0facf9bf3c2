"""What a player sent for a deadline, as far as it counts by what that player knows."""

from engine import judge
from engine.board.graph import PowerId
from engine.game.game import Game
from engine.game.record import Node
from engine.orders.notation import write
from engine.orders.seen import Seen
from engine.orders.submission import Standing


def sent(game: Game, onward: Node, seat: PowerId, seen: Seen) -> tuple[tuple[PowerId, str], ...]:
    """The orders of a seat that a node came about from, each with the power it is for.

    Lines that a later one replaced are left out, and those that come to nothing by what the seat
    had ``seen``; what only the truth forbids is not.
    """
    found = game.record.given(onward).get(seat)
    if found is None or onward.parent is None or onward.change:
        return ()
    orders = [game.reader.order(line) for line in found[1].lines]
    entries = judge.entries(game.rules, game.position(onward.parent), seat, orders, seen)
    return tuple((e.power, write(e.order)) for e in entries if e.standing is Standing.TAKEN)
