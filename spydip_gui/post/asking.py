"""Asks the game master before a deadline is adjudicated, if anything speaks against it."""

from collections.abc import Sequence
from datetime import UTC, datetime

from PySide6.QtWidgets import QCheckBox, QMessageBox, QWidget

from engine.language.message import Message
from engine.post import book as books
from engine.post.doubts import doubts
from engine.post.manner import manner_of
from engine.post.outgoing import owing, settle
from spydip_gui.document.document import Document
from spydip_gui.language.reader import say, translate
from spydip_gui.theme.parts import unmarked


def may_adjudicate(document: Document, window: QWidget | None) -> bool:
    """Whether the game master goes on despite any doubts; letters may be marked as sent."""
    found = against(document)
    if not found:
        return True
    ask = QMessageBox(window)
    ask.setWindowTitle("SpyDip")
    ask.setText(unmarked("\n\n".join(map(say, found))))
    ask.setInformativeText(translate("Desk", "Adjudicate anyway?"))
    ask.setStandardButtons(QMessageBox.StandardButton.Yes | QMessageBox.StandardButton.No)
    ask.setDefaultButton(QMessageBox.StandardButton.No)
    gone = QCheckBox(translate("Desk", "The letters were sent: mark them so"))
    if _waiting(document):
        ask.setCheckBox(gone)
    if ask.exec() != QMessageBox.StandardButton.Yes:
        return False
    if gone.isChecked():
        mark_sent(document)
    return True


def against(document: Document) -> tuple[Message, ...]:
    """What speaks against adjudicating now; a player who decides nothing has no doubts."""
    view = document.view
    return doubts(view.master(), view.path, datetime.now(UTC)) if view.decides else ()


def mark_sent(document: Document) -> None:
    """Mark every waiting letter as sent; raises BookError."""
    view = document.view
    game, file = view.master(), view.path
    if file is not None:
        book = books.load(file, game.rules.seats)
        settle(game, file, owing(game, book, file), lambda then: manner_of(then, file))


def were_sent(window: QWidget, whose: Sequence[str]) -> bool | None:
    """Whether letters that were written but have changed since went out; None to do nothing."""
    ask = QMessageBox(window)
    ask.setWindowTitle("SpyDip")
    text = translate("Desk", "These letters were written before, and are different now: {names}")
    ask.setText(unmarked(text.format(names=", ".join(whose))))
    ask.setInformativeText(translate("Desk", "Were those letters sent?"))
    role = QMessageBox.ButtonRole
    yes = ask.addButton(translate("Desk", "Sent: write corrections"), role.YesRole)
    no = ask.addButton(translate("Desk", "Not sent: replace them"), role.NoRole)
    none = ask.addButton(QMessageBox.StandardButton.Cancel)
    ask.setDefaultButton(none)
    ask.exec()
    chosen = ask.clickedButton()
    return True if chosen is yes else False if chosen is no else None


def _waiting(document: Document) -> bool:
    view, game = document.view, document.view.master()
    try:
        found = view.path and owing(game, books.load(view.path, game.rules.seats), view.path)
    except books.BookError:
        return False
    return bool(found)
