"""Standard Diplomacy with moles: one a power, that go by land and sea and dig.

Written from the help page and `engine.guest` alone.
"""

from collections.abc import Iterable, Iterator, Sequence
from functools import partial
from typing import ClassVar

from engine.guest import (
    ARROWS,
    HOLDS,
    STANDARD_KINDS,
    Audience,
    Board,
    Clause,
    Disclosure,
    Fact,
    Glyph,
    Intent,
    Kind,
    Location,
    Look,
    MappingProxyType,
    Message,
    Mover,
    Node,
    Order,
    OrderKind,
    Outcome,
    PhaseKind,
    Piece,
    PieceOrder,
    Position,
    PowerId,
    ProvinceId,
    Reason,
    Resolution,
    Result,
    Ruleset,
    Seen,
    Shows,
    Sight,
    Situation,
    Stack,
    Steps,
    Submission,
    Terrain,
    Told,
    UnitKind,
    Weighing,
    Words,
    all_centres,
    dataclass,
    kept,
    own_orders,
    own_stacks,
    piece_step,
    pieces,
    place_name,
    place_steps,
    register,
    replace,
    say,
    settle,
    standard,
    take_in,
    verb_step,
    whole_board,
)

MOLE = Kind("MOLE")


@dataclass(frozen=True, slots=True, kw_only=True)
class MoleOrder(PieceOrder):
    """``MOLE PAR - BUR``, ``MOLE PAR DIG``, ``MOLE PAR H``."""

    to: ProvinceId | None = None
    dig: bool = False

    verb: ClassVar[str] = "mole"

    @property
    def deed(self) -> Intent | None:
        """Digging is watching."""
        return Intent.WATCHES if self.dig else None

    def __str__(self) -> str:
        rest = f"- {self.to}" if self.to else "DIG" if self.dig else "H"
        return f"MOLE {self.at} {rest}"


def _read_move(words: Words, piece: Piece | None) -> Iterator[Order]:
    to = words.place()
    for at in piece.place.provinces() if piece else ():
        for target in to.provinces():
            yield MoleOrder(MOLE, Location(at), to=target)


def _read_stay(_words: Words, piece: Piece | None, *, dig: bool) -> Iterator[Order]:
    for at in piece.place.provinces() if piece else ():
        yield MoleOrder(MOLE, Location(at), dig=dig)


def _fault(board: Board, order: MoleOrder) -> Message | None:
    here = Board.province_of(order.at)
    if order.to is None or order.to in _near(board, here):
        return None
    return say(
        "mole.no_way",
        "No mole gets {here:from} {there:to}.",
        here=place_name(board, here),
        there=place_name(board, order.to),
    )


def _near(board: Board, here: ProvinceId) -> tuple[ProvinceId, ...]:
    """Moles go wherever there is a border, through land and sea."""
    passable = (p for p in board.borders[here] if _ground(board, p) is not Terrain.IMPASSABLE)
    return tuple(sorted(passable))


def _ground(board: Board, province: ProvinceId) -> Terrain:
    return board.provinces[province].terrain


def _offer(seen: Seen) -> Iterable[Node]:
    if seen.phase is PhaseKind.MOVEMENT:
        for here in own_stacks(seen, MOLE):
            at = Location(here)
            yield Node(piece_step(seen.board, MOLE, at), None, partial(_choices, seen, at))


def _choices(seen: Seen, at: Location) -> Iterator[Node]:
    stays = MoleOrder(MOLE, at)
    yield Node(verb_step("H", say("mole.stays", "stays")), kept(seen, stays))
    yield Node(verb_step("DIG", say("mole.digs", "digs")), kept(seen, replace(stays, dig=True)))
    yield Node(
        verb_step("-", say("mole.burrows", "burrows to")), None, partial(_goals, seen, stays)
    )


def _goals(seen: Seen, stays: MoleOrder) -> Iterator[Node]:
    for to in _near(seen.board, Board.province_of(stays.at)):
        (step, *_) = place_steps(seen.board, Location(to))
        yield Node(step, kept(seen, replace(stays, to=to)))


_MOLES = frozenset({MOLE})

ORDERS = (
    OrderKind(
        made=MoleOrder,
        intent=Intent.STAYS,
        read=partial(_read_stay, dig=False),
        verbs=HOLDS,
        pieces=_MOLES,
        offer=_offer,
    ),
    OrderKind(
        made=MoleOrder,
        intent=Intent.WATCHES,
        read=partial(_read_stay, dig=True),
        verbs=frozenset({"DIG", "DIGS"}),
        pieces=_MOLES,
        key="G",
        name=say("mole.dig", "dig"),
    ),
    OrderKind(
        made=MoleOrder,
        intent=Intent.MOVES,
        read=_read_move,
        verbs=ARROWS,
        pieces=_MOLES,
        fault=_fault,
    ),
)


