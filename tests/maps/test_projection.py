"""The way from degrees to the picture is smooth, one to one, and enlarges where it is told to."""

from pathlib import Path

import numpy as np
import pytest

from maps.builder.projection import EARTH, Projection
from maps.builder.source import Cuts, read_cuts

STANDARD = Path(__file__).parents[2] / "maps/standard/source/cuts.toml"
STEP = 1e-4


def projection(k=1.0, swell=(), squeeze=()):
    return Projection.of(
        Cuts.model_validate(
            {
                "projection": {"lon0": 10, "lat0": 50, "k": k},
                "swell": swell,
                "squeeze": squeeze,
                "frame": {"left": -1000, "right": 1000, "bottom": -500, "top": 500, "width": 2000},
                "build": {"snap_deg": 1, "min_island_km2": 1, "simplify": 1},
                "block": [],
                "sea_seeds": {},
            }
        )
    )


def scale(way, lon, lat):
    """How many square kilometres of the plane a square kilometre of the earth becomes."""
    start = np.array([[lon, lat]], dtype=float)
    steps = np.array([[0, 0], [STEP, 0], [0, STEP]])
    here, right, up = way.kilometres(start + steps)
    east, north = (right - here) / STEP, (up - here) / STEP
    degree = EARTH * np.pi / 180
    return (east[0] * north[1] - east[1] * north[0]) / (degree**2 * np.cos(np.radians(lat)))


def test_the_middle_of_the_projection_is_the_middle_of_the_plane():
    assert projection().kilometres(np.array([[10.0, 50.0]])) == pytest.approx(np.zeros((1, 2)))
    assert projection().spot((10, 50)) == pytest.approx((1000, 500))


def test_north_is_up_and_east_is_right():
    x, y = projection().spot((12, 52))
    assert x > 1000
    assert y < 500


def test_half_a_k_keeps_areas_as_lambert_does():
    assert scale(projection(k=0.5), 25, 60) == pytest.approx(1, abs=1e-3)


def test_a_larger_k_shrinks_the_rim():
    assert scale(projection(k=1.7), 25, 60) < 0.95


def test_a_swell_enlarges_its_middle_by_its_gain_and_pays_around_it():
    swell = {"name": "s", "at": (10, 50), "reach": (200, 200), "gain": 0.5}
    way = projection(swell=[swell])
    assert scale(way, 10, 50) == pytest.approx(1.5**2, abs=0.01)
    assert scale(way, 10, 53.1) < 1
    assert scale(way, 10, 62) == pytest.approx(scale(projection(), 10, 62), rel=1e-3)


def test_the_order_of_swells_does_not_matter():
    swells = [
        {"name": str(lon), "at": (lon, 50), "reach": (300, 200), "gain": 0.4} for lon in (8, 12)
    ]
    spots = [projection(swell=order).spot((11, 51)) for order in (swells, swells[::-1])]
    assert spots[0] == pytest.approx(spots[1])


@pytest.mark.parametrize(
    ("side", "far", "axis"),
    [("north", (10, 56), 1), ("south", (10, 44), 1), ("east", (19, 50), 0), ("west", (1, 50), 0)],
)
def test_a_squeeze_draws_one_side_in_and_leaves_the_middle(side, far, axis):
    way = projection(squeeze=[{"side": side, "start": 300, "length": 500}])
    near, plain = (10.5, 50.5), projection()
    assert way.spot(near) == pytest.approx(plain.spot(near))
    middle = plain.spot((10, 50))[axis]
    assert abs(way.spot(far)[axis] - middle) < abs(plain.spot(far)[axis] - middle) - 20


def test_the_standard_board_is_one_to_one_all_over_its_frame():
    way = Projection.of(read_cuts(STANDARD))
    width, height = way.size
    lon, lat = np.meshgrid(np.arange(-40, 70, 0.5), np.arange(24, 76, 0.5))
    spots = np.column_stack([lon.ravel(), lat.ravel()])
    here = way(spots)
    east, north = ((way(spots + step) - here) / STEP for step in ([STEP, 0], [0, STEP]))
    inside = (here > 0).all(axis=1) & (here < [width, height]).all(axis=1)
    turn = north[:, 0] * east[:, 1] - north[:, 1] * east[:, 0]
    assert inside.sum() > 5000
    assert (turn[inside] > 0).all()
