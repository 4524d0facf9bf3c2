"""Cuts the part beneath the provinces, or above them, out of a picture, as an SVG of its own."""

from collections.abc import Set as AbstractSet
from xml.etree.ElementTree import Element, SubElement, register_namespace, tostring

from engine.board.svg import SVG, XLINK, reference

_KEPT = {f"{SVG}defs", f"{SVG}style"}


def extract(root: Element, ids: AbstractSet[str] | None, hide: AbstractSet[str]) -> bytes:
    """The picture with only the elements of those ids (all of them for none), less the hidden.

    What the remaining elements ``use`` comes along, undrawn.
    """
    copy = _pruned(root, ids, hide)
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
