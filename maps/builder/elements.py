"""The elements that the picture's layers are made of, and the names of the layers."""

from collections.abc import Iterable, Iterator

BELOW = ("water", "graticule", "shallows", "sea-lines", "land")
"""The layers beneath what a program paints on the provinces."""

ABOVE = ("lakes", "borders", "coastline", "frame")
"""The layers above that."""

HIDDEN = ("centres", "names", "coasts", "anchors")
"""The layers that programs read or draw themselves, so that these are left out there."""

UNSEEN = ' display="none"'
"""The attribute of a layer that is for programs only."""


def svg_id(name: str) -> str:
    """The id of a ground or coast in the picture."""
    return name.replace("/", "-")


def path(classes: str, data: str, name: str = "") -> str:
    """A path, with the id of what it shows if that has a name."""
    named = f' id="{svg_id(name)}"' if name else ""
    return f'<path{named} class="{classes}" d="{data}"/>'


def group(name: str, pieces: Iterable[str], attributes: str = "") -> Iterator[str]:
    """A group with that id, line by line."""
    yield f'<g id="{name}"{attributes}>'
    yield from pieces
    yield "</g>"
