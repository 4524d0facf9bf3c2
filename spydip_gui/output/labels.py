"""Where names go: they move, shrink, abbreviate and finally give up, important ones last."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from math import hypot, inf
from typing import TypeAlias

from PySide6.QtCore import QSize
from PySide6.QtGui import QColor, QImage, QPainter

from engine.board.graph import ProvinceId, Terrain
from engine.board.picture import Picture, ProvinceShape
from spydip_gui.output.cells import Cells
from spydip_gui.output.covers import Box, around, tile
from spydip_gui.output.layout import Layout
from spydip_gui.output.paths import ground_path
from spydip_gui.output.rows import room
from spydip_gui.output.strokes import Spot

_Taken: TypeAlias = tuple[Box, float]  # what a name should avoid, and how bad it is not to

_WAYS = ((0, -1), (0, 1), (1, 0), (-1, 0), (1, -1), (-1, -1), (1, 1), (-1, 1))
_STEPS = (0.3, 0.6, 0.9, 1.2, 1.6, 2.0)  # how far a name may move aside, in tokens' radii
_ASIDE = (
    (0.0, 0.0, 0.0),
    *sorted(
        ((x * step, y * step, hypot(x * step, y * step)) for step in _STEPS for x, y in _WAYS),
        key=lambda way: way[2],
    ),
)
"""The ways aside, the shortest first: how far across, down and in all."""
_TOKEN, _PIPS, _NAME, _CENTRE = 1.2, 1.0, 1.0, 0.8  # how bad it is to overlap each
_ASTRAY = 0.2  # and to lie outside its own province
_GRAIN = 4.0  # units per pixel of the image that says which province is where
_SAMPLES = 7  # points of a name that are looked up in it
_MIDDLES = tuple(number + 0.5 for number in range(_SAMPLES))
_DEAR = 0.35  # the cost of moving aside, relative to being covered
_MOST_KNOWN = 4000  # places kept in the cache
_MARK = 0.45  # half of what a centre's mark covers, in pieces of the picture


@dataclass(frozen=True, slots=True)
class Form:
    """One way to write a name: what it covers around its middle, and its cost."""

    boxes: tuple[Box, ...]
    cost: float = 0.0

    def scaled(self, by: float, cost: float) -> "Form":
        """The same, smaller or larger, at a cost."""
        return Form(tuple((a * by, b * by, c * by, d * by) for a, b, c, d in self.boxes), cost)

    def around(self, spot: Spot) -> tuple[Box, ...]:
        """What it covers around a spot."""
        x, y = spot
        return tuple([(a + x, b + y, c + x, d + y) for a, b, c, d in self.boxes])


@dataclass(frozen=True, slots=True)
class Label:
    """A name as shown: in which of its forms, and at which spot."""

    form: int
    at: Spot


Labels: TypeAlias = Mapping[ProvinceId, Label]
Forms: TypeAlias = Mapping[ProvinceId, Sequence[Form]]


class Placing:
    """Places the names of a board beside tokens of a given size."""

    def __init__(self, picture: Picture, layout: Layout, forms: Forms) -> None:
        """Find where each name goes on the empty board.

        As far as possible they leave room for every piece there could be, so that few have to move
        for the pieces there are.
        """
        self._picture = picture
        self._ground = _ground(picture)
        self._size = layout.size
        self._forms = forms
        # All the places where a name might go, and what might be there.
        self._about = {id_: self._around_all(id_) for id_ in picture.provinces}
        might = Cells(_might(picture, layout))
        self._might = {id_: might.near(about) for id_, about in self._about.items()}
        self._known: dict[object, Label | None] = {}
        self.standing = self._standing()
        """Where they stand while no piece makes them give way."""
        self._boxes = {id_: self._around(id_, label) for id_, label in self.standing.items()}
        self._names = Cells((box, id_) for id_, boxes in self._boxes.items() for box in boxes)

    def giving_way(self, pieces: Iterable[Box]) -> Labels:
        """The same names around pieces: those that a piece would cross move elsewhere."""
        stand = Cells((box, _TOKEN) for box in pieces)
        crossed = [id_ for id_, own in self._boxes.items() if any(map(stand.near, own))]
        if not crossed:
            return self.standing
        # Impassable provinces leave room for the others, since they come last.
        crossed += [id_ for id_ in self.standing if id_ not in crossed and self._idle(id_)]
        found = {id_: label for id_, label in self.standing.items() if id_ not in crossed}
        gone: Cells[ProvinceId] = Cells()
        for id_ in crossed:
            about = self._about[id_]
            there = [*self._names.near(about), *gone.near(about)]
            waiting = {other for other in crossed if other not in found}
            taken = [box for box, other in there if other not in waiting]
            others = [(box, _NAME) for box, other in there if other in waiting and other != id_]
            label = self._placed(id_, (*taken, *(box for box, _ in stand.near(about))), others)
            if label is not None:
                found[id_] = label
                gone.add((box, id_) for box in self._around(id_, label))
        return found

    def _standing(self) -> Labels:
        found: dict[ProvinceId, Label] = {}
        names: Cells[ProvinceId] = Cells()
        shapes = self._picture.provinces.items()
        first = {id_: self._forms[id_][0].around(shape.label.at) for id_, shape in shapes}
        waiting = Cells((box, id_) for id_, boxes in first.items() for box in boxes)
        for id_ in sorted(first, key=lambda id_: _need(self._picture, id_)):
            about = self._about[id_]
            later = [(box, _NAME) for box, other in waiting.near(about) if other not in found]
            others = [one for one in later if one[0] not in first[id_]]
            label = self._placed(id_, tuple(box for box, _ in names.near(about)), others)
            if label is not None:
                found[id_] = label
                names.add((box, id_) for box in self._around(id_, label))
        return found

    def _placed(
        self, id_: ProvinceId, taken: tuple[Box, ...], others: Iterable[_Taken]
    ) -> Label | None:
        """The best place and form for a name, if there is one that nothing crosses."""
        key = (id_, taken, tuple(others))
        if key not in self._known:
            if len(self._known) > _MOST_KNOWN:
                self._known.clear()
            at = self._picture.provinces[id_].label.at
            self._known[key] = self._best(id_, at, taken, (*self._might[id_], *others))
        return self._known[key]

    def _idle(self, id_: ProvinceId) -> bool:
        return self._picture.board.provinces[id_].terrain is Terrain.IMPASSABLE

    def _around_all(self, id_: ProvinceId) -> Box:
        x, y = self._picture.provinces[id_].label.at
        a, b, c, d = zip(*(box for form in self._forms[id_] for box in form.boxes), strict=True)
        far = _STEPS[-1] * self._size
        return x + min(a) - far, y + min(b) - far, x + max(c) + far, y + max(d) + far

    def _best(
        self, id_: ProvinceId, at: Spot, taken: Sequence[Box], near: Sequence[_Taken]
    ) -> Label | None:
        forms = self._forms[id_]
        own = forms[0].around(at)
        free = _overlap(forms[0].boxes, at, taken, near, (0.0, inf)) == 0.0
        if free and _inside(self._picture, own, edge=0.0):
            return Label(0, at)
        dear = _DEAR * (own[0][3] - own[0][1]) * self._size
        amid = _inside(self._picture, [self._about[id_]])
        least, best = inf, None
        for index, form in enumerate(forms):
            for x, y, far in _ASIDE:
                cost = form.cost + dear * far
                if cost >= least:
                    break  # and so is everything further away
                spot = at[0] + x * self._size, at[1] + y * self._size
                if not (amid or _inside(self._picture, form.around(spot))):
                    continue
                cost = _overlap(form.boxes, spot, taken, near, (cost, least))
                if cost < least:
                    cost += sum([self._ground.astray(id_, box) for box in form.around(spot)])
                if cost < least:
                    least, best = cost, Label(index, spot)
        return best

    def _around(self, id_: ProvinceId, label: Label) -> tuple[Box, ...]:
        return self._forms[id_][label.form].around(label.at)


def fits(picture: Picture, id_: ProvinceId, form: Form) -> bool:
    """Whether a name, where the picture puts it, lies within its own province."""
    ground = _ground(picture)
    return not any(ground.outside(id_, box) for box in form.around(picture.provinces[id_].label.at))


def _need(picture: Picture, id_: ProvinceId) -> int:
    """The order in which names are placed: centres first, impassable provinces last."""
    province = picture.board.provinces[id_]
    if province.terrain is Terrain.IMPASSABLE:
        return 3
    return 0 if province.centre else 2 if province.terrain is Terrain.SEA else 1


def _inside(picture: Picture, boxes: Iterable[Box], edge: float = 0.5) -> bool:
    """Whether boxes lie within the frame, as far from it as part of a token's radius."""
    left, top, wide, high = picture.frame
    edge *= picture.piece
    return all(
        a > left + edge and b > top + edge and c < left + wide - edge and d < top + high - edge
        for a, b, c, d in boxes
    )


