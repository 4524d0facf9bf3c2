"""The deadlines of Spy Diplomacy: each season's own moves, then its spy phase (SPY-7)."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace

from engine.adjudication import adjustments, endings, movement, retreats
from engine.adjudication.apply import apply
from engine.adjudication.effects import Effect, Ended, Lost, Raised, Relocated, Retreated
from engine.adjudication.ownership import captures
from engine.adjudication.turn import Resolution, Situation
from engine.board.graph import Board, PowerId, ProvinceId
from engine.covert.pieces import Mover, pieces, ride
from engine.covert.steps import docked, put_ashore
from engine.orders.conditions import Conditional, Knowledge, branch
from engine.orders.covert import SpyOrder
from engine.orders.notation import write
from engine.orders.order import Order
from engine.orders.standard import Disband
from engine.phases import Phase, PhaseKind, Season
from engine.position import Dislodged, Position
from engine.units import Unit
from engine.variants import standard
from engine.variants.spy.intake import is_covert
from engine.variants.spy.season import Outset, spy_phase
from engine.variants.spy.winter import muster
from engine.visibility.sight import told_result


def follow(phase: Phase, options: Mapping[str, str]) -> Phase:
    """The deadline after a given one: four a year, more if they are split."""
    separate = options["spy.report_timing"] == "interactive"
    split = options["spy.split_winter"] == "on"
    if (
        separate
        and not phase.covert
        and phase != Phase(Season.FALL, phase.year, PhaseKind.RETREATS)
    ):
        return replace(phase, covert=True)
    retreats_apart = split and phase.kind is PhaseKind.MOVEMENT
    if phase.season is Season.FALL and not retreats_apart:
        return Phase(Season.WINTER, phase.year, PhaseKind.ADJUSTMENTS)
    return standard.follow(phase, options)


def movement_deadline(situation: Situation) -> Resolution:
    """Spring and Fall: the units move, then the spies (SPY-7A, SPY-7C)."""
    return _with_spies(situation, movement.resolve(situation.without(is_covert)))


def retreat_deadline(situation: Situation) -> Resolution:
    """Summer: retreats, then the spies (SPY-7B); split Autumn retreats bring no spy move."""
    resolution = retreats.resolve(situation.without(is_covert))
    if situation.position.phase.season is Season.SPRING:
        return _with_spies(situation, resolution)
    mid = apply(situation.position, resolution.effects)
    closed = _with_spies(situation, resolution, reporting=False)
    return closed.then(*_year_end(situation, mid))


def spy_deadline(situation: Situation) -> Resolution:
    """Spies alone: Winter 1900, and the spy deadlines of interactive play (SPY-7A, SPY-Q3)."""
    crew = pieces(situation.position)
    outset = _outset(
        situation, situation.position, crew, Resolution(), reporting=False, moving=True
    )
    return spy_phase(outset)


def winter_deadline(situation: Situation) -> Resolution:
    """Winter: Autumn retreats, new owners, builds and removals, then the spies (SPY-7D)."""
    position, phase = situation.position, situation.position.phase
    back = retreats.resolve(situation.without(is_covert))
    crew = ride(pieces(position), back.effects)
    after_retreats = apply(position, back.effects, phase)
    resolution = back.then(*_year_end(situation, after_retreats))
    owned = apply(position, resolution.effects, phase)
    if owned.ending is not None:
        return resolution
    here = _answered(situation, owned, resolution)
    built = adjustments.resolve(here.without(is_covert))
    crew = _sunk(situation, crew, built.effects)
    roll = muster(here, owned, crew)
    mid = apply(owned, built.effects, phase)
    recruits = tuple(Mover(spy, spy) for spy in roll.raised)
    resolution += built + Resolution(roll.outcomes, tuple(map(Raised, roll.raised)), roll.told)
    crew = docked(situation.board, (*roll.crew, *recruits), situation.options["spy.port"])
    season = situation.options["spy.report_timing"] == "season"
    outset = _outset(here, mid, crew, resolution, reporting=True, moving=season)
    known = follow_units(position, resolution.effects)
    return resolution + spy_phase(replace(outset, places=known, dismissed=roll.dismissed))


def _with_spies(
    situation: Situation, resolution: Resolution, *, reporting: bool = True
) -> Resolution:
    """A season's own resolution, completed by its spy phase; without reports, spies do not move."""
    crew = ride(pieces(situation.position), resolution.effects)
    crew = docked(situation.board, crew, situation.options["spy.port"])
    mid = apply(situation.position, resolution.effects)
    moving = reporting and situation.options["spy.report_timing"] == "season"
    outset = _outset(situation, mid, crew, resolution, reporting=reporting, moving=moving)
    return resolution + spy_phase(outset)


