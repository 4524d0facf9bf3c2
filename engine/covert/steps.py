"""Covert pieces' own steps: by land, aboard a fleet in a bordering sea, and ashore again."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace

from engine.board.graph import Board, Location, ProvinceId, Terrain
from engine.covert.pieces import Mover, in_retreat
from engine.language.message import Message
from engine.position import Position
from engine.units import FLEET, Stack


@dataclass(frozen=True, slots=True)
class Footing:
    """What covert pieces move on: the board, and the units where they now are.

    ``waits`` tells whether those aboard a retreating fleet must stay there, ``port_opens`` whether
    those aboard a fleet in port may leave it.
    """

    board: Board
    position: Position
    waits: bool = True
    port_opens: bool = True

    def is_sea(self, province: ProvinceId) -> bool:
        """Whether a province is water."""
        return self.board.provinces[province].terrain is Terrain.SEA

    def is_next(self, here: ProvinceId, to: ProvinceId) -> bool:
        """Whether two provinces are adjacent by land."""
        return Location(to) in self.board.armies.get(Location(here), ())


def step(ground: Footing, piece: Stack, to: ProvinceId, *, by_sea: bool) -> Stack | Message | None:
    """The piece after its step, or why it cannot go; None if only a convoy could carry it.

    It never stands off (SPY-5Ca, INF-5a); ``by_sea`` asks for a convoy even to a neighbour.
    """
    if piece.aboard is not None or ground.is_sea(piece.province):
        fault = _landing_fault(ground, piece, to)
        return fault or ashore(piece, to)
    if ground.is_sea(to):
        return _boarded(ground, piece, to)
    return ashore(piece, to) if not by_sea and ground.is_next(piece.province, to) else None


def ashore(piece: Stack, to: ProvinceId) -> Stack:
    """The piece in a province, aboard no fleet."""
    return replace(piece, province=to, aboard=None)


def put_ashore(crew: Iterable[Mover], those: Callable[[Stack], bool]) -> tuple[Mover, ...]:
    """The crew, with some of them ashore where they are."""
    return tuple(
        Mover(p.first, replace(p.now, aboard=None))
        if p.now and p.now.aboard and those(p.now)
        else p
        for p in crew
    )


def docked(board: Board, crew: Iterable[Mover], port: str) -> tuple[Mover, ...]:
    """The crew; if ``port`` is ``ashore``, without riders of fleets in port (SPY-Q20, INF-Q21)."""
    if port != "ashore":
        return tuple(crew)
    return put_ashore(crew, lambda p: board.provinces[p.province].terrain is not Terrain.SEA)


def _landing_fault(ground: Footing, piece: Stack, to: ProvinceId) -> Message | None:
    """Why nobody can go ashore there from a fleet at sea, or from a port and beyond."""
    here = piece.province
    if ground.waits and in_retreat(ground.position, piece):
        return Message("covert.fleet_awaits_retreat")
    if ground.is_sea(to):
        return Message("covert.nobody_changes_fleets")
    if ground.is_sea(here):
        near = to in ground.board.borders[here]
    elif not ground.port_opens:
        return Message("covert.fleet_lies_in_port")
    else:
        near = to == here or ground.is_next(here, to)
    return None if near else Message("covert.province_is_not_adjacent")


def _boarded(ground: Footing, piece: Stack, sea: ProvinceId) -> Stack | Message:
    """Aboard the fleet in a bordering sea, unless it is in retreat; nobody's consent is needed."""
    fleet = ground.position.units.get(sea)
    if sea not in ground.board.borders[piece.province]:
        return Message("covert.sea_is_not_adjacent")
    if fleet is None or fleet.kind != FLEET:
        return Message("covert.no_fleet_to_board")
    return replace(piece, province=sea, aboard=fleet.power)
