"""Computer opponents at the desk: they answer, the person goes on, and nobody sees their cards."""

import json
from pathlib import Path

import pytest
from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QAction
from pytestqt.qtbot import QtBot

from engine import judge
from engine.board.graph import PowerId
from engine.facts import parse
from engine.game.game import Game
from engine.opponents import process
from engine.post import beside
from engine.post import book as books
from engine.session.seat import Seat
from engine.visibility.sight import GM
from spydip_gui.commands.actions import Action
from spydip_gui.practice.table import Table
from spydip_gui.practice.thinking import Thinking
from spydip_gui.window.menus import opponents
from spydip_gui.window.window import DeskWindow
from spydip_gui.window.windows import Windows

PATIENCE = 60_000


def begun(
    path: Path, variant: str, person: str, level: str = "novice", played: Game | None = None
) -> None:
    rules = judge.ruleset(variant)
    with played or Game.begin(rules, title="Alone") as started:
        started.save_as(path)
        beside.claim(path, started.record.header.game)
    seats = {
        seat: books.Holder(power=seat, role="here" if seat == person else level)
        for seat in rules.seats
    }
    beside.folder(path).mkdir(exist_ok=True)
    books.save(path, books.Book(seats=seats))


@pytest.fixture
def desk(desk: Windows) -> Windows:
    desk.settings.set("confirm", "off")
    return desk


def opened(desk: Windows, path: Path) -> tuple[DeskWindow, Table]:
    desk.open_path(path)
    assert isinstance(desk.window, DeskWindow)
    [table] = desk.window.findChildren(Table)
    return desk.window, table


def press_main(window: DeskWindow, qtbot: QtBot) -> None:
    qtbot.mouseClick(window.header.main, Qt.MouseButton.LeftButton)


@pytest.mark.parametrize(
    ("variant", "person"), [("standard", "FRANCE"), ("spy", "ENGLAND"), ("intimate", "X")]
)
def test_the_person_plays_on_by_one_button_and_sees_an_own_view_alone(
    variant: str, person: str, desk: Windows, qtbot: QtBot, tmp_path: Path
) -> None:
    begun(tmp_path / "g.spydip", variant, person)
    window, table = opened(desk, tmp_path / "g.spydip")
    doc = window.document
    assert doc.view.viewer == person
    for turns in (2, 3):
        qtbot.waitUntil(lambda: not table.thinking, timeout=PATIENCE)
        assert window.header.main.accessibleName() == "Next turn"
        press_main(window, qtbot)
        assert len(doc.turns) == turns
        assert doc.view.viewer == person
    table.stop()


