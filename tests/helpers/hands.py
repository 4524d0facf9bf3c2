"""Orders by the power that they are for, and by the seat that gives them for several powers."""

from collections.abc import Sequence

from engine.board.graph import PowerId
from engine.orders.addressed import ForPower
from engine.orders.order import Order
from engine.position import Position
from engine.rules import Given, Ruleset
from engine.variants.intimate.deadlines import commands
from engine.variants.intimate.orders import Bid, Prefer


def by_power(rules: Ruleset, position: Position, given: Given) -> dict[PowerId, list[Order]]:
    """What seats gave, by power; bids and lists stay with the seat."""
    if not rules.variant.seats:
        return {power: list(lines) for power, lines in given.items()}
    homes = {str(seat): home for seat, home in position.players.items()}
    found: dict[PowerId, list[Order]] = {seat: [] for seat in given}
    for seat, lines in given.items():
        for line in lines:
            if isinstance(line, ForPower):
                found.setdefault(line.power, []).append(line.order)
            else:
                whose = seat if isinstance(line, Bid | Prefer) else homes.get(seat, seat)
                found.setdefault(whose, []).append(line)
    return found


def by_seat(rules: Ruleset, position: Position, given: Given) -> Given:
    """What powers are to do, by the seat that commands them; the others do nothing."""
    seats = rules.variant.seats
    if not seats:
        return given
    who = commands(position)
    found: dict[PowerId, list[Order]] = {seat: list(given.get(seat, ())) for seat in seats}
    for power, lines in given.items():
        seat = PowerId(who.get(power, ""))
        if power not in seats and seat:
            found[seat] += _addressed(power, lines)
    return found


def _addressed(power: PowerId, lines: Sequence[Order]) -> list[Order]:
    return [ForPower(power, line) for line in lines]
