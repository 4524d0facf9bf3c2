"""Where the lines of orders run: short ones bowed, and ending clear of what stands there."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from itertools import product
from math import cos, dist, pi, sin

from engine.board.graph import Board, Location
from spydip_gui.output import curves
from spydip_gui.output.covers import Box, tile
from spydip_gui.output.curves import Points
from spydip_gui.output.layout import Layout
from spydip_gui.output.strokes import Spot
from spydip_gui.viewmodel import Arrow, Line, MapView, Mark

# All in radii of a token.
_START, _COVERT = 1.15, 0.8  # the distance from the middle of its piece at which a line begins
_HELD, _NEAR_HELD, _BAR = 1.2, 1.0, 0.45  # how far before a piece it ends; extra for a bar
_SHORT = 4.6  # places closer than this are near
_LEAST, _SEEN = 1.9, 2.0  # minimum length of a line, and of the part that pieces leave visible
_ROAM = 2.6  # how far a stub reaches to or from an unknown place
_CORNER = 1.75  # the corners of the octagon around a unit that is supported to hold
_BODY, _LETTER = 1.05, 0.75  # the radius within which a token, and its owner's letter, hide lines

_BOW, _SHORT_BOW, _HELD_BOW = 0.1, 0.26, 0.42  # as fractions of the length
_MORE = tuple(0.35 * n for n in range(8))  # wider by this many radii if little would be seen
_JOINS = (0.5, 0.42, 0.58, 0.34, 0.66, 0.26, 0.74)  # where supports may join, best first
_BETTER = 3  # how many fewer hidden points justify bowing the other way

WAYS = frozenset({Line.MOVE, Line.RETREAT, Line.COVERT, Line.CONVOY})
"""The lines that lead somewhere."""


@dataclass(frozen=True, slots=True)
class Ways:
    """The lines of one view's orders, which take account of each other and of the pieces."""

    layout: Layout
    arrows: Sequence[Arrow] = ()
    held: frozenset[Spot] = frozenset()
    names: Sequence[Box] = ()
    _moves: dict[tuple[Location, ...], Arrow] = field(init=False, default_factory=dict)
    _discs: list[tuple[Spot, float]] = field(init=False, default_factory=list)

    def __post_init__(self) -> None:
        """Note the moves that supports join and other moves meet, and what hides lines."""
        self._moves.update({a.stops: a for a in self.arrows if a.line in WAYS and not a.faded})
        size = self.layout.size
        for x, y in sorted(self.held):
            a, b, c, d = tile((x, y), size)
            letter = ((a + c) / 2, (b + d) / 2)
            self._discs.extend((((x, y), _BODY * size), (letter, _LETTER * size)))
        for rail in self.layout.rails:
            self._discs.extend((spot, self.layout.pip) for spot, _ in self.layout.pips(rail))

    @classmethod
    def of(cls, view: MapView, layout: Layout, names: Sequence[Box] = ()) -> "Ways":
        """The lines of a view whose rows are in the layout."""
        held = frozenset(layout.piece(piece) for piece in view.pieces)
        return cls(layout, view.arrows, held, names)

    def line(self, arrow: Arrow) -> Points:
        """The path of an order's line; empty if it has none."""
        match arrow.line:
            case Line.SUPPORT:
                return self.support(arrow)
            case Line.GUARD:
                return self.guard(arrow)
            case _ if arrow.line in WAYS and len(arrow.stops) > 1:
                return self.way(arrow)
            case _:
                return ()

    def way(self, arrow: Arrow) -> Points:
        """The path of a move's line, or of anything like a move."""
        whole, size = self.whole(arrow), self.layout.size
        if arrow.faded:
            return whole
        start = (_COVERT if arrow.covert else _START) * size
        end = self._gap(arrow, whole[-1], near=self._near(whole))
        return curves.cut(whole, self._slid(whole, start, end), end)

    def support(self, arrow: Arrow) -> Points:
        """The line of a support for a move, up to where it joins that move."""
        joined = self.whole(self._moves.get(arrow.joins) or _walk(arrow.joins))
        start, far = self.layout.place(arrow.stops[0]), curves.length(joined)
        meets = [curves.at(joined, far * part) for part in _JOINS]
        least = (_START + 1.0) * self.layout.size
        clear = (
            spot for spot in meets if dist(start, spot) > least and not _hides(self._discs, spot)
        )
        meet = next(clear, None) or max(meets, key=lambda spot: dist(start, spot))
        whole = curves.bent(start, meet, 0.07)
        if self._near(whole) or self._hidden(whole):
            whole = self._seen_best(start, meet, 0.07, 0.0)
        return curves.cut(whole, self._slid(whole, _START * self.layout.size, 0.0), 0.0)

    def guard(self, arrow: Arrow) -> Points:
        """The line of a support to hold, up to the octagon around that unit."""
        start, end = (self.layout.place(stop) for stop in arrow.stops)
        size = self.layout.size
        if dist(start, end) >= (_SHORT + 1.0) * size:
            return curves.cut(curves.bent(start, end, 0.05), _START * size, _CORNER * size)
        whole = self._seen_best(start, end, _HELD_BOW, _HELD * size)
        return curves.cut(whole, self._slid(whole, _START * size, _HELD * size), _HELD * size)

    def whole(self, arrow: Arrow) -> Points:
        """The full line of a move, or the like, from the middle of its piece to where it leads."""
        spots = self._spots(arrow)
        if len(spots) > 2:
            return curves.through(spots)
        start, end = spots
        apart = arrow.stops[::-1] in self._moves  # both swing to their left
        if self._near(spots):
            bow = _HELD_BOW if self._stands(arrow, end) else _SHORT_BOW
            gap, sides = self._gap(arrow, end, near=True), (1,) if apart else (1, -1)
            return self._seen_best(start, end, bow, gap, sides)
        one = curves.bent(start, end, _BOW)
        if apart:
            return one
        other = curves.bent(start, end, -_BOW)
        return other if self._hidden(one) - self._hidden(other) >= _BETTER else one

    def along(self, stops: tuple[Location, ...]) -> Points:
        """The full line of the move with these stops; empty if there is none."""
        arrow = self._moves.get(stops)
        return self.whole(arrow) if arrow else ()

    def _seen_best(
        self, start: Spot, end: Spot, bow: float, gap: float, sides: Sequence[int] = (1, -1)
    ) -> Points:
        """The first curve visible enough, or else the most visible one."""
        size, most, far = self.layout.size, -1.0, dist(start, end)
        best: Points = ()
        reach = 2 * far + 4 * size
        over = [one for one in self._discs if dist(one[0], start) < reach]
        for more, side in product(_MORE, sides):
            wide = bow + more * size / max(far, 0.3 * size)
            points = curves.bent(start, end, side * wide)
            shown = curves.cut(points, 0.0, gap)
            clear = sum(not _hides(over, spot) for spot in shown) / len(shown)
            seen = clear * curves.length(shown)
            if seen >= _SEEN * size:
                return points
            if seen > most:
                most, best = seen, points
        return best

    def _slid(self, whole: Points, start: float, end: float) -> float:
        """Where a line begins: below its piece if too little of it would show otherwise."""
        return min(start, max(0.0, curves.length(whole) - end - _LEAST * self.layout.size))

    def _near(self, spots: Points) -> bool:
        return dist(spots[0], spots[-1]) < _SHORT * self.layout.size

    def _gap(self, arrow: Arrow, end: Spot, *, near: bool) -> float:
        """How far before a place a line ends: right at its anchor if nothing stands there."""
        size, bar = self.layout.size, arrow.mark is Mark.BAR
        if arrow.covert:
            gap = _COVERT if bar or self._stands(arrow, end) else 0.0
        else:
            gap = (_NEAR_HELD if near else _HELD) if bar or self._stands(arrow, end) else 0.0
        return (gap + (_BAR if bar else 0.0)) * size

    def _stands(self, arrow: Arrow, end: Spot) -> bool:
        """Whether a piece stands where a line ends."""
        if not arrow.covert:
            return end in self.held
        place = Board.province_of(arrow.stops[-1])
        return any(rail.province == place for rail in self.layout.rails)

    def _hidden(self, points: Points) -> int:
        """How many points of a curve lie on names or, counted twice, below pieces."""
        xs, ys = zip(*points, strict=True)
        left, right, top, foot = min(xs), max(xs), min(ys), max(ys)
        near = [
            box
            for box in self.names
            if box[0] < right and box[2] > left and box[1] < foot and box[3] > top
        ]
        over = [
            ((x, y), far)
            for (x, y), far in self._discs
            if left - far < x < right + far and top - far < y < foot + far
        ]
        beneath = sum(dist(spot, point) < far for spot, far in over for point in points)
        return 2 * beneath + sum(a < x < c and b < y < d for a, b, c, d in near for x, y in points)

    def _spots(self, arrow: Arrow) -> Points:
        layout, size = self.layout, self.layout.size
        known = [None if at == "?" else layout.stop(arrow, at) for at in arrow.stops]
        if known[0] is not None:
            known[0] = layout.origin(arrow)
        spots: list[Spot] = []
        for number, spot in enumerate(known):
            if spot is None:
                x, y = next(s for s in (*known[number:], *reversed(known)) if s is not None)
                far = size * _ROAM
                spots.append((x + (far if number else -far), y - far * 0.8))
            else:
                spots.append(spot)
        return tuple(spots)


def octagon(spot: Spot, size: float) -> Points:
    """The corners of the octagon around a unit supported to hold, the first one repeated."""
    turns = [pi * (n + 0.5) / 4 for n in (*range(8), 0)]
    far = _CORNER * size
    return tuple((spot[0] + far * cos(a), spot[1] + far * sin(a)) for a in turns)


def _hides(discs: Iterable[tuple[Spot, float]], spot: Spot) -> bool:
    """Whether pieces or their letters cover a spot."""
    return any(dist(spot, middle) < far for middle, far in discs)


def _walk(stops: tuple[Location, ...]) -> Arrow:
    """A move that nobody is seen to make, but that others support."""
    return Arrow(text="", line=Line.MOVE, stops=stops)