def test_opponents_are_asked_from_what_their_seats_were_told(
    desk: Windows, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    begun(tmp_path / "g.spydip", "spy", "ENGLAND")
    questions: list[dict[str, object]] = []

    monkeypatch.setattr(Thinking, "put", lambda _self, _seat, asked: questions.append(asked))
    opened(desk, tmp_path / "g.spydip")
    assert len(questions) == 6
    with Game.begin(judge.ruleset("spy")) as game:
        for question in questions:
            told = question["observation"]
            assert isinstance(told, dict)
            own = Seat(game).of(PowerId(told["viewer"])).look()
            assert [parse(line) for line in told["facts"]] == list(own.facts)
            assert "orders" not in told
            assert question["earlier"] == []


def test_whoever_is_ready_first_waits_and_the_last_answer_plays_the_turn(
    desk: Windows, qtbot: QtBot, tmp_path: Path
) -> None:
    begun(tmp_path / "g.spydip", "standard", "FRANCE")
    window, table = opened(desk, tmp_path / "g.spydip")
    doc = window.document
    assert len(table.thinking) == 6
    press_main(window, qtbot)
    assert len(doc.turns) == 1
    assert window.header.due.text() == "Opponents are thinking: 6"
    assert window.header.main.accessibleName() == "Not ready yet"
    qtbot.waitUntil(lambda: len(doc.turns) == 2, timeout=PATIENCE)
    table.stop()


@pytest.mark.parametrize(("agrees", "shown"), [(False, "FRANCE"), (True, GM)])
def test_what_opponents_know_is_shown_only_after_a_warning(
    agrees: bool,
    shown: str,
    desk: Windows,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    begun(tmp_path / "g.spydip", "spy", "FRANCE")
    asked: list[str] = []
    monkeypatch.setattr(Thinking, "ask", lambda *_: None)
    monkeypatch.setattr(opponents, "agreed", lambda _, text: asked.append(text) or agrees)
    window, _ = opened(desk, tmp_path / "g.spydip")
    window.switching.look_as(GM)
    assert window.document.view.viewer == shown
    assert asked == [
        "This shows what your opponents know. Look before the game is over all the same?"
    ]
    window.switching.look_as("TURKEY")
    assert len(asked) == 2 - agrees


def test_a_closed_window_gives_the_processes_back(
    desk: Windows, qtbot: QtBot, tmp_path: Path
) -> None:
    begun(tmp_path / "g.spydip", "standard", "FRANCE")
    window, table = opened(desk, tmp_path / "g.spydip")
    [mind] = table.findChildren(Thinking)
    qtbot.waitUntil(lambda: len(table.thinking) < 6, timeout=PATIENCE)
    window.close()
    assert mind.idle
    assert mind._process is None


def test_memories_stay_with_the_game_and_go_to_no_other(
    desk: Windows, qtbot: QtBot, tmp_path: Path
) -> None:
    path = tmp_path / "g.spydip"
    begun(path, "standard", "FRANCE")
    _, table = opened(desk, path)
    qtbot.waitUntil(lambda: not table.thinking, timeout=PATIENCE)
    table.stop()
    file = beside.folder(path) / "opponents.json"
    kept = json.loads(file.read_text("utf-8"))
    assert len(kept["memories"]) == 6
    assert {seat: [*held] for seat, held in table._load().items()} == kept["memories"]
    assert {node for node, _ in kept["memories"].values()} == {1}
    file.write_text(json.dumps({**kept, "game": "other"}), "utf-8")
    assert table._load() == {}
    file.write_text("{", "utf-8")
    assert table._load() == {}


def test_an_opponent_that_fails_is_named_and_holds(
    desk: Windows, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    begun(tmp_path / "g.spydip", "standard", "FRANCE")
    monkeypatch.setattr(Thinking, "ask", lambda *_: None)
    window, table = opened(desk, tmp_path / "g.spydip")
    table._fail("TURKEY", "It gave up.")
    assert "TURKEY" not in table.thinking
    text = window.statusBar().findChildren(opponents.bar_of(window).__class__)[0].text.text()
    assert text == "The computer gave no orders for Turkey. It gave up."


def test_who_takes_over_is_told_what_the_seat_was_told_before(
    desk: Windows, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    begun(tmp_path / "g.spydip", "spy", "FRANCE")
    questions: list[dict[str, object]] = []
    monkeypatch.setattr(Thinking, "put", lambda _self, _seat, asked: questions.append(asked))
    window, table = opened(desk, tmp_path / "g.spydip")
    for _ in range(3):
        window.document.go_on()
    turkey = PowerId("TURKEY")
    table._memories[turkey] = window.document.computers.line[1], {"worlds": []}
    own = window.document.computers._home.of(turkey)
    del questions[:]
    table._asked.clear()
    table._ask_all()
    by = {question["observation"]["viewer"]: question for question in questions}  # type: ignore[index]
    for seat, first in (("TURKEY", 2), ("ITALY", 0)):
        earlier = by[seat]["earlier"]
        assert isinstance(earlier, list)
        assert len(earlier) == 3 - first
        view = own if seat == "TURKEY" else window.document.computers._home.of(PowerId(seat))
        assert [one["facts"] for one in earlier] == [
            list(view.look(turn).lines) for turn in range(first, 3)
        ]
    assert by["TURKEY"]["memory"] == {"worlds": []}
    assert by["ITALY"]["memory"] is None


def test_a_seat_is_handed_over_and_back(desk: Windows, qtbot: QtBot, tmp_path: Path) -> None:
    begun(tmp_path / "g.spydip", "standard", "FRANCE")
    window, table = opened(desk, tmp_path / "g.spydip")
    qtbot.waitUntil(lambda: not table.thinking, timeout=PATIENCE)
    readiness = window.document.readiness
    table.seat(dict.fromkeys(window.document.view.rules.seats, "novice"))
    assert readiness.persons == ()
    qtbot.waitUntil(lambda: not table.thinking, timeout=PATIENCE)
    assert len(window.document.turns) == 1
    table.seat({PowerId("TURKEY"): "novice"})
    assert len(readiness.persons) == 6
    table.stop()


def test_a_deadline_of_computers_alone_waits_for_their_answers(
    desk: Windows, qtbot: QtBot, tmp_path: Path
) -> None:
    begun(tmp_path / "g.spydip", "standard", "FRANCE")
    window, table = opened(desk, tmp_path / "g.spydip")
    doc = window.document
    table.seat(dict.fromkeys(doc.view.rules.seats, "novice"))
    qtbot.waitUntil(lambda: not table.thinking, timeout=PATIENCE)
    by_key = window.findChild(QAction, Action.ready.name)
    assert by_key.isEnabled()
    by_key.trigger()
    assert len(doc.turns) == 2
    press_main(window, qtbot)
    assert len(doc.turns) == 2
    assert window.header.due.text().startswith("Opponents are thinking: ")
    qtbot.waitUntil(lambda: len(doc.turns) == 3, timeout=PATIENCE)
    given = doc.view.at(1).rows(PowerId("FRANCE"))
    assert len(given) == 3
    assert all(row.order for row in given)
    table.stop()


def asked_in_vain(qtbot: QtBot, board: str) -> list[tuple[str, str]]:
    """Who fails, and why, where two seats are asked by a process that cannot play."""
    owner = QObject()
    rules = judge.ruleset("standard")
    mind = Thinking(rules, "novice", board, owner)
    failed: list[tuple[str, str]] = []
    mind.failed.connect(lambda seat, why: failed.append((seat, why)))
    seat = Seat(Game.begin(rules))
    for power in (PowerId("FRANCE"), PowerId("TURKEY")):
        mind.ask(power, seat.of(power).look(), None, 7)
    qtbot.waitUntil(lambda: len(failed) == 2, timeout=PATIENCE)
    assert mind.idle
    mind.stop()
    return failed


def test_nobody_waits_for_a_game_that_cannot_be_begun(qtbot: QtBot) -> None:
    failed = asked_in_vain(qtbot, "no-such-board")
    assert [seat for seat, _ in failed] == ["FRANCE", "TURKEY"]
    assert all(why for _, why in failed)


def test_nobody_waits_for_a_process_that_cannot_be_started(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(process, "command", lambda: ["/nowhere/python"])
    assert [seat for seat, _ in asked_in_vain(qtbot, "standard")] == ["FRANCE", "TURKEY"]


def test_questions_that_an_answer_leads_to_are_asked_once(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The last answer of a deadline adjudicates it, so that all are asked for the next at once."""
    owner, rules = QObject(), judge.ruleset("standard")
    mind, seat = Thinking(rules, "novice", "", owner), Seat(Game.begin(rules))
    written: list[object] = []
    write = Thinking._write
    monkeypatch.setattr(
        Thinking, "_write", lambda self, value: written.append(value) or write(self, value)
    )
    answers: list[tuple[str, tuple[str, ...]]] = []

    def take(name: str, orders: tuple[str, ...], _: object) -> None:
        answers.append((name, orders))
        if len(answers) == 1:
            ask("FRANCE", "TURKEY")

    def ask(*names: str) -> None:
        for name in map(PowerId, names):
            mind.ask(name, seat.of(name).look(), None, 7)

    mind.answered.connect(take)
    ask("ITALY")
    qtbot.waitUntil(lambda: len(answers) == 3, timeout=PATIENCE)
    mind.stop()
    assert [name for name, _ in answers] == ["ITALY", "FRANCE", "TURKEY"]
    assert len(written) == 1 + 3
    for name, orders in answers:
        own = {row.place for row in seat.of(PowerId(name)).rows(PowerId(name))}
        assert {order.split()[1][:3] for order in orders} <= own, (name, orders)
