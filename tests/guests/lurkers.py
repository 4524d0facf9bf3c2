"""Spy Diplomacy whose spies may lurk: stay, and count the units in the provinces around."""

from collections.abc import Iterable, Iterator, Sequence
from functools import partial
from typing import ClassVar

from engine.guest import (
    Audience,
    Board,
    Clause,
    Disclosure,
    Fact,
    Given,
    Intent,
    Kind,
    Location,
    Look,
    MappingProxyType,
    Message,
    Node,
    Order,
    OrderKind,
    Outcome,
    Piece,
    PieceOrder,
    Position,
    PowerId,
    ProvinceId,
    Reason,
    Resolution,
    Resolver,
    Result,
    Ruleset,
    Seen,
    Shows,
    Situation,
    Submission,
    Told,
    Weighing,
    Words,
    apply,
    dataclass,
    kept,
    own_stacks,
    piece_step,
    place_name,
    register,
    replace,
    say,
    spy,
    take_in,
    verb_step,
)

SPY = Kind("SPY")


@dataclass(frozen=True, slots=True)
class Lurk(PieceOrder):
    """``SPY PAR LURK``."""

    verb: ClassVar[str] = "lurk"

    @property
    def deed(self) -> Intent:
        """Lurking is watching."""
        return Intent.WATCHES

    def __str__(self) -> str:
        return f"{self.kind} {self.at} LURK"


def _read(_words: Words, piece: Piece | None) -> Iterator[Order]:
    for kind, at in piece.readings() if piece else ():
        yield Lurk(kind, Board.whole(at[:3]))


def _offer(seen: Seen) -> Iterable[Node]:
    for here in own_stacks(seen, SPY) if seen.acting else ():
        at = Location(here)
        lurks = Node(verb_step("LURK", say("lurkers.lurks", "lurks")), kept(seen, Lurk(SPY, at)))
        yield Node(piece_step(seen.board, SPY, at), None, lambda lurks=lurks: (lurks,))


LURK = OrderKind(
    made=Lurk,
    intent=Intent.WATCHES,
    read=_read,
    verbs=frozenset({"LURK", "LURKS"}),
    pieces=frozenset({SPY}),
    offer=_offer,
    key="G",
    name=say("lurkers.lurk", "lurk"),
)


@register
@dataclass(frozen=True, slots=True)
class Lurked(Fact):
    """One's own spy counted units from there."""

    lines: ClassVar[tuple[str, ...]] = ("lurked <place> <number>",)
    sentence: ClassVar[str] = "lurkers.lurked"
    english: ClassVar[str] = (
        "Your spy {place:in} has counted {count} units in the provinces around."
    )
    audience: ClassVar[Audience] = Audience.OWNER
    shows: ClassVar[Shows] = Shows.TEXT

    place: ProvinceId
    number: int


@dataclass(frozen=True, slots=True)
class HasLurked(Reason):
    """A spy counted the units around."""

    result: ClassVar[Result] = Result.SUCCEEDS
    rule: ClassVar[str] = "LURK-1"
    sentence: ClassVar[str] = "{line}: the spy counted the units around."


@dataclass(frozen=True, slots=True)
class Disturbed(Reason):
    """A spy that is no longer there has counted nothing."""

    result: ClassVar[Result] = Result.FAILS
    rule: ClassVar[str] = "LURK-2"
    sentence: ClassVar[str] = "{line}: the spy was disturbed."


def is_lurk(order: Order) -> bool:
    """Whether a spy is told to lurk."""
    return isinstance(order, Lurk)


def submit(rules: Ruleset, position: Position, given: Given) -> Submission:
    """The orders of Spy Diplomacy, and one to lurk for each spy without another."""

    def usual(_board: Board, here: Position, plain: Given) -> Submission:
        return spy.VARIANT.submit(rules, here, plain)

    def weighs(power: PowerId, _plain: Sequence[Order], _own: Sequence[Order]) -> Weighing:
        def refusal(order: Order, _before: Sequence[Order]) -> Message | None:
            return _refusal(rules, position, power, order)

        return Weighing(refusal, lambda order: (f"lurk {order.at}", _spies(position, power, order)))

    return take_in(rules.board, position, given, is_lurk, weighs, usual)


def _refusal(rules: Ruleset, position: Position, power: PowerId, order: Lurk) -> Message | None:
    """What Spy Diplomacy says to a spy there that is told to stay."""
    if not _spies(position, power, order):
        place = place_name(rules.board, order.at)
        return say("lurkers.none_there", "You have no spy {place:in}.", place=place)
    stay = rules.reader.order(f"SPY {order.at} H")
    (entry,) = spy.VARIANT.submit(rules, position, {power: (stay,)}).entries
    return entry.why


def _spies(position: Position, power: PowerId, order: Lurk) -> int:
    """How many spies the power takes to be there: all that it may be told of."""
    here = Board.province_of(order.at)
    return sum(stack.province == here for stack in position.crew(power))


def deadline(old: Resolver, situation: Situation) -> Resolution:
    """Units and spies move as ever; then those who lurk count what stands there by then."""
    usual = old(situation.without(is_lurk))
    after = apply(situation.position, usual.effects, situation.position.phase)
    outcomes, told = [], []
    for power, lines in situation.submission.orders.items():
        for order in filter(is_lurk, lines):
            here = Board.province_of(order.at)
            there = any((s.power, s.province) == (power, here) for s in after.covert)
            outcomes.append(Outcome(power, order, HasLurked() if there else Disturbed()))
            if there:
                number = sum(p in after.units for p in situation.board.neighbours[here])
                told.append(Told(power, Lurked(here, number)))
    return usual + Resolution(outcomes=tuple(outcomes), told=tuple(told))


def orders_seen(look: Look, outcome: Outcome) -> Disclosure:
    """A spy that is gone tells nothing, not even that."""
    if isinstance(outcome.reason, Disturbed):
        return Disclosure.NOTHING
    return spy.VARIANT.sight.orders(look, outcome)


VARIANT = replace(
    spy.VARIANT,
    title="Lurkers",
    submit=submit,
    resolvers=MappingProxyType(
        {sort: partial(deadline, old) for sort, old in spy.VARIANT.resolvers.items()}
    ),
    sight=replace(spy.VARIANT.sight, orders=orders_seen),
    order_kinds=(*spy.VARIANT.order_kinds, LURK),
    rules=(
        *spy.VARIANT.rules,
        Clause("LURK-1", "A spy that lurks stays and counts the units in the provinces around."),
        Clause("LURK-2", "A spy that is gone when the season ends has counted nothing."),
    ),
)
