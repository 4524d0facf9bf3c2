"""Which lessons and puzzles a user has done, kept with the settings."""

import json
from collections.abc import Sequence
from pathlib import Path

from engine.lessons.lesson import Lesson
from spydip_gui.settings import Settings

_KEY, _FOLDER = "lessons", "lessons_folder"


def folder(settings: Settings) -> Path | None:
    """The folder with lessons of one's own, if one was opened and is still there."""
    kept = settings.text(_FOLDER)
    return Path(kept) if kept and Path(kept).is_dir() else None


def open_folder(settings: Settings, place: Path) -> None:
    """Offer the lessons in a folder from now on."""
    settings.keep(_FOLDER, str(place))


def done(settings: Settings) -> frozenset[str]:
    """The ids of those done."""
    kept = settings.text(_KEY)
    return frozenset(json.loads(kept)) if kept.startswith("[") else frozenset()


def note(settings: Settings, lesson: Lesson) -> None:
    """Remember that one is done."""
    settings.keep(_KEY, json.dumps(sorted({*done(settings), lesson.id})))


def following(lessons: Sequence[Lesson], settings: Settings, after: str = "") -> Lesson | None:
    """The next one not done, after another one; empty if all are."""
    held = done(settings)
    ids = [one.id for one in lessons]
    start = ids.index(after) + 1 if after in ids else 0
    open_ = [one for one in (*lessons[start:], *lessons[:start]) if one.id not in held]
    return next((one for one in open_ if one.id != after), None)
