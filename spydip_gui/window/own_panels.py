"""The panels to be read in a window, with those that only some documents have."""

from collections.abc import Mapping

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from spydip_gui.commands.actions import Action
from spydip_gui.document.changes import Change, Part
from spydip_gui.window.handlers import Handlers
from spydip_gui.window.menus.workplace import Workplace


def arranged(
    window: Workplace, menus: Handlers, reading: Mapping[str, QWidget]
) -> dict[str, QWidget]:
    """All panels to be read by their names, a packet's answer or a lesson's task first.

    Games are opened more often than these, and what reads packets is slow to import.
    """
    document = window.document
    if document.sort == "lesson":
        return {"lesson": _lesson(window), **reading}
    return {**_answer(window, menus), **reading}


class CoachOffer(QObject):
    """Offers the coach's panel where there may be a coach, also once opponents are seated."""

    def __init__(self, window: Workplace, menus: Handlers) -> None:
        super().__init__(window)
        self._window, self._menus = window, menus
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
            column.add("coach", _coach(window, self._menus))
        if "coach" in column.panels:
            column.offer("coach", shown=allowed)


def _answer(window: Workplace, menus: Handlers) -> dict[str, QWidget]:
    if window.document.sort != "packet":
        return {}
    from spydip_gui.post.answer_panel import answer_panel  # noqa: PLC0415

    answer = answer_panel(window.document, window.settings)
    answer.copy_wanted.connect(menus.of(Action.copy_answer))
    answer.save_wanted.connect(menus.of(Action.save_answer))
    answer.mail_wanted.connect(menus.of(Action.mail_answer))
    answer.packet_wanted.connect(window.open_wanted)
    return {"answer": answer}


def _lesson(window: Workplace) -> QWidget:
    from spydip_gui.practice.lesson_panel import lesson_panel  # noqa: PLC0415

    lesson = lesson_panel(window.document, window.settings)
    lesson.wanted.connect(window.open_wanted)
    return lesson


def _coach(window: Workplace, menus: Handlers) -> QWidget:
    from spydip_gui.practice.coach_panel import CoachPanel  # noqa: PLC0415

    coach = CoachPanel(window.document)
    coach.chosen.connect(window.stage.go_to)
    coach.proposed.connect(window.stage.propose)
    coach.again.connect(menus.of(Action.practise))
    coach.old.connect(lambda: window.side.raise_panel(window.report))
    window.closing.connect(coach.advice.stop)
    return coach
