"""Diplomacy with a mole for each power, which goes by land and sea, and digs.

Written from the help page and `engine.guest` alone.
"""

from functools import partial
from typing import ClassVar

from engine.guest import *

MOLE = Kind("MOLE")


@dataclass(frozen=True, slots=True, kw_only=True)
class Burrow(PieceOrder):
    """MOLE PAR - BUR, MOLE PAR DIG, MOLE PAR H."""

    to: Location | None = None
    dig: bool = False
    verb: ClassVar[str] = "burrow"

    @property
    def deed(self):
        return Intent.STRIKES if self.dig else None

    def __str__(self):
        rest = f"- {self.to}" if self.to else "DIG" if self.dig else "H"
        return f"{self.kind} {self.at} {rest}"


def read_stay(_words, piece, dig=False):
    for at in piece.place.provinces():
        yield Burrow(MOLE, Location(at), dig=dig)


def read_move(words, piece):
    goal = words.place()
    for at in piece.place.provinces():
        for to in goal.provinces():
            yield Burrow(MOLE, Location(at), to=Location(to))


def fault(board, order):
    here = Board.province_of(order.at)
    if order.to is None or Board.province_of(order.to) in board.neighbours[here]:
        return None
    return say(
        "burrows.too_far",
        "No mole gets {here:from} {there:to} in one season.",
        here=place_name(board, here),
        there=place_name(board, order.to),
    )


def offer(seen):
    if seen.phase is PhaseKind.MOVEMENT:
        for here in own_stacks(seen, MOLE):
            stays = Burrow(MOLE, Location(here))
            yield Node(piece_step(seen.board, MOLE, stays.at), None, partial(ways, seen, stays))


def ways(seen, stays):
    yield Node(verb_step("H", say("burrows.sleeps", "sleeps")), kept(seen, stays))
    digs = verb_step("DIG", say("burrows.digs", "digs"))
    yield Node(digs, kept(seen, replace(stays, dig=True)))
    goes = verb_step("-", say("burrows.goes", "goes to"))
    yield Node(goes, None, partial(goals, seen, stays))


def goals(seen, stays):
    for to in seen.board.neighbours[Board.province_of(stays.at)]:
        (step,) = place_steps(seen.board, Location(to))
        yield Node(step, kept(seen, replace(stays, to=Location(to))))


OURS = frozenset({MOLE})
ORDERS = (
    OrderKind(
        made=Burrow, intent=Intent.STAYS, read=read_stay, verbs=HOLDS, pieces=OURS, offer=offer
    ),
    OrderKind(
        made=Burrow,
        intent=Intent.STRIKES,
        read=partial(read_stay, dig=True),
        verbs=frozenset({"DIG", "DIGS", "GRABT", "GRAEBT", "CREUSE"}),
        pieces=OURS,
        key="G",
        name=say("burrows.dig", "dig"),
    ),
    OrderKind(
        made=Burrow, intent=Intent.MOVES, read=read_move, verbs=ARROWS, pieces=OURS, fault=fault
    ),
)


@register
@dataclass(frozen=True, slots=True)
class Dug(Fact):
    """dug PAR 2: one's own mole has dug there, so many fathoms deep by now."""

    lines: ClassVar[tuple[str, ...]] = ("dug <place> <number>",)
    sentence: ClassVar[str] = "burrows.dug"
    english: ClassVar[str] = "Your mole dug {place:in}: its hole is {count} fathoms deep."
    english_gm: ClassVar[str] = "A mole dug {place:in}: its hole is {count} fathoms deep."
    audience: ClassVar[Audience] = Audience.OWNER
    shows: ClassVar[Shows] = Shows.MARK
    mark: ClassVar[str] = "D"

    place: ProvinceId
    number: int


@dataclass(frozen=True, slots=True)
class Delved(Reason):
    result: ClassVar[Result] = Result.SUCCEEDS
    rule: ClassVar[str] = "MOL-3"
    sentence: ClassVar[str] = "{line}: the mole threw up a hill."


@dataclass(frozen=True, slots=True)
class CavedIn(Reason):
    result: ClassVar[Result] = Result.FAILS
    rule: ClassVar[str] = "MOL-4"
    sentence: ClassVar[str] = "{line}: two moles dug there, and the hole fell in."


