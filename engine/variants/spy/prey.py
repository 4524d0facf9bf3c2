"""How many spies a power may be told it killed or captured, judging by those that vanished."""

from collections.abc import Iterator, Sequence

from engine.adjudication.turn import Turn
from engine.board.graph import PowerId
from engine.orders.conditions import parts
from engine.orders.covert import Search, SearchAll, SpyOrder
from engine.rules import Ruleset
from engine.variants.spy.roster import Posted


def hunted(
    rules: Ruleset, turn: Turn, viewer: PowerId, spies: Sequence[Posted]
) -> Iterator[tuple[str, tuple[int, int]]]:
    """The least and the most that lines of captures and of killings may tell of, by victim.

    Each captured spy is told to its captor, to two only beside a unit in retreat (SPY-6Db), and
    none lives where its nationality was killed or captured, for that takes all of them (SPY-6Ca2).
    """
    alive = {(stack.power, stack.label) for stack in turn.after.covert}
    fallen = [s.power for s in spies if s.place is not None and (s.power, s.label) not in alive]
    informed = rules.options["spy.assassin_informed"] == "on"
    for victim in rules.powers:
        lost = fallen.count(victim)
        shared, alone = _captured_by_others(turn, viewer, victim)
        killers, searchers = _killers(turn, victim), _searchers(turn, victim)
        yield (
            f"captured spy * {victim} *",
            (
                0 if killers else lost - shared - alone,
                lost - alone,
            ),
        )
        # Assassins that fell are told nothing; where any own spy did, it may be one of those.
        sure = informed and killers == {viewer} and not searchers and viewer not in fallen
        yield f"killed spy * {victim} *", (lost if sure else 0, lost)
    for stack in turn.after.covert:
        yield f"captured spy {stack.province} {stack.power} *", (0, 0)
        yield f"killed spy {stack.province} {stack.power} *", (0, 0)


def _captured_by_others(turn: Turn, viewer: PowerId, victim: PowerId) -> tuple[int, int]:
    """How many spies other captors were told of: where a unit waits in retreat, and elsewhere."""
    told = [t.fact.split() for t in turn.resolution.told if t.power != viewer]
    lots = [(w[2], int(w[4])) for w in told if w[:2] == ["captured", "spy"] and w[3] == victim]
    shared = sum(count for place, count in lots if place in turn.after.dislodged)
    return shared, sum(count for _, count in lots) - shared


def _killers(turn: Turn, victim: PowerId) -> set[PowerId]:
    """The powers that wrote an order to kill spies of this one, under whatever condition."""
    return {
        power
        for power, lines in turn.submission.orders.items()
        for line in lines
        for order in parts(line)
        if isinstance(order, SpyOrder) and order.kill == victim
    }


def _searchers(turn: Turn, victim: PowerId) -> set[PowerId]:
    """The powers whose units were to look for spies of this one."""
    return {
        power
        for power, lines in turn.submission.orders.items()
        for order in lines
        if isinstance(order, Search | SearchAll) and order.target == victim
    }
