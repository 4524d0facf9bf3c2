"""The picture of a drafted board: the designer's own, with cleaned outlines under our ids."""

import copy
import re
from collections.abc import Mapping, Sequence
from typing import Final
from xml.etree.ElementTree import Element, SubElement, register_namespace, tostring

import shapely

from engine.board.svg import SVG, XLINK
from engine.drafting.roles import Roles
from engine.drafting.sheet import Sheet

DRAWN: Final = "spydip-drawn"
"""The group around all that the designer drew."""

GROUND: Final = "spydip-ground"
"""The layer of cleaned outlines; it is never shown, it says what ground each province has."""

BORDERS: Final = "spydip-borders"
"""The layer of borders, drawn above the fills."""

_INKSCAPE: Final = "http://www.inkscape.org/namespaces/inkscape"
_SODIPODI: Final = "http://sodipodi.sourceforge.net/DTD/sodipodi-0.dtd"
_REFERENCE: Final = re.compile(r"url\(\s*['\"]?#([^'\")\s]+)['\"]?\s*\)")
_OURS: Final = re.compile(r"[a-z]{3}(-[a-z]{2})?|inert-\d+|spydip-\w+")
_SILENT: Final = {f"{SVG}title", f"{SVG}desc", f"{SVG}defs"}
_KEPT_OUT: Final = {f"{SVG}metadata", f"{{{_SODIPODI}}}namedview"}


def redrawn(
    sheet: Sheet,
    roles: Roles,
    areas: Mapping[str, shapely.Geometry],
    coasts: Mapping[str, shapely.Geometry],
) -> tuple[bytes, list[str], list[str]]:
    """The SVG, the ids of what the program draws itself, and those of the designer's names.

    ``areas`` are the grounds and ``coasts`` the marks, each by its future id.
    """
    numbered = {element: number for number, element in enumerate(sheet.root.iter())}
    root = copy.deepcopy(sheet.root)
    copies = list(root.iter())
    _rename(root)
    names = [copies[numbered[text.element]] for text in roles.names]
    marks = [copies[numbered[item.element]] for item in (*roles.centres, *roles.posts)]
    lettered, marked = _layers(root, names, "names"), _layers(root, marks, "marks")
    for parent in [*root.iter()]:
        parent[:] = [child for child in parent if child.tag not in _KEPT_OUT]
    _wrap(root)
    left, top, wide, high = sheet.frame
    root.set("viewBox", f"{left:g} {top:g} {wide:g} {high:g}")
    _add_ground(root, areas, coasts)
    _add_borders(root, [*areas.values()], wide)
    for prefix, address in (
        ("", SVG[1:-1]),
        ("xlink", XLINK),
        ("inkscape", _INKSCAPE),
        ("sodipodi", _SODIPODI),
    ):
        register_namespace(prefix, address)
    return bytes(tostring(root, encoding="utf-8", xml_declaration=True)), marked, lettered


def _wrap(root: Element) -> None:
    """Put everything drawn into one group, so that a board's file can name it."""
    drawn = [e for e in root if e.tag not in {f"{SVG}defs", f"{SVG}style", f"{SVG}title"}]
    group = Element(f"{SVG}g", {"id": DRAWN})
    for element in drawn:
        root.remove(element)
        group.append(element)
    root.append(group)


def _rename(root: Element) -> None:
    """Rename elements whose ids we need, wherever they are referred to."""
    taken = [e.get("id", "") for e in root.iter() if _OURS.fullmatch(e.get("id", "").lower())]
    new = {old: f"drawn-{old}" for old in taken}

    def renamed(found: re.Match[str]) -> str:
        return f"url(#{new.get(found[1], found[1])})"

    for element in root.iter():
        for key, text in [*element.attrib.items()]:
            if key == "id":
                element.set(key, new.get(text, text))
            elif key.rpartition("}")[2] == "href" and text[:1] == "#":
                element.set(key, f"#{new.get(text[1:], text[1:])}")
            elif "url(" in text:
                element.set(key, _REFERENCE.sub(renamed, text))
        if element.tag == f"{SVG}style" and element.text:
            for old, name in new.items():
                element.text = re.sub(rf"#{re.escape(old)}\b", f"#{name}", element.text)


def _layers(root: Element, wanted: Sequence[Element], kind: str) -> list[str]:
    """The ids of the smallest groups with nothing but these elements; new ids where missing."""
    meant = set(wanted)
    found: list[str] = []

    def whole(element: Element) -> bool:
        parts = [part for part in element if part.tag not in _SILENT]
        return element in meant or (
            element.tag == f"{SVG}g" and bool(parts) and all(whole(part) for part in parts)
        )

    def walk(parent: Element) -> None:
        for element in parent:
            if whole(element):
                if not element.get("id"):
                    element.set("id", f"spydip-{kind}-{len(found) + 1}")
                found.append(element.get("id", ""))
            else:
                walk(element)

    if meant:
        walk(root)
    return list(dict.fromkeys(found))


def _add_ground(
    root: Element, areas: Mapping[str, shapely.Geometry], coasts: Mapping[str, shapely.Geometry]
) -> None:
    layer = SubElement(root, f"{SVG}g", {"id": GROUND, "style": "display:none"})
    for id_, area in areas.items():
        rings = [ring for part in shapely.get_parts(area) for ring in shapely.get_rings(part)]
        way = " ".join(f"{_way(ring)}Z" for ring in rings)
        SubElement(layer, f"{SVG}path", {"id": id_, "fill-rule": "evenodd", "d": way})
    for id_, mark in coasts.items():
        parts = shapely.get_parts(mark)
        lines = [one.boundary if one.geom_type == "Polygon" else one for one in parts if one.length]
        if lines:
            way = " ".join(map(_way, lines))
            SubElement(layer, f"{SVG}path", {"id": id_, "fill": "none", "d": way})


def _way(line: shapely.Geometry) -> str:
    points = [f"{x:.2f} {y:.2f}" for x, y in line.coords]
    return f"M{points[0]}L{' '.join(points[1:])}"


def _add_borders(root: Element, areas: Sequence[shapely.Geometry], wide: float) -> None:
    """Draw every border once, thin enough to lie above fills."""
    if not areas:
        return
    net = shapely.line_merge(shapely.union_all([area.boundary for area in areas]))
    # A class that the map's colours know, so that borders are bright by night.
    rule = f"fill:none;stroke:#3c3a36;stroke-opacity:0.6;stroke-width:{wide / 1200:.3g}"
    SubElement(root, f"{SVG}style").text = f".spydip-border{{{rule}}}"
    layer = SubElement(root, f"{SVG}g", {"id": BORDERS, "class": "spydip-border"})
    way = " ".join(_way(part) for part in shapely.get_parts(net) if part.length)
    SubElement(layer, f"{SVG}path", {"d": way})
