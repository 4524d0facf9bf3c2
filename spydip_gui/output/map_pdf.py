"""The map of a letter as a PDF; what all maps of a board have in common is drawn once."""

from collections.abc import Sequence
from functools import lru_cache

from PySide6.QtGui import QPainter

from engine.board.picture import Picture
from spydip_gui.output.draw import BoardPen
from spydip_gui.output.files import MARGIN, pdf
from spydip_gui.output.lean_pdf import dictionary, form, lean, listed, opened, reopened, saved
from spydip_gui.output.palette import Palette
from spydip_gui.output.position import draw_known, draw_pieces, laid_out
from spydip_gui.viewmodel import MapView

PAGE = "A4"
"""The paper that the map alone is for."""

_MARGIN = MARGIN / 25.4 * 72
"""The margin round it, in points."""


def map_pdf(view: MapView, picture: Picture, palette: Palette, title: str, width: int) -> bytes:
    """A page with what a viewer sees, its tokens as large as on a picture ``width`` pixels wide."""
    layout = laid_out(picture, width / picture.frame[2])

    def known(painter: QPainter) -> None:
        BoardPen(painter, picture, palette).begin()
        draw_known(painter, view, picture, palette)

    def pieces(painter: QPainter) -> None:
        BoardPen(painter, picture, palette).begin()
        draw_pieces(painter, view, layout, palette)

    drawn = pdf(picture.frame, PAGE, title, known, pieces)
    with opened(drawn) as document, reopened(_plates(picture, palette)) as plates:
        below, above = (document.copy_foreign(form(page)) for page in plates.pages)
        first, second = map(form, document.pages)
        page = document.pages[0]
        page.obj.Resources = dictionary(XObject=dictionary(A=below, B=first, C=above, D=second))
        page.obj.Contents = document.make_stream(b" ".join(b"/%c Do" % one for one in b"ABCD"))
        del document.pages[1]
        return saved(document)


def put_map(sheets: bytes, drawn: bytes, room: Sequence[float]) -> bytes:
    """Qt's pages, made lean, with the map on the last one; it is not drawn again.

    ``room`` is where it goes: left, bottom, right and top in points, in the shape of the map.
    """
    left, bottom, right, top = room
    with opened(sheets) as document, reopened(drawn) as other:
        [page] = other.pages
        wide, high = (float(side) - 2 * _MARGIN for side in page.mediabox[2:])
        scale = max((right - left) / wide, (top - bottom) / high)
        along = left - (_MARGIN + wide / 2) * scale + (right - left) / 2
        up = bottom - (_MARGIN + high / 2) * scale + (top - bottom) / 2
        last = document.pages[-1].obj
        within = last.Resources.get("/XObject", dictionary())
        within["/Map"] = document.copy_foreign(form(page))
        last.Resources["/XObject"] = within
        put = f"q {scale:.6f} 0 0 {scale:.6f} {along:.4f} {up:.4f} cm /Map Do Q"
        last.Contents = listed(document.make_stream(put.encode()), last.Contents)
        return saved(document)


@lru_cache(maxsize=2)
def _plates(picture: Picture, palette: Palette) -> bytes:
    """Two pages: what lies below the provinces, and their borders."""

    def below(painter: QPainter) -> None:
        BoardPen(painter, picture, palette).draw_below()

    def above(painter: QPainter) -> None:
        pen = BoardPen(painter, picture, palette)
        pen.begin()
        pen.draw_above()

    return lean(pdf(picture.frame, PAGE, "", below, above))
