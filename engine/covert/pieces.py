"""Covert pieces on their way through a deadline, and the net effects at its end."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from itertools import count

from engine.adjudication.effects import Effect, Gone, Lost, Relocated, Retreated, Shifted
from engine.board.graph import Board, PowerId, ProvinceId
from engine.frozen import quick
from engine.position import Position
from engine.units import Stack


@quick
@dataclass(frozen=True, slots=True)
class Mover:
    """A covert piece in the middle of a deadline: its first state and its present one.

    ``now`` is None once it has left the game.
    """

    first: Stack
    now: Stack | None

    @property
    def alive(self) -> bool:
        """Whether it is still in the game."""
        return self.now is not None


def pieces(position: Position) -> tuple[Mover, ...]:
    """All covert pieces of a position at the start of a deadline."""
    return tuple(Mover(stack, stack) for stack in position.covert)


def standing(crew: Iterable[Mover]) -> tuple[Stack, ...]:
    """The pieces still in the game, as stacks."""
    return tuple(p.now for p in crew if p.now is not None)


def settle(crew: Iterable[Mover]) -> tuple[Effect, ...]:
    """The effects that turn every piece's first state into its last."""
    effects: list[Effect] = []
    for piece in crew:
        if piece.now is None:
            effects.append(Gone(piece.first))
        elif piece.now != piece.first:
            effects.append(Shifted(piece.first, piece.now))
    return tuple(effects)


def ride(crew: Iterable[Mover], effects: Iterable[Effect]) -> tuple[Mover, ...]:
    """Move pieces aboard with their fleets, and lose them with these (SPY-5Cc7, SPY-6A2).

    A carrier is told from another fleet in the same sea by its power: a dislodged fleet and its
    attacker are never of the same power.
    """
    moved: dict[tuple[PowerId, ProvinceId], ProvinceId] = {}
    sunk: set[tuple[PowerId, ProvinceId]] = set()
    for effect in effects:
        match effect:
            case Relocated(unit, to) | Retreated(unit, to):
                moved[unit.power, unit.province] = Board.province_of(to)
            case Lost(unit):
                sunk.add((unit.power, unit.province))
    return tuple(_follow(piece, moved, sunk) for piece in crew)


def _follow(
    piece: Mover,
    moved: Mapping[tuple[PowerId, ProvinceId], ProvinceId],
    sunk: set[tuple[PowerId, ProvinceId]],
) -> Mover:
    if piece.now is None or piece.now.aboard is None:
        return piece
    carrier = (piece.now.aboard, piece.now.province)
    if carrier in sunk:
        return Mover(piece.first, None)
    if carrier in moved:
        return Mover(piece.first, replace(piece.now, province=moved[carrier]))
    return piece


def in_retreat(position: Position, stack: Stack) -> bool:
    """Whether the piece is aboard a fleet that awaits its retreat (SPY-5Cc8)."""
    fallen = position.dislodged.get(stack.province)
    return stack.aboard is not None and fallen is not None and fallen.unit.power == stack.aboard


def numbered(stack: Stack, others: set[Stack]) -> Stack:
    """A new piece with its owner's lowest free number, added to the others."""
    used = {s.label for s in others if (s.power, s.kind) == (stack.power, stack.kind)}
    new = replace(stack, label=next(n for n in count(1) if n not in used))
    others.add(new)
    return new


def noted(position: Position, what: str) -> Iterator[tuple[list[str], int]]:
    """A season's orders as a position stores them under a name: the words, and a count."""
    for name, number in sorted(position.counters.items()):
        key, *rest = name.split()
        if key == what:
            yield rest, number
