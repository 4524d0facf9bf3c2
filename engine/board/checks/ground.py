"""Are the provinces sound areas that cover the ground without overlap and without gap?"""

from collections.abc import Iterator, Mapping

import numpy as np
import shapely

from engine.board.checks.subject import Subject
from engine.board.tracing import paths_of
from engine.language.message import Listed, Message, Value


def faults(subject: Subject) -> Iterator[Message]:
    """A sentence for each outline that crosses itself, each overlap and each gap."""
    yield from _crossings(subject)
    areas = areas_of(subject)
    yield from _overlaps(subject, areas)
    yield from _gaps(subject, areas)


def areas_of(subject: Subject) -> Mapping[str, shapely.Geometry]:
    """The ground of every province and inert shape on the picture, by name.

    Ground that only counts as a province for clicks has a name of its own.
    """
    provinces, inert = subject.board.provinces, subject.drawn.inert.paths
    names = [*provinces, *(f"also {id_}" for id_ in provinces), *(f"inert {p}" for p in inert)]
    return {name: subject.shapes[name] for name in names if not subject.shapes[name].is_empty}


def _crossings(subject: Subject) -> Iterator[Message]:
    for id_ in subject.board.provinces:
        for path in paths_of(id_, subject.drawn.province.get(id_)):
            for element in subject.drawing.named.get(path, ()):
                at = subject.drawing.crossing(element)
                if at:
                    yield Message(
                        "board.outline_crosses", province=subject.called(id_), spot=_spot(*at)
                    )
                elif subject.drawing.area(element).is_empty:
                    yield Message(
                        "board.shape_covers_nothing", path=path, province=subject.called(id_)
                    )


def _overlaps(subject: Subject, areas: Mapping[str, shapely.Geometry]) -> Iterator[Message]:
    names = list(areas)
    grounds = np.array([areas[name] for name in names], dtype=object)
    for one, other in shapely.STRtree(grounds).query(grounds, predicate="intersects").T:
        if one >= other:
            continue
        shared = grounds[one].intersection(grounds[other])
        if not shared.buffer(-subject.touch / 2).is_empty:
            at = shared.representative_point()
            yield Message(
                "board.overlap",
                one=_owner(subject, names[one]),
                other=_owner(subject, names[other]),
                area=f"{shared.area:.0f}",
                spot=_spot(at.x, at.y),
            )


def _gaps(subject: Subject, areas: Mapping[str, shapely.Geometry]) -> Iterator[Message]:
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
            yield Message(
                "board.gap",
                area=f"{gap.area:.0f}",
                spot=_spot(at.x, at.y),
                around=Listed(tuple(around)),
            )


def _owner(subject: Subject, name: str) -> Value:
    kind, _, rest = name.rpartition(" ")
    if kind == "inert":
        return Message("board.inert_shape", name=rest)
    called = subject.called(rest)
    return Message("board.also_ground", province=called) if kind else called


def _spot(x: float, y: float) -> str:
    return f"({x:.0f}, {y:.0f})"
