"""The lists beside the map tell what is known, find what is looked for, and point at the map."""

import re

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from engine import judge
from engine.game.game import Game
from engine.play import samples
from engine.session.seat import Seat
from spydip_gui.document.document import Document
from spydip_gui.language.wording import fact_sentence
from spydip_gui.panels.intelligence import IntelligencePanel
from spydip_gui.panels.orders import OrdersPanel
from spydip_gui.panels.palette import CommandPalette
from spydip_gui.panels.powers import PowersPanel
from spydip_gui.panels.report import ReportPanel
from spydip_gui.panels.rulebook import RulebookPanel
from spydip_gui.window.window import DeskWindow


def test_facts_in_a_row_stand_apart(qtbot: QtBot) -> None:
    document = Document(Seat(samples.play("guests-uninvited")))
    document.look(turn=8, viewer="RUSSIA")
    panel = IntelligencePanel(document)
    qtbot.addWidget(panel)
    panel.show()
    QApplication.processEvents()
    [galicia] = panel.tree.findItems("Galicia", Qt.MatchFlag.MatchStartsWith, 0)
    assert (
        " · you captured 2 Austrian agents · you killed 3 Austrian agents · own agent"
        in galicia.text(0)
    )


def test_a_place_is_told_by_the_army_or_fleet_there_first(qtbot: QtBot) -> None:
    document = Document(Seat(samples.play("first-years")))
    document.look(turn=4)
    panel = IntelligencePanel(document)
    qtbot.addWidget(panel)
    panel.show()
    QApplication.processEvents()
    [bulgaria] = panel.tree.findItems("Bulgaria", Qt.MatchFlag.MatchStartsWith, 0)
    assert bulgaria.text(0).startswith(
        "Bulgaria (BUL): Austrian army · in retreat: Turkish army · "
    )


def test_intelligence_is_by_province_and_can_be_searched(document: Document, qtbot: QtBot) -> None:
    document.look(viewer="ITALY")
    panel = IntelligencePanel(document)
    qtbot.addWidget(panel)
    panel.show()
    QApplication.processEvents()
    panel.search.setText("naples")
    shown = [
        panel.tree.topLevelItem(row).text(0)
        for row in range(panel.tree.topLevelItemCount())
        if not panel.tree.topLevelItem(row).isHidden()
    ]
    assert [text for text in shown if text.startswith("Naples (NAP)")] == shown


def test_intelligence_by_time_tells_what_was_new_in_each_turn(
    document: Document, qtbot: QtBot
) -> None:
    document.look(viewer="ITALY")
    panel = IntelligencePanel(document)
    qtbot.addWidget(panel)
    panel.show()
    QApplication.processEvents()
    panel.order.setCurrentIndex(1)
    turns = [panel.tree.topLevelItem(n) for n in range(panel.tree.topLevelItemCount())]
    assert [item.text(0) for item in turns] == list(document.turns[::-1])
    second = turns[-2]
    told = [second.child(n).text(0) for n in range(second.childCount())]
    assert "Apulia: Italian army" in told
    assert not [text for text in told if text.startswith("Venice")]  # as before
    panel.tree.itemClicked.emit(second, 0)
    assert document.view.turn == 1


@pytest.mark.parametrize("name", samples.names())
def test_no_fact_is_told_as_it_is_written_in_files(name: str, qapp: object) -> None:  # noqa: ARG001
    document = Document(Seat(samples.play(name)))
    for viewer in document.view.viewers:
        document.look(viewer=viewer)
        for turn in range(len(document.turns)):
            for fact in document.view.look(turn).facts:
                assert fact_sentence(document.view.board, fact, viewer) != str(fact)


def test_hidden_intelligence_keeps_nothing_of_an_earlier_view(
    document: Document, qtbot: QtBot
) -> None:
    panel = IntelligencePanel(document)
    qtbot.addWidget(panel)
    panel.show()
    QApplication.processEvents()
    panel.hide()
    document.look(viewer="ITALY")
    assert panel.tree.topLevelItemCount() == 0
    panel.show()
    QApplication.processEvents()
    assert panel.tree.topLevelItemCount() > 0


def test_powers_are_counted_by_what_the_viewer_knows(document: Document, qtbot: QtBot) -> None:
    panel = PowersPanel(document)
    qtbot.addWidget(panel)
    panel.show()
    rows = {
        panel.table.item(row, 0).text(): panel.table.item(row, 1).text()
        for row in range(panel.table.rowCount())
    }
    assert rows["England"] == "6"


def cells(panel: PowersPanel, power: str) -> list[str]:
    table = panel.table
    [row] = [n for n in range(table.rowCount()) if table.item(n, 0).text() == power]
    return [table.item(row, column).text() for column in range(table.columnCount())]


def test_it_says_what_is_asked_and_who_is_in(document: Document, qtbot: QtBot) -> None:
    document.look(turn=3, viewer="GM")
    document.look(turn=99)
    panel = PowersPanel(document)
    qtbot.addWidget(panel)
    panel.show()
    assert cells(panel, "Italy")[4] == "0 / 5"
    document.give([("ITALY", f"{row.piece} H") for row in document.view.rows("ITALY")])
    assert cells(panel, "Italy")[4] == "in"
    document.look(turn=len(document.turns) - 2)
    assert document.view.phases[document.view.turn].kind == "A"
    assert any("to build" in cells(panel, name)[3] for name in ("Italy", "England"))


