"""Short mails to one player, as drafts: reminders of what is due, receipts for what came in."""

from engine.game.game import Game
from engine.post.book import Book
from engine.post.outbox import note
from engine.post.receipt import receipt
from engine.post.status import Row, reminder
from engine.post.weighing import Intake


def reminder_draft(game: Game, book: Book, row: Row) -> bytes:
    """The reminder to one player; it names nobody else."""
    subject = f"[{game.record.header.title}] {row.power} {game.position().phase}: orders are due"
    return note(book, book.seat(row.power).addresses, subject, reminder(game, book, row))


def receipt_draft(game: Game, book: Book, one: Intake) -> bytes:
    """The receipt for one mail, to where it came from."""
    title, phase = game.record.header.title, game.position().phase
    to = [one.mail.sender] if one.mail.sender else list(_addresses(book, one))
    again = one.mail.subject.removeprefix("Re: ") or f"[{title}] {one.power} {phase}"
    return note(book, to, f"Re: {again}", receipt(one, title, phase.title))


def _addresses(book: Book, one: Intake) -> tuple[str, ...]:
    return book.seat(one.power).addresses if one.power else ()
