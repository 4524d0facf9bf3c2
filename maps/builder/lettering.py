"""Sets a name: where each piece of its text goes, and the area its ink takes."""

import math
from collections.abc import Iterator
from dataclasses import dataclass

import shapely
from shapely import affinity

from maps.builder.typeface import Typeface

_MIDDLE = 0.32  # as a fraction of the size: how far the middle of a line is above its baseline


@dataclass(frozen=True, slots=True)
class Run:
    """A piece of text, the start of its baseline, and its turn in degrees clockwise."""

    text: str
    x: float
    y: float
    turn: float


@dataclass(frozen=True, slots=True, kw_only=True)
class Lettering:
    """How a name is set, wherever it goes.

    ``spacing``, in sizes, is added between letters; ``angle`` turns the whole clockwise.
    """

    typeface: Typeface
    lines: tuple[str, ...]
    size: float
    spacing: float = 0.0
    leading: float = 1.0
    angle: float = 0.0

    def runs(self, x: float, y: float) -> tuple[Run, ...]:
        """The pieces of the text, centred at that point.

        A line without spacing is one piece; otherwise every letter is, since few programs that draw
        SVG can space letters.
        """
        return tuple(
            _turned(run, self.angle, x, y)
            for rank, line in enumerate(self.lines)
            for run in self._line(line, self._baseline(rank))
        )

    def ground(self, x: float, y: float) -> shapely.Geometry:
        """The area of the ink, as boxes around its pieces."""
        return shapely.union_all([self._ink(run) for run in self.runs(x, y)])

    def _length(self, line: str) -> float:
        return self.typeface.advance(line, self.size) + self.spacing * self.size * (len(line) - 1)

    def _baseline(self, rank: int) -> float:
        step = self.size * self.leading
        return (rank - (len(self.lines) - 1) / 2) * step + self.size * _MIDDLE

    def _line(self, line: str, baseline: float) -> Iterator[Run]:
        pen = -self._length(line) / 2
        if not self.spacing:
            yield Run(line, pen, baseline, 0.0)
            return
        for letter in line:
            if letter != " ":
                yield Run(letter, pen, baseline, 0.0)
            pen += self.typeface.advance(letter, self.size) + self.spacing * self.size

    def _ink(self, run: Run) -> shapely.Geometry:
        left, bottom, right, top = self.typeface.box(run.text, self.size)
        upright = shapely.box(run.x + left, run.y - top, run.x + right, run.y - bottom)
        return affinity.rotate(upright, run.turn, origin=(run.x, run.y))


def _turned(run: Run, angle: float, x: float, y: float) -> Run:
    cos, sin = math.cos(math.radians(angle)), math.sin(math.radians(angle))
    return Run(
        run.text,
        x + run.x * cos - run.y * sin,
        y + run.x * sin + run.y * cos,
        run.turn + angle,
    )
