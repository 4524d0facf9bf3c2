"""The deadlines of Infiltration: movement with its agents, retreats, and Winter's recruits."""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import ClassVar

from engine.adjudication import adjustments, endings, movement, retreats
from engine.adjudication.apply import apply
from engine.adjudication.effects import Effect, Gone, Lost, Shifted
from engine.adjudication.outcome import Outcome, Reason, Result
from engine.adjudication.ownership import close_year
from engine.adjudication.turn import Resolution, Situation, Told
from engine.board.graph import Board, PowerId, ProvinceId
from engine.covert.crossing import Ferry
from engine.covert.pieces import in_retreat, pieces, ride, settle
from engine.covert.steps import Footing, docked
from engine.facts import Killed, SecurityCut
from engine.language.message import Message
from engine.orders.covert import CovertConvoy
from engine.phases import Phase, PhaseKind, Season
from engine.position import Position
from engine.units import FLEET, Stack
from engine.variants.infiltration import guards
from engine.variants.infiltration.activities import assassinate, secure, spying, when
from engine.variants.infiltration.groups import Group, headcount, march, split
from engine.variants.infiltration.intake import is_covert
from engine.variants.infiltration.orders import AgentOrder, AgentsDisband, Task
from engine.variants.infiltration.prisoners import brought_home, capital, dispose
from engine.variants.infiltration.recruits import raised
from engine.variants.infiltration.tidings import lost as lost_agents
from engine.variants.infiltration.tidings import told_apart


@dataclass(frozen=True, slots=True)
class AgentsDid(Reason, result=Result.SUCCEEDS, rule="INF-4a", sentence="infiltration.agents_did"):
    """The agents moved, or did what they were told; ``deeds`` say whom they killed."""

    deeds: tuple[Reason, ...] = ()


@dataclass(frozen=True, slots=True)
class AgentsKilled(Reason, result=Result.SUCCEEDS, rule="INF-6g"):
    """Those of the power in that place killed ``count`` others."""

    count: int
    sentence: ClassVar[str] = "infiltration.agents_killed"


class AgentsStruck(AgentsDid, rule="INF-6g"):
    """The agents killed others."""


class NobodyMet(AgentsDid, rule="INF-6g", sentence="infiltration.nobody_met"):
    """The assassins found no agent of another power: their owner is told."""


@dataclass(frozen=True, slots=True)
class AgentsStayed(Reason, result=Result.FAILS, rule="INF-4f"):
    """The agents could not go (INF-4f); ``why`` is for the GM."""

    why: Message
    sentence: ClassVar[str] = "infiltration.agents_stayed"


def movement_deadline(situation: Situation) -> Resolution:
    """Regular movement, agent movement, Spy, Assassinate, Security, and prisoners (INF-4 to 9)."""
    position, options = situation.position, situation.options
    moved = movement.resolve(situation.without(is_covert))
    # Fleets that disorder disbands at once sink after the agents have moved, as in retreats.
    afloat = [effect for effect in moved.effects if not isinstance(effect, Lost)]
    mid = apply(position, afloat)
    crew = docked(situation.board, ride(pieces(position), afloat), options["inf.port"])
    begun = split(crew, situation.submission.orders)
    ground = Footing(situation.board, mid, waits=options["inf.agents_before_retreats"] != "on")
    ferries = list(_ferries(situation, mid))
    after_moves = when(options) == "after"
    groups = march(ground, ferries, begun) if after_moves else begun
    spied = tuple(spying(groups, options))
    killed = assassinate(groups, options)
    posted = tuple(guards.guards(situation, moved, mid))
    fleets = [u for u in mid.units.values() if u.kind == FLEET]
    caught, jailed = secure(killed.groups, posted, fleets, options)
    ended = caught.groups if after_moves else march(ground, ferries, caught.groups)
    ended, sunk = _sink(ended, mid, moved.effects)
    told = (
        *guards.observed(situation, moved, begun),
        *guards.attacked(situation, moved),
        *spied,
        *killed.told,
        *caught.told,
        *(Told(p, SecurityCut(place), "INF-9") for p, place in guards.cut(situation, moved)),
    )
    agents = Resolution(
        (
            *_agent_outcomes(situation, ended, groups, killed.told),
            *guards.security_outcomes(situation, moved, mid, caught.told),
        ),
        (*_settled(begun, ended), *jailed),
        told,
    )
    resolution = moved + agents + _drowned(situation, sunk)
    resolution += dispose(situation, mid)
    return told_apart(resolution + _disbanded(situation, resolution))


def retreat_deadline(situation: Situation) -> Resolution:
    """Blind retreats; riders go along, or down with their fleets (INF-2d, INF-2e, INF-Q19)."""
    resolution = retreats.resolve(situation.without(is_covert))
    resolution += Resolution(told=tuple(guards.retreats_observed(situation, resolution)))
    resolution += _riders(situation, situation.position, resolution.effects)
    resolution += _disbanded(situation, resolution)
    return told_apart(endings.close_game(situation, close_year(situation, resolution)))


def winter_deadline(situation: Situation) -> Resolution:
    """Builds and removals, then agents are raised (INF-3)."""
    built = adjustments.resolve(situation.without(is_covert))
    built += _riders(situation, situation.position, built.effects)
    resolution = built + raised(situation)
    return told_apart(resolution + _disbanded(situation, resolution))


