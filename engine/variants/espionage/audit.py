"""Which acts must have been published, and which pieces vanished, derived from positions."""

from collections import Counter
from collections.abc import Collection, Iterator
from dataclasses import replace

from engine.adjudication.effects import Raised, Retreated
from engine.adjudication.outcome import Result
from engine.adjudication.turn import Turn
from engine.board.graph import Board, PowerId, ProvinceId
from engine.covert.pieces import noted
from engine.facts import UNKNOWN, Fact, PublishedAct, Removed
from engine.orders.standard import Remove, Support
from engine.phases import PhaseKind
from engine.position import Position
from engine.rules import Ruleset
from engine.units import Stack, Unit
from engine.variants.espionage.orders import CEU, EU, Act, EuOrder
from engine.visibility.audit import NOTHING_EXPECTED, Expected

_KINDS = frozenset({PublishedAct, Removed})
_NOBODY = PowerId("NOBODY")


def expected(rules: Ruleset, turn: Turn, viewer: PowerId) -> Expected:
    """The lines of acts, which are the same for all, and of the viewer's own pieces that vanished.

    A unit that is gone though nobody was sent to kill it is attributed to nobody, so that no report
    agrees.
    """
    if turn.after.ending is not None:
        return NOTHING_EXPECTED
    if turn.before.phase.kind is PhaseKind.MOVEMENT:
        cuts = (replace(act, power=_name(rules, act.power)) for act in _cuts(rules, turn))
        return Expected(_KINDS, frozenset(cuts))
    gone = set(turn.before.covert) - set(turn.after.covert)
    destroyed = _destroyed(turn.before) & gone
    slain = _slain(rules, turn.before, destroyed) & gone
    acts = (*_destructions(turn.before, destroyed), *_kills(rules, turn, slain))
    facts: set[Fact] = {replace(act, power=_name(rules, act.power)) for act in acts}
    for stack in (gone | _raised_in_vain(turn)) - destroyed - slain - _dismissed(rules, turn):
        if stack.power == viewer:
            facts.add(Removed(stack.kind, stack.province, stack.count))
    return Expected(_KINDS, frozenset(facts))


def _name(rules: Ruleset, power: PowerId) -> PowerId:
    return UNKNOWN if rules.options["esp.report"] == "anonymous" else power


def _doomed(position: Position) -> Counter[tuple[PowerId, ProvinceId]]:
    """How many EUs of each power are to be destroyed in each province."""
    doomed: Counter[tuple[PowerId, ProvinceId]] = Counter()
    for (_, place, victim), count in noted(position, "esp.destroy"):
        doomed[PowerId(victim), ProvinceId(place)] += count
    return doomed


def _destroyed(before: Position) -> set[Stack]:
    found: set[Stack] = set()
    for (power, place), count in _doomed(before).items():
        here = [s for s in before.covert if (s.kind, s.power, s.province) == (EU, power, place)]
        found.update(here[:count])
    return found


def _slain(rules: Ruleset, before: Position, destroyed: Collection[Stack]) -> set[Stack]:
    """The EUs and CEUs that assassins meet, if the game lets them kill these (ESP-Q9)."""
    if rules.options["esp.assassinate_special"] == "off":
        return set()
    sent = [words for words, _ in noted(before, "esp.kill")]
    return {
        stack
        for stack in before.covert
        if stack not in destroyed
        and any(place == stack.province and power != stack.power for power, place in sent)
    }


def _destructions(before: Position, destroyed: Collection[Stack]) -> Iterator[PublishedAct]:
    for (ceu, place, victim), count in noted(before, "esp.destroy"):
        if sum((s.power, s.province) == (victim, place) for s in destroyed) >= count:
            actor, whose = PowerId(ceu), PowerId(victim)
            yield PublishedAct(actor, CEU, ProvinceId(place), "DESTROY", whose, EU)


