"""The results tell what failed first, with its reason and its rule, and can be sifted."""

import pytest
from PySide6.QtCore import QModelIndex, QPoint, Qt
from PySide6.QtWidgets import QApplication, QStyleOptionViewItem
from pytestqt.qtbot import QtBot

from engine import judge
from engine.game.game import Game
from engine.play import samples
from engine.session.seat import Seat
from engine.units import STANDARD_KINDS
from spydip_gui.document.document import Document
from spydip_gui.models.expected import Tone
from spydip_gui.panels import result_rows
from spydip_gui.panels.results import ResultsPanel

LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def panel(document: Document, qtbot: QtBot) -> ResultsPanel:
    document.look(turn=0)
    return shown(document, qtbot)


def shown(document: Document, qtbot: QtBot) -> ResultsPanel:
    panel = ResultsPanel(document)
    qtbot.addWidget(panel)
    panel.resize(420, 500)
    panel.show()
    QApplication.processEvents()
    return panel


def orders(panel: ResultsPanel) -> list[str]:
    return [panel.model.index(row).data() for row in range(panel.model.rowCount())]


def row(panel: ResultsPanel, order: str) -> QModelIndex:
    return panel.model.index(orders(panel).index(order))


def rule_of(panel: ResultsPanel, index: QModelIndex) -> QPoint | None:
    """Where a click would open the rule of a row."""
    option = QStyleOptionViewItem()
    option.initFrom(panel.list)
    option.font = panel.list.font()
    option.rect = panel.list.visualRect(index)
    place = panel.rows.link(option, index)
    return place.center() if place is not None else None


def test_what_failed_comes_first_with_its_reason_and_its_rule(
    panel: ResultsPanel, monkeypatch: pytest.MonkeyPatch
) -> None:
    every = [panel.model.row_at(number) for number in range(panel.model.rowCount())]
    assert [one.failed for one in every] == sorted((one.failed for one in every), reverse=True)
    first = panel.model.row_at(row(panel, "A VIE - GAL").row())
    assert (first.head, first.rest, first.word) == ("A VIE", "\N{EN DASH} Galicia", "bounces")
    chips: list[tuple[str, Tone]] = []
    monkeypatch.setattr(result_rows, "paint_chip", lambda _p, _r, *said: chips.append(said))
    panel.list.viewport().grab()
    assert chips[0] == ("bounces", Tone.ALARM)
    heights = [panel.list.visualRect(panel.model.index(n)).height() for n in range(len(every))]
    assert min(heights[:5]) > max(heights[5:]) == result_rows.HIGH


def test_where_no_cause_is_told_the_row_says_it_once(qtbot: QtBot) -> None:
    game = Game.begin(judge.ruleset("spy"), seed="once")
    game.resolve()
    for power, order in (("RUSSIA", "A WAR - GAL"), ("AUSTRIA", "A VIE - GAL")):
        game.give(power, [order], source="typed")
    game.resolve()
    document = Document(Seat(game))
    document.look(viewer="RUSSIA")
    told = shown(document, qtbot).model.row_at(0)
    assert (told.head, told.word, told.why) == ("A WAR", "fails", "")
    document.look(viewer="GM")
    assert "bounce" in shown(document, qtbot).model.row_at(0).why.lower()


def test_a_click_on_the_rule_asks_for_it_and_one_beside_it_for_the_order(
    panel: ResultsPanel, qtbot: QtBot
) -> None:
    failed = row(panel, "A VIE - GAL")
    at = rule_of(panel, failed)
    assert at is not None
    with qtbot.waitSignal(panel.rule) as asked:
        qtbot.mouseClick(panel.list.viewport(), LEFT, pos=at)
    assert asked.args == ["DATC 5.B.1"]
    with qtbot.waitSignal(panel.pointed_out) as pointed:
        qtbot.mouseClick(panel.list.viewport(), LEFT, pos=QPoint(60, at.y() - 20))
    assert str(pointed.args[0].order) == "A VIE - GAL"


