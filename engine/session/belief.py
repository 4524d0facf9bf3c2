"""What one power believes the board to be: a position made from the facts it was told."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from itertools import count, islice
from random import Random

from engine import judge
from engine.adjudication.outcome import Result
from engine.adjudication.turn import Turn
from engine.board.graph import Board, PowerId, ProvinceId, Terrain
from engine.facts import Control, Credits, Home, Spotted
from engine.orders.order import Order, PieceOrder
from engine.orders.seen import Seen
from engine.orders.standard import Move
from engine.phases import PhaseKind
from engine.position import Dislodged, Player, Position
from engine.rules import Ruleset
from engine.units import Kind, Stack, Unit
from engine.visibility.knowing import read
from engine.visibility.observe import Observation


def believed(rules: Ruleset, seen: Observation) -> Position:
    """The position as a player knows it, from one observation and nothing else.

    A unit of which only the nationality is known is taken for an army if one may be there; one of
    which nothing is known is left out, since orders need not name it. A purse that the viewer is
    not told of is taken to be empty (ID-Q26).
    """
    book, known = read(seen, rules.board), rules.known(seen)
    homes = {Player(f.player): f.power for f in seen.facts if isinstance(f, Home)}
    purses = {Player(f.player): f.number for f in seen.facts if isinstance(f, Credits)}
    return Position(
        phase=seen.due,
        units=book.units,
        dislodged={
            place: Dislodged(unit, _attack_from(seen, place))
            for place, unit in book.dislodged.items()
        },
        barred=_standoffs(seen, book.units),
        centres=book.centres,
        covert=(*_pieces(known), *_shown(rules, seen)),
        prisoners=known.prisoners,
        players=homes,
        control={f.power: Player(f.player) for f in seen.facts if isinstance(f, Control)},
        credits=dict.fromkeys(homes, 0) | purses,
    )


def expected(rules: Ruleset, seen: Observation, given: Mapping[PowerId, Sequence[Order]]) -> Turn:
    """The turn that orders would make of the board as a player believes it to be."""
    belief = believed(rules, seen)
    orders = (part for lines in given.values() for line in lines for part in line.parts)
    belief = replace(belief, covert=_as_named(belief.covert, orders))
    submission = judge.submit(rules, belief, given)
    return judge.adjudicate(rules, belief, submission, Random(0))  # noqa: S311  # no secret


def _shown(rules: Ruleset, seen: Observation) -> Iterator[Stack]:
    """The foreign pieces of kinds that everybody sees."""
    for fact in seen.facts:
        if isinstance(fact, Spotted) and fact.kind in rules.variant.shown:
            yield Stack(kind=fact.kind, power=fact.power, province=fact.place, count=fact.number)


def _pieces(known: Seen) -> Iterator[Stack]:
    """A player's own covert pieces: in stacks if numbered, else one by one; at sea, aboard."""
    for one in (known, *known.commands):
        fed = _fed(one)
        labels = count(1)
        for stack in one.stacks:
            fleet = one.units.get(stack.province)
            at_sea = one.board.provinces[stack.province].terrain is Terrain.SEA
            rides = replace(stack, aboard=fleet.power if at_sea and fleet is not None else None)
            if one.kinds[stack.kind].numbered:
                yield rides
                continue
            for label in islice(labels, stack.count):
                yield replace(rides, count=1, label=label, counted=label <= fed)


def _fed(known: Seen) -> int:
    """How many covert pieces use up supply, judging by the builds due once those are known."""
    if known.phase is not PhaseKind.ADJUSTMENTS or known.due is None:
        return 0
    owned = sum(owner == known.power for owner in known.centres.values())
    return owned - sum(unit.power == known.power for unit in known.units.values()) - known.due


def _as_named(pieces: tuple[Stack, ...], orders: Iterable[Order]) -> tuple[Stack, ...]:
    """The same pieces under the numbers that orders give them, which no fact gives."""
    found, named = list(pieces), set[tuple[Kind, int]]()
    for order in orders:
        label = getattr(order, "label", 0)
        if not label or not isinstance(order, PieceOrder) or (order.kind, label) in named:
            continue
        place = Board.province_of(order.at)
        here = (
            piece
            for piece in found
            if (piece.kind, piece.province) == (order.kind, place)
            and (piece.kind, piece.label) not in named
        )
        piece = next(here, None)
        if piece is not None:
            named.add((piece.kind, label))
            swap = {label: piece.label, piece.label: label}
            found = [
                replace(p, label=swap.get(p.label, p.label)) if p.kind == piece.kind else p
                for p in found
            ]
    return tuple(found)


def _attack_from(seen: Observation, place: ProvinceId) -> ProvinceId | None:
    """Where the attack on a dislodged unit came from, if that order is known."""
    for one in seen.orders:
        order = one.order
        if (
            isinstance(order, Move)
            and one.result is Result.SUCCEEDS
            and Board.province_of(order.to) == place
        ):
            return Board.province_of(order.at)
    return None


def _standoffs(seen: Observation, units: Mapping[ProvinceId, Unit]) -> frozenset[ProvinceId]:
    """The vacant provinces where moves are known to have bounced."""
    bounced = {
        Board.province_of(one.order.to)
        for one in seen.orders
        if isinstance(one.order, Move) and one.result is Result.BOUNCES
    }
    return frozenset(bounced - set(units))
