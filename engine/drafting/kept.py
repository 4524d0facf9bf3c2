"""Writes a drafted board into its folder, with its open questions."""

from pathlib import Path

from engine.drafting.draft import Draft
from engine.drafting.questions import write
from engine.files import write_whole
from engine.language.message import Message

QUESTIONS = "questions.toml"
"""The file of questions beside a board."""


def keep(draft: Draft, folder: Path) -> None:
    """Write the files of a draft into a folder; raises WriteError if it cannot."""
    for name, text in draft.files.items():
        write_whole(folder / name, text.encode())
    write_whole(folder / QUESTIONS, write(draft.questions, Message("draft.answers_say")).encode())


def before(folder: Path) -> str:
    """The ``board.toml`` already in a folder, whose own entries stay; empty for none."""
    path = folder / "board.toml"
    return path.read_text("utf-8") if path.is_file() else ""
