"""Do pieces, marks and names stand inside their provinces and have room there?"""

from collections.abc import Iterator, Mapping

import shapely

from engine.board.anchors import Spot, room
from engine.board.checks.subject import Subject
from engine.board.graph import Province
from engine.board.spots import read_spots

_WORDS = {
    "unit": "unit",
    "dislodged": "dislodged unit",
    "centre_mark": "centre mark",
    "rail": "covert rail",
    "label": "name",
}


def faults(subject: Subject) -> Iterator[str]:
    """One sentence for each thing that has no good place."""
    width = subject.drawing.frame[2]
    piece, spots = read_spots(subject.board, subject.drawn, subject.shapes, width)
    for id_, placed in spots.items():
        province = subject.board.provinces[id_]
        yield from _province(subject, province, placed, piece)


def _province(
    subject: Subject, province: Province, spots: Mapping[str, Spot], piece: float
) -> Iterator[str]:
    area = subject.shapes[province.id]
    left, top, width, height = subject.drawing.frame
    frame = shapely.box(left, top, left + width, top + height)
    # A fleet on a coast may lean over the water; all else keeps to its own ground.
    needed = {"unit": piece, "dislodged": 0.0, "centre_mark": 0.0}
    for key, spot in spots.items():
        place, _, kind = key.rpartition(" ")
        whose = f"The {_WORDS[kind]} of {subject.called(place or province.id)}"
        at = f"at ({spot[0]:.0f}, {spot[1]:.0f})"
        if not frame.covers(shapely.Point(spot)):
            yield f"{whose} {at} is outside the picture."
        elif place and room(area, spot) < -piece:
            yield f"{whose} {at} is too far from the province."
        elif not place and kind in needed:
            free = room(area, spot)
            if free < 0:
                yield f"{whose} {at} is outside the province."
            elif free < needed[kind]:
                yield f"{whose} {at} has {free:.1f} units of room and needs {needed[kind]:.1f}."
