"""Positions and situations of a few lines, for tests: units and orders as canonical text."""

from collections.abc import Iterable, Mapping
from random import Random

from engine.adjudication import rulebook
from engine.adjudication.turn import Situation
from engine.board.graph import Board, Location, PowerId, ProvinceId
from engine.board.load import load
from engine.orders.notation import reader_for
from engine.orders.order import Order
from engine.orders.submission import Submission
from engine.phases import parse_phase
from engine.position import Dislodged, Position
from engine.units import Kind, Unit

Lines = Mapping[str, Iterable[str]]


def board() -> Board:
    return load("standard")


def unit(power: str, text: str) -> Unit:
    kind, at = text.split()
    return Unit(PowerId(power), Kind(kind), Location(at))


def position(
    phase: str,
    units: Lines,
    *,
    centres: Lines | None = None,
    dislodged: Lines | None = None,
    barred: Iterable[str] = (),
) -> Position:
    """``dislodged`` lines are like ``A TRI FROM VEN``, or ``A TRI`` where no origin is closed."""
    standing = [unit(power, text) for power, texts in units.items() for text in texts]
    fallen = [_fallen(power, text) for power, texts in (dislodged or {}).items() for text in texts]
    return Position(
        phase=parse_phase(phase),
        units={u.province: u for u in standing},
        centres={
            ProvinceId(name): PowerId(power)
            for power, names in (centres or {}).items()
            for name in names
        },
        dislodged={d.unit.province: d for d in fallen},
        barred=frozenset(map(ProvinceId, barred)),
    )


def submission(orders: Lines, phase: str = "S1901M") -> Submission:
    read = reader_for(board()).order
    kind = parse_phase(phase).kind
    given: dict[PowerId, tuple[Order, ...]] = {
        PowerId(power): tuple(read(text, phase=kind) for text in texts)
        for power, texts in orders.items()
    }
    return Submission(orders=given)


def situation(
    where: Position, orders: Lines, options: Mapping[str, str] | None = None
) -> Situation:
    return Situation(
        board=board(),
        powers=tuple(board().powers),
        position=where,
        submission=submission(orders, str(where.phase)),
        rulebook=rulebook.from_options(options or {}),
        options=options or {},
        draw=Random(0),
    )


def _fallen(power: str, text: str) -> Dislodged:
    piece, _, origin = text.partition(" FROM ")
    return Dislodged(unit(power, piece), ProvinceId(origin) if origin else None)
