"""The book of a postal game: its players with their addresses, its deadlines and house rules."""

import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, field, fields, replace
from datetime import date, datetime, timedelta
from pathlib import Path
from typing import Any

import tomli_w

from engine.board.graph import PowerId
from engine.errors import UserError, cause
from engine.files import toml, write_whole
from engine.language.message import Listed, Message, Value
from engine.language.speaker import ENGLISH, Speaker
from engine.language.texts import LANGUAGES
from engine.phases import NotAPhaseError, parse_phase
from engine.post import ledger
from engine.post.address import folded
from engine.post.beside import folder
from engine.post.ledger import Absence, Grace, Pause

PRESS = ("none", "white", "grey", "black")
"""What press may be: white is signed, grey may be unsigned, black may be signed by anybody."""

_KEYS = (
    *("gm", "address", "mail_server", "press", "style", "language", "grace_hours", "public"),
    *("boardman", "miller", "player", "deadline", "change", "pause", "absence", "extra_grace"),
)
"""What a book may say at its head, and the names of its tables."""

_MOST_MISSED = 9_999

AT_END = "end"
"""The value of `Book.public` if onlookers wait for the end."""

COMPUTERS = ("novice", "sound", "strong")
"""How well a computer opponent plays a power."""

ROLES = ("mail", "here", "nobody", *COMPUTERS)
"""Who plays a power: a person by mail, one at the game master's own screen, nobody, a computer."""

PROOFS = ("address", "check line", "signed")
"""What a mail must show to order for a power, weakest first: that it comes from the player's
address, that it was made from the player's packet, or that it is signed with the player's key."""

_EARLIEST, _LATEST = 1900, 9000
"""The years that deadlines may be in; clocks end at 9999."""

_UNPOSTED = {
    "here": Message("post.plays_here"),
    "nobody": Message("post.nobody_plays"),
    **dict.fromkeys(COMPUTERS, Message("post.computer_plays")),
}


class BookError(UserError):
    """The book of a game contains nonsense; the sentence names the place."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Holder:
    """Who plays a power, and from which addresses; ``standby`` is the player standing by.

    The standby is an address, or a name with one as in mails: ``Sam Reed <sam@…>``.

    ``age`` is the public key that the player's packets are locked for, and ``nmr`` how many
    deadlines the player has missed; ``role`` is one of `ROLES`. ``language`` is that of letters to
    the player, if it is not the game's. ``proof`` is one of `PROOFS`, and ``signs`` the public key
    that the player's answers are signed with, once it is known.
    """

    power: PowerId
    name: str = ""
    addresses: tuple[str, ...] = ()
    standby: str = ""
    age: str = ""
    nmr: int = 0
    role: str = "mail"
    language: str = ""
    proof: str = PROOFS[0]
    signs: str = ""

    @property
    def known(self) -> frozenset[str]:
        """The addresses that mails for the power come from, in comparable form."""
        return frozenset(filter(None, map(folded, (*self.addresses, self.waiting[1]))))

    @property
    def waiting(self) -> tuple[str, str]:
        """The name and address of the standby player."""
        if not self.standby:
            return "", ""
        from email.utils import parseaddr  # noqa: PLC0415  # slow to load, and seldom wanted

        return parseaddr(self.standby)

    @property
    def called(self) -> str:
        """What others may call the player: a name, never an address."""
        return "" if "@" in self.name else self.name

    @property
    def unposted(self) -> Value:
        """Why no mail goes to whoever plays it; empty if it does."""
        return _UNPOSTED.get(self.role, "")


@dataclass(frozen=True, slots=True, kw_only=True)
class Succession:
    """A power went to another player: at which deadline, from whom to whom, and why."""

    power: PowerId
    phase: str
    before: str
    after: str
    why: str = ""

    @property
    def said(self) -> Message:
        """The change in one line."""
        before = self.before or Message("post.row_nobody")
        why = Message("word.bracketed", text=self.why) if self.why else ""
        return Message(
            "post.succession",
            phase=self.phase,
            power=self.power,
            before=before,
            after=self.after or Message("post.unnamed"),
            why=why,
        )

    def __str__(self) -> str:
        return str(self.said)


@dataclass(frozen=True, slots=True, kw_only=True)
class Book:
    """Everything a game master writes down beside the game itself; deadlines are by phase.

    ``mail_server`` is the name by which the game master's own mail server signs its findings about
    a sender. ``boardman`` and ``miller`` are the numbers that the custodians gave the game, if any,
    and ``changes`` the players who were replaced, oldest first. ``pauses`` of the game,
    ``absences`` of players and extra ``graces`` are noted as they come.
    """

    gm: str = "The GM"
    address: str = ""
    mail_server: str = ""
    press: str = "grey"
    style: str = "judge"
    language: str = ""
    grace: timedelta = timedelta(hours=24)
    public: str = ""
    boardman: str = ""
    miller: str = ""
    seats: Mapping[PowerId, Holder] = field(default_factory=dict)
    deadlines: Mapping[str, datetime] = field(default_factory=dict)
    changes: tuple[Succession, ...] = ()
    pauses: tuple[Pause, ...] = ()
    absences: tuple[Absence, ...] = ()
    graces: tuple[Grace, ...] = ()

    def seat(self, power: PowerId) -> Holder:
        """Who plays a power; an empty seat if the book names nobody."""
        return self.seats.get(power) or Holder(power=power)

    def grace_of(self, power: PowerId, phase: str) -> timedelta:
        """How long after a deadline a power's orders are accepted, including any extra grace."""
        found = (one for one in self.graces if (one.power, one.phase) == (power, phase))
        return self.grace + timedelta(hours=sum(one.hours for one in found))

    def away(self, power: PowerId, day: date) -> Absence | None:
        """The absence of a power's player that covers a day, if there is one."""
        return next((a for a in self.absences if a.power == power and a.covers(day)), None)

    def with_absence(self, gone: Absence) -> "Book":
        """The book with an absence of a player added."""
        return replace(self, absences=(*self.absences, gone))

    def followers(self, power: PowerId) -> int:
        """How many players have succeeded the first one of a power."""
        return sum(change.power == power for change in self.changes)

    def speaker(self, power: PowerId) -> Speaker:
        """The speaker for letters to a player: the player's language, the game's, or English."""
        return Speaker(self.seat(power).language or self.language)

    def all_in(self, language: str) -> "Book":
        """The book with one language for everybody."""
        seats = {power: replace(seat, language="") for power, seat in self.seats.items()}
        return replace(self, language=language, seats=seats)

    @property
    def addresses(self) -> frozenset[str]:
        """All addresses that orders come from, including those of standby players."""
        return frozenset(address for seat in self.seats.values() for address in seat.known)

    def powers_of(self, address: str) -> tuple[PowerId, ...]:
        """The powers that mails from an address are for, including as a standby player."""
        wanted = folded(address)
        return tuple(power for power, seat in self.seats.items() if wanted in seat.known)


