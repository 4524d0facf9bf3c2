"""Measures text by the font's own tables, so that names can be kept clear of everything else.

The tables are those of the OpenType specification: ``cmap`` leads from characters to glyphs,
``hmtx`` gives advances, and ``glyf`` the box of each glyph.
"""

import struct
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

from maps.builder.errors import SourceError

Box = tuple[float, float, float, float]
"""Left, bottom, right and top, y up, from the start of the baseline."""


@dataclass(frozen=True)
class Typeface:
    """One TrueType font file."""

    path: Path

    def advance(self, text: str, size: float) -> float:
        """How far the pen moves for that text; pairs are not kerned."""
        return sum(self._advances[self._glyph(letter)] for letter in text) * self._em(size)

    def box(self, text: str, size: float) -> Box:
        """The box of all the ink of a text; a text without ink has an empty box."""
        pen, boxes = 0.0, []
        for letter in text:
            glyph = self._glyph(letter)
            ink = self._ink(glyph)
            if ink:
                boxes.append((pen + ink[0], ink[1], pen + ink[2], ink[3]))
            pen += self._advances[glyph]
        if not boxes:
            return (0.0, 0.0, 0.0, 0.0)
        lefts, bottoms, rights, tops = zip(*boxes, strict=True)
        em = self._em(size)
        return (min(lefts) * em, min(bottoms) * em, max(rights) * em, max(tops) * em)

    def _em(self, size: float) -> float:
        units: int = struct.unpack_from(">H", self._table("head"), 18)[0]
        return size / units

    def _glyph(self, letter: str) -> int:
        try:
            return self._glyphs[ord(letter)]
        except KeyError:
            raise SourceError([f"{self.path.name} has no letter {letter!r}."]) from None

    @cached_property
    def _data(self) -> bytes:
        return self.path.read_bytes()

    @cached_property
    def _tables(self) -> Mapping[str, tuple[int, int]]:
        count: int = struct.unpack_from(">H", self._data, 4)[0]
        records = (struct.unpack_from(">4sLLL", self._data, 12 + 16 * n) for n in range(count))
        return {tag.decode("ascii"): (offset, length) for tag, _, offset, length in records}

    def _table(self, tag: str) -> bytes:
        if tag not in self._tables:
            raise SourceError([f"{self.path.name} is no TrueType font: it has no table {tag}."])
        offset, length = self._tables[tag]
        return self._data[offset : offset + length]

    @cached_property
    def _advances(self) -> tuple[int, ...]:
        metrics: int = struct.unpack_from(">H", self._table("hhea"), 34)[0]
        glyphs: int = struct.unpack_from(">H", self._table("maxp"), 4)[0]
        table = self._table("hmtx")
        own = [int(struct.unpack_from(">H", table, 4 * n)[0]) for n in range(metrics)]
        return tuple(own + own[-1:] * (glyphs - metrics))

    @cached_property
    def _glyphs(self) -> Mapping[int, int]:
        table = self._table("cmap")
        count: int = struct.unpack_from(">H", table, 2)[0]
        for number in range(count):
            offset: int = struct.unpack_from(">HHL", table, 4 + 8 * number)[2]
            if struct.unpack_from(">H", table, offset)[0] == 4:  # the format of common letters
                return _segments(table[offset:])
        raise SourceError([f"{self.path.name} has no table of letters in format 4."])

    def _ink(self, glyph: int) -> tuple[int, int, int, int] | None:
        long: int = struct.unpack_from(">h", self._table("head"), 50)[0]
        form, width, factor = (">LL", 4, 1) if long else (">HH", 2, 2)
        start, end = struct.unpack_from(form, self._table("loca"), glyph * width)
        if start == end:
            return None
        left, bottom, right, top = struct.unpack_from(
            ">4h", self._table("glyf"), start * factor + 2
        )
        return (left, bottom, right, top)


def _segments(table: bytes) -> Mapping[int, int]:
    count = struct.unpack_from(">H", table, 6)[0] // 2
    ends = struct.unpack_from(f">{count}H", table, 14)
    starts = struct.unpack_from(f">{count}H", table, 16 + 2 * count)
    deltas = struct.unpack_from(f">{count}h", table, 16 + 4 * count)
    offsets = struct.unpack_from(f">{count}H", table, 16 + 6 * count)
    found: dict[int, int] = {}
    for number, (start, end, delta, offset) in enumerate(
        zip(starts, ends, deltas, offsets, strict=True)
    ):
        for code in range(start, end + 1):
            glyph = code
            if offset:
                place = 16 + 6 * count + 2 * number + offset + 2 * (code - start)
                glyph = struct.unpack_from(">H", table, place)[0] if place < len(table) - 1 else 0
            if glyph and (glyph + delta) & 0xFFFF:
                found[code] = (glyph + delta) & 0xFFFF
    return found
