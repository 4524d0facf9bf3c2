"""The list of lessons and puzzles, in the order to do them."""

from collections.abc import Iterable, Iterator
from functools import cache
from importlib.resources import files
from pathlib import Path

from engine.errors import UserError
from engine.lessons.lesson import Lesson, LessonError, parse_lesson, read_lesson


class NoLessonError(UserError, LookupError):
    """There is no lesson of that name."""


@cache
def lessons() -> tuple[Lesson, ...]:
    """The program's own lessons, by number."""
    return tuple(sorted(_held("lessons"), key=lambda one: one.number))


@cache
def puzzles() -> tuple[Lesson, ...]:
    """The program's own puzzles, by number."""
    return tuple(sorted(_held("puzzles"), key=lambda one: one.number))


def lesson(name: str, folder: Path | None = None) -> Lesson:
    """The lesson or puzzle with that id, including any in a designer's own ``folder``.

    Raises NoLessonError if there is none.
    """
    for one in (*lessons(), *puzzles(), *(own(folder)[0] if folder else ())):
        if one.id == name:
            return one
    raise NoLessonError("lesson.there_is_none", name=name)


def own(folder: Path) -> tuple[tuple[Lesson, ...], tuple[LessonError, ...]]:
    """The lessons in a designer's own folder, by number and name, and what is wrong with others.

    A file that cannot be read, or repeats the id of another lesson, does not affect the others.
    """
    found: dict[str, Lesson] = {}
    faults = []
    taken = {one.id for one in (*lessons(), *puzzles())}
    for path in sorted(folder.glob("*.toml")):
        try:
            read = read_lesson(path)
        except LessonError as error:
            faults.append(error)
            continue
        if read.id in taken or read.id in found:
            faults.append(LessonError("lesson.id_is_taken", name=path.name, id=read.id))
        else:
            found[read.id] = read
    return tuple(sorted(found.values(), key=lambda one: one.number)), tuple(faults)


def groups(of: Iterable[Lesson]) -> tuple[str, ...]:
    """What lessons are about: the ids of variants, in the order they come."""
    return tuple(dict.fromkeys(one.group for one in of))


def _held(kind: str) -> Iterator[Lesson]:
    for entry in (files("resources") / kind).iterdir():
        if entry.name.endswith(".toml"):
            yield parse_lesson(entry.read_text(encoding="utf-8"), entry.name.removesuffix(".toml"))
