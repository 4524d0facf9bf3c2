"""How far apart colours look: what the program itself reckons by."""

from engine.board.tints import VISIONS, apart, contrast, difference, lab, linear, seen

__all__ = ["VISIONS", "apart", "contrast", "difference", "lab", "linear", "seen"]
