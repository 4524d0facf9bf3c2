"""What a map shows of an observation, as frozen values without Qt or coordinates."""

# Names imported here are public.
# mypy: implicit-reexport
# ruff: noqa: F401

from collections.abc import Iterator, Sequence
from contextlib import suppress
from types import MappingProxyType

from engine.board.graph import Board, PowerId
from engine.facts import ANARCHY, Control
from engine.orders.standard import Build
from engine.session.notes import Guess, NotebookError, pinned
from engine.session.seat import Seat
from engine.units import STANDARD_KINDS
from engine.visibility.observe import Observation, SeenOrder
from spydip_gui.viewmodel.arrows import arrows
from spydip_gui.viewmodel.given import Given, plain
from spydip_gui.viewmodel.memory import fog, owners_then, remembered
from spydip_gui.viewmodel.reading import Kinds, marks, owners, pieces, rails
from spydip_gui.viewmodel.values import (
    Arrow,
    Doubt,
    Draft,
    Fog,
    Ghost,
    Line,
    MapView,
    Mark,
    Piece,
    Pip,
    Rail,
    Sighting,
)


def map_view(
    seen: Observation,
    board: Board,
    kinds: Kinds = STANDARD_KINDS,
    *,
    memory: Sequence[Observation] = (),
    drafts: Sequence[Draft] | None = None,
) -> MapView:
    """What the map shows of an observation.

    Args:
        seen: What the viewer knows of the turn looked at.
        board: The board.
        kinds: The kinds of piece of the game.
        memory: What the same viewer knew of the turns before, oldest first.
        drafts: The orders being written; where they are None, the orders of the turn are shown.
    """
    dim = fog(seen, board, memory)
    known = {**owners_then(seen, dim, memory), **owners(seen.facts)}
    shown = _orders(seen) if drafts is None else _drafts(drafts)
    return MapView(
        viewer=seen.viewer,
        owners=MappingProxyType({place: who for place, who in known.items() if who is not None}),
        hidden=frozenset(place for place in board.centres if place not in known),
        pieces=(*remembered(seen, memory), *pieces(seen.facts)),
        rails=tuple(rails(seen, board, kinds)),
        fog=MappingProxyType(dim),
        arrows=arrows(tuple(shown), board, kinds),
        marks=MappingProxyType(marks(seen.facts)),
        commands=MappingProxyType(_commands(seen)),
    )


def _commands(seen: Observation) -> dict[PowerId, str]:
    """Who commands which country; one in anarchy obeys nobody."""
    told = (fact for fact in seen.facts if isinstance(fact, Control))
    return {fact.power: fact.player for fact in told if fact.player != ANARCHY}


def seat_view(seat: Seat, drafts: Sequence[Draft] | None = None) -> MapView:
    """What the map shows a seat at a turn, with the orders being written, if any."""
    kinds = seat.rules.variant.unit_kinds
    return map_view(seat.look(), seat.board, kinds, memory=seat.memory, drafts=drafts)


def slips(seat: Seat) -> tuple[Guess, ...]:
    """The guesses that the viewer had pinned to the map by the turn looked at."""
    with suppress(NotebookError):  # the notes panel reports what is wrong with them
        return pinned(seat.notes.read(), seat.phases[: seat.turn + 1], newest=seat.newest)
    return ()


def seat_views(seat: Seat) -> Iterator[MapView]:
    """The same for each turn up to the one looked at, the first position first."""
    return (seat_view(seat.at(number)) for number in range(seat.turn + 1))


def order_arrows(
    seen: Observation, board: Board, kinds: Kinds, one: SeenOrder
) -> tuple[Arrow, ...]:
    """The arrows of one order of a turn, which may depend on others' moves."""
    wanted = plain(_given(one))
    drawn = told_arrows(seen, board, kinds)
    return tuple(a for a in drawn if (a.text, a.power) == (str(wanted.order), wanted.power))


def told_arrows(seen: Observation, board: Board, kinds: Kinds) -> tuple[Arrow, ...]:
    """The arrows of all orders in an observation, including builds."""
    return arrows(tuple(map(_given, seen.orders)), board, kinds)


def _orders(seen: Observation) -> Iterator[Given]:
    for one in seen.orders:
        if not isinstance(one.order, Build):  # what was built stands on the board already
            yield _given(one)


def _given(one: SeenOrder) -> Given:
    return Given(power=one.power, order=one.order, result=one.result.value, reason=one.reason)


def _drafts(drafts: Sequence[Draft]) -> Iterator[Given]:
    for one in drafts:
        yield Given(power=one.power, order=one.order, result=one.result, draft=True)
