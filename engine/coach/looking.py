"""Checks orders before they are sent: what was forgotten, what defeats itself, what is open."""

from collections import defaultdict
from collections.abc import Iterable, Iterator

from engine.adjudication.outcome import Result
from engine.board.graph import ProvinceId
from engine.coach.remark import Remark, Weight
from engine.coach.scene import Scene
from engine.coach.secretly import covert_remarks
from engine.language.message import Message
from engine.orders.asking import pieces_without
from engine.orders.notation import write
from engine.orders.order import Order, PieceOrder
from engine.orders.standard import Convoy, Disband, Hold, Move, Support
from engine.phases import PhaseKind, Season
from engine.report.explain import sentence
from engine.rules import Ruleset
from engine.session import belief
from engine.units import Kind, Unit
from engine.visibility.observe import Observation

MOST = 12
"""So much is said at once: nobody reads a longer list."""


def look_over(rules: Ruleset, view: Observation, orders: Iterable[Order]) -> tuple[Remark, ...]:
    """What a seat should think about before it sends these orders, most serious first.

    It is based on what the seat was told and on the orders, and nothing else.
    """
    if view.ending is not None:
        return ()
    scene = Scene(rules, view, tuple(orders))
    found = [*_forgotten(scene)]
    if view.due.kind is PhaseKind.MOVEMENT and not view.due.covert:
        for check in (_supports, _convoys, _crowds, _left_too_early, _free, _open, _threatened):
            found += check(scene)
        found += _vain(scene, {place for one in found if one.line for place in one.places})
    found += _given_up(scene)
    found += covert_remarks(scene)
    found.sort(key=lambda one: -one.weight)
    return tuple(found[:MOST])


def _forgotten(scene: Scene) -> Iterator[Remark]:
    """What has no order, or is due but not ordered."""
    for piece in pieces_without(scene.seen, scene.orders):
        words = piece.split() if isinstance(piece, str) else []
        places = (ProvinceId(words[-1][:3]),) if words else ()
        kind = scene.seen.kinds.get(Kind(words[0])) if words else None
        grave = Weight.RISK if kind is not None and kind.covert else Weight.SLIP
        key = "coach.no_order" if words else "coach.still_open"
        yield Remark(Message(key, piece=piece), grave, places)


def _supports(scene: Scene) -> Iterator[Remark]:
    """Supports for one's own units that do something else, or against nobody."""
    for place, order in scene.given.items():
        if not isinstance(order, Support):
            continue
        origin = scene.board.province_of(order.origin)
        goal = origin if order.to is None else scene.board.province_of(order.to)
        said = {"unit": scene.unit(scene.own[place]), "to": scene.place(goal)}
        if origin in scene.own:
            said["helped"] = scene.unit(scene.own[origin])
            helped = scene.given.get(origin)
            if order.to is None and isinstance(helped, Move):
                key = "coach.supports_who_leaves"
            elif order.to is not None and scene.targets[origin] != goal:
                key = "coach.supports_no_move"
            elif not scene.comers(goal) and goal not in scene.strangers:
                key, weight = "coach.helps_against_nobody", Weight.HINT
                yield Remark(Message(key, **said), weight, (place, goal), write(order))
                continue
            else:
                continue
        elif origin in scene.seen.vacant:
            key = "coach.supports_nobody"
        else:
            continue
        yield Remark(Message(key, **said), Weight.SLIP, (place, origin), write(order))


def _convoys(scene: Scene) -> Iterator[Remark]:
    """Fleets that convoy nobody, and armies that nobody convoys."""
    fleets: defaultdict[tuple[ProvinceId, ProvinceId], int] = defaultdict(int)
    where = scene.board.province_of
    for place, order in scene.given.items():
        if isinstance(order, Convoy):
            origin, goal = where(order.origin), where(order.to)
            fleets[origin, goal] += 1
            if origin in scene.own and scene.targets[origin] != goal:
                said = Message(
                    "coach.carries_nobody",
                    unit=scene.unit(scene.own[place]),
                    helped=scene.unit(scene.own[origin]),
                    to=scene.place(goal),
                )
                yield Remark(said, Weight.SLIP, (place, origin), write(order))
    for place, order in scene.given.items():
        if not isinstance(order, Move) or fleets[place, where(order.to)]:
            continue
        if not scene.reaches(order.at, order.kind, where(order.to)):
            said = Message(
                "coach.nobody_carries",
                unit=scene.unit(scene.own[place]),
                to=scene.place(where(order.to)),
            )
            yield Remark(said, Weight.RISK, (place, where(order.to)), write(order))