def test_a_power_is_told_nothing_of_the_orders_of_others(document: Document, qtbot: QtBot) -> None:
    document.look(viewer="ITALY")
    panel = PowersPanel(document)
    qtbot.addWidget(panel)
    panel.show()
    assert cells(panel, "France")[4] == ""
    assert cells(panel, "Italy")[4] == "0 / 5"


def test_what_is_counted_in_the_fog_is_the_least_there_may_be(qtbot: QtBot) -> None:
    document = Document(Seat(samples.play("fog-over-europe")))
    panel = PowersPanel(document)
    qtbot.addWidget(panel)
    panel.show()
    assert not any("≥" in text for text in cells(panel, "Italy"))
    document.look(viewer="AUSTRIA")
    assert "≥" not in cells(panel, "Austria")[2]
    shown = [cells(panel, name)[2] for name in ("Italy", "Turkey", "Russia", "Germany")]
    assert any(text.startswith("≥ ") for text in shown)
    assert all(text.startswith("≥ ") or text == "\N{EN DASH}" for text in shown)


@pytest.mark.parametrize("name", samples.names())
def test_every_rule_of_a_variant_can_be_found(name: str, qapp: object, qtbot: QtBot) -> None:  # noqa: ARG001
    document = Document(Seat(samples.play(name)))
    panel = RulebookPanel(document)
    qtbot.addWidget(panel)
    for clause in document.view.rules.variant.rules:
        assert panel.show_clause(clause.id)
        assert clause.id in panel.text.toPlainText()
    assert panel.show_clause("DATC 5.B.2")
    assert "support is cut" in panel.text.toPlainText()
    assert not panel.show_clause("DATC 6.A.1")


def test_the_rulebook_tells_what_was_chosen_for_this_game(qtbot: QtBot) -> None:
    options = {"inf.retreats_seen": "yes", "inf.port": "ashore"}
    game = Game.begin(judge.ruleset("infiltration", options=options))
    panel = RulebookPanel(Document(Seat(game)))
    qtbot.addWidget(panel)
    panel.show()
    table = panel.text.toPlainText()
    assert "Whether those who see a unit's order see its retreat order too." in table
    for clause in ("INF-5b", "INF-Q21"):
        panel.show_clause(clause)
        assert "In this game:" in panel.text.toPlainText()
        assert "In this game:" in panel.list.currentItem().text()
    panel.show_clause("INF-Q2")
    assert "In this game:" not in panel.text.toPlainText()


def test_the_line_for_orders_shows_one_of_its_own_board(qtbot: QtBot) -> None:
    for board in ("standard", "merrow"):
        seat = Seat(Game.begin(judge.ruleset("standard", board)))
        panel = OrdersPanel(Document(seat))
        qtbot.addWidget(panel)
        [said] = re.findall(r"A \w+ - \w+", panel.entry.placeholderText())
        assert seat.rules.reader.order(said)
        seat.close()


def test_the_ways_to_try_are_offered_where_the_history_is(
    window: DeskWindow, document: Document
) -> None:
    def offered() -> list[str]:
        window.history.what_if.menu().aboutToShow.emit()
        return [action.text() for action in window.history.what_if.menu().actions()]

    assert offered() == ["Try these orders", "Side line from here…"]
    window.history.what_if.menu().actions()[0].trigger()
    assert document.beside.name == "what if 1"
    assert offered()[2:] == ["Play on", "main", "what if 1", "Beside the map", "what if 1"]
    window.history.what_if.menu().actions()[-1].trigger()
    assert document.beside is None
    document.look(viewer="ITALY")
    assert offered() == ["Try these orders"]


def test_a_command_is_found_by_parts_of_its_name_and_run(
    window: DeskWindow, document: Document, qtbot: QtBot
) -> None:
    palette = CommandPalette(window.commands, window)
    qtbot.addWidget(palette)
    qtbot.keyClicks(palette.search, "start game")
    qtbot.keyClick(palette.search, Qt.Key.Key_Return)
    assert document.view.turn == 0


def test_commands_of_the_game_master_are_not_offered_to_a_power(
    window: DeskWindow, document: Document, qtbot: QtBot
) -> None:
    document.look(viewer="ITALY")
    palette = CommandPalette(window.commands, window)
    qtbot.addWidget(palette)
    names = [palette.list.item(row).text() for row in range(palette.list.count())]
    assert [name for name in names if name.startswith(("Adjudicate", "Edit the"))] == []


def test_the_lines_of_commands_have_air_above_and_a_word_where_none_fits(qtbot: QtBot) -> None:
    palette = CommandPalette([QAction("\N{LATIN CAPITAL LETTER O WITH DIAERESIS}ffnen")])
    qtbot.addWidget(palette)
    assert palette.list.sizeHintForRow(0) >= palette.list.fontMetrics().height() + 4
    palette.show()
    assert not palette.none.isVisible()
    palette.search.setText("nothing of the kind")
    assert palette.none.isVisible()


def test_the_report_gives_no_room_away_beside_its_lines(document: Document, qtbot: QtBot) -> None:
    panel = ReportPanel()
    qtbot.addWidget(panel)
    document.look(turn=1)
    panel.show_account(document.view.told())
    page = panel.written().document()
    assert "What everybody did" in page.toPlainText()
    found = (page.findBlockByNumber(number) for number in range(page.blockCount()))
    lines = [page.documentLayout().blockBoundingRect(one) for one in found if one.text()]
    assert min(line.left() for line in lines) < 16
