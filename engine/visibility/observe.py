"""The only redactor: what one viewer knows of one turn, and nothing else."""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from operator import itemgetter

from engine.adjudication.outcome import Outcome, Reason, Result
from engine.adjudication.ownership import survivors
from engine.adjudication.turn import Resolution, Told, Turn
from engine.board.graph import Location, PowerId, ProvinceId
from engine.covert.eyes import sighted
from engine.facts import (
    NOBODY,
    UNKNOWN,
    UNTOLD,
    AttackerAt,
    Control,
    Credits,
    DislodgedAt,
    Eliminated,
    Eye,
    Fact,
    Home,
    NoneSpotted,
    OrderGiven,
    Spotted,
    UnitAt,
    Won,
    centre_of,
    empty_at,
    eye_of,
    order_given,
    own_pieces,
    sequenced,
    spotted,
    unit_at,
)
from engine.facts import write as write_fact
from engine.frozen import quick
from engine.language.message import Message
from engine.orders.notation import write
from engine.orders.order import Order, PieceOrder, WrittenOrder
from engine.orders.standard import Convoy, Move, Retreat, Support
from engine.orders.submission import NO_ORDERS
from engine.phases import Phase
from engine.position import Ending, Position
from engine.units import Kind, Unit
from engine.visibility.sight import GM, OPEN, Disclosure, Fidelity, Look, Sight, told_result

_UNKNOWN = Location("?")
_LETTERS = {Support: "S", Convoy: "C", Retreat: "R"}


@quick
@dataclass(frozen=True, slots=True)
class SeenOrder:
    """An order as its viewer may know it; ``reason`` is None if no cause is told.

    ``words`` are the sentence of a reason and its rule, if only these came, as in a packet. If a
    rule acted because nothing was ordered, its owner is told so: it was ``unordered``. The owner of
    a conditional line knows which order was ``acted_on``.
    """

    power: PowerId
    order: Order
    result: Result
    reason: Reason | None
    words: tuple[Message, str] | None = None
    unordered: bool = False
    acted_on: Order | None = None


@quick
@dataclass(frozen=True, slots=True, kw_only=True)
class Observation:
    """All that one viewer is told at one deadline.

    ``phase`` is the deadline that was adjudicated, ``due`` the one that comes next. ``facts`` are
    sorted by their lines of text; everything shown to anybody comes from them. ``orders`` are
    sorted by power and text. For the game master, ``heard`` says who was told what, and why. A
    packet has those orders of its reader's sheet of which nothing is told: they were ``received``.
    """

    viewer: PowerId
    phase: Phase
    due: Phase
    facts: tuple[Fact, ...]
    orders: tuple[SeenOrder, ...]
    ending: Ending | None = None
    heard: tuple[Told, ...] = ()
    received: tuple[tuple[PowerId, str], ...] = ()

    @property
    def lines(self) -> tuple[str, ...]:
        """The facts in the project's text format, sorted."""
        return tuple(map(write_fact, self.facts))


def opening(position: Position) -> Turn:
    """A turn in which nothing happened: how the first position of a game is observed."""
    return Turn(position, NO_ORDERS, Resolution(), position)


def observe(look: Look, sight: Sight, dues: Iterable[Told] = ()) -> Observation:
    """What ``look.viewer`` may know after ``look.turn``, under a variant's sight.

    ``dues`` are the facts of what the next deadline asks of each power; the viewer gets its own
    unless the sight keeps an open book. The GM is shown everything whatever the sight is, and so is
    everybody once the game is over (SPY-Q31); then nothing is due any more.
    """
    over = look.after.ending is not None
    sight = OPEN if over or look.viewer == GM else sight
    # Outcomes come in the sequence in which they were decided, which would give away hidden ones.
    disclosed = tuple(_orders(look, sight))
    overheard = (one for one in _overheard(look) if all(one.order != d.order for d in disclosed))
    written = [(o.power, write(o.order), o) for o in (*disclosed, *overheard)]
    written.sort(key=itemgetter(0, 1))
    units = tuple(_unit_facts(look, sight))
    facts: Sequence[Fact] = (
        *units,
        *_by_eyes(look, sight, units),
        *_covert_facts(look),
        *_centre_facts(look, sight),
        *(
            order_given(power, text, o.result.value)
            for power, text, o in written
            if o.reason is None or o.reason.recorded
        ),
        *_told(look),
        *(d.fact for d in dues if not over and (sight.open_book or d.power == look.viewer)),
        *_public_facts(look, sight),
    )
    return Observation(
        viewer=look.viewer,
        phase=look.turn.before.phase,
        due=look.after.phase,
        facts=sequenced(facts),
        orders=tuple([order for _, _, order in written]),
        ending=look.after.ending,
        heard=look.turn.resolution.told if look.viewer == GM else (),
    )


def _orders(look: Look, sight: Sight) -> Iterator[SeenOrder]:
    told = sight.orders
    for outcome in look.turn.resolution.outcomes:
        if disclosure := told(look, outcome):
            yield _seen_order(look, outcome, disclosure)


def _overheard(look: Look) -> Iterator[SeenOrder]:
    """The orders that the rules themselves tell the viewer, without their causes."""
    told = look.turn.resolution.told_by_power.get(look.viewer, ())
    heard = {(fact.power, fact.text) for fact in told if type(fact) is OrderGiven}
    for one in look.turn.resolution.outcomes if heard else ():
        if (one.power, write(one.order)) in heard:
            yield SeenOrder(one.power, one.order, told_result(one.result), None)