def _ferries(situation: Situation, mid: Position) -> Iterable[Ferry]:
    """The fleets that may carry agents, and what they are ordered to carry (INF-Q17, INF-Q18)."""
    single = situation.options["inf.convoy_capacity"] == "1"
    found: dict[tuple[ProvinceId, PowerId, ProvinceId, ProvinceId], Ferry] = {}
    busy: set[ProvinceId] = set()
    for power, order in situation.submission.every(CovertConvoy):
        sea = order.province
        unit = situation.position.units.get(sea)
        ready = unit is not None and unit.power == power and mid.units.get(sea) == unit
        if unit is None or not ready or not guards.stands_by(situation, unit):
            continue
        if sea not in situation.board.seas or (single and sea in busy):
            continue
        busy.add(sea)
        room = 1 if single else order.count or 10_000
        key = (sea, order.owner or power, order.origin, order.to)
        found.setdefault(key, Ferry(*key, room=0)).room += room
    return found.values()


def _settled(begun: Sequence[Group], ended: Sequence[Group]) -> Iterator[Effect]:
    """The effects that turn the stacks at the turn's start into what is left of them."""
    before: Counter[Stack] = Counter()
    for group in begun:
        before[replace(group.first, count=1)] += group.first.count
    for group in ended:
        if group.now.count:
            left = replace(group.first, count=group.now.count)
            before[replace(group.first, count=1)] -= group.now.count
            if left != group.now:
                yield Shifted(left, group.now)
    for stack, dead in before.items():
        if dead:
            yield Gone(replace(stack, count=dead))


def _agent_outcomes(
    situation: Situation,
    groups: Sequence[Group],
    acting: Sequence[Group],
    told: Iterable[Told],
) -> Iterator[Outcome]:
    """One outcome per line: if some of its agents failed, it is a failure.

    A line may have been written twice, also by two powers for agents in one province. ``acting``
    are the groups as the assassins found them, ``told`` what they are told of it.
    """
    kills: Counter[tuple[PowerId, ProvinceId]] = Counter()
    for one in told:
        if isinstance(one.fact, Killed):
            kills[one.power, one.fact.place] += one.fact.number
    failed: dict[tuple[PowerId, AgentOrder], Message | None] = {}
    for group in groups:
        if group.order is not None:
            line = (group.power, group.order)
            failed[line] = group.failed or failed.get(line)
    for power, lines in situation.submission.orders.items():
        for order in lines:
            if isinstance(order, AgentOrder) and (power, order) in failed:
                why = failed[power, order]
                reason = AgentsStayed(why) if why else _did(power, order, acting, kills)
                yield Outcome(power, order, reason)


def _did(
    power: PowerId,
    order: AgentOrder,
    acting: Sequence[Group],
    kills: Mapping[tuple[PowerId, ProvinceId], int],
) -> AgentsDid:
    if order.task is not Task.KILL:
        return AgentsDid()
    place = next(g.now.province for g in acting if (g.power, g.order) == (power, order))
    if not headcount(acting, place, power):
        return NobodyMet()
    number = kills.get((power, place), 0)
    return AgentsStruck((AgentsKilled(number),)) if number else AgentsDid()


def _riders(situation: Situation, position: Position, effects: Sequence[Effect]) -> Resolution:
    """Agents aboard go with their fleets; with a lost one they drown, or return (INF-Q19)."""
    crew = ride(pieces(position), effects)
    crew = docked(situation.board, crew, situation.options["inf.port"])
    sunk = {(e.unit.power, e.unit.province) for e in effects if isinstance(e, Lost)}
    drowned = [p.first for p in crew if (p.first.aboard, p.first.province) in sunk]
    return Resolution((), settle(crew)) + _drowned(situation, drowned)


def _sink(
    groups: Sequence[Group], mid: Position, effects: Sequence[Effect]
) -> tuple[list[Group], list[Stack]]:
    """The groups without those aboard dislodged fleets that are disbanded at once, and the lost."""
    sunk = {(e.unit.power, e.unit.province) for e in effects if isinstance(e, Lost)}
    left, lost = list(groups), list[Stack]()
    for number, group in enumerate(groups):
        now = group.now
        if now.count and (now.aboard, now.province) in sunk and in_retreat(mid, now):
            lost.append(now)
            left[number] = replace(group, now=replace(now, count=0))
    return left, lost


def _drowned(situation: Situation, lost: Iterable[Stack]) -> Resolution:
    """Agents lost with their fleets: their owners are told, or have them back (INF-Q19)."""
    drowned: Counter[tuple[PowerId, ProvinceId]] = Counter()
    for stack in lost:
        drowned[stack.power, stack.province] += stack.count
    if situation.options["inf.drowned"] == "returned":
        home = {power: capital(situation.board, power, situation.options) for power, _ in drowned}
        return brought_home((power, home[power], n) for (power, _), n in drowned.items())
    told: list[Told] = []
    for (power, place), n in drowned.items():
        told += lost_agents(power, place, n, "drowned", "INF-Q19")
    return Resolution((), (), tuple(told))


def _disbanded(situation: Situation, resolution: Resolution) -> Resolution:
    """A power with nothing but agents may dismiss them and leave the game (INF-8b)."""
    after = apply(situation.position, resolution.effects)
    outcomes: list[Outcome] = []
    effects: list[Effect] = []
    for power, order in situation.submission.every(AgentsDisband):
        outcomes.append(Outcome(power, order, AgentsDid()))
        effects += [Gone(s) for s in after.covert if s.power == power]
    return Resolution(tuple(outcomes), tuple(effects))


def opening_phase(board: Board, options: Mapping[str, str]) -> Phase:
    """Spring of the first year, or the Winter before if agents are raised then (INF-Q16)."""
    if options["inf.first_build"] == "W1900":
        return Phase(Season.WINTER, board.year - 1, PhaseKind.ADJUSTMENTS)
    return Phase(Season.SPRING, board.year, PhaseKind.MOVEMENT)
