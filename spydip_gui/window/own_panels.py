"""The panels to be read in a window, with those that only some documents have."""

from collections.abc import Mapping
from typing import Protocol

from PySide6.QtCore import SignalInstance
from PySide6.QtWidgets import QWidget

from spydip_gui.commands.actions import Action
from spydip_gui.document.document import Document
from spydip_gui.settings import Settings
from spydip_gui.window.handlers import Handlers
from spydip_gui.window.map_area import Stage


class Holding(Protocol):
    """A window that holds panels."""

    document: Document
    settings: Settings
    stage: Stage
    menus: Handlers

    @property
    def closing(self) -> SignalInstance:
        """Tells that the window closes."""

    def ask_for(self, what: str) -> None:
        """Ask for another file or lesson."""


def arranged(window: Holding, reading: Mapping[str, QWidget]) -> dict[str, QWidget]:
    """All panels to be read by their names, a packet's answer or a lesson's task first.

    Games are opened more often than these, and what reads packets is slow to import.
    """
    document = window.document
    if document.sort == "lesson":
        return {"lesson": _lesson(window), **reading}
    found = {**_answer(window), **reading}
    if window.settings.value("coach") != "off":
        from spydip_gui.practice.allowed import coached  # noqa: PLC0415

        if coached(document, window.settings):
            found["coach"] = _coach(window)
    return found


def _answer(window: Holding) -> dict[str, QWidget]:
    if window.document.sort != "packet":
        return {}
    from spydip_gui.post.answer_panel import answer_panel  # noqa: PLC0415

    answer = answer_panel(window.document, window.settings)
    answer.copy_wanted.connect(window.menus.of(Action.copy_answer))
    answer.save_wanted.connect(window.menus.of(Action.save_answer))
    answer.mail_wanted.connect(window.menus.of(Action.mail_answer))
    answer.packet_wanted.connect(window.ask_for)
    return {"answer": answer}


def _lesson(window: Holding) -> QWidget:
    from spydip_gui.practice.lesson_panel import lesson_panel  # noqa: PLC0415

    lesson = lesson_panel(window.document, window.settings)
    lesson.wanted.connect(window.ask_for)
    return lesson


def _coach(window: Holding) -> QWidget:
    from spydip_gui.practice.coach_panel import CoachPanel  # noqa: PLC0415

    coach = CoachPanel(window.document)
    coach.chosen.connect(window.stage.go_to)
    coach.proposed.connect(window.stage.propose)
    coach.again.connect(window.menus.of(Action.practise))
    window.closing.connect(coach.advice.stop)
    return coach
