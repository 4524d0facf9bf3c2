"""What a viewer can see or touch in one deadline, told from its pieces and everybody's orders.

Nothing here asks the redactor or any variant's sight: provinces are joined by the orders that name
them, and whatever hangs together with a province of the viewer's may show in its results.
"""

import tomllib
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, fields

from engine import judge
from engine.adjudication.outcome import Result
from engine.adjudication.turn import Turn
from engine.board.graph import Board, PowerId, ProvinceId
from engine.orders.covert import CovertConvoy
from engine.orders.order import Order, PieceOrder
from engine.position import Position
from engine.rules import Given, Ruleset, Variant
from engine.units import ARMY, FLEET, Unit

PLAIN = (ARMY, FLEET)


@dataclass(frozen=True)
class World:
    """A position with everybody's orders for its deadline, by the power that they are for."""

    position: Position
    given: Given

    def lines(self, power: PowerId) -> Sequence[Order]:
        """A power's orders, every branch of the conditional ones."""
        given = self.given.get(power, ())
        return [part for line in given for part in line.parts]

    def foreign_lines(self, mine: Collection[PowerId]) -> Iterator[tuple[PowerId, Order]]:
        """The orders of all others."""
        for power in self.given:
            if power not in mine:
                yield from ((power, line) for line in self.lines(power))


def provinces(board: Board, order: Order) -> set[ProvinceId]:
    """Every province that an order names."""
    found: set[ProvinceId] = set()
    for part in order.parts:
        for one in fields(part):
            value = getattr(part, one.name)
            for name in value if isinstance(value, tuple) else (value,):
                place = str(name)[:3]
                if place in board.provinces and (len(str(name)) == 3 or "/" in str(name)):
                    found.add(ProvinceId(place))
    return found


def regular(order: Order) -> bool:
    """Whether it is an army's or fleet's own order rather than one about covert pieces."""
    plain = isinstance(order, PieceOrder) and order.kind in PLAIN
    return (
        plain and not isinstance(order, CovertConvoy) and order.verb not in ("search", "security")
    )


def units(position: Position) -> Iterator[Unit]:
    """All armies and fleets, in retreat or not."""
    yield from position.units.values()
    yield from (out.unit for out in position.dislodged.values())


@dataclass
class Web:
    """Which provinces hang together: each is joined to those named in one order with it."""

    parent: dict[ProvinceId, ProvinceId] = field(default_factory=dict)

    def root(self, place: ProvinceId) -> ProvinceId:
        """The province that stands for all that hang together with this one."""
        while place in self.parent:
            place = self.parent[place]
        return place

    def join(self, places: Iterable[ProvinceId]) -> None:
        """These hang together from now on."""
        first, *rest = map(self.root, places) or (None,)
        for other in rest:
            here = self.root(other)
            if here != self.root(first):
                self.parent[here] = self.root(first)

    def touches(self, some: Iterable[ProvinceId], others: Iterable[ProvinceId]) -> bool:
        """Whether anything of ``some`` hangs together with anything of ``others``."""
        roots = {self.root(place) for place in others}
        return any(self.root(place) in roots for place in some)


def web(board: Board, worlds: Iterable[World]) -> Web:
    """What hangs together in any of these worlds."""
    found = Web()
    for world in worlds:
        for lines in world.given.values():
            for line in lines:
                if regular(line):
                    found.join(provinces(board, line))
    return found


def around(board: Board, places: Iterable[ProvinceId]) -> set[ProvinceId]:
    """These provinces and all that border them."""
    found = set(places)
    return found | {near for place in found for near in board.borders[place]}


@dataclass(frozen=True)
class Reach:
    """What is within one viewer's reach: for armies, fleets and centres, and for covert pieces."""

    open: frozenset[ProvinceId]
    covert: frozenset[ProvinceId]


_NARROW = ("spy", "infiltration")
"""Games in which armies and fleets see nothing but what hinders them."""

_MEETING = frozenset(("standard", "blind", "espionage", "infiltration"))
"""Games in which covert pieces know of others in their own province at most."""


def parts_of(variant: Variant) -> Mapping[str, str]:
    """The parts of a mix by key, those of a mix that is its base too; a variant is its own base.

    ``covert`` names the games that lend their pieces, separated by blanks.
    """
    if not variant.mix:
        return {"base": variant.id, "covert": ""}
    own = tomllib.loads(variant.mix)
    lent = own.get("covert", [])
    inner = parts_of(judge.named(own["base"]))
    covert = " ".join([lent] if isinstance(lent, str) else lent)
    keys = {key: str(own[key]) for key in ("sight", "economy") if key in own}
    return {**inner, **keys, "covert": f"{inner['covert']} {covert}".strip()}


