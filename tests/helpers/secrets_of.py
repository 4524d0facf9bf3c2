"""Changes to what a viewer may not know: each makes another world that must look the same to it."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from random import Random

from engine import judge
from engine.adjudication.turn import Turn
from engine.board.graph import Board, PowerId, ProvinceId
from engine.orders.covert import CovertConvoy, Deploy, WatchOrder
from engine.orders.kinds import Order, PieceOrder
from engine.orders.options import legal_orders
from engine.orders.standard import Build, Remove, Waive
from engine.phases import PhaseKind
from engine.position import Position
from engine.rules import Ruleset
from engine.units import ARMY, FLEET, Stack, Unit
from tests.helpers.reach import (
    Reach,
    World,
    around,
    entitled,
    known_orders,
    provinces,
    reach,
    regular,
    units,
    voyage,
    web,
)


@dataclass(frozen=True)
class Case:
    """One viewer at one deadline of one game: what may be changed is decided from here."""

    rules: Ruleset
    world: World
    turn: Turn
    viewer: PowerId
    draw: Random

    @property
    def board(self) -> Board:
        """The board."""
        return self.rules.board

    @property
    def position(self) -> Position:
        """The position before the deadline."""
        return self.world.position

    @property
    def kind(self) -> PhaseKind:
        """What the deadline asks for."""
        return self.position.phase.kind

    def others(self) -> list[PowerId]:
        """All powers but the viewer."""
        return [power for power in self.rules.powers if power != self.viewer]

    def pick(self, things: list) -> object | None:
        """One of these by chance, None of none."""
        return self.draw.choice(things) if things else None


Secret = Callable[[Case], World | None]


def _hidden(case: Case, other: World, places: set[ProvinceId]) -> bool:
    """Whether a change in these provinces hangs together with nothing the viewer can see or touch.

    Nor may covert pieces be near that ride with, board or cross by what is changed: they might be
    carried to the viewer's.
    """
    open_ = reach(case.rules, case.world, case.turn.after, case.viewer).open
    if web(case.board, (case.world, other)).touches(places, open_):
        return False
    return not (places & _crossings(case, (case.world, other)))


def _crossings(case: Case, worlds: tuple[World, ...]) -> set[ProvinceId]:
    """Where covert pieces depend on fleets."""
    found = {s.province for s in case.position.covert if s.aboard is not None}
    for world in worlds:
        for power in world.given:
            for line in world.lines(power):
                if isinstance(line, CovertConvoy) or (_covert(line) and _by_sea(case, line)):
                    found |= provinces(case.board, line)
    return found


def _covert(line: Order) -> bool:
    return isinstance(line, PieceOrder) and not regular(line)


def _by_sea(case: Case, line: Order) -> bool:
    if isinstance(line, WatchOrder):
        return False
    named = provinces(case.board, line)
    return bool(named & case.board.seas) or bool(getattr(line, "via", False))


def changed_order(case: Case) -> World | None:
    """Another order for a far army or fleet, or none."""
    if case.kind is not PhaseKind.MOVEMENT or case.position.phase.covert:
        return None
    unit = case.pick([u for u in case.position.units.values() if u.power != case.viewer])
    if unit is None:
        return None
    given = known_orders(case.world.given)
    lines = given.setdefault(unit.power, [])
    old = [line for line in lines if regular(line) and line.at[:3] == unit.at[:3]]
    legal = legal_orders(case.board, case.position.units, unit.power)[unit.at]
    new = case.draw.choice([*legal, None])
    given[unit.power] = [line for line in lines if line not in old] + ([new] if new else [])
    other = World(case.position, given)
    touched = {unit.province}.union(*(provinces(case.board, o) for o in (*old, new) if o))
    return other if _hidden(case, other, touched) else None


def other_cause(case: Case) -> World | None:
    """Other orders for a near unit, after which all that the viewer may conclude is the same."""
    if case.kind is not PhaseKind.MOVEMENT or case.position.phase.covert:
        return None
    if case.rules.options.get("bl.see_orders") == "on":
        return None
    beside = around(case.board, {u.province for u in case.position.of(case.viewer)})
    foreign = [u for u in case.position.units.values() if u.power != case.viewer]
    unit = case.pick([u for u in foreign if u.province in beside])
    if unit is None:
        return None
    given = known_orders(case.world.given)
    lines = [o for o in given.get(unit.power, ()) if not _for(o, unit.province) or not regular(o)]
    legal = legal_orders(case.board, case.position.units, unit.power)[unit.at]
    helps = [order for order in legal if order.verb == "support"]
    given[unit.power] = [*lines, case.draw.choice(helps or legal)]
    other = World(case.position, given)
    if {unit.province} & _crossings(case, (case.world, other)):
        return None
    turn = lead_on(case.rules, other)
    one = reach(case.rules, case.world, case.turn.after, case.viewer)
    two = reach(case.rules, other, turn.after, case.viewer)
    both = Reach(one.open | two.open, one.covert | two.covert)
    same = entitled(case.turn, case.viewer, both) == entitled(turn, case.viewer, both)
    return other if same and _riders(case) == _riders(case, turn) else None


def _riders(case: Case, turn: Turn | None = None) -> list[Stack]:
    return [s for s in (turn or case.turn).after.covert if s.aboard is not None]


def lead_on(rules: Ruleset, world: World) -> Turn:
    """The turn that a world leads to; lots fall the same way in all worlds."""
    submission = judge.submit(rules, world.position, world.given)
    return judge.adjudicate(rules, world.position, submission, Random(1))


def changed_retreat(case: Case) -> World | None:
    """No retreat, or another wish, for a far unit in retreat; or another place barred."""
    if case.kind is not PhaseKind.RETREATS or case.position.phase.covert:
        return None
    if case.draw.random() < 0.5:
        place = case.draw.choice(list(case.board.provinces))
        other = World(
            replace(case.position, barred=case.position.barred ^ {place}), case.world.given
        )
        return other if _hidden(case, other, {place}) else None
    fallen = [d.unit for d in case.position.dislodged.values() if d.unit.power != case.viewer]
    unit = case.pick(fallen)
    if unit is None:
        return None
    given = known_orders(case.world.given)
    lines = given.get(unit.power, [])
    old = [line for line in lines if regular(line) and line.at[:3] == unit.at[:3]]
    given[unit.power] = [line for line in lines if line not in old]
    other = World(case.position, given)
    touched = {unit.province}.union(*(provinces(case.board, o) for o in old))
    return other if _hidden(case, other, touched) else None


def changed_unit(case: Case) -> World | None:
    """A far army or fleet less, one more, or one of another power."""
    position = case.position
    if case.kind is PhaseKind.ADJUSTMENTS or position.phase.covert:
        return None
    standing = dict(position.units)
    place = case.draw.choice([p for p in case.board.provinces if p not in position.dislodged])
    there = standing.get(place)
    if there is not None and there.power == case.viewer:
        return None
    standing.pop(place, None)
    given = known_orders(case.world.given)
    touched = {place}
    if there is not None:
        gone = [o for o in given.get(there.power, ()) if _for(o, place)]
        touched = touched.union(*(provinces(case.board, o) for o in gone))
        given[there.power] = [o for o in given.get(there.power, ()) if o not in gone]
    if there is None or case.draw.random() < 0.5:
        unit = _some_unit(case, place)
        if unit is None or unit == there:
            return None
        standing[place] = unit
    other = World(replace(position, units=standing), given)
    return other if _hidden(case, other, touched) else None


def _for(order: Order, place: ProvinceId) -> bool:
    return isinstance(order, PieceOrder) and order.kind in (ARMY, FLEET) and order.at[:3] == place


def _some_unit(case: Case, place: ProvinceId) -> Unit | None:
    power = case.draw.choice(case.others())
    spots = [(ARMY, at) for at in case.board.armies if at[:3] == place]
    spots += [(FLEET, at) for at in case.board.fleets if at[:3] == place]
    chosen = case.pick(spots)
    return Unit(power, *chosen) if chosen else None


def changed_centre(case: Case) -> World | None:
    """Another owner, or none, of a far centre; no home centre, whose owners raise pieces there.

    In Winter, where every power builds and removes what its centres bear, two powers swap who have
    nothing in reach.
    """
    position, board = case.position, case.board
    homes = {p for home in board.home_centres.values() for p in home}
    owners = dict(position.centres)
    far = [p for p in board.centres if p not in homes and owners.get(p) != case.viewer]
    seen = reach(case.rules, case.world, case.turn.after, case.viewer).open
    far = [p for p in far if p not in seen]
    if case.kind is PhaseKind.ADJUSTMENTS:
        return _swapped(case, [p for p in far if p in owners and _away(case, owners[p], seen)])
    place = case.pick(far)
    if place is None:
        return None
    owner = case.draw.choice([*case.others(), None])
    owners.pop(place, None)
    if owner is not None:
        owners[place] = owner
    return World(replace(position, centres=owners), case.world.given)


def _swapped(case: Case, far: list[ProvinceId]) -> World | None:
    owners = dict(case.position.centres)
    if len(far) < 2:
        return None
    one, two = case.draw.sample(far, 2)
    owners[one], owners[two] = owners[two], owners[one]
    if owners[one] == owners[two]:
        return None
    return World(replace(case.position, centres=owners), case.world.given)


def _away(case: Case, power: PowerId, seen: frozenset[ProvinceId]) -> bool:
    """Whether a power's pieces and homeland, and all who ride with it, are out of reach."""
    places = {u.province for u in units(case.position) if u.power == power}
    places |= set(case.board.powers[power].home)
    riders = {s.aboard for s in case.position.covert}
    near = places & seen or places & _crossings(case, (case.world,))
    return not near and power not in riders


