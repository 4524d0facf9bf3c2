"""The only redactor: what one viewer knows of one turn, and nothing else."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from engine.adjudication.outcome import Outcome, Reason, Result
from engine.adjudication.turn import Resolution, Told, Turn
from engine.board.graph import Location, PowerId, ProvinceId
from engine.orders.notation import write
from engine.orders.order import Order, PieceOrder, WrittenOrder
from engine.orders.standard import Convoy, Move, Retreat, Support
from engine.orders.submission import NO_ORDERS
from engine.phases import Phase
from engine.position import Ending, Position
from engine.units import Stack, Unit
from engine.visibility.sight import (
    GM,
    OPEN,
    Disclosure,
    Fidelity,
    Look,
    Sight,
    told_result,
)

_UNKNOWN = Location("?")
_LETTERS = {Support: "S", Convoy: "C", Retreat: "R"}
_COVERT = frozenset({"spy", "agent", "eu", "ceu"})


@dataclass(frozen=True, slots=True)
class SeenOrder:
    """An order as its viewer may know it; ``reason`` is None where no cause is told."""

    power: PowerId
    order: Order
    result: Result
    reason: Reason | None


@dataclass(frozen=True, slots=True, kw_only=True)
class Observation:
    """All that one viewer is told at one deadline.

    ``phase`` is the deadline that was adjudicated, ``due`` the one that comes next. ``facts`` are
    sorted lines in the project's text format; everything that is shown to anybody comes from them.
    ``orders`` are sorted by power and text.
    """

    viewer: PowerId
    phase: Phase
    due: Phase
    facts: tuple[str, ...]
    orders: tuple[SeenOrder, ...]
    ending: Ending | None = None


def opening(position: Position) -> Turn:
    """A turn in which nothing happened: how the first position of a game is observed."""
    return Turn(position, NO_ORDERS, Resolution(), position)


def observe(look: Look, sight: Sight, dues: Iterable[Told] = ()) -> Observation:
    """What ``look.viewer`` may know after ``look.turn``, under a variant's sight.

    ``dues`` are the lines of what the next deadline asks of each power; the viewer gets its own
    unless the sight keeps an open book. The GM is shown everything whatever the sight is, and so is
    everybody once the game is over (SPY-Q31); then nothing is due any more.
    """
    over = look.after.ending is not None
    sight = OPEN if over or look.viewer == GM else sight
    # Outcomes come in the sequence in which they were decided, which tells of hidden ones.
    orders = tuple(sorted(_orders(look, sight), key=lambda seen: (seen.power, write(seen.order))))
    facts = {
        *_unit_facts(look, sight),
        *_covert_facts(look),
        *_centre_facts(look, sight),
        *(f"order {o.power} {write(o.order)} = {o.result.value}" for o in orders),
        *_told(look),
        *(d.fact for d in dues if not over and (sight.open_book or d.power == look.viewer)),
        *_public_facts(look, sight),
    }
    return Observation(
        viewer=look.viewer,
        phase=look.turn.before.phase,
        due=look.after.phase,
        facts=tuple(sorted(facts)),
        orders=orders,
        ending=look.after.ending,
    )


def _orders(look: Look, sight: Sight) -> Iterator[SeenOrder]:
    for outcome in look.turn.resolution.outcomes:
        disclosure = sight.orders(look, outcome)
        if disclosure is not Disclosure.NOTHING:
            yield _seen_order(outcome, disclosure)


def _seen_order(outcome: Outcome, disclosure: Disclosure) -> SeenOrder:
    if disclosure is Disclosure.CAUSE:
        return SeenOrder(outcome.power, outcome.order, outcome.result, outcome.reason)
    order = _in_part(outcome.order, disclosure)
    return SeenOrder(outcome.power, order, told_result(outcome.result), None)


def _in_part(order: Order, disclosure: Disclosure) -> Order:
    """A move of which one end only is known, or any other order of which only its unit is."""
    if isinstance(order, Move) and disclosure is Disclosure.START:
        return Move(order.kind, order.at, _UNKNOWN)
    if isinstance(order, Move) and disclosure is Disclosure.END:
        return Move(order.kind, _UNKNOWN, order.to)
    if isinstance(order, PieceOrder) and disclosure is Disclosure.START:
        letter = next((letter for made, letter in _LETTERS.items() if isinstance(order, made)), "")
        return WrittenOrder(f"{order.kind} {order.at} {letter} {_UNKNOWN}")
    return order


def _unit_facts(look: Look, sight: Sight) -> Iterator[str]:
    position = look.after
    field = sight.units(look)
    for province in look.board.provinces:
        fidelity = field.get(province, Fidelity.NOTHING)
        standing = position.units.get(province)
        fallen = position.dislodged.get(province)
        if fallen and (seen := _unit(look, fallen.unit, fidelity)):
            yield f"dislodged {province} {seen[1]}"
        if standing and (seen := _unit(look, standing, fidelity)):
            yield f"unit {seen[0]} {seen[1]}"
            if fallen and fidelity is not Fidelity.NOTHING:
                yield f"attacker {province} {seen[1]}"
        if standing is None and fidelity is not Fidelity.NOTHING:
            yield f"empty {province}"


def _unit(look: Look, unit: Unit, fidelity: Fidelity) -> tuple[str, str] | None:
    """Where and what a unit is as far as it is seen: own units always in full."""
    if unit.power == look.viewer or fidelity is Fidelity.FULL:
        return unit.at, f"{unit.power} {unit.kind}"
    if fidelity is Fidelity.NATIONALITY:
        return unit.province, f"{unit.power} ?"
    if fidelity is Fidelity.PRESENCE:
        return unit.province, "? ?"
    return None


def _told(look: Look) -> Iterator[str]:
    """What the turn tells; who sees covert pieces themselves is not told where they were met."""
    for told in look.turn.resolution.told:
        met = told.fact.split()[0] in _COVERT
        if look.viewer in (told.power, GM) and not (met and _sees_covert(look)):
            yield told.fact


def _sees_covert(look: Look) -> bool:
    """Whether the covert pieces of all powers are shown: to the GM, and to all in the end."""
    return look.viewer == GM or look.after.ending is not None


def _covert_facts(look: Look) -> Iterator[str]:
    """One's own covert pieces; where all are shown, everybody's."""
    counts: dict[tuple[str, ProvinceId, PowerId], int] = {}
    for stack in look.after.covert:
        if stack.power == look.viewer or _sees_covert(look):
            key = _covert_key(stack)
            counts[key] = counts.get(key, 0) + stack.count
    for (kind, province, power), count in counts.items():
        if look.viewer != power:
            yield f"{kind} {province} {power} {count}"
        else:
            yield f"own {kind} {province} {count}" if count > 1 else f"own {kind} {province}"


def _covert_key(stack: Stack) -> tuple[str, ProvinceId, PowerId]:
    return stack.kind.lower(), stack.province, stack.power


def _centre_facts(look: Look, sight: Sight) -> Iterator[str]:
    known = sight.centres(look)
    for province in look.board.centres:
        if province in known:
            yield f"centre {province} {look.after.centres.get(province, 'NONE')}"


def _public_facts(look: Look, sight: Sight) -> Iterator[str]:
    ending = look.after.ending
    if ending is not None:
        yield from (f"won {winner}" for winner in ending.winners if len(ending.winners) == 1)
    yield from (f"home {player} {country}" for player, country in look.after.players.items())
    yield from (f"control {country} {who}" for country, who in look.after.control.items())
    # Under fog nobody can work out the other's income, so purses are private (ID-Q26).
    for player, purse in look.after.credits.items():
        if sight.open_book or PowerId(player) == look.viewer:
            yield f"credits {player} {purse}"
    if sight.open_book:
        alive = _alive(look.after)
        yield from (f"eliminated {p}" for p in _alive(look.turn.before) if p not in alive)


def _alive(position: Position) -> frozenset[PowerId]:
    """The powers that still have a unit, a unit in retreat, or a centre."""
    retreating = (d.unit.power for d in position.dislodged.values())
    standing = (u.power for u in position.units.values())
    return frozenset((*standing, *retreating, *position.centres.values()))
