"""Whether a coach may advise: in practice games, unless the settings say otherwise."""

from contextlib import suppress

from engine.post import beside
from engine.post import book as books
from spydip_gui.document.document import Document
from spydip_gui.settings import Settings


def coached(document: Document, settings: Settings) -> bool:
    """Whether the settings allow a coach in the game on the desk."""
    wanted = settings.value("coach")
    if wanted == "off" or document.sort not in ("game", "packet"):
        return False
    return wanted == "always" or practising(document)


def practising(document: Document) -> bool:
    """Whether the computer plays in a game, and nobody plays by mail."""
    view = document.view
    if document.sort != "game" or view.path is None or not beside.folder(view.path).is_dir():
        return False
    with suppress(OSError, ValueError):  # the post's windows say what is wrong with the book
        book = books.load(view.path, view.rules.seats)
        roles = {book.seat(seat).role for seat in view.rules.seats}
        return "mail" not in roles and bool(roles & set(books.COMPUTERS))
    return False
