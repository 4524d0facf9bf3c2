"""Makes Qt's PDFs smaller and reproducible."""

import io
import zlib
from functools import lru_cache

_LETTERS = 5
"""How many letters of a coordinate are kept: on a page of 600 dots an inch the rest is not seen."""

_STEPS = (b" m", b" l", b" c")
_MOMENTS = {"/CreationDate", "/ModDate"}

_CLOSED = b"\nh\n"
"""Ends an outline. The letters of a turn have most outlines in common, so each is read once."""

_EFFORT = 4
"""How hard a page is packed: beyond this it takes much longer and is hardly smaller."""


def lean(pdf: bytes) -> bytes:
    """The same page in fewer bytes; equal pictures give equal files, whenever drawn."""
    import pikepdf  # noqa: PLC0415  # only what writes a PDF needs it

    try:
        document = pikepdf.open(io.BytesIO(pdf))
    except pikepdf.PdfError:
        return pdf
    with document:
        for moment in _MOMENTS & document.docinfo.keys():
            del document.docinfo[moment]
        if "/Metadata" in document.Root:
            del document.Root.Metadata  # the same again, with a random number
        for one in document.objects:
            if isinstance(one, pikepdf.Stream) and one.get("/Subtype") != "/Image":
                drawn = one.read_bytes()
                if b" cm\n" in drawn:
                    shorter = _CLOSED.join(map(_outline, drawn.split(_CLOSED)))
                    packed = zlib.compress(shorter, _EFFORT)
                    one.write(packed, filter=pikepdf.Name.FlateDecode)
        if "/ID" in document.trailer:
            del document.trailer.ID  # the next one is derived from the file's contents
        lighter = io.BytesIO()
        document.save(lighter, deterministic_id=True)
    return lighter.getvalue()


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
