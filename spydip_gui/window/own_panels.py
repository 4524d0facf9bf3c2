"""The panels to be read in a window, with those that only some documents have."""

from collections.abc import Mapping
from typing import Protocol

from PySide6.QtCore import QObject, SignalInstance
from PySide6.QtWidgets import QWidget

from spydip_gui.commands.actions import Action
from spydip_gui.document.changes import Change, Part
from spydip_gui.document.document import Document
from spydip_gui.panels.report import ReportPanel
from spydip_gui.settings import Settings
from spydip_gui.window.column import Column
from spydip_gui.window.handlers import Handlers
from spydip_gui.window.map_area import Stage


class Holding(Protocol):
    """A window that holds panels."""

    document: Document
    settings: Settings
    stage: Stage
    menus: Handlers
    column: Column
    report: ReportPanel

    def raise_panel(self, panel: QWidget) -> None:
        """Bring a panel to the front."""

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
    return {**_answer(window), **reading}


class CoachOffer(QObject):
    """Offers the coach's panel where there may be a coach, also once opponents are seated."""

    def __init__(self, window: Holding, parent: QObject) -> None:
        super().__init__(parent)
        self._window = window
        self._offer()
        window.document.changed.connect(self._follow)

    def _follow(self, change: Change) -> None:
        if change.about(Part.POST):
            self._offer()

    def _offer(self) -> None:
        window, column = self._window, self._window.column
        if window.settings.value("coach") == "off" and "coach" not in column.panels:
            return
        from spydip_gui.practice.allowed import coached  # noqa: PLC0415

        allowed = coached(window.document, window.settings)
        if allowed and "coach" not in column.panels:
            column.add("coach", _coach(window))
        if "coach" in column.panels:
            column.offer("coach", shown=allowed)


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
    coach.old.connect(lambda: window.raise_panel(window.report))
    window.closing.connect(coach.advice.stop)
    return coach
