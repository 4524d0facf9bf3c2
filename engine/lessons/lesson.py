"""A lesson as its file describes it: what to learn, where, and the expected result."""

import tomllib
from pathlib import Path

from pydantic import BaseModel, ConfigDict, Field, ValidationError

from engine.errors import UserError
from engine.files import readable, toml
from engine.game.scenario import Scenario, ScenarioStep


class LessonError(UserError):
    """A file is not a lesson; the message names the place and the fault."""


class _Part(BaseModel):
    model_config = ConfigDict(extra="forbid", frozen=True)


class Words(_Part):
    """The texts of a lesson, in one language."""

    title: str
    task: str
    hints: tuple[str, ...] = ()
    done: str = ""


class Lesson(_Part):
    """One lesson, or one puzzle.

    ``orders`` are one solution, given the others' orders and the goal; ``wrong`` are attempts that
    must fail.
    """

    id: str = Field(pattern=r"^[a-z0-9][a-z0-9-]*$")
    number: int = 0
    minutes: int = 3
    group: str
    seat: str
    scenario: Scenario
    orders: tuple[str, ...]
    wrong: tuple[tuple[str, ...], ...] = ()
    words: dict[str, Words] = Field(min_length=1)

    @property
    def step(self) -> ScenarioStep:
        """The deadline to play."""
        return self.scenario.step[0]

    def said(self, language: str) -> Words:
        """Its texts in a language, or in the nearest one it has."""
        spoken = self.words.get(language) or self.words.get("en")
        return spoken or next(iter(self.words.values()))


def read_lesson(path: Path) -> Lesson:
    """The lesson in a file; raises LessonError if the file cannot be read, or is not a lesson."""
    with readable(path, LessonError):
        return parse_lesson(path.read_text(encoding="utf-8-sig"), path.stem)


def parse_lesson(text: str, name: str) -> Lesson:
    """The lesson in a text; ``name`` is its source, for errors; raises LessonError."""
    try:
        data = toml(text)
        data.setdefault("id", name)
        scenario = data.get("scenario")
        if isinstance(scenario, dict):
            scenario.setdefault("id", name)
        found = Lesson.model_validate(data)
    except tomllib.TOMLDecodeError as error:
        raise LessonError("lesson.is_no_toml", name=name, error=str(error)) from error
    except ValidationError as error:
        fault = error.errors()[0]
        place = ".".join(map(str, fault["loc"]))
        raise LessonError("lesson.fault", name=name, place=place, fault=fault["msg"]) from error
    if len(found.scenario.step) != 1:
        raise LessonError("lesson.one_step", name=name)
    return found
