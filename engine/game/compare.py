"""Compares the result of a scenario's step with what it expects."""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from engine import judge
from engine.adjudication.turn import Turn
from engine.board.graph import PowerId
from engine.facts import Cause, Eye, Fact, FactTextError, parse
from engine.facts import write as write_fact
from engine.game.scenario import Expect
from engine.game.scenario_names import ALL, OTHERS
from engine.game.setup import centre, dislodged, prisoners, province_named, stacks, unit
from engine.language.message import Listed, Message, Value
from engine.orders.notation import write
from engine.position import Position
from engine.report.account import account
from engine.report.styles import as_text
from engine.rules import Ruleset
from engine.units import Stack
from engine.visibility.audit import SIGHTINGS


class Fault(NamedTuple):
    """One expectation that is not met: which, what was expected, and the result."""

    what: Value
    expected: Value
    got: Value


def compare(rules: Ruleset, expect: Expect, turns: Sequence[Turn]) -> Iterator[Fault]:
    """Every expectation that a step's turns do not meet; raises SetupError for a bad piece."""
    for what, expected, got in _pairs(rules, expect, turns):
        if sorted(map(str, expected)) != sorted(map(str, got)):
            yield Fault(what, _shown(expected), _shown(got))
    yield from _missing_facts(expect, rules, turns)
    yield from _missing_words(expect, rules, turns)


def words(rules: Ruleset, turns: Iterable[Turn], viewer: str) -> str:
    """Everything that one viewer reads over several deadlines, in English, on one line.

    That is the text of the reports and, as far as the viewer is told, why orders failed.
    """
    parts: list[str] = []
    for turn in turns:
        told = account(judge.report(rules, turn, PowerId(viewer)), rules.board)
        parts += as_text(told), *(line.why for lines in told.orders.values() for line in lines)
    return _folded(" ".join(parts))


def facts(rules: Ruleset, turns: Iterable[Turn], viewer: str) -> frozenset[Fact]:
    """Everything that one viewer is told over several deadlines."""
    found: set[Fact] = set()
    for turn in turns:
        found.update(judge.report(rules, turn, PowerId(viewer)).facts)
    return frozenset(found)


_Pair = tuple[str, Sequence[Value], Sequence[Value]]


def _pairs(rules: Ruleset, expect: Expect, turns: Sequence[Turn]) -> Iterator[_Pair]:
    after = turns[-1].after
    if expect.phase is not None:
        yield "phase", [expect.phase], [str(after.phase)]
    for power, texts in expect.units.items():
        standing = [str(unit(rules.board, PowerId(power), text)) for text in texts]
        yield f"units.{power}", standing, [str(one) for one in after.of(PowerId(power))]
    for power, texts in expect.centres.items():
        owned = [centre(rules.board, text) for text in texts]
        yield f"centres.{power}", list(owned), list(after.owned(PowerId(power)))
    for power, texts in expect.dislodged.items():
        fallen = [dislodged(rules.board, PowerId(power), text) for text in texts]
        with_origin = any(one.origin for one in fallen)
        lost = [one for one in after.dislodged.values() if one.unit.power == power]
        yield (
            f"dislodged.{power}",
            [str(one if with_origin else one.unit) for one in fallen],
            [str(one if with_origin else one.unit) for one in lost],
        )
    for power, texts in expect.covert.items():
        crowd = (after.units, after.dislodged)
        wanted = stacks(rules, PowerId(power), texts, crowd)
        yield (
            f"covert.{power}",
            _pieces(wanted),
            _pieces(s for s in after.covert if s.power == power),
        )
    for power, texts in expect.prisoners.items():
        held = [p for p in after.prisoners if p.captor == power]
        taken = [prisoners(rules, PowerId(power), text) for text in texts]
        yield f"prisoners.{power}", list(map(str, taken)), list(map(str, held))
    yield from _result_pairs(expect, turns[0])
    yield from _report_pairs(rules, expect, turns)
    yield from _holding_pairs(expect, after)
    if expect.draws is not None:
        yield "draws", expect.draws, [draw for turn in turns for draw in turn.resolution.draws]
    if expect.over is not None:
        yield "over", [str(expect.over)], [str(after.ending is not None)]
    if expect.winner is not None:
        yield "winner", [expect.winner], [_winner(after)]


def _pieces(found: Iterable[Stack]) -> list[str]:
    counts: Counter[str] = Counter()
    for stack in found:
        counts[f"{stack.kind} {stack.province}{stack.state}"] += stack.count
    return [f"{number} x {piece}" for piece, number in counts.items()]


