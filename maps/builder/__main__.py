"""``python -m maps.builder standard [--check]``: build a board's picture, or compare it."""

import argparse
import sys
from importlib.resources import files
from pathlib import Path

from maps.builder.build import Built, build
from maps.builder.errors import SourceError


def main(arguments: list[str] | None = None) -> int:
    """Build, and write or compare; returns the exit status."""
    parser = argparse.ArgumentParser(prog="python -m maps.builder", description=__doc__)
    parser.add_argument("board", help="the name of a board in maps/ that has a source folder")
    parser.add_argument(
        "--check", action="store_true", help="write nothing; say whether the files are up to date"
    )
    chosen = parser.parse_args(arguments)
    board = Path(str(files("maps"))) / chosen.board
    try:
        built = build(board, Path(str(files("resources"))) / "fonts")
    except SourceError as error:
        print(error, file=sys.stderr)
        return 1
    return compare(built, board) if chosen.check else write(built, board)


def write(built: Built, board: Path) -> int:
    """Write both files."""
    for name, text in _files(built).items():
        (board / name).write_text(text, encoding="utf-8", newline="\n")
        print(f"{board / name}: {len(text):,} characters")
    return 0


def compare(built: Built, board: Path) -> int:
    """Say which of the files differ from what their sources make."""
    stale = [
        name
        for name, text in _files(built).items()
        if not (board / name).is_file() or (board / name).read_bytes() != text.encode()
    ]
    for name in stale:
        print(f"{board / name} is not what its sources make; build it anew.", file=sys.stderr)
    return 1 if stale else 0


def _files(built: Built) -> dict[str, str]:
    return {"map.svg": built.svg, "anchors.toml": built.anchors}


if __name__ == "__main__":
    raise SystemExit(main())