def games_in(variant: Variant) -> frozenset[str]:
    """The games whose pieces are played: a variant, or the base and those that lend theirs."""
    parts = parts_of(variant)
    return frozenset((parts["base"], *parts["covert"].split()))


def narrow(rules: Ruleset) -> bool:
    """Whether armies, fleets and centres show nothing of what is around them."""
    parts = parts_of(rules.variant)
    narrow = "sight" not in parts and parts["base"] in _NARROW
    return narrow and rules.options["fog.retreat_mode"] != "listed"


def reach_of(rules: Ruleset, world: World, after: Position, mine: Collection[PowerId]) -> Reach:
    """What a viewer who commands these powers might see or touch."""
    found = [reach(rules, world, after, power) for power in mine]
    open_ = frozenset[ProvinceId]().union(*(one.open for one in found))
    return Reach(open_, frozenset[ProvinceId]().union(*(one.covert for one in found)))


def reach(rules: Ruleset, world: World, after: Position, viewer: PowerId) -> Reach:
    """What a power might see, own, stand in, be hindered in or meet somebody in."""
    board, before = rules.board, world.position
    homeland = set(board.powers[viewer].home) if viewer in board.powers else set()
    standing = {u.province for p in (before, after) for u in units(p) if u.power == viewer}
    named = {p for line in world.lines(viewer) for p in provinces(board, line)}
    spies = _covert_places(board, world, after, viewer)
    owned = {p for p, owner in (*before.centres.items(), *after.centres.items()) if owner == viewer}
    carried = {
        p
        for _, line in world.foreign_lines((viewer,))
        if isinstance(line, CovertConvoy) and line.owner == viewer
        for p in provinces(board, line)
    }
    wide = spies if narrow(rules) else {*spies, *standing, *_chart(rules, owned)}
    seen = around(board, wide) | standing | homeland | named | owned | carried
    searched = standing | named
    met = spies if games_in(rules.variant) <= _MEETING else around(board, spies)
    return Reach(frozenset(seen), frozenset(met | (searched if _seeks(world, viewer) else set())))


def _chart(rules: Ruleset, owned: set[ProvinceId]) -> set[ProvinceId]:
    """Centres see what is around them under some sights that are laid over other games."""
    return owned if rules.variant.mix else set()


def _seeks(world: World, viewer: PowerId) -> bool:
    return any(line.verb in ("search", "security") for line in world.lines(viewer))


def _covert_places(board: Board, world: World, after: Position, viewer: PowerId) -> set[ProvinceId]:
    """Where a viewer's covert pieces may be, or look from, at any moment of the deadline."""
    found: set[ProvinceId] = set()
    for position in (world.position, after):
        found |= {s.province for s in position.covert if s.power == viewer}
    for stack in world.position.covert:
        if stack.power == viewer and stack.aboard is not None:
            found |= voyage(board, world, stack.aboard, stack.province)
    for line in world.lines(viewer):
        if isinstance(line, PieceOrder) and line.kind not in PLAIN:
            found |= provinces(board, line)
    return found


def voyage(board: Board, world: World, carrier: PowerId, place: ProvinceId) -> set[ProvinceId]:
    """Where a fleet may take its riders."""
    found = {place}
    for line in world.lines(carrier):
        if regular(line) and isinstance(line, PieceOrder) and line.at[:3] == place:
            found |= provinces(board, line)
    return found


COARSE = {Result.BOUNCES: Result.FAILS, Result.DISRUPTED: Result.FAILS}
"""What failed is told as failed, whatever the cause (SPY-Q27)."""


def entitled(turn: Turn, mine: Collection[PowerId], near: Reach) -> list[object]:
    """All that a viewer may conclude from its own pieces, its results and what is near it."""
    told: list[object] = [
        (str(o.order), COARSE.get(o.result, o.result))
        for o in turn.resolution.outcomes
        if o.power in mine
    ]
    for position in (turn.before, turn.after):
        told += [u for p, u in sorted(position.units.items()) if p in near.open]
        told += [d.unit for p, d in sorted(position.dislodged.items()) if p in near.open]
        told += [
            stack
            for stack in position.covert
            if stack.power in mine or stack.province in near.covert
        ]
        told += [
            (p, owner)
            for p, owner in sorted(position.centres.items())
            if owner in mine or p in near.open
        ]
    return told


def known_orders(given: Mapping[PowerId, Sequence[Order]]) -> dict[PowerId, list[Order]]:
    """A copy of everybody's orders that may be changed."""
    return {power: list(lines) for power, lines in given.items()}
