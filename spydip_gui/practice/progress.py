"""Which lessons and puzzles a user has done, kept with the settings."""

import json
from collections.abc import Sequence

from engine.lessons.lesson import Lesson
from spydip_gui.settings import Settings

_KEY = "lessons"


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
