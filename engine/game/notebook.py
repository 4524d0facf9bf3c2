"""A viewer's notes: guesses pinned to provinces, and a text per power and deadline.

They belong to that viewer alone and are not part of the record: nothing is adjudicated or told from
them.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from enum import StrEnum
from tomllib import TOMLDecodeError
from typing import Any

from engine.board.graph import PowerId, ProvinceId
from engine.errors import UserError
from engine.files import toml
from engine.phases import NotAPhaseError, Phase, parse_phase

GUESS, TEXT, MOST = 200, 20_000, 1_000
"""How many letters a guess and a text may have, and how many there may be of either."""


class NotebookError(UserError):
    """A text is not a notebook; the message says where."""


class Sure(StrEnum):
    """How certain a guess is."""

    MAYBE = "maybe"
    LIKELY = "likely"
    CERTAIN = "certain"


@dataclass(frozen=True, slots=True)
class Guess:
    """A guess about a province, and the deadline for which it was made."""

    place: ProvinceId
    text: str
    since: Phase
    sure: Sure = Sure.MAYBE


@dataclass(frozen=True, slots=True)
class Remark:
    """A text about a power, written for a deadline."""

    power: PowerId
    due: Phase
    text: str


@dataclass(frozen=True, slots=True)
class Notebook:
    """One viewer's guesses and remarks, in the order they were first written."""

    guesses: tuple[Guess, ...] = ()
    remarks: tuple[Remark, ...] = ()

    def at(self, place: ProvinceId) -> Guess | None:
        """The guess pinned to a province, if there is one."""
        return next((one for one in self.guesses if one.place == place), None)

    def pin(self, guess: Guess) -> "Notebook":
        """With a guess in place of the one there; without any if the text is empty.

        The same words keep the deadline at which they were first written.
        """
        before = self.at(guess.place)
        if before is not None and before.text == guess.text.strip()[:GUESS]:
            guess = replace(guess, since=before.since)
        guess = replace(guess, text=guess.text.strip()[:GUESS])
        kept = tuple(one for one in self.guesses if one.place != guess.place)
        return replace(self, guesses=(*kept, guess)[-MOST:] if guess.text else kept)

    def about(self, power: PowerId, due: Phase) -> str:
        """The text about a power for a deadline; empty if there is none."""
        found = (one.text for one in self.remarks if (one.power, one.due) == (power, due))
        return next(found, "")

    def remark(self, power: PowerId, due: Phase, text: str) -> "Notebook":
        """With another text about a power for a deadline; without any if it is empty."""
        kept = [one for one in self.remarks if (one.power, one.due) != (power, due)]
        if text.strip():
            kept.append(Remark(power, due, text.rstrip()[:TEXT]))
        return replace(self, remarks=tuple(kept[-MOST:]))


def write(book: Notebook) -> str:
    """A notebook as TOML; empty if there are no notes."""
    import tomli_w  # noqa: PLC0415  # only who writes something down needs it

    guesses = [
        {"place": one.place, "text": one.text, "since": str(one.since), "sure": one.sure.value}
        for one in book.guesses
    ]
    remarks = [{"power": one.power, "due": str(one.due), "text": one.text} for one in book.remarks]
    named = {"guess": guesses, "remark": remarks}
    return tomli_w.dumps({name: rows for name, rows in named.items() if rows})


def read(text: str) -> Notebook:
    """The notebook in a text that `write` wrote; raises NotebookError for any other."""
    try:
        found = toml(text)
    except TOMLDecodeError as error:
        raise NotebookError("file.notes_are_no_toml", why=str(error)) from error
    guesses = [_guess(row, n) for n, row in enumerate(_rows(found, "guess"), start=1)]
    remarks = [_remark(row, n) for n, row in enumerate(_rows(found, "remark"), start=1)]
    return Notebook(tuple(guesses), tuple(remarks))


def _rows(found: Mapping[str, Any], name: str) -> Iterable[Any]:
    rows = found.get(name, [])
    if not isinstance(rows, list) or len(rows) > MOST:
        raise NotebookError("file.notes_have_no_rows", name=name)
    return rows


def _guess(row: object, number: int) -> Guess:
    place, text, since, sure = _texts(row, ("place", "text", "since", "sure"), "guess", number)
    try:
        return Guess(ProvinceId(place), text[:GUESS], parse_phase(since), Sure(sure))
    except (NotAPhaseError, ValueError) as error:
        raise NotebookError("file.note_cannot_be_read", name="guess", number=number) from error


def _remark(row: object, number: int) -> Remark:
    power, due, text = _texts(row, ("power", "due", "text"), "remark", number)
    try:
        return Remark(PowerId(power), parse_phase(due), text[:TEXT])
    except NotAPhaseError as error:
        raise NotebookError("file.note_cannot_be_read", name="remark", number=number) from error


def _texts(row: object, keys: tuple[str, ...], name: str, number: int) -> tuple[str, ...]:
    values = [row.get(key) for key in keys] if isinstance(row, dict) else [None]
    texts = tuple(value for value in values if isinstance(value, str))
    if len(texts) != len(keys):
        raise NotebookError("file.note_cannot_be_read", name=name, number=number)
    return texts
