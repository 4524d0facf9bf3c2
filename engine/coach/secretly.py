"""Remarks about the orders of covert pieces, from what was told of them, whatever their kind."""

from collections import defaultdict
from collections.abc import Iterator

from engine.board.graph import ProvinceId
from engine.coach.remark import Remark, Weight
from engine.coach.scene import Scene
from engine.facts import Fact, Lost, PublishedAct, Spotted, bare
from engine.language.message import Message, Piece
from engine.orders.notation import write
from engine.orders.order import Intent, Order, PieceOrder
from engine.units import Kind


def goal_of(order: PieceOrder) -> ProvinceId:
    """Where a covert piece will be if its order succeeds."""
    return ProvinceId(str(getattr(order, "to", None) or order.at)[:3])


def covert_remarks(scene: Scene) -> Iterator[Remark]:
    """Pieces that go where they may be caught, and several that see the same things."""
    dangers = {
        place: fact for fact in map(bare, scene.view.facts) if (place := _where(scene, fact))
    }
    going: defaultdict[tuple[Kind, ProvinceId], dict[Order, None]] = defaultdict(dict)
    for whole, order in scene.covert():
        goal = goal_of(order)
        going[order.kind, goal][whole] = None
        if scene.rules.variant.bot.lost.get(order.kind) is scene.board.provinces[goal].terrain:
            where = scene.place(goal)
            said = Message("coach.goes_to_be_lost", piece=Piece(order.kind), place=where)
            yield Remark(said, Weight.SLIP, (goal,), write(order))
        fact = dangers.get(goal)
        if fact is None or order.deed is Intent.STRIKES:
            continue
        key = "coach.walks_to_hunters" if isinstance(fact, Spotted) else "coach.walks_to_a_loss"
        said = Message(key, piece=Piece(order.kind), place=scene.place(goal))
        yield Remark(said, Weight.RISK, (goal,), write(order))
    for (kind, goal), orders in going.items():
        if len(orders) > 1 and not scene.seen.kinds[kind].numbered:
            said = Message(
                "coach.see_the_same",
                pieces=Piece(kind, None, len(orders)),
                place=scene.place(goal),
            )
            yield Remark(said, Weight.HINT, (goal,), write(next(iter(orders))))


def _where(scene: Scene, fact: Fact) -> ProvinceId | None:
    """The place that a fact makes dangerous: others were met there, or own pieces were lost."""
    match fact:
        case Spotted(place=place, power=power) if power not in scene.countries:
            return place
        case Lost(place=place, number=number) if number:
            return place
        case PublishedAct(place=place, whose=whose) if whose in scene.countries:
            return place
        case _:
            return None
