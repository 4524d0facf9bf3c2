"""Which names of a map lie on each other or beneath pieces."""

from collections.abc import Iterable, Iterator
from dataclasses import replace

from spydip_gui.map.pane import MapPane
from spydip_gui.output.cells import Cells
from spydip_gui.output.covers import Box, covers
from spydip_gui.output.names import Name, names


def crossings(shown: Iterable[Name], pieces: Iterable[Box]) -> Iterator[tuple[str, str]]:
    """The names that cross each other or a piece."""
    named = [(box, name.words.text) for name in shown for box in name.boxes]
    cells = Cells([*named, *((box, "piece") for box in pieces)])
    for box, text in named:
        yield from ((text, other) for _, other in cells.near(box) if other != text)


def crossed(pane: MapPane) -> list[tuple[str, str]]:
    """The names that cross each other or a piece on a map of the desk as it is now."""
    board = pane.board
    place = replace(board.layout, rails=board.view.rails)
    pieces = list(covers(board.view, place))
    return list(crossings(names(board.picture, board.palette, place, pieces), pieces))
