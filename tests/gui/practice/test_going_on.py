"""A practice game goes on, back and to its end: what is passed over, undone, ended and reopened."""

import sys
from pathlib import Path

import pytest
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from engine.board.graph import PowerId
from engine.opponents import process
from engine.orders.notation import write
from engine.session.readiness import Readiness
from engine.session.seat import Seat
from engine.visibility.sight import GM
from spydip_gui.commands.actions import Action
from spydip_gui.practice.thinking import Thinking
from spydip_gui.window.menus import edit, post
from spydip_gui.window.window import DeskWindow
from spydip_gui.window.windows import Windows
from tests.gui.gestures.canvas import game
from tests.gui.practice.test_opponents import PATIENCE, begun, opened, press_main


@pytest.fixture
def desk(desk: Windows) -> Windows:
    desk.settings.set("confirm", "off")
    return desk


ANSWERING = """
import json, sys
for line in sys.stdin:
    asked = json.loads(line).get("observation", {})
    orders = ["A MUN - BER" if asked.get("due") == "S1901M" else "A MUN - RUH"]
    orders = orders if asked.get("viewer") == "GERMANY" else []
    print(json.dumps({"ready": True, "orders": orders, "memory": None}), flush=True)
"""
"""An opponent that answers at once, and tells by its orders which deadline it was asked about."""


