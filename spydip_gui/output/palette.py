"""The colours, patterns and typeface that a board is drawn with, as the themes file gives them."""

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
    """How a power is painted.

    ``fill`` is for its ground and pieces, ``ink`` for what stands on the fill, ``line`` for what
    runs over the map; ``pattern`` names a pattern of ``patterns.py``.
    """

    fill: str
    ink: str
    line: str
    pattern: str


@dataclass(frozen=True, slots=True, eq=False)
class Theme:
    """The colours of the map, of what is drawn over it and of windows, and the powers' liveries.

    ``more`` are the liveries for powers that no theme knows, beside those of the known ones.

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
    """A theme, and the family and the language in which names are set.

    ``lettered`` says that armies and fleets bear an A or an F instead of their signs; a
    ``grey`` one is for paper on which colours do not tell.
    """

    family: str = "serif"
    language: str = "en"
    theme: Theme = field(default_factory=partial(theme, "day"))
    lettered: bool = False
    grey: bool = False

    def colour(self, kind: str) -> QColor:
        """The colour of a kind of thing on the map, or over it, such as ``sea`` or ``fog``."""
        return QColor(self.theme.over.get(kind) or self.theme.map[kind])

    def livery(self, board: Board, power: PowerId) -> Livery:
        """A power's livery: its own, one of the board's designer, or one that no other here has."""
        known = self.theme.powers
        if board.powers[power].colour:
            return _chosen(board.powers[power], self._in_turn(board, power).pattern)
        return known[power] if power in known else self._in_turn(board, power)

    def _in_turn(self, board: Board, power: PowerId) -> Livery:
        """The next livery that is free, for a power that the theme does not know."""
        known = self.theme.powers
        taken = [known[one] for one in board.powers if one in known]
        free = [one for one in (*known.values(), *self.theme.more) if one not in taken]
        strangers = [one for one in board.powers if one not in known or one == power]
        return free[strangers.index(power) % len(free)]

    def power(self, board: Board, power: PowerId) -> QColor:
        """The colour of a power's ground and pieces."""
        return QColor(self.livery(board, power).fill)


def _chosen(power: Power, pattern: str) -> Livery:
    """A livery of a designer's colour: letters that can be read on it, lines of a deeper shade."""
    fill = QColor(power.colour)
    light = fill.lightnessF() < 0.5
    ink = mixed(fill, QColor("#ffffff" if light else "#000000"), 0.85)
    line = mixed(fill, QColor("#000000" if not light else "#ffffff"), 0.4)
    return Livery(power.colour, ink.name(), line.name(), power.pattern or pattern)


def mixed(ground: QColor, shade: QColor, part: float) -> QColor:
    """A solid colour that looks like so much of a shade over a ground."""
    return QColor.fromRgbF(
        ground.redF() + (shade.redF() - ground.redF()) * part,
        ground.greenF() + (shade.greenF() - ground.greenF()) * part,
        ground.blueF() + (shade.blueF() - ground.blueF()) * part,
    )


@cache
def bundled_family(wanted: str = "Libertinus Serif") -> str:
    """The family of the fonts that come with the program; all of them are made known to Qt."""
    families: list[str] = []
    for entry in sorted((files("resources") / "fonts").iterdir(), key=lambda entry: entry.name):
        if entry.name.endswith((".ttf", ".otf")):
            number = QFontDatabase.addApplicationFont(str(entry))
            families += QFontDatabase.applicationFontFamilies(number)
    if wanted in families:
        return wanted
    return families[0] if families else "serif"
