"""The deadlines of Espionage IV: deployment, movement, activities, adjustments (ESP-2b)."""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import ClassVar

from engine.adjudication import adjustments, endings, movement, retreats
from engine.adjudication.adjustments import YARDS, Yard, balance
from engine.adjudication.apply import apply
from engine.adjudication.effects import Counted, Effect, Gone, Lost, Raised
from engine.adjudication.outcome import Outcome, Reason, Result
from engine.adjudication.ownership import close_year
from engine.adjudication.turn import Resolution, Situation, Told
from engine.board.graph import Board, Location, PowerId, ProvinceId
from engine.covert.pieces import noted, numbered, settle
from engine.facts import Removed
from engine.orders.covert import Deploy
from engine.orders.order import PieceOrder
from engine.position import Position
from engine.units import Stack, Unit
from engine.variants.espionage import acts
from engine.variants.espionage.orders import CEU, EU, Act, EuOrder

_DESTROY, _KILL, _BARE = "esp.destroy", "esp.kill", "esp.bare"
"""What a position keeps of a season's moves until its retreats are over."""


class ByDefault(acts.Done, rule="ESP-Q27", unordered=True, recorded=False):
    """The piece starts in the first possible place, since nothing else was ordered."""


class NoHomeSite(Reason, result=Result.VOID, rule="ESP-5c", sentence="espionage.no_home_site"):
    """EUs and CEUs are built in home provinces that are no centres (ESP-5c)."""


class SiteNotVacant(Reason, result=Result.VOID, rule="ESP-Q19"):
    """A unit stands where the piece was to be built (ESP-Q19)."""

    sentence: ClassVar[str] = "espionage.site_not_vacant"


class PieceIsFree(Reason, result=Result.VOID, rule="ESP-Q25", sentence="espionage.piece_is_free"):
    """The piece uses up no centre, so that removing it gains nothing."""


class NoSuchPiece(Reason, result=Result.VOID, rule="ESP-Q25", sentence="espionage.no_such_piece"):
    """There is no such piece to remove."""


def sites(board: Board, power: PowerId) -> tuple[ProvinceId, ...]:
    """The home provinces that are not supply centres, sorted (ESP-3a)."""
    return tuple(sorted(p for p in board.powers[power].home if not board.provinces[p].centre))


def starting(board: Board, power: PowerId, options: Mapping[str, str]) -> tuple[int, int]:
    """How many EUs and CEUs a power starts with (ESP-Q2): none if it has no place for them."""
    if not sites(board, power):
        return 0, 0
    eus, ceus = options["esp.start"].strip("()").split(",")
    return int(eus), int(ceus)


def deployment(situation: Situation) -> Resolution:
    """EUs and CEUs are placed; without orders, in the first home non-centre (ESP-Q27)."""
    effects: list[Effect] = []
    done: list[Outcome] = []
    for power in situation.powers:
        lines = [o for o in situation.submission.orders.get(power, ()) if isinstance(o, Deploy)]
        numbers = starting(situation.board, power, situation.options)
        for kind, number in zip((EU, CEU), numbers, strict=True):
            wanted = [Board.province_of(o.at) for o in lines if o.kind == kind]
            usual = sites(situation.board, power)[:1] * number
            places = (*wanted, *usual)[:number]
            given = [o for o in lines if o.kind == kind]
            rest = [Deploy(kind, Board.whole(place)) for place in places[len(given) :]]
            done += [Outcome(power, order, acts.Done()) for order in given]
            done += [Outcome(power, order, ByDefault()) for order in rest]
            effects += [
                Raised(Stack(kind=kind, power=power, province=place, label=label))
                for label, place in enumerate(places, 1)
            ]
    return Resolution(tuple(done), tuple(effects))


def movement_deadline(situation: Situation) -> Resolution:
    """Special moves, then CEU destructions, then armies and fleets with supports cut."""
    found = acts.agents(situation)
    struck = acts.destructions(situation, found)
    cutters = tuple(acts.acting(found, struck, Act.CUT))
    places = frozenset(agent.at for agent in cutters)
    given = situation.options["esp.cut"] == "given"
    moved = movement.resolve(
        situation,
        cut=places if given else frozenset(),
        cut_received=frozenset() if given else places,
    )
    notes = [Counted(f"{_DESTROY} {b.ceu} {b.province} {b.victim}", b.count) for b in struck]
    notes += [Counted(f"{_KILL} {a.power} {a.at}", 1) for a in acts.acting(found, struck, Act.KILL)]
    bare = _with_units(situation.position) - _with_units(apply(situation.position, moved.effects))
    notes += [Counted(f"{_BARE} {power}", 1) for power in sorted(bare)]
    uncut = acts.cuts_in_vain(situation, cutters)
    return moved + Resolution(
        tuple(acts.outcomes(situation, found, struck, cutters)),
        (*settle(acts.settled(found)), *notes),
        tuple(acts.cut_notices(situation, cutters, uncut)),
    )


def retreat_deadline(situation: Situation) -> Resolution:
    """Retreats, CEU activities, EU activities, and in Fall the new owners (ESP-2b, ESP-Q12)."""
    resolution = retreats.resolve(situation)
    resolution += _destroy(situation, apply(situation.position, resolution.effects))
    resolution += _assassinate(situation, apply(situation.position, resolution.effects))
    if situation.options["esp.disappear"] == "at_once":
        bare = [PowerId(power) for (power,), _ in noted(situation.position, _BARE)]
        resolution = resolution.then(*(Counted(f"{_BARE} {power}", 0) for power in bare))
        here = _with_units(situation.position).union(bare)
        resolution += _disappear(here, apply(situation.position, resolution.effects))
    return endings.close_game(situation, close_year(situation, resolution))


