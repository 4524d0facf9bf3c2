"""Reads all that a board needs out of its picture, in a form that can be kept in the cache."""

import base64
from collections.abc import Iterator, Mapping
from typing import Any
from xml.etree.ElementTree import Element

import shapely

from engine.board import anchors
from engine.board.anchors import Spot
from engine.board.faults import BoardError
from engine.board.graph import Board, Province
from engine.board.outlines import Drawing
from engine.board.schema import AnchorsFile, ProvincePicture


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


def traced(
    board: Board, drawn: AnchorsFile, root: Element, match: str, piece_part: float
) -> dict[str, Any]:
    """The frame, the shapes by name and the spots by province, as values that JSON can hold.

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
    piece = piece_part * drawing.frame[2]
    spots = {
        id_: read_spots(province, drawn.province.get(id_), shapes, piece)
        for id_, province in board.provinces.items()
    }
    packed = {n: base64.b64encode(shapely.to_wkb(s)).decode() for n, s in shapes.items()}
    return {"frame": drawing.frame, "shapes": packed, "spots": spots}


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


def read_spots(
    province: Province,
    part: ProvincePicture | None,
    shapes: Mapping[str, shapely.Geometry],
    piece: float,
) -> dict[str, Spot]:
    """Where things stand in a province: as the files say, else where there is most room."""
    area = shapes[province.id]
    placed: dict[str, Spot | None] = part.model_dump() if part else {}
    taken: list[tuple[Spot, float]] = []
    spots: dict[str, Spot] = {}
    for key in ("centre_mark", "unit", "dislodged", "rail", "label"):
        if key == "centre_mark" and not province.centre:
            continue
        room = piece / 2 if key == "centre_mark" else piece
        spot = placed.get(key)
        spots[key] = spot if spot is not None else anchors.middle(area, taken)
        if key != "label":
            taken.append((spots[key], room))
    for location in province.coasts:
        coast = part.coast.get(location[4:]) if part else None
        mark = shapes[location]
        unit = (coast.unit if coast else None) or anchors.near(area, mark, piece)
        dislodged = coast.dislodged if coast else None
        spots[f"{location} unit"] = unit
        spots[f"{location} dislodged"] = dislodged or anchors.near(
            area.difference(shapely.Point(unit).buffer(piece)), mark, piece
        )
    return spots
