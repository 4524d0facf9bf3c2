"""The look of a power's pieces: colours, pattern and letter, even if the power is unknown."""

from dataclasses import dataclass, replace
from functools import lru_cache

from PySide6.QtGui import QColor, QFont, QPainterPath, QTransform

from engine.board.graph import Board, PowerId
from spydip_gui.output.palette import Livery, Palette, mixed

LETTERS = "Libertinus Sans"
"""The family of the letters on pieces, which must be read at a few pixels."""

_BLACK, _WHITE = "#14100c", "#ffffff"
_WOVEN = 0.45
"""How much of a livery's ink is in its pattern on a piece."""


@dataclass(frozen=True, slots=True)
class Coat:
    """The colours of a piece's body, of the sign on it, and of its lines; its letter and pattern.

    ``weave`` is the colour of the pattern. ``sure`` is false for a piece seen earlier, or for one
    of an unknown number: its outline is dashed.
    """

    fill: QColor
    ink: QColor
    line: QColor
    letter: str
    pattern: str = ""
    weave: QColor | None = None
    sure: bool = True

    @property
    def key(self) -> tuple[object, ...]:
        """Distinguishes pieces in this coat from all others."""
        return self.fill.rgba(), self.ink.rgba(), self.letter, self.pattern, self.sure


def coat(board: Board, palette: Palette, power: PowerId | None) -> Coat:
    """The coat of a power's pieces; grey with a question mark if the power is unknown."""
    if power is not None and power in board.powers:
        return _coat(palette.livery(board, power), board.powers[power].letter)
    fill, line = palette.colour("unknown"), palette.colour("outline")
    return Coat(fill, readable(fill), line, power[:1] if power else "?")


def faded(wearing: Coat, palette: Palette) -> Coat:
    """The same coat on a piece seen earlier, as if behind a veil."""
    veil = palette.colour("veil")
    return replace(wearing, fill=veil, ink=readable(veil), pattern="", sure=False)


@lru_cache(maxsize=512)
def _coat(livery: Livery, letter: str) -> Coat:
    ground = QColor(livery.fill)
    weave = mixed(ground, QColor(livery.ink), _WOVEN)
    return Coat(ground, readable(ground), QColor(livery.line), letter, livery.pattern, weave)


def readable(ground: QColor) -> QColor:
    """Black or white, whichever is more readable on a colour (by WCAG contrast)."""
    parts = (ground.redF(), ground.greenF(), ground.blueF())
    red, green, blue = (part**2.2 for part in parts)
    light = 0.2126 * red + 0.7152 * green + 0.0722 * blue
    return QColor(_BLACK if (light + 0.05) ** 2 > 0.0525 else _WHITE)


@lru_cache(maxsize=512)
def lettering(text: str, height: float) -> QPainterPath:
    """A short text as an outline centred on the origin; its capitals have this height."""
    font = QFont([LETTERS, "sans-serif"])
    font.setPixelSize(100)
    font.setBold(True)
    capital = QPainterPath()
    capital.addText(0, 0, font, "H")
    rise = capital.boundingRect().height()
    path = QPainterPath()
    path.addText(0, 0, font, text)
    path.translate(-path.boundingRect().center().x(), rise / 2)
    return QTransform.fromScale(height / rise, height / rise).map(path)
