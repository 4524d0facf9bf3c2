"""How standard orders are written, and read as players really write them."""

from collections.abc import Iterator
from functools import partial
from types import MappingProxyType

from engine.board.graph import Location
from engine.language.message import Message
from engine.orders import barred, legality, offers, tongues
from engine.orders.ground import ground
from engine.orders.hedged import ELSE, GIVEN_UP, IF_POSSIBLE
from engine.orders.kinds import OrderKind
from engine.orders.order import Intent, Order, PieceOrder
from engine.orders.standard import (
    DISBAND,
    Build,
    Convoy,
    Disband,
    Hold,
    Move,
    Remove,
    Retreat,
    Support,
    Waive,
)
from engine.orders.tokens import Shape
from engine.orders.words import AND, Piece, Place, Words
from engine.phases import PhaseKind
from engine.units import ARMY, FLEET, Kind

UNITS = frozenset({ARMY, FLEET})
"""The pieces that standard orders are for."""

ARROWS = frozenset(
    {"-", "TO", "MOVES TO", "MOVES", "MOVE TO", "MOVE", "MOVING TO", "MOVES -", "MOVES INTO", "M"}
    | {"GOES TO", "GO TO", "ATTACKS", "ATTACK", "ATTACKING", "INTO", "ADVANCES TO", "MV"}
    | tongues.MOVES
)
"""Phrases between a piece and its destination."""

HOLDS = frozenset(
    {"H", "HOLD", "HOLDS", "HOLDING", "HLD", "TO HOLD", "IN PLACE", "STAND", "STANDS", "STANDING"}
    | {"TO STAND", "STAND FAST", "STANDS FAST", "STAY", "STAYS", "STD"}
    | tongues.HOLDS
)
"""Phrases for a piece that holds."""

SUPPORTS = tongues.SUPPORTS | {
    *("S", "SUPPORT", "SUPPORTS", "SUPPORTING", "SUP", "SUPP", "SUPS", "SPT"),
}
CONVOYS = frozenset(
    {"C", "CONVOY", "CONVOYS", "CONVOYING", "CON", "CONV", "TRANSPORT", "TRANSPORTS"}
    | tongues.CONVOYS
)
BY_CONVOY = frozenset(
    {"BY CONVOY", "CONVOYED", "VIA CONVOY", "WITH CONVOY", "VIA SEA", "BY SEA", "THROUGH CONVOY"}
    | tongues.BY_CONVOY
)
BY_WAY_OF = tongues.BY_WAY_OF | {"VIA", "THROUGH", "OVER", "BY", "USING"}
BUILDS = tongues.BUILDS | {"B", "BUILD", "BUILDS", "BUILDING", "BLD"}
REMOVES = tongues.REMOVES | {"REMOVE", "REMOVES", "REMOVED", "REM", "REMOVAL", "REMOVALS"}
DISBANDS = frozenset(
    {"D", "DISBAND", "DISBANDS", "DISBANDED", "DISBANDING", "DIS", "OFF THE BOARD", "OTB"}
    | tongues.DISBANDS
)
RETREATS = tongues.RETREATS | {"R", "RETREAT", "RETREATS", "RETREATING", "RET", "WITHDRAWS"}
WAIVES = frozenset(
    {"WAIVE", "WAIVES", "WAIVED", "WAIVE BUILD", "WAIVE A BUILD", "WAIVES BUILD", "PASS"}
    | {"BUILD WAIVED", "NO BUILD", "WAIVES A BUILD"}
    | tongues.WAIVES
)


_INTO = frozenset({"IN", "SUR", "SU"})
_MOVE_OF = frozenset({"MOVE", "THE MOVE", "MOVEMENT", "ATTACK", "THE ATTACK"})


def _just(words: Words, piece: Piece | None, *, made: type[PieceOrder]) -> Iterator[Order]:
    """An order that says no more than which piece it is for."""
    for kind, at in (piece or words.piece()).readings():
        yield made(kind, at)