@dataclass(frozen=True, slots=True)
class Crept(Reason):
    result: ClassVar[Result] = Result.SUCCEEDS
    rule: ClassVar[str] = "MOL-2"
    sentence: ClassVar[str] = "{line}: the mole obeyed."


def ours(order):
    return isinstance(order, Burrow)


def submit(rules, position, given):
    def refusal(power, order, _before):
        here = Board.province_of(order.at)
        if position.phase.kind is not PhaseKind.MOVEMENT:
            return say("burrows.asleep", "Moles stir in Spring and Fall only.")
        if all(stack.province != here for stack in position.crew(power) if stack.kind == MOLE):
            place = place_name(rules.board, here)
            return say("burrows.missing", "No mole of yours lives {place:in}.", place=place)
        return fault(rules.board, order)

    def weighs(power, _plain, _own):
        return Weighing(partial(refusal, power), lambda order: (order.at, 1))

    return take_in(rules.board, position, given, ours, weighs)


def ordered(situation, stack):
    lines = situation.submission.orders.get(stack.power, ())
    return next((o for o in lines if ours(o) and o.at == stack.province), None)


def hole(power, place):
    return f"burrows.{power}.{place}"


def movement(situation):
    usual = standard.VARIANT.resolvers["M"](situation.without(ours))
    crew = [m for m in pieces(situation.position) if m.first.kind == MOLE]
    orders = [ordered(situation, mover.first) for mover in crew]
    digging = [m.first.province for m, o in zip(crew, orders, strict=True) if o and o.dig]
    outcomes, told, movers, depths = [], [], [], []
    for mover, order in zip(crew, orders, strict=True):
        power, here = mover.first.power, mover.first.province
        goes = order.to if order and order.to else here
        movers.append(Mover(mover.first, replace(mover.first, province=Board.province_of(goes))))
        if order is None:
            continue
        reason = Crept()
        if order.dig and digging.count(here) > 1:
            reason = CavedIn()
            told += [
                Told(power, Spotted(MOLE, here, other.first.power, 1))
                for other in crew
                if other.first.power != power and other.first.province == here
            ]
        elif order.dig:
            reason = Delved()
            depth = situation.position.counters.get(hole(power, here), 0) + 1
            depths.append(Counted(hole(power, here), depth))
            told.append(Told(power, Dug(here, depth)))
        outcomes.append(Outcome(power, order, reason))
    return usual + Resolution(tuple(outcomes), (*settle(movers), *depths), tuple(told))


def start(board, options):
    moles = tuple(
        Stack(kind=MOLE, power=power, province=homes[0])
        for power, homes in board.home_centres.items()
    )
    return replace(standard.VARIANT.start(board, options), covert=moles)


def orders_seen(look, outcome):
    foreign = ours(outcome.order) and outcome.power != look.viewer
    return Disclosure.NOTHING if foreign else Disclosure.CAUSE


VARIANT = replace(
    standard.VARIANT,
    title="Burrows",
    start=start,
    submit=submit,
    resolvers=MappingProxyType({**standard.VARIANT.resolvers, "M": movement}),
    sight=Sight(units=whole_board, centres=all_centres, orders=orders_seen),
    unit_kinds=MappingProxyType(
        {
            **STANDARD_KINDS,
            MOLE: UnitKind(
                kind=MOLE,
                name="mole",
                plural="moles",
                steps=Steps.BORDERS,
                covert=True,
                aliases=("MAULWURF", "TAUPE"),
                glyph=Glyph(Shape.TRIANGLE, Sign.LETTERS, "MO"),
            ),
        }
    ),
    order_kinds=(*standard.VARIANT.order_kinds, *ORDERS),
    rules=(
        *standard.VARIANT.rules,
        Clause("MOL-1", "Each power has a mole, at first in the first of its home centres."),
        Clause(
            "MOL-2",
            "In Spring and Fall a mole sleeps, digs, or goes to a province next to "
            "its own, over land and sea; nothing stands it off.",
        ),
        Clause(
            "MOL-3",
            "A mole that digs makes its hole a fathom deeper, and its owner is told "
            "where and how deep it is.",
        ),
        Clause(
            "MOL-4",
            "Where two moles dig at once, both holes fall in, and each owner is told "
            "whose the other mole is.",
        ),
    ),
)
