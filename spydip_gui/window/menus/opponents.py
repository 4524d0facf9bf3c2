"""Seats the computer opponents named in a game's book at the game's window."""

from dataclasses import replace

from PySide6.QtWidgets import QWidget

from engine.board.graph import PowerId
from engine.errors import UserError
from engine.post import beside
from engine.post import book as books
from engine.session.observations import JOIN
from engine.visibility.sight import GM
from spydip_gui.document.changes import Change, Part
from spydip_gui.document.document import Document
from spydip_gui.language.reader import translate
from spydip_gui.language.wording import seat_name
from spydip_gui.post.bar import bar_of
from spydip_gui.practice.table import Table
from spydip_gui.theme.parts import accepted, agreed
from spydip_gui.window.menus.workplace import Workplace


class NoBookError(UserError):
    """The game has no file, so that it has no book to say who plays."""


def join(window: Workplace) -> Table | None:
    """The table of a game with computer opponents, or None; the user looks from their own seat."""
    doc = window.document
    path = doc.view.path
    if path is None or doc.sort != "game":
        return None
    book = books.load(path, doc.view.rules.seats)
    levels = computers(book)
    if not levels:
        return None
    table = Table(doc, levels, window)
    window.closing.connect(table.stop)
    window.switching.allows = lambda viewer: _may_look(window, table, viewer)
    table.failed.connect(lambda seat, why: _tell_failed(doc, window, seat, why))
    persons = [seat for seat in doc.view.rules.seats if book.seat(seat).role == "here"]
    left = PowerId(table.left) if set(table.left.split(JOIN)) <= {*doc.view.rules.seats} else GM
    if doc.view.viewer == GM:
        doc.look(viewer=persons[0] if len(persons) == 1 else left)
    return table


def reseat(window: Workplace) -> None:
    """Ask who is to play each power, note it in the book, and seat the computer opponents.

    Raises NoBookError if the game has no file, so that it has no book.
    """
    from spydip_gui.dialogs.who_plays import WhoPlaysDialog  # noqa: PLC0415  # seldom asked for

    view = window.document.view
    if view.path is None:
        raise NoBookError("post.game_has_no_file")
    book = books.load(view.path, view.rules.seats)
    roles = {seat: book.seat(seat).role for seat in view.rules.seats}
    dialog = WhoPlaysDialog(view.board, roles, window)
    if not accepted(dialog) or dialog.roles == roles:
        return
    seats = {seat: replace(book.seat(seat), role=role) for seat, role in dialog.roles.items()}
    beside.folder(view.path).mkdir(exist_ok=True)
    book = replace(book, seats={**book.seats, **seats})
    books.save(view.path, book)
    table = window.findChild(Table)
    if table is None:
        join(window)
    else:
        table.seat(computers(book))
    window.document.changed.emit(Change(frozenset({Part.POST})))


def computers(book: books.Book) -> dict[PowerId, str]:
    """The seats played by the computer, with their levels."""
    return {seat: one.role for seat, one in book.seats.items() if one.role in books.COMPUTERS}


def _may_look(window: QWidget, table: Table, viewer: str) -> bool:
    if not table.hides(viewer):
        return True
    question = translate(
        "Practice",
        "This shows what your opponents know. Look before the game is over all the same?",
    )
    table.peeked = agreed(window, question)
    return table.peeked


def _tell_failed(document: Document, window: QWidget, seat: str, why: str) -> None:
    text = translate("Practice", "The computer gave no orders for {power}. {why}")
    power = seat_name(document.view.board, PowerId(seat))
    bar_of(window).say(text.format(power=power, why=why).strip(), refused=True)
