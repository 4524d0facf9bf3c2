"""Do the borders on the picture agree with the links of the rules, for armies and for fleets?"""

from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping
from collections.abc import Set as AbstractSet
from dataclasses import dataclass
from typing import TypeVar

import numpy as np
import shapely
from shapely import affinity

from engine.board.checks.contacts import Contact, Floats, Integers, contacts
from engine.board.checks.ground import areas_of
from engine.board.checks.subject import Subject
from engine.board.graph import Location, ProvinceId, Terrain
from engine.language.message import Listed, Message, Value

Place = TypeVar("Place", bound=str)

Pair = frozenset[str]
"""Two places that are linked."""


@dataclass(frozen=True, slots=True)
class Links:
    """The links of a board: for armies, for fleets, and borders with impassable ground."""

    armies: frozenset[Pair]
    fleets: frozenset[Pair]
    borders: frozenset[Pair]


def ruled(subject: Subject) -> Links:
    """The links that the rules of the board give."""
    board = subject.board
    impassable = {p.id for p in board.provinces.values() if p.terrain is Terrain.IMPASSABLE}
    return Links(
        armies=_pairs(board.armies),
        fleets=_pairs(board.fleets),
        borders=frozenset(pair for pair in _pairs(board.borders) if pair & impassable),
    )


def faults(subject: Subject) -> Iterator[Message]:
    """A sentence for each coast without a mark, and each link too many or too few."""
    unmarked = [place for place, mark in marks(subject).items() if mark.is_empty]
    for place in unmarked:
        yield Message("board.coast_not_drawn", coast=subject.called(place))
    rules, picture = ruled(subject), Reading(subject)
    # Without its marks a province's shores cannot be told apart; that fault is enough.
    blind = {place[:3] for place in unmarked}
    for what, ruled_pairs, drawn_pairs in (
        ("army", rules.armies, picture.armies()),
        ("fleet", _beyond(blind, rules.fleets), _beyond(blind, picture.fleets())),
        ("border", rules.borders, picture.borders()),
    ):
        yield from _extra(picture, what, drawn_pairs - ruled_pairs)
        yield from _missing(picture, what, ruled_pairs - drawn_pairs)
    yield from _idle(picture, rules)


def marks(subject: Subject) -> Mapping[Location, shapely.Geometry]:
    """The line or, failing that, the point that marks each coast of the split provinces."""
    found: dict[Location, shapely.Geometry] = {}
    for id_, province in subject.board.provinces.items():
        part = subject.drawn.province.get(id_)
        for location in province.coasts:
            coast = part.coast.get(location[4:]) if part else None
            line = subject.shapes[location]
            point = shapely.Point(coast.unit) if coast and coast.unit else line
            found[location] = point if line.is_empty else line
    return found


