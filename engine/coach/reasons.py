"""What orders are for, one sentence each, as far as their own seat can tell."""

from collections.abc import Callable, Iterable, Mapping
from types import MappingProxyType
from typing import Any

from engine.board.graph import ProvinceId
from engine.board.reach import steps
from engine.coach.scene import Scene
from engine.coach.secretly import goal_of
from engine.facts import Spotted, bare
from engine.language.message import Message
from engine.orders.notation import write
from engine.orders.order import Intent, Order, PieceOrder
from engine.orders.standard import Build, Convoy, Hold, Move, Remove, Support
from engine.rules import Ruleset
from engine.units import STANDARD_KINDS
from engine.visibility.observe import Observation

_FAR = 99


def reasons(rules: Ruleset, view: Observation, orders: Iterable[Order]) -> Mapping[str, Message]:
    """What each order is for, by its text; obvious ones are left out.

    It is based on what the seat was told and on the orders, and nothing else.
    """
    scene = Scene(rules, view, tuple(orders))
    found: dict[str, Message] = {}
    for order in scene.orders:
        said = _why(scene, order)
        if said is not None:
            found[write(order)] = said
    return found


def _why(scene: Scene, order: Order) -> Message | None:
    [plain] = scene.plain([order])
    if isinstance(plain, PieceOrder) and plain.kind not in STANDARD_KINDS:
        return None if isinstance(plain, Build | Remove) else _covert(scene, plain)
    if len(plain.parts) > 1:
        return Message("coach.why_condition")
    tell = _TELLS.get(type(plain))
    return tell(scene, plain) if tell else None


def _carry(scene: Scene, order: Convoy) -> Message:
    return Message("coach.why_carries", origin=scene.place(order.origin), to=scene.place(order.to))


def _move(scene: Scene, order: Move) -> Message:
    here, goal = order.province, scene.board.province_of(order.to)
    to = scene.place(goal)
    helpers = scene.helpers(here, goal)
    centre = goal in scene.board.centres
    if goal in scene.strangers:
        key = "coach.why_attacks" if helpers else "coach.why_attacks_alone"
        return Message(key, unit=scene.unit(scene.strangers[goal]), count=helpers)
    if centre and scene.foreign(goal):
        return Message("coach.why_takes" if goal in scene.seen.vacant else "coach.why_tries", to=to)
    if centre and scene.comers(goal):
        units = scene.units(scene.comers(goal))
        return Message("coach.why_covers", to=to, units=units)
    aim = _aim(scene, goal)
    far = steps(scene.board.neighbours, [aim]) if aim is not None else {}
    if aim is not None and far.get(goal, _FAR) < far.get(here, _FAR):
        return Message("coach.why_nears", to=scene.place(aim))
    if any(there == here for p, there in scene.targets.items() if p != here):
        return Message("coach.why_makes_room", place=scene.place(here))
    return Message("coach.why_better", to=to)


def _support(scene: Scene, order: Support) -> Message:
    goal = scene.board.province_of(order.to or order.origin)
    to = scene.place(goal)
    if order.to is None:
        comers = scene.comers(goal)
        if comers:
            return Message("coach.why_holds_against", place=to, units=scene.units(comers))
        return Message("coach.why_holds", place=to)
    if goal in scene.strangers:
        return Message("coach.why_helps_drive_out", unit=scene.unit(scene.strangers[goal]))
    return Message("coach.why_helps_in", to=to)


def _stay(scene: Scene, order: Hold) -> Message | None:
    place, comers = order.province, scene.comers(order.province)
    if place in scene.board.centres and comers:
        return Message("coach.why_guards", place=scene.place(place), units=scene.units(comers))
    return None


def _covert(scene: Scene, order: PieceOrder) -> Message:
    goal = goal_of(order)
    place = scene.place(goal)
    if order.deed is Intent.STRIKES:
        met = any(isinstance(f, Spotted) and f.place == goal for f in map(bare, scene.view.facts))
        return Message("coach.why_hunts_met" if met else "coach.why_hunts", place=place)
    if order.deed in (Intent.WATCHES, Intent.COVERS):
        return Message("coach.why_guards_secretly", place=place)
    if goal in scene.board.centres and scene.foreign(goal):
        return Message("coach.why_looks_at_centre", place=place)
    if goal == order.province:
        return Message("coach.why_looks_on", place=place)
    return Message("coach.why_looks", place=place)


def _build(scene: Scene, order: Build) -> Message | None:
    """What a unit built at home is nearest to."""
    aim = _aim(scene, order.province)
    return None if aim is None else Message("coach.why_built", to=scene.place(aim))


def _aim(scene: Scene, place: ProvinceId) -> ProvinceId | None:
    """The nearest centre neither owned by the seat nor held by one of its units."""
    far = steps(scene.board.neighbours, [place])
    wanted = {p for p in scene.board.centres if scene.foreign(p)} - scene.own.keys()
    return min(wanted & far.keys(), key=lambda one: (far[one], one), default=None)


_TELLS: Mapping[type[Order], Callable[[Scene, Any], Message | None]] = MappingProxyType(
    {Move: _move, Support: _support, Hold: _stay, Convoy: _carry, Build: _build}
)
"""What tells of orders of each kind."""