@pytest.fixture
def quick(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    script = tmp_path / "opponent.py"
    script.write_text(ANSWERING, "utf-8")
    monkeypatch.setattr(process, "command", lambda: [sys.executable, str(script)])


def undo(window: DeskWindow) -> None:
    """Take back the last adjudication, which only the game master's view can do."""
    window.document.look(viewer=GM)
    window.findChild(QAction, Action.undo.name).trigger()


@pytest.mark.usefixtures("quick")
def test_answers_to_a_deadline_that_was_undone_are_not_taken_for_the_one_before(
    desk: Windows, qtbot: QtBot, tmp_path: Path
) -> None:
    begun(tmp_path / "g.spydip", "standard", "FRANCE")
    window, table = opened(desk, tmp_path / "g.spydip")
    doc = window.document
    qtbot.waitUntil(lambda: not table.thinking, timeout=PATIENCE)
    press_main(window, qtbot)
    assert len(doc.turns) == 2
    undo(window)
    assert len(doc.turns) == 1
    doc.look(viewer=PowerId("FRANCE"))
    press_main(window, qtbot)
    qtbot.waitUntil(lambda: len(doc.turns) == 2, timeout=PATIENCE)
    told = [write(one.order) for one in doc.view.look(1).orders if one.power == "GERMANY"]
    assert "A MUN - BER" in told
    table.stop()


@pytest.mark.usefixtures("quick")
def test_opponents_are_asked_again_about_a_deadline_that_comes_back(
    desk: Windows, qtbot: QtBot, tmp_path: Path
) -> None:
    """Also those whom the deadline undone asked nothing, as Germany here in winter."""
    owned = {"FRANCE": "PAR BRE", "GERMANY": "MUN"}
    played = game("FRANCE: A PAR", "GERMANY: A MUN", phase="F1901M", centres=owned)
    begun(tmp_path / "g.spydip", "standard", "FRANCE", played=played)
    window, table = opened(desk, tmp_path / "g.spydip")
    qtbot.waitUntil(lambda: not table.thinking, timeout=PATIENCE)
    press_main(window, qtbot)
    assert window.document.readiness.asked == ("FRANCE",)
    undo(window)
    assert table.thinking == ("GERMANY",)
    qtbot.waitUntil(lambda: not table.thinking, timeout=PATIENCE)
    table.stop()


@pytest.mark.usefixtures("quick")
def test_who_practises_takes_a_turn_back_without_leaving_the_own_view(
    desk: Windows, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With what was passed over since; asked first, and only once the own orders are undone."""
    begun(tmp_path / "g.spydip", "infiltration", "FRANCE")
    window, table = opened(desk, tmp_path / "g.spydip")
    doc, asked, answers = window.document, list[str](), [False, True]
    monkeypatch.setattr(edit, "agreed", lambda _, text: asked.append(text) or answers.pop(0))
    action = window.findChild(QAction, Action.undo.name)
    doc.give([(PowerId("FRANCE"), "A PAR - BUR")])
    press_main(window, qtbot)
    qtbot.waitUntil(lambda: len(doc.turns) == 3 and not table.thinking, timeout=PATIENCE)
    doc.give([(PowerId("FRANCE"), "A BUR - MUN")])
    action.trigger()
    assert (asked, doc.view.orders(PowerId("FRANCE"))) == ([], ())
    action.trigger()
    assert len(doc.turns) == 3
    action.trigger()
    assert [text.splitlines()[0] for text in asked] == [
        "Undo: adjudication of Spring 1901, retreats if any?"
    ] * 2
    assert (str(doc.view.phases[-1]), doc.view.viewer) == ("S1901M", "FRANCE")
    assert doc.view.orders(PowerId("FRANCE")) == ("A PAR - BUR",)
    table.stop()


def test_a_player_among_persons_takes_no_turn_back(desk: Windows, tmp_path: Path) -> None:
    begun(tmp_path / "g.spydip", "standard", "FRANCE")
    window, table = opened(desk, tmp_path / "g.spydip")
    doc = window.document
    table.seat({seat: level for seat, level in table.levels.items() if seat != "GERMANY"})
    doc.go_on()
    assert len(doc.turns) == 2
    doc.look(viewer=PowerId("FRANCE"))
    assert (doc.undo_name, doc.back.takes_turn) == ("", False)
    table.stop()


@pytest.mark.usefixtures("quick")
def test_deadlines_with_nothing_to_order_are_passed_over_and_undone_one_by_one(
    desk: Windows, qtbot: QtBot, tmp_path: Path
) -> None:
    begun(tmp_path / "g.spydip", "infiltration", "FRANCE")
    window, table = opened(desk, tmp_path / "g.spydip")
    doc, said = window.document, list[str]()
    window.statusBar().messageChanged.connect(said.append)

    def due() -> str:
        qtbot.waitUntil(lambda: not table.thinking, timeout=PATIENCE)
        return str(doc.view.phases[-1])

    doc.give([(PowerId("FRANCE"), "A PAR - BUR")])
    assert due() == "S1901M"
    press_main(window, qtbot)
    qtbot.waitUntil(lambda: len(doc.turns) == 3, timeout=PATIENCE)
    assert due() == "F1901M"
    assert "Passed over, with nothing for you to order: Spring 1901, retreats if any" in said
    assert "A PAR" in window.report.written().toPlainText()
    assert [(a.stops, a.faded) for a in window.map.board.view.arrows] == [(("PAR", "BUR"), True)]
    undo(window)
    assert due() == "S1901R"
    undo(window)
    assert due() == "S1901M"
    table.stop()


@pytest.mark.usefixtures("quick")
@pytest.mark.parametrize(
    ("person", "looks"), [("FRANCE", "FRANCE"), ("", "ITALY"), ("", GM), ("", "FRANCE+ITALY")]
)
def test_who_is_out_or_only_looks_on_passes_over_retreats_but_no_movement(
    person: str, looks: str, desk: Windows, qtbot: QtBot, tmp_path: Path
) -> None:
    played = game("GERMANY: A MUN", variant="infiltration", phase="S1901M")
    begun(tmp_path / "g.spydip", "infiltration", person, played=played)
    window, table = opened(desk, tmp_path / "g.spydip")
    doc = window.document
    table.peeked = True
    doc.look(viewer=PowerId(looks))
    for due in ("F1901M", "W1901A"):  # in winter, agents may be built
        qtbot.waitUntil(lambda: not table.thinking, timeout=PATIENCE)
        press_main(window, qtbot)
        qtbot.waitUntil(lambda due=due: str(doc.view.phases[-1]) == due, timeout=PATIENCE)
        qtbot.wait(300)
        assert str(doc.view.phases[-1]) == due
    table.stop()


def test_what_is_passed_over_tells_a_watching_power_nothing_of_the_others() -> None:
    """Only Germany may retreat: Italy's watcher would go past that too, the game master's not."""
    units = ("FRANCE: A MUN", "GERMANY: A BER")
    played = game(
        *units, variant="infiltration", phase="S1902R", fallen=["GERMANY: A MUN FROM RUH"]
    )
    readiness = Readiness(Seat(played))
    readiness.computers = frozenset(played.rules.seats)
    idle = {looks: readiness.idle(PowerId(looks)) for looks in ("ITALY", "GERMANY", GM)}
    assert idle == {"ITALY": True, "GERMANY": False, GM: False}


@pytest.mark.usefixtures("quick")
def test_an_opponent_that_has_answered_stays_ready_whatever_becomes_of_its_orders(
    desk: Windows, qtbot: QtBot, tmp_path: Path
) -> None:
    begun(tmp_path / "g.spydip", "standard", "FRANCE")
    window, table = opened(desk, tmp_path / "g.spydip")
    qtbot.waitUntil(lambda: not table.thinking, timeout=PATIENCE)
    window.document.look(viewer=GM)
    window.document.clear(PowerId("GERMANY"))
    assert not table.thinking
    table.stop()


@pytest.mark.usefixtures("quick")
def test_a_person_who_may_order_something_is_waited_for(
    desk: Windows, qtbot: QtBot, tmp_path: Path
) -> None:
    played = game("FRANCE: A PAR", "GERMANY: A MUN", variant="infiltration", phase="F1901R")
    begun(tmp_path / "g.spydip", "infiltration", "FRANCE", played=played)
    window, table = opened(desk, tmp_path / "g.spydip")
    qtbot.waitUntil(lambda: not table.thinking, timeout=PATIENCE)
    press_main(window, qtbot)
    qtbot.waitUntil(lambda: not table.thinking, timeout=PATIENCE)
    assert str(window.document.view.phases[-1]) == "W1901A"
    table.stop()


def test_a_practice_game_is_ended_from_the_own_view(
    desk: Windows, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Thinking, "ask", lambda *_: None)
    begun(tmp_path / "g.spydip", "spy", "FRANCE")
    window, _ = opened(desk, tmp_path / "g.spydip")
    doc, asked = window.document, list[str]()
    end = window.findChild(QAction, Action.declare_draw.name)
    for answer in (False, True):
        monkeypatch.setattr(post, "agreed", lambda _, text, a=answer: asked.append(text) or a)
        end.trigger()
        assert doc.view.over is answer
    assert doc.view.viewer == "FRANCE"
    assert asked[0] == (
        "End the game as a draw of all who are left? Once it is over, nothing is hidden."
    )
    assert not end.isEnabled()


def test_no_player_of_several_ends_the_game(
    desk: Windows, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Thinking, "ask", lambda *_: None)
    begun(tmp_path / "g.spydip", "spy", "FRANCE")
    window, table = opened(desk, tmp_path / "g.spydip")
    table.seat({seat: level for seat, level in table.levels.items() if seat != "ITALY"})
    assert not window.findChild(QAction, Action.declare_draw.name).isEnabled()


@pytest.mark.parametrize(
    ("person", "left", "again"),
    [
        ("", "FRANCE", "FRANCE"),
        ("", "FRANCE+ITALY", "FRANCE+ITALY"),
        ("", GM, GM),
        ("ITALY", GM, "ITALY"),
    ],
)
def test_a_game_reopens_in_the_view_where_it_was_left(  # a case a sort of game
    person: str,
    left: str,
    again: str,
    desk: Windows,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Whoever plays finds the own view, whatever was looked at last."""
    monkeypatch.setattr(Thinking, "ask", lambda *_: None)
    begun(tmp_path / "g.spydip", "spy", person)
    window, _ = opened(desk, tmp_path / "g.spydip")
    window.document.look(viewer=PowerId(left))
    window.close()
    window.document.close()
    assert opened(desk, tmp_path / "g.spydip")[0].document.view.viewer == again


def test_the_tray_stays_where_it_is_while_builds_are_ordered(
    desk: Windows, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Thinking, "ask", lambda *_: None)
    owned = {"GERMANY": "BER KIE MUN"}
    played = game("GERMANY: A PRU", phase="W1901A", variant="infiltration", centres=owned)
    begun(tmp_path / "g.spydip", "infiltration", "GERMANY", played=played)
    window, _ = opened(desk, tmp_path / "g.spydip")
    tray, places = window.stage.shelf, list[int]()
    for line in ("", "BUILD AGENT BER(2)", "BUILD A MUN"):
        if line:
            window.document.give([(PowerId("GERMANY"), line)])
        qtbot.waitUntil(tray.isVisible, timeout=PATIENCE)
        QApplication.processEvents()
        places.append(tray.mapTo(window, tray.rect().topLeft()).y())
    assert len(set(places)) == 1


def test_the_title_of_the_variant_is_seen_in_full(
    desk: Windows, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Thinking, "ask", lambda *_: None)
    begun(tmp_path / "g.spydip", "espionage", "FRANCE")
    window, _ = opened(desk, tmp_path / "g.spydip")
    window.resize(1400, 800)
    QApplication.processEvents()
    phase = window.header.phase
    assert phase.fontMetrics().horizontalAdvance(phase.text()) <= phase.width()
