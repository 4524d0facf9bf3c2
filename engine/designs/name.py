"""What designs are called, on disk."""

from pathlib import Path
from typing import Final

SUFFIX: Final = ".spydesign"
"""How the name of a design ends, folder or file."""

VARIANT: Final = "variant.toml"
"""The file of a design that says what is played; a folder that holds it is a design."""

PICTURE: Final = "map.svg"
"""The picture of a design's own board."""


def is_design(path: Path) -> bool:
    """Whether a path is named like a design, or is a folder that contains one."""
    return path.suffix.lower() == SUFFIX or (path / VARIANT).is_file()
