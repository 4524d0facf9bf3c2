"""Drafts for mail programs of what the game master writes to one player."""

from email import policy
from email.message import EmailMessage

from engine.game.game import Game
from engine.post.book import Book
from engine.post.status import Row, reminder


def reminder_draft(game: Game, book: Book, row: Row) -> bytes:
    """The reminder to one player; it names nobody else."""
    phase = game.position().phase
    mail = EmailMessage(policy=policy.SMTP)
    mail["From"] = f"{book.gm} <{book.address}>" if book.address else book.gm
    mail["To"] = ", ".join(book.seat(row.power).addresses)
    mail["Subject"] = f"[{game.record.header.title}] {row.power} {phase}"
    mail["X-Unsent"] = "1"
    mail.set_content(reminder(game, book, row))
    return mail.as_bytes()
