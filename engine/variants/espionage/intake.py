"""Orders in Espionage IV: ordinary ones, and those for EUs and CEUs."""

from collections.abc import Sequence
from functools import partial

from engine.board.graph import Board, PowerId
from engine.language.message import Message, Piece, Place
from engine.orders import intake
from engine.orders.covert import Deploy
from engine.orders.intake import Weighing
from engine.orders.order import Order
from engine.orders.standard import Build, Remove
from engine.orders.submission import Given, Submission
from engine.orders.wording import place_name
from engine.phases import PhaseKind
from engine.position import Position
from engine.rules import Ruleset
from engine.variants.espionage.acts import open_provinces
from engine.variants.espionage.deadlines import sites, starting
from engine.variants.espionage.orders import CEU, EU, Act, CeuOrder, EuOrder

_KINDS = (EU, CEU)


def submit(rules: Ruleset, position: Position, given: Given) -> Submission:
    """One submission; each EU and CEU has one line, and later ones replace earlier ones."""

    def weighs(power: PowerId, _plain: Sequence[Order], _own: Sequence[Order]) -> Weighing:
        return Weighing(partial(_refusal, rules, position, power), partial(_room, position, power))

    return intake.submit(rules.board, position, given, is_special, weighs)


def is_special(order: Order) -> bool:
    """Whether an order is about an EU or CEU."""
    if isinstance(order, Build | Remove | Deploy):
        return order.kind in _KINDS
    return isinstance(order, EuOrder | CeuOrder)


def _room(position: Position, power: PowerId, order: Order) -> tuple[str, int]:
    """The piece that an order is for, or all of them if it names none of several."""
    if not isinstance(order, EuOrder | CeuOrder):
        return "", 0
    room = 1 if order.label else len(_labels(position, power, order))
    return f"{order.kind} {order.at} {order.label}", room


def _labels(
    position: Position, power: PowerId, order: EuOrder | CeuOrder | Remove
) -> tuple[int, ...]:
    """The labels of the power's own pieces that an order may be for."""
    key = (order.kind, order.province)
    return tuple(s.label for s in position.crew(power) if (s.kind, s.province) == key)


def _refusal(
    rules: Ruleset, position: Position, power: PowerId, order: Order, before: Sequence[Order]
) -> Message | None:
    """Why an order cannot be accepted, by the map and the power's own pieces alone."""
    kind = position.phase.kind
    if isinstance(order, Deploy):
        return _deployment(rules, power, order, kind, before)
    if isinstance(order, Build):
        home, place = order.province in sites(rules.board, power), _name(rules, order)
        return None if home else Message("espionage.is_no_home_province_without", place=place)
    if isinstance(order, EuOrder | CeuOrder | Remove) and not _labels(position, power, order):
        return Message("espionage.you_have_no", kind=Piece(order.kind), place=_name(rules, order))
    own = _labels(position, power, order) if isinstance(order, EuOrder | CeuOrder) else ()
    if isinstance(order, EuOrder | CeuOrder) and order.label not in (0, *own):
        return Message(
            "espionage.you_have_no_kind_label_place",
            kind=Piece(order.kind),
            label=order.label,
            place=_name(rules, order),
        )
    if isinstance(order, EuOrder | CeuOrder) and kind is not PhaseKind.MOVEMENT:
        return Message("espionage.eus_ceus_have_orders_spring")
    return _closed(rules, order) or _both(rules, order)


def _closed(rules: Ruleset, order: Order) -> Message | None:
    """Whether the map bars the destination to everybody."""
    to = order.to if isinstance(order, EuOrder | CeuOrder) else None
    if to is None or to in open_provinces(rules.board):
        return None
    return Message("espionage.is_closed", place=place_name(rules.board, to))


def _both(rules: Ruleset, order: Order) -> Message | None:
    """Whether one order asks for a move and an action, though the game allows only one."""
    if isinstance(order, EuOrder) and order.to and order.act is not Act.NONE:
        single = rules.options["esp.eu_orders"] == "one"
        return Message("espionage.eu_moves_or_acts_not") if single else None
    if isinstance(order, CeuOrder) and order.to and order.destroy:
        single = rules.options["esp.ceu_orders"] == "one"
        return Message("espionage.ceu_moves_or_destroys_not") if single else None
    return None


def _deployment(
    rules: Ruleset, power: PowerId, order: Deploy, kind: PhaseKind, before: Sequence[Order]
) -> Message | None:
    if kind is not PhaseKind.DEPLOYMENT:
        return Message("espionage.eus_ceus_are_deployed_before")
    if Board.province_of(order.at) not in sites(rules.board, power):
        return Message("espionage.is_no_home_province_yours", place=_name(rules, order))
    numbers = starting(rules.board, power, rules.options)
    number = dict(zip(_KINDS, numbers, strict=True))[order.kind]
    placed = sum(isinstance(o, Deploy) and o.kind == order.kind for o in before)
    if placed < number:
        return None
    return Message("espionage.no_further_begins_game", kind=Piece(order.kind))


def _name(rules: Ruleset, order: Deploy | Build | Remove | EuOrder | CeuOrder) -> Place:
    return place_name(rules.board, Board.province_of(order.at))
