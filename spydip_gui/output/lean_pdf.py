"""Makes Qt's PDFs smaller and reproducible."""

import io
import zlib
from functools import lru_cache
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import pikepdf

_LETTERS = 5
"""How many letters of a coordinate are kept: on a page of 600 dots an inch the rest is not seen."""

_STEPS = (b" m", b" l", b" c")
_MOMENTS = {"/CreationDate", "/ModDate"}

_CLOSED = b"\nh\n"
"""Ends an outline. The letters of a turn have most outlines in common, so each is read once."""

_EFFORT = 4
"""How hard a page is packed: beyond this it takes much longer and is hardly smaller."""


def lean(pdf: bytes) -> bytes:
    """The same pages in fewer bytes; equal pictures give equal files, whenever drawn."""
    import pikepdf  # noqa: PLC0415  # only what writes a PDF needs it

    try:
        with opened(pdf) as document:
            return saved(document)
    except pikepdf.PdfError:
        return pdf


def reopened(pdf: bytes) -> "pikepdf.Pdf":
    """A PDF that was made lean earlier."""
    import pikepdf  # noqa: PLC0415  # only what writes a PDF needs it

    return pikepdf.open(io.BytesIO(pdf))


def opened(pdf: bytes) -> "pikepdf.Pdf":
    """A PDF written by Qt, made lean; raises PdfError if it is not one."""
    import pikepdf  # noqa: PLC0415  # only what writes a PDF needs it

    document = reopened(pdf)
    for moment in _MOMENTS & document.docinfo.keys():
        del document.docinfo[moment]
    if "/Metadata" in document.Root:
        del document.Root.Metadata  # the same once more, with a number made by chance
    for one in document.objects:
        if isinstance(one, pikepdf.Stream) and one.get("/Subtype") != "/Image":
            drawn = one.read_bytes()
            if b" cm\n" in drawn:
                shorter = _CLOSED.join(map(_outline, drawn.split(_CLOSED)))
                packed = zlib.compress(shorter, _EFFORT)
                one.write(packed, filter=pikepdf.Name.FlateDecode)
    return document


def saved(document: "pikepdf.Pdf") -> bytes:
    """A document as file contents; equal ones give equal files."""
    if "/ID" in document.trailer:
        del document.trailer.ID  # the next one is made from what the file holds
    lighter = io.BytesIO()
    document.save(lighter, deterministic_id=True)
    return lighter.getvalue()


def form(page: "pikepdf.Page") -> "pikepdf.Object":
    """What a page of Qt's shows, in a form that can be put on other pages.

    The page's stream is taken as it is: compressing it again takes as long as drawing it.
    """
    import pikepdf  # noqa: PLC0415  # only what writes a PDF needs it

    shown = page.obj.Contents
    shown.Type, shown.Subtype = pikepdf.Name.XObject, pikepdf.Name.Form
    shown.BBox, shown.Resources = page.mediabox, page.resources
    return shown


def dictionary(**parts: "pikepdf.Object") -> "pikepdf.Dictionary":
    """A dictionary in a PDF."""
    import pikepdf  # noqa: PLC0415  # only what writes a PDF needs it

    return pikepdf.Dictionary({f"/{name}": part for name, part in parts.items()})


def listed(*parts: "pikepdf.Object") -> "pikepdf.Array":
    """A list in a PDF."""
    import pikepdf  # noqa: PLC0415  # only what writes a PDF needs it

    return pikepdf.Array(parts)


@lru_cache(maxsize=10_000)
def _outline(drawn: bytes) -> bytes:
    """Drawing instructions with fewer digits in each step of a path."""
    return b"\n".join(map(_shorter, drawn.split(b"\n")))


def _shorter(line: bytes) -> bytes:
    """A path step with fewer digits; any other line as it is."""
    if line[-2:] not in _STEPS:
        return line
    numbers = line[:-2].split(b" ")
    return b" ".join([n[: max(_LETTERS, n.find(b"."))] for n in numbers]) + line[-2:]
