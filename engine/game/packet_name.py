"""The names of packet files."""

from pathlib import Path
from typing import Final

SUFFIX: Final = ".spyview"


def is_packet(path: Path) -> bool:
    """Whether a file's name is a packet's."""
    return path.suffix.lower() == SUFFIX
