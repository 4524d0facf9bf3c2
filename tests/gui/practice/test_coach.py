"""The coach at the desk: remarks, suggestions on the map, a look back, and no word too much."""

import gc
import os
import weakref
from pathlib import Path

import pytest
from PySide6.QtCore import QObject, QPoint, QPointF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QMenu, QToolButton, QWidget
from pytestqt.qtbot import QtBot

from engine import judge
from engine.board.graph import PowerId
from engine.facts import parse
from engine.game.game import Game
from engine.game.packet import pack
from engine.game.packet_file import seal
from engine.game.packet_lock import signer
from engine.play import samples
from engine.post import book as books
from engine.session.files import open_game
from engine.session.seat import NotYoursError
from engine.visibility.sight import GM
from spydip_gui.dialogs.practising import PractisingDialog
from spydip_gui.dialogs.who_plays import WhoPlaysDialog
from spydip_gui.practice.advice import Advice
from spydip_gui.practice.coach_panel import CoachPanel
from spydip_gui.practice.table import Table
from spydip_gui.practice.thinking import Thinking
from spydip_gui.window.menus import post, practice_game
from spydip_gui.window.menus import practice as menu
from spydip_gui.window.menus import turn as turns
from spydip_gui.window.window import DeskWindow
from spydip_gui.window.windows import Windows
from tests.gui.practice.test_opponents import begun

PATIENCE = 60_000
Ref = weakref.ref[QObject]
POWERS = ("AUSTRIA", "ENGLAND", "FRANCE", "GERMANY", "ITALY", "RUSSIA", "TURKEY")
FRANCE, TOKEN = PowerId("FRANCE"), "a1b2"


@pytest.fixture
def still(monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, dict[str, object]]]:
    """What processes are asked for; none is started."""
    asked: list[tuple[str, dict[str, object]]] = []
    monkeypatch.setattr(
        Thinking, "put", lambda self, name, told: asked.append((str(name), told)) or self.parent()
    )
    return asked


def opened(desk: Windows, path: Path, variant: str = "standard") -> tuple[DeskWindow, CoachPanel]:
    begun(path, variant, "FRANCE")
    desk.open_path(path)
    window = desk.window
    assert isinstance(window, DeskWindow)
    panel = window.column.panels["coach"]
    assert isinstance(panel, CoachPanel)
    window.side.raise_panel(panel)
    return window, panel


def said(panel: CoachPanel) -> list[str]:
    return [panel.remarks.item(row).text() for row in range(panel.remarks.count())]


def press(qtbot: QtBot, button: object) -> None:
    qtbot.mouseClick(button, Qt.MouseButton.LeftButton)


@pytest.mark.usefixtures("still")
def test_it_looks_over_what_is_in_hand_and_shows_the_place(desk: Windows, tmp_path: Path) -> None:
    window, panel = opened(desk, tmp_path / "g.spydip")
    assert said(panel) == [f"{unit} has no order." for unit in ("F BRE", "A MAR", "A PAR")]
    orders = ("A PAR - BUR", "A MAR - BUR", "F BRE - MAO")
    window.document.give([(FRANCE, line) for line in orders])
    [remark] = said(panel)
    assert remark == "The army in Marseilles and the army in Paris keep each other out of Burgundy."
    shown: list[str] = []
    panel.chosen.connect(shown.append)
    panel.remarks.setCurrentRow(0)
    panel.remarks.itemActivated.emit(panel.remarks.item(0))
    assert shown == ["MAR"]
    window.document.give([(FRANCE, "A MAR - SPA")])
    assert said(panel) == []
    assert panel.remarks.note.text() == "Nothing to add to your orders."


