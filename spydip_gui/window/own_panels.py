"""Panels that only some documents have: a packet's answer, a lesson's task."""

from collections.abc import Callable

from PySide6.QtWidgets import QWidget

from spydip_gui.commands.actions import Action
from spydip_gui.document.document import Document
from spydip_gui.settings import Settings
from spydip_gui.window.handlers import Handlers


def own_panels(
    document: Document, settings: Settings, menus: Handlers, ask_for: Callable[[str], None]
) -> dict[str, QWidget]:
    """Such panels by name; ``ask_for`` opens another file or lesson.

    Imported late: games are opened more often, and reading packets is slow to import.
    """
    if document.sort == "packet":
        from spydip_gui.post.answer_panel import answer_panel  # noqa: PLC0415

        answer = answer_panel(document, settings)
        answer.copy_wanted.connect(menus.of(Action.copy_answer))
        answer.save_wanted.connect(menus.of(Action.save_answer))
        answer.mail_wanted.connect(menus.of(Action.mail_answer))
        answer.packet_wanted.connect(ask_for)
        return {"answer": answer}
    if document.sort == "lesson":
        from spydip_gui.practice.lesson_panel import lesson_panel  # noqa: PLC0415

        lesson = lesson_panel(document, settings)
        lesson.wanted.connect(ask_for)
        return {"lesson": lesson}
    return {}
