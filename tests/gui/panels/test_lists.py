"""The lists beside the map tell what is known, find what is looked for, and point at the map."""

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from engine.play import samples
from spydip_gui.document import Document
from spydip_gui.panels.history import HistoryStrip
from spydip_gui.panels.intelligence import IntelligencePanel
from spydip_gui.panels.palette import CommandPalette
from spydip_gui.panels.powers import PowersPanel
from spydip_gui.panels.results import ResultsPanel
from spydip_gui.panels.rulebook import RulebookPanel
from spydip_gui.window import DeskWindow


def test_results_give_the_reason_of_a_failure_and_ask_for_its_rule(
    document: Document, qtbot: QtBot
) -> None:
    document.look(turn=1)
    panel = ResultsPanel(document)
    qtbot.addWidget(panel)
    [failed, *_] = panel.tree.findItems("A VIE - GAL", Qt.MatchFlag.MatchRecursive, 0)
    assert failed.text(1) == "bounces"
    assert "stood off by" in failed.child(0).text(0)
    with qtbot.waitSignal(panel.rule) as asked:
        panel.tree.itemClicked.emit(failed, 2)
    assert asked.args == [failed.text(2)]


def test_intelligence_is_by_province_and_can_be_searched(document: Document, qtbot: QtBot) -> None:
    document.look(viewer="ITALY")
    panel = IntelligencePanel(document)
    qtbot.addWidget(panel)
    panel.show()
    panel.search.setText("naples")
    shown = [
        panel.tree.topLevelItem(row).text(0)
        for row in range(panel.tree.topLevelItemCount())
        if not panel.tree.topLevelItem(row).isHidden()
    ]
    assert [text for text in shown if text.startswith("Naples (NAP)")] == shown


def test_hidden_intelligence_keeps_nothing_of_an_earlier_view(
    document: Document, qtbot: QtBot
) -> None:
    panel = IntelligencePanel(document)
    qtbot.addWidget(panel)
    panel.show()
    panel.hide()
    document.look(viewer="ITALY")
    assert panel.tree.topLevelItemCount() == 0
    panel.show()
    assert panel.tree.topLevelItemCount() > 0


def test_powers_are_counted_by_what_the_viewer_knows(document: Document, qtbot: QtBot) -> None:
    panel = PowersPanel(document)
    qtbot.addWidget(panel)
    rows = {
        panel.table.item(row, 0).text(): panel.table.item(row, 1).text()
        for row in range(panel.table.rowCount())
    }
    assert rows["England"] == "6"


@pytest.mark.parametrize("name", samples.names())
def test_every_rule_of_a_variant_can_be_found(name: str, qapp: object, qtbot: QtBot) -> None:  # noqa: ARG001
    document = Document(samples.play(name))
    panel = RulebookPanel(document)
    qtbot.addWidget(panel)
    for clause in document.rules.variant.rules:
        assert panel.show_clause(clause.id)
        assert clause.id in panel.text.toPlainText()
    assert panel.show_clause("DATC 5.B.2")
    assert "support is cut" in panel.text.toPlainText()
    assert not panel.show_clause("DATC 6.A.1")


def test_the_strip_goes_to_any_deadline_and_plays_the_game(
    document: Document, qtbot: QtBot
) -> None:
    strip = HistoryStrip(document)
    qtbot.addWidget(strip)
    strip._buttons.button(3).click()
    assert document.turn == 3
    document.look(turn=6)
    strip._beat.setInterval(1)
    strip.play_or_pause()
    qtbot.waitUntil(lambda: document.newest)
    assert not strip._beat.isActive()


def test_a_command_is_found_by_parts_of_its_name_and_run(
    window: DeskWindow, document: Document, qtbot: QtBot
) -> None:
    palette = CommandPalette(window.commands, window)
    qtbot.addWidget(palette)
    qtbot.keyClicks(palette.search, "start game")
    qtbot.keyClick(palette.search, Qt.Key.Key_Return)
    assert document.turn == 0


def test_commands_of_the_game_master_are_not_offered_to_a_power(
    window: DeskWindow, document: Document, qtbot: QtBot
) -> None:
    document.look(viewer="ITALY")
    palette = CommandPalette(window.commands, window)
    qtbot.addWidget(palette)
    names = [palette.list.item(row).text() for row in range(palette.list.count())]
    assert [name for name in names if name.startswith(("Adjudicate", "Edit the"))] == []
