"""What is known of a game that an account serves, even while another program has it open."""

import json
from dataclasses import dataclass
from pathlib import Path

from engine.board.graph import PowerId
from engine.files import write_whole
from engine.game.game import Game
from engine.game.trouble import BusyFileError
from engine.post import beside
from engine.post import book as books
from engine.post.book import Book


@dataclass(frozen=True, slots=True, kw_only=True)
class Served:
    """A game: its file, id and title, its players, and what is due.

    ``due`` is empty if the game is in use; then nothing can be put into its list.
    """

    file: Path
    game: str
    title: str
    book: Book
    due: str = ""


def served(game: Game, file: Path) -> Served:
    """What is known of an open game, saved beside it too; raises BookError and WriteError."""
    header, seats = game.record.header, game.rules.seats
    card = {"game": header.game, "title": header.title, "seats": list(seats)}
    text = json.dumps(card, ensure_ascii=False).encode()
    if not (place := _place(file)).is_file() or place.read_bytes() != text:
        write_whole(place, text)
    return Served(
        file=file,
        game=header.game,
        title=header.title,
        book=books.load(file, seats),
        due=str(game.position().phase),
    )


def looked_at(file: Path) -> Served:
    """What is known of a game in a file; if it is in use, what was known before.

    Raises GameFileError if the file is not a game, or in use and not known; BookError if its book
    cannot be read.
    """
    try:
        with Game.open(file, write=False) as game:
            return served(game, file)
    except BusyFileError:
        found = _remembered(file)
        if found is None:
            raise
        return found


def _remembered(file: Path) -> Served | None:
    try:
        card = json.loads(_place(file).read_text("utf-8"))
        seats = tuple(PowerId(str(seat)) for seat in card["seats"])
        game, title = str(card["game"]), str(card["title"])
    except (OSError, ValueError, KeyError, TypeError):
        return None
    return Served(file=file, game=game, title=title, book=books.load(file, seats))


def _place(file: Path) -> Path:
    return beside.folder(file) / "served.json"