def _move(words: Words, piece: Piece | None) -> Iterator[Order]:
    stops = [words.place()]
    while words.take(ARROWS):
        stops.append(words.place())
    via, named = _via(words)
    words.mark("AN")  # German parts the verb: “greift Schlesien an”
    seas = stops[:-1] + named
    for kind, at in piece.readings() if piece else ():
        for to in _landings(words, kind, at, stops[-1]):
            for route in _routes(words, seas):
                yield Move(kind, at, to, via or bool(seas), route)


def _via(words: Words) -> tuple[bool, list[Place]]:
    """The words about a convoy that may follow a destination: whether any, and the seas named."""
    opened = words.mark("(")
    convoy = words.take(BY_CONVOY)
    seas: list[Place] = []
    if words.take(BY_WAY_OF):
        convoy = True
        while not words.done and words.next != ")":
            words.mark("F", "FLEET")  # a sea may be named with the letter of its fleet
            seas.append(words.place())
            if not (words.mark(*AND) or words.take(ARROWS)):
                break
    if opened:
        words.mark(")")
    return convoy, seas


def _routes(words: Words, seas: list[Place]) -> Iterator[tuple[Location, ...]]:
    """The routes that the named seas may mean: water if a name can mean water."""
    water = words.lexicon.board.seas
    routes: list[tuple[Location, ...]] = [()]
    for sea in seas:
        meant = [p for p in sea.provinces() if p in water] or list(sea.provinces())
        routes = [(*route, Location(p)) for route in routes for p in meant]
    yield from routes


def _landings(words: Words, kind: Kind, at: Location, place: Place) -> Iterator[Location]:
    """The destinations of one step; a missing coast is filled in if only one is in reach."""
    land = ground(words.lexicon.board)
    for to in place.of(words.lexicon, kind):
        coasts = land.landings(kind, at, to)
        yield coasts[0] if len(coasts) == 1 else to


def _support(words: Words, piece: Piece | None) -> Iterator[Order]:
    words.take(_MOVE_OF)
    helped = words.piece()
    to = _supported_step(words)
    for kind, at in piece.readings() if piece else ():
        for other, origin in helped.readings():
            for target in (None,) if to is None else to.of(words.lexicon, other):
                yield Support(kind, at, other, origin, target)


def _supported_step(words: Words) -> Place | None:
    """Where the supported piece goes; how it gets there is not part of a support."""
    opened = words.mark("(")
    to = None
    if not words.take(HOLDS):
        while words.take(ARROWS | _INTO):
            to = words.place()
    if to is not None:
        _via(words)
    if opened:
        words.mark(")")
    return to


def _convoy(words: Words, piece: Piece | None) -> Iterator[Order]:
    cargo = words.piece()
    if not words.take(ARROWS):
        raise words.fail(Message("order.convoy_needs_army_destination_f"))
    to = words.place()
    while words.take(ARROWS):
        to = words.place()
    _via(words)
    carried = (ARMY,) if len(cargo.kinds) > 1 else cargo.kinds
    if any(words.lexicon.units[other].covert for other in carried):
        raise words.fail(Message("order.covert_pieces_are_no_cargo"))
    for kind, at in piece.readings() if piece else ():
        for other in carried:
            for origin in cargo.place.of(words.lexicon, other):
                for target in to.of(words.lexicon, other):
                    yield Convoy(kind, at, other, origin, target)


def _retreat(words: Words, piece: Piece | None) -> Iterator[Order]:
    piece = piece or words.piece()
    wishes: list[Place | None] = [_wish(words)]
    between = {"-"} if words.tokens[words.at].shape is Shape.ARROW else ELSE
    while words.take(between):
        while words.take(between):
            pass
        wishes.append(_wish(words))
    for kind, at in piece.readings():
        choices: list[tuple[Location, ...]] = [()]
        for wish in wishes:
            meant = [DISBAND] if wish is None else list(_landings(words, kind, at, wish))
            choices = [(*before, to) for before in choices for to in meant]
        for listed in choices:
            yield Disband(kind, at) if listed == (DISBAND,) else Retreat(kind, at, listed)