def changed_winter(case: Case) -> World | None:
    """Other builds or removals of a power whose homeland and pieces are all out of reach."""
    if case.kind is not PhaseKind.ADJUSTMENTS or case.position.phase.covert:
        return None
    seen = reach(case.rules, case.world, case.turn.after, case.viewer).open
    power = case.draw.choice(case.others())
    if not _away(case, power, seen):
        return None
    given = known_orders(case.world.given)
    given[power] = [
        line for line in given.get(power, ()) if not _adjusts(line) or case.draw.random() < 0.5
    ]
    return World(case.position, given)


def _adjusts(line: Order) -> bool:
    """Whether it builds or removes an army or fleet, or raises a covert piece."""
    removed = isinstance(line, Remove) and line.kind in (ARMY, FLEET)
    return removed or isinstance(line, Build | Waive)


def moved_piece(case: Case) -> World | None:
    """A far covert piece of another power stands elsewhere, and has no orders."""
    stack = case.pick([s for s in case.position.covert if s.power != case.viewer])
    if stack is None:
        return None
    place = case.draw.choice(_decks(case) or [*case.board.armies, *sorted(case.board.seas)])
    there = replace(stack, province=place, aboard=None)
    if place in case.board.seas and case.rules.variant.id in ("spy", "infiltration"):
        fleet = case.position.units.get(place)
        if fleet is None or fleet.kind != FLEET:
            return None
        if stack.count + _foreign(case, place) > CROWD:
            return None
        there = replace(there, aboard=fleet.power)
    if _crowd(case, stack) > 1 or _crowd(case, there) > 0 or not _steady(case, stack):
        return None
    covert = [there if s == stack else s for s in case.position.covert]
    given = _without(case, stack)
    other = World(replace(case.position, covert=tuple(covert)), given)
    return other if _unmet(case, other, stack, there) else None


