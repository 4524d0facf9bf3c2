"""Finds places in a province for its pieces and its name, so that nothing touches anything.

The search maximises slack: the room left between two things, or between a thing and the edge of the
province. Slack counts up to a comfortable amount; a lack of it counts many times over.
"""

from dataclasses import dataclass

import numpy as np
import shapely

from maps.builder.geometry import Floats, polygons
from maps.builder.places import Sizes

Spot = tuple[float, float]

_CANDIDATES = 320  # about this many spots are tried for each thing
_PAIRS = 160  # this many best pairs of unit and name are tried with every dislodged unit
_COMFORT = 9.0  # more slack than this is of no use
_LACK = 8.0  # how much worse it is to lack a unit of slack than good to have one
_HOMELY = 0.05  # the cost of a unit of distance from the middle of the province
_BESIDE = 0.2  # the cost of a unit of distance from the usual place for a dislodged unit
_UNIT_FIRST = 3  # how much more the unit's room counts than that of other things
_RAIL_GAP = 1.5  # units between a unit's disc and the rail below it
_FINEST = 1.5  # minimum distance between candidates, in units


@dataclass(frozen=True, slots=True)
class Box:
    """Half of the width and height of an upright box."""

    half_width: float
    half_height: float


@dataclass(frozen=True, slots=True, kw_only=True)
class Wanted:
    """What needs room in a province, as far as it is not fixed.

    ``mark`` is where the centre mark is, if there is one; ``name_at`` and ``unit_at`` are set if
    they were chosen by hand.
    """

    sizes: Sizes
    name: Box
    mark: Spot | None = None
    name_at: Spot | None = None
    unit_at: Spot | None = None
    dislodged_at: Spot | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Standing:
    """Where everything in a province goes; the name by its middle."""

    unit: Spot
    dislodged: Spot
    rail: Spot
    name: Spot
    mark: Spot | None


def stand(ground: shapely.Geometry, wanted: Wanted) -> Standing:
    """The best places in the largest piece of some ground."""
    return _Search(max(polygons(ground), key=lambda piece: piece.area), wanted).best()