def load(game: Path, seats: tuple[PowerId, ...]) -> Book:
    """The book beside a game file; one without players if there is none.

    Raises BookError if it names a power, a phase or a key that does not exist.
    """
    path = folder(game) / "book.toml"
    if not path.is_file():
        return Book(seats={power: Holder(power=power) for power in seats})
    try:
        return read(path.read_text("utf-8"), seats)
    except (UnicodeDecodeError, BookError) as error:
        raise BookError(Message("word.in_file", name=str(path), fault=cause(error))) from error


def read(text: str, seats: tuple[PowerId, ...]) -> Book:
    """The book in a TOML text; raises BookError."""
    try:
        data = toml(text)
    except tomllib.TOMLDecodeError as error:
        raise BookError("choice.is_no_toml", error=str(error)) from error
    _known(data, _KEYS)
    try:
        return _book(data, seats)
    except BookError:
        raise
    except (AttributeError, OverflowError, TypeError, ValueError) as error:
        raise BookError("post.something_has_wrong_form", error=str(error)) from error


def _book(data: Mapping[str, Any], seats: tuple[PowerId, ...]) -> Book:
    press = str(data.get("press", "grey"))
    if press not in PRESS:
        raise BookError("post.press_is_none", press=press, PRESS=Listed(tuple(PRESS), "comma"))
    entries = [_seat(entry, seats) for entry in data.get("player", [])]
    return Book(
        **_texts(data, "gm", "address", "mail_server", "style", "boardman", "miller"),
        press=press,
        language=_language(data),
        grace=timedelta(hours=float(data.get("grace_hours", 24))),
        public=_public(data),
        seats={power: Holder(power=power) for power in seats} | {s.power: s for s in entries},
        deadlines={_phase(p): _moment(p, m) for p, m in data.get("deadline", {}).items()},
        changes=tuple(_succession(entry) for entry in data.get("change", [])),
        pauses=ledger.read(Pause, data.get("pause", []), seats),
        absences=ledger.read(Absence, data.get("absence", []), seats),
        graces=ledger.read(Grace, data.get("extra_grace", []), seats),
    )


_UNSAID = {"language": "", "proof": PROOFS[0], "signs": ""}
"""What a seat of the written book leaves out."""


