"""Seats the computer opponents named in a game's book, in the game's window."""

from engine.board.graph import PowerId
from engine.post import book as books
from engine.visibility.sight import GM
from spydip_gui.language.reader import translate
from spydip_gui.language.wording import seat_name
from spydip_gui.post.bar import bar_of
from spydip_gui.practice.table import Table
from spydip_gui.window.menus.workplace import agreed
from spydip_gui.window.window import DeskWindow


def join(window: DeskWindow) -> Table | None:
    """The table of a game with computer opponents, or None; the user looks from their own seat."""
    doc = window.document
    path = doc.view.path
    if path is None or not doc.view.decides:
        return None
    book = books.load(path, doc.view.rules.seats)
    levels = computers(book)
    if not levels:
        return None
    table = Table(doc, levels, window)
    window.closing.connect(table.stop)
    window.switching.allows = lambda viewer: _may_look(window, table, viewer)
    table.failed.connect(lambda seat, why: _tell_failed(window, seat, why))
    persons = [seat for seat in doc.view.rules.seats if book.seat(seat).role == "here"]
    if len(persons) == 1 and doc.view.viewer == GM:
        doc.look(viewer=persons[0])
    return table


def computers(book: books.Book) -> dict[PowerId, str]:
    """The seats played by the computer, and at which level."""
    return {seat: one.role for seat, one in book.seats.items() if one.role in books.COMPUTERS}


def _may_look(window: DeskWindow, table: Table, viewer: str) -> bool:
    if not table.hides(viewer):
        return True
    question = translate(
        "Practice",
        "This shows what your opponents know. Look before the game is over all the same?",
    )
    table.peeked = agreed(window, question)
    return table.peeked


def _tell_failed(window: DeskWindow, seat: str, why: str) -> None:
    text = translate("Practice", "The computer gave no orders for {power}. {why}")
    power = seat_name(window.document.view.board, PowerId(seat))
    bar_of(window).say(text.format(power=power, why=why).strip(), refused=True)