@register
@dataclass(frozen=True, slots=True)
class Dug(Fact):
    """One's own mole has dug there."""

    lines: ClassVar[tuple[str, ...]] = ("dug <place>",)
    sentence: ClassVar[str] = "mole.dug"
    english: ClassVar[str] = "Your mole has dug {place:in}."
    audience: ClassVar[Audience] = Audience.OWNER
    shows: ClassVar[Shows] = Shows.MARK
    mark: ClassVar[str] = "dug"

    place: ProvinceId


@dataclass(frozen=True, slots=True)
class Burrowed(Reason):
    """A mole went where it was told."""

    result: ClassVar[Result] = Result.SUCCEEDS
    rule: ClassVar[str] = "MOLE-2"
    sentence: ClassVar[str] = "{line}: the mole arrived."


@dataclass(frozen=True, slots=True)
class HasDug(Reason):
    """A mole dug."""

    result: ClassVar[Result] = Result.SUCCEEDS
    rule: ClassVar[str] = "MOLE-3"
    sentence: ClassVar[str] = "{line}: the mole dug."


@dataclass(frozen=True, slots=True)
class Stayed(Reason):
    """A mole stayed."""

    result: ClassVar[Result] = Result.SUCCEEDS
    rule: ClassVar[str] = "MOLE-2"
    sentence: ClassVar[str] = "{line}: the mole stayed."


def is_mole(order: Order) -> bool:
    """Whether an order is for a mole."""
    return isinstance(order, MoleOrder)


def start(board: Board, options: dict[str, str]) -> Position:
    """The usual pieces, and a mole in each power's first home centre."""
    moles = tuple(
        Stack(kind=MOLE, power=power, province=home[0])
        for power, home in board.home_centres.items()
    )
    return replace(standard.VARIANT.start(board, options), covert=moles)


def submit(rules: Ruleset, position: Position, given: dict[PowerId, Sequence[Order]]) -> Submission:
    """The usual orders, and one for each mole."""

    def weighs(power: PowerId, _plain: Sequence[Order], _own: Sequence[Order]) -> Weighing:
        return Weighing(partial(_refusal, rules, position, power), lambda order: (order.at, 1))

    return take_in(rules.board, position, given, is_mole, weighs)


def _refusal(
    rules: Ruleset, position: Position, power: PowerId, order: MoleOrder, _before: Sequence[Order]
) -> Message | None:
    if position.phase.kind is not PhaseKind.MOVEMENT:
        return say("mole.out_of_season", "Moles have orders in Spring and Fall only.")
    here = Board.province_of(order.at)
    if not any(stack.province == here for stack in position.crew(power)):
        place = place_name(rules.board, here)
        return say("mole.none_there", "You have no mole {place:in}.", place=place)
    return _fault(rules.board, order)


def movement(situation: Situation) -> Resolution:
    """The units move as ever; then the moles."""
    usual = standard.VARIANT.resolvers["M"](situation.without(is_mole))
    outcomes, told, crew = [], [], []
    for mover in pieces(situation.position):
        power, here = mover.first.power, mover.first.province
        lines = situation.submission.orders.get(power, ())
        order = next((o for o in lines if is_mole(o) and o.at == here), None)
        goes = order.to if order is not None and order.to else here
        crew.append(Mover(mover.first, replace(mover.first, province=goes)))
        if order is None:
            continue
        if order.dig:
            told.append(Told(power, Dug(here)))
        reason = HasDug() if order.dig else Burrowed() if order.to else Stayed()
        outcomes.append(Outcome(power, order, reason))
    return usual + Resolution(tuple(outcomes), settle(crew), tuple(told))


def sees(look: Look, outcome: Outcome) -> Disclosure:
    """Units are open; moles are their owner's secret."""
    return own_orders(look, outcome) if is_mole(outcome.order) else Disclosure.CAUSE


VARIANT = replace(
    standard.VARIANT,
    title="Moles",
    start=start,
    submit=submit,
    resolvers=MappingProxyType({**standard.VARIANT.resolvers, "M": movement}),
    sight=Sight(units=whole_board, centres=all_centres, orders=sees),
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
                glyph=Glyph(letters="MO"),
            ),
        }
    ),
    order_kinds=(*standard.VARIANT.order_kinds, *ORDERS),
    rules=(
        *standard.VARIANT.rules,
        Clause("MOLE-1", "Each power has a mole that begins in its first home centre."),
        Clause("MOLE-2", "A mole goes one step a season, over any border, by land or sea."),
        Clause("MOLE-3", "A mole that digs is told where it has dug, and nobody else is."),
    ),
)
