"""Reads one TOML file of a board into the given structure."""

import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

from engine.board.faults import BoardError
from engine.errors import cause
from engine.files import toml
from engine.language.message import Message

if TYPE_CHECKING:
    from pydantic import BaseModel

    Part = TypeVar("Part", bound=BaseModel)


def read_toml(path: Path, shape: "type[Part]") -> "Part":
    """The content of a TOML file in the given structure; raises BoardError."""
    return shaped(tables(path), path, shape)


def shaped(found: Mapping[str, Any], path: Path, shape: "type[Part]") -> "Part":
    """Tables in the given structure; ``path`` names them in errors; raises BoardError."""
    from pydantic import ValidationError  # noqa: PLC0415  # pydantic is slow to import

    from engine.board.schema import sentences  # noqa: PLC0415

    try:
        return shape.model_validate(found)
    except ValidationError as error:
        raise BoardError(str(path), sentences(error)) from error


def tables(path: Path) -> dict[str, Any]:
    """The tables of a TOML file; raises BoardError if it cannot be read or is not TOML."""
    try:
        return toml(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise BoardError(str(path), [Message("board.file_unread", why=cause(error))]) from error
    except UnicodeDecodeError as error:
        raise BoardError(str(path), [Message("board.file_no_utf")]) from error
    except tomllib.TOMLDecodeError as error:
        raise BoardError(str(path), [Message("board.file_no_toml", error=str(error))]) from error