class _Ground:
    """Which province is where: the pixels of a coarse image with province numbers for colours."""

    def __init__(self, picture: Picture) -> None:
        self._numbers = {id_: number for number, id_ in enumerate(picture.provinces, 1)}
        self._left, self._top, wide, high = picture.frame
        self._wide, self._high = int(wide / _GRAIN) + 1, int(high / _GRAIN) + 1
        image = QImage(QSize(self._wide, self._high), QImage.Format.Format_RGB32)
        image.fill(0)
        painter = QPainter(image)
        painter.scale(1 / _GRAIN, 1 / _GRAIN)
        painter.translate(-self._left, -self._top)
        for number, shape in enumerate(picture.provinces.values(), 1):
            painter.fillPath(ground_path(shape.ground), QColor(0, number >> 8, number & 255))
        painter.end()
        self._pixels = memoryview(bytes(image.constBits())).cast("I")

    def astray(self, id_: ProvinceId, box: Box) -> float:
        """How bad it is that this much of a name lies outside its province."""
        area = (box[2] - box[0]) * (box[3] - box[1])
        return _ASTRAY * area * self.outside(id_, box) / _SAMPLES

    def outside(self, id_: ProvinceId, box: Box) -> int:
        """How many of the points along a line of a name lie outside its province."""
        left, step = box[0] - self._left, (box[2] - box[0]) / _SAMPLES
        y = int(((box[1] + box[3]) / 2 - self._top) / _GRAIN)
        if not 0 <= y < self._high:
            return 0
        own, row, wide, pixels = self._numbers[id_], y * self._wide, self._wide, self._pixels
        found = 0
        for sample in _MIDDLES:
            x = int((left + sample * step) / _GRAIN)
            if 0 <= x < wide and pixels[row + x] & 0xFFFFFF != own:
                found += 1
        return found


