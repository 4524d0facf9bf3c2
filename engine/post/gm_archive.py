"""The game master's archive: everything about a game worth finding again, by file name."""

import io
import zipfile
from collections.abc import Iterator, Mapping
from pathlib import Path

from engine.files import write_whole
from engine.game.game import Game
from engine.language.message import Message
from engine.language.speaker import ENGLISH, Speaker
from engine.post import beside
from engine.post import book as books
from engine.post.book import Book
from engine.post.charts import centre_chart, order_chart
from engine.post.final import Picture, page
from engine.post.records import (
    as_csv,
    centre_counts,
    centre_history,
    corrections,
    order_counts,
    statement,
    statistics,
)
from engine.report.styles import as_html, as_text
from engine.session.seat import Seat

_SECRET = ("signing.key",)
"""What stays where it is: whoever has the key can sign packets."""


def archive(
    game: Game, file: Path, picture: Picture, speaker: Speaker | None = None
) -> dict[str, bytes]:
    """The files of the archive by name: game, post, records, charts, every turn's whole truth.

    Once the game is over, the statement that reveals everything is among them. It is written in the
    language of the book, or of a speaker. Raises BookError if the book beside the game cannot be
    read.
    """
    book = books.load(file, game.rules.seats)
    speaker = speaker or Speaker(book.language)
    found = {name: text.encode() for name, text in _texts(game, book, speaker)}
    found |= _post(file)
    drawn = picture(Seat(game), speaker.language)
    if drawn:
        found["map.png"] = drawn
    if game.position().ending is not None:
        found["statement.txt"] = statement(game, book, speaker).encode()
        found["statement.html"] = page(game, book, picture, speaker).encode()
    if file.is_file():
        with game.with_extras({}) as copy:  # without anybody's notebook
            found[file.name] = copy.content()
    return dict(sorted(found.items()))


def write(files: Mapping[str, bytes], place: Path) -> Path:
    """Write an archive: into a zip file if the name ends so, otherwise into a folder."""
    if place.suffix.lower() == ".zip":
        return write_whole(place, zipped(files))
    for name, content in files.items():
        write_whole(place / name, content)
    return place


def zipped(files: Mapping[str, bytes]) -> bytes:
    """The files as one zip."""
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED) as whole:
        for name, content in files.items():
            whole.writestr(zipfile.ZipInfo(name), content, zipfile.ZIP_DEFLATED)
    return out.getvalue()


def charts(game: Game, speaker: Speaker = ENGLISH) -> dict[str, str]:
    """The centres and orders of a game as charts and as tables, by file name."""
    board, title = game.rules.board, game.record.header.title
    centres, orders = centre_counts(game), order_counts(game)
    return {
        "centres.svg": centre_chart(
            centres, board, Message("post.centres_of", title=title), speaker
        ),
        "orders.svg": order_chart(orders, board, Message("post.outcomes_of", title=title), speaker),
        "centres.csv": as_csv(centres),
        "orders.csv": as_csv(orders),
    }


def _texts(game: Game, book: Book, speaker: Speaker) -> Iterator[tuple[str, str]]:
    changes = map(speaker.say, (*(one.said for one in book.changes), *corrections(game)))
    parts = [centre_history(game, speaker), statistics(game, speaker), *changes]
    yield "records.txt", "\n\n".join(parts) + "\n"
    yield from charts(game, speaker).items()
    seat = Seat(game)
    for number in range(len(seat.line)):
        told = seat.told(number, speaker)
        name = f"turns/{number:03}-{told.phase}"
        yield f"{name}.txt", as_text(told)
        yield f"{name}.html", as_html(told)


def _post(file: Path) -> dict[str, bytes]:
    folder = beside.folder(file)
    paths = sorted(folder.rglob("*")) if folder.is_dir() else []
    return {
        f"post/{path.relative_to(folder).as_posix()}": path.read_bytes()
        for path in paths
        if path.is_file() and path.name not in _SECRET
    }
