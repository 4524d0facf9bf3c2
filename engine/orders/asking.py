"""What a deadline asks of a player, and which of it has no order yet."""

from collections.abc import Iterable, Iterator, Sequence

from engine.language.message import Message, Piece, Value
from engine.orders.addressed import ForPower
from engine.orders.barred import adjusts
from engine.orders.covert import CovertConvoy, Deploy
from engine.orders.notation import write
from engine.orders.order import Intent, Order, PieceOrder
from engine.orders.seen import Seen
from engine.orders.wording import place_name, power_name
from engine.phases import PhaseKind
from engine.units import STANDARD_KINDS

SENTENCES = ("DEPORT", "EXECUTE")
"""What orders about prisoners begin with."""


def pieces_without(knows: Seen, orders: Sequence[Order]) -> tuple[Value, ...]:
    """What a player must or may order at this deadline and has not ordered."""
    return tuple(
        text
        for seat, given in _sheets(knows, orders)
        for text in (*_asked_without(seat, given), *_left(given, _stacks(seat)))
    )


def lacking(knows: Seen, orders: Sequence[Order]) -> tuple[Value, ...]:
    """What must have an order at this deadline but has none.

    Covert pieces without one stay where they are, so they only count if nothing else is due, and
    then only where nothing was ordered at all.
    """
    must = tuple(t for seat, given in _sheets(knows, orders) for t in _asked_without(seat, given))
    others = any(True for seat, _ in _sheets(knows, ()) for _ in _asked_without(seat, ()))
    return must if others or must or orders else pieces_without(knows, orders)


def _asked_without(knows: Seen, orders: Sequence[Order]) -> Iterator[Value]:
    """The armies and fleets of one country without orders, and the builds and lists still open."""
    yield from _left(orders, _units(knows))
    yield from _unsentenced(knows, orders)
    if knows.phase is PhaseKind.ADJUSTMENTS and knows.due is None and not (orders or knows.covert):
        # While units are in retreat, nobody knows how many.
        yield Message("post.asked_builds_or_removals")
    due = knows.due or 0
    changes = [order for order in orders if adjusts(knows, order)]
    if knows.phase is PhaseKind.ADJUSTMENTS and abs(due) > len(changes):
        what = "builds" if due > 0 else "removals"
        yield Message(f"post.asked_{what}", count=abs(due) - len(changes))
    verbs = [order.verb for order in orders]
    if knows.phase is PhaseKind.PREFERENCES and "prefer" not in verbs:
        yield Message("post.asked_countries")
    if knows.phase is PhaseKind.BIDS and knows.sale and "bid" not in verbs:
        yield Message("post.asked_bids")
    if knows.phase is PhaseKind.DEPLOYMENT:
        for what, number in knows.asked.items():
            kind = next(kind for kind in knows.kinds.values() if kind.due == what)
            done = [o for o in orders if isinstance(o, Deploy) and o.kind == kind.kind]
            if number > len(done):
                left, pieces = number - len(done), Piece(kind.kind, count=number)
                yield Message("post.asked_to_deploy", left=left, number=number, pieces=pieces)


def _sheets(knows: Seen, orders: Sequence[Order]) -> Iterator[tuple[Seen, list[Order]]]:
    """The sender's country and those it commands, each with its orders.

    Orders that name no country are for any of them whose piece they name.
    """
    bare = [order for order in orders if not isinstance(order, ForPower)]
    for seat in (knows, *knows.commands):
        named = [o.order for o in orders if isinstance(o, ForPower) and o.power == seat.power]
        yield seat, [*named, *bare]


def _left(orders: Sequence[Order], pieces: Iterable[tuple[str, tuple[str, str]]]) -> Iterator[str]:
    parts = (order.parts[0] for order in orders)
    own = [o for o in parts if isinstance(o, PieceOrder) and not _beside(o)]
    ordered = {(o.kind, o.at[:3]) for o in own}
    yield from (text for text, key in pieces if key not in ordered)


def _beside(order: PieceOrder) -> bool:
    """Whether it goes beside a unit's own order, such as a search, security or a spy's convoy."""
    extra = order.deed in (Intent.WATCHES, Intent.COVERS) or isinstance(order, CovertConvoy)
    return extra and order.kind in STANDARD_KINDS


def _unsentenced(knows: Seen, orders: Sequence[Order]) -> Iterator[Message]:
    """The prisoners without a sentence."""
    given = [write(order).split() for order in orders]
    lines = {tuple(words[1:3]) for words in given if words[0] in SENTENCES}
    for lot in knows.prisoners if knows.phase is PhaseKind.MOVEMENT else ():
        if not {(lot.power,), (lot.power, lot.province), (lot.power, "TO")} & lines:
            yield Message(
                "post.asked_prisoners",
                count=lot.count,
                power=power_name(knows.board, lot.power),
                place=place_name(knows.board, lot.province),
            )


def _units(knows: Seen) -> Iterator[tuple[str, tuple[str, str]]]:
    moving = knows.phase is PhaseKind.MOVEMENT and not knows.covert
    standing = knows.units.values() if moving else ()
    for unit in (*standing, *knows.retreating):
        if unit.power == knows.power:
            yield f"{unit.kind} {unit.at}", (unit.kind, unit.province)


def _stacks(knows: Seen) -> Iterator[tuple[str, tuple[str, str]]]:
    for stack in knows.stacks if knows.covert or knows.phase is PhaseKind.MOVEMENT else ():
        yield f"{stack.kind} {stack.province}", (stack.kind, stack.province)
