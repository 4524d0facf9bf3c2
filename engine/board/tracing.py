"""Reads everything a board needs from its picture, in a form that the cache can store."""

import re
from collections.abc import Iterator
from collections.abc import Set as AbstractSet
from pathlib import Path
from typing import Any
from xml.etree.ElementTree import Element, SubElement, register_namespace, tostring

import shapely

from engine.board import svg
from engine.board.drawn import read_drawn
from engine.board.faults import BoardError
from engine.board.graph import Board
from engine.board.load import pictured, read_board
from engine.board.outlines import Drawing
from engine.board.schema import AnchorsFile, BoardFile, ProvincePicture
from engine.board.shape import pack
from engine.board.spots import read_spots
from engine.board.svg import SVG, XLINK, reference
from engine.language.message import Message

_PLACES = ("x", "y", "dx", "dy")
_KEPT = {f"{SVG}defs", f"{SVG}style"}


def paths_of(id_: str, part: ProvincePicture | None) -> tuple[str, ...]:
    """The names of the elements that draw a province: the key ``path``, otherwise the id."""
    return _named(part.path if part else None, id_.lower())


def coast_path(location: str, part: ProvincePicture | None) -> tuple[str, ...]:
    """The names of the elements that draw a coast: the key ``path``, otherwise as in ``spa-nc``."""
    coast = part.coast.get(location[4:]) if part else None
    return _named(coast.path if coast else None, location.lower().replace("/", "-"))


def _named(path: str | tuple[str, ...] | None, usual: str) -> tuple[str, ...]:
    return path if isinstance(path, tuple) else (usual if path is None else path,)


def read_picture(board: Board, place: Path, file: BoardFile | None = None) -> dict[str, Any]:
    """Everything in a board's folder about its picture, as JSON values.

    ``file`` is the board's file, if it has been read already; it may have faults. Raises BoardError
    if a file is faulty, a province is not on the picture, or an element cannot be read.
    """
    file = file or read_board(place)
    drawn = read_drawn(place, file)
    root = svg.read(pictured(place, file.map.svg))
    below, above = _layers(drawn, root)
    labels = {
        id_: {"text": part.label_text, "size": part.label_size, "angle": part.label_angle}
        for id_, part in drawn.province.items()
    }
    return {
        **_traced(board, drawn, Drawing(root, file.map.match, board.name)),
        **{key: getattr(file.map, key) for key in ("author", "licence", "source")},
        "labels": labels,
        "links": [(link.from_, link.to, link.via) for link in drawn.link],
        "inert": drawn.inert.paths,
        "below": below.decode(),
        "above": above.decode(),
    }


def _traced(board: Board, drawn: AnchorsFile, drawing: Drawing) -> dict[str, Any]:
    """The frame, the piece, the shapes by name and the spots by province."""
    shapes = dict(read_shapes(board, drawn, drawing))
    missing = [p for p in board.provinces.values() if shapes[p.id].is_empty]
    if missing:
        faults = [Message("board.not_on_picture", name=p.name, id=p.id) for p in missing]
        raise BoardError(board.name, faults)
    piece, spots = read_spots(board, drawn, shapes, drawing.frame[2])
    packed = {name: pack(shape) for name, shape in shapes.items()}
    return {"frame": drawing.frame, "piece": piece, "shapes": packed, "spots": spots}


def _layers(drawn: AnchorsFile, root: Element) -> tuple[bytes, bytes]:
    above, hide = set(drawn.layers.above), set(drawn.layers.hide)
    below = set(drawn.layers.below) or None
    return extract(root, below, hide | above), extract(root, above, hide)


