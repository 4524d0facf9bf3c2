"""The mails of a game, kept beside it: those in the list, and by deadline those filed."""

import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import chain
from pathlib import Path

from pydantic import TypeAdapter, ValidationError

from engine.errors import UserError
from engine.files import write_whole
from engine.phases import Season, parse_phase
from engine.post import beside
from engine.post.mail import Mail

STANDING = "standing"
"""What a mail is kept for whose orders stand whenever its player sends none."""

TAKEN, AWAY = "taken", "away"
"""How a mail came to be filed: its orders went into the game, or somebody put it away."""

NOBODY = "?"
"""In the place of a power: nobody knows yet whose a mail is."""

_PHASE = re.compile(r"[SFW]\d{1,5}[MRABPD]S?")
_SEASONS = tuple(Season)


@dataclass(frozen=True, slots=True, kw_only=True)
class Lying:
    """One mail: whose the game master said it is, its original words, and what was due.

    ``ident`` is the name under which whoever fetched it knows it, ``filed`` how it was filed, if it
    was, ``kept_for`` the deadline that it waits for, or `STANDING`, and ``note`` what the game
    master noted about it. ``lit`` is the power whose mail it is while somebody has to look at it,
    or `NOBODY`.
    """

    mail: Mail
    owner: str = ""
    words: str = ""
    due: str = ""
    ident: str = ""
    filed: str = ""
    kept_for: str = ""
    note: str = ""
    lit: str = NOBODY

    def same_as(self, other: "Lying") -> bool:
        """Whether both are the same mail: by name or, if one has none, by its words."""
        if self.kept_for != other.kept_for:
            return False
        if self.ident and other.ident:
            return self.ident == other.ident
        return self.contents == other.contents

    @property
    def contents(self) -> tuple[str, str, str, str]:
        """What identifies it: sender, date, subject, and its original words."""
        mail = self.mail
        return mail.sender, mail.date, mail.subject, self.words or mail.text


class IntrayError(UserError):
    """The mails beside the game cannot be read."""


_ALL = TypeAdapter(tuple[Lying, ...])


def place(game: Path) -> Path:
    """Where the mails in a game's list are kept."""
    return beside.folder(game) / "inbox.json"


def receive(game: Path, mails: Iterable[tuple[Mail, str]], due: str) -> int:
    """Put fetched mails into the list, unless they were there before; returns how many are new.

    Each has a lasting name, such as the server's, and ``due`` is the deadline they came in for. A
    list that is open meanwhile takes them in at its next look.

    Raises:
        IntrayError: the mails beside the game cannot be read.
        WriteError: they cannot be written.
    """
    tray = Intray(game)
    lying = tray.load()
    have, new = [*lying, *chain(*tray.filed().values())], list[Lying]()
    for mail, ident in mails:
        one = Lying(mail=mail, ident=ident, due=due)
        if not any(map(one.same_as, chain(have, new))):
            new.append(one)
    if new:
        tray.keep((*lying, *new))
    return len(new)


class Intray:
    """The mails beside a game; for a game without a file, nothing is kept.

    Every method raises IntrayError if mails cannot be read (they are moved aside, so that new ones
    can come in), and WriteError if they cannot be written.
    """

    def __init__(self, game: Path | None) -> None:
        """Read and write the mails beside a game's file."""
        self._game = game

    def load(self) -> tuple[Lying, ...]:
        """The mails in the list."""
        return _read(place(self._game)) if self._game else ()

    def keep(self, lying: Sequence[Lying]) -> None:
        """Rewrite the mails in the list, if they have changed."""
        if self._game and tuple(lying) != self.load():
            write_whole(place(self._game), _ALL.dump_json(tuple(lying), indent=1))

    def filed(self) -> Mapping[str, tuple[Lying, ...]]:
        """The filed mails by the deadline that was due then, in the game's sequence."""
        if self._game is None:
            return {}
        names = [path.stem for path in (beside.folder(self._game) / "mails").glob("*.json")]
        phases = sorted(filter(_PHASE.fullmatch, names), key=_moment)
        return {phase: self.under(phase) for phase in phases}

    def under(self, due: str) -> tuple[Lying, ...]:
        """The mails filed under one deadline."""
        return _read(_drawer(self._game, due)) if self._game else ()

    def file(self, lying: Iterable[Lying]) -> None:
        """File mails, each under the deadline that was due."""
        for one in lying:
            self._refile(one.due, (*self.under(one.due), one))

    def unfile(self, lying: Iterable[Lying]) -> None:
        """Take mails out of the files again."""
        for one in lying:
            self._refile(one.due, tuple(kept for kept in self.under(one.due) if kept != one))

    def _refile(self, due: str, lying: tuple[Lying, ...]) -> None:
        if self._game:
            write_whole(_drawer(self._game, due), _ALL.dump_json(lying, indent=1))


def _drawer(game: Path, due: str) -> Path:
    return beside.folder(game) / "mails" / f"{due}.json"


def _moment(name: str) -> tuple[int, int, str]:
    phase = parse_phase(name)
    return phase.year, _SEASONS.index(phase.season), name


def _read(path: Path) -> tuple[Lying, ...]:
    if not path.is_file():
        return ()
    try:
        return _ALL.validate_json(path.read_bytes())
    except ValidationError as error:
        aside = path.with_suffix(".damaged.json")
        path.replace(aside)
        raise IntrayError("post.intray_unreadable", aside=str(aside)) from error
