"""The part of the map that a headline is about, as a picture for a page."""

from collections.abc import Sequence

from PySide6.QtGui import QImage

from engine.board.graph import Board, Location
from engine.board.picture import Picture
from spydip_gui.output.exports import drawing
from spydip_gui.output.files import Frame, painted
from spydip_gui.output.palette import Palette
from spydip_gui.viewmodel import MapView

WIDTH = 840
"""How many pixels wide it is: a column, sharp on paper and on dense screens."""

_PART = 0.36
"""As much of the map's width it shows at the least."""

_HIGH = 0.5
"""How high it is, of its width."""

_AIR = 1.6
"""So many times the room that its places take up."""


def cut(
    view: MapView, picture: Picture, palette: Palette, places: Sequence[Location]
) -> QImage | None:
    """What a viewer sees around places of the board; nothing where there are none."""
    known = [place for place in places if Board.province_of(place) in picture.provinces]
    if not known:
        return None
    frame = _around(picture, known)
    whole = round(WIDTH * picture.frame[2] / frame[2])
    return painted(frame, WIDTH, drawing(view, picture, palette, whole))


def _around(picture: Picture, places: Sequence[Location]) -> Frame:
    """A frame within the picture's own in which the places stand in the middle."""
    spots = [picture.unit(place) for place in places]
    left, top, wide, high = picture.frame
    across, down = zip(*spots, strict=True)
    room = max(max(across) - min(across), (max(down) - min(down)) / _HIGH) * _AIR
    width = min(max(room, wide * _PART), wide, high / _HIGH)
    height = width * _HIGH
    begin = (max(across) + min(across) - width) / 2, (max(down) + min(down) - height) / 2
    return (
        min(max(begin[0], left), left + wide - width),
        min(max(begin[1], top), top + high - height),
        width,
        height,
    )
