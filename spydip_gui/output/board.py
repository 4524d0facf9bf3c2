"""Draws a board by name into a file."""

from functools import partial
from pathlib import Path

from engine.board.picture import load_picture
from spydip_gui.output.draw import draw_board
from spydip_gui.output.files import encoded, save
from spydip_gui.output.palette import Palette


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
    board = picture.board
    powers = board.powers.values() if start else ()
    owners = {home: power.id for power in powers for home in power.home}
    units = [(power.id, unit) for power in powers for unit in power.units]
    draw = partial(draw_board, picture=picture, palette=look, owners=owners, units=units)
    form = output.suffix.lower()
    data = encoded(form, picture.frame, draw, title=board.title, width=width, page=page)
    save(output, data)
