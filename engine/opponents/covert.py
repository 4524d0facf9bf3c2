"""Orders for covert pieces, chosen from what a game offers without knowledge of their kinds."""

from collections import Counter
from collections.abc import Collection, Iterable, Iterator
from dataclasses import dataclass
from random import Random

from engine.adjudication.verdicts import CONVOY, HOLD
from engine.board.graph import Board, Location, ProvinceId
from engine.opponents.outlook import Outlook
from engine.opponents.writing import addressed
from engine.orders.addressed import ForPower
from engine.orders.choices import Choice, Node, Step, merge
from engine.orders.conditions import Conditional, UnitIn
from engine.orders.grammar import STANDARD_ORDERS
from engine.orders.kinds import OrderKind, sorts
from engine.orders.order import Intent, Order, PieceOrder
from engine.orders.seen import Seen
from engine.orders.standard import Build
from engine.phases import PhaseKind
from engine.rules import Aim, Hints, Ruleset
from engine.units import STANDARD_KINDS, Kind, Steps

_ORDINARY = (*(kind.made for kind in STANDARD_ORDERS), ForPower)

_BY_INTENT = {
    Intent.STRIKES: Aim.HUNT,
    Intent.WATCHES: Aim.LEARN,
    Intent.COVERS: Aim.GUARD,
    Intent.CARRIES: Aim.NEVER,
    Intent.REMOVES: Aim.NEVER,
}
"""What a deed is good for where no hint says so."""

_DEEP = 7
_MOST = 400
"""So many steps, and so many orders of one piece, are looked at."""

_WORTH = {Aim.HUNT: 1.2, Aim.SLAY: 2.5, Aim.CUT: 0.6, Aim.LEARN: 0.15}
"""What a success is worth, beside what eyes in the right place are."""

_UNSURE = 0.25
"""A place is in doubt where a foe is there neither more seldom nor more often than this."""

_WORTH_ASKING = 0.25
"""What a condition must gain, beside what eyes in the right place are worth."""

_HABIT = 0.02
"""A deed that costs nothing is done where it brings so much."""

_FAINT = 0.1
"""So many covert pieces may be anywhere: fewer are hardly worth staying for."""

_COMPANY = 0.4
"""What a place is worth to a piece of one's own where another one goes."""


@dataclass(frozen=True, slots=True)
class _Offer:
    """One order with the choices that led to it."""

    order: Order
    steps: tuple[Step, ...]

    @property
    def verb(self) -> str:
        """The last verb chosen."""
        verbs = [step.key for step in self.steps if step.choice is Choice.VERB]
        return verbs[-1] if verbs else ""

    @property
    def number(self) -> int:
        """The number of pieces it is for."""
        numbers = [int(s.key) for s in self.steps if s.choice is Choice.NUMBER]
        return numbers[0] if numbers else 1


def covert_orders(rules: Ruleset, seen: Seen, outlook: Outlook, draw: Random) -> Iterator[Order]:
    """Every order the game has besides those of armies and fleets."""
    for own in (seen, *seen.commands):
        chooser = _Chooser(own, rules.variant.bot, outlook, draw)
        for order in chooser.orders(rules.variant.order_kinds):
            yield addressed(seen, own, order)


def spare_builds(rules: Ruleset, seen: Seen) -> int:
    """How many of the builds due to leave for covert pieces that use up supply."""
    if seen.phase is not PhaseKind.ADJUSTMENTS or not seen.due or seen.due < 2:
        return 0
    return sum(_lacking(rules.variant.bot, seen).values()) and 1


def _lacking(hints: Hints, seen: Seen) -> Counter[Kind]:
    have = Counter[Kind]()
    for stack in seen.stacks:
        have[stack.kind] += stack.count
    return Counter(
        {kind: more for kind, most in hints.raised.items() if (more := most - have[kind]) > 0}
    )