def adjustment_deadline(situation: Situation) -> Resolution:
    """Builds and removals, also of EUs and CEUs, which need an army or fleet (ESP-5c, ESP-5d)."""
    yard = Yard(_build, _Removals())
    built = adjustments.resolve(
        situation,
        left=room(situation.position, situation.options),
        yards={**YARDS, EU: yard, CEU: yard},
    )
    built = replace(built, effects=_labelled(situation.position, built.effects))
    return built + _disappear(frozenset(situation.powers), apply(situation.position, built.effects))


def room(position: Position, options: Mapping[str, str]) -> dict[PowerId, int]:
    """For each power, its centres minus the pieces that use up supply (ESP-Q3)."""
    left = balance(position)
    for stack in position.covert:
        if _uses_supply(stack, options):
            left[stack.power] = left.get(stack.power, 0) - stack.count
    return left


def _uses_supply(stack: Stack, options: Mapping[str, str]) -> bool:
    supply = options["esp.supply"]
    return supply == "all_count" or (supply == "initial_free" and stack.counted)


def _destroy(situation: Situation, position: Position) -> Resolution:
    """The EUs that CEUs destroyed leave the game, and the acts are published (ESP-4b)."""
    effects: list[Effect] = []
    told: list[Told] = []
    doomed: Counter[tuple[PowerId, ProvinceId]] = Counter()
    for (ceu, place, victim), count in noted(position, _DESTROY):
        effects.append(Counted(f"{_DESTROY} {ceu} {place} {victim}", 0))
        key = (PowerId(victim), ProvinceId(place))
        doomed[key] += count
        struck = Stack(kind=EU, power=key[0], province=key[1])
        told += acts.published(situation, PowerId(ceu), CEU, key[1], "DESTROY", struck)
    for stack in position.covert:
        key = (stack.power, stack.province)
        if stack.kind == EU and doomed[key]:
            doomed[key] -= 1
            effects.append(Gone(stack))
    return Resolution((), tuple(effects), tuple(told))


def _assassinate(situation: Situation, position: Position) -> Resolution:
    """EUs kill the units with them after the retreats, all at once (ESP-Q10, ESP-Q18)."""
    effects: list[Effect] = []
    told: list[Told] = []
    done: list[Outcome] = []
    dead: set[Unit | Stack] = set()
    for (name, where), _ in noted(position, _KILL):
        power, place = PowerId(name), ProvinceId(where)
        effects.append(Counted(f"{_KILL} {power} {place}", 0))
        unit, others = acts.victims(position, situation.board, situation.options, place)
        others = tuple(s for s in others if s.power != power)
        dead |= {*others, *([unit] if unit else [])}
        hits: list[Unit | Stack | None] = [*([unit] if unit else []), *others]
        met = tuple(Unit(hit.power, hit.kind, Location(place)) for hit in hits if hit)
        order = EuOrder(EU, Location(place), act=Act.KILL)
        done.append(
            Outcome(power, order, acts.Killer((acts.Killing(met),)) if met else acts.KillInVain())
        )
        if not hits and situation.options["esp.report_misses"] == "on":
            hits = [None]
        for hit in hits:
            told += acts.published(situation, power, EU, place, "KILL", hit)
    effects += [Lost(u) for u in position.units.values() if u in dead]
    effects += [Gone(s) for s in position.covert if s in dead]
    return Resolution(tuple(done), tuple(effects), tuple(told))


def _disappear(powers: frozenset[PowerId], position: Position) -> Resolution:
    """Those of these powers without an army or fleet lose their EUs and CEUs, unseen (ESP-5d)."""
    gone = [s for s in position.covert if s.power in powers - _with_units(position)]
    told = [Told(s.power, Removed(s.kind, s.province, s.count), "ESP-5d") for s in gone]
    return Resolution((), tuple(map(Gone, gone)), tuple(told))


def _with_units(position: Position) -> frozenset[PowerId]:
    """The powers that have an army or fleet, in retreat or not."""
    return frozenset(unit.power for unit in position.forces)


def _build(situation: Situation, power: PowerId, order: PieceOrder) -> Effect | Reason:
    place = Board.province_of(order.at)
    if place not in sites(situation.board, power):
        return NoHomeSite()
    if situation.options["esp.build_vacant"] == "on" and place in situation.position.units:
        return SiteNotVacant()
    return Raised(Stack(kind=order.kind, power=power, province=place, counted=True))


def _labelled(position: Position, effects: Sequence[Effect]) -> tuple[Effect, ...]:
    """The same with the lowest free number of its owner for every new piece."""
    used = set(position.covert)
    return tuple(Raised(numbered(e.stack, used)) if isinstance(e, Raised) else e for e in effects)


class _Removals:
    """Removes pieces that use up supply, one by one if a province has several (ESP-Q25)."""

    def __init__(self) -> None:
        self._gone: set[Stack] = set()

    def __call__(self, situation: Situation, power: PowerId, order: PieceOrder) -> Effect | Reason:
        """The piece that one order removes, or why it removes none."""
        key = (power, order.kind, Board.province_of(order.at))
        here = [s for s in situation.position.covert if (s.power, s.kind, s.province) == key]
        if not here:
            return NoSuchPiece()
        fed = [stack for stack in here if _uses_supply(stack, situation.options)]
        if not fed:
            return PieceIsFree()
        stack = next((s for s in fed if s not in self._gone), fed[0])
        self._gone.add(stack)
        return Gone(stack)
