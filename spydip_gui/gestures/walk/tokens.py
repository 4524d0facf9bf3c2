"""What a tray beside the map holds: tokens to build or deploy, powers to name, and the cross."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field

from engine.board.graph import PowerId
from engine.language.message import Value
from engine.orders.choices import Choice, Node
from engine.orders.covert import CovertConvoy, Deploy
from engine.orders.order import Intent, Order, PieceOrder
from engine.orders.seen import Seen
from engine.orders.standard import Build
from engine.phases import PhaseKind
from engine.units import STANDARD_KINDS, Kind
from spydip_gui.gestures.walk.intent.hand import Hand
from spydip_gui.gestures.walk.outcomes import Open, Written
from spydip_gui.gestures.walk.search.filling import filled
from spydip_gui.gestures.walk.table import Table
from spydip_gui.gestures.walk.touch import Onward


@dataclass(frozen=True, slots=True, kw_only=True)
class Tray:
    """What can be dragged from a tray, dropped on it, or pressed in it, for one seat.

    ``left`` is how many each country may still build or, if negative, must still remove; it is
    empty if nobody knows. ``beside`` is how many of a kind may be raised on top of those;
    ``several`` means that more than one country could. In ``retreats``, a unit dropped on the cross
    is disbanded; at a deadline that ``deploys``, the tokens are the pieces to set up.
    """

    seat: PowerId
    kinds: tuple[Kind, ...] = ()
    left: tuple[tuple[PowerId, int], ...] = ()
    beside: Mapping[Kind, int] = field(default_factory=dict)
    several: bool = False
    removes: bool = False
    retreats: bool = False
    deploys: bool = False
    chips: tuple[PowerId, ...] = ()
    labels: tuple[tuple[Value, bool], ...] = ()
    deeds: tuple[tuple[Value, Written | Open], ...] = field(default=(), compare=False)

    @property
    def empty(self) -> bool:
        """Whether there is nothing to show."""
        return not (self.kinds or self.removes or self.chips or self.deeds)


def tray(table: Table, seat: PowerId, hand: Hand | None = None) -> Tray:
    """The tray of a seat; it has power chips while a piece that names a power is in hand.

    Tokens and the cross are there for every seat being written for: the drop says whose it is.
    """
    nodes = table.tree[seat]
    every = [node for one in table.seats for node in table.tree[one]]
    sites = [node for node in every if node.step.choice is Choice.PLACE]
    # The widget of a dragged token handles its events: the tray must not change meanwhile.
    about_piece = hand is not None and hand.stroke is not None and not hand.stroke.start.tray
    deeds = tuple(
        (
            node.step.label,
            _resumed(table, seat, node) or filled(table, (node,), Onward(seat=seat, ways=())),
        )
        for node in nodes
        if node.step.choice is Choice.VERB and not about_piece
    )
    return Tray(
        seat=seat,
        kinds=tuple(dict.fromkeys(kind for site in sites for kind in buildable(table, site))),
        left=tuple(due for one in table.seats for due in left(table, one)),
        beside=beside_left(table, seat),
        several=len(table.seats) > 1 or bool(table.seats[seat].commands),
        retreats=table.seats[seat].phase is PhaseKind.RETREATS,
        deploys=table.seats[seat].phase is PhaseKind.DEPLOYMENT,
        removes=_asks_removals(table, seat, hand) and _removable(table, every),
        chips=_chips(table, seat, hand),
        labels=tuple((label, isinstance(then, Open)) for label, then in deeds),
        deeds=deeds,
    )


def _resumed(table: Table, seat: PowerId, first: Node) -> Open | None:
    """The list on the table that begins with this step and may be extended.

    ``AGENTS RETURN BUL`` becomes ``AGENTS RETURN BUL, SER``.
    """
    ways = (draft.way for draft in table.sheets[seat] if draft.way is not None)
    lists = (way for way in ways if way[0].step == first.step and way[-1].children)
    return next((Open(power=seat, nodes=way) for way in lists), None)


def buildable(table: Table, site: Node) -> list[Kind]:
    """The kinds of piece that may be built at a place of the tree."""
    found = []
    for verb in site.children:
        if Intent.BUILDS in table.intents[verb.step.key]:
            found += [Kind(node.step.key) for node in verb.children]
            if verb.order is not None:
                found.append(Kind(str(verb.order).split()[-2]))
    return found


def _asks_removals(table: Table, seat: PowerId, hand: Hand | None) -> bool:
    """Whether pieces are removed at this deadline; during moves, only a covert piece in hand."""
    if table.seats[seat].phase is not PhaseKind.MOVEMENT:
        return True
    kind = hand.stroke.start.kind if hand and hand.stroke else None
    return kind not in (None, *STANDARD_KINDS)


def _removable(table: Table, nodes: Iterable[Node]) -> bool:
    return any(
        Intent.REMOVES in table.intents[verb.step.key]
        for node in nodes
        if node.step.choice is Choice.PIECE
        for verb in node.children
    )


def _chips(table: Table, seat: PowerId, hand: Hand | None) -> tuple[PowerId, ...]:
    """The powers that the orders of a covert piece in hand, or a unit's search, may name."""
    stroke = hand.stroke if hand else None
    if stroke is None or stroke.start.province is None:
        return ()
    carries = Intent.CARRIES in stroke.verb.intents
    names = any(
        carries if verb.step.key == CovertConvoy.verb else _names_powers(verb)
        for node in table.pieces(seat, stroke.start.province)
        if node.step.kind in ((stroke.start.kind,) if stroke.start.kind else STANDARD_KINDS)
        for verb in verbs_of(node)
    )
    return table.seats[seat].others if names else ()


