"""How many spies a power may be told it killed or captured, judging by those that vanished."""

from collections.abc import Iterator, Mapping, Sequence

from engine.adjudication.turn import Turn
from engine.board.graph import PowerId
from engine.facts import Captured, Killed
from engine.orders.covert import SPY, Search, SearchAll, SpyOrder
from engine.rules import Ruleset
from engine.variants.spy.roster import Posted
from engine.visibility.audit import Tally


def hunted(
    rules: Ruleset, turn: Turn, viewer: PowerId, spies: Sequence[Posted]
) -> Iterator[tuple[Tally, tuple[int, int]]]:
    """The least and the most that facts of captures and of killings may tell of, by victim.

    Each captured spy is told to its captor, to two only beside a unit in retreat (SPY-6Db), and
    none lives where its nationality was killed or captured, for that takes all of them (SPY-6Ca2).
    """
    alive = {(stack.power, stack.label) for stack in turn.after.covert}
    fallen = [s.power for s in spies if s.place is not None and (s.power, s.label) not in alive]
    informed = rules.options["spy.assassin_informed"] == "on"
    killing, searching = _killers(turn), _searchers(turn)
    told = [t.fact for t in turn.resolution.told if t.power != viewer]
    captured = [fact for fact in told if isinstance(fact, Captured) and fact.kind == SPY]
    for victim in rules.powers:
        lost = fallen.count(victim)
        shared, alone = _captured(turn, [lot for lot in captured if lot.power == victim])
        killers, searchers = killing.get(victim, set()), searching.get(victim, set())
        least = 0 if killers else lost - shared - alone
        yield Tally(Captured, SPY, victim), (least, lost - alone)
        # Assassins that fell are told nothing; where any own spy did, it may be one of those.
        sure = informed and killers == {viewer} and not searchers and viewer not in fallen
        yield Tally(Killed, SPY, victim), (lost if sure else 0, lost)
    for stack in turn.after.covert:
        yield Tally(Captured, SPY, stack.power, stack.province), (0, 0)
        yield Tally(Killed, SPY, stack.power, stack.province), (0, 0)


def _captured(turn: Turn, lots: Sequence[Captured]) -> tuple[int, int]:
    """How many spies captors were told of: where a unit waits in retreat, and elsewhere."""
    shared = sum(lot.number for lot in lots if lot.place in turn.after.dislodged)
    return shared, sum(lot.number for lot in lots) - shared


def _killers(turn: Turn) -> Mapping[PowerId, set[PowerId]]:
    """By victim, the powers that wrote an order to kill its spies, under whatever condition."""
    found: dict[PowerId, set[PowerId]] = {}
    for power, lines in turn.submission.orders.items():
        for order in (part for line in lines for part in line.parts):
            if isinstance(order, SpyOrder) and order.kill is not None:
                found.setdefault(order.kill, set()).add(power)
    return found


def _searchers(turn: Turn) -> Mapping[PowerId, set[PowerId]]:
    """By victim, the powers whose units were to look for its spies."""
    found: dict[PowerId, set[PowerId]] = {}
    for power, lines in turn.submission.orders.items():
        for order in lines:
            if isinstance(order, Search | SearchAll):
                found.setdefault(order.target, set()).add(power)
    return found