def lost_piece(case: Case) -> World | None:
    """A far covert piece of another power does not exist, or there is one more of an agent's."""
    stack = case.pick([s for s in case.position.covert if s.power != case.viewer])
    if stack is None or case.kind is PhaseKind.ADJUSTMENTS or stack.counted:
        return None
    if _crowd(case, stack) > 1 or not _steady(case, stack):
        return None
    covert = [s for s in case.position.covert if s != stack]
    if stack.kind == "AGENT" and case.draw.random() < 0.5:
        covert.append(replace(stack, count=stack.count + 1))
    other = World(replace(case.position, covert=tuple(covert)), _without(case, stack))
    return other if _unmet(case, other, stack, stack) else None


def idle_piece(case: Case) -> World | None:
    """A far covert piece of another power has no orders."""
    stack = case.pick([s for s in case.position.covert if s.power != case.viewer])
    if stack is None or _crowd(case, stack) > 1 or not _steady(case, stack):
        return None
    other = World(case.position, _without(case, stack))
    return other if _unmet(case, other, stack, stack) else None


def renumbered_piece(case: Case) -> World | None:
    """A covert piece of another power bears another number."""
    stack = case.pick([s for s in case.position.covert if s.power != case.viewer and s.label])
    if stack is None or _crowd(case, stack) > 1:
        return None
    named = replace(stack, label=stack.label + 10)
    covert = [named if s == stack else s for s in case.position.covert]
    return World(replace(case.position, covert=tuple(covert)), case.world.given)


def _decks(case: Case) -> list[ProvinceId]:
    """Now and then the viewer's own fleets: whom they carry is hidden from it as well."""
    mine = case.position.of(case.viewer) if case.draw.random() < 0.3 else ()
    return [unit.province for unit in mine if unit.province in case.board.seas]


CROWD = 7
"""More agents than this on one fleet are found out (INF-7c)."""


def _foreign(case: Case, place: ProvinceId) -> int:
    return sum(s.count for s in case.position.covert if s.province == place)


def _crowd(case: Case, stack: Stack) -> int:
    """How many stacks of this power and kind stand in that province."""
    return sum(
        (s.power, s.kind, s.province) == (stack.power, stack.kind, stack.province)
        for s in case.position.covert
    )


def _without(case: Case, stack: Stack) -> dict[PowerId, list[Order]]:
    given = known_orders(case.world.given)
    lines = given.get(stack.power, [])
    given[stack.power] = [line for line in lines if line not in _lines_of(case, stack)]
    return given


def _lines_of(case: Case, stack: Stack) -> list[Order]:
    return [
        line
        for line in case.world.given.get(stack.power, ())
        if isinstance(line, PieceOrder)
        and not isinstance(line, Build)
        and (line.kind, line.at[:3]) == (stack.kind, stack.province)
    ]


