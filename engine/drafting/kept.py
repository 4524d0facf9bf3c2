"""Writes a drafted board into its folder, with its open questions."""

import tomllib
from contextlib import suppress
from pathlib import Path

from engine.drafting.draft import Draft
from engine.drafting.questions import write
from engine.files import toml, write_whole
from engine.language.message import Message

QUESTIONS = "questions.toml"
"""The file of questions beside a board."""


def keep(draft: Draft, folder: Path) -> None:
    """Write the files of a draft into a folder; raises WriteError if it cannot."""
    for name, text in draft.files.items():
        write_whole(folder / name, text.encode())
    write_whole(folder / QUESTIONS, write(draft.questions, Message("draft.answers_say")).encode())


def set_aside(picture: Path, folder: Path) -> Path:
    """The drawing to read: a copy of it, where the board's own picture would take its place.

    If that has happened before, the copy that the board was made from. Raises WriteError if it
    cannot be copied.
    """
    own = folder / "map.svg"
    if not own.is_file() or own.resolve() != picture.resolve():
        return picture
    made_from = folder / _source(before(folder))
    if made_from.is_file() and made_from != own:
        return made_from
    names = ("drawing.svg", *(f"drawing-{number}.svg" for number in range(2, 1000)))
    copy = next(path for path in map(folder.joinpath, names) if not path.exists())
    return write_whole(copy, own.read_bytes(), new=True)


def _source(board: str) -> str:
    """The drawing that a board says it was made from, if it is a plain name."""
    with suppress(tomllib.TOMLDecodeError):
        name = str(toml(board).get("map", {}).get("source", ""))
        return name if Path(name).name == name else ""
    return ""


def before(folder: Path) -> str:
    """The ``board.toml`` already in a folder, whose own entries stay; empty for none."""
    path = folder / "board.toml"
    return path.read_text("utf-8") if path.is_file() else ""
