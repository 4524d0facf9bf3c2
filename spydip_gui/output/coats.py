"""What a power's pieces wear: colours and letter, also where the power is not known."""

from dataclasses import dataclass
from functools import lru_cache

from PySide6.QtGui import QColor, QFont, QPainterPath, QTransform

from engine.board.graph import Board, PowerId
from spydip_gui.output.palette import Palette

LETTERS = "Libertinus Sans"
"""The family of the letters on pieces, which must be read at a few pixels."""

_BLACK, _WHITE = "#14100c", "#ffffff"


@dataclass(frozen=True, slots=True)
class Coat:
    """The colours of a piece's body, of the letter on it, and of its lines; and that letter."""

    fill: QColor
    ink: QColor
    line: QColor
    letter: str

    @property
    def key(self) -> tuple[int, int, str]:
        """What tells pieces in this coat from others."""
        return self.fill.rgba(), self.ink.rgba(), self.letter


def coat(board: Board, palette: Palette, power: PowerId | None) -> Coat:
    """What the pieces of a power wear; grey with a question mark where it is not known."""
    if power is not None and power in board.powers:
        livery = palette.livery(board, power)
        return _coat(livery.fill, livery.line, board.powers[power].letter)
    fill, line = palette.colour("unknown"), palette.colour("outline")
    return Coat(fill, _readable(fill), line, power[:1] if power else "?")


@lru_cache(maxsize=512)
def _coat(fill: str, line: str, letter: str) -> Coat:
    ground = QColor(fill)
    return Coat(ground, _readable(ground), QColor(line), letter)


def _readable(ground: QColor) -> QColor:
    """Black or white, whichever can be read better on a colour (by WCAG's contrast)."""
    parts = (ground.redF(), ground.greenF(), ground.blueF())
    red, green, blue = (part**2.2 for part in parts)
    light = 0.2126 * red + 0.7152 * green + 0.0722 * blue
    return QColor(_BLACK if (light + 0.05) ** 2 > 0.0525 else _WHITE)


@lru_cache(maxsize=512)
def lettering(text: str, height: float, *, bold: bool = True) -> QPainterPath:
    """A short text as an outline around its middle; its capitals are of that height."""
    font = QFont([LETTERS, "sans-serif"])
    font.setPixelSize(100)
    font.setBold(bold)
    capital = QPainterPath()
    capital.addText(0, 0, font, "H")
    rise = capital.boundingRect().height()
    path = QPainterPath()
    path.addText(0, 0, font, text)
    path.translate(-path.boundingRect().center().x(), rise / 2)
    return QTransform.fromScale(height / rise, height / rise).map(path)