def _steady(case: Case, stack: Stack) -> bool:
    """Whether where the piece is decides of no other piece: in Winter the farthest spies go."""
    if case.kind is not PhaseKind.ADJUSTMENTS:
        return True
    if case.rules.variant.id != "spy" or any(
        isinstance(line, Remove) for line in _lines_of(case, stack)
    ):
        return not stack.counted and not _lines_of(case, stack)
    mine = sum(s.power == stack.power for s in case.position.covert)
    home = case.board.home_centres[stack.power]
    stood = {u.province for u in units(case.position) if u.power != stack.power}
    held = sum(case.position.centres.get(p) == stack.power and p not in stood for p in home)
    return mine <= held


def _unmet(case: Case, other: World, *stacks: Stack) -> bool:
    """Whether these pieces meet nothing of the viewer's, whatever they do or ride on."""
    places: set[ProvinceId] = set()
    for line in _lines_of(case, stacks[0]):
        if _by_sea(case, line):
            return False
        places |= provinces(case.board, line)
    for world, stack in ((case.world, stacks[0]), (other, stacks[-1])):
        places.add(stack.province)
        if stack.aboard is not None:
            places |= voyage(case.board, world, stack.aboard, stack.province)
    if places & reach(case.rules, case.world, case.turn.after, case.viewer).covert:
        return False
    return not (places & _struck(case))


def _struck(case: Case) -> set[ProvinceId]:
    """Where deeds are published (Espionage IV), and where prisoners or drowned agents return."""
    if case.rules.variant.id != "espionage":
        return set()
    found = {ProvinceId(word) for name in case.position.counters for word in name.split()}
    for power in case.world.given:
        for line in case.world.lines(power):
            deed = getattr(line, "act", None) or getattr(line, "destroy", None)
            if deed:
                found |= provinces(case.board, line)
    return found


def changed_deployment(case: Case) -> World | None:
    """Other powers deploy nothing, and so stand where the rules put them."""
    if case.kind is not PhaseKind.DEPLOYMENT:
        return None
    power = case.draw.choice(case.others())
    given = known_orders(case.world.given)
    given[power] = [o for o in given.get(power, ()) if not isinstance(o, Deploy)]
    return World(case.position, given)


def changed_site(case: Case) -> World | None:
    """A covert piece of another power is raised in another of its places, or not where it was."""
    if case.kind is not PhaseKind.ADJUSTMENTS:
        return None
    kinds = ("EU", "CEU", "AGENT")
    built = [
        (power, line)
        for power, line in case.world.foreign_lines(case.viewer)
        if isinstance(line, Build) and line.kind in kinds
    ]
    chosen = case.pick(built)
    if chosen is None:
        return None
    power, line = chosen
    sites = [
        p
        for p in case.board.powers[power].home
        if case.board.provinces[p].centre is (line.kind == "AGENT")
        and (line.kind != "AGENT" or case.position.centres.get(p) == power)
    ]
    moved = replace(line, at=case.board.whole(case.draw.choice(sites)))
    if moved in case.world.given[power]:
        return None
    given = known_orders(case.world.given)
    given[power] = [moved if o == line else o for o in given[power]]
    return World(case.position, given)


def changed_prisoners(case: Case) -> World | None:
    """Prisoners that one other power took from a third are more, or of another captor."""
    foreign = [lot for lot in case.position.prisoners if case.viewer not in (lot.captor, lot.power)]
    lot = case.pick(foreign)
    if lot is None:
        return None
    more = replace(lot, count=lot.count + 1)
    held = tuple(more if one == lot else one for one in case.position.prisoners)
    return World(replace(case.position, prisoners=held), case.world.given)


def sealed(case: Case) -> World | None:
    """Another seat's orders, all of them: only the viewer's own entries are compared then."""
    seat = case.draw.choice([s for s in case.rules.seats if s != case.viewer])
    return World(case.position, {**known_orders(case.world.given), seat: []})


_FOGGY: tuple[Secret, ...] = (
    changed_order,
    changed_retreat,
    changed_unit,
    changed_centre,
    changed_winter,
    moved_piece,
    lost_piece,
    idle_piece,
    renumbered_piece,
    changed_deployment,
    changed_site,
    changed_prisoners,
)

SECRETS: dict[str, tuple[Secret, ...]] = {
    "spy": (*_FOGGY, other_cause),
    "blind": (*_FOGGY, other_cause),
    "infiltration": _FOGGY,
    "espionage": (
        moved_piece,
        lost_piece,
        idle_piece,
        renumbered_piece,
        changed_deployment,
        changed_site,
    ),
}
"""What may be changed in each game with secrets; in the others orders alone are secret."""
