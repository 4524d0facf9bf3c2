"""From longitude and latitude to the plane of the picture, smoothly and one to one."""

import math
from collections.abc import Callable
from dataclasses import dataclass, field

import numpy as np
import shapely

from maps.builder.geometry import Floats
from maps.builder.source import Cuts, FramePart, LonLat, ProjectionPart, Squeeze, Swell

EARTH = 6371.0
"""The mean radius of the earth in kilometres."""

_BEYOND = 0.05  # beyond the horizon of the projection, points still move outwards a little

Bend = Callable[[Floats], Floats]
"""Moves points of the plane, which are given and found in kilometres."""


@dataclass(frozen=True, slots=True)
class Projection:
    """From degrees to units of the picture: an azimuthal projection, then bends in its plane."""

    frame: FramePart
    azimuthal: ProjectionPart
    bends: tuple[Bend, ...] = field(default=())

    @classmethod
    def of(cls, cuts: Cuts) -> "Projection":
        """The projection that a source describes."""
        plane = cls(cuts.frame, cuts.projection)
        swells = [
            _swelling(swell, plane.kilometres(np.array([swell.at]))[0]) for swell in cuts.swell
        ]
        bends = (_together(swells), *map(_squeezing, cuts.squeeze))
        return cls(cuts.frame, cuts.projection, bends)

    @property
    def scale(self) -> float:
        """Units of the picture per kilometre of the bent plane."""
        return self.frame.width / (self.frame.right - self.frame.left)

    @property
    def size(self) -> tuple[float, float]:
        """Width and height of the picture in its units."""
        height = (self.frame.top - self.frame.bottom) * self.scale
        return self.frame.width, float(round(height))

    @property
    def box(self) -> shapely.Polygon:
        """The frame of the picture as an area."""
        return shapely.box(0, 0, *self.size)

    def kilometres(self, degrees: Floats) -> Floats:
        """Points on the bent plane: x to the right, y up."""
        plane = _azimuthal(degrees, self.azimuthal)
        for bend in self.bends:
            plane = bend(plane)
        return plane

    def __call__(self, degrees: Floats) -> Floats:
        """Points of the picture: x to the right, y down."""
        plane = self.kilometres(degrees)
        corner = np.array([self.frame.left, self.frame.top])
        units: Floats = (plane - corner) * np.array([self.scale, -self.scale])
        return units

    def spot(self, degrees: LonLat) -> tuple[float, float]:
        """One point of the picture."""
        x, y = self(np.array([degrees], dtype=np.float64))[0]
        return float(x), float(y)

    def shape(self, shape: shapely.Geometry) -> shapely.Geometry:
        """A shape on the picture."""
        return shapely.transform(shape, self)


def _azimuthal(degrees: Floats, centre: ProjectionPart) -> Floats:
    east = np.radians(degrees[:, 0] - centre.lon0)
    north, middle = np.radians(degrees[:, 1]), math.radians(centre.lat0)
    x = np.cos(north) * np.sin(east)
    y = math.cos(middle) * np.sin(north) - math.sin(middle) * np.cos(north) * np.cos(east)
    towards = math.sin(middle) * np.sin(north) + math.cos(middle) * np.cos(north) * np.cos(east)
    distance = np.arccos(np.clip(towards, -1, 1))
    horizon = math.pi / 2 / centre.k
    radius = np.sin(centre.k * np.minimum(distance, horizon)) / centre.k
    radius = EARTH * (radius + _BEYOND * np.maximum(0, distance - horizon))
    length = np.hypot(x, y)
    length[length == 0] = 1
    plane: Floats = np.column_stack([x, y]) * (radius / length)[:, None]
    return plane


def _swelling(swell: Swell, at: Floats) -> Bend:
    def bend(plane: Floats) -> Floats:
        away = plane - at
        turns = ((away / np.array(swell.reach)) ** 2).sum(axis=1)
        push: Floats = away * (swell.gain * np.exp(-turns / 2))[:, None]
        return push

    return bend


def _together(pushes: list[Bend]) -> Bend:
    """All swells at once, so that the order of the source does not matter."""

    def bend(plane: Floats) -> Floats:
        moved = plane.copy()
        for push in pushes:
            moved += push(plane)
        return moved

    return bend


def _squeezing(squeeze: Squeeze) -> Bend:
    axis = 0 if squeeze.side in {"east", "west"} else 1
    sign = 1.0 if squeeze.side in {"east", "north"} else -1.0

    def bend(plane: Floats) -> Floats:
        beyond = np.maximum(0, sign * plane[:, axis] - squeeze.start)
        moved = plane.copy()
        moved[:, axis] -= sign * (beyond - squeeze.length * -np.expm1(-beyond / squeeze.length))
        return moved

    return bend
