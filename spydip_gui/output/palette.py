"""The colours, patterns and typeface to draw a board with, from the themes file."""

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache, partial
from importlib.resources import files
from types import MappingProxyType

from PySide6.QtGui import QColor, QFontDatabase

from engine.board.graph import Board, Power, PowerId


@dataclass(frozen=True, slots=True)
class Livery:
    """The colours and pattern of a power.

    ``fill`` is for its ground and pieces, ``ink`` for what stands on the fill, ``line`` for what
    runs over the map; ``pattern`` names a pattern of ``patterns.py``.
    """

    fill: str
    ink: str
    line: str
    pattern: str


@dataclass(frozen=True, slots=True, eq=False)
class Theme:
    """The colours of the map, its overlays and the windows, and the powers' liveries.

    ``more`` are the liveries for powers no theme knows, besides those of the known ones.

    It equals only itself, so that what was drawn in its colours can be found again.
    """

    map: Mapping[str, str]
    over: Mapping[str, str]
    desk: Mapping[str, str]
    powers: Mapping[PowerId, Livery]
    more: tuple[Livery, ...] = ()


@cache
def theme(time: str) -> Theme:
    """The theme for ``day`` or ``night``."""
    text = (files("resources") / "themes" / "palette.toml").read_text(encoding="utf-8")
    part = tomllib.loads(text)[time]
    powers = {PowerId(power): Livery(**livery) for power, livery in part["powers"].items()}
    over, board, desk = (MappingProxyType(part[kind]) for kind in ("over", "map", "desk"))
    more = tuple(Livery(**livery) for livery in part["more"])
    return Theme(board, over, desk, MappingProxyType(powers), more)


@dataclass(frozen=True, slots=True, kw_only=True)
class Palette:
    """A theme, and the font family and language of names.

    ``lettered`` says that armies and fleets bear an A or an F instead of their signs; a
    ``grey`` one is for paper without colours.
    """

    family: str = "serif"
    language: str = "en"
    theme: Theme = field(default_factory=partial(theme, "day"))
    lettered: bool = False
    grey: bool = False

    @property
    def dark(self) -> bool:
        """Whether it is made for the night."""
        return self.colour("sea").lightnessF() < 0.5

    def colour(self, kind: str) -> QColor:
        """The colour for a kind of thing on or over the map, such as ``sea`` or ``fog``."""
        return QColor(self.theme.over.get(kind) or self.theme.map[kind])

    def livery(self, board: Board, power: PowerId) -> Livery:
        """A power's livery: its own, the board designer's, or one that no other power here has."""
        known = self.theme.powers
        if board.powers[power].colour:
            return _chosen(board.powers[power], self._in_turn(board, power).pattern)
        return known[power] if power in known else self._in_turn(board, power)

    def _in_turn(self, board: Board, power: PowerId) -> Livery:
        """The next free livery, for a power the theme does not know."""
        known = self.theme.powers
        taken = [known[one] for one in board.powers if one in known]
        free = [one for one in (*known.values(), *self.theme.more) if one not in taken]
        strangers = [one for one in board.powers if one not in known or one == power]
        return free[strangers.index(power) % len(free)]

    def power(self, board: Board, power: PowerId) -> QColor:
        """The colour of a power's ground and pieces."""
        return QColor(self.livery(board, power).fill)


def _chosen(power: Power, pattern: str) -> Livery:
    """A livery in a designer's colour: readable letters on it, lines in a deeper shade."""
    fill = QColor(power.colour)
    light = fill.lightnessF() < 0.5
    ink = mixed(fill, QColor("#ffffff" if light else "#000000"), 0.85)
    line = mixed(fill, QColor("#000000" if not light else "#ffffff"), 0.4)
    return Livery(power.colour, ink.name(), line.name(), power.pattern or pattern)


def mixed(ground: QColor, shade: QColor, part: float) -> QColor:
    """The solid colour that a translucent shade makes over a ground."""
    return QColor.fromRgbF(
        ground.redF() + (shade.redF() - ground.redF()) * part,
        ground.greenF() + (shade.greenF() - ground.greenF()) * part,
        ground.blueF() + (shade.blueF() - ground.blueF()) * part,
    )


@cache
def bundled_family() -> str:
    """The family of the program's own serif font; all its fonts are registered with Qt."""
    families: list[str] = []
    for entry in sorted((files("resources") / "fonts").iterdir(), key=lambda entry: entry.name):
        if entry.name.endswith((".ttf", ".otf")):
            number = QFontDatabase.addApplicationFont(str(entry))
            families += QFontDatabase.applicationFontFamilies(number)
    return "Libertinus Serif" if "Libertinus Serif" in families else "serif"
