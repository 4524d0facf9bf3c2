"""What Infiltration offers besides ordinary orders: those of agents, guards and jailers."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import replace
from functools import partial

from engine.board.graph import Location, PowerId, ProvinceId
from engine.language.message import Message
from engine.orders import covert_choices as common
from engine.orders.choices import Choice, Node, Step
from engine.orders.covert import AGENT, CovertConvoy
from engine.orders.grammar import STANDARD_ORDERS
from engine.orders.offers import kept, piece, place, verb
from engine.orders.seen import Seen
from engine.orders.standard import Build
from engine.phases import PhaseKind
from engine.variants.infiltration.orders import (
    ORDERS,
    AgentOrder,
    AgentsDisband,
    AgentsReturn,
    Disposal,
    Security,
    Task,
)

LOAD = 8
"""At least up to this number agents are offered to be convoyed; any other can be written."""

_TASKS = (
    (verb(Task.IDLE, Message("infiltration.watch")), Task.IDLE),
    (verb(Task.SPY, Message("infiltration.spy")), Task.SPY),
    (verb(Task.KILL, Message("infiltration.assassinate")), Task.KILL),
)
_EXCEPT = Step(Choice.THING, "EXCEPT", Message("infiltration.except_those"))


def _offer_agents(seen: Seen) -> Iterable[Node]:
    """How many agents of a province do what; the rest of the stack may do something else."""
    if seen.phase is not PhaseKind.MOVEMENT:
        return
    for here, count in common.own_stacks(seen, AGENT).items():
        step = piece(seen.board, AGENT, Location(here))
        yield Node(step, None, partial(_numbers, seen, here, count))


def _numbers(seen: Seen, here: ProvinceId, count: int) -> Iterator[Node]:
    for amount in range(1, count + 1):
        order = AgentOrder(AGENT, Location(here), count=amount)
        yield Node(common.number(amount), None, partial(_deeds, seen, here, order))


def _deeds(seen: Seen, here: ProvinceId, order: AgentOrder) -> Iterator[Node]:
    for step, task in _TASKS:
        deed = common.varied(seen, order, task=task)
        yield Node(step, deed, partial(_targets, seen, deed) if task is Task.KILL else tuple)
    yield Node(common.MOVES, None, partial(_moves, seen, here, order))


def _targets(seen: Seen, order: AgentOrder) -> Iterator[Node]:
    """Whose agents alone are attacked, or whose are spared (INF-6j)."""
    yield from common.named(seen, order, "only")
    yield Node(_EXCEPT, None, partial(common.named, seen, order, "spared"))


def _moves(seen: Seen, here: ProvinceId, order: AgentOrder) -> Iterator[Node]:
    near = common.steps(seen, here)
    sailed = common.voyages(seen, here)
    for to in (*near, *(p for p in sailed if p not in near)):
        walks = common.varied(seen, order, to=to) if to in near else None
        further = partial(_crossing, seen, here, to, order) if to in sailed else tuple
        yield Node(place(seen.board, Location(to))[0], walks, further)


def _crossing(seen: Seen, here: ProvinceId, to: ProvinceId, order: AgentOrder) -> tuple[Node, ...]:
    sails = common.varied(seen, order, to=to, via=True)
    over = partial(common.routes, seen, (here, to), partial(replace, sails))
    return (Node(common.BY_CONVOY, sails, over),)


def _offer_convoys(seen: Seen) -> Iterable[Node]:
    most = max((LOAD, *common.own_stacks(seen, AGENT).values()))
    loads = tuple(range(1, most + 1))
    return common.carriages(seen, AGENT, loads) if seen.phase is PhaseKind.MOVEMENT else ()


def _offer_security(seen: Seen) -> Iterable[Node]:
    """For each own unit, the Security it may do besides holding or convoying (INF-7a)."""
    if seen.phase is not PhaseKind.MOVEMENT:
        return
    step = verb("SECURITY", Message("infiltration.does_security"))
    for unit in common.own_units(seen):
        order = Security(unit.kind, unit.at)
        excepted = Node(_EXCEPT, None, partial(common.named, seen, order, "spared"))
        guard = Node(step, kept(seen, order), partial(tuple, (excepted,)))
        yield Node(piece(seen.board, unit.kind, unit.at), None, partial(tuple, (guard,)))


def _offer_disposals(seen: Seen) -> Iterable[Node]:
    """What happens to each power's prisoners: to all of them, or those of one place."""
    if seen.phase is not PhaseKind.MOVEMENT:
        return
    held: dict[PowerId, list[ProvinceId]] = {}
    for lot in seen.prisoners:
        held.setdefault(lot.power, []).append(lot.province)
    deport, execute = Message("infiltration.deport"), Message("infiltration.execute")
    for key, label, home in (("DEPORT", deport, True), ("EXECUTE", execute, False)):
        if held:
            sentence = partial(Disposal, deport=home)
            yield Node(verb(key, label), None, partial(_sentences, seen, held, sentence))


