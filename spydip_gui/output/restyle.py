"""Recolours the drawn layers of a picture for a theme, by the classes of its style sheet."""

import re
from collections.abc import Collection, Mapping
from typing import TYPE_CHECKING, Final

from PySide6.QtGui import QColor

from spydip_gui.output.palette import mixed

if TYPE_CHECKING:
    from xml.etree.ElementTree import Element

_SVG: Final = "http://www.w3.org/2000/svg"
_RULE = re.compile(r"\.([\w-]+)\{([^}]*)\}")
_STROKE = re.compile(r"stroke:(#[0-9a-fA-F]{3,6})\b")
_THROUGH = re.compile(r";?stroke-opacity:([\d.]+)")
_COLOUR = re.compile(r"#[0-9a-fA-F]{3,6}\b")


def solid(layer: bytes, ground: QColor) -> bytes:
    """The SVG with translucent lines made solid, in the colour they have over a ground.

    Qt writes a translucent line into a PDF as the outline of each of its dashes.
    """

    def rule(found: re.Match[str]) -> str:
        stroke, through = _STROKE.search(found[2]), _THROUGH.search(found[2])
        if stroke is None or through is None:
            return found[0]
        colour = mixed(ground, QColor(stroke[1]), float(through[1])).name()
        return f".{found[1]}{{{_THROUGH.sub('', found[2])};stroke:{colour}}}"

    return _RULE.sub(rule, layer.decode()).encode()


def unstroked(layer: bytes) -> bytes:
    """The SVG with a stroke width of zero wherever there is no stroke.

    Qt draws a colourless line around a shape without a stroke, which fills PDFs with outlines.
    """
    from xml.etree import ElementTree as ET  # noqa: PLC0415  # for paper only

    root = ET.fromstring(layer)  # noqa: S314  # the board's reader has let it pass
    sheet = "".join(part.text or "" for part in root.iter(f"{{{_SVG}}}style"))
    if "stroke" in _RULE.sub("", sheet):
        return layer
    classes = {found[1] for found in _RULE.finditer(sheet) if "stroke" in found[2]}
    _thin(root, classes)
    ET.register_namespace("", _SVG)
    return bytes(ET.tostring(root))


def _thin(element: "Element", classes: Collection[str]) -> None:
    """Mark the elements without a stroke, neither their own nor an inherited one."""
    own = {*element.get("class", "").split()} & {*classes}
    if own or "stroke" in element.attrib or "stroke" in element.get("style", ""):
        return
    if len(element):
        for part in element:
            _thin(part, classes)
    else:
        element.set("stroke-width", "0")


def themed(layer: bytes, colours: Mapping[str, str]) -> bool:
    """Whether an SVG has classes that the theme knows, or shows nothing that could have any."""
    rules = _RULE.finditer(layer.decode())
    return b"<path" not in layer or any(found[1] in colours for found in rules)


def recoloured(layer: bytes, colours: Mapping[str, str]) -> bytes:
    """The SVG with the theme's colour for each class the theme knows."""

    def rule(found: re.Match[str]) -> str:
        name, body = found[1].removeprefix("spydip-"), found[2]
        if name not in colours:
            return found[0]
        return f".{found[1]}{{{_COLOUR.sub(colours[name], body, count=1)}}}"

    return _RULE.sub(rule, layer.decode()).encode()
