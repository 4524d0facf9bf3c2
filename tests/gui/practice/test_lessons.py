"""Lessons at the desk: a task, hints, a try that the adjudicator judges, and the next one."""

from importlib.resources import files
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from engine.lessons import course
from engine.lessons.lesson import Lesson
from engine.visibility.sight import GM
from spydip_gui.dialogs.lessons import LessonsDialog
from spydip_gui.dialogs.start import StartPage
from spydip_gui.practice import progress
from spydip_gui.practice.lesson_panel import LessonPanel
from spydip_gui.settings import Settings
from spydip_gui.window.window import DeskWindow
from spydip_gui.window.windows import Windows


def opened(desk: Windows, name: str) -> tuple[DeskWindow, LessonPanel]:
    desk.open(f"lesson:{name}")
    window = desk.window
    assert isinstance(window, DeskWindow)
    panel = window.column.panels["lesson"]
    assert isinstance(panel, LessonPanel)
    return window, panel


def click(qtbot: QtBot, button: object) -> None:
    qtbot.mouseClick(button, Qt.MouseButton.LeftButton)


@pytest.mark.parametrize("lesson", course.lessons(), ids=lambda one: one.id)
def test_every_lesson_is_done_at_its_window_by_what_it_names(
    lesson: Lesson, desk: Windows, qtbot: QtBot, own_settings: Settings
) -> None:
    window, panel = opened(desk, lesson.id)
    assert (panel.title.text(), panel.task.text()) == (
        lesson.said("en").title,
        lesson.said("en").task,
    )
    lines = [(window.document.seat, line) for line in lesson.orders]
    window.document.give(lines)
    click(qtbot, window.header.main)
    assert panel.result.text().startswith("Well done.")
    assert lesson.id in progress.done(own_settings)
    assert panel.next.isVisibleTo(window)


def test_hints_come_one_by_one_and_a_failed_try_is_made_again(
    desk: Windows, qtbot: QtBot, own_settings: Settings
) -> None:
    window, panel = opened(desk, "support")
    for count, hint in enumerate(panel._words.hints, 1):
        click(qtbot, panel.hint)
        assert panel.hints.text().count("\n") == count - 1
        assert panel.hints.text().endswith(hint)
    assert not panel.hint.isVisibleTo(window)
    click(qtbot, window.header.main)
    assert panel.result.text().startswith("Not yet.")
    assert not panel.next.isVisibleTo(window)
    assert progress.done(own_settings) == frozenset()
    click(qtbot, panel.again)
    assert isinstance(desk.window, DeskWindow)
    assert desk.window is not window
    assert len(desk.window.document.turns) == 1


def test_nobody_else_s_view_is_shown_in_a_lesson(desk: Windows) -> None:
    window, _ = opened(desk, "spy-kill")
    assert not window.viewers.isVisibleTo(window)
    window.switching.look_as(GM)
    window.document.look(viewer=GM)
    assert window.document.view.viewer == "ENGLAND"


def test_the_start_page_goes_on_with_the_first_lesson_not_done(
    desk: Windows, qtbot: QtBot, own_settings: Settings
) -> None:
    progress.note(own_settings, course.lessons()[0])
    desk.open_start()
    page = desk.window
    assert isinstance(page, StartPage)
    second = course.lessons()[1]
    assert page.lessons.go_on.text() == f"2. {second.said('en').title}"
    click(qtbot, page.lessons.go_on)
    assert isinstance(desk.window, DeskWindow)
    assert desk.window.document.view.title == second.said("en").title


def test_after_the_last_one_the_next_is_one_left_out(own_settings: Settings) -> None:
    lessons = course.lessons()
    for one in lessons[1:]:
        progress.note(own_settings, one)
    assert progress.following(lessons, own_settings, lessons[-1].id) == lessons[0]
    progress.note(own_settings, lessons[0])
    assert progress.following(lessons, own_settings) is None


def test_the_list_ticks_what_is_done_and_opens_what_is_chosen(
    qtbot: QtBot, own_settings: Settings
) -> None:
    progress.note(own_settings, course.lessons()[0])
    dialog = LessonsDialog(own_settings)
    qtbot.addWidget(dialog)
    head = dialog.tree.topLevelItem(0)
    assert head is not None
    assert head.text(0).startswith("Diplomacy: 1/")
    assert not head.child(0).icon(0).isNull()
    assert head.child(1).icon(0).isNull()
    assert dialog.tree.currentItem() is head.child(1)
    qtbot.keyClick(dialog.tree, Qt.Key.Key_Return)
    assert dialog.chosen == course.lessons()[1].id


def test_a_folder_of_ones_own_lessons_is_offered_and_played(
    desk: Windows, qtbot: QtBot, own_settings: Settings, tmp_path: Path
) -> None:
    text = (files("resources") / "lessons" / "support.toml").read_text("utf-8")
    (tmp_path / "mine.toml").write_text(text, "utf-8")
    (tmp_path / "torn.toml").write_text("orders = [", "utf-8")
    dialog = LessonsDialog(own_settings)
    qtbot.addWidget(dialog)
    before = dialog.tree.topLevelItemCount()
    dialog.open_folder(tmp_path)
    own = dialog.tree.topLevelItem(before)
    assert own is not None
    assert own.text(0) == "Your own: 0/1"
    assert "“torn” is no TOML" in dialog.faults.text()
    dialog.tree.itemActivated.emit(own.child(0), 0)
    assert dialog.chosen == "mine"
    window, panel = opened(desk, "mine")
    lesson = course.lesson("mine", tmp_path)
    window.document.give([(window.document.seat, line) for line in lesson.orders])
    click(qtbot, window.header.main)
    assert panel.result.text().startswith("Well done.")
    assert progress.done(own_settings) == {"mine"}
    assert dialog.faults.isVisibleTo(dialog)
