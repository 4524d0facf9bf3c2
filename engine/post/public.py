"""The edition of each turn for onlookers: at once in open games, else late or at the end.

An edition tells the whole truth about its turn. So none exists before its time, and earlier
editions give nothing away about a turn that is not yet due.
"""

from base64 import b64encode
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from pathlib import Path

from engine.errors import UserError
from engine.game.game import Game
from engine.language.message import Message
from engine.language.speaker import ENGLISH, Speaker
from engine.post import press
from engine.post.book import AT_END, Book
from engine.post.final import Picture
from engine.report.account import Account
from engine.report.look import DAY
from engine.report.pages import filled
from engine.report.styles import as_markdown, as_text
from engine.session.seat import Seat
from engine.units import STANDARD_KINDS

_LEAST = 1
"""The fewest deadlines that hidden facts must wait, as the last turn is still in play."""


class EditionError(UserError):
    """An edition is not yet due."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Edition:
    """One turn as onlookers read it, with the press published with it."""

    turn: int
    phase: str
    told: Account
    press: tuple[str, ...] = ()


def is_open(game: Game) -> bool:
    """Whether everybody sees everything in a game, so that onlookers may too."""
    rules, variant = game.rules, game.rules.variant
    bids = set(rules.seats) != set(rules.powers)  # bids for countries, from secret purses
    return variant.sight.open_book and not bids and set(variant.unit_kinds) <= set(STANDARD_KINDS)


def delay(game: Game, book: Book) -> int | None:
    """How many deadlines an edition waits; None if until the end."""
    if book.public == AT_END or (not book.public and not is_open(game)):
        return None
    wanted = int(book.public or 0)
    return wanted if is_open(game) else max(_LEAST, wanted)


def ripe(game: Game, book: Book) -> tuple[int, ...]:
    """The turns whose editions are due, oldest first; positions set by hand have none."""
    line = game.record.line()
    decided = [n for n, node in enumerate(line) if node.parent is not None and not node.change]
    if game.position().ending is not None:
        return tuple(decided)
    waits = delay(game, book)
    if waits is None:
        return ()
    return tuple(decided[: len(decided) - waits])


def said(game: Game, book: Book) -> Message:
    """A line that says when onlookers may read of a turn."""
    waits = delay(game, book)
    if waits is None:
        return Message("post.public_end")
    return Message("post.public_after", count=waits) if waits else Message("post.public_at_once")


def edition(
    game: Game, book: Book, turn: int, file: Path | None = None, speaker: Speaker = ENGLISH
) -> Edition:
    """The edition of a turn; given the game's ``file``, it includes the press released with it.

    Raises EditionError if it is not yet due, BookError if the press cannot be read.
    """
    if turn not in ripe(game, book):
        raise EditionError("post.public_too_early", when=said(game, book))
    line = game.record.line()
    phase = line[turn - 1].phase
    told = Seat(game).told(turn, speaker)
    readers = speaker.say(Message("report.reader_public"))
    spoken = press.load(file) if file and book.press != "none" else ()
    return Edition(
        turn=turn,
        phase=phase,
        told=replace(told, masthead=told.masthead._replace(reader=readers)),
        press=tuple(str(one) for one in spoken if one.release == phase and not one.to),
    )


def files(
    game: Game, book: Book, turn: int, file: Path | None, picture: Picture, speaker: Speaker
) -> Mapping[str, bytes]:
    """An edition's files by name: text, Markdown, page and map; raises as `edition` does."""
    one = edition(game, book, turn, file, speaker)
    drawn = picture(Seat(game).at(turn), speaker.language)
    return {
        f"{one.phase}.txt": as_plain(one, speaker).encode(),
        f"{one.phase}.md": (as_markdown(one.told) + _published(one, speaker, "> ")).encode(),
        f"{one.phase}.html": _page(one, drawn, speaker).encode(),
        **({f"{one.phase}.png": drawn} if drawn else {}),
    }


def every(
    game: Game, book: Book, file: Path, picture: Picture, speaker: Speaker
) -> Iterator[tuple[str, bytes]]:
    """The files of all editions that are due, oldest first, by name."""
    for turn in ripe(game, book):
        yield from files(game, book, turn, file, picture, speaker).items()


def folder_for(file: Path) -> Path:
    """Where the editions of a game go by default: beside its file."""
    return file.with_name(f"{file.stem}-public")


def as_plain(one: Edition, speaker: Speaker) -> str:
    """An edition as text, with its press."""
    return as_text(one.told) + _published(one, speaker, "")


def _page(one: Edition, drawn: bytes, speaker: Speaker) -> str:
    """An edition as a page that needs no other file, its map and press included."""
    figure = f"data:image/png;base64,{b64encode(drawn).decode()}" if drawn else ""
    heading = speaker.say(Message("post.press_heading"))
    values = {"told": one.told, "look": DAY, "cut": figure, "press": one.press}
    return filled("edition.html", **values, press_heading=heading)


def _published(one: Edition, speaker: Speaker, mark: str) -> str:
    if not one.press:
        return ""
    heading = speaker.say(Message("post.press_heading"))
    rows = (f"{mark}{line}" for text in one.press for line in (*text.splitlines(), ""))
    return "\n".join(("", heading, "", *rows)).rstrip() + "\n"
