"""Where names stand so that pieces do not cover them: all grow on a picture shown small."""

from collections.abc import Iterable, Iterator, Mapping
from functools import lru_cache
from math import hypot, inf
from typing import TypeAlias

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QColor, QImage, QPainter

from engine.board.graph import ProvinceId
from engine.board.picture import Picture, ProvinceShape
from spydip_gui.output.layout import Layout
from spydip_gui.output.paths import ground_path, inside_frame
from spydip_gui.output.rows import room
from spydip_gui.output.strokes import Spot

_Taken: TypeAlias = tuple[QRectF, float]  # what a name had better not lie on, and how bad it is

_WAYS = ((0, -1), (0, 1), (1, 0), (-1, 0), (1, -1), (-1, -1), (1, 1), (-1, 1))
_STEPS = (0.25, 0.5, 0.75, 1.0, 1.25, 1.5)  # how far a name may give way, in tokens' radii
_WIDE, _HIGH = 1.6, 1.55  # half of what a token and the ring around it cover, in its radius
_TILE = 0.65  # the same of the owner's letter at its corner
_MARK = 0.45  # the same of a centre's mark, in pieces of the picture
_TOKEN, _PIPS, _NAME, _CENTRE = 1.2, 1.0, 1.0, 0.8  # how bad it is to lie on each
_ASTRAY = 0.2  # and to lie outside the own province
_GRAIN = 4.0  # units to a pixel of the image that tells which province lies where
_SAMPLES = 7  # spots of a name that are looked up in it
_DEAR = 0.35  # what a step aside costs, compared with being covered


def label_spots(
    picture: Picture, size: float, boxes: Mapping[ProvinceId, QRectF]
) -> dict[ProvinceId, Spot]:
    """The middle of each name beside tokens of a radius, wherever units may stand.

    ``boxes`` are what the names cover where the picture places them. They make room for all pieces
    that there could be and not for those that there are, so that no name moves from turn to turn
    and none tells of what is hidden.
    """
    pieces = list(_pieces(picture, size))
    spots = {id_: shape.label.at for id_, shape in picture.provinces.items()}
    names = dict(boxes)
    for number, (id_, shape) in enumerate(picture.provinces.items(), 1):
        here = boxes[id_]
        others = ((box, _NAME) for other, box in names.items() if other != id_)
        about = _room(here, size)
        near = [taken for taken in (*pieces, *others) if taken[0].intersects(about)]
        if shape.label.angle or not _covered(here, near):
            continue
        across, down = _way(picture, number, here, near, size)
        names[id_] = here.translated(across, down)
        spots[id_] = (shape.label.at[0] + across, shape.label.at[1] + down)
    return spots


def _way(picture: Picture, number: int, here: QRectF, near: Iterable[_Taken], size: float) -> Spot:
    """How far the name of the province of this number had best give way."""
    ground, frame = _grounds(picture), inside_frame(picture)
    corner = -QRectF(*picture.frame).topLeft()

    steps = ((x * step * size, y * step * size) for step in _STEPS for x, y in _WAYS)
    inside = (way for way in steps if frame.contains(here.translated(*way)))
    least, best = inf, (0.0, 0.0)
    for way in ((0.0, 0.0), *inside):
        there = here.translated(*way)
        cost = _DEAR * hypot(*way) * here.height()
        if cost < least:  # what is slow to find is left out where it cannot matter
            cost += _covered(there, near)
        if cost < least:
            cost += _astray(ground, number, there.translated(corner))
        if cost < least:
            least, best = cost, way
    return best


def fits(picture: Picture, id_: ProvinceId, box: QRectF) -> bool:
    """Whether a name that covers this lies in its own province from end to end."""
    number = 1 + list(picture.provinces).index(id_)
    there = box.translated(-QRectF(*picture.frame).topLeft())
    return not _outside(_grounds(picture), number, there)


def _astray(ground: QImage, number: int, box: QRectF) -> float:
    """How bad it is that so much of a name lies outside its province."""
    return _ASTRAY * box.width() * box.height() * _outside(ground, number, box) / _SAMPLES


def _outside(ground: QImage, number: int, box: QRectF) -> int:
    """How many of the spots along a name lie outside its province."""
    y = int(box.center().y() / _GRAIN)
    left, step = box.left(), box.width() / _SAMPLES
    spots = (int((left + (n + 0.5) * step) / _GRAIN) for n in range(_SAMPLES))
    return sum(ground.pixel(x, y) & 0xFFFFFF != number for x in spots if ground.valid(x, y))


@lru_cache(maxsize=4)
def _grounds(picture: Picture) -> QImage:
    """Which province lies where, as a coarse image with their numbers as colours."""
    left, top, wide, high = picture.frame
    size = QSize(int(wide / _GRAIN) + 1, int(high / _GRAIN) + 1)
    image = QImage(size, QImage.Format.Format_RGB32)
    image.fill(0)
    painter = QPainter(image)
    painter.scale(1 / _GRAIN, 1 / _GRAIN)
    painter.translate(-left, -top)
    for number, shape in enumerate(picture.provinces.values(), 1):
        painter.fillPath(ground_path(shape.ground), QColor(0, number >> 8, number & 255))
    painter.end()
    return image


def _pieces(picture: Picture, size: float) -> Iterator[_Taken]:
    layout = Layout(picture, size)
    for id_, shape in picture.provinces.items():
        yield from ((token, _TOKEN) for token in _tokens(shape, size))
        yield _row(layout, id_), _PIPS
        if shape.centre_mark is not None:
            yield _around(shape.centre_mark, *[picture.piece * _MARK] * 2), _CENTRE


def _row(layout: Layout, id_: ProvinceId) -> QRectF:
    """What a row of covert pieces covers, two of them or close in as many as there may be."""
    across, down = room(layout.grown)
    (x, y), pip = layout.rail(id_), layout.pip * 1.2
    left, below = (across - 1) / 2 * layout.step, (down - 1) * layout.step
    return QRectF(x - left - pip, y - pip, 2 * (left + pip), below + 2 * pip)


def _tokens(shape: ProvinceShape, size: float) -> Iterator[QRectF]:
    """What units of a province cover, on each of its coasts."""
    for spot in (shape.unit, *(coast.unit for coast in shape.coasts.values())):
        yield _around(spot, _WIDE * size, _HIGH * size)
        yield _around((spot[0] + 1.16 * size, spot[1] - 1.28 * size), *[_TILE * size] * 2)


def _around(spot: Spot, across: float, down: float) -> QRectF:
    return QRectF(spot[0] - across, spot[1] - down, 2 * across, 2 * down)


def _room(box: QRectF, size: float) -> QRectF:
    far = _STEPS[-1] * size
    return box.adjusted(-far, -far, far, far)


def _covered(box: QRectF, near: Iterable[_Taken]) -> float:
    found = ((box.intersected(taken), bad) for taken, bad in near)
    return sum(one.width() * one.height() * bad for one, bad in found if one.isValid())
