"""What a player does with an answer: copy it, save it, draft it as a mail."""

from pathlib import Path

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QFileDialog, QWidget

from engine.post.kept import draft
from spydip_gui.output.files import save
from spydip_gui.post.player import PlayerDocument


def copy(document: PlayerDocument) -> str:
    """Put the answer on the clipboard, and say so."""
    QGuiApplication.clipboard().setText(document.answer)
    return QCoreApplication.translate("Desk", "Copied; paste it into a mail to the game master.")


def save_sheet(document: PlayerDocument, window: QWidget) -> str:
    """Ask where to write the answer, and say where it went; raises OutputError."""
    title = QCoreApplication.translate("Desk", "Save the answer")
    return _saved(window, title, f"{_stem(document)}.txt", document.answer.encode())


def save_mail(document: PlayerDocument, window: QWidget) -> str:
    """Ask where to write the answer as a draft for a mail program; raises OutputError."""
    title = QCoreApplication.translate("Desk", "Save the mail draft")
    mail = draft(document.view.packet.invitation, document.answer)
    return _saved(window, title, f"{_stem(document)}.eml", mail)


def _saved(window: QWidget, title: str, name: str, content: bytes) -> str:
    chosen, _ = QFileDialog.getSaveFileName(window, title, name)
    if not chosen:
        return ""
    save(Path(chosen), content)
    return QCoreApplication.translate("Desk", "Written: {file}").format(file=chosen)


def _stem(document: PlayerDocument) -> str:
    to = document.view.packet.invitation
    return f"{to.title} {to.power} {to.due}"
