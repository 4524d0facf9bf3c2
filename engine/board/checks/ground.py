"""Are the provinces sound areas that cover the ground without overlap and without gap?"""

from collections.abc import Iterator, Mapping

import numpy as np
import shapely

from engine.board.checks.subject import Subject
from engine.board.tracing import paths_of


def faults(subject: Subject) -> Iterator[str]:
    """One sentence for each outline that crosses itself, each overlap and each gap."""
    yield from _crossings(subject)
    areas = areas_of(subject)
    yield from _overlaps(subject, areas)
    yield from _gaps(subject, areas)


def areas_of(subject: Subject) -> Mapping[str, shapely.Geometry]:
    """The ground of every province and inert shape that is on the picture, by name.

    What counts as a province for a click only has a name of its own.
    """
    provinces, inert = subject.board.provinces, subject.drawn.inert.paths
    names = [*provinces, *(f"also {id_}" for id_ in provinces), *(f"inert {p}" for p in inert)]
    return {name: subject.shapes[name] for name in names if not subject.shapes[name].is_empty}


def _crossings(subject: Subject) -> Iterator[str]:
    for id_ in subject.board.provinces:
        for path in paths_of(id_, subject.drawn.province.get(id_)):
            for element in subject.drawing.named.get(path, ()):
                at = subject.drawing.crossing(element)
                if at:
                    yield f"The outline of {subject.called(id_)} crosses itself at {_spot(*at)}."
                elif subject.drawing.area(element).is_empty:
                    yield f"The shape {path!r} of {subject.called(id_)} covers no ground."


def _overlaps(subject: Subject, areas: Mapping[str, shapely.Geometry]) -> Iterator[str]:
    names = list(areas)
    grounds = np.array([areas[name] for name in names], dtype=object)
    for one, other in shapely.STRtree(grounds).query(grounds, predicate="intersects").T:
        if one >= other:
            continue
        shared = grounds[one].intersection(grounds[other])
        if not shared.buffer(-subject.touch / 2).is_empty:
            at = shared.representative_point()
            yield (
                f"{_owner(subject, names[one])} and {_owner(subject, names[other])} overlap by "
                f"{shared.area:.0f} square units, at {_spot(at.x, at.y)}."
            )


def _gaps(subject: Subject, areas: Mapping[str, shapely.Geometry]) -> Iterator[str]:
    covered = shapely.union_all(list(areas.values()))
    parts = shapely.get_parts(covered)
    rings = [ring for part in parts for ring in shapely.get_rings(part)[1:]]
    holes = np.array([shapely.Polygon(ring) for ring in rings], dtype=object)
    wide = ~shapely.is_empty(shapely.buffer(holes, -subject.touch / 2))
    for gap in shapely.difference(holes[wide], covered):
        if not gap.is_empty:
            at = gap.representative_point()
            around = [
                _owner(subject, name)
                for name, area in areas.items()
                if area.distance(gap) <= subject.touch
            ]
            yield (
                f"There is a gap of {gap.area:.0f} square units at {_spot(at.x, at.y)} between "
                f"{' and '.join(around)}."
            )


def _owner(subject: Subject, name: str) -> str:
    kind, _, rest = name.rpartition(" ")
    if kind == "inert":
        return f"the inert shape {rest!r}"
    return f"the `also` ground of {subject.called(rest)}" if kind else subject.called(rest)


def _spot(x: float, y: float) -> str:
    return f"({x:.0f}, {y:.0f})"
