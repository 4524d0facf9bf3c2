"""What a check looks at: the board, its picture as read, and the names of its provinces."""

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

import shapely

from engine.board import svg
from engine.board.drawn import read_drawn
from engine.board.graph import Board, ProvinceId
from engine.board.load import folder, load, pictured, read_board
from engine.board.outlines import Drawing
from engine.board.schema import AnchorsFile
from engine.board.tracing import read_shapes
from engine.language.message import Message, Place


@dataclass(frozen=True, slots=True)
class Subject:
    """A board and its picture; ``shapes`` holds ground and coast lines by name, empty if missing.

    ``match`` is the attribute that names the elements of the picture.
    """

    board: Board
    drawn: AnchorsFile
    drawing: Drawing
    match: str
    shapes: Mapping[str, shapely.Geometry]

    @property
    def touch(self) -> float:
        """How close two shapes must be to count as touching."""
        return self.drawn.check.touch

    @property
    def border(self) -> float:
        """The length along which two shapes must touch to be neighbours."""
        check = self.drawn.check
        return 2 * check.touch if check.border is None else check.border

    def called(self, place: str) -> Message:
        """A province or coast by name and id, for error messages: ``Paris (PAR)``."""
        province = self.board.provinces[ProvinceId(place[:3])]
        name = Place(province.id, province.name, self.board.spoken)
        return Message("board.called", place=name, id=place)


def examine(name_or_path: str | Path) -> Subject:
    """Read a board and its picture without judging the one by the other; raises BoardError."""
    place = folder(name_or_path)
    file = read_board(place)
    board = load(name_or_path)
    drawn = read_drawn(place, file)
    picture = pictured(place, file.map.svg)
    drawing = Drawing(svg.read(picture), file.map.match, str(picture))
    shapes = dict(read_shapes(board, drawn, drawing))
    return Subject(board, drawn, drawing, file.map.match, shapes)