_ground = lru_cache(maxsize=4)(_Ground)


def _might(picture: Picture, layout: Layout) -> Iterator[_Taken]:
    """What every piece there could be would cover, and the marks of centres."""
    for id_, shape in picture.provinces.items():
        yield from ((box, _TOKEN) for box in _tokens(shape, layout))
        yield _row(layout, id_), _PIPS
        if shape.centre_mark is not None:
            yield around(shape.centre_mark, *[picture.piece * _MARK] * 2), _CENTRE


def _row(layout: Layout, id_: ProvinceId) -> Box:
    """What a row of covert pieces covers: two of them or, close in, as many as there may be."""
    across, down = room(layout.grown)
    (x, y), pip = layout.rail(id_), layout.pip * 1.2
    left, below = (across - 1) / 2 * layout.step, (down - 1) * layout.step
    return x - left - pip, y - pip, x + left + pip, y + below + pip


def _tokens(shape: ProvinceShape, layout: Layout) -> Iterator[Box]:
    """What a province's units cover with a ring, on each of its coasts."""
    for spot in (shape.unit, *(coast.unit for coast in shape.coasts.values())):
        yield around(spot, 1.6 * layout.size, 1.55 * layout.size)
        yield tile(spot, layout.size)


def _overlap(
    boxes: Iterable[Box],
    spot: Spot,
    taken: Sequence[Box],
    near: Sequence[_Taken],
    costs: tuple[float, float],
) -> float:
    """What boxes around a spot cost, beyond the first of ``costs``, by overlapping what is near.

    It is infinite if they meet what is ``taken``, or from the second of ``costs`` on.
    """
    x, y = spot
    cost, most = costs
    for a, b, c, d in boxes:  # most of the time goes by here
        a, b, c, d = a + x, b + y, c + x, d + y  # noqa: PLW2901  # to where it is
        for left, top, right, foot in taken:
            if a < right and c > left and b < foot and d > top:
                return inf
        for (left, top, right, foot), bad in near:
            if a < right and c > left and b < foot and d > top:
                wide = (min(right, c)) - (max(left, a))
                cost += wide * ((min(foot, d)) - (max(top, b))) * bad
                if cost >= most:
                    return inf
    return cost