def _crowds(scene: Scene) -> Iterator[Remark]:
    """Own units that keep each other out."""
    aims: defaultdict[ProvinceId, list[ProvinceId]] = defaultdict(list)
    for place, goal in scene.targets.items():
        if goal != place:
            aims[goal].append(place)
    for goal, places in aims.items():
        lines = [write(scene.given[place]) for place in places]
        if goal in scene.own and not isinstance(scene.given.get(goal), Move):
            said = Message(
                "coach.goes_where_own_stays",
                units=scene.units([scene.own[place] for place in places]),
                stays=scene.unit(scene.own[goal]),
                count=len(places),
            )
            yield Remark(said, Weight.SLIP, (*places, goal), lines[0])
        elif len(places) > 1:
            force = sorted((scene.helpers(place, goal) for place in places), reverse=True)
            if force[0] == force[1]:
                units = scene.units([scene.own[place] for place in places])
                said = Message("coach.bounce_each_other", units=units, to=scene.place(goal))
                yield Remark(said, Weight.SLIP, (*places, goal), lines[0])
        back = scene.targets.get(goal)
        orders = map(scene.given.get, (*places, goal))
        by_sea = any(isinstance(one, Move) and (one.via or one.route) for one in orders)
        if back in places and back < goal and not by_sea:
            said = Message("coach.swap", units=scene.units([scene.own[goal], scene.own[back]]))
            yield Remark(said, Weight.SLIP, (goal, back), write(scene.given[goal]))


def _left_too_early(scene: Scene) -> Iterator[Remark]:
    """Units that leave a centre in Fall before it counts as taken."""
    if scene.view.due.season is not Season.FALL:
        return
    staying = set(scene.targets.values())
    for place, goal in scene.targets.items():
        known = place in scene.board.centres and place in scene.owners
        if known and goal != place and scene.foreign(place) and place not in staying:
            said = Message(
                "coach.leaves_before_it_counts",
                unit=scene.unit(scene.own[place]),
                place=scene.place(place),
            )
            yield Remark(said, Weight.SLIP, (place,), write(scene.given[place]))


def _free(scene: Scene) -> Iterator[Remark]:
    """Centres that a unit now staying put could walk into."""
    aims = set(scene.targets.values())
    for centre in sorted(scene.board.centres):
        if not scene.free(centre) or centre in aims:
            continue
        idle = [
            unit
            for unit in scene.friends(centre)
            if isinstance(scene.given.get(unit.province), Hold)
        ]
        if idle:
            said = Message("coach.free_centre", place=scene.place(centre), unit=scene.unit(idle[0]))
            fall = scene.view.due.season is Season.FALL
            yield Remark(said, Weight.RISK if fall else Weight.HINT, (centre, idle[0].province))


def _open(scene: Scene) -> Iterator[Remark]:
    """Own centres with nobody in them, which a visible unit can walk into."""
    staying, fall = set(scene.targets.values()), scene.view.due.season is Season.FALL
    for centre in sorted(scene.board.centres):
        if scene.foreign(centre) or centre in staying or centre in scene.strangers:
            continue
        comers = scene.comers(centre)
        if comers:
            left = centre in scene.own
            said = Message(
                "coach.left_open" if left else "coach.stands_open",
                place=scene.place(centre),
                units=scene.units(comers),
            )
            grave = Weight.RISK if fall or left else Weight.HINT
            line = write(scene.given[centre]) if left else ""
            yield Remark(said, grave, (centre,), line)


def _threatened(scene: Scene) -> Iterator[Remark]:
    """Units that stay in a centre and can be dislodged by visible units."""
    for place, unit in scene.own.items():
        if scene.targets[place] != place or place not in scene.board.centres:
            continue
        comers = scene.comers(place)
        helpers = scene.helpers(place, place)
        if len(comers) > helpers + 1:
            said = Message(
                "coach.can_be_driven_out" if helpers else "coach.can_be_driven_out_alone",
                unit=scene.unit(unit),
                units=scene.units(comers),
                count=helpers,
            )
            yield Remark(said, Weight.RISK if not helpers else Weight.HINT, (place,))


def _vain(scene: Scene, said: set[ProvinceId]) -> Iterator[Remark]:
    """Other orders that would fail even if nobody moved, as far as the seat can tell."""
    given = scene.given.values()
    orders = [one for one in scene.orders if any(part in given for part in scene.plain([one]))]
    if not orders:
        return
    turn = belief.expected(scene.rules, scene.view, {scene.view.viewer: orders})
    for one in turn.resolution.outcomes:
        order, line = one.order, write(one.order)
        if one.result is Result.SUCCEEDS or one.power not in scene.countries:
            continue
        if not isinstance(order, PieceOrder) or order.province in said:
            continue
        if scene.given.get(order.province) == order:
            text = Message("coach.in_vain", why=sentence(one, scene.board))
            yield Remark(text, Weight.HINT, (order.province,), line)


def _given_up(scene: Scene) -> Iterator[Remark]:
    """Units in retreat that disband though they could go somewhere."""
    for order in scene.plain(scene.orders):
        if isinstance(order, Disband) and scene.seen.open.get(order.province):
            unit = Unit(scene.seen.power, order.kind, order.at)
            said = Message(
                "coach.gives_up",
                unit=scene.unit(unit),
                place=scene.place(scene.seen.open[order.province][0]),
            )
            yield Remark(said, Weight.RISK, (order.province,), write(order))