def _sentences(
    seen: Seen,
    held: Mapping[PowerId, Iterable[ProvinceId]],
    sentence: Callable[..., Disposal],
) -> Iterator[Node]:
    for whose, places in held.items():
        order = sentence(power=whose)
        taken = partial(_jails, seen, order, places)
        yield Node(common.power(seen, whose), kept(seen, order), taken)


def _jails(seen: Seen, order: Disposal, places: Iterable[ProvinceId]) -> Iterator[Node]:
    for jail in places:
        taken = common.varied(seen, order, place=jail)
        further = partial(_destinations, seen, taken)
        yield Node(place(seen.board, Location(jail))[0], taken, further)
    yield from _destinations(seen, order)


def _destinations(seen: Seen, order: Disposal) -> Iterator[Node]:
    """Where the captor sends them, if the captor chooses (INF-Q29)."""
    if order.deport and seen.options.get("inf.deport_choice") == "captor":
        homes = partial(_homes, seen, order)
        yield Node(Step(Choice.THING, "TO", Message("infiltration.to")), None, homes)


def _homes(seen: Seen, order: Disposal) -> Iterator[Node]:
    for home in seen.board.home_centres[order.power]:
        step = place(seen.board, Location(home))[0]
        yield Node(step, common.varied(seen, order, to=home))


def _offer_returns(seen: Seen) -> Iterable[Node]:
    """Where one's deported agents should preferably reappear: centres still owned (INF-Q29)."""
    if seen.phase is not PhaseKind.MOVEMENT:
        return
    choose = partial(_returns, seen, ())
    yield Node(verb("AGENTS RETURN", Message("infiltration.deported_agents_return")), None, choose)


def _returns(seen: Seen, before: tuple[ProvinceId, ...]) -> Iterator[Node]:
    owned = [p for p, owner in seen.centres.items() if owner == seen.power]
    for p in sorted(owned):
        if p not in before:
            order = AgentsReturn((*before, p))
            further = partial(_returns, seen, order.places)
            yield Node(place(seen.board, Location(p))[0], kept(seen, order), further)


def _offer_end(seen: Seen) -> Iterable[Node]:
    """A power with nothing but agents may dismiss them (INF-8b)."""
    units = any(common.own_units(seen)) or seen.power in seen.centres.values()
    if units or not seen.stacks or seen.phase is PhaseKind.RETREATS:
        return ()
    return (
        Node(
            verb("AGENTS DISBAND", Message("infiltration.all_agents_disband")),
            kept(seen, AgentsDisband()),
        ),
    )


def _raised(seen: Seen) -> Iterable[Node]:
    """Agents in the home centres still owned, or in all owned centres (INF-Q15)."""
    if seen.phase is not PhaseKind.ADJUSTMENTS:
        return ()
    most = seen.asked.get("agents", 0)
    owned = sorted(p for p, owner in seen.centres.items() if owner == seen.power)
    anywhere = seen.options.get("inf.build_sites") == "any_owned"
    numbers = range(1, most + 1)
    return common.builds(seen, AGENT, owned if anywhere else common.held_homes(seen), numbers)


ORDER_KINDS = common.offering(
    (*STANDARD_ORDERS, *ORDERS),
    {
        AgentOrder: _offer_agents,
        AgentsDisband: _offer_end,
        AgentsReturn: _offer_returns,
        Security: _offer_security,
        Disposal: _offer_disposals,
        CovertConvoy: _offer_convoys,
        Build: _raised,
    },
)
"""Everything that can be ordered in Infiltration."""
