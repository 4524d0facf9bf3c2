"""Where the things in a view go on a picture, for pieces of a given size."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import chain
from math import atan2, cos, dist, hypot, pi, sin

from engine.board.graph import Board, Location, PowerId, ProvinceId
from engine.board.picture import Picture
from spydip_gui.output.rows import far, in_row, near, steps
from spydip_gui.output.strokes import Spot
from spydip_gui.viewmodel import Arrow, Piece, Pip, Rail

PIP = 0.62
"""The radius of a pip as a part of a token's."""

COUNT = (1.1, -1.0)
"""How far to the side and down of a pip its number stands, in radii of the pip."""

_CLEAR = 2.6  # from a unit to the dislodged one beside it, in radii of a token
_ALONE = 2.3  # from another province's unit to it
_NEIGHBOURS = 8.0  # how far away units can be and still be in its way
_AROUND = (1.3, 1.75, 1.6, 1.3)  # how far a token reaches left, up, right and down, in its radii
_FRAME = 1 / 150  # how wide the line around a picture is, as a part of the picture's width
_TURNS, _TURN = 13, pi / 12  # the positions tried around the unit, and the angle between them
_BESIDE = 2.05  # from a pip to the sign beside it, in radii of a pip
_LARGE = 14.0  # the radius in pixels above which tokens make lines wider
_STEP = 2.45  # from pip to pip, in radii of a pip


