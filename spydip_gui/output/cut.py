"""Parts of the map around what is told, as pictures for a page: one per headline or eye."""

from collections.abc import Iterator, Sequence

from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage

from engine.board.graph import Board, Location
from engine.board.picture import Picture
from spydip_gui.output.exports import drawing
from spydip_gui.output.files import Frame, painted
from spydip_gui.output.palette import Palette
from spydip_gui.viewmodel import MapView

WIDTH = 840
"""How many pixels wide it is: a column, sharp on paper and on dense screens."""

SMALL = 768
"""How many pixels wide the whole map is for small ones; they are twice as sharp."""

_PART, _SMALL_PART = 0.36, 0.2
"""As much of the map's width they show at the least."""

_HIGH, _SMALL_HIGH = 0.5, 0.72
"""How high they are, of their width."""

_AIR = 1.6
"""How many times the room that its places take up."""


def cut(
    view: MapView, picture: Picture, palette: Palette, places: Sequence[Location]
) -> QImage | None:
    """What a viewer sees around places of the board; nothing if there are none."""
    known = _known(picture, places)
    if not known:
        return None
    frame = _around(picture, known, _PART, _HIGH)
    whole = round(WIDTH * picture.frame[2] / frame[2])
    return painted(frame, WIDTH, drawing(view, picture, palette, whole))


def small_cuts(
    view: MapView, picture: Picture, palette: Palette, scenes: Sequence[Sequence[Location]]
) -> Iterator[QImage | None]:
    """What a viewer sees around the places of each scene, all cut from one drawing of the map.

    Nothing if there are none, or if they are too far apart to tell from each other.
    """
    left, top, wide, _ = picture.frame
    draw = drawing(view, picture, palette, SMALL)
    whole = painted(picture.frame, 2 * SMALL, draw) if any(scenes) else QImage()
    scale = whole.width() / wide
    for places in scenes:
        known = _known(picture, places)
        frame = _around(picture, known, _SMALL_PART, _SMALL_HIGH) if known else picture.frame
        part = QRectF(frame[0] - left, frame[1] - top, frame[2], frame[3])
        part = QRectF(part.topLeft() * scale, part.size() * scale)
        yield whole.copy(part.toRect()) if frame[2] < wide * 2 * _SMALL_PART else None


def _known(picture: Picture, places: Sequence[Location]) -> list[Location]:
    return [place for place in places if Board.province_of(place) in picture.provinces]


def _around(picture: Picture, places: Sequence[Location], part: float, flat: float) -> Frame:
    """A frame within the picture's own, with the places in its middle."""
    spots = [picture.unit(place) for place in places]
    left, top, wide, high = picture.frame
    across, down = zip(*spots, strict=True)
    room = max(max(across) - min(across), (max(down) - min(down)) / flat) * _AIR
    width = min(max(room, wide * part), wide, high / flat)
    height = width * flat
    begin = (max(across) + min(across) - width) / 2, (max(down) + min(down) - height) / 2
    return (
        min(max(begin[0], left), left + wide - width),
        min(max(begin[1], top), top + high - height),
        width,
        height,
    )
