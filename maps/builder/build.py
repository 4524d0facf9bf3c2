"""From the sources of a board's picture to its two files."""

from dataclasses import dataclass
from pathlib import Path

import shapely

from maps.builder.anchors_file import write
from maps.builder.base import Base, read_base
from maps.builder.borders import borders, coasts
from maps.builder.cells import assign
from maps.builder.drawing import Chart, draw
from maps.builder.errors import SourceError
from maps.builder.geometry import polygons
from maps.builder.land import Grounds, lay
from maps.builder.layout import Scene, lay_out
from maps.builder.partition import partition
from maps.builder.places import read_places
from maps.builder.projection import Projection
from maps.builder.rules import read_rules
from maps.builder.seas import NOWHERE, flood
from maps.builder.smoothing import smooth
from maps.builder.source import Cuts, read_cuts

_LEAST_LAKE = 60  # square units: smaller lakes are left out
_LAKE = 0.5  # units: how smooth their shores are


@dataclass(frozen=True, slots=True)
class Built:
    """The two files of a picture, as text."""

    svg: str
    anchors: str


def build(board: Path, fonts: Path) -> Built:
    """The picture of the board in that folder, from its sources in ``source``.

    Raises:
        SourceError: If the sources contradict themselves.
    """
    source = board / "source"
    cuts, base = read_cuts(source / "cuts.toml"), read_base(source / "base.json.gz")
    places, rules = read_places(source / "places.toml"), read_rules(board / "board.toml")
    projection = Projection.of(cuts)
    grounds = ground(cuts, base, projection)
    seas = frozenset({*cuts.sea_seeds, NOWHERE})
    found = borders(grounds)
    named = frozenset(name for name in cuts.sea_seeds if name in rules.provinces)
    spots = {coast: projection.spot(at) for coast, at in cuts.coasts.items()}
    shores = coasts(spots, named, found)
    layout = lay_out(
        Scene(
            grounds=grounds,
            rules=rules.provinces,
            places=places,
            projection=projection,
            coasts=shores,
            fonts=fonts,
        )
    )
    chart = Chart(
        grounds=grounds,
        seas=seas,
        rules=rules,
        borders=found,
        coasts=shores,
        lakes=lakes(base, grounds, seas, projection),
        layout=layout,
        projection=projection,
        style=_style(source / "style.css"),
    )
    also = {id_: tuple(paths) for id_, paths in places.also.items()}
    claimed = {path for paths in also.values() for path in paths}
    inert = sorted(grounds.keys() - rules.provinces.keys() - claimed)
    return Built(draw(chart), write(layout, inert, also))


def ground(cuts: Cuts, base: Base, projection: Projection) -> Grounds:
    """The finished partition: the ground of every province and of everything else.

    Raises:
        SourceError: If the cuts contradict themselves.
    """
    cells = assign(base.cells, cuts.block, cuts.override, cuts.build.snap_deg)
    land = lay(cells, projection, cuts.patch, cuts.build.min_island_km2)
    flooded = flood(cuts, land, projection)
    parts = partition(flooded, projection.box, cuts.build.simplify)
    return smooth(parts, {*cuts.sea_seeds, NOWHERE}, projection.box)


def lakes(
    base: Base, grounds: Grounds, seas: frozenset[str], projection: Projection
) -> tuple[shapely.Geometry, ...]:
    """The lakes that are large enough to see, on the picture."""
    land = shapely.union_all([g for name, g in grounds.items() if name not in seas])
    seen = [projection.shape(lake).buffer(0).intersection(land) for lake in base.lakes]
    pieces = [piece for lake in seen for piece in polygons(lake) if piece.area > _LEAST_LAKE]
    return tuple(shapely.set_precision(piece.simplify(_LAKE), 0.1) for piece in pieces)


def _style(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8")
    except OSError as error:
        raise SourceError([f"{path.name} cannot be read: {error.strerror}."]) from error
