"""Spy Diplomacy in which a spy may shadow the spies of a power.

Written from the help page and `engine.guest` alone.
"""

from functools import partial
from typing import ClassVar

from engine.guest import *

SPY = Kind("SPY")


@dataclass(frozen=True, slots=True)
class Shadow(PieceOrder):
    """SPY PAR SHADOW GERMANY."""

    whose: PowerId = ""
    verb: ClassVar[str] = "shadow"

    @property
    def deed(self):
        return Intent.WATCHES

    def __str__(self):
        return f"{self.kind} {self.at} SHADOW {self.whose}"


def read(words, piece):
    whose = words.power()
    if whose is None:
        raise words.fail(say("shadows.whom", "A spy shadows the spies of a power: name one."))
    for kind, at in piece.readings():
        yield Shadow(kind, Board.whole(at[:3]), whose)


def offer(seen):
    for here in own_stacks(seen, SPY) if seen.acting else ():
        order = Shadow(SPY, Location(here))
        shadows = Node(
            verb_step("SHADOW", say("shadows.shadows", "shadows the spies of")),
            None,
            partial(victims, seen, order),
        )
        yield Node(piece_step(seen.board, SPY, order.at), None, partial(tuple, (shadows,)))


def victims(seen, order):
    for power in seen.others:
        if power != seen.power:
            yield Node(power_step(seen, power), kept(seen, replace(order, whose=power)))


SHADOW = OrderKind(
    made=Shadow,
    intent=Intent.WATCHES,
    read=read,
    verbs=frozenset({"SHADOW", "SHADOWS"}),
    pieces=frozenset({SPY}),
    offer=offer,
    key="T",
    name=say("shadows.shadow", "shadow"),
)


@register
@dataclass(frozen=True, slots=True)
class Shadowed(Fact):
    """shadowed BUR GERMANY: a German spy that one's own spy shadowed went there."""

    lines: ClassVar[tuple[str, ...]] = ("shadowed <place> <power>",)
    sentence: ClassVar[str] = "shadows.shadowed"
    english: ClassVar[str] = "A spy {power:of} that yours shadowed went {place:to}."
    english_gm: ClassVar[str] = "A spy {power:of} was shadowed, and went {place:to}."
    audience: ClassVar[Audience] = Audience.OWNER
    shows: ClassVar[Shows] = Shows.MARK
    mark: ClassVar[str] = "S"

    place: ProvinceId
    power: PowerId


@dataclass(frozen=True, slots=True)
class Followed(Reason):
    result: ClassVar[Result] = Result.SUCCEEDS
    rule: ClassVar[str] = "SHA-1"
    sentence: ClassVar[str] = "{line}: somebody was followed."


@dataclass(frozen=True, slots=True)
class NobodyWent(Reason):
    result: ClassVar[Result] = Result.FAILS
    rule: ClassVar[str] = "SHA-2"
    sentence: ClassVar[str] = "{line}: nobody left whom it could follow."


@dataclass(frozen=True, slots=True)
class Vanished(Reason):
    result: ClassVar[Result] = Result.FAILS
    rule: ClassVar[str] = "SHA-3"
    sentence: ClassVar[str] = "{line}: the spy was gone."


def ours(order):
    return isinstance(order, Shadow)


def spies(position, power, order):
    here = Board.province_of(order.at)
    return sum(s.count for s in position.crew(power) if s.kind == SPY and s.province == here)


def submit(rules, position, given):
    def refusal(power, order, _before):
        place = place_name(rules.board, order.at)
        if not spies(position, power, order):
            return say("shadows.missing", "You have no spy {place:in}.", place=place)
        if order.whose == power:
            return say("shadows.own", "A spy does not shadow its own side.")
        stays = rules.reader.order(f"SPY {order.at} H")
        (entry,) = spy.VARIANT.submit(rules, position, {power: (stays,)}).entries
        return entry.why

    def room(power, order):
        """A spy has one order, be it a new one or one that Spy Diplomacy knows."""
        first = order.parts[0]
        if isinstance(first, Build | Remove) or getattr(first, "kind", None) != SPY:
            return "", 0
        return Board.province_of(first.at), max(1, spies(position, power, first))

    def weighs(power, _plain, _own):
        return Weighing(partial(refusal, power), partial(room, power), shared=True)

    def usual(_board, here, plain):
        return spy.VARIANT.submit(rules, here, plain)

    return take_in(rules.board, position, given, ours, weighs, usual)


def deadline(old, situation):
    usual = old(situation.without(ours))
    moved = [e for e in usual.effects if isinstance(e, Shifted) and e.before.kind == SPY]
    after = apply(situation.position, usual.effects, situation.position.phase)
    outcomes, told = [], []
    for power, lines in situation.submission.orders.items():
        for order in filter(ours, lines):
            here = Board.province_of(order.at)
            goals = {
                e.after.province
                for e in moved
                if e.before.power == order.whose and e.before.province == here != e.after.province
            }
            if not any((s.power, s.province) == (power, here) for s in after.covert):
                reason = Vanished()
            elif goals:
                reason = Followed()
                told += [Told(power, Shadowed(goal, order.whose)) for goal in sorted(goals)]
            else:
                reason = NobodyWent()
            outcomes.append(Outcome(power, order, reason))
    return usual + Resolution(outcomes=tuple(outcomes), told=tuple(told))


def orders_seen(look, outcome):
    """A spy that is gone makes no report."""
    if isinstance(outcome.reason, Vanished):
        return Disclosure.NOTHING
    own = ours(outcome.order) and outcome.power == look.viewer
    return Disclosure.CAUSE if own else spy.VARIANT.sight.orders(look, outcome)


VARIANT = replace(
    spy.VARIANT,
    title="Shadows",
    submit=submit,
    resolvers=MappingProxyType(
        {sort: partial(deadline, old) for sort, old in spy.VARIANT.resolvers.items()}
    ),
    sight=replace(spy.VARIANT.sight, orders=orders_seen),
    order_kinds=(*spy.VARIANT.order_kinds, SHADOW),
    rules=(
        *spy.VARIANT.rules,
        Clause(
            "SHA-1",
            "A spy that stays may shadow the spies of a power in its province; its "
            "owner is told where those that leave have gone.",
        ),
        Clause("SHA-2", "Where none of them leaves, nothing is told."),
        Clause("SHA-3", "A spy that is killed shadows nobody."),
    ),
)
