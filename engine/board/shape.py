"""A picture's shape as stored in the cache; its corners can be read without shapely."""

import base64
import struct
from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    import shapely

Line = tuple[tuple[float, float], ...]
"""The corners of a line, or of a ring whose last corner is its first."""

# The kinds of geometry in well-known binary (WKB).
_LINE: Final = 2
_POLYGON: Final = 3


@dataclass(frozen=True, slots=True)
class Shape:
    """One or more polygons or lines, as two-dimensional well-known binary."""

    packed: bytes

    @property
    def lines(self) -> tuple[Line, ...]:
        """Every ring, holes included, and every line."""
        return _lines(self.packed)

    @property
    def geometry(self) -> "shapely.Geometry":
        """The same, for computing."""
        return _geometry(self.packed)


def pack(geometry: "shapely.Geometry") -> str:
    """A geometry as text for the cache."""
    import shapely  # noqa: PLC0415  # shapely is slow to import, and most never need it

    return base64.b64encode(shapely.to_wkb(geometry, byte_order=1)).decode()


def unpack(text: str) -> Shape:
    """The shape that was packed into a text."""
    return Shape(base64.b64decode(text))


@lru_cache(maxsize=1024)
def _geometry(packed: bytes) -> "shapely.Geometry":
    import shapely  # noqa: PLC0415  # as above

    return shapely.from_wkb(packed)


@lru_cache(maxsize=1024)
def _lines(packed: bytes) -> tuple[Line, ...]:
    return tuple(_Reader(packed).lines())


class _Reader:
    """Reads well-known binary from its start."""

    def __init__(self, packed: bytes) -> None:
        self._packed = packed
        self._at = 0

    def lines(self) -> Iterator[Line]:
        """The lines of the next geometry."""
        _, kind = self._take("BI")
        if kind == _LINE:
            yield self._line()
        elif kind == _POLYGON:
            for _ in range(self._count()):
                yield self._line()
        else:
            for _ in range(self._count()):
                yield from self.lines()

    def _line(self) -> Line:
        flat = self._take(f"{2 * self._count()}d")
        return tuple(zip(flat[::2], flat[1::2], strict=True))

    def _count(self) -> int:
        return int(self._take("I")[0])

    def _take(self, form: str) -> tuple[Any, ...]:
        values = struct.unpack_from(f"<{form}", self._packed, self._at)
        self._at += struct.calcsize(f"<{form}")
        return values
