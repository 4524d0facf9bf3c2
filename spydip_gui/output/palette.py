"""The colours, patterns and typeface that a board is drawn with, as the themes file gives them."""

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache, partial
from importlib.resources import files
from types import MappingProxyType

from PySide6.QtGui import QColor, QFontDatabase

from engine.board.graph import Board, PowerId


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

    It equals only itself, so that what was drawn in its colours can be found again.
    """

    map: Mapping[str, str]
    over: Mapping[str, str]
    desk: Mapping[str, str]
    powers: Mapping[PowerId, Livery]


@cache
def theme(time: str) -> Theme:
    """The theme for ``day`` or ``night``."""
    text = (files("resources") / "themes" / "palette.toml").read_text(encoding="utf-8")
    part = tomllib.loads(text)[time]
    powers = {PowerId(power): Livery(**livery) for power, livery in part["powers"].items()}
    over, board, desk = (MappingProxyType(part[kind]) for kind in ("over", "map", "desk"))
    return Theme(board, over, desk, MappingProxyType(powers))


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
        """A power's own livery; powers that the theme does not know take the liveries in turn."""
        known = self.theme.powers
        if power in known:
            return known[power]
        return list(known.values())[list(board.powers).index(power) % len(known)]

    def power(self, board: Board, power: PowerId) -> QColor:
        """The colour of a power's ground and pieces."""
        return QColor(self.livery(board, power).fill)


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
