"""Draws a board by name into a file."""

from functools import partial
from pathlib import Path

from engine.board.graph import Location, PowerId
from engine.board.picture import load_picture
from engine.visibility.sight import GM
from spydip_gui.output.files import encoded, save
from spydip_gui.output.palette import Palette
from spydip_gui.output.position import draw_view
from spydip_gui.viewmodel import MapView, Piece


def render_board(
    name: str, output: Path, *, width: int, page: str, start: bool, look: Palette
) -> None:
    """Draw a built-in board, or that of a folder, into a file whose ending tells the kind.

    Args:
        name: The board's name or folder.
        output: Where to write: ``.png``, ``.svg`` or ``.pdf``.
        width: Width in pixels, for all but PDF.
        page: Paper, for PDF only.
        start: Whether to draw the units and owners that a game starts with.
        look: The colours, the typeface and the language of the names.

    Raises:
        BoardError: If the board or its picture is faulty.
        OutputError: If the ending is unknown or the file cannot be written.
    """
    picture = load_picture(name)
    powers = picture.board.powers.values() if start else ()
    owners = {home: power.id for power in powers for home in power.home}
    pieces = tuple(_piece(unit, power.id) for power in powers for unit in power.units)
    view = MapView(viewer=GM, owners=owners, pieces=pieces)
    draw = partial(draw_view, view=view, picture=picture, palette=look)
    form, title = output.suffix.lower(), picture.board.title
    save(output, encoded(form, picture.frame, draw, title=title, width=width, page=page))


def _piece(unit: str, power: PowerId) -> Piece:
    kind, _, place = unit.partition(" ")
    return Piece(Location(place), kind, power)
