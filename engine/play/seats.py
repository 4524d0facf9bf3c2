"""Random players who know no more than their seats were told: any variant, any orders."""

from bisect import bisect
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from itertools import accumulate
from random import Random

from engine import judge
from engine.adjudication.turn import Turn
from engine.board.graph import PowerId, ProvinceId
from engine.orders.addressed import ForPower
from engine.orders.choices import Choice, Node, leaves, merge
from engine.orders.kinds import Sorts, sorts
from engine.orders.order import Order
from engine.orders.standard import Build, Move, Remove, Support
from engine.orders.submission import Given
from engine.phases import PhaseKind
from engine.rules import Ruleset
from engine.visibility.observe import Observation

_PIECE, _VERB, _PLACE, _NUMBER = Choice.PIECE, Choice.VERB, Choice.PLACE, Choice.NUMBER
"""Looked up once: the enumeration takes longer to name one than a choice takes to weigh."""

_VERBS = {"move": 6, "support": 3, "hold": 1, "H": 1, "retreat": 12, "build": 9, "waive": 1}
"""How readily each thing is done, beside 2 for all others."""

_HELPING = 0.4
_STOPPING = 0.7
_GUARDING = 0.25


def orders(rules: Ruleset, views: Mapping[PowerId, Observation], draw: Random) -> Given:
    """Orders for every seat, each chosen from its own observation alone."""
    kinds = sorts(rules.variant.order_kinds)
    return {seat: _Seat(rules, view, draw, kinds).orders() for seat, view in views.items()}


def views(rules: Ruleset, turn: Turn, *, audited: bool = True) -> Mapping[PowerId, Observation]:
    """What every seat is told of a turn; if ``audited``, raises ReportMismatchError."""
    return {seat: judge.report(rules, turn, seat, audited=audited) for seat in rules.seats}


