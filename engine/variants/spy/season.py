"""One spy phase from start to end: report, conditions, movement, assassination, capture."""

from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cache, partial
from typing import ClassVar

from engine.adjudication.effects import Effect, Missed, Noticed
from engine.adjudication.outcome import Outcome, Reason, Result
from engine.adjudication.turn import Resolution, Situation, Told
from engine.board.graph import Board, PowerId
from engine.covert.pieces import Mover, settle
from engine.covert.steps import Footing
from engine.facts import Captured, Killed, NoContact
from engine.language.message import Message
from engine.orders.conditions import Knowledge
from engine.orders.covert import SPY, CovertConvoy, Search, SearchAll, SpyOrder
from engine.orders.notation import write
from engine.orders.order import Order
from engine.position import Position
from engine.units import Unit
from engine.variants.spy.fates import Fates, SpyGone, SpyStayed, SpySunk, fates
from engine.variants.spy.hunts import Hunter, Searcher, Toll, hunt
from engine.variants.spy.march import Marched, ferries_for, march
from engine.variants.spy.orders import bind, chosen, spy_line
from engine.variants.spy.reports import knowledge, met, report, snapshot
from engine.visibility.sight import told_result


class LineUnused(Reason, result=Result.VOID, rule="SPY-5A", sentence="spies.line_unused"):
    """There was no spy where the line would have it."""

    recorded: ClassVar[bool] = False


class ConvoyOffered(Reason, result=Result.SUCCEEDS, rule="SPY-5Cb2"):
    """The fleet was where its spy convoy was ordered; whether it was used is not told."""

    sentence: ClassVar[str] = "spies.convoy_offered"


class ConvoyAbsent(Reason, result=Result.VOID, rule="SPY-Q19", sentence="spies.convoy_absent"):
    """The fleet was not at sea where its spy convoy was ordered."""


@dataclass(frozen=True, slots=True)
class SpiesFound(Reason, result=Result.SUCCEEDS, rule="SPY-6Db", sentence="spies.spies_found"):
    """The search captured ``count`` spies."""

    count: int