class _Chooser:
    """The covert orders of one power."""

    def __init__(self, seen: Seen, hints: Hints, outlook: Outlook, draw: Random) -> None:
        self._seen, self._hints, self._outlook, self._draw = seen, hints, outlook, draw
        self._index = outlook.tables.index
        self._luck: dict[int, float] = {}
        self._going: set[int] = set()
        self._asks = False
        self._stacks = Counter[str]()
        for stack in seen.stacks:
            self._stacks[f"{stack.kind} {stack.province}"] += stack.count

    def orders(self, kinds: Collection[OrderKind]) -> Iterator[Order]:
        """All of them, kind by kind."""
        self._asks = any(kind.made is Conditional for kind in kinds)
        for _, same in sorts(kinds):
            nodes = merge(node for kind in same for node in kind.offer(self._seen))
            if not nodes:
                continue
            new = self._seen.phase is PhaseKind.DEPLOYMENT or nodes[0].step.choice is Choice.PLACE
            if issubclass(same[0].made, Build):
                yield from self._raised(nodes)
            elif issubclass(same[0].made, _ORDINARY):
                continue
            elif new:
                yield from self._placed(nodes)
            elif self._seen.phase not in (PhaseKind.BIDS, PhaseKind.PREFERENCES):
                for node in nodes:
                    yield from self._piece(node)

    def _piece(self, node: Node) -> Iterator[Order]:
        """The best order for a piece, or for the pieces of a stack one by one."""
        left = self._stacks.get(node.step.key, 1) if node.step.choice is Choice.PIECE else 1
        while left > 0:
            choices = [
                (self._score(offer) * offer.number**0.7, str(offer.order), offer)
                for offer in _offers(node, left)
            ]
            if not choices:
                return
            score, _, best = max(choices, key=lambda one: one[:2])
            if score <= 0:
                return
            left -= max(1, best.number)
            order = self._asking(best, [one[2] for one in choices])
            self._note(best.order)
            yield order

    def _asking(self, best: _Offer, offers: list[_Offer]) -> Order:
        """The order, or a conditional one that does something else if somebody is found nearby.

        If the game has conditions, it asks about the doubtful place that would change most.
        """
        piece, outlook = best.order, self._outlook
        if not self._asks or self._seen.covert or not isinstance(piece, PieceOrder):
            return piece
        if piece.kind in STANDARD_KINDS or best.number > 1:
            return piece
        found: tuple[float, int, Order, Order] | None = None
        for place in outlook.tables.near[self._index[piece.province]]:
            if _UNSURE < outlook.foe[place] < 1 - _UNSURE:
                (there, one), (empty, other) = (
                    self._best_if(place, share, offers) for share in (1.0, 0.0)
                )
                gain = there - self._if(place, 1.0, other) + empty - self._if(place, 0.0, one)
                if one.order != other.order and (found is None or gain > found[0]):
                    found = (gain, place, one.order, other.order)
        if found is None or found[0] < _WORTH_ASKING:
            return piece
        _, place, then, otherwise = found
        return Conditional(UnitIn(ProvinceId(outlook.tables.names[place])), then, otherwise)

    def _best_if(self, place: int, share: float, offers: list[_Offer]) -> tuple[float, _Offer]:
        """The best of some orders if a place is known to be occupied (1.0) or empty (0.0)."""
        scores = [(self._if(place, share, offer), str(offer.order), offer) for offer in offers]
        score, _, offer = max(scores, key=lambda one: one[:2])
        return score, offer

    def _if(self, place: int, share: float, offer: _Offer) -> float:
        """The value of an order if a place is known to be occupied (1.0) or empty (0.0)."""
        outlook = self._outlook
        foe, doubt = outlook.foe[place], outlook.doubt[place]
        outlook.foe[place], outlook.doubt[place] = share, 0.0
        score = self._score(offer)
        outlook.foe[place], outlook.doubt[place] = foe, doubt
        return score

    def _note(self, order: Order) -> None:
        """Expect less of a second piece where one is going already."""
        if isinstance(order, PieceOrder) and order.kind not in STANDARD_KINDS:
            place = self._index[_goal(order)]
            self._going.add(place)
            self._outlook.watched(place)
            if order.deed is Intent.STRIKES:
                self._outlook.hunting(place)

    def _score(self, offer: _Offer) -> float:
        """The value of an order, with a little luck among equals."""
        order, aim = offer.order, self._aim(offer)
        if aim is Aim.NEVER or any(step.choice is Choice.VIA for step in offer.steps):
            return -1.0
        if aim is Aim.DENY:
            return 1.0
        if not isinstance(order, PieceOrder) or self._lost(order):
            return -1.0
        place = self._index[_goal(order)]
        luck = self._luck.setdefault(place, 0.6 + 0.8 * self._draw.random())
        covert = order.kind not in STANDARD_KINDS
        safe = self._safe(order, place) if covert else 1.0
        score = (0.02 + self._sight(place)) * luck * safe if covert else -_HABIT
        return score + (safe * self._deed(aim, offer, place) if aim else 0.0)

    def _lost(self, order: PieceOrder) -> bool:
        """Whether a piece does not survive where it goes, whoever is there."""
        ground = self._seen.board.provinces[_goal(order)].terrain
        return self._hints.lost.get(order.kind) is ground

    def _sight(self, place: int) -> float:
        """What looking around from a place is worth, less if another piece goes there."""
        return self._outlook.sight(place) * (_COMPANY if place in self._going else 1.0)

    def _safe(self, order: PieceOrder, place: int) -> float:
        """The chance that a covert piece gets there and survives for a while."""
        outlook, tables = self._outlook, self._outlook.tables
        risk = 0.35 * outlook.foe[place] + 0.2 * min(1.0, outlook.hunted(place))
        start = self._index[order.province]
        footing = 1.0
        if self._seen.kinds[order.kind].steps is Steps.ARMIES:  # at sea such pieces need a fleet
            if tables.is_sea[place] and place != start:
                footing = min(1.0, outlook.friend[place] + 0.7 * outlook.foe[place])
            elif tables.is_sea[start] and place != start:
                deck = self._deck(start)
                footing = 1.0 if place == deck or place in tables.near[deck] else 0.05
        return footing * max(0.1, 1.0 - risk)

    def _deck(self, start: int) -> int:
        """Where the fleet that is there now will go."""
        step = self._outlook.orders.get(start)
        moves = step is not None and step[1] >= 0
        return self._outlook.tables.place[step[1]] if step is not None and moves else start

    def _aim(self, offer: _Offer) -> Aim | None:
        hinted = self._hints.aims.get(offer.verb)
        if hinted is not None or offer.order.deed is None:
            return hinted
        return _BY_INTENT.get(offer.order.deed)

    def _deed(self, aim: Aim, offer: _Offer, place: int) -> float:
        """The expected gain from an action at a place."""
        outlook = self._outlook
        match aim:
            case Aim.HUNT | Aim.LEARN:
                many = outlook.hunted(place, self._named(offer))
                return _WORTH[aim] * max(_FAINT * many, many - _FAINT) - _HABIT / 2
            case Aim.GUARD:
                step = outlook.orders.get(place)
                idle = step is None or step[0][1] in (HOLD, CONVOY)
                return _WORTH[Aim.HUNT] * outlook.hunted(place) if idle else -9.0
            case Aim.SLAY:
                return _WORTH[aim] * (outlook.foe[place] - 1.5 * outlook.friend[place])
            case Aim.CUT:
                return _WORTH[aim] * outlook.helps[place] * (0.5 + outlook.matters[place])
        return 0.0

    def _named(self, offer: _Offer) -> list[int] | None:
        """The powers that an order names; None if it is against all."""
        power = self._outlook.tables.power
        named = [s.key for s in offer.steps if s.choice is Choice.POWER]
        return [power[one] for one in named if one in power] or None  # type: ignore[index]

    def _placed(self, nodes: Iterable[Node]) -> Iterator[Order]:
        """Where covert pieces start or come back: as many of each kind as are due."""
        due = {kind.kind: self._seen.asked.get(kind.due, 0) for kind in self._seen.kinds.values()}
        yield from self._best(nodes, due)

    def _raised(self, nodes: Iterable[Node]) -> Iterator[Order]:
        """Builds of covert pieces: those that are free, and those worth a unit."""
        seen, due = self._seen, dict[Kind, int]()
        if seen.phase is not PhaseKind.ADJUSTMENTS:
            return
        lacking = _lacking(self._hints, seen)
        for unit in seen.kinds.values():
            if not unit.covert:
                continue
            if unit.beside:
                due[unit.kind] = seen.asked.get(unit.due, 0) or self._room(unit.kind)
            elif seen.due and seen.due >= 2:
                due[unit.kind] = min(1, lacking[unit.kind])
        yield from self._best(nodes, due)

    def _room(self, kind: Kind) -> int:
        """How many pieces may be raised if nobody has counted them yet: one per home held."""
        if self._seen.due is not None:
            return 0
        seen = self._seen
        home = seen.board.home_centres.get(seen.power, ())
        held = sum(seen.centres.get(p) == seen.power for p in home)
        return held - sum(stack.count for stack in seen.stacks if stack.kind == kind)

    def _best(self, nodes: Iterable[Node], due: dict[Kind, int]) -> Iterator[Order]:
        offers = [o for node in nodes for o in _offers(node, 99) if _kind(o.order) in due]
        while offers:
            offers = [o for o in offers if 0 < o.number <= due[_kind(o.order)]]
            if not offers:
                return
            scored = [
                (o.number, self._sight(self._index[_goal(o.order)]), str(o.order), o)
                for o in offers
            ]
            best = max(scored, key=lambda one: one[:3])[3]
            due[_kind(best.order)] -= best.number
            self._note(best.order)
            yield best.order


def _kind(order: Order) -> Kind:
    return order.kind if isinstance(order, PieceOrder) else Kind("")


def _goal(order: Order) -> ProvinceId:
    """Where a piece will be once its order is carried out."""
    to = getattr(order, "to", None)
    at = to if to is not None else getattr(order, "at", "")
    return Board.province_of(Location(at))


def _offers(node: Node, most: int) -> list[_Offer]:
    """The orders after a choice, for at most this many pieces, naming at most one power."""
    found: list[_Offer] = []
    todo: list[tuple[Node, tuple[Step, ...]]] = [(node, ())]
    while todo and len(found) < _MOST:
        here, before = todo.pop(0)
        steps = (*before, here.step)
        if here.step.choice is Choice.NUMBER and int(here.step.key) not in (1, most, most // 2):
            continue
        if here.order is not None:
            found.append(_Offer(here.order, steps))
        named = any(step.choice is Choice.POWER for step in steps)
        ends = named or here.step.choice in (Choice.VIA, Choice.THING)
        if len(steps) < _DEEP and not ends:
            todo += [(child, steps) for child in here.children]
    return [offer for offer in found if offer.number <= most]
