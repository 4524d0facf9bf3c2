"""Writes a whole game into a folder: a picture and a report of every turn."""

import re
from functools import partial
from pathlib import Path

from engine.board.picture import Picture
from engine.report.styles import as_html, as_text
from spydip_gui.document.document import Document
from spydip_gui.output import files
from spydip_gui.output.files import png, save
from spydip_gui.output.palette import Palette
from spydip_gui.output.position import draw_view
from spydip_gui.viewmodel import seat_views


def write_album(
    document: Document, picture: Picture, palette: Palette, folder: Path, *, width: int = 1600
) -> tuple[Path, ...]:
    """Write what the document's viewer sees of every turn; returns the files written.

    Raises OutputError if the folder or a file in it cannot be written.
    """
    written: list[Path] = []
    files.folder(folder)
    views = seat_views(document.view.at(len(document.turns) - 1))
    for turn, (title, view) in enumerate(zip(document.turns, views, strict=True)):
        stem = folder / f"{turn:02}-{re.sub('[^a-z0-9]+', '-', title.lower())}"
        picture_file, text, page = (stem.with_suffix(s) for s in (".png", ".txt", ".html"))
        draw = partial(draw_view, view=view, picture=picture, palette=palette)
        save(picture_file, png(picture.frame, width, draw))
        save(text, as_text(document.view.told(turn)).encode())
        save(page, as_html(document.view.told(turn)).encode())
        written += (picture_file, text, page)
    return tuple(written)
