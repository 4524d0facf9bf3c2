"""The catalogue of built-in boards: every folder here that holds a ``board.toml``."""

from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable


@cache
def names() -> tuple[str, ...]:
    """The names of all built-in boards, sorted."""
    return tuple(
        sorted(entry.name for entry in files("maps").iterdir() if (entry / "board.toml").is_file())
    )


def folder(name: str) -> Traversable:
    """The folder of the built-in board of that name.

    Raises:
        LookupError: If there is no such board; the message lists those there are.
    """
    if name in names():
        return files("maps") / name
    raise LookupError(f"there is no built-in board {name!r}; there are: {', '.join(names())}")