def _seen_order(look: Look, outcome: Outcome, disclosure: Disclosure) -> SeenOrder:
    power, reason = outcome.power, outcome.reason
    if disclosure is Disclosure.CAUSE:
        return SeenOrder(power, outcome.order, outcome.result, reason, unordered=reason.unordered)
    order = _in_part(outcome.order, disclosure)
    result = told_result(reason.told)
    if power != look.viewer:
        return SeenOrder(power, order, result, None)
    unordered, taken = reason.unordered, reason.acted_on
    return SeenOrder(power, order, result, None, unordered=unordered, acted_on=taken)


def _in_part(order: Order, disclosure: Disclosure) -> Order:
    """A move known at one end only, or any other order known only by its unit."""
    if isinstance(order, Move) and disclosure is Disclosure.START:
        return Move(order.kind, order.at, _UNKNOWN)
    if isinstance(order, Move) and disclosure is Disclosure.END:
        return Move(order.kind, _UNKNOWN, order.to)
    if isinstance(order, PieceOrder) and disclosure is Disclosure.START:
        letter = next((letter for made, letter in _LETTERS.items() if isinstance(order, made)), "")
        return WrittenOrder(f"{order.kind} {order.at} {letter} {_UNKNOWN}")
    return order


def _unit_facts(look: Look, sight: Sight) -> Iterator[Fact]:
    position = look.after
    field = sight.units(look)
    own = {p for p, unit in position.units.items() if unit.power == look.viewer}
    for province in own.union(field, position.dislodged):
        fidelity = field.get(province)
        standing = position.units.get(province)
        fallen = position.dislodged.get(province)
        if fallen and (seen := _unit(look, fallen.unit, fidelity)):
            yield DislodgedAt(Location(province), seen.power, seen.kind)
        if standing and (seen := _unit(look, standing, fidelity)):
            yield seen
            if fallen and fidelity:
                yield AttackerAt(Location(province), seen.power, seen.kind)
        if standing is None and fidelity:
            yield empty_at(province)


def _by_eyes(look: Look, sight: Sight, units: Sequence[Fact]) -> Iterator[Fact]:
    """Which covert pieces see which foreign units (BL-C); empty if everything is seen."""
    if not _sees_covert(look):
        for (kind, place), around in sight.eyes(look).items():
            for fact in units:
                if fact.province in around and sighted(look.viewer, fact):
                    yield eye_of(kind, place, "after", fact)


def _unit(look: Look, unit: Unit, fidelity: Fidelity | None) -> UnitAt | None:
    """Where and what a unit is as far as it is seen: own units always in full."""
    if not fidelity and unit.power != look.viewer:
        return None
    if unit.power == look.viewer or fidelity is Fidelity.FULL:
        return unit_at(unit.at, unit.power, unit.kind)
    if fidelity is Fidelity.NATIONALITY:
        return unit_at(Location(unit.province), unit.power, UNTOLD)
    if fidelity is Fidelity.PRESENCE:
        return unit_at(Location(unit.province), UNKNOWN, UNTOLD)
    return None


def _told(look: Look) -> Iterator[Fact]:
    """What the turn tells; whoever sees covert pieces directly is not told where they were met."""
    if look.viewer == GM:
        told: Iterable[Fact] = (one.fact for one in look.turn.resolution.told)
    else:
        told = look.turn.resolution.told_by_power.get(look.viewer, ())
    if not _sees_covert(look):
        yield from told
    else:
        yield from (fact for fact in told if not isinstance(fact, Spotted | NoneSpotted | Eye))


def _sees_covert(look: Look) -> bool:
    """Whether all powers' covert pieces are shown: to the GM, and to all in the end."""
    return look.viewer == GM or look.after.ending is not None


def _covert_facts(look: Look) -> Iterator[Fact]:
    """One's own covert pieces as one knows them, and everybody's of those that are shown."""
    counts: Counter[tuple[Kind, ProvinceId, PowerId]] = Counter()
    every = _sees_covert(look)
    others = (s for s in look.after.covert if s.kind in look.shown and s.power != look.viewer)
    for stack in look.after.covert if every else (*look.after.crew(look.viewer), *others):
        counts[stack.kind, stack.province, stack.power] += stack.count
    for (kind, province, power), count in counts.items():
        if look.viewer != power:
            yield spotted(kind, province, power, count)
        else:
            yield own_pieces(kind, province, count)


def _centre_facts(look: Look, sight: Sight) -> Iterator[Fact]:
    known = sight.centres(look)
    for province in look.board.centres:
        if province in known:
            yield centre_of(province, look.after.centres.get(province, NOBODY))


def _public_facts(look: Look, sight: Sight) -> Iterator[Fact]:
    ending = look.after.ending
    if ending is not None:
        yield from (Won(PowerId(winner)) for winner in ending.winners if len(ending.winners) == 1)
    yield from (Home(player, country) for player, country in look.after.players.items())
    yield from (Control(country, who) for country, who in look.after.control.items())
    # Under fog, nobody can work out the other's income, so purses are private (ID-Q26).
    for player, purse in look.after.credits.items():
        if sight.open_book or PowerId(player) == look.viewer:
            yield Credits(player, purse)
    before, after = look.turn.before, look.after
    if sight.open_book:
        alive = survivors(after)
        yield from (Eliminated(p) for p in survivors(before) if p not in alive)
    elif _has_part(before, look.viewer) and not _has_part(after, look.viewer):
        yield Eliminated(look.viewer)


def _has_part(position: Position, power: PowerId) -> bool:
    """Whether a power has anything on the board, as far as it knows; agents may act alone."""
    return (
        power in position.centres.values()
        or any(unit.power == power for unit in position.forces)
        or bool(position.crew(power))
    )
