"""Makes the PDFs that Qt writes smaller, and free of moment and chance."""

import re
import zlib
from collections.abc import Iterator

_LETTERS = 5
"""So many letters of a coordinate are kept: on a page of 600 dots an inch the rest is not seen."""

_STEPS = (b" m", b" l", b" c")

_DATES = (
    (re.compile(rb"(/(?:Creation|Mod)Date \(D:)\d{14}"), rb"\g<1>20000101000000"),
    (re.compile(rb'(xmp:\w+Date=")\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d'), rb"\g<1>2000-01-01T00:00:00"),
    (re.compile(rb"uuid:[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}"), b"uuid:" + b"0" * 36),
    (re.compile(rb"(/ID \[).*?\]", re.DOTALL), rb"\g<1> <00> <00> ]"),
)
_STREAM = re.compile(rb"/Length (\d+) 0 R\s*/Filter /FlateDecode\s*>>\s*stream\n", re.DOTALL)


def lean(pdf: bytes) -> bytes:
    """The same page in fewer bytes; equal pictures give equal files, whenever they were drawn."""
    body, _, tail = pdf.rpartition(b"xref\n0 ")
    if not body:
        return pdf
    table, _, trailer = tail.partition(b"trailer")
    offsets = [int(row[:10]) for row in table.split(b"\n")[1:] if row.endswith(b" n ")]
    edges = [*sorted(offsets), len(body)]
    parts = {n: body[edges[i] : edges[i + 1]] for i, n in enumerate(_numbers(body, edges))}
    lengths: dict[int, bytes] = {}
    for number, part in parts.items():
        found = _STREAM.search(part)
        if found is None:
            parts[number] = _plain(part)
        else:
            lighter = _lighter(part[found.end() : part.rindex(b"\nendstream")])
            parts[number] = part[: found.end()] + lighter + b"\nendstream\nendobj\n"
            lengths[int(found[1])] = b"%s 0 obj\n%d\nendobj\n" % (found[1], len(lighter))
    parts |= lengths
    return _joined(body[: edges[0]], parts, _plain(trailer).partition(b"startxref")[0])


def _numbers(body: bytes, edges: list[int]) -> Iterator[int]:
    for edge in edges[:-1]:
        yield int(body[edge : edge + 10].split(b" ")[0])


def _plain(part: bytes) -> bytes:
    for pattern, instead in _DATES:
        part = pattern.sub(instead, part)
    return part


def _lighter(content: bytes) -> bytes:
    """A compressed stream with shorter coordinates; one that draws nothing stays as it is."""
    try:
        drawn = zlib.decompress(content)
    except zlib.error:
        return content
    if b" cm\n" not in drawn:
        return content
    return zlib.compress(b"\n".join(map(_shorter, drawn.split(b"\n"))))


def _shorter(line: bytes) -> bytes:
    """A step of a path with fewer digits; every other line as it is."""
    if line[-2:] not in _STEPS:
        return line
    numbers = line[:-2].split(b" ")
    return b" ".join([n[: max(_LETTERS, n.find(b"."))] for n in numbers]) + line[-2:]


def _joined(head: bytes, parts: dict[int, bytes], trailer: bytes) -> bytes:
    """A file of numbered objects with the table of where each begins."""
    whole = bytearray(head)
    begins = {}
    for number, part in sorted(parts.items()):
        begins[number] = len(whole)
        whole += part
    start = len(whole)
    rows = [b"%010d 00000 n \n" % begins[number] for number in sorted(begins)]
    whole += b"xref\n0 %d\n0000000000 65535 f \n" % (len(rows) + 1) + b"".join(rows)
    whole += b"trailer" + trailer + b"startxref\n%d\n%%%%EOF\n" % start
    return bytes(whole)