def _result_pairs(expect: Expect, turn: Turn) -> Iterator[_Pair]:
    """The results expected of single orders; a player's are those of its countries."""
    for power, results in expect.results.items():
        got: dict[str, str] = {}
        for one in turn.resolution.outcomes:
            if one.power == power:
                got[write(one.order)] = one.result.value
            elif power in _commanders(turn.before, one.power):
                got[f"{one.power}: {write(one.order)}"] = one.result.value
        missing = Message("setup.no_such_order")
        for order, result in results.items():
            yield (
                f"results.{power} “{order}”",
                [result],
                [got.get(order, missing)],
            )


def _commanders(before: Position, country: PowerId) -> set[str]:
    """The player that owns or commands a country."""
    homes = {player for player, home in before.players.items() if home == country}
    return {*homes, *([before.control[country]] if country in before.control else [])}


def _report_pairs(rules: Ruleset, expect: Expect, turns: Sequence[Turn]) -> Iterator[_Pair]:
    for viewer, lines in expect.exactly.items():
        told = [str(f) for f in facts(rules, turns, viewer) if not isinstance(f, Eye | Cause)]
        yield f"exactly.{viewer}", list(map(_canonical, lines)), told
    for viewer, places in expect.seen.items():
        sighted = (f for f in facts(rules, turns, viewer) if type(f) in SIGHTINGS)
        seen = {str(fact.province) for fact in sighted}
        named = {province_named(rules.board, place) for place in places}
        yield f"seen.{viewer}", list(named), list(seen)


def _holding_pairs(expect: Expect, after: Position) -> Iterator[_Pair]:
    if expect.players is not None:
        yield "players", _entries(expect.players), _entries(after.players)
    for player, countries in expect.control.items():
        held = [country for country, who in after.control.items() if who == player]
        yield f"control.{player}", countries, list(held)
    credits_ = {str(player): amount for player, amount in after.credits.items()}
    for player, amount in expect.credits.items():
        yield f"credits.{player}", [str(amount)], [str(credits_.get(player, 0))]


def _entries(mapping: Mapping[Any, Any]) -> list[str]:
    return [f"{key} = {value}" for key, value in mapping.items()]


def _winner(after: Position) -> Value:
    if after.ending is None:
        return Message("setup.not_over")
    winners = after.ending.winners
    return winners[0] if len(winners) == 1 else "draw" if winners else "none"


def _missing_facts(expect: Expect, rules: Ruleset, turns: Sequence[Turn]) -> Iterator[Fault]:
    for viewer, lines in _everybody(expect.facts, expect, rules):
        told = sorted(map(str, facts(rules, turns, viewer)))
        for line in lines:
            if _canonical(line) not in told:
                near = [fact for fact in told if fact.split()[:2] == line.split()[:2]]
                yield Fault(f"facts.{viewer}", line, _shown(near))
    for viewer, starts in _everybody(expect.absent, expect, rules):
        told = sorted(map(str, facts(rules, turns, viewer)))
        for start in starts:
            for fact in (fact for fact in told if _begins(fact, start)):
                yield Fault(f"absent.{viewer}", Message("setup.no_line", start=start), fact)


def _missing_words(expect: Expect, rules: Ruleset, turns: Sequence[Turn]) -> Iterator[Fault]:
    for viewer, clauses in _everybody(expect.told, expect, rules):
        read = words(rules, turns, viewer)
        for clause in clauses:
            if _folded(clause) not in read:
                yield Fault(f"told.{viewer}", clause, Message("setup.nothing_of_it"))
    for viewer, clauses in _everybody(expect.untold, expect, rules):
        read = words(rules, turns, viewer)
        for clause in clauses:
            if _folded(clause) in read:
                yield Fault(f"untold.{viewer}", Message("setup.no_text", text=clause), clause)


def _folded(text: str) -> str:
    return " ".join(text.split())


def _canonical(line: str) -> str:
    """An expected line in canonical form; one that is not a fact is never told."""
    try:
        return write_fact(parse(line))
    except FactTextError:
        return line


def _begins(fact: str, start: str) -> bool:
    """Whether a fact begins with these words: ``unit STP`` begins ``unit STP/NC``, ``uni`` not."""
    return fact.startswith(start) and fact[len(start) : len(start) + 1] in ("", " ", "/")


def _everybody(
    lists: Mapping[str, list[str]], expect: Expect, rules: Ruleset
) -> Iterator[tuple[str, list[str]]]:
    """The lists by viewer, with ``ALL`` and ``OTHERS`` spelled out."""
    named = {*expect.facts, *expect.absent}
    for name, lines in lists.items():
        if name == ALL:
            yield from ((seat, lines) for seat in rules.seats)
        elif name == OTHERS:
            yield from ((seat, lines) for seat in rules.seats if seat not in named)
        else:
            yield name, lines


def _shown(found: Iterable[Value]) -> Value:
    parts = tuple(sorted(found, key=str))
    return Listed(parts, "comma") if parts else Message("setup.nothing")