class NoneFound(Reason, result=Result.FAILS, rule="SPY-6Db", sentence="spies.none_found"):
    """The search captured nobody."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Outset:
    """A spy phase as it begins: the board after the season's own moves, and everyone aboard.

    ``places`` says where each unit named by an order is now, ``results`` are the outcomes of the
    season's own orders, for conditions. ``reporting`` is false if spies move without a report
    (Winter 1900, and the separate spy deadlines of interactive play). ``dismissed`` are the spies,
    by index into the crew, that Winter removed openly: nobody awaits a report from these.
    """

    situation: Situation
    position: Position
    crew: tuple[Mover, ...]
    places: Mapping[Unit, Unit]
    outcomes: tuple[Outcome, ...]
    reporting: bool
    moving: bool
    dismissed: frozenset[int] = frozenset()


def spy_phase(outset: Outset) -> Resolution:
    """The result of a spy phase: outcomes, net effects, and what each power is told."""
    situation, crew = outset.situation, outset.crew
    seen = snapshot(outset.position, crew)
    if not outset.moving:
        return Resolution((), _known(outset, crew, {}), tuple(_reports(outset, seen, crew)))
    literal = situation.options["spy.port"] == "literal"
    ground = Footing(situation.board, seen, port_opens=not literal)
    known = cache(partial(_knowledge, outset, seen))
    lines, idle = _bound(outset)
    orders = chosen(lines, crew, known)
    convoys = _convoys(outset)
    steps = march(ground, crew, orders, list(ferries_for(ground, convoys, situation.options)))
    hunters, numbers = _hunters(situation, crew, orders, steps)
    searchers = _searchers(outset)
    toll = hunt(hunters, [s for s, _ in searchers])
    fate = fates(hunters, numbers, (one for one, _ in searchers), toll)
    after = tuple(
        piece if i not in steps else Mover(piece.first, None if i in fate.lost else steps[i].now)
        for i, piece in enumerate(crew)
    )
    return Resolution(
        (
            *idle,
            *_spy_outcomes(outset, lines, orders, steps, fate),
            *_convoy_outcomes(outset, ground, convoys),
            *_search_outcomes(outset, searchers, toll),
        ),
        _known(outset, after, steps),
        (*_reports(outset, seen, after), *_hunt_notices(outset, hunters, searchers, toll)),
    )


def _knowledge(outset: Outset, seen: Position, power: PowerId) -> Knowledge:
    """What a power's conditions are answered from: its spies' reports and its own results."""
    own = [o for o in outset.outcomes if o.power == power]
    view = knowledge(outset.situation.board, seen, outset.situation.options, power)
    fallen = (
        d.unit
        for province, d in outset.position.dislodged.items()
        if d.unit.power == power or d.unit in view.seen.get(province, ())
    )
    return replace(
        view,
        results={write(o.order): told_result(o.result).value for o in own},
        dislodged=frozenset(str(unit) for unit in fallen),
    )


def _known(
    outset: Outset, after: Sequence[Mover], steps: Mapping[int, Marched]
) -> tuple[Effect, ...]:
    """The net effects, and what owners believe of their spies until the next report (SPY-6B1).

    A report corrects everything. Without one, a spy that fell is believed to be where it went, and
    one that a retreating foreign fleet carried off, or sank with, to be where it was.
    """
    if outset.reporting:
        found = tuple(map(Noticed, outset.situation.position.missing))
        return (*settle(Mover(p.first, p.now and p.now.noted(None)) for p in after), *found)
    missed: list[Effect] = []
    crew: list[Mover] = []
    for index, piece in enumerate(after):
        first, now = piece.first, piece.now
        there = steps[index].now.province if index in steps else first.known
        if now is None:
            missed.append(Missed(replace(first, province=there, book=None)))
            crew.append(piece)
        else:
            told = there == now.province or first.aboard == first.power
            crew.append(Mover(first, now.noted(None if told else there)))
    return (*settle(crew), *missed)


def _taken(piece: Mover) -> Mover:
    """The piece where its owner believes it to have begun."""
    return replace(piece, first=replace(piece.first, province=piece.first.known))


def _bound(outset: Outset) -> tuple[dict[int, Order], list[Outcome]]:
    """The line of every spy, by index into the crew, and the results of lines for no spy."""
    bound: dict[int, Order] = {}
    idle: list[Outcome] = []
    missing = outset.situation.position.missing
    for power, lines in outset.situation.submission.orders.items():
        own: list[tuple[int | None, Mover]] = [
            (i, piece if piece.first.book is None else _taken(piece))
            for i, piece in enumerate(outset.crew)
            if piece.first.power == power
        ]
        for ghost in (stack for stack in missing if stack.power == power):
            later = (n for n, (_, piece) in enumerate(own) if piece.first.label > ghost.label)
            own.insert(next(later, len(own)), (None, Mover(ghost, ghost)))
        taken = bind([piece for _, piece in own], lines)
        for number, line in taken.items():
            index = own[number][0]
            if index is None:
                idle.append(Outcome(power, line, SpyGone()))
            else:
                bound[index] = line
        used = set(map(id, taken.values()))
        left = [line for line in lines if spy_line(line) and id(line) not in used]
        idle += _without_spy(outset, power, left)
    return bound, idle


def _without_spy(outset: Outset, power: PowerId, lines: Iterable[Order]) -> Iterator[Outcome]:
    """The results of lines that no spy carries out: theirs sank with its fleet, or never was."""
    sunk = [p.first for p in outset.crew if p.now is None and p.first.aboard]
    for line in lines:
        order = spy_line(line)
        at = Board.province_of(order.at) if order else None
        one = next((s for s in sunk if (s.power, s.known) == (power, at)), None)
        reason: Reason = LineUnused()
        if one is not None and one.aboard:
            sunk.remove(one)
            reason = SpySunk(one.province, (one.aboard,))
        yield Outcome(power, line, reason)


def _stands(outset: Outset, power: PowerId, kind: str, at: str) -> Unit | None:
    """Where the unit that an order names by its old place is now, or retreats."""
    for before, now in outset.places.items():
        if (before.power, before.kind, before.at[:3]) == (power, kind, at[:3]):
            return now
    return None


def _convoys(outset: Outset) -> dict[PowerId, list[tuple[Unit, CovertConvoy]]]:
    """The spy convoys of fleets that are in the sea where they were ordered (SPY-Q17, SPY-Q19).

    An order may name the sea where the fleet will be, or the fleet by its port.
    """
    units = outset.position.units
    found: dict[PowerId, list[tuple[Unit, CovertConvoy]]] = defaultdict(list)
    for power, order in outset.situation.submission.every(CovertConvoy):
        fleet = units.get(order.province)
        if fleet is None or (fleet.power, fleet.kind) != (power, order.kind):
            moved = _stands(outset, power, order.kind, order.at)
            at_port = order.province not in outset.situation.board.seas
            fleet = moved if moved and at_port and units.get(moved.province) == moved else None
        if fleet is not None:
            found[power].append((fleet, order))
    return found


def _hunters(
    situation: Situation,
    crew: Sequence[Mover],
    orders: Mapping[int, SpyOrder],
    steps: Mapping[int, Marched],
) -> tuple[list[Hunter], list[int]]:
    """Every spy at the end of movement with its attempt, and its index into the crew."""
    stays_armed = situation.options["spy.failed_move_hunt"] == "stationary"
    hunters: list[Hunter] = []
    for index, step in steps.items():
        order = orders.get(index)
        target = order.kill if order else None
        if step.failed and not stays_armed:
            target = None
        hunters.append(Hunter(crew[index].first.power, step.now.province, step.moved, target))
    return hunters, list(steps)


def _searchers(outset: Outset) -> list[tuple[Searcher, Order]]:
    """Every unit's search where it is now (SPY-6Da, SPY-Q33).

    A search names its unit by where it began or, if no other began there, by where it is now. A
    unit raised this Winter is on the board by then, and searches too (SPY-6D2).
    """
    if outset.situation.options["spy.captures"] == "off":
        return []
    fallen_too = outset.situation.options["spy.dislodged_may_search"] == "on"
    standing = outset.position.units
    known = set(outset.places.values())
    raised = {unit: unit for unit in standing.values() if unit not in known}
    found: list[tuple[Searcher, Order]] = []
    for power, lines in outset.situation.submission.orders.items():
        own = {(o.kind, o.at[:3]): o for o in lines if isinstance(o, Search)}
        blanket = next((o for o in reversed(lines) if isinstance(o, SearchAll)), None)
        mine = {b: n for b, n in {**outset.places, **raised}.items() if b.power == power}
        began = {(before.kind, before.province) for before in mine}
        for before, now in mine.items():
            place = (before.kind, before.province)
            if place not in own and (now.kind, now.province) not in began:
                place = (now.kind, now.province)
            order = own.get(place, blanket)
            if order is not None and (fallen_too or standing.get(now.province) == now):
                found.append((Searcher(power, now.province, order.target), order))
    return found


def _reports(outset: Outset, seen: Position, after: Sequence[Mover]) -> list[Told]:
    """The reports of all spies that lived to give one, and the silence of the others (SPY-6B1)."""
    told: list[Told] = []
    if not outset.reporting:
        return told
    options, missing = outset.situation.options, outset.situation.position.missing
    told += (Told(stack.power, NoContact(SPY, stack.province), "SPY-6B1") for stack in missing)
    spies = met(seen.covert)
    for index, (begun, ended) in enumerate(zip(outset.crew, after, strict=True)):
        if index in outset.dismissed:
            continue
        power = begun.first.power
        if ended.now is None or begun.now is None:
            told.append(Told(power, NoContact(SPY, begun.first.known), "SPY-6B1"))
            continue
        told += report(outset.situation.board, seen, spies, options, begun.now)
    return told


def _hunt_notices(
    outset: Outset,
    hunters: Sequence[Hunter],
    searchers: Sequence[tuple[Searcher, Order]],
    toll: Toll,
) -> list[Told]:
    """What captors are told (SPY-6Dc1), and assassins if the game tells them (SPY-Q9)."""
    told: list[Told] = []
    for number, taken in toll.captures.items():
        captor = searchers[number][0]
        fact = Captured(SPY, captor.province, captor.target, len(taken))
        told.append(Told(captor.power, fact, "SPY-6Dc1"))
    if outset.situation.options["spy.assassin_informed"] == "on":
        for number, victims in toll.kills.items():
            assassin = hunters[number]
            if assassin.target and number not in toll.dead | toll.captured:
                killed = Killed(SPY, assassin.province, assassin.target, len(victims))
                told.append(Told(assassin.power, killed, "SPY-Q9"))
    return told


def _spy_outcomes(
    outset: Outset,
    lines: Mapping[int, Order],
    orders: Mapping[int, SpyOrder],
    steps: Mapping[int, Marched],
    fate: Fates,
) -> Iterator[Outcome]:
    """One outcome for the line of each spy: its step, its actions, and its end if it met one."""
    for index, line in lines.items():
        step, order = steps[index], orders.get(index)
        deeds = fate.deeds(index, line, order)
        reason: Reason = fate.done(index, deeds, moved=step.moved)
        if step.failed is not None:
            reason = SpyStayed(step.failed, deeds)
        elif order is None:
            reason = SpyStayed(Message("spies.condition_left_without_order"))
        if index in fate.lost:
            seems = None if outset.reporting else reason.result
            reason = replace(fate.lost[index], deeds=deeds, seems=seems)
        yield Outcome(outset.crew[index].first.power, line, reason)


def _convoy_outcomes(
    outset: Outset, ground: Footing, convoys: Mapping[PowerId, Sequence[tuple[Unit, CovertConvoy]]]
) -> Iterator[Outcome]:
    for power, order in outset.situation.submission.every(CovertConvoy):
        ready = [o for fleet, o in convoys.get(power, ()) if ground.is_sea(fleet.province)]
        yield Outcome(power, order, ConvoyOffered() if order in ready else ConvoyAbsent())


def _search_outcomes(
    outset: Outset, searchers: Sequence[tuple[Searcher, Order]], toll: Toll
) -> list[Outcome]:
    """One outcome for each search order, even if no unit was left to carry it out.

    A blanket one counts what all its units found.
    """
    given = outset.situation.submission.every(Search, SearchAll)
    found: dict[tuple[PowerId, Order], int] = dict.fromkeys(given, 0)
    for number, (searcher, order) in enumerate(searchers):
        found[searcher.power, order] += len(toll.captures.get(number, ()))
    return [
        Outcome(power, order, SpiesFound(count) if count else NoneFound())
        for (power, order), count in found.items()
    ]
