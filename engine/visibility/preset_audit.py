"""What the sights of sister variants must show, derived again from positions and effects."""

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping
from types import MappingProxyType
from typing import TypeAlias

from engine.adjudication.effects import Relocated, Retreated
from engine.adjudication.outcome import Outcome
from engine.adjudication.turn import Turn
from engine.board.graph import Board, Location, PowerId, ProvinceId, Terrain
from engine.facts import NOBODY, CentreOf, Fact, OrderGiven, centre_of, order_given
from engine.orders.order import PieceOrder
from engine.orders.standard import Convoy, Move, Support
from engine.phases import PhaseKind
from engine.units import ARMY, FLEET, Unit
from engine.visibility.audit import NOTHING_EXPECTED, SIGHTINGS, Expected, own_units, sightings
from engine.visibility.sight import told_result

Derivation: TypeAlias = Callable[[Board, Turn, PowerId], Expected]
"""What a viewer must be told of a turn under one sight, from the turn itself."""

Watch: TypeAlias = Callable[[Board, Turn, PowerId], set[ProvinceId]]
"""The provinces that a viewer sees in full."""

_KINDS = SIGHTINGS | {CentreOf, OrderGiven}


def _derivation(
    watch: Watch,
    *,
    centres: Watch | None = None,
    overheard: Callable[[Outcome, Collection[ProvinceId]], str] | None = None,
) -> Derivation:
    """Combines a sight's provinces, centres and orders of others; own things are added."""

    def expected(board: Board, turn: Turn, viewer: PowerId) -> Expected:
        if turn.after.ending is not None:
            return NOTHING_EXPECTED
        watched = watch(board, turn, viewer)
        chart = {p for p, owner in turn.after.centres.items() if owner == viewer}
        chart |= centres(board, turn, viewer) & set(board.centres) if centres else set()
        facts: set[Fact] = {
            *sightings(turn.after, watched),
            *own_units(turn.after, viewer),
            *(centre_of(p, turn.after.centres.get(p, NOBODY)) for p in chart),
        }
        for outcome in turn.resolution.outcomes:
            text = ""
            if outcome.power == viewer:
                text = str(outcome.order)
            elif overheard is not None:
                text = overheard(outcome, watched)
            if text:
                result = told_result(outcome.result).value
                facts.add(order_given(outcome.power, text, result))
        return Expected(_KINDS, frozenset(facts))

    return expected


def _posts(turn: Turn, viewer: PowerId) -> set[ProvinceId]:
    standing = {place for place, unit in turn.after.units.items() if unit.power == viewer}
    return standing | _fallen(turn, viewer)


def _fallen(turn: Turn, viewer: PowerId) -> set[ProvinceId]:
    return {place for place, out in turn.after.dislodged.items() if out.unit.power == viewer}


def _beside(board: Board, places: Iterable[ProvinceId]) -> set[ProvinceId]:
    """These provinces and all passable ones that border them."""
    found = set(places)
    near = {other for place in found for other in board.borders[place]}
    return found | {p for p in near if board.provinces[p].terrain is not Terrain.IMPASSABLE}


def _units(board: Board, turn: Turn, viewer: PowerId) -> set[ProvinceId]:
    return _beside(board, _posts(turn, viewer))


def _units_and_centres(board: Board, turn: Turn, viewer: PowerId) -> set[ProvinceId]:
    held = {place for place, owner in turn.after.centres.items() if owner == viewer}
    return _beside(board, _posts(turn, viewer) | held)


def _units_and_home(board: Board, turn: Turn, viewer: PowerId) -> set[ProvinceId]:
    return _units(board, turn, viewer) | set(board.powers[viewer].home)


def _entered(board: Board, turn: Turn, viewer: PowerId) -> set[ProvinceId]:
    """Home provinces that a unit entered, and where own units were dislodged (rd08)."""
    home = set(board.powers[viewer].home)
    came = (e.to for e in turn.resolution.effects if isinstance(e, Relocated | Retreated))
    return {Board.province_of(to) for to in came} & home | _fallen(turn, viewer)


