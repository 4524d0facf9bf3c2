"""The list of mails, kept beside the game, so that none is lost when the program closes."""

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from pydantic import TypeAdapter, ValidationError

from engine.errors import UserError
from engine.files import write_whole
from engine.post import beside
from engine.post.mail import Mail


@dataclass(frozen=True, slots=True, kw_only=True)
class Lying:
    """One mail at hand: whose the game master said it is, the words that came, what was due."""

    mail: Mail
    owner: str = ""
    words: str = ""
    due: str = ""


class IntrayError(UserError):
    """The mails beside the game cannot be read."""


_ALL = TypeAdapter(tuple[Lying, ...])


def place(game: Path) -> Path:
    """Where the mails of a game are kept."""
    return beside.folder(game) / "inbox.json"


def load(game: Path) -> tuple[Lying, ...]:
    """The mails that were at hand when the program closed.

    Raises:
        IntrayError: the file is damaged; it is put aside, so that a new one can be begun.
    """
    path = place(game)
    if not path.is_file():
        return ()
    try:
        return _ALL.validate_json(path.read_bytes())
    except ValidationError as error:
        aside = path.with_suffix(".damaged.json")
        path.replace(aside)
        raise IntrayError("post.intray_unreadable", aside=str(aside)) from error


def keep(game: Path, lying: Sequence[Lying]) -> None:
    """Write the mails at hand anew; raises WriteError where that cannot be."""
    write_whole(place(game), _ALL.dump_json(tuple(lying), indent=1))
