"""The colours and the typeface a board is drawn with."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from importlib.resources import files
from types import MappingProxyType
from typing import Final

from PySide6.QtGui import QColor, QFontDatabase

from engine.board.graph import Board, PowerId

SAFE: Final = ("#d55e00", "#0072b2", "#009e73", "#cc79a7", "#e6b400", "#4d4d4d", "#56b4e9")
"""Seven colours that the colour-blind can tell apart, for powers without one of their own."""

KNOWN: Final = MappingProxyType(
    {
        PowerId("AUSTRIA"): "#d55e00",
        PowerId("ENGLAND"): "#0072b2",
        PowerId("FRANCE"): "#56b4e9",
        PowerId("GERMANY"): "#4d4d4d",
        PowerId("ITALY"): "#009e73",
        PowerId("RUSSIA"): "#cc79a7",
        PowerId("TURKEY"): "#e6b400",
    }
)
"""The same seven, near the colours in which the powers of the standard board are known."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Palette:
    """What each part of a drawn board is coloured with, and the family its names are set in."""

    sea: str = "#c4dbe2"
    land: str = "#f1e9d4"
    impassable: str = "#d5ccb9"
    ink: str = "#33291f"
    sea_ink: str = "#2f5c6e"
    halo: str = "#fffaf0"
    family: str = "serif"
    powers: Mapping[PowerId, str] = field(default_factory=lambda: KNOWN)

    def power(self, board: Board, power: PowerId) -> QColor:
        """The colour of a power: its own, or the next of the safe ones."""
        place = list(board.powers).index(power)
        return QColor(self.powers.get(power, SAFE[place % len(SAFE)]))


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