class _Seat:
    """One seat at one deadline."""

    def __init__(self, rules: Ruleset, view: Observation, draw: Random, kinds: Sorts) -> None:
        self._seen = rules.known(view)
        self._kinds = kinds
        self._often = {name: same[-1].often for name, same in kinds}
        self._stacks: Counter[str] = Counter()
        for stack in self._seen.stacks:
            self._stacks[f"{stack.kind} {stack.province}"] += stack.count
        self._draw = draw
        wanted = (p for p in rules.board.centres if self._seen.centres.get(p) != self._seen.power)
        self._places = dict.fromkeys(wanted, 4)

    def orders(self) -> list[Order]:
        """Its orders: for each piece at most one order of each sort, and what is due."""
        chosen: list[Order] = []
        for name, same in self._kinds:
            offered = merge(node for kind in same for node in kind.offer(self._seen))
            chosen += self._chosen(name, offered)
        return self._guarded(chosen)

    def _chosen(self, name: str, nodes: Sequence[Node]) -> list[Order]:
        winter = self._seen.phase is PhaseKind.ADJUSTMENTS
        match name:
            case "build":
                chosen = self._some(nodes, self._wanted(self._seen.due or 0))
            case "remove":
                chosen = self._some(nodes, self._doomed(len(nodes)))
            case "Rebuild" | "Deploy":
                chosen = self._some(nodes, sum(self._seen.asked.values()))
            case "Bid":
                chosen = self._bids(nodes)
            case "ForPower" if winter:
                chosen = self._due(self._each(name, nodes))
            case "act" | "ForPower":
                chosen = self._helped(self._each(name, nodes), nodes)
            case _:
                chosen = self._each(name, nodes)
        return chosen

    def _wanted(self, due: int) -> int:
        """How many builds to try: those due, and some of those that nobody has counted yet."""
        kinds = self._seen.kinds.values()
        free = sum(self._seen.asked.get(kind.due, 0) for kind in kinds if kind.beside)
        free = free or (2 if self._seen.due is None else 0)
        return max(0, due) + min(2, free)

    def _doomed(self, pieces: int) -> int:
        if self._seen.phase is PhaseKind.ADJUSTMENTS and self._seen.due is not None:
            return max(0, -self._seen.due)
        return int(pieces > 0 and self._draw.random() < 0.05)

    def _some(self, nodes: Sequence[Node], number: int) -> list[Order]:
        picked = self._draw.sample(nodes, min(number, len(nodes)))
        return [order for node in picked if (order := self._walk(node)) is not None]

    def _each(self, name: str, nodes: Sequence[Node]) -> list[Order]:
        """For each piece as many orders as there are such pieces in its place."""
        found: list[Order] = []
        for node in nodes:
            left = self._pieces(node)
            while left > 0:
                given = self._draw.random() < self._often[name]
                order = self._walk(node, left) if given else None
                left -= max(1, getattr(order, "count", 1))
                if order is not None:
                    found.append(order)
        return found

    def _pieces(self, node: Node) -> int:
        """How many pieces a choice stands for."""
        if node.step.choice is not _PIECE:
            return 1
        return self._stacks.get(node.step.key) or 1

    def _walk(self, node: Node, most: int = 0) -> Order | None:
        """Random choices, weighted by likelihood, until they make an order."""
        while True:
            if node.order is not None and self._draw.random() < _STOPPING:
                return node.order
            further: Sequence[Node] = node.children
            if most:
                further = [
                    n for n in further if n.step.choice is not _NUMBER or int(n.step.key) <= most
                ]
            if not further:
                return node.order
            if len(further) == 1:
                self._draw.random()  # as many draws as ever, so that a seed gives the same game
                node = further[0]
                continue
            weights = [*accumulate(map(self._weight, further))]
            node = further[bisect(weights, self._draw.random() * weights[-1])]

    def _weight(self, node: Node) -> int:
        choice, key, _ = node.step
        if choice is _VERB:
            return _VERBS.get(key, 2)
        return self._places.get(ProvinceId(key), 1) if choice is _PLACE else 2

    def _helped(self, chosen: Sequence[Order], nodes: Iterable[Node]) -> list[Order]:
        """Some units support what others of the same hand do, if they can."""
        goals = {(o.at, o.to) for order in chosen if isinstance(o := _plain(order), Move)}
        helps: dict[str, Order] = {}
        for node in nodes:
            supports = node.child(Support.verb)
            if supports is None or self._draw.random() > _HELPING:
                continue
            fits = [o for o in leaves([supports], 4) if _fits(_plain(o), goals)]
            if fits:
                helps[node.step.key] = self._draw.choice(fits)
        return [*(o for o in chosen if not helps or not _of(o, helps)), *helps.values()]

    def _bids(self, nodes: Sequence[Node]) -> list[Order]:
        """Amounts for all countries, within the purse more often than not."""
        left, found = self._seen.purse, list[Order]()
        countries = [country for node in nodes for country in node.children]
        for country in self._draw.sample(countries, len(countries)):
            bold = self._seen.purse if self._draw.random() < 0.03 else left
            most = min(bold, self._draw.choice((0, 2, 4, 6, 8, 12)))
            order = self._walk(country, most) if most else None
            if order is not None:
                left = max(0, left - getattr(order, "amount", 0))
                found.append(order)
        return found

    def _guarded(self, chosen: Sequence[Order]) -> list[Order]:
        """A unit on guard does nothing else: drop one of the two, preferably the guard."""
        guards = {_piece(o): o for o in chosen if o.verb == "security"}
        if not guards:
            return [*chosen]
        kept = {piece for piece in guards if self._draw.random() < _GUARDING}
        return [
            order
            for order in chosen
            if _piece(order) not in guards or (_piece(order) in kept) is (order.verb == "security")
        ]

    def _due(self, tried: Sequence[Order]) -> list[Order]:
        """As many builds and removals for other countries as each has due."""
        found: list[Order] = []
        for country in self._seen.commands:
            mine = [o for o in tried if isinstance(o, ForPower) and o.power == country.power]
            found += self._draw.sample(mine, min(len(mine), abs(country.due or 0)))
        return found


def _plain(order: Order) -> Order:
    return order.order if isinstance(order, ForPower) else order


def _fits(order: Order, goals: Iterable[object]) -> bool:
    return isinstance(order, Support) and (order.origin, order.to) in goals


def _of(order: Order, pieces: Iterable[str]) -> bool:
    """Whether a movement order is for one of these pieces."""
    return not isinstance(_plain(order), Build | Remove) and _piece(_plain(order)) in pieces


def _piece(order: Order) -> str:
    """The piece that an order is for, by the beginning of its text."""
    return " ".join(str(order).split(" ")[:2])
