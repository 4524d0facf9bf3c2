"""Changes to covert pieces that a viewer may not know."""

from collections.abc import Iterator
from dataclasses import replace

from engine.board.graph import PowerId, ProvinceId
from engine.orders.covert import AGENT, SPY, CovertConvoy, Deploy, Search
from engine.orders.order import Order, PieceOrder
from engine.orders.standard import Build, Remove
from engine.phases import PhaseKind
from engine.units import FLEET, STANDARD_KINDS, Stack
from engine.variants.infiltration.orders import Security
from tests.helpers.cases import Case, by_sea, struck
from tests.helpers.reach import World, around, known_orders, provinces, units, voyage

CROWD = 7
"""More agents than this on one fleet are found out (INF-7c)."""


def moved_piece(case: Case) -> World | None:
    """A far covert piece of another power stands elsewhere, and has no orders."""
    stack = case.pick([s for s in case.position.covert if s.power not in case.mine])
    if stack is None:
        return None
    place = case.draw.choice(_decks(case) or [*case.board.armies, *sorted(case.board.seas)])
    there = replace(stack, province=place, aboard=None)
    if place in case.board.seas and _rides(case, stack):
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


def _rides(case: Case, stack: Stack) -> bool:
    """Whether such a piece is at sea aboard a fleet only; Blind II's spies need none."""
    return stack.kind == AGENT or (stack.kind == SPY and "spy" in case.games)


def lost_piece(case: Case) -> World | None:
    """A far covert piece of another power does not exist, or there is one more of an agent's."""
    stack = case.pick([s for s in case.position.covert if s.power not in case.mine])
    if stack is None or case.kind is PhaseKind.ADJUSTMENTS or _fed(case, stack):
        return None
    if _crowd(case, stack) > 1 or not _steady(case, stack):
        return None
    covert = [s for s in case.position.covert if s != stack]
    if stack.kind == "AGENT" and case.draw.random() < 0.5:
        covert.append(replace(stack, count=stack.count + 1))
    other = World(replace(case.position, covert=tuple(covert)), _without(case, stack))
    return other if _unmet(case, other, stack, stack) else None


def _fed(case: Case, stack: Stack) -> bool:
    """Whether it uses up a centre: then how many builds its owner takes in public tells of it."""
    return stack.counted or case.rules.options.get("esp.supply") == "all_count"


def idle_piece(case: Case) -> World | None:
    """A far covert piece of another power has no orders."""
    stack = case.pick([s for s in case.position.covert if s.power not in case.mine])
    if stack is None or _crowd(case, stack) > 1 or not _steady(case, stack):
        return None
    other = World(case.position, _without(case, stack))
    return other if _unmet(case, other, stack, stack) else None


def renumbered_piece(case: Case) -> World | None:
    """A covert piece of another power bears another number."""
    stack = case.pick([s for s in case.position.covert if s.power not in case.mine and s.label])
    if stack is None or _crowd(case, stack) > 1:
        return None
    named = replace(stack, label=stack.label + 10)
    covert = [named if s == stack else s for s in case.position.covert]
    return World(replace(case.position, covert=tuple(covert)), case.world.given)


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
        for power, line in case.world.foreign_lines(case.mine)
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
    if not sites:
        return None
    moved = replace(line, at=case.board.whole(case.draw.choice(sites)))
    if moved in case.world.given[power]:
        return None
    given = known_orders(case.world.given)
    given[power] = [moved if o == line else o for o in given[power]]
    return World(case.position, given)


def changed_prisoners(case: Case) -> World | None:
    """Prisoners that one other power took from a third are more, or of another captor."""
    foreign = [lot for lot in case.position.prisoners if not case.mine & {lot.captor, lot.power}]
    lot = case.pick(foreign)
    if lot is None:
        return None
    more = replace(lot, count=lot.count + 1)
    held = tuple(more if one == lot else one for one in case.position.prisoners)
    return World(replace(case.position, prisoners=held), case.world.given)


def _decks(case: Case) -> list[ProvinceId]:
    """Now and then the viewer's own fleets: whom they carry is hidden from it as well."""
    if case.draw.random() >= 0.3:
        return []
    mine = (unit for power in sorted(case.mine) for unit in case.position.of(power))
    return [unit.province for unit in mine if unit.province in case.board.seas]


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
    if (
        stack.kind != SPY
        or "spy" not in case.games
        or any(isinstance(line, Remove) for line in _lines_of(case, stack))
    ):
        return not stack.counted and not _lines_of(case, stack)
    mine = sum((s.power, s.kind) == (stack.power, SPY) for s in case.position.covert)
    home = case.board.home_centres[stack.power]
    stood = {u.province for u in units(case.position) if u.power != stack.power}
    held = sum(case.position.centres.get(p) == stack.power and p not in stood for p in home)
    return mine <= held


def _unmet(case: Case, other: World, *stacks: Stack) -> bool:
    """Whether these pieces meet nothing of the viewer's, whatever they do or ride on."""
    places: set[ProvinceId] = set()
    for line in _lines_of(case, stacks[0]):
        if by_sea(case, line):
            return False
        places |= provinces(case.board, line)
    for world, stack in ((case.world, stacks[0]), (other, stacks[-1])):
        places.add(stack.province)
        if stack.aboard is not None:
            places |= voyage(case.board, world, stack.aboard, stack.province)
    if places & case.reach().covert:
        return False
    return not (places & struck(case))


def idle_service(case: Case) -> World | None:
    """Another power's army or fleet does not search, guard or offer passage, where nobody passes.

    What it was to do so meets no piece of anybody, so nothing else comes of it.
    """
    lines = [
        (power, line)
        for power, line in case.world.foreign_lines(case.mine)
        if isinstance(line, CovertConvoy | Search | Security) and line in case.world.given[power]
    ]
    chosen = case.pick(lines)
    if chosen is None:
        return None
    power, line = chosen
    places = provinces(case.board, line)
    ends = (case.position, case.turn.after)
    near = around(case.board, places)
    if any(stack.province in near for end in ends for stack in end.covert):
        return None
    if any(near & provinces(case.board, o) for o in _covert_lines(case)):
        return None
    given = known_orders(case.world.given)
    given[power].remove(line)
    return World(case.position, given)


def _covert_lines(case: Case) -> Iterator[Order]:
    """The orders of all covert pieces."""
    for power in case.world.given:
        for line in case.world.lines(power):
            kind = getattr(line, "kind", None)
            if isinstance(line, PieceOrder) and kind not in STANDARD_KINDS:
                yield line