def read_shapes(
    board: Board, drawn: AnchorsFile, drawing: Drawing
) -> Iterator[tuple[str, shapely.Geometry]]:
    """The ground of each province and inert shape and the line of each coast, with their names.

    What the picture does not show is empty. Raises as `read_picture` does for unreadable elements.
    """
    for id_, province in board.provinces.items():
        part = drawn.province.get(id_)
        yield id_, drawing.areas(paths_of(id_, part))
        yield f"also {id_}", drawing.areas(part.also if part else ())
        for location in province.coasts:
            yield location, drawing.lines(coast_path(location, part))
    for name in drawn.inert.paths:
        yield f"inert {name}", drawing.areas((name,))


def extract(root: Element, ids: AbstractSet[str] | None, hide: AbstractSet[str]) -> bytes:
    """The picture with only the elements with those ids (empty means all), without hidden ones.

    What the remaining elements ``use`` is kept, undrawn.
    """
    copy = _pruned(root, ids, hide)
    _place_spans(copy)
    _bring_used(copy, {e.get("id", ""): e for e in root.iter() if e.get("id")})
    register_namespace("", SVG[1:-1])
    register_namespace("xlink", XLINK[1:-1])
    return bytes(tostring(copy, encoding="utf-8"))


def _pruned(element: Element, ids: AbstractSet[str] | None, hide: AbstractSet[str]) -> Element:
    copy = Element(element.tag, element.attrib)
    copy.text, copy.tail = element.text, element.tail
    for child in element:
        if child.get("id") in hide:
            continue
        if ids is None or child.get("id") in ids or child.tag in _KEPT:
            copy.append(_pruned(child, None, hide))
        elif any(inner.get("id") in ids for inner in child.iter()):
            copy.append(_pruned(child, ids, hide))
    return copy


def _place_spans(root: Element) -> None:
    """Turn every span with a position into a text of its own; Qt ignores such positions."""
    for parent in [*root.iter()]:
        for rank, text in enumerate(list(parent)):
            if text.tag == f"{SVG}text" and any(_placed(span) for span in text):
                parent[rank] = _apart(text)


def _placed(span: Element) -> bool:
    return span.tag == f"{SVG}tspan" and any(span.get(key) for key in ("x", "y", "dy"))


def _apart(text: Element) -> Element:
    """A group with one text for each line of a text."""
    group = Element(f"{SVG}g", {key: v for key, v in text.attrib.items() if key not in _PLACES})
    at = {key: text.get(key, "0").split()[0] for key in ("x", "y") if text.get(key, "0").split()}
    if text.text and text.text.strip():
        SubElement(group, f"{SVG}text", at).text = text.text
    for span in text:
        at |= {key: span.get(key, "").split()[0] for key in ("x", "y") if span.get(key, "").strip()}
        if span.get("dy") and not span.get("y"):
            at["y"] = f"{_number(at.get('y')) + _shift(span.get('dy', ''), text):g}"
        own = {key: value for key, value in span.attrib.items() if key not in _PLACES}
        line = SubElement(group, f"{SVG}text", own | at)
        line.text = "".join(span.itertext())
    group.tail = text.tail
    return group


def _number(text: str | None) -> float:
    found = re.match(r"\s*[-+]?\d*\.?\d+", text or "")
    return float(found[0]) if found else 0.0


def _shift(text: str, around: Element) -> float:
    """How far a line is below the previous one; in line heights if it says so."""
    if not text.strip().endswith("em"):
        return _number(text)
    size = re.search(r"font-size\s*:\s*([\d.]+)", around.get("style", ""))
    return _number(text) * _number(size[1] if size else around.get("font-size", "16"))


def _bring_used(copy: Element, originals: dict[str, Element]) -> None:
    present = {element.get("id", "") for element in copy.iter()}
    defs = SubElement(copy, f"{SVG}defs")
    wanted = [copy]
    while wanted:
        used = {reference(element) or "" for element in wanted.pop().iter()}
        for id_ in sorted((used & originals.keys()) - present):
            defs.append(originals[id_])
            wanted.append(originals[id_])
            present.update(element.get("id", "") for element in originals[id_].iter())
