"""Where names stand so that tokens do not cover them: both grow on a picture shown small."""

from collections.abc import Iterator, Mapping
from math import hypot

from PySide6.QtCore import QPointF, QRectF

from engine.board.graph import ProvinceId
from engine.board.picture import Picture, ProvinceShape

Spot = tuple[float, float]

_WAYS = ((0, -1), (0, 1), (1, 0), (-1, 0), (1, -1), (-1, -1), (1, 1), (-1, 1))
_STEPS = (0.25, 0.5, 0.75, 1.0, 1.25, 1.5)  # how far a name may give way, in radii of a token
_WIDE, _HIGH = 1.5, 1.25  # half of what a token and its casing cover, in its radius
_DEAR = 0.35  # what a step aside costs, compared with being covered


def label_spots(
    picture: Picture, size: float, boxes: Mapping[ProvinceId, QRectF]
) -> dict[ProvinceId, Spot]:
    """The middle of each name beside tokens of a radius, wherever units may stand.

    ``boxes`` are what the names cover where the picture places them. They make room for all units
    that there could be and not for those that there are, so that no name moves from turn to turn
    and none tells of what is hidden.
    """
    tokens = [token for shape in picture.provinces.values() for token in _tokens(shape, size)]
    frame = QRectF(*picture.frame)
    spots: dict[ProvinceId, Spot] = {}
    for id_, shape in picture.provinces.items():
        label = shape.label
        here = boxes[id_]
        near = [token for token in tokens if token.intersects(_room(here, size))]
        if label.angle or size <= picture.piece or not _covered(here, near):
            spots[id_] = label.at
            continue
        ways = [(0.0, 0.0), *((x * s * size, y * s * size) for s in _STEPS for x, y in _WAYS)]
        across, down = min(ways, key=lambda way: _cost(here, way, near, frame))
        spots[id_] = (label.at[0] + across, label.at[1] + down)
    return spots


def _tokens(shape: ProvinceShape, size: float) -> Iterator[QRectF]:
    """What units of a province cover, on each of its coasts."""
    for x, y in (shape.unit, *(coast.unit for coast in shape.coasts.values())):
        yield QRectF(x - _WIDE * size, y - _HIGH * size, 2 * _WIDE * size, 2 * _HIGH * size)


def _room(box: QRectF, size: float) -> QRectF:
    far = _STEPS[-1] * size
    return box.adjusted(-far, -far, far, far)


def _cost(box: QRectF, way: Spot, tokens: list[QRectF], frame: QRectF) -> float:
    """How bad a place is: what is covered of the name, and how far it is from its own."""
    there = box.translated(QPointF(*way))
    if not frame.contains(there):
        return float("inf") if way != (0.0, 0.0) else _covered(there, tokens)
    return _covered(there, tokens) + _DEAR * hypot(*way) * box.height()


def _covered(box: QRectF, tokens: list[QRectF]) -> float:
    found = (box.intersected(token) for token in tokens)
    return sum(one.width() * one.height() for one in found if one.isValid())
