"""Finds the orders in a tree that touches and loose choices lead to, whatever their kind."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, replace

from engine.board.graph import Board, PowerId
from engine.orders.choices import Choice, Node
from engine.units import STANDARD_KINDS
from spydip_gui.gestures.walk.intent.defaults import DEEDS
from spydip_gui.gestures.walk.search.seeking import Keep, Plan, Try
from spydip_gui.gestures.walk.table import Table
from spydip_gui.gestures.walk.touch import ANYONE, Asked, Touch, Way

_COUNTED = frozenset({Choice.PIECE, Choice.PLACE})
"""Behind these one piece is meant where nobody said how many."""

_DEEPEST = 24
"""How many steps are followed at most: trees of lists and routes never end."""


@dataclass(frozen=True, slots=True, kw_only=True)
class _Left:
    """What is still to be used up on the way down; ``at`` is the last touch used."""

    touches: tuple[Touch, ...]
    intents: frozenset[str]
    powers: tuple[PowerId, ...]
    number: int
    via: bool
    at: Touch | None = None

    @property
    def done(self) -> bool:
        return not (self.touches or self.powers or self.via or self.intents)


def followed(table: Table, seat: PowerId, plan: Plan) -> tuple[Way, ...]:
    """The ways down a seat's tree that a plan finds; empty if it means nothing there."""
    kept: dict[object, Way] = {}
    for tried in plan.tries:
        for way in _kept(ways(table, seat, tried.asked), tried):
            whole = way[-1].order is not None
            if tried.keep is not Keep.CLOSED:
                kept[way[-1].order or way] = way
            elif whole or not kept:
                kept.setdefault(way[-1].order or way, way)
        if kept and not plan.every:
            break
    several = tuple(kept.values())
    if plan.deed is not None:
        deeds = (more for way in several for more in _behind(table, way, plan.deed))
        return tuple({way[-1].order or way: way for way in deeds}.values())
    if plan.unnamed:
        return tuple(way for way in several if all(n.step.choice is not Choice.THING for n in way))
    return several


def _kept(found: tuple[Way, ...], tried: Try) -> tuple[Way, ...]:
    """Which of the ways count; if just a province was touched, its unit goes first.

    But if a covert piece is asked for, none of the unit's count. If the unit itself was touched,
    only its own do, apart from actions by a key that no unit could mean.
    """
    whole = tuple(way for way in found if way[-1].order is not None)
    if tried.keep is Keep.WISHED:
        return whole if len(whole) == 1 else ()
    units = tuple(way for way in found if all(map(_of_unit, way)))
    if tried.asked.covert:
        found = tuple(way for way in found if way not in units)
    else:
        begun = _begins_with_unit(tried.asked)
        found = units or tuple(way for way in found if not begun or _of_unit(way[0]))
    if tried.keep in {Keep.WHOLE, Keep.BY_LAND}:
        found = tuple(way for way in found if way[-1].order is not None)
    if tried.keep is Keep.BY_LAND:
        found = tuple(way for way in found if all(n.step.choice is not Choice.VIA for n in way))
    return found


def _begins_with_unit(asked: Asked) -> bool:
    first, deed = asked.touches[0], asked.intents <= DEEDS and not asked.free
    return first.unit and first.kind is None and not deed


def _of_unit(node: Node) -> bool:
    pieces = node.step.choice in {Choice.PIECE, Choice.UNIT}
    return not pieces or node.step.key in STANDARD_KINDS or node.step.kind in STANDARD_KINDS


def _behind(table: Table, move: Way, asked: Asked) -> Iterator[Way]:
    """The ways from a move on to the actions asked for, with the power that was named."""
    deeds = (node for node in move[-1].children if node.step.choice is Choice.VERB)
    for deed in (node for node in deeds if asked.intents & table.intents[node.step.key]):
        if not asked.powers:
            yield (*move, deed)
        named = (node for node in deed.children if node.step.key in asked.powers[:1])
        yield from ((*move, deed, node) for node in named)


def ways(table: Table, power: PowerId, asked: Asked) -> tuple[Way, ...]:
    """Every shortest way down a seat's tree that uses up all that was asked for."""
    left = _Left(
        touches=(*asked.touches, *(Touch(province=sea) for sea in asked.seas)),
        intents=asked.intents,
        powers=asked.powers,
        number=asked.number or (asked.touches[0].count if asked.touches else 0),
        via=asked.via or bool(asked.seas),
    )
    search = _Search(table.board, table.owners[power], table.intents, settled=asked.settled)
    # What begins with a verb has no piece: only a button of the tray leads there.
    first = (n for n in table.tree[power] if n.step.choice is not Choice.VERB)
    return tuple(search.down(first, left, ()))


def whole(table: Table, power: PowerId, asked: Asked) -> Way | None:
    """The first of them that ends in an order."""
    return next((way for way in ways(table, power, asked) if way[-1].order is not None), None)