def _kills(rules: Ruleset, turn: Turn, slain: Collection[Stack]) -> Iterator[PublishedAct]:
    """Units that stood after the retreats and are gone, and pieces killed, for each assassin."""
    sent = [(PowerId(words[0]), words[1]) for words, _ in noted(turn.before, "esp.kill")]
    missing = {unit.province: unit for unit in _missing(turn)}
    for power, where in sent:
        place = ProvinceId(where)
        miss = PublishedAct(power, EU, place, "KILL")
        hits: list[Stack | Unit] = [s for s in slain if s.province == place and s.power != power]
        if place in missing:
            hits.append(missing[place])
        if not hits and rules.options["esp.report_misses"] == "on":
            yield miss
        yield from (replace(miss, whose=hit.power, victim=hit.kind) for hit in hits)
    for place in missing.keys() - {place for _, place in sent}:
        unit = missing[place]
        yield PublishedAct(_NOBODY, EU, place, "KILL", unit.power, unit.kind)


def _missing(turn: Turn) -> Iterator[Unit]:
    """The units that stood after the retreats but do not stand now."""
    if turn.before.phase.kind is not PhaseKind.RETREATS:
        return
    back = (e for e in turn.resolution.effects if isinstance(e, Retreated))
    standing = [Unit(e.unit.power, e.unit.kind, e.to) for e in back]
    for unit in (*turn.before.units.values(), *standing):
        if turn.after.units.get(unit.province) != unit:
            yield unit


def _raised_in_vain(turn: Turn) -> set[Stack]:
    raised = {effect.stack for effect in turn.resolution.effects if isinstance(effect, Raised)}
    return raised - set(turn.after.covert)


def _dismissed(rules: Ruleset, turn: Turn) -> set[Stack]:
    """For each executed removal, the first such piece that needs supply."""
    all_fed = rules.options["esp.supply"] == "all_count"
    left = list(turn.before.covert)
    found: set[Stack] = set()
    for outcome in turn.resolution.outcomes:
        order = outcome.order
        if not isinstance(order, Remove) or outcome.result is not Result.SUCCEEDS:
            continue
        key = (outcome.power, order.kind, Board.province_of(order.at))
        here = [s for s in left if (s.power, s.kind, s.province) == key]
        stack = next((s for s in here if s.counted or all_fed), None)
        if stack is not None:
            left.remove(stack)
            found.add(stack)
    return found


def _cuts(rules: Ruleset, turn: Turn) -> Iterator[PublishedAct]:
    """The EUs that reached their place to cut and were not destroyed, and whom they met there."""
    supports = turn.submission.every(Support)
    given = rules.options["esp.cut"] == "given"
    weak = {Board.province_of(o.at if given else o.origin) for _, o in supports}
    doomed = _doomed(turn.after)
    for stack, order in _ordered(turn):
        place = _now(turn.after, stack)
        if doomed[stack.power, place]:
            doomed[stack.power, place] -= 1
        elif order is not None and order.act is Act.CUT and place == (order.to or stack.province):
            unit = turn.before.units.get(place)
            if unit is not None and place in weak:
                yield PublishedAct(stack.power, EU, place, "CUT", unit.power, unit.kind)
            elif rules.options["esp.report_misses"] == "on":
                yield PublishedAct(stack.power, EU, place, "CUT")


def _now(after: Position, stack: Stack) -> ProvinceId:
    """Where an EU is now; it keeps its number on its way."""
    same = (s for s in after.covert if _number(s) == _number(stack))
    return next(same, stack).province


def _number(stack: Stack) -> tuple[str, str, int]:
    return stack.power, stack.kind, stack.label


def _ordered(turn: Turn) -> Iterator[tuple[Stack, EuOrder | None]]:
    """Every EU with its order: the one with its number, otherwise the next without any."""
    for power in dict.fromkeys(stack.power for stack in turn.before.covert):
        lines = [o for o in turn.submission.orders.get(power, ()) if isinstance(o, EuOrder)]
        for stack in turn.before.covert:
            if (stack.power, stack.kind) != (power, EU):
                continue
            here = [o for o in lines if Board.province_of(o.at) == stack.province]
            named = [o for o in here if o.label == stack.label and o.label]
            order = next(iter(named or [o for o in here if not o.label]), None)
            if order is not None:
                lines.remove(order)
            yield stack, order