def write(book: Book) -> str:
    """The TOML text of a book."""
    data: dict[str, Any] = {
        "gm": book.gm,
        "address": book.address,
        **({"mail_server": book.mail_server} if book.mail_server else {}),
        "press": book.press,
        "style": book.style,
        **({"language": book.language} if book.language else {}),
        "grace_hours": book.grace.total_seconds() / 3600,
        **({"public": book.public} if book.public else {}),
        "boardman": book.boardman,
        "miller": book.miller,
        "deadline": dict(book.deadlines),
        "player": [
            {key: value for key, value in asdict(seat).items() if value != _UNSAID.get(key)}
            for seat in book.seats.values()
        ],
        "change": [asdict(one) for one in book.changes],
    }
    noted: Mapping[str, tuple[Any, ...]] = {
        "pause": book.pauses,
        "absence": book.absences,
        "extra_grace": book.graces,
    }
    data |= {key: ledger.plain(found) for key, found in noted.items() if found}
    return tomli_w.dumps(data)


def save(game: Path, book: Book) -> Path:
    """Write the book beside a game file, and return its path. Raises WriteError."""
    return write_whole(folder(game) / "book.toml", write(book).encode())


def moment_in_words(moment: datetime | None, speaker: Speaker = ENGLISH) -> str:
    """A deadline as letters write it, whatever the system's language; empty if there is none."""
    return "" if moment is None else speaker.say(moment_said(moment))


def moment_said(moment: datetime) -> Message:
    """A time as letters write it within a sentence."""
    return Message(
        "moment.said",
        weekday=Message(f"moment.day.{moment.weekday()}"),
        day=moment.day,
        month=Message(f"moment.month.{moment.month}"),
        year=moment.year,
        time=f"{moment:%H:%M}",
        zone=str(moment.tzname()),
    )


def _seat(entry: Mapping[str, Any], seats: tuple[PowerId, ...]) -> Holder:
    _known(entry, [one.name for one in fields(Holder)])
    power = PowerId(str(entry.get("power", "")).upper())
    if power not in seats:
        raise BookError("post.player_is_none", power=power, seats=Listed(tuple(seats), "comma"))
    given = entry.get("addresses", ())
    missed = int(entry.get("nmr", 0))
    if not 0 <= missed <= _MOST_MISSED:
        raise ValueError("nmr")
    return Holder(
        power=power,
        **_texts(entry, "name", "standby", "age", "signs"),
        addresses=tuple(map(str, [given] if isinstance(given, str) else given)),
        nmr=missed,
        role=_one_of(ROLES, power, str(entry.get("role", ROLES[0])), "post.player_role_is_none"),
        language=_language(entry),
        proof=_one_of(
            PROOFS, power, str(entry.get("proof", PROOFS[0])), "post.player_proof_is_none"
        ),
    )


def _texts(entry: Mapping[str, Any], *keys: str) -> dict[str, str]:
    return {key: str(entry[key]) for key in keys if key in entry}


def _language(entry: Mapping[str, Any]) -> str:
    language = str(entry.get("language", ""))
    if language and language not in LANGUAGES:
        raise BookError(
            "post.language_is_none", language=language, known=Listed(tuple(LANGUAGES), "comma")
        )
    return language


def _public(data: Mapping[str, Any]) -> str:
    text = str(data.get("public", ""))
    if text not in ("", AT_END) and not (text.isascii() and text.isdecimal() and len(text) < 3):
        raise BookError("post.public_is_none", text=text[:80])
    return text


def _one_of(words: tuple[str, ...], power: PowerId, word: str, refused: str) -> str:
    if word not in words:
        raise BookError(refused, power=power, word=word, words=Listed(words, "comma"))
    return word


def _succession(entry: Mapping[str, Any]) -> Succession:
    _known(entry, [one.name for one in fields(Succession)])
    return Succession(**{key: str(value) for key, value in entry.items()})  # type: ignore[arg-type]  # a power's id is text


def _known(data: Mapping[str, Any], keys: Sequence[str]) -> None:
    unknown = [key for key in data if key not in keys]
    if unknown:
        raise BookError(
            "post.is_no_key_here_there",
            unknown=unknown[0],
            KEYS=Listed(tuple(keys), "comma"),
        )


def _phase(text: str) -> str:
    try:
        return str(parse_phase(text))
    except NotAPhaseError as error:
        raise BookError("post.deadline", error=str(error)) from error


def _moment(phase: str, value: object) -> datetime:
    if not isinstance(value, datetime) or value.tzinfo is None:
        raise BookError("post.deadline_write_moment_time_zone", phase=phase)
    if not _EARLIEST <= value.year <= _LATEST:
        raise BookError("post.deadline_is_too_far", phase=phase, year=str(value.year))
    return value
