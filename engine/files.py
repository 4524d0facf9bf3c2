"""Small files read and written: refused in a sentence, and replaced as a whole."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from engine.errors import UserError, cause


@contextmanager
def readable(path: Path, refused: type[UserError]) -> Iterator[None]:
    """Raises an error of this kind where a file cannot be read, or is no text in UTF-8."""
    try:
        yield
    except OSError as error:
        raise refused("file.cannot_be_read", path=str(path), why=cause(error)) from error
    except UnicodeDecodeError as error:
        raise refused("file.is_no_utf_text", path=str(path)) from error


@contextmanager
def writable(path: Path, refused: type[UserError]) -> Iterator[None]:
    """Raises an error of this kind where a file cannot be written."""
    try:
        yield
    except OSError as error:
        raise refused("file.cannot_be_written", path=str(path), why=cause(error)) from error


def replace(path: Path, content: str | bytes) -> None:
    """Write a file, in a folder made for it, anew or not at all; raises OSError."""
    path.parent.mkdir(parents=True, exist_ok=True)
    part = path.with_name(f"{path.name}.part")
    part.write_bytes(content.encode() if isinstance(content, str) else content)
    part.replace(path)
