"""Changes to armies, fleets and centres that a viewer may not know."""

from dataclasses import replace

from engine.adjudication.turn import Turn
from engine.board.graph import PowerId, ProvinceId
from engine.orders.candidates import legal_orders
from engine.orders.order import Order, PieceOrder
from engine.orders.standard import Build, Remove, Waive
from engine.phases import PhaseKind
from engine.units import ARMY, FLEET, Stack, Unit
from tests.helpers.cases import Case, crossings, hidden, lead_on
from tests.helpers.reach import (
    Reach,
    World,
    around,
    entitled,
    known_orders,
    provinces,
    regular,
    units,
)


def changed_order(case: Case) -> World | None:
    """Another order for a far army or fleet, or none."""
    if case.kind is not PhaseKind.MOVEMENT or case.position.phase.covert:
        return None
    unit = case.pick([u for u in case.position.units.values() if u.power not in case.mine])
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
    return other if hidden(case, other, touched) else None


def other_cause(case: Case) -> World | None:
    """Other orders for a near unit, after which all that the viewer may conclude is the same."""
    if case.kind is not PhaseKind.MOVEMENT or case.position.phase.covert:
        return None
    if case.rules.options.get("bl.see_orders") == "on":
        return None
    own = {u.province for power in case.mine for u in case.position.of(power)}
    beside = around(case.board, own)
    foreign = [u for u in case.position.units.values() if u.power not in case.mine]
    unit = case.pick([u for u in foreign if u.province in beside])
    if unit is None:
        return None
    given = known_orders(case.world.given)
    lines = [o for o in given.get(unit.power, ()) if not _for(o, unit.province) or not regular(o)]
    legal = legal_orders(case.board, case.position.units, unit.power)[unit.at]
    helps = [order for order in legal if order.verb == "support"]
    given[unit.power] = [*lines, case.draw.choice(helps or legal)]
    other = World(case.position, given)
    if {unit.province} & crossings(case, (case.world, other)):
        return None
    turn = lead_on(case.rules, other)
    one = case.reach()
    two = replace(case, world=other, turn=turn).reach()
    both = Reach(one.open | two.open, one.covert | two.covert)
    same = entitled(case.turn, case.mine, both) == entitled(turn, case.mine, both)
    return other if same and _riders(case) == _riders(case, turn) else None


def _riders(case: Case, turn: Turn | None = None) -> list[Stack]:
    return [s for s in (turn or case.turn).after.covert if s.aboard is not None]


def changed_retreat(case: Case) -> World | None:
    """No retreat, or another wish, for a far unit in retreat; or another place barred."""
    if case.kind is not PhaseKind.RETREATS or case.position.phase.covert:
        return None
    if case.draw.random() < 0.5:
        place = case.draw.choice(list(case.board.provinces))
        other = World(
            replace(case.position, barred=case.position.barred ^ {place}), case.world.given
        )
        return other if hidden(case, other, {place}) else None
    fallen = [d.unit for d in case.position.dislodged.values() if d.unit.power not in case.mine]
    unit = case.pick(fallen)
    if unit is None:
        return None
    given = known_orders(case.world.given)
    lines = given.get(unit.power, [])
    old = [line for line in lines if regular(line) and line.at[:3] == unit.at[:3]]
    given[unit.power] = [line for line in lines if line not in old]
    other = World(case.position, given)
    touched = {unit.province}.union(*(provinces(case.board, o) for o in old))
    return other if hidden(case, other, touched) else None


def changed_fallen(case: Case) -> World | None:
    """A far unit in retreat less; in Winter one of a power that is away altogether."""
    fallen = [d.unit for d in case.position.dislodged.values() if d.unit.power not in case.mine]
    unit = case.pick(fallen)
    if unit is None:
        return None
    winter = case.kind is PhaseKind.ADJUSTMENTS
    if winter and not _away(case, unit.power, case.reach().open):
        return None
    given = known_orders(case.world.given)
    lines = given.get(unit.power, [])
    old = [line for line in lines if regular(line) and line.at[:3] == unit.at[:3]]
    given[unit.power] = [line for line in lines if line not in old]
    left = {place: out for place, out in case.position.dislodged.items() if out.unit != unit}
    other = World(replace(case.position, dislodged=left), given)
    touched = {unit.province}.union(*(provinces(case.board, o) for o in old))
    return other if hidden(case, other, touched) else None


def changed_unit(case: Case) -> World | None:
    """A far army or fleet less, one more, or one of another power."""
    position = case.position
    if case.kind is PhaseKind.ADJUSTMENTS or position.phase.covert:
        return None
    standing = dict(position.units)
    place = case.draw.choice([p for p in case.board.provinces if p not in position.dislodged])
    there = standing.get(place)
    if there is not None and there.power in case.mine:
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
    return other if hidden(case, other, touched) else None


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
    far = [p for p in board.centres if p not in homes and owners.get(p) not in case.mine]
    seen = case.reach().open
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
    near = places & seen or places & crossings(case, (case.world,))
    return not near and power not in riders


def changed_winter(case: Case) -> World | None:
    """Other builds or removals of a power whose homeland and pieces are all out of reach."""
    if case.kind is not PhaseKind.ADJUSTMENTS or case.position.phase.covert:
        return None
    seen = case.reach().open
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
