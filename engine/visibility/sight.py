"""Sight: functions that say how well a viewer sees each thing, and ways to combine them."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from enum import IntEnum
from typing import TypeAlias

from engine.adjudication.outcome import Outcome, Result
from engine.adjudication.turn import Turn
from engine.board.graph import Board, PowerId, ProvinceId
from engine.frozen import quick
from engine.position import Position
from engine.units import ARMY, Kind, Unit

GM = PowerId("GM")
"""The viewer who sees all."""


class Fidelity(IntEnum):
    """How well something is seen; more includes less."""

    NOTHING = 0
    PRESENCE = 1
    NATIONALITY = 2
    FULL = 3


class Disclosure(IntEnum):
    """What a viewer is told of an order: nothing, one end of it, its result, or its cause as well.

    ``START`` and ``END`` leave the other end of a move open, with its result.
    """

    NOTHING = 0
    START = 1
    END = 2
    RESULT = 3
    CAUSE = 4


_NOTHING, _RESULT = Disclosure.NOTHING, Disclosure.RESULT  # asked for of every order by all


@quick
@dataclass(frozen=True, slots=True, kw_only=True)
class Look:
    """Who looks at what: one viewer at one turn, under the game's options.

    ``shown`` are the kinds of piece that everybody sees.
    """

    board: Board
    turn: Turn
    viewer: PowerId
    options: Mapping[str, str]
    shown: frozenset[Kind] = frozenset()

    @property
    def after(self) -> Position:
        """The position that the turn led to."""
        return self.turn.after


Field: TypeAlias = Mapping[ProvinceId, Fidelity]
"""How well each province is seen; those left out are not seen."""

UnitSight: TypeAlias = Callable[[Look], Field]
CentreSight: TypeAlias = Callable[[Look], frozenset[ProvinceId]]
OrderSight: TypeAlias = Callable[[Look, Outcome], Disclosure]
EyeSight: TypeAlias = Callable[[Look], Mapping[tuple[Kind, ProvinceId], frozenset[ProvinceId]]]
"""What each place with the viewer's covert pieces of a kind looks at, after they have moved."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Sight:
    """A variant's whole answer to “who sees what”.

    ``units`` says how well the foreign armies and fleets of each province are seen (one's own are
    always known), ``centres`` which centres' owners are known, ``orders`` what is told of an order.
    If ``open_book`` is true, what the next deadline asks of each power is public. ``options`` are
    the keys of the options that it needs, ``eyes`` the covert pieces that see units.
    """

    units: UnitSight
    centres: CentreSight
    orders: OrderSight
    open_book: bool = False
    options: tuple[str, ...] = ()
    eyes: EyeSight = lambda _: {}


def whole_board(look: Look) -> Field:
    """Every province, in full."""
    return dict.fromkeys(look.board.provinces, Fidelity.FULL)


def around_units(look: Look) -> Field:
    """The provinces of the viewer's own units and all that border them."""
    return spread(look.board, (u.province for u in own_units(look)))


def reachable(look: Look) -> Field:
    """The viewer's units' own provinces and those they could move to by themselves."""
    seen: set[ProvinceId] = set()
    for unit in own_units(look):
        steps = look.board.armies if unit.kind == ARMY else look.board.fleets
        seen.add(unit.province)
        seen.update(Board.province_of(to) for to in steps.get(unit.at, ()))
    return dict.fromkeys(seen, Fidelity.FULL)


def around_centres(look: Look) -> Field:
    """The centres the viewer owns and all that border them."""
    return spread(look.board, look.after.owned(look.viewer))


def home(look: Look) -> Field:
    """The viewer's home provinces, whoever holds them now."""
    return dict.fromkeys(look.board.powers[look.viewer].home, Fidelity.FULL)


def blind(_: Look) -> Field:
    """Nothing."""
    return {}


def together(*sights: UnitSight) -> UnitSight:
    """Sees what any of these sees, as well as the best of them."""

    def union(look: Look) -> Field:
        seen: dict[ProvinceId, Fidelity] = {}
        for sight in sights:
            for province, fidelity in sight(look).items():
                if province not in seen or seen[province] < fidelity:
                    seen[province] = fidelity
        return seen

    return union


def all_centres(look: Look) -> frozenset[ProvinceId]:
    """The whole centre chart."""
    return frozenset(look.board.centres)


def own_centres(look: Look) -> frozenset[ProvinceId]:
    """The viewer's own section of the centre chart."""
    return frozenset(look.after.owned(look.viewer))


def every_order(_look: Look, _outcome: Outcome) -> Disclosure:
    """All orders with their causes."""
    return Disclosure.CAUSE


def own_orders(look: Look, outcome: Outcome) -> Disclosure:
    """One's own orders, with results but without causes."""
    return _RESULT if outcome.power == look.viewer else _NOTHING


def told_result(result: Result) -> Result:
    """A result as told without its cause: success, cut, void, dislodged or failure."""
    return Result.FAILS if result in (Result.BOUNCES, Result.DISRUPTED) else result


def own_units(look: Look) -> tuple[Unit, ...]:
    """The viewer's armies and fleets, those in retreat included."""
    retreating = (d.unit for d in look.after.dislodged.values() if d.unit.power == look.viewer)
    return (*look.after.of(look.viewer), *retreating)


def spread(board: Board, provinces: Iterable[ProvinceId]) -> Field:
    """These provinces and everything that borders them (clause C1), seen in full."""
    seen: set[ProvinceId] = set()
    for province in provinces:
        seen.add(province)
        seen.update(board.neighbours[province])
    return dict.fromkeys(seen, Fidelity.FULL)


OPEN = Sight(units=whole_board, centres=all_centres, orders=every_order, open_book=True)
"""The standard game: nothing is hidden."""