def test_suggestions_come_from_what_the_seat_was_told_and_from_nothing_else(
    desk: Windows, qtbot: QtBot, tmp_path: Path, still: list[tuple[str, dict[str, object]]]
) -> None:
    window, panel = opened(desk, tmp_path / "g.spydip", "spy")
    del still[:]
    press(qtbot, panel.suggest)
    own = window.document.computers._home.of(FRANCE).look()
    assert [name for name, _ in still] == ["FRANCE"] * 3
    for _, question in still:
        told = question["observation"]
        assert isinstance(told, dict)
        assert [parse(line) for line in told["facts"]] == list(own.facts)
        assert question["earlier"] == []
        assert question["memory"] is None


def test_suggestions_are_drawn_with_their_reasons_and_taken(
    desk: Windows, qtbot: QtBot, tmp_path: Path
) -> None:
    window, panel = opened(desk, tmp_path / "g.spydip")
    press(qtbot, panel.suggest)
    assert panel.suggest.text() == "Thinking…"
    assert not panel.suggest.isEnabled()
    qtbot.waitUntil(lambda: not panel.advice.busy, timeout=PATIENCE)
    assert panel.which.currentText() == "Suggestion 1"
    first = panel.advice.suggestions[0]
    drawn = {arrow.text for arrow in window.map.board.view.arrows}
    assert drawn == set(first.lines)
    rows = [panel.lines.item(row).text() for row in range(panel.lines.count())]
    assert [row.partition(":")[0] for row in rows] == list(first.lines)
    assert any(": " in row for row in rows)
    assert window.document.view.orders(FRANCE) == ()
    press(qtbot, panel.take)
    assert set(window.document.view.orders(FRANCE)) == set(first.lines)
    assert panel.which.currentIndex() == 0
    window.document.undo()
    assert window.document.view.orders(FRANCE) == ()


