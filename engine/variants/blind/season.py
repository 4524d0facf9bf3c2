"""A season of Blind II's spies: deployment, moves, internment and counter-espionage."""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import ClassVar

from engine.adjudication.outcome import Outcome, Reason, Result
from engine.adjudication.turn import Told
from engine.board.graph import Board, PowerId, ProvinceId, Terrain
from engine.covert.eyes import eyed
from engine.covert.pieces import Mover
from engine.facts import Interned, Killed, Lost, spotted
from engine.orders.covert import SPY, Deploy, Rebuild, WatchOrder
from engine.orders.order import Order
from engine.position import Position
from engine.units import Stack
from engine.variants.blind.guard import Kills, Watcher, guard
from engine.variants.blind.quota import SPIES, cap


@dataclass(frozen=True, slots=True)
class GuardKilled(Reason, result=Result.SUCCEEDS, rule="BL-1c", sentence="blind.guard_killed"):
    """The guard killed ``count`` spies."""

    count: int


class GuardMetNobody(Reason, result=Result.SUCCEEDS, rule="BL-1c"):
    """The guard killed nobody."""

    sentence: ClassVar[str] = "blind.guard_met_nobody"


@dataclass(frozen=True, slots=True)
class SpyDone(Reason, result=Result.SUCCEEDS, rule="BL-1", sentence="blind.spy_done"):
    """The spy did as ordered; ``deeds`` say whom it killed."""

    deeds: tuple[Reason, ...] = ()


class GuardStruck(SpyDone, rule="BL-1c"):
    """The spy killed others on counter-espionage."""


class SpyPlaced(Reason, result=Result.SUCCEEDS, rule="BL-F", sentence="blind.spy_placed"):
    """The spy starts where its owner chose."""


class SpyPlacedByRule(SpyPlaced, rule="BL-Q31", unordered=True, recorded=False):
    """The spy starts in a home centre, since nothing was ordered."""


class SpyRebuilt(Reason, result=Result.SUCCEEDS, rule="BL-4", sentence="blind.spy_rebuilt"):
    """A lost spy is back."""


class SpyTooFar(Reason, result=Result.FAILS, rule="BL-1m", sentence="blind.spy_too_far"):
    """The spy's destination does not border its province."""


class SpyTwoThings(Reason, result=Result.VOID, rule="BL-Q4", sentence="blind.spy_two_things"):
    """The spy was told to do two things, and so did nothing."""


@dataclass(frozen=True, slots=True)
class SpyDead(Reason, result=Result.DESTROYED, rule="BL-1c", sentence="blind.spy_dead"):
    """Guards of the powers ``by`` killed the spy at ``place``; ``deeds`` say whom it killed."""

    place: ProvinceId
    by: tuple[PowerId, ...]
    deeds: tuple[Reason, ...] = ()


class SpyInterned(Reason, result=Result.DESTROYED, rule="BL-11", sentence="blind.spy_interned"):
    """The spy entered neutral ground."""


class SpiesOverCap(Reason, result=Result.DISBANDED, rule="BL-2", sentence="blind.spies_over_cap"):
    """There were more spies than home centres."""


@dataclass(frozen=True, slots=True)
class CapitalLost(Reason, result=Result.DISBANDED, rule="BL-3", sentence="blind.capital_lost"):
    """A spy goes with the capital."""

    capital: ProvinceId


class RebuildVoid(Reason, result=Result.VOID, rule="BL-4", sentence="blind.rebuild_void"):
    """There was no lost spy to rebuild, or the centre is not the power's own."""


def deployed(board: Board, power: PowerId, orders: Sequence[Order]) -> tuple[ProvinceId, ...]:
    """Where a power's two spies start: as ordered, otherwise in its first home centres (BL-Q31)."""
    wanted = [Board.province_of(o.at) for o in orders if isinstance(o, Deploy)][:SPIES]
    rest = [p for p in board.home_centres[power] if p not in wanted]
    return (*wanted, *rest)[:SPIES]


@dataclass(frozen=True, slots=True)
class Doing:
    """What one spy does: the lines meant for it, and where it ends."""

    lines: tuple[WatchOrder, ...]
    to: ProvinceId
    guard: bool
    reason: Reason


def doings(
    board: Board,
    crew: Sequence[Mover],
    orders: Mapping[PowerId, Sequence[Order]],
    options: Mapping[str, str],
) -> tuple[Doing, ...]:
    """What every spy does this season, in the order of ``crew``."""
    left = {
        power: [o for o in lines if isinstance(o, WatchOrder)] for power, lines in orders.items()
    }
    groups = _lines_each(crew, left)
    return tuple(_doing(board, p.first, g, options) for p, g in zip(crew, groups, strict=True))


def _lines_each(
    crew: Sequence[Mover], left: Mapping[PowerId, list[WatchOrder]]
) -> list[tuple[WatchOrder, ...]]:
    """The lines for each spy; if a province has more lines than spies, the last gets the rest."""
    groups: list[tuple[WatchOrder, ...]] = []
    for index, piece in enumerate(crew):
        spy = piece.first
        lines = left.get(spy.power, [])
        mine = [
            o for o in lines if Board.province_of(o.at) == spy.province and o.label == spy.label
        ]
        open_lines = [o for o in lines if Board.province_of(o.at) == spy.province and not o.label]
        peers = [
            p
            for p in crew[index + 1 :]
            if (p.first.power, p.first.province) == (spy.power, spy.province)
        ]
        if not mine:
            mine = open_lines[:1] if peers else open_lines
        for order in mine:
            lines.remove(order)
        groups.append(tuple(mine))
    return groups


