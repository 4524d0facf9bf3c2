"""A design in the making: all its files as texts, and the questions that are still open."""

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from pathlib import Path
from types import MappingProxyType
from typing import Final

import tomlkit

from engine.board.load import folder as board_folder
from engine.board.texts import texts
from engine.designs.name import VARIANT
from engine.designs.package import DesignError
from engine.designs.written import variant_file
from engine.drafting import edits
from engine.drafting.draft import Draft
from engine.drafting.imported import imported
from engine.drafting.kept import QUESTIONS
from engine.drafting.questions import Question, settled, write
from engine.errors import cause
from engine.files import readable, write_whole
from engine.language.message import Message

BOARD: Final = "board.toml"


@dataclass(frozen=True, slots=True)
class Work:
    """The texts of a design by file name, its questions, and the notes on its drawing.

    ``drawing`` is the file that the board was made from and follows, if it is still in its place.
    """

    files: Mapping[str, str] = field(default_factory=lambda: MappingProxyType({}))
    questions: tuple[Question, ...] = ()
    notes: tuple[Message, ...] = ()
    drawing: Path | None = None

    @property
    def board(self) -> str:
        """The text of the board's file."""
        return self.files[BOARD]

    @property
    def open(self) -> tuple[Question, ...]:
        """The questions that nobody has answered yet."""
        return tuple(one for one in self.questions if one.assumed)

    def with_board(self, text: str) -> "Work":
        """The same with another text in the board file."""
        return self.with_file(BOARD, text)

    def with_file(self, name: str, text: str) -> "Work":
        """The same with another text in one of its files."""
        return replace(self, files=MappingProxyType({**self.files, name: text}))


def opened(folder: Path) -> Work:
    """The design, or the bare board, in a folder; a board on a base has the base merged in.

    Raises DesignError if a file of it cannot be read as text, BoardError if the board that it
    stands on does not exist.
    """
    files = _read(folder) if (folder / BOARD).is_file() else {}
    for name in (VARIANT, QUESTIONS):
        if (folder / name).is_file():
            with readable(folder / name, DesignError):
                files[name] = (folder / name).read_text("utf-8-sig")
    work = Work(MappingProxyType(files), drawing=_drawing(folder, files.get(BOARD, "")))
    if work.drawing is None or QUESTIONS not in files:
        return replace(work, drawing=None)
    try:
        return replace(work, questions=_draft(work, work.drawing)[1].questions)
    except ValueError:  # the drawing is being edited; the board is still good
        return work


def copied(board: str) -> Work:
    """A copy of a built-in board, as the start of a new one."""
    return Work(MappingProxyType(_read(board_folder(board))))


def _read(folder: Path) -> dict[str, str]:
    try:
        return texts(folder)
    except (OSError, UnicodeDecodeError) as error:
        raise DesignError("file.cannot_be_read", path=str(folder), why=cause(error)) from error


def drawn(drawing: Path, work: Work, title: str = "") -> Work:
    """The board of a drawing, or of another program's file; changes made by hand are kept.

    Raises BoardError or ImportFileError if there is no board in it, AnswerError if an answer is not
    a possible one.
    """
    files, found = _draft(work, drawing, title)
    return Work(MappingProxyType(files), found.questions, found.notes, drawing)


def answered(work: Work, key: str, answer: str) -> Work:
    """The board once a question is answered; raises AnswerError if the answer is not possible."""
    if work.drawing is None:
        return work
    asked = tuple(
        replace(one, answer=answer, assumed=False) if one.key == key else one
        for one in work.questions
    )
    return drawn(work.drawing, with_questions(work, asked))


def all_settled(work: Work) -> Work:
    """The same with all assumed answers taken as given."""
    asked = tuple(replace(one, assumed=False) for one in work.questions)
    return replace(with_questions(work, asked), questions=asked)


def with_questions(work: Work, asked: tuple[Question, ...]) -> Work:
    """The same with these answers in its file of questions."""
    return work.with_file(QUESTIONS, write(asked, Message("draft.answers_say")))


def _draft(work: Work, drawing: Path, title: str = "") -> tuple[dict[str, str], Draft]:
    answers = settled(work.files.get(QUESTIONS, ""))
    found = imported(drawing, answers, title, work.files.get(BOARD, ""), forgiving=True)
    asked = write(found.questions, Message("draft.answers_say"))
    return {**work.files, **found.files, QUESTIONS: asked}, found


def played_by(work: Work, variant: str, title: str) -> Work:
    """The design, to be played by another variant; the rest of its variant file is kept.

    With an empty ``variant`` it becomes a bare board, on which any game can be played.
    """
    text = work.files.get(VARIANT)
    if not variant:
        kept = {name: one for name, one in work.files.items() if name != VARIANT}
        return replace(work, files=MappingProxyType(kept))
    if text is None:
        return work.with_file(VARIANT, variant_file(title, variant))
    document = tomlkit.parse(text)
    document["base"] = variant
    return work.with_file(VARIANT, tomlkit.dumps(document))


def tidied(work: Work) -> Work:
    """The same without the names of provinces and powers that are no longer on the board."""
    board = tomllib.loads(work.board)
    for name, text in work.files.items():
        if not name.startswith("names."):
            continue
        kept = text
        for table in ("province", "powers"):
            known = board.get(table, {})
            for key in tomllib.loads(text).get(table, {}):
                if key not in known:
                    kept = edits.with_name(kept, table, key, "")
        work = work.with_file(name, kept)
    return work


def save(work: Work, folder: Path, before: Work) -> None:
    """Write into a folder what differs from ``before``; raises WriteError."""
    for name, text in work.files.items():
        if text != before.files.get(name) or not (folder / name).is_file():
            write_whole(folder / name, text.encode())
    for name in before.files.keys() - work.files.keys():
        (folder / name).unlink(missing_ok=True)


def _drawing(folder: Path, text: str) -> Path | None:
    """The drawing that a board names as its source, in its folder or beside it."""
    try:
        name = str(tomlkit.parse(text).get("map", {}).get("source", ""))
    except ValueError:
        return None
    if not name or Path(name).name != name or "\\" in name or name == "map.svg":
        return None
    near = (folder / name, folder.parent / name)
    return next((path for path in near if path.is_file()), None)
