"""What a picture or a file leaves open, as questions with the answers assumed."""

import tomllib
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Final

import tomlkit
from tomlkit.exceptions import TOMLKitError

from engine.errors import UserError
from engine.files import readable, toml
from engine.language.message import Listed, Message

Spot = tuple[float, float]

YES, NO = "yes", "no"
"""The usual answers."""

ASSUMED: Final = "assumed:"
"""The comment after an answer that nobody gave, with what was assumed."""

_FREE: Final = 80
"""How long an answer may be that is a text of one's own."""


class AnswerError(UserError):
    """A file of answers cannot be used; the message says why."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Question:
    """One doubt: where it is, the possible answers, and the current answer.

    ``key`` stays the same for the same picture, whatever else is answered. Without ``answers``, any
    short text will do. ``assumed`` means that nobody has answered yet.
    """

    key: str
    said: Message
    answer: str
    answers: tuple[str, ...] = ()
    at: Spot | None = None
    assumed: bool = True


@dataclass(slots=True)
class Doubts:
    """Collects questions; each is answered at once, as given or by assumption.

    If ``forgiving``, answers that no longer fit a question are ignored: the drawing has changed
    since they were given.
    """

    given: Mapping[str, str]
    asked: dict[str, Question] = field(default_factory=dict)
    forgiving: bool = False

    def ask(
        self,
        key: str,
        said: Message,
        assumed: str,
        answers: Iterable[str] = (YES, NO),
        at: Spot | None = None,
    ) -> str:
        """The answer to a question; raises AnswerError if the given one is not possible."""
        known = tuple(answers)
        question = Question(key=key, said=said, answer=assumed, answers=known, at=at)
        if key in self.given:
            answer = self.given[key].strip()
            wrong = (known and answer not in known) or not answer or len(answer) > _FREE
            if wrong and not self.forgiving:
                usual = Listed(known, "or") if known else Message("draft.a_short_text")
                raise AnswerError("draft.is_no_answer", key=key, answer=answer[:40], usual=usual)
            if not wrong:
                question = replace(question, answer=answer, assumed=False)
        self.asked[key] = question
        return question.answer

    def number(self, key: str, said: Message, assumed: float) -> float:
        """The same for a length."""
        text = self.ask(key, said, f"{assumed:.3g}", ())
        try:
            found = float(text.replace(",", "."))
        except ValueError:
            found = -1.0
        if not 0 < found < 1e6:
            raise AnswerError("draft.is_no_length", key=key, answer=text)
        return found

    def finish(self) -> tuple[Question, ...]:
        """All questions in turn; raises AnswerError if an answer is to none of them."""
        strange = [key for key in self.given if key not in self.asked]
        if strange and not self.forgiving:
            raise AnswerError("draft.answers_nothing", key=strange[0])
        return tuple(self.asked.values())


def write(questions: Iterable[Question], says: Message) -> str:
    """A file of questions with their answers, in the format that `read` takes."""
    document = tomlkit.document()
    document.add(tomlkit.comment(str(says)))
    for one in questions:
        document.add(tomlkit.nl())
        document.add(tomlkit.comment(str(one.said)))
        if one.answers:
            document.add(tomlkit.comment(" | ".join(one.answers)))
        answer = tomlkit.item(one.answer)
        if one.assumed:
            answer.comment(f"{ASSUMED} {one.answer}")
        document.add(tomlkit.key([one.key]), answer)
    return tomlkit.dumps(document)


def settled(text: str) -> dict[str, str]:
    """The answers in a file that somebody gave; assumed ones are left out."""
    try:
        found = tomlkit.parse(text)
    except TOMLKitError:
        return {}
    given = {}
    for key, value in found.items():
        remark = getattr(value, "trivia", None)
        if isinstance(value, str | int | float) and not isinstance(value, bool):
            said = remark.comment.lstrip("# ") if remark else ""
            if said != f"{ASSUMED} {value}":
                given[str(key)] = str(value)
    return given


def read(path: Path) -> Mapping[str, str]:
    """The answers in a file; raises AnswerError if it has none."""
    with readable(path, AnswerError):
        text = path.read_text("utf-8-sig")
    try:
        found = toml(text)
    except tomllib.TOMLDecodeError as error:
        raise AnswerError("draft.answers_no_toml", path=str(path), error=str(error)) from error
    answers = {}
    for key, value in found.items():
        if isinstance(value, bool) or not isinstance(value, str | int | float):
            raise AnswerError("draft.answer_is_no_text", path=str(path), key=key)
        answers[key] = str(value)
    return answers