def _wish(words: Words) -> Place | None:
    """One choice of a retreat, None for disbanding."""
    words.take(RETREATS)
    words.take(ARROWS | tongues.TO)
    wish = None if words.take(DISBANDS | GIVEN_UP) else words.place()
    words.take(IF_POSSIBLE)
    return wish


def _disband(words: Words, piece: Piece | None) -> Iterator[Order]:
    for kind, at in (piece or words.piece()).readings():
        if kind in UNITS:  # covert pieces never retreat; one named here is removed
            yield Disband(kind, at)


def _build(words: Words, piece: Piece | None) -> Iterator[Order]:
    built = piece or words.piece()
    for kind, at in built.readings():
        yield Build(kind, at, built.count or 1)


_of_units = partial(OrderKind, pieces=UNITS, fault=legality.fault)
_RETREATS, _ADJUSTMENTS = PhaseKind.RETREATS, PhaseKind.ADJUSTMENTS

HOLD = _of_units(
    made=Hold,
    slot="act",
    offer=offers.offer_holds,
    intent=Intent.STAYS,
    read=partial(_just, made=Hold),
    verbs=HOLDS,
)
MOVE = _of_units(
    made=Move,
    barred=barred.barred_move,
    slot="act",
    offer=offers.offer_moves,
    intent=Intent.MOVES,
    read=_move,
    verbs=ARROWS,
)
SUPPORT = _of_units(
    made=Support,
    barred=barred.barred_support,
    slot="act",
    offer=offers.offer_supports,
    intent=Intent.HELPS,
    read=_support,
    verbs=SUPPORTS,
)
CONVOY = _of_units(
    made=Convoy,
    barred=barred.barred_convoy,
    slot="act",
    offer=offers.offer_convoys,
    intent=Intent.CARRIES,
    read=_convoy,
    verbs=CONVOYS,
)
RETREAT = _of_units(
    made=Retreat,
    barred=barred.barred_retreat,
    slot="retreat",
    offer=offers.offer_retreats,
    intent=Intent.MOVES,
    read=_retreat,
    verbs=RETREATS,
    verbs_at=MappingProxyType({_RETREATS: RETREATS | ARROWS, _ADJUSTMENTS: frozenset({"R"})}),
    openers_at=MappingProxyType({_RETREATS: RETREATS - {"R"}}),
)
DISBAND_UNIT = _of_units(
    made=Disband,
    slot="retreat",
    offer=offers.offer_disbands,
    intent=Intent.REMOVES,
    read=_disband,
    verbs=DISBANDS,
    verbs_at=MappingProxyType({_RETREATS: DISBANDS | REMOVES}),
    openers_at=MappingProxyType({_RETREATS: DISBANDS | REMOVES}),
)
BUILD = _of_units(
    made=Build,
    barred=barred.barred_build,
    slot="build",
    offer=offers.offer_builds,
    intent=Intent.BUILDS,
    read=_build,
    verbs=BUILDS,
    openers=BUILDS,
)
REMOVE = _of_units(
    made=Remove,
    barred=barred.barred_removal,
    slot="remove",
    offer=offers.offer_removals,
    intent=Intent.REMOVES,
    read=partial(_just, made=Remove),
    verbs=REMOVES,
    openers=REMOVES | DISBANDS,
    verbs_at=MappingProxyType({_ADJUSTMENTS: frozenset({"R"})}),
    openers_at=MappingProxyType({_ADJUSTMENTS: frozenset({"R"})}),
)
WAIVE = OrderKind(
    made=Waive,
    barred=barred.barred_waive,
    often=0.03,
    offer=offers.offer_waives,
    intent=Intent.BUILDS,
    read=lambda _words, _piece: (Waive(),),
    openers=WAIVES,
)

MOVEMENT_ORDERS: tuple[OrderKind, ...] = (HOLD, MOVE, SUPPORT, CONVOY)
"""The orders of a movement deadline."""

STANDARD_ORDERS: tuple[OrderKind, ...] = (
    *MOVEMENT_ORDERS,
    *(RETREAT, DISBAND_UNIT),
    *(BUILD, REMOVE, WAIVE),
)
"""Every kind of order of the standard game."""
