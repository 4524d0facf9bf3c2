"""Orders in Blind Diplomacy II: ordinary ones, and those for spies."""

from collections.abc import Sequence
from functools import partial

from engine.board.graph import Board, PowerId, ProvinceId
from engine.language.message import Message
from engine.orders import intake
from engine.orders.covert import SPY, Deploy, Rebuild, WatchOrder
from engine.orders.intake import Weighing
from engine.orders.order import Order
from engine.orders.standard import Remove
from engine.orders.submission import Given, Submission
from engine.orders.wording import place_name
from engine.phases import PhaseKind
from engine.position import Position
from engine.rules import Ruleset
from engine.variants.blind.quota import SPIES, cap, hoped


def submit(rules: Ruleset, position: Position, given: Given) -> Submission:
    """One submission; an order for spies is refused only by the map and one's own pieces (C7).

    Two different orders for one spy both count: together they are void (BL-Q4).
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
) -> Message | None:
    """Why an order cannot be accepted, as one sentence; empty if it can."""
    kind = position.phase.kind
    if isinstance(order, Deploy):
        return _deploy(rules.board, power, order, kind, before)
    if isinstance(order, Rebuild):
        return _rebuild(rules, position, power, order, before)
    if isinstance(order, WatchOrder) and kind is not PhaseKind.MOVEMENT:
        return Message("blind.spies_have_orders_spring_fall")
    if isinstance(order, Remove) and kind not in (PhaseKind.MOVEMENT, PhaseKind.RETREATS):
        return Message("blind.which_spy_goes_first_is")
    if isinstance(order, WatchOrder | Remove):
        label = order.label if isinstance(order, WatchOrder) else 0
        return _absent(rules.board, position, power, Board.province_of(order.at), label)
    return None


def _absent(
    board: Board, position: Position, power: PowerId, place: ProvinceId, label: int
) -> Message | None:
    here = [s for s in position.crew(power) if s.province == place]
    if here and label in {0, *(s.label for s in here)}:
        return None
    if here:
        return Message(
            "spies.you_have_no_spy_label_place", label=label, place=place_name(board, place)
        )
    return Message("spies.you_have_no_spy", place=place_name(board, place))


def _deploy(
    board: Board, power: PowerId, order: Deploy, kind: PhaseKind, before: Sequence[Order]
) -> Message | None:
    if kind is not PhaseKind.DEPLOYMENT:
        return Message("blind.spies_are_deployed_before_first")
    place = Board.province_of(order.at)
    if place not in board.powers[power].home:
        return Message("blind.is_no_home_territory_yours", place=place_name(board, place))
    if sum(isinstance(o, Deploy) for o in before) >= SPIES:
        return Message("blind.both_spies_are_deployed_already")
    return None


def _rebuild(
    rules: Ruleset, position: Position, power: PowerId, order: Rebuild, before: Sequence[Order]
) -> Message | None:
    place = Board.province_of(order.at)
    if position.phase.kind not in (PhaseKind.MOVEMENT, PhaseKind.ADJUSTMENTS):
        return Message("blind.spies_are_rebuilt_orders_spring")
    if place not in rules.board.home_centres[power] or position.centres.get(place) != power:
        return Message("blind.is_no_home_centre_you", place=place_name(rules.board, place))
    if rules.options["bl.rebuild"] == "winter_only" and not _winter(position):
        return Message("blind.game_spies_are_rebuilt_winter")
    spies = len(position.crew(power))
    asked = sum(isinstance(o, Rebuild) for o in before)
    most = cap if _winter(position) else hoped
    if spies + asked >= most(rules.board, position, power, rules.options):
        return Message("blind.you_have_lost_no_spy")
    return None


def _winter(position: Position) -> bool:
    return position.phase.kind is PhaseKind.ADJUSTMENTS
