"""What comes in at a deadline of Blind Diplomacy II: ordinary orders, and those for spies."""

from collections.abc import Sequence
from functools import partial

from engine.board.graph import Board, PowerId, ProvinceId
from engine.orders import intake
from engine.orders.covert import SPY, Deploy, Rebuild, WatchOrder
from engine.orders.intake import Weighing
from engine.orders.order import Order
from engine.orders.standard import Remove
from engine.orders.submission import Given, Submission
from engine.phases import PhaseKind
from engine.position import Position
from engine.rules import Ruleset
from engine.variants.blind.quota import SPIES, cap, hoped


def submit(rules: Ruleset, position: Position, given: Given) -> Submission:
    """One submission; an order for spies is refused on the map and one's own pieces alone (C7).

    Two different orders for one spy both stand: together they are void (BL-Q4).
    """

    def weighs(power: PowerId, _plain: Sequence[Order], _own: Sequence[Order]) -> Weighing:
        return Weighing(partial(_refusal, rules, position, power))

    return intake.submit(rules.board, position, given, is_covert, weighs)


def is_covert(order: Order) -> bool:
    """Whether an order is one of this variant's own rather than of the standard game."""
    if isinstance(order, Remove):
        return order.kind == SPY
    return isinstance(order, WatchOrder | Rebuild | Deploy)


def _refusal(
    rules: Ruleset, position: Position, power: PowerId, order: Order, before: Sequence[Order]
) -> str:
    """Why an order cannot be taken, as one sentence; empty where it can."""
    kind = position.phase.kind
    if isinstance(order, Deploy):
        return _deploy(rules.board, power, order, kind, before)
    if isinstance(order, Rebuild):
        return _rebuild(rules, position, power, order, before)
    if isinstance(order, WatchOrder) and kind is not PhaseKind.MOVEMENT:
        return "Spies have orders in Spring and Fall only."
    if isinstance(order, Remove) and kind not in (PhaseKind.MOVEMENT, PhaseKind.RETREATS):
        return "Which spy goes first is said with the orders of a season or its retreats."
    if isinstance(order, WatchOrder | Remove):
        label = order.label if isinstance(order, WatchOrder) else 0
        return _absent(rules.board, position, power, Board.province_of(order.at), label)
    return ""


def _absent(board: Board, position: Position, power: PowerId, place: ProvinceId, label: int) -> str:
    here = [s for s in position.covert if (s.power, s.province) == (power, place)]
    if here and label in {0, *(s.label for s in here)}:
        return ""
    spy = f"spy #{label}" if here else "spy"
    return f"You have no {spy} in {_name(board, place)}."


def _deploy(
    board: Board, power: PowerId, order: Deploy, kind: PhaseKind, before: Sequence[Order]
) -> str:
    if kind is not PhaseKind.DEPLOYMENT:
        return "Spies are deployed before the first Spring only."
    place = Board.province_of(order.at)
    if place not in board.powers[power].home:
        return f"{_name(board, place)} is no home territory of yours."
    if sum(isinstance(o, Deploy) for o in before) >= SPIES:
        return "Both spies are deployed already."
    return ""


def _rebuild(
    rules: Ruleset, position: Position, power: PowerId, order: Rebuild, before: Sequence[Order]
) -> str:
    place = Board.province_of(order.at)
    if position.phase.kind not in (PhaseKind.MOVEMENT, PhaseKind.ADJUSTMENTS):
        return "Spies are rebuilt with the orders of Spring, Fall or Winter."
    if place not in rules.board.home_centres[power] or position.centres.get(place) != power:
        return f"{_name(rules.board, place)} is no home centre that you own."
    if rules.options["bl.rebuild"] == "winter_only" and not _winter(position):
        return "In this game spies are rebuilt in Winter only."
    spies = sum(s.power == power for s in position.covert)
    asked = sum(isinstance(o, Rebuild) for o in before)
    most = cap if _winter(position) else hoped
    if spies + asked >= most(rules.board, position, power, rules.options):
        return "You have lost no spy that could return."
    return ""


def _winter(position: Position) -> bool:
    return position.phase.kind is PhaseKind.ADJUSTMENTS


def _name(board: Board, province: ProvinceId) -> str:
    return board.provinces[province].name
