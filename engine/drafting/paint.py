"""How a picture's elements are painted: colours, lines and what is hidden, as SVG inherits."""

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Final
from xml.etree.ElementTree import Element

import svgelements

from engine.board.svg import SVG

_RULE = re.compile(r"([^{}]+)\{([^{}]*)\}")
_REMARK = re.compile(r"/\*.*?\*/", re.DOTALL)
_INHERITED: Final = frozenset(
    {"fill", "stroke", "visibility", "font-size", "font-style", "text-anchor", "fill-opacity"}
)
_OWN: Final = frozenset({"display", "opacity"})
_CLEAR: Final = 0.05

Rgb = tuple[int, int, int]


@dataclass(frozen=True, slots=True)
class Paint:
    """The properties that hold for one element, by name."""

    properties: Mapping[str, str] = field(default_factory=dict)

    @property
    def fill(self) -> Rgb | None:
        """The fill colour; None if nothing is filled."""
        if self.number("fill-opacity", 1.0) < _CLEAR or self.number("opacity", 1.0) < _CLEAR:
            return None
        return rgb(self.properties.get("fill", "black"))

    @property
    def stroke(self) -> bool:
        """Whether its outline is drawn."""
        return self.properties.get("stroke", "none") not in {"none", "transparent"}

    @property
    def hidden(self) -> bool:
        """Whether it is hidden."""
        return self.properties.get("display") == "none" or self.properties.get("visibility") in {
            "hidden",
            "collapse",
        }

    def number(self, key: str, usual: float) -> float:
        """A numeric property, without its unit."""
        found = re.match(r"\s*([-+]?[\d.]+(?:e[-+]?\d+)?)", self.properties.get(key, ""))
        try:
            return float(found[1]) if found else usual
        except ValueError:
            return usual


def rgb(text: str) -> Rgb | None:
    """Red, green and blue of a colour; None for none, for patterns and for anything else."""
    if text in {"none", "transparent"} or ("(" in text and not text.startswith("rgb")):
        return None
    try:
        colour = svgelements.Color(text)
    except (ValueError, TypeError, IndexError):
        return None
    if colour.value is None:
        return None
    return int(colour.red), int(colour.green), int(colour.blue)


class Painting:
    """The style sheets of a picture, applied element by element on the way down."""

    def __init__(self, root: Element) -> None:
        self._rules: dict[str, dict[str, str]] = {}
        for style in root.iter(f"{SVG}style"):
            for names, body in _RULE.findall(_REMARK.sub("", style.text or "")):
                for name in names.split(","):
                    self._rules.setdefault(name.strip(), {}).update(_declared(body))

    def of(self, element: Element, above: Paint) -> Paint:
        """How an element is painted, given how its parent is."""
        found = {key: text for key, text in above.properties.items() if key in _INHERITED}
        if "display" in above.properties and above.properties["display"] == "none":
            found["display"] = "none"
        for part in self._parts(element):
            found |= {key: text for key, text in part.items() if text != "inherit"}
        return Paint(found)

    def _parts(self, element: Element) -> Iterator[Mapping[str, str]]:
        """The style properties of an element, strongest last."""
        yield {key: element.get(key, "") for key in _INHERITED | _OWN if element.get(key)}
        tag = element.tag.removeprefix(SVG)
        yield self._rules.get(tag, {})
        for name in (element.get("class") or "").split():
            yield self._rules.get(f".{name}", {})
            yield self._rules.get(f"{tag}.{name}", {})
        yield self._rules.get(f"#{element.get('id')}", {})
        yield _declared(element.get("style", ""))


def _declared(body: str) -> dict[str, str]:
    pairs = (part.split(":", 1) for part in body.split(";") if ":" in part)
    return {key.strip(): text.replace("!important", "").strip() for key, text in pairs}
