"""The change from one position to the next: what moves, and how, as its viewer was told."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from enum import StrEnum

from engine.board.graph import Board, Location, ProvinceId
from spydip_gui.viewmodel.values import Arrow, Line, MapView, Mark, Piece, Pip, Rail

LASTS = 900
"""How many milliseconds the way takes: pieces lift, glide, meet and spring back, settle."""


class Course(StrEnum):
    """What happens to a piece in the change."""

    GOES = "goes"
    BOUNCES = "bounces"
    TURNS = "turns"
    FALLS = "falls"
    GROWS = "grows"
    SHRINKS = "shrinks"
    COMES = "comes"
    LEAVES = "leaves"


@dataclass(frozen=True, slots=True, kw_only=True)
class Trip:
    """One piece that does not stay as it is, from the first of its ``stops`` to the last.

    ``beside`` is true if a unit starts beside its place, ``driven`` if it ends there.
    """

    what: Piece | Pip
    course: Course
    stops: tuple[Location, ...]
    beside: bool = False
    driven: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class Passage:
    """The change from one position to the next, by the orders that led there."""

    before: MapView
    after: MapView
    arrows: tuple[Arrow, ...]
    trips: tuple[Trip, ...]
    still: MapView


def passage(before: MapView, after: MapView, arrows: Sequence[Arrow]) -> Passage:
    """The change between two views of the same viewer, who was told of these orders."""
    units = _Units(list(before.pieces), list(after.pieces))
    trips = (*units.ordered(arrows), *units.others(arrows))
    rails, crept = _covert(before, after, arrows)
    still = replace(before, pieces=tuple(units.still), rails=rails, arrows=())
    return Passage(
        before=before, after=after, arrows=tuple(arrows), trips=(*crept, *trips), still=still
    )


class _Units:
    """The units of two positions, each taken only once."""

    def __init__(self, before: list[Piece], after: list[Piece]) -> None:
        self._before, self._after = before, after
        self.still: list[Piece] = []

    def ordered(self, arrows: Sequence[Arrow]) -> Iterator[Trip]:
        """What units with a known movement order did."""
        for arrow in arrows:
            if arrow.line in (Line.MOVE, Line.RETREAT) and len(arrow.stops) > 1:
                yield from self._went(arrow)

    def _went(self, arrow: Arrow) -> Iterator[Trip]:
        start, end = arrow.stops[0], arrow.stops[-1]
        piece = self._there(self._before, start, arrow, dislodged=arrow.fallen)
        if piece is None:
            return
        if not arrow.failed:
            arrived = self._there(self._after, end, arrow, dislodged=False)
            course = Course.GOES
        else:
            arrived = self._there(self._after, start, arrow, dislodged=None)
            course = Course.TURNS if arrow.mark is Mark.SINKING else Course.BOUNCES
            if arrow.mark not in (Mark.BAR, Mark.SINKING):
                return
        if arrived is not None:
            self._before.remove(piece)
            self._after.remove(arrived)
            driven = arrived.dislodged
            yield Trip(
                what=piece, course=course, stops=arrow.stops, beside=arrow.fallen, driven=driven
            )

    def _there(
        self, row: list[Piece], at: Location, arrow: Arrow, *, dislodged: bool | None
    ) -> Piece | None:
        place = Board.province_of(at)
        for piece in row:
            same = (piece.kind, piece.power, piece.since) == (arrow.kind, arrow.power, "")
            standing = dislodged is None or piece.dislodged == dislodged
            if same and standing and Board.province_of(piece.at) == place:
                return piece
        return None

    def others(self, arrows: Sequence[Arrow]) -> Iterator[Trip]:
        """What became of all other units."""
        built = {arrow.stops[0] for arrow in arrows if arrow.line is Line.BUILD}
        removed = {arrow.stops[0] for arrow in arrows if arrow.line is Line.REMOVE}
        lost = {replace(piece, since="", age=0) for piece in self._after if piece.since}
        for piece in self._before:
            out = replace(piece, dislodged=True)
            if piece.since or piece in lost:  # what is remembered stays until all has settled
                self.still.append(piece)
            elif piece in self._after:
                self._after.remove(piece)
                self.still.append(piece)
            elif out in self._after:
                self._after.remove(out)
                yield Trip(what=piece, course=Course.FALLS, stops=(piece.at,), driven=True)
            else:
                course = Course.SHRINKS if piece.at in removed else Course.LEAVES
                yield Trip(what=piece, course=course, stops=(piece.at,), beside=piece.dislodged)
        for piece in self._after:
            if piece.since:
                continue
            course = Course.GROWS if piece.at in built else Course.COMES
            yield Trip(what=piece, course=course, stops=(piece.at,), beside=piece.dislodged)


def _covert(
    before: MapView, after: MapView, arrows: Sequence[Arrow]
) -> tuple[tuple[Rail, ...], tuple[Trip, ...]]:
    """The rows of covert pieces that stay as they are, and those that slip away."""
    left, arrived = _rows(before), _rows(after)
    trips = []
    for arrow in arrows:
        if arrow.line is not Line.COVERT or arrow.failed or "?" in arrow.stops:
            continue
        start, end = (Board.province_of(stop) for stop in (arrow.stops[0], arrow.stops[-1]))
        pip = next((p for p in left.get(start, ()) if _own(p, arrow)), None)
        if pip is None or not any(_own(p, arrow) for p in arrived.get(end, ())):
            continue
        number = min(_number(arrow), max(pip.count, 1))
        gone = replace(pip, count=number if pip.count else 0)
        rest = pip.count - number
        left[start] = [
            replace(p, count=rest) if p is pip else p
            for p in left[start]
            if p is not pip or rest > 0
        ]
        trips.append(Trip(what=gone, course=Course.GOES, stops=arrow.stops))
    rails = tuple(Rail(place, tuple(row)) for place, row in left.items() if row)
    return rails, tuple(trips)


def _rows(view: MapView) -> dict[ProvinceId, list[Pip]]:
    return {rail.province: list(rail.pips) for rail in view.rails}


def _own(pip: Pip, arrow: Arrow) -> bool:
    return (pip.kind, pip.power) == (arrow.covert, arrow.power)


def _number(arrow: Arrow) -> int:
    first = arrow.note.partition(" ")[0]
    return int(first) if first.isdigit() else 1