def test_a_success_tells_its_reason_and_its_rule_once_it_is_chosen(
    panel: ResultsPanel, qtbot: QtBot
) -> None:
    done = row(panel, "A BUD - SER")
    panel.list.scrollTo(done)
    assert rule_of(panel, done) is None
    before = panel.list.visualRect(done)
    qtbot.mouseClick(panel.list.viewport(), LEFT, pos=before.center())
    QApplication.processEvents()
    assert panel.list.visualRect(done).height() > before.height()
    assert rule_of(panel, done) is not None


def test_chips_sift_by_sort_and_the_line_by_words(panel: ResultsPanel, qtbot: QtBot) -> None:
    every, failed, dislodged, covert = panel.sorts.buttons()
    assert (every.text(), failed.text()) == ("All 22", "Failed 5")
    assert not dislodged.isVisible()
    assert not covert.isVisible()
    qtbot.mouseClick(failed, LEFT)
    assert len(orders(panel)) == 5
    qtbot.mouseClick(every, LEFT)
    qtbot.mouseClick(panel.finder, LEFT)
    assert panel.search.isVisible()
    qtbot.keyClicks(panel.search, "austria bounces")
    assert orders(panel) == ["A VIE - GAL"]
    qtbot.keyClicks(panel.search, " nowhere")
    assert panel.note.text() == "No result has all of these words."
    qtbot.mouseClick(panel.finder, LEFT)
    assert len(orders(panel)) == 22


def test_covert_pieces_have_a_chip_of_their_own(qtbot: QtBot) -> None:
    panel = shown(Document(Seat(samples.play("guests-uninvited"))), qtbot)
    covert = panel.sorts.button(3)
    qtbot.mouseClick(covert, LEFT)
    rows = [panel.model.row_at(number) for number in range(panel.model.rowCount())]
    assert covert.text() == f"Covert {len(rows)}"
    assert not {one.kind for one in rows} & {*STANDARD_KINDS, ""}


def test_a_deadline_without_anything_is_named_and_what_came_before_it_stays(qtbot: QtBot) -> None:
    game = Game.begin(judge.ruleset("infiltration"))
    document = Document(Seat(game))
    while document.view.phases[-1].kind != "R":
        document.resolve()
    document.look(turn=len(document.turns) - 2)
    before = shown(document, qtbot)
    moves = orders(before)
    assert moves
    assert not before.none.isVisible()
    document.look(turn=len(document.turns))
    document.resolve()
    assert orders(before) == moves
    assert before.none.isVisible()
    assert "retreats" in before.none.text()
    assert "nothing happened." in before.none.text()
    document.look(viewer="ITALY")
    assert "that you know of" in before.none.text()


def test_before_the_first_turn_it_says_when_results_come(qtbot: QtBot) -> None:
    panel = shown(Document(Seat(Game.begin(judge.ruleset("standard")))), qtbot)
    assert panel.note.text().startswith("The game has just begun.")
    assert not panel.heading.isVisible()


def test_when_the_game_is_over_it_says_how(qtbot: QtBot) -> None:
    document = Document(Seat(Game.begin(judge.ruleset("standard"))))
    document.resolve(("DRAW FRANCE TURKEY",))
    panel = shown(document, qtbot)
    assert "France and Turkey" in panel.note.text()


def test_hidden_results_keep_nothing_of_an_earlier_view_but_count(
    document: Document, qtbot: QtBot
) -> None:
    document.look(turn=0)
    panel = shown(document, qtbot)
    panel.hide()
    with qtbot.waitSignal(panel.counted) as counted:
        document.look(viewer="ITALY")
    assert counted.args == ["5"]
    assert orders(panel) == []
    panel.show()
    QApplication.processEvents()
    assert orders(panel)
    assert {panel.model.row_at(n).one.power for n in range(panel.model.rowCount())} >= {"ITALY"}
