"""Short mails to one player, as drafts: reminders of what is due, receipts for what came in."""

from pathlib import Path

from engine.files import write_whole
from engine.game.game import Game
from engine.language.message import Message
from engine.language.speaker import Speaker
from engine.post.book import Book
from engine.post.outbox import note
from engine.post.receipt import receipt
from engine.post.status import Status, reminder
from engine.post.weighing import Intake


def reminder_draft(game: Game, book: Book, row: Status) -> bytes:
    """The reminder to one player; it names nobody else."""
    due = book.speaker(row.power).say(Message("post.reminder_subject"))
    subject = f"[{game.record.header.title}] {row.power} {game.position().phase}: {due}"
    return note(book, book.seat(row.power).addresses, subject, reminder(game, book, row))


def receipt_of(game: Game, book: Book, one: Intake) -> str:
    """The receipt for one mail, in the language of its sender or of the game."""
    speaker = book.speaker(one.power) if one.power else Speaker(book.language)
    return receipt(one, game.record.header.title, game.rules.called(game.position().phase), speaker)


def receipt_draft(game: Game, book: Book, one: Intake) -> bytes:
    """The receipt for a mail, to its player's address in the book, whoever sent it."""
    title, phase = game.record.header.title, game.position().phase
    known = one.power is not None and one.power in book.powers_of(one.mail.sender)
    own = book.seat(one.power).addresses if one.power else ()
    to = [one.mail.sender] if known else own
    again = one.mail.subject.removeprefix("Re: ") or f"[{title}] {one.power} {phase}"
    return note(book, to, f"Re: {again}", receipt_of(game, book, one))


def write_reminder(game: Game, book: Book, row: Status, folder: Path) -> Path:
    """Write the reminder to one player as draft and text; returns the draft. Raises WriteError."""
    text, draft = reminder(game, book, row), reminder_draft(game, book, row)
    return _written(folder, f"{row.power}-reminder", text, draft)


def write_receipt(game: Game, book: Book, one: Intake, folder: Path) -> Path:
    """Write the receipt for one mail as draft and text; returns the draft. Raises WriteError."""
    text = receipt_of(game, book, one)
    name = f"{Path(one.mail.source).stem}-{one.power}-receipt"
    return _written(folder, name, text, receipt_draft(game, book, one))


def _written(folder: Path, name: str, text: str, draft: bytes) -> Path:
    write_whole(folder / f"{name}.txt", text.encode())
    return write_whole(folder / f"{name}.eml", draft)