class Reading:
    """The links that can be read off the picture."""

    def __init__(self, subject: Subject) -> None:
        self.subject = subject
        self.least = subject.border
        self.step = max(subject.touch, subject.drawing.frame[2] / 2000)
        areas = areas_of(subject)
        if subject.drawn.check.wraps:
            areas = wrapped(areas, subject.drawing.frame, subject.touch)
        self.touching = contacts(areas, subject.touch, self.step)
        self.shores = self._shores()

    def ground(self, *terrains: Terrain) -> frozenset[str]:
        """The provinces with one of those terrains."""
        provinces = self.subject.board.provinces.values()
        return frozenset(p.id for p in provinces if p.terrain in terrains)

    def length(self, one: str, other: str) -> float:
        """The length along which two provinces touch."""
        sides = (self.touching.get((one, other)), self.touching.get((other, one)))
        return max((side.length for side in sides if side), default=0.0)

    def called(self, pair: Pair) -> Value:
        """Two places by name and id, for error messages."""
        return Listed(tuple(map(self.subject.called, sorted(pair))))

    def touch_length(self, pair: Pair) -> float:
        """How long the provinces of two places touch."""
        one, other = sorted(pair)
        return self.length(one[:3], other[:3])

    def touching_pairs(self, ones: Iterable[str], others: Iterable[str]) -> frozenset[Pair]:
        """The pairs of provinces, one from each group, that touch for long enough."""
        left, right = set(ones), set(others)
        return frozenset(
            frozenset((one, other))
            for one, other in self.touching
            if one in left and other in right and self.length(one, other) > self.least
        )

    def armies(self) -> frozenset[Pair]:
        """The pairs of land provinces that touch."""
        land = self.ground(Terrain.INLAND, Terrain.COAST)
        return self.touching_pairs(land, land)

    def borders(self) -> frozenset[Pair]:
        """The pairs of provinces that touch, one of them impassable."""
        impassable = self.ground(Terrain.IMPASSABLE)
        return self.touching_pairs(impassable, self.ground(*Terrain))

    def fleets(self) -> frozenset[Pair]:
        """The pairs of seas that touch, of shores and seas, and of shores along one sea."""
        sea = self.ground(Terrain.SEA)
        shores = {
            frozenset((place, water))
            for (place, water), contact in self.shores.items()
            if contact.length > self.least
        }
        return self.touching_pairs(sea, sea) | shores | frozenset(self._coastwise())

    def _shores(self) -> Mapping[tuple[str, str], Contact]:
        sea = self.ground(Terrain.SEA)
        marked = marks(self.subject)
        found: dict[tuple[str, str], Contact] = {}
        sides: dict[str, dict[str, Contact]] = defaultdict(dict)
        for (place, other), contact in self.touching.items():
            if other in sea and place in self.ground(Terrain.COAST):
                sides[place][other] = contact
        for place, waters in sides.items():
            coasts = self.subject.board.provinces[ProvinceId(place)].coasts
            lines = {c: marked[c] for c in coasts if not marked[c].is_empty}
            if lines:
                sorted_sides = by_coast(waters, lines, self.subject.touch + self.step)
                found |= {(coast, water): side for (coast, water), side in sorted_sides.items()}
            elif not coasts:
                found |= {(place, water): side for water, side in waters.items()}
        return found

    def _coastwise(self) -> Iterator[Pair]:
        """Pairs of shores along which a fleet can pass from one province to the next."""
        reach = 2 * (self.subject.touch + self.step)
        along: dict[str, list[tuple[str, str]]] = defaultdict(list)
        for place, water in self.shores:
            along[place[:3]].append((place, water))
        for pair in self.armies():
            one, other = sorted(pair)
            for place, water in along[one]:
                for neighbour, its_water in along[other]:
                    if water == its_water and self._meet(place, neighbour, water, reach):
                        yield frozenset((place, neighbour))

    def _meet(self, one: str, other: str, water: str, reach: float) -> bool:
        """Whether the border of two provinces ends on this sea at these two coasts."""
        border = self.touching.get((one[:3], other[:3])) or self.touching[other[:3], one[:3]]
        ends = shapely.points(border.spots)
        for shore in (self.shores[one, water], self.shores[other, water]):
            ends = ends[shapely.dwithin(ends, shapely.MultiPoint(shore.spots), reach)]
        return len(ends) > 0


def wrapped(
    areas: Mapping[str, shapely.Geometry],
    frame: tuple[float, float, float, float],
    touch: float,
) -> Mapping[str, shapely.Geometry]:
    """The areas of a map that wraps around, its left edge repeated beyond the right one."""
    left, top, wide, high = frame
    rim = shapely.box(left - touch, top, left + 4 * touch, top + high)
    found = {}
    for name, area in areas.items():
        again = affinity.translate(area.intersection(rim), wide)
        found[name] = area if again.is_empty else shapely.union_all([area, again])
    return found


def _pairs(links: Mapping[Place, Iterable[str]]) -> frozenset[Pair]:
    return frozenset(frozenset((one, other)) for one, others in links.items() for other in others)