class _Search:
    """One province's ground, and candidates for each thing that goes on it."""

    def __init__(self, ground: shapely.Polygon, wanted: Wanted) -> None:
        self.ground = ground
        self.wanted = wanted
        self.sizes = wanted.sizes
        self.rail = Box(self.sizes.rail[0] / 2, self.sizes.rail[1] / 2)
        self.below = np.array([0, self.sizes.unit + _RAIL_GAP + self.rail.half_height])
        self.beside = np.array([self.sizes.unit + self.sizes.dislodged + 3, -5])
        self.middle = np.array([ground.centroid.x, ground.centroid.y])
        self.grid = _grid(ground)
        shapely.prepare(ground)

    def best(self) -> Standing:
        """The choice with the most slack."""
        units, unit_worth = self._units()
        names, name_worth = self._names()
        rails = units + self.below
        pairs = unit_worth[:, None] + name_worth[None, :]
        pairs = pairs - _HOMELY * np.abs(units[:, :1] - names[:, 0])
        pairs = pairs + self._worth(_disc_box(units, names, self.wanted.name) - self.sizes.unit)
        pairs = pairs + self._worth(_box_box(rails, self.rail, names, self.wanted.name))
        order = np.argsort(-pairs, axis=None, kind="stable")[:_PAIRS]
        u, n = np.unravel_index(order, pairs.shape)
        spots, alone = self._dislodged()
        worth = pairs[u, n][:, None] + alone[None, :]
        reach = self.sizes.unit + self.sizes.dislodged
        worth = worth + self._worth(_apart(units[u], spots) - reach)
        worth = worth + self._worth(_disc_box(spots, rails[u], self.rail).T - self.sizes.dislodged)
        worth = worth + self._worth(
            _disc_box(spots, names[n], self.wanted.name).T - self.sizes.dislodged
        )
        worth = worth - _BESIDE * _apart(units[u] + self.beside, spots)
        pair, d = np.unravel_index(int(np.argmax(worth)), worth.shape)
        return Standing(
            unit=_spot(units[u[pair]]),
            dislodged=_spot(spots[d]),
            rail=_spot(rails[u[pair]]),
            name=_spot(names[n[pair]]),
            mark=self.wanted.mark,
        )

    def _units(self) -> tuple[Floats, Floats]:
        spots = _given(self.wanted.unit_at, self.grid)
        rails = spots + self.below
        inside = self._disc_inside(spots, self.sizes.unit)
        worth = _UNIT_FIRST * inside + self._box_inside(rails, self.rail)
        if self.wanted.mark:
            marks = np.array([self.wanted.mark])
            near = _apart(spots, marks)[:, 0] - self.sizes.unit - self.sizes.mark
            worth = worth + self._worth(near)
            below = _disc_box(marks, rails, self.rail)[0] - self.sizes.mark
            worth = worth + self._worth(below)
        return spots, worth - _HOMELY * np.hypot(*(spots - self.middle).T)

    def _names(self) -> tuple[Floats, Floats]:
        if self.wanted.name_at:
            return np.array([self.wanted.name_at]), np.zeros(1)
        worth = 2 * self._box_inside(self.grid, self.wanted.name)
        if self.wanted.mark:
            marks = np.array([self.wanted.mark])
            near = _disc_box(marks, self.grid, self.wanted.name)[0] - self.sizes.mark
            worth = worth + self._worth(near)
        return self.grid, worth - _HOMELY * np.hypot(*(self.grid - self.middle).T)

    def _dislodged(self) -> tuple[Floats, Floats]:
        spots = _given(self.wanted.dislodged_at, self.grid)
        worth = self._disc_inside(spots, self.sizes.dislodged)
        if self.wanted.mark:
            near = _apart(spots, np.array([self.wanted.mark]))[:, 0]
            worth = worth + self._worth(near - self.sizes.dislodged - self.sizes.mark)
        return spots, worth

    def _worth(self, slack: Floats) -> Floats:
        lack = np.maximum(0, self.sizes.margin - slack)
        comfort: Floats = np.minimum(slack, _COMFORT) - _LACK * lack
        return comfort

    def _disc_inside(self, spots: Floats, radius: float) -> Floats:
        points = shapely.points(spots)
        edge = shapely.distance(points, self.ground.boundary)
        inside = shapely.contains(self.ground, points)
        return self._worth(np.where(inside, edge, -edge) - radius)

    def _box_inside(self, spots: Floats, box: Box) -> Floats:
        x, y = spots.T
        boxes = shapely.box(
            x - box.half_width, y - box.half_height, x + box.half_width, y + box.half_height
        )
        inside = shapely.contains(self.ground, boxes)
        slack = shapely.distance(boxes, self.ground.boundary)
        outside = shapely.area(shapely.difference(boxes[~inside], self.ground))
        slack[~inside] = -np.sqrt(outside)
        return self._worth(slack)


def _grid(ground: shapely.Polygon) -> Floats:
    left, top, right, bottom = ground.bounds
    step = max(_FINEST, float(np.sqrt(ground.area / _CANDIDATES)))
    xs, ys = np.meshgrid(np.arange(left, right, step), np.arange(top, bottom, step))
    spots = np.column_stack([xs.ravel(), ys.ravel()])
    inside: Floats = spots[shapely.contains(ground, shapely.points(spots))]
    return inside


def _given(fixed: Spot | None, grid: Floats) -> Floats:
    return np.array([fixed]) if fixed else grid


def _spot(point: Floats) -> Spot:
    return (round(float(point[0]), 1), round(float(point[1]), 1))


def _apart(ones: Floats, others: Floats) -> Floats:
    away = ones[:, None, :] - others[None, :, :]
    apart: Floats = np.hypot(away[..., 0], away[..., 1])
    return apart


def _disc_box(points: Floats, boxes: Floats, box: Box) -> Floats:
    """How far points are from boxes; negative inside them."""
    away = np.abs(points[:, None, :] - boxes[None, :, :])
    return _gap(away[..., 0] - box.half_width, away[..., 1] - box.half_height)


def _box_box(ones: Floats, one: Box, others: Floats, other: Box) -> Floats:
    """How far boxes are from each other; negative where they overlap."""
    away = np.abs(ones[:, None, :] - others[None, :, :])
    across = away[..., 0] - one.half_width - other.half_width
    return _gap(across, away[..., 1] - one.half_height - other.half_height)


def _gap(across: Floats, along: Floats) -> Floats:
    outside: Floats = np.hypot(np.maximum(across, 0), np.maximum(along, 0))
    gap: Floats = np.where((across < 0) & (along < 0), np.maximum(across, along), outside)
    return gap
