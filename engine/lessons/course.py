"""The list of lessons and puzzles, in the order to do them."""

from collections.abc import Iterable, Iterator
from functools import cache
from importlib.resources import files
from pathlib import Path

from engine.errors import UserError
from engine.lessons.lesson import Lesson, parse_lesson, read_lesson


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


def lesson(name: str) -> Lesson:
    """The lesson or puzzle with this id; raises NoLessonError."""
    for one in (*lessons(), *puzzles()):
        if one.id == name:
            return one
    raise NoLessonError("lesson.there_is_none", name=name)


def own(folder: Path) -> tuple[Lesson, ...]:
    """A designer's own lessons in a folder, by name; raises LessonError."""
    return tuple(read_lesson(path) for path in sorted(folder.glob("*.toml")))


def groups(of: Iterable[Lesson]) -> tuple[str, ...]:
    """What lessons are about: the ids of variants, in the order they come."""
    return tuple(dict.fromkeys(one.group for one in of))


def _held(kind: str) -> Iterator[Lesson]:
    for entry in (files("resources") / kind).iterdir():
        if entry.name.endswith(".toml"):
            yield parse_lesson(entry.read_text(encoding="utf-8"), entry.name.removesuffix(".toml"))