def verbs_of(piece: Node) -> tuple[Node, ...]:
    """What a piece may do, or the first one of a stack."""
    first = piece.children[:1]
    return first[0].children if first and first[0].step.choice is Choice.NUMBER else piece.children


def _names_powers(verb: Node) -> bool:
    return any(child.step.choice is Choice.POWER for child in verb.children)


def left(table: Table, seat: PowerId) -> tuple[tuple[PowerId, int], ...]:
    """What each country of a seat may still build or, if negative, must still remove.

    When pieces are set up, how many of them are left to place.
    """
    seen = table.seats[seat]
    if seen.phase is PhaseKind.DEPLOYMENT:
        placed = sum(isinstance(order, Deploy) for _, order in _owned(table, seat))
        return ((seen.power, max(sum(seen.asked.values()) - placed, 0)),)
    return tuple(
        (one.power, _still(table, seat, one))
        for one in (seen, *seen.commands)
        if one.phase is PhaseKind.ADJUSTMENTS and one.due
    )


def beside_left(table: Table, seat: PowerId) -> Mapping[Kind, int]:
    """How many pieces of each kind a seat may still raise on top of this Winter's builds."""
    seen = table.seats[seat]
    if seen.phase is not PhaseKind.ADJUSTMENTS:
        return {}
    orders = [order for _, order in _owned(table, seat) if isinstance(order, Build)]
    return {
        kind: max(seen.asked[of.due] - sum(o.count for o in orders if o.kind == kind), 0)
        for kind, of in seen.kinds.items()
        if of.due in seen.asked
    }


def _still(table: Table, seat: PowerId, country: Seen) -> int:
    due = country.due or 0
    about = Intent.BUILDS if due > 0 else Intent.REMOVES
    done = sum(
        owner == country.power and about in table.about[type(order)] and _counts(country, order)
        for owner, order in _owned(table, seat)
    )
    return max(due - done, 0) if due > 0 else min(due + done, 0)


def _owned(table: Table, seat: PowerId) -> Iterator[tuple[PowerId, Order]]:
    """Each draft with the country it is for."""
    for draft in table.sheets[seat]:
        yield draft.country or table.seats[seat].power, draft.order


def _counts(country: Seen, order: Order) -> bool:
    """Whether an order uses up a build; raising a piece beside them does not, waiving does."""
    return not isinstance(order, PieceOrder) or not country.kinds[order.kind].beside