@dataclass(frozen=True, slots=True)
class Layout:
    """Places on a picture for tokens of radius ``size`` and these rows of covert pieces.

    ``pixel`` is how many of the picture's units one pixel of the screen is wide.
    """

    picture: Picture
    size: float
    rails: tuple[Rail, ...] = ()
    pixel: float = 1.0

    @property
    def pip(self) -> float:
        """The radius of a covert piece."""
        return self.size * PIP

    @property
    def step(self) -> float:
        """The distance between covert pieces in a row."""
        return self.pip * _STEP

    @property
    def stroke(self) -> float:
        """The unit for line widths: a pixel, or more if tokens are large."""
        return max(self.pixel, self.size / _LARGE)

    def place(self, location: Location) -> Spot:
        """Where a unit at a location stands."""
        return self._inside(self.picture.unit(location))

    def piece(self, piece: Piece) -> Spot:
        """Where a unit stands: beside its province's place if it is dislodged."""
        return self.beside(piece.at) if piece.dislodged else self.place(piece.at)

    def beside(self, location: Location) -> Spot:
        """Where a unit dislodged from a location stands, clear of everybody else's place."""
        x, y = here = self.place(location)
        spot = self._spread(here, self.picture.dislodged(location))
        far = max(hypot(spot[0] - x, spot[1] - y), _CLEAR * self.size)
        wanted = atan2(spot[1] - y, spot[0] - x)
        turns = (wanted + side * step * _TURN for step in range(_TURNS) for side in (1, -1))
        found = [(x + cos(turn) * far, y + sin(turn) * far) for turn in turns]
        others = self._others(here, location)
        room = _ALONE * self.size
        whole = [one for one in found if self._inside(one) == one]
        return next(
            (one for one in whole if all(dist(one, other) > room for other in others)),
            max(whole or found, key=lambda one: min(dist(one, other) for other in others)),
        )

    def _inside(self, spot: Spot) -> Spot:
        """The spot nearest to another one where no frame cuts off a token with its flag."""
        left, top, wide, high = self.picture.frame
        edge = wide * _FRAME
        before, above, after, below = (edge + part * self.size for part in _AROUND)
        x = min(max(spot[0], left + before), left + wide - after)
        return x, min(max(spot[1], top + above), top + high - below)

    def _others(self, here: Spot, location: Location) -> list[Spot]:
        """The places of units in other provinces near by, and the row below its own."""
        own, near = Board.province_of(location), _NEIGHBOURS * self.size
        shapes = self.picture.provinces.items()
        units = (shape.unit for id_, shape in shapes if id_ != own)
        return [self.rail(own), *(unit for unit in units if dist(here, unit) < near)]

    def beside_lost(self, location: Location) -> Spot:
        """Where the mark for a dislodged unit goes, away from where the unit stands now."""
        x, y = self.place(location)
        side = -1 if self.beside(location)[0] >= x else 1
        return x + side * self.size * 1.25, y - self.size * 0.95

    def bead(self, sea: Location) -> Spot:
        """Where the number of a sea on a route goes, beside the fleet there."""
        x, y = self.place(sea)
        return x - self.size * 1.4, y - self.size * 1.25

    def rail(self, province: ProvinceId) -> Spot:
        """The middle of the row of covert pieces."""
        shape = self.picture.provinces[province]
        unit, rail = shape.unit, shape.rail
        x, y = self._spread(unit, rail)
        least = 1.12 * self.size + self.pip  # a token grown larger needs the room
        beneath = abs(x - unit[0]) < self.size and y >= unit[1]
        if beneath and (y < unit[1] + least or near(self.grown)):
            y = unit[1] + least
        return x, y

    def pips(self, rail: Rail) -> Sequence[tuple[Spot, Pip]]:
        """Where the pips of a row go; none if it has no room for them and becomes a badge."""
        shown = in_row(rail, self.grown)
        if not shown:
            return ()
        (x, y), step = self.rail(rail.province), self.step
        places = zip(steps(len(shown)), shown, strict=True)
        return [((x + across * step, y + down * step), pip) for (across, down), pip in places]

    def single(self, rail: Rail) -> bool:
        """Whether each piece of a row is drawn by itself, so that there is nothing to fan out."""
        shown = in_row(rail, self.grown)
        return near(self.grown) and bool(shown) and all(pip.count < 2 for pip in shown)

    @property
    def far(self) -> bool:
        """Whether the map is zoomed out so far that a badge is just a dot."""
        return far(self.grown)

    @property
    def grown(self) -> float:
        """How many times larger tokens are than the picture has room for."""
        return self.size / self.picture.piece

    def count(self, pip: Spot) -> Spot:
        """Where the number of pieces goes beside a pip."""
        return pip[0] + self.pip * COUNT[0], pip[1] + self.pip * COUNT[1]

    def beside_pip(self, pip: Spot, province: ProvinceId) -> Spot:
        """Where a sign goes beside a pip: outside the row, or below a pip within it.

        Below a row stands the name of its province.
        """
        rows = (self.pips(rail) for rail in self.rails if rail.province == province)
        row = [spot for spot, _ in chain.from_iterable(rows)] or [pip]
        x, y = pip
        if all(x >= other for other, _ in row):
            return x + self.pip * _BESIDE, y + self.pip * 0.3
        if all(x <= other for other, _ in row):
            return x - self.pip * _BESIDE, y + self.pip * 0.3
        return x, y + self.pip * _BESIDE

    def origin(self, arrow: Arrow) -> Spot:
        """Where the piece that an order is for stands."""
        at = arrow.stops[0]
        if arrow.covert:
            return self._own(arrow, at)
        return self.beside(at) if arrow.fallen else self.place(at)

    def stop(self, arrow: Arrow, at: Location) -> Spot:
        """Where an order passes or ends."""
        if not arrow.covert:
            return self.place(at)
        return self._own(arrow, at) if at == arrow.stops[-1] else self.rail(Board.province_of(at))

    def covert(self, kind: str, power: PowerId, province: ProvinceId) -> Spot:
        """The place of a kind and power's covert piece, or the middle of the row."""
        rows = (self.pips(rail) for rail in self.rails if rail.province == province)
        for spot, pip in chain.from_iterable(rows):
            if (pip.kind, pip.power) == (kind, power):
                return spot
        return self.rail(province)

    def _own(self, arrow: Arrow, at: Location) -> Spot:
        return self.covert(arrow.covert, arrow.power, Board.province_of(at))

    def _spread(self, middle: Spot, beside: Spot) -> Spot:
        """A spot offset from another, further for larger tokens."""
        factor = max(1.0, self.size / self.picture.piece)
        return (
            middle[0] + (beside[0] - middle[0]) * factor,
            middle[1] + (beside[1] - middle[1]) * factor,
        )
