"""Do pieces, marks and names stand inside their provinces and have room there?"""

from collections.abc import Iterator, Mapping

import shapely

from engine.board.checks.subject import Subject
from engine.board.graph import Province
from engine.board.spots import Spot, read_spots, room
from engine.language.message import Message


def faults(subject: Subject) -> Iterator[Message]:
    """One sentence for each thing that is badly placed."""
    width = subject.drawing.frame[2]
    piece, spots = read_spots(subject.board, subject.drawn, subject.shapes, width)
    for id_, placed in spots.items():
        province = subject.board.provinces[id_]
        yield from _province(subject, province, placed, piece)


def _province(
    subject: Subject, province: Province, spots: Mapping[str, Spot], piece: float
) -> Iterator[Message]:
    area = subject.shapes[province.id]
    left, top, width, height = subject.drawing.frame
    frame = shapely.box(left, top, left + width, top + height)
    # A fleet on a coast may lean over the water; everything else stays on its own ground.
    needed = {"unit": piece, "dislodged": 0.0, "centre_mark": 0.0}
    for key, spot in spots.items():
        place, _, kind = key.rpartition(" ")
        called, at = subject.called(place or province.id), f"({spot[0]:.0f}, {spot[1]:.0f})"
        what = Message(f"board.spot_{kind}", province=called, at=at)
        if not frame.covers(shapely.Point(spot)):
            yield Message("board.outside_picture", what=what)
        elif place and room(area, spot) < -piece:
            yield Message("board.too_far", what=what)
        elif not place and kind in needed:
            free = room(area, spot)
            if free < 0:
                yield Message("board.outside_province", what=what)
            elif free < needed[kind]:
                has, needs = f"{free:.1f}", f"{needed[kind]:.1f}"
                yield Message("board.too_little_room", what=what, has=has, needs=needs)