@dataclass(frozen=True, slots=True)
class _Search:
    board: Board
    owners: tuple[PowerId, ...]
    intents: Mapping[str, frozenset[str]]
    settled: bool

    def down(self, nodes: Iterable[Node], left: _Left, so_far: Way) -> Iterator[Way]:
        """The ways through any of these nodes."""
        if len(so_far) == _DEEPEST:
            return
        for node in self._narrowed(tuple(nodes), left):
            rest = self._taken(node, left)
            if rest is None:
                continue
            way = (*so_far, node)
            if rest.done:
                yield from self._closed(way, rest)
            else:
                yield from self.down(node.children, rest, way)

    def _closed(self, way: Way, left: _Left) -> Iterator[Way]:
        """The way itself if it ends in an order, otherwise the steps after it without a choice."""
        children = way[-1].children
        wanted = left.number or (1 if way[0].step.choice in _COUNTED else 0)
        counted = [n for n in children if _counts(n, wanted)]
        if counted:
            yield from self._closed((*way, counted[0]), replace(left, number=0))
            return
        if way[-1].order is not None:
            if _as_held(way, left):
                yield way
            return
        further = [n for n in self._narrowed(children, left) if self._follows(n, left, way[-1])]
        for node in further:
            yield from self._closed((*way, node), left)
        if not further and not self._barred(children, left):
            yield way

    def _barred(self, nodes: tuple[Node, ...], left: _Left) -> bool:
        """Whether the token in hand is of none of the kinds that could stand here."""
        kinds = [n for n in nodes if n.step.choice is Choice.UNIT and _kind_alone(self.board, n)]
        return bool(kinds) and len(kinds) == len(nodes) and not any(_token(n, left) for n in kinds)

    def _narrowed(self, nodes: tuple[Node, ...], left: _Left) -> tuple[Node, ...]:
        """Only the coast that was touched, if it is one of these."""
        wanted = left.at.coast if left.at else None
        exact = tuple(n for n in nodes if n.step.choice is Choice.COAST and n.step.key == wanted)
        return exact or nodes

    def _follows(self, node: Node, left: _Left, before: Node) -> bool:
        """Whether a step needs no further choice by the user once all touches are used."""
        match node.step.choice:
            case Choice.VERB | Choice.COAST | Choice.VIA:
                return True
            case Choice.UNIT:
                return _kind_alone(self.board, node) and _token(node, left)
            case Choice.PLACE:
                here = self.board.locations.get(before.step.at)
                in_place = before.step.choice is Choice.UNIT and here is not None
                return self.settled and in_place and here == self.board.locations.get(node.step.at)
        return False

    def _taken(self, node: Node, left: _Left) -> _Left | None:
        """What is left after a step; None if it leads away from what was asked for."""
        step = node.step
        match step.choice:
            case Choice.VERB:
                return self._meant(step.key, left)
            case Choice.PIECE | Choice.UNIT | Choice.PLACE:
                return self._touched(node, left)
            case Choice.VIA:
                return replace(left, via=False) if left.via else None
            case Choice.POWER:
                return self._power_taken(PowerId(step.key), left)
            case Choice.NUMBER:
                return replace(left, number=0) if _counts(node, left.number or 1) else None
        return left

    def _meant(self, key: str, left: _Left) -> _Left | None:
        """The first verb decides what the order is about; later ones only lead on."""
        if left.intents and not left.intents & self.intents[key]:
            return None
        return replace(left, intents=frozenset())

    def _power_taken(self, power: PowerId, left: _Left) -> _Left | None:
        """A named power, that of the piece touched next, or the seat's own."""
        if left.powers and left.powers[0] == power:
            return replace(left, powers=left.powers[1:])
        touch = left.touches[0] if left.touches else None
        if touch is not None and touch.power == power:
            # A power's chip is used up by its name; a piece only says whose it is.
            return replace(left, touches=left.touches[1:]) if touch.province is None else left
        return left if power in self.owners else None

    def _touched(self, node: Node, left: _Left) -> _Left | None:
        province = self.board.locations.get(node.step.at)
        if province is None and node.step.choice is Choice.UNIT:
            return left if _token(node, left) else None
        if not left.touches:
            return None
        touch = left.touches[0]
        here = left.at.province if left.at else None
        if node.step.choice is Choice.PLACE and province == here != touch.province:
            return left  # it acts where it is, which goes without saying
        if touch is ANYONE:
            fits = node.step.choice is Choice.UNIT
        elif province is None:
            fits = touch.tray == node.step.key
        else:
            fits = province == touch.province and _same_piece(node, touch)
        return replace(left, touches=left.touches[1:], at=touch) if fits else None


def _counts(node: Node, wanted: int) -> bool:
    return node.step.choice is Choice.NUMBER and node.step.key == str(wanted)


def _kind_alone(board: Board, node: Node) -> bool:
    """Whether a step names a kind to build, not a piece in a place."""
    return board.locations.get(node.step.at) is None


def _token(node: Node, left: _Left) -> bool:
    """A token from a tray says which kind to build; merely touching the place leaves it open."""
    token = left.at.kind if left.at else None
    return token in (None, node.step.key)


def _as_held(way: Way, left: _Left) -> bool:
    """Whether the unit built is of the kind in hand, including where a verb alone says the kind."""
    order, held = way[-1].order, left.at.kind if left.at else None
    if order is None or way[0].step.choice is not Choice.PLACE:
        return True
    return held in (None, getattr(order.bare, "kind", held))


def _same_piece(node: Node, touch: Touch) -> bool:
    if node.step.choice is Choice.PLACE:
        return True
    label = node.step.number
    kind = node.step.kind
    return (kind is None or touch.kind in (None, kind)) and touch.label in (0, label)
