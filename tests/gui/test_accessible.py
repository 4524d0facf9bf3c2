"""Whatever can have the focus has a name to be spoken, in the window and in every dialog."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractScrollArea,
    QAbstractSpinBox,
    QComboBox,
    QDialog,
    QLabel,
    QTabBar,
    QTabWidget,
    QWidget,
)
from pytestqt.qtbot import QtBot

from engine.wire.hosts import proposed
from engine.wire.served import served
from spydip_gui.dialogs.help import HelpWindow
from spydip_gui.dialogs.help_pages import ORDER, TOPIC
from spydip_gui.dialogs.lessons import LessonsDialog
from spydip_gui.dialogs.new_game import NewGameDialog
from spydip_gui.dialogs.position import PositionDialog
from spydip_gui.dialogs.samples import SamplesDialog
from spydip_gui.dialogs.settings import SettingsDialog
from spydip_gui.dialogs.shortcuts import ShortcutsDialog
from spydip_gui.dialogs.start import StartPage
from spydip_gui.dialogs.tour import TourDialog
from spydip_gui.dialogs.who_plays import WhoPlaysDialog
from spydip_gui.document.document import Document
from spydip_gui.panels.palette import CommandPalette
from spydip_gui.post.account_dialog import AccountDialog
from spydip_gui.post.inbox import InboxWindow
from spydip_gui.post.press import PressWindow
from spydip_gui.post.records import RecordsWindow
from spydip_gui.post.seals import SealWindow
from spydip_gui.post.send_window import SendWindow
from spydip_gui.post.status import StatusWindow
from spydip_gui.post.turn import TurnWindow
from spydip_gui.post.unlock import UnlockDialog
from spydip_gui.post.waiting import WaitingDialog
from spydip_gui.practice.coach_panel import CoachPanel
from spydip_gui.settings import Settings
from spydip_gui.window.window import DeskWindow
from spydip_gui.workbench.mix_window import MixWindow
from spydip_gui.workbench.option_window import OptionWindow
from spydip_gui.workbench.scenario_window import ScenarioWindow
from tests.helpers.more_scenes import practising

DIALOGS = (
    *("help", "new", "position", "samples", "settings", "keys", "tour", "commands"),
    *("inbox", "status", "turn", "press", "records", "seals", "unlock"),
    *("account", "send", "waiting", "mix", "option", "scenario"),
    *("who plays", "practising", "lessons"),
)


def nameless(window: QWidget) -> list[str]:
    """The widgets in a window that can have the focus and have no name."""
    spoken = {label.buddy() for label in window.findChildren(QLabel) if label.buddy()}
    return [
        f"{type(widget).__name__} {widget.objectName()} in {type(widget.parent()).__name__}"
        for widget in focusable(window)
        if not (widget.accessibleName() or text_of(widget) or widget in spoken)
    ]


def focusable(window: QWidget) -> Iterator[QWidget]:
    for widget in window.findChildren(QWidget):
        parent = widget.parent()
        inner = isinstance(parent, QComboBox | QAbstractSpinBox)
        inner |= isinstance(parent, QAbstractScrollArea) and parent.viewport() is widget
        # A tab widget hands the focus on to its tabs, which say their own names.
        private = widget.objectName().startswith("qt_") or isinstance(widget, QTabBar | QTabWidget)
        popup = widget.window() is not window and not isinstance(widget.window(), QDialog)
        if widget.focusPolicy() is not Qt.FocusPolicy.NoFocus and not (inner or private or popup):
            yield widget


def text_of(widget: QWidget) -> str:
    """What a button or label says in words; a sign alone is no name."""
    text = widget.text() if isinstance(widget, QAbstractButton | QLabel) else ""
    return text if any(letter.isalnum() for letter in text) else ""


def file_of(document: Document) -> Path:
    assert document.view.path is not None
    return document.view.path


def dialog(kind: str, window: DeskWindow) -> QDialog:
    board = window.stage.board
    doc = window.document
    made: dict[str, Callable[[], QDialog]] = {
        "help": lambda: HelpWindow(window.shortcuts, window),
        "new": lambda: NewGameDialog(window),
        "position": lambda: PositionDialog(
            doc.view.rules, doc.view.master().position(), board.picture, board.palette, window
        ),
        "samples": lambda: SamplesDialog(window),
        "settings": lambda: SettingsDialog(window.settings, window),
        "keys": lambda: ShortcutsDialog(window.shortcuts, window),
        "tour": lambda: TourDialog(window),
        "commands": lambda: CommandPalette(window.commands, window),
        "inbox": lambda: InboxWindow(doc, window),
        "status": lambda: StatusWindow(doc, window),
        "turn": lambda: TurnWindow(doc, window),
        "press": lambda: PressWindow(doc, window),
        "records": lambda: RecordsWindow(doc, window),
        "seals": lambda: SealWindow(doc, window),
        "who plays": lambda: WhoPlaysDialog(
            doc.view.board, dict.fromkeys(doc.view.rules.seats, "here"), window
        ),
        "practising": lambda: practising(window, guessed=False),
        "lessons": lambda: LessonsDialog(window.settings, window),
        "unlock": lambda: UnlockDialog(Path("ours.spyview"), window),
        "account": lambda: AccountDialog(doc, file_of(doc), window),
        "send": lambda: SendWindow(doc, window),
        "mix": lambda: MixWindow(window),
        "option": lambda: OptionWindow(board.palette, window),
        "scenario": lambda: ScenarioWindow(board.palette, window),
        "waiting": lambda: WaitingDialog(
            doc, proposed("gm@a.example"), served(doc.view.master(), file_of(doc)), window
        ),
    }
    return made[kind]()


@pytest.fixture(autouse=True)
def kept(document: Document, tmp_path: Path) -> None:
    """The post wants a game with a file."""
    document.save_as(tmp_path / "ours.spydip")


def test_everything_in_the_window_has_a_name(window: DeskWindow) -> None:
    assert nameless(window) == []


def test_everything_the_coach_shows_has_a_name(document: Document, qtbot: QtBot) -> None:
    panel = CoachPanel(document)
    qtbot.addWidget(panel)
    assert nameless(panel) == []


def test_everything_on_the_first_page_has_a_name(qtbot: QtBot, own_settings: Settings) -> None:
    page = StartPage(own_settings)
    qtbot.addWidget(page)
    assert nameless(page) == []


@pytest.mark.parametrize("kind", DIALOGS)
def test_everything_in_a_dialog_has_a_name_and_is_reached_by_tabulator_and_its_help_by_f1(
    kind: str, window: DeskWindow, qtbot: QtBot
) -> None:
    shown = dialog(kind, window)
    assert nameless(shown) == []
    with qtbot.waitExposed(shown):
        shown.show()
    assert unreached(shown) == []
    if kind not in {"help", "tour", "commands"}:
        assert shown.property(TOPIC) in ORDER
        qtbot.keyClick(shown, Qt.Key.Key_F1)
        assert shown.findChild(HelpWindow).isVisible()


def test_the_tabulator_goes_through_everything_in_the_window(window: DeskWindow) -> None:
    assert unreached(window) == []


def unreached(window: QWidget) -> list[QWidget]:
    """What can have the focus and is seen, but lies on no way of the tabulator."""
    been = {window}
    here = window.nextInFocusChain()
    while here not in been:
        been.add(here)
        here = here.nextInFocusChain()
    return [w for w in focusable(window) if w.isVisible() and w.isEnabled() and w not in been]


def test_a_widget_without_a_name_is_found(window: DeskWindow, qtbot: QtBot) -> None:
    bare = QDialog(window)
    qtbot.addWidget(bare)
    box = QComboBox(bare)
    assert nameless(bare) == ["QComboBox  in QDialog"]
    box.setAccessibleName("Which")
    assert nameless(bare) == []
