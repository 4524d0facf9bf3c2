"""Reads all that a board needs out of its picture, in a form that can be kept in the cache."""

import base64
from collections.abc import Iterator
from typing import Any
from xml.etree.ElementTree import Element

import shapely

from engine.board.faults import BoardError
from engine.board.graph import Board
from engine.board.outlines import Drawing
from engine.board.schema import AnchorsFile, ProvincePicture
from engine.board.spots import read_spots


def paths_of(id_: str, part: ProvincePicture | None) -> tuple[str, ...]:
    """The names of the elements that draw a province: the key ``path``, else the id."""
    path = part.path if part else None
    if path is None:
        return (id_.lower(),)
    return (path,) if isinstance(path, str) else path


def coast_path(location: str, part: ProvincePicture | None) -> tuple[str, ...]:
    """The names of the elements that draw a coast: the key ``path``, else as in ``spa-nc``."""
    coast = part.coast.get(location[4:]) if part else None
    path = coast.path if coast else None
    if path is None:
        return (location.lower().replace("/", "-"),)
    return (path,) if isinstance(path, str) else path


def traced(board: Board, drawn: AnchorsFile, root: Element, match: str) -> dict[str, Any]:
    """The frame, the piece, the shapes by name and the spots by province, as JSON can hold them.

    Raises:
        BoardError: If a province is not on the picture or an element cannot be read.
    """
    drawing = Drawing(root, match, board.name)
    shapes = dict(read_shapes(board, drawn, drawing))
    missing = [p for p in board.provinces.values() if shapes[p.id].is_empty]
    if missing:
        raise BoardError(
            board.name, [f"Province {p.name} ({p.id}) is not on the picture." for p in missing]
        )
    piece, spots = read_spots(board, drawn, shapes, drawing.frame[2])
    packed = {n: base64.b64encode(shapely.to_wkb(s)).decode() for n, s in shapes.items()}
    return {"frame": drawing.frame, "piece": piece, "shapes": packed, "spots": spots}


def read_shapes(
    board: Board, drawn: AnchorsFile, drawing: Drawing
) -> Iterator[tuple[str, shapely.Geometry]]:
    """The ground of each province and inert shape and the line of each coast, with their names.

    What the picture does not show is empty. Raises as `traced` does for unreadable elements.
    """
    for id_, province in board.provinces.items():
        part = drawn.province.get(id_)
        yield id_, drawing.areas(paths_of(id_, part))
        yield f"also {id_}", drawing.areas(part.also if part else ())
        for location in province.coasts:
            yield location, drawing.lines(coast_path(location, part))
    for name in drawn.inert.paths:
        yield f"inert {name}", drawing.areas((name,))