def _outset(
    situation: Situation,
    mid: Position,
    crew: Sequence[Mover],
    resolution: Resolution,
    *,
    reporting: bool,
    moving: bool,
) -> Outset:
    return Outset(
        situation=situation,
        position=mid,
        crew=tuple(crew),
        places=follow_units(situation.position, resolution.effects),
        outcomes=resolution.outcomes,
        reporting=reporting,
        moving=moving,
    )


def _answered(situation: Situation, position: Position, resolution: Resolution) -> Situation:
    """The adjustments' own situation, once retreats are made and centres have changed hands.

    Conditional builds and removals are answered from the retreats (SPY-Q28); what disbanded a unit
    in retreat was answered by them.
    """
    fled = situation.position.dislodged
    orders: dict[PowerId, tuple[Order, ...]] = {}
    for power, lines in situation.submission.orders.items():
        known = Knowledge(
            power=power,
            own=position.of(power),
            seen={unit.province: (unit,) for unit in position.of(power)},
            results={
                write(o.order): told_result(o.result).value
                for o in resolution.outcomes
                if o.power == power
            },
        )
        chosen = (branch(line, known) if _adjusts(line) else line for line in lines)
        orders[power] = tuple(
            line for line in chosen if line is not None and not _gave_up(line, power, fled)
        )
    submission = replace(situation.submission, orders=orders)
    return replace(situation, position=position, submission=submission)


def _gave_up(order: Order, power: PowerId, fled: Mapping[ProvinceId, Dislodged]) -> bool:
    """Whether the order was for a unit of that power in retreat."""
    if not isinstance(order, Disband):
        return False
    out = fled.get(Board.province_of(order.at))
    return out is not None and out.unit.power == power


def _adjusts(line: Order) -> bool:
    return isinstance(line, Conditional) and not isinstance(line.parts[0], SpyOrder)


def _year_end(situation: Situation, position: Position) -> tuple[Effect, ...]:
    """The centres that change hands after Autumn retreats, and the end of the game (SPY-Q29)."""
    changes = captures(situation.board, position)
    after = apply(position, changes)
    ending = endings.won(situation.board, after, situation.options)
    ending = ending or endings.timed_out(after, situation.options)
    return (*changes, Ended(ending)) if ending else changes


def _sunk(
    situation: Situation, crew: Sequence[Mover], effects: Sequence[Effect]
) -> tuple[Mover, ...]:
    """Riders of fleets removed in Winter are lost, or left behind (SPY-Q22)."""
    if situation.options["spy.winter_removed_carrier"] == "annihilate":
        return ride(crew, effects)
    gone = {(e.unit.power, e.unit.province) for e in effects if isinstance(e, Lost)}
    return put_ashore(crew, lambda spy: (spy.aboard, spy.province) in gone)


def follow_units(position: Position, effects: Iterable[Effect]) -> Mapping[Unit, Unit]:
    """Each unit of ``position``, in retreat or not, with what it is now; lost ones are left out.

    ``effects`` may be those of several steps of one deadline, in their order.
    """
    now: dict[Unit, Unit] = {}
    moved = {unit: unit for unit in position.forces}
    for effect in effects:
        match effect:
            case Relocated(unit, to):
                now[unit] = Unit(unit.power, unit.kind, to)
            case Retreated(unit, to):
                _change(moved, unit, Unit(unit.power, unit.kind, to))
            case Lost(unit):
                _change(moved, unit, None)
    return {unit: now.get(unit, state) for unit, state in moved.items()}


def _change(moved: dict[Unit, Unit], unit: Unit, after: Unit | None) -> None:
    """A later step names a unit by where the earlier ones have put it."""
    begun = next((first for first, state in moved.items() if state == unit), None)
    if begun is None:
        return
    if after is None:
        del moved[begun]
    else:
        moved[begun] = after