def _doing(
    board: Board, spy: Stack, lines: tuple[WatchOrder, ...], options: Mapping[str, str]
) -> Doing:
    here = spy.province
    if len(set(lines)) > 1 or any(o.guard and o.to for o in lines):
        return Doing(lines, here, guard=False, reason=SpyTwoThings())
    order = lines[0] if lines else None
    if order is None or order.to is None:
        return Doing(lines, here, guard=bool(order and order.guard), reason=SpyDone())
    if options["bl.spy_move"] == "anywhere" or order.to in board.borders[here]:
        return Doing(lines, order.to, guard=False, reason=SpyDone())
    return Doing(lines, here, guard=False, reason=SpyTooFar())


@dataclass(frozen=True, slots=True)
class SpySeason:
    """The end of a spy season: the crew as it is now, the outcomes, and who is told what."""

    crew: tuple[Mover, ...]
    outcomes: tuple[Outcome, ...]
    told: tuple[Told, ...]


def spy_season(
    board: Board,
    crew: Sequence[Mover],
    orders: Mapping[PowerId, Sequence[Order]],
    options: Mapping[str, str],
) -> SpySeason:
    """Spies move, some are interned, and counter-espionage strikes (BL-1, BL-6 to BL-11)."""
    done = doings(board, crew, orders, options)
    interned = {
        i for i, d in enumerate(done) if board.provinces[d.to].terrain is Terrain.IMPASSABLE
    }
    present = [i for i in range(len(crew)) if i not in interned]
    watchers = [Watcher(crew[i].first.power, done[i].to, done[i].guard) for i in present]
    kills = guard(watchers, enemy_only=options["bl.ce"] == "enemy_only")
    dead = {present[i] for i in kills.dead}
    by = {present[i]: tuple(present[v] for v in slain) for i, slain in kills.by.items()}
    after = tuple(
        Mover(p.first, None if i in dead | interned else replace(p.first, province=done[i].to))
        for i, p in enumerate(crew)
    )
    told = (
        *_losses(crew, done, dead, interned),
        *_successes(watchers, kills),
        *meetings(p.now for p in after if p.now is not None),
    )
    return SpySeason(after, tuple(_outcomes(crew, done, by, interned)), told)


def _losses(
    crew: Sequence[Mover], done: Sequence[Doing], dead: set[int], interned: set[int]
) -> Iterator[Told]:
    lost = Counter((crew[i].first.power, done[i].to, i in interned) for i in dead | interned)
    for (power, place, held), count in sorted(lost.items()):
        fact = Interned(SPY, place, count) if held else Lost(SPY, place, count)
        yield Told(power, fact, "BL-11" if held else "BL-1c")


def _successes(watchers: Sequence[Watcher], kills: Kills) -> Iterator[Told]:
    """A power is told whom its guards killed (BL-8): each of the dead once, however many did it."""
    slain = {(watchers[k].power, victim) for k, victims in kills.by.items() for victim in victims}
    counted = Counter((killer, watchers[v].province, watchers[v].power) for killer, v in slain)
    for (killer, place, power), number in sorted(counted.items()):
        yield Told(killer, Killed(SPY, place, power, number), "BL-8")


def meetings(spies: Iterable[Stack]) -> Iterator[Told]:
    """Spies that share a territory see each other, in every view of the board (BL-7)."""
    alive = list(spies)
    for power, province in sorted({(s.power, s.province) for s in alive}):
        others = [s.power for s in alive if s.province == province and s.power != power]
        for other in sorted(set(others)):
            met = Told(power, spotted(SPY, province, other, others.count(other)))
            yield from eyed(SPY, province, "after", [met])


def _outcomes(
    crew: Sequence[Mover],
    done: Sequence[Doing],
    by: Mapping[int, tuple[int, ...]],
    interned: set[int],
) -> Iterator[Outcome]:
    """One outcome per line; ``by`` says whom each guard killed, all by index into the crew."""
    for index, doing in enumerate(done):
        reason = SpyInterned() if index in interned else doing.reason
        deeds: tuple[Reason, ...] = ()
        if doing.guard:
            deeds = (GuardKilled(len(by[index])) if index in by else GuardMetNobody(),)
            reason = GuardStruck(deeds) if index in by else SpyDone(deeds)
        if killers := {crew[k].first.power for k, slain in by.items() if index in slain}:
            reason = SpyDead(doing.to, tuple(sorted(killers)), deeds)
        for line in doing.lines:
            yield Outcome(crew[index].first.power, line, reason)


def rebuildable(
    board: Board,
    position: Position,
    power: PowerId,
    order: Rebuild,
    options: Mapping[str, str],
) -> bool:
    """Whether a lost spy may return to this centre (BL-4, BL-Q14)."""
    spies = sum(s.count for s in position.covert if s.power == power and s.kind == SPY)
    site = Board.province_of(order.at)
    owned = position.centres.get(site) == power and site in board.home_centres[power]
    return owned and spies < cap(board, position, power, options)