def _within_reach(board: Board, turn: Turn, viewer: PowerId) -> set[ProvinceId]:
    """Where each own unit is and could go by itself (rd22)."""
    own = [unit for unit in turn.after.forces if unit.power == viewer]
    ways = {ARMY: board.armies, FLEET: board.fleets}
    goals = {place for unit in own for place in ways[unit.kind].get(unit.at, ())}
    return {Board.province_of(place) for place in goals} | {unit.province for unit in own}


def _by_deed(board: Board, turn: Turn, viewer: PowerId) -> set[ProvinceId]:
    """What each order was about, and everything around the units that held (rd18)."""
    moved = {
        effect.unit: Board.province_of(effect.to)
        for effect in turn.resolution.effects
        if isinstance(effect, Relocated | Retreated) and effect.unit.power == viewer
    }
    tried = {} if turn.before.phase.kind is not PhaseKind.MOVEMENT else _tried(turn, viewer)
    posts = _posts(turn, viewer)
    ways: dict[ProvinceId, tuple[ProvinceId, ...]] = {
        goal: (unit.province, goal) for unit, goal in moved.items() if goal in posts
    }
    ways |= {unit.province: (unit.province, goal) for unit, goal in tried.items()}
    if turn.before.phase.kind is PhaseKind.MOVEMENT:
        ways |= dict(_aided(turn, viewer))
    ends = {place for way in ways.values() for place in way}
    return ends | _beside(board, posts - ways.keys())


def _aided(turn: Turn, viewer: PowerId) -> Iterator[tuple[ProvinceId, tuple[ProvinceId, ...]]]:
    """Own units that supported or convoyed, with their place and the far ends of their orders."""
    for order in turn.submission.orders.get(viewer, ()):
        place = Board.province_of(order.at) if isinstance(order, Support | Convoy) else None
        if place is None or place not in turn.before.units:
            continue
        words = [
            Board.province_of(Location(word)) for word in str(order).split()[4:] if word != "-"
        ]
        yield place, (place, *(words if isinstance(order, Convoy) else words[-1:]))


def _tried(turn: Turn, viewer: PowerId) -> Mapping[Unit, ProvinceId]:
    """Own units that were ordered to move and did not, with their destinations."""
    own = turn.before.units
    orders = (o for o in turn.submission.orders.get(viewer, ()) if isinstance(o, Move))
    wishes = {Board.province_of(o.at): Board.province_of(o.to) for o in orders}
    moved = {e.unit for e in turn.resolution.effects if isinstance(e, Relocated)}
    return {
        own[place]: goal
        for place, goal in wishes.items()
        if place in own and own[place].power == viewer and own[place] not in moved
    }


def _of_seen_units(outcome: Outcome, watched: Collection[ProvinceId]) -> str:
    order = outcome.order
    seen = isinstance(order, PieceOrder) and Board.province_of(order.at) in watched
    return str(order) if seen else ""


def _by_halves(outcome: Outcome, watched: Collection[ProvinceId]) -> str:
    """An order with one end out of sight has a question mark there (rd34)."""
    order = outcome.order
    if not isinstance(order, PieceOrder):
        return ""
    if not isinstance(order, Move):
        whole = _of_seen_units(outcome, watched)
        words = whole.replace(",", "").split()
        hidden = {word[:3] for word in words[3:] if len(word) > 2} - set(watched)
        return f"{' '.join(words[:3])} ?" if hidden else whole
    start = Board.province_of(order.at) in watched
    end = Board.province_of(order.to) in watched
    if start and end:
        return str(order)
    halves = f"{order.kind} {order.at if start else '?'} - {order.to if end else '?'}"
    return halves if start or end else ""


PRESET_AUDITS: Mapping[str, Derivation] = MappingProxyType(
    {
        "rd08": _derivation(_entered),
        "rd18": _derivation(_by_deed, overheard=_of_seen_units),
        "rd22": _derivation(_within_reach),
        "rd34": _derivation(_units_and_centres, centres=_units_and_centres, overheard=_by_halves),
        "njudge_blind": _derivation(lambda *_: set()),
        "classic_fog": _derivation(_units_and_centres, centres=_units_and_centres),
        "homeland": _derivation(_units_and_home),
    }
)
"""The second derivation of each preset, by the name that it has in `engine.visibility.presets`."""
