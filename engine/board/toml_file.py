"""Reads one TOML file of a board in the shape that it should have."""

import tomllib
from pathlib import Path
from typing import TYPE_CHECKING, TypeVar

from engine.board.faults import BoardError
from engine.errors import cause
from engine.files import toml
from engine.language.message import Message

if TYPE_CHECKING:
    from pydantic import BaseModel

    Part = TypeVar("Part", bound=BaseModel)


def read_toml(path: Path, shape: "type[Part]") -> "Part":
    """The content of a TOML file in the given shape.

    Raises:
        BoardError: If the file cannot be read, is no TOML or has another shape.
    """
    from pydantic import ValidationError  # noqa: PLC0415  # pydantic is slow to import

    from engine.board.schema import sentences  # noqa: PLC0415

    try:
        return shape.model_validate(toml(path.read_text(encoding="utf-8")))
    except OSError as error:
        raise BoardError(str(path), [Message("board.file_unread", why=cause(error))]) from error
    except UnicodeDecodeError as error:
        raise BoardError(str(path), [Message("board.file_no_utf")]) from error
    except tomllib.TOMLDecodeError as error:
        raise BoardError(str(path), [Message("board.file_no_toml", error=str(error))]) from error
    except ValidationError as error:
        raise BoardError(str(path), sentences(error)) from error