def _beyond(provinces: AbstractSet[str], pairs: frozenset[Pair]) -> frozenset[Pair]:
    return frozenset(pair for pair in pairs if not {place[:3] for place in pair} & provinces)


def _extra(picture: Reading, what: str, pairs: frozenset[Pair]) -> Iterator[Message]:
    for pair in sorted(pairs, key=sorted):
        if not _allowed(pair, picture.subject.drawn.check.allow_extra):
            yield Message(
                f"board.touch_{what}",
                pair=picture.called(pair),
                length=f"{picture.touch_length(pair):.1f}",
            )


def _missing(picture: Reading, what: str, pairs: frozenset[Pair]) -> Iterator[Message]:
    subject = picture.subject
    for pair in sorted(pairs, key=sorted):
        shown = not any(subject.shapes[place[:3]].is_empty for place in pair)
        if shown and not _allowed(pair, subject.drawn.check.allow_missing):
            yield Message(
                f"board.linked_{what}",
                pair=picture.called(pair),
                length=f"{picture.touch_length(pair):.1f}",
            )


def _allowed(pair: Pair, exceptions: Iterable[tuple[str, str]]) -> bool:
    """Whether an exception names the two places or their provinces."""
    whole = frozenset(place[:3] for place in pair)
    return any(frozenset(named) in (pair, whole) for named in exceptions)


def _idle(picture: Reading, rules: Links) -> Iterator[Message]:
    """Exceptions that apply to nothing; they would hide a later fault."""
    drawn = picture.armies() | picture.fleets() | picture.borders()
    given = rules.armies | rules.fleets | rules.borders
    exceptions = picture.subject.drawn.check
    for key, named, left in (
        ("allow_extra", exceptions.allow_extra, drawn - given),
        ("allow_missing", exceptions.allow_missing, given - drawn),
    ):
        for one, other in named:
            if not any(_allowed(pair, [(one, other)]) for pair in left):
                yield Message("board.idle_exception", key=key, one=one, other=other)


def by_coast(
    sides: Mapping[str, Contact], marks: Mapping[Location, shapely.Geometry], reach: float
) -> Mapping[tuple[Location, str], Contact]:
    """Sort the contacts of a split province with its seas by coast.

    A stretch of shore belongs to the coast whose mark touches it. If several do, each piece goes to
    the nearest of them; if none does, the whole stretch goes to the nearest.

    Args:
        sides: The contact of the province with each sea.
        marks: The line or point that marks each coast on the picture.
        reach: How near counts as touching.
    """
    coasts = list(marks)
    seas = list(sides)
    spots = np.concatenate([sides[sea].spots for sea in seas])
    lengths = np.concatenate([sides[sea].lengths for sea in seas])
    sea_of = np.repeat(np.arange(len(seas)), [len(sides[sea].spots) for sea in seas])
    coast_of = _coasts(spots, [marks[coast] for coast in coasts], reach)
    found: dict[tuple[Location, str], Contact] = {}
    for number, coast in enumerate(coasts):
        for rank, sea in enumerate(seas):
            here = (coast_of == number) & (sea_of == rank)
            if here.any():
                found[coast, sea] = Contact(spots[here], lengths[here])
    return found


def _coasts(spots: Floats, marks: list[shapely.Geometry], reach: float) -> Integers:
    points = shapely.points(spots)
    distances = np.stack([shapely.distance(points, mark) for mark in marks])
    coast_of = np.empty(len(spots), dtype=np.int64)
    for stretch in shapely.get_parts(shapely.union_all(shapely.buffer(points, reach))):
        here = shapely.intersects(stretch, points)
        nearest = distances[:, here].min(axis=1)
        touching = np.flatnonzero(nearest <= reach)
        if len(touching) > 1:
            coast_of[here] = touching[distances[np.ix_(touching, here)].argmin(axis=0)]
        else:
            coast_of[here] = nearest.argmin()
    return coast_of