@pytest.mark.usefixtures("still")
def test_what_is_proposed_leaves_the_map_with_its_panel_or_its_viewer(
    desk: Windows, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    window, panel = opened(desk, tmp_path / "g.spydip")
    advice = panel.advice
    advice._asked = FRANCE, window.document.view.line[-1]
    monkeypatch.setattr(Advice, "busy", property(lambda _: False))
    lines = ["A PAR - BUR", "A MAR - SPA", "F BRE - MAO"]
    advice._take(FRANCE, lines, None)
    advice._take(FRANCE, lines[::-1], None)
    assert len(advice.suggestions) == 1
    assert {arrow.text for arrow in window.map.board.view.arrows} == set(lines)
    window.side.raise_panel(window.report)
    assert window.map.board.view.arrows == ()
    window.side.raise_panel(panel)
    assert len(window.map.board.view.arrows) == 3
    window.document.look(viewer=PowerId("TURKEY"))
    assert advice.suggestions == ()
    assert window.map.board.view.arrows == ()
    advice._take(FRANCE, lines, None)
    assert advice.suggestions == ()


@pytest.mark.usefixtures("still")
def test_the_game_master_is_not_advised(desk: Windows, tmp_path: Path) -> None:
    window, panel = opened(desk, tmp_path / "g.spydip")
    window.document.look(viewer=GM)
    assert said(panel) == []
    assert panel.state.text() == "Look as one power: a coach advises players only."
    assert not panel.before.isVisibleTo(window)


@pytest.mark.parametrize(
    ("setting", "roles", "there"),
    [
        ("practice", ["novice"], True),
        ("practice", ["here"], False),
        ("practice", ["novice", "mail"], False),
        ("always", ["here", "mail"], True),
        ("off", ["novice"], False),
    ],
)
@pytest.mark.usefixtures("still")
def test_there_is_a_coach_in_practice_alone_unless_the_settings_say_otherwise(
    setting: str, roles: list[str], *, there: bool, desk: Windows, tmp_path: Path
) -> None:
    path = tmp_path / "g.spydip"
    begun(path, "standard", "FRANCE")
    seats = {
        power: books.Holder(power=power, role=roles[number % len(roles)])
        for number, power in enumerate(map(PowerId, POWERS))
    }
    books.save(path, books.Book(seats=seats))
    desk.settings.set("coach", setting)
    desk.open_path(path)
    assert isinstance(desk.window, DeskWindow)
    assert ("coach" in desk.window.column.panels) is there


@pytest.mark.usefixtures("still")
@pytest.mark.parametrize("agrees", [True, False])
def test_what_is_surely_not_meant_is_asked_about_before_one_is_ready(
    *, agrees: bool, desk: Windows, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    window, _ = opened(desk, tmp_path / "g.spydip")
    asked: list[str] = []
    monkeypatch.setattr(turns, "agreed", lambda _, text: asked.append(text) or agrees)
    window.document.give(
        [(FRANCE, line) for line in ("A PAR - BUR", "A MAR - BUR")],
    )
    press(qtbot, window.header.main)
    assert asked[0].split("\n\n") == [
        "You have given no order for:\nF BRE",
        "The army in Marseilles and the army in Paris keep each other out of Burgundy.",
        "Ready all the same?",
    ]
    assert (FRANCE in window.document.readiness.ready) is agrees


@pytest.mark.usefixtures("still")
def test_without_a_coach_the_menu_says_where_to_switch_it_on(
    desk: Windows, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    begun(tmp_path / "g.spydip", "standard", "FRANCE")
    desk.settings.set("coach", "off")
    desk.open_path(tmp_path / "g.spydip")
    assert isinstance(desk.window, DeskWindow)
    told: list[str] = []
    monkeypatch.setattr(menu, "tell", lambda _, text: told.append(text))
    desk.window.menus.of(menu.Action.suggest)()
    assert told == ["There is no coach in this game. The settings say in which games there is one."]


@pytest.mark.usefixtures("still")
def test_nothing_is_looked_back_at_while_the_game_goes_on(desk: Windows, tmp_path: Path) -> None:
    window, panel = opened(desk, tmp_path / "g.spydip", "spy")
    with pytest.raises(NotYoursError):
        panel.advice.look_back()
    assert not panel.after.isVisibleTo(window)


def test_a_finished_game_is_looked_back_at_and_tried_again(
    desk: Windows, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "g.spydip"
    begun(path, "standard", "FRANCE")
    _finish(path)
    desk.open_path(path)
    window = desk.window
    assert isinstance(window, DeskWindow)
    panel = window.column.panels["coach"]
    assert isinstance(panel, CoachPanel)
    window.side.raise_panel(panel)
    assert panel.after.isVisibleTo(window)
    press(qtbot, panel.look_back)
    qtbot.waitUntil(lambda: bool(panel.moments.count()), timeout=PATIENCE)
    assert panel.moments.item(0).text() == "Spring 1901, movement: a mistake"
    assert "You ordered: F BRE H; A MAR H; A PAR H" in panel.about.text()
    assert "Better against what the others ordered: " in panel.about.text()
    assert window.document.view.turn == 0
    _practise(monkeypatch, tmp_path)
    monkeypatch.setattr(Thinking, "put", lambda *_: None)
    press(qtbot, panel.try_again)
    again = desk.window
    assert isinstance(again, DeskWindow)
    assert again is not window
    assert again.document.view.path == tmp_path / "Alone, practice 1.spydip"
    assert again.document.view.viewer == FRANCE
    assert str(again.document.view.phases[-1]) == "S1901M"
    assert len(again.document.readiness.computers) == 6
    assert again.document.view.orders(FRANCE) == ()


@pytest.mark.usefixtures("still")
def test_whoever_knows_a_part_practises_on_what_was_told(
    desk: Windows, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "ours.spyview"
    game = samples.play("eyes-in-the-channel")
    england = PowerId("ENGLAND")
    path.write_bytes(seal(pack(game, england, token=TOKEN), signer(tmp_path / "key")))
    desk.open_path(path)
    window = desk.window
    assert isinstance(window, DeskWindow)
    told = window.document.view.look(-1)
    questions = _practise(monkeypatch, tmp_path)
    window.menus.of(menu.Action.practise)()
    assert "computer opponents guess" in questions[0]
    again = desk.window
    assert isinstance(again, DeskWindow)
    view = again.document.view
    assert (view.viewer, view.phases[-1]) == (england, told.due)
    here = set(view.look().lines)
    assert {line for line in told.lines if line.startswith("own ")} <= here
    assert not {line for line in told.lines if " ENGLAND " in line and "unit" in line} - here


@pytest.mark.usefixtures("still")
def test_a_seat_is_handed_over_and_back_without_opening_the_game_anew(
    desk: Windows, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "g.spydip"
    window, _ = opened(desk, path)
    turkey = PowerId("TURKEY")
    [table] = window.findChildren(Table)

    def answer(dialog: WhoPlaysDialog, role: str) -> WhoPlaysDialog.DialogCode:
        box = dialog.boxes[turkey]
        box.setCurrentIndex(box.findData(role))
        return WhoPlaysDialog.DialogCode.Accepted

    for role, computers in (("here", 5), ("strong", 6)):
        monkeypatch.setattr(WhoPlaysDialog, "exec", lambda self, role=role: answer(self, role))
        window.menus.of(menu.Action.who_plays)()
        assert books.load(path, window.document.view.rules.seats).seat(turkey).role == role
        assert len(table.levels) == len(window.document.readiness.computers) == computers
        assert (turkey in table.thinking) is (role == "strong")
    assert table.levels[turkey] == "strong"


@pytest.mark.usefixtures("still")
def test_the_coach_comes_and_goes_with_the_opponents(
    desk: Windows, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "g.spydip"
    with Game.begin(judge.ruleset()) as game:
        game.save_as(path)
    desk.open_path(path)
    window = desk.window
    assert isinstance(window, DeskWindow)
    panels = next(m for m in window.findChildren(QMenu) if m.title() == "Panels")

    def seats(role: str) -> None:
        def answer(dialog: WhoPlaysDialog) -> WhoPlaysDialog.DialogCode:
            for seat, box in dialog.boxes.items():
                box.setCurrentIndex(box.findData("here" if seat == FRANCE else role))
            return WhoPlaysDialog.DialogCode.Accepted

        monkeypatch.setattr(WhoPlaysDialog, "exec", answer)
        window.menus.of(menu.Action.who_plays)()

    def offered() -> tuple[bool, bool, bool]:
        tabs, bar = window.column.tabs, window.side.bar
        return (
            "Coach" in [tabs.tabToolTip(n) for n in range(tabs.count()) if tabs.isTabVisible(n)],
            "Coach" in [b.toolTip() for b in bar.findChildren(QToolButton) if not b.isHidden()],
            "Coach" in [action.text() for action in panels.actions() if action.isVisible()],
        )

    for role, there in (("here", False), ("novice", True), ("mail", False), ("novice", True)):
        seats(role)
        assert offered() == (there, there, there), role
    window.switching.look_as(FRANCE)
    window.menus.of(menu.Action.suggest)()
    assert window.column.front == "coach"


@pytest.mark.usefixtures("still")
def test_the_coach_makes_way_for_the_report_once_the_turn_is_over(
    desk: Windows, tmp_path: Path
) -> None:
    window, panel = opened(desk, tmp_path / "g.spydip")
    window.document.give([(FRANCE, "A PAR - BUR")])
    window.document.look(turn=0)
    assert panel.isVisible()
    window.document.go_on()
    assert window.report.isVisible()


@pytest.mark.usefixtures("still")
def test_the_wheel_scrolls_the_coach_instead_of_changing_the_suggestion(
    desk: Windows, tmp_path: Path
) -> None:
    window, panel = opened(desk, tmp_path / "g.spydip")
    window.map.setFocus()
    panel.which.addItems(["Suggestion 1", "Suggestion 2"])
    panel.which.setEnabled(True)
    turn_wheel(panel.which)
    assert panel.which.currentIndex() == 0
    assert not panel.which.hasFocus()
    panel.which.setFocus()
    turn_wheel(panel.which)
    assert panel.which.currentIndex() == 1


def turn_wheel(box: QWidget) -> None:
    """Turn the wheel towards oneself over a box, as the window system tells of it."""
    spot = box.rect().center()
    window = box.window().windowHandle()
    QTest.wheelEvent(window, QPointF(box.mapTo(box.window(), spot)), QPoint(0, -120))


def _practise(monkeypatch: pytest.MonkeyPatch, folder: Path) -> list[str]:
    """Have the question how to practise answered with yes; what it says."""
    asked: list[str] = []

    def agree(dialog: PractisingDialog) -> PractisingDialog.DialogCode:
        asked.append(" ".join(label.text() for label in dialog.findChildren(QLabel)))
        return PractisingDialog.DialogCode.Accepted

    monkeypatch.setattr(PractisingDialog, "exec", agree)
    monkeypatch.setattr(practice_game, "own_place", lambda title: folder / f"{title}.spydip")
    return asked


def _finish(path: Path) -> None:
    """Two deadlines in which France does nothing, and an end by agreement."""
    view = open_game(path)
    lines = {"GERMANY": "A MUN - BUR", "ITALY": "A VEN - PIE", "ENGLAND": "F LON - ENG"}
    view.give([(PowerId(power), line) for power, line in lines.items()])
    view.resolve()
    view.give([(PowerId("GERMANY"), "A BUR - PAR"), (PowerId("ITALY"), "A PIE - MAR")])
    view.resolve(("DRAW",))
    assert view.over
    view.close()


def thinking(desk: Windows, qtbot: QtBot, path: Path) -> tuple[list[int], list[Ref]]:
    """The processes of a game whose opponents and coach have thought, and what belongs to it."""
    window, panel = opened(desk, path)
    press(qtbot, panel.suggest)
    [table] = window.findChildren(Table)
    qtbot.waitUntil(lambda: not (table.thinking or panel.advice.busy), timeout=PATIENCE)
    minds = [*window.findChildren(Thinking), *window.document.findChildren(Thinking)]
    pids = [mind._process.processId() for mind in minds if mind._process is not None]
    return pids, [weakref.ref(one) for one in (table, panel, panel.advice, window.document)]


def test_what_thinks_is_gone_with_its_game(desk: Windows, qtbot: QtBot, tmp_path: Path) -> None:
    """Processes of opponents and coach end, and nothing keeps table, coach or game alive."""
    pids, kept = thinking(desk, qtbot, tmp_path / "g.spydip")
    assert len(pids) == 2
    desk.open_start()
    qtbot.waitUntil(lambda: gc.collect() >= 0 and not any(one() for one in kept), timeout=PATIENCE)
    for pid in pids:
        with pytest.raises(ProcessLookupError):
            os.kill(pid, 0)


@pytest.mark.parametrize("setting", ["practice", "always"])
def test_a_packet_is_looked_over_before_it_is_sent_where_the_settings_say_so(
    setting: str, desk: Windows, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "france.spyview"
    game = Game.begin(judge.ruleset("standard"), title="By mail")
    path.write_bytes(seal(pack(game, FRANCE, token=TOKEN), signer(tmp_path / "key")))
    desk.settings.set("coach", setting)
    desk.open_path(path)
    window = desk.window
    assert isinstance(window, DeskWindow)
    asked: list[str] = []
    shown: list[object] = []
    monkeypatch.setattr(post, "agreed", lambda _, text: asked.append(text))
    monkeypatch.setattr(post, "AnswerMail", lambda *of: shown.append(of) or QLabel())
    window.document.give([(FRANCE, line) for line in ("A PAR - BUR", "A MAR - BUR")])
    window.menus.of(menu.Action.send_answer)()
    warned = "The army in Marseilles and the army in Paris keep each other out of Burgundy."
    assert asked == [f"{warned}\n\nSend the orders all the same?"] * (setting == "always")
    assert len(shown) == (setting == "practice")
