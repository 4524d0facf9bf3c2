"""Sheets and refusals of covert pieces: conditions, parts of a stack, prisoners, what cannot be."""

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QComboBox, QDialogButtonBox, QLabel, QStyleOptionViewItem
from pytestqt.qtbot import QtBot

from spydip_gui.gestures import holding
from spydip_gui.gestures.sheets.condition import ConditionSheet
from spydip_gui.gestures.sheets.sentences import SentenceSheet
from spydip_gui.gestures.sheets.stack import StackSheet
from spydip_gui.panels.orders import OrdersPanel
from tests.gui.gestures.canvas import LEFT, LENIENT
from tests.gui.gestures.scenes import AGENTS, SPIES, UNITS, WINTER, Scene, SitAt


def walk_down(qtbot: QtBot, box: QComboBox, text: str) -> None:
    """Chooses from a list by its arrow keys."""
    for _ in range(box.count()):
        if box.currentText() == text:
            return
        qtbot.keyClick(box, Qt.Key.Key_Down)
    assert box.currentText() == text


def test_an_if_chip_stands_on_the_rows_of_spies_and_its_sheet_is_filled_by_keys(
    sit_at: SitAt, qtbot: QtBot
) -> None:
    person = sit_at(SPIES)
    person.do("drag PAR BUR; drag ~PAR BUR")
    panel = OrdersPanel(person.document)
    qtbot.addWidget(panel)
    panel.show()
    rows = {panel.model.row_at(n).order: n for n in range(panel.model.rowCount())}
    assert panel.chip.offered == {rows["SPY PAR - BUR"]}
    index = panel.model.index(rows["SPY PAR - BUR"], 2)
    option = QStyleOptionViewItem()
    option.initFrom(panel.table)
    option.rect = panel.table.visualRect(index)
    chip = panel.chip.link(option, index)
    qtbot.mouseClick(panel.table.viewport(), LEFT, pos=chip.center())
    sheet = panel.findChild(ConditionSheet)
    walk_down(qtbot, sheet.asked, "NO UNIT IN BUR")
    walk_down(qtbot, sheet.otherwise, "SPY PAR H")
    qtbot.keyClick(sheet, Qt.Key.Key_Return)
    line = "IF NO UNIT IN BUR THEN SPY PAR - BUR ELSE SPY PAR H"
    assert set(person.written("FRANCE")) == {"A PAR - BUR", line}
    panel.show_rows()
    assert ("SPY PAR", line) in {
        (row.piece, row.order) for row in map(panel.model.row_at, range(panel.model.rowCount()))
    }


def test_of_several_kinds_of_covert_piece_beside_a_unit_one_is_asked_for(sit_at: SitAt) -> None:
    person = sit_at(UNITS)
    person.do("over PAR; key E")
    assert person.offers == ("1 EU Paris · moves to …", "2 CEU Paris · moves to …")
    person.do("key 2; click BUR; key K")
    assert person.written("FRANCE") == ("CEU PAR - BUR DESTROY",)


@pytest.mark.parametrize(
    ("scene", "deeds", "ghost"),
    [
        (SPIES, "carry ~PAR LON", "✕ SPY PAR - LON\nA spy in Paris cannot reach London."),
        (SPIES, "hold S; carry ~PAR BUR", "✕ A spy in Paris has no such order."),
        (SPIES, "carry ~BRE TUN", "SPY BRE - TUN VIA"),
        (AGENTS, "carry #PAR BOH", "AGENT PAR(5) - BOH\n5 of 5\nAn agent in Paris cannot reach"),
        (WINTER, "carry @SPY BUR", "✕ BUILD SPY BUR\nNothing can be built in Burgundy now."),
    ],
)
def test_the_ghost_says_why_a_covert_piece_cannot(
    sit_at: SitAt, scene: Scene, deeds: str, ghost: str
) -> None:
    person = sit_at(scene)
    person.do(deeds)
    assert ghost in person.ghost


def test_a_lenient_table_records_of_covert_pieces_what_a_strict_one_refuses(sit_at: SitAt) -> None:
    person = sit_at(SPIES)
    person.do("drag ~PAR LON")
    assert person.written("FRANCE") == ()
    person.document.setProperty(LENIENT, True)
    person.do("drag ~PAR LON")
    assert person.written("FRANCE") == ("SPY PAR - LON",)


def test_the_palette_names_what_pieces_may_be_told_and_nothing_else(sit_at: SitAt) -> None:
    person = sit_at(AGENTS)  # who holds prisoners, about whom the tray decides and no piece
    assert [button.text()[0] for button in person.verbs.values()] == list("HMSCVOKY")


def test_the_key_for_conditions_opens_the_sheet_of_what_is_pointed_at(sit_at: SitAt, qtbot) -> None:
    person = sit_at(SPIES)
    person.do("drag ~PAR BUR; over ~PAR; key I")
    sheet = person.stage.findChild(ConditionSheet)
    walk_down(qtbot, sheet.asked, "A PAR DISLODGED")
    qtbot.keyClick(sheet, Qt.Key.Key_Return)
    assert person.written("FRANCE") == ("IF A PAR DISLODGED THEN SPY PAR - BUR",)


def test_a_key_that_can_do_nothing_says_so_in_the_language_of_the_desk(
    sit_at: SitAt, monkeypatch: pytest.MonkeyPatch
) -> None:
    person = sit_at(SPIES)
    said: list[str] = []
    person.stage.hand.holding.refused.connect(said.append)
    person.do("over ~PAR; key I")
    assert said == ["Give the covert piece its order first; then it may wait."]
    monkeypatch.setattr(holding, "say", lambda said: str(said).upper())
    person.do("over ~PAR; key Y")
    assert said[1:] == ["A SPY IN PARIS HAS NO SUCH ORDER."]


def test_a_stack_is_split_on_its_sheet_by_keys(sit_at: SitAt, qtbot: QtBot) -> None:
    person = sit_at(AGENTS)
    person.do("over #PAR; key Tab")
    sheet = person.stage.findChild(StackSheet)
    for row, keys in ((0, ("2", "spy")), (1, ("3", "moves"))):
        if row:
            qtbot.mouseClick(sheet.more, LEFT)
        qtbot.keyClick(sheet.rows[row].box, Qt.Key.Key_A, Qt.KeyboardModifier.ControlModifier)
        qtbot.keyClicks(sheet.rows[row].box, keys[0])
        qtbot.keyClicks(sheet.rows[row].verb, keys[1])
    qtbot.keyClicks(sheet.rows[1].place, "Burgundy")
    qtbot.keyClick(sheet, Qt.Key.Key_Return)
    assert set(person.written("FRANCE")) == {"AGENT PAR(2) SPY", "AGENT PAR(3) - BUR"}


CAPTOR = replace(AGENTS, options=(("inf.deport_choice", "captor"),))


@pytest.mark.parametrize(
    ("scene", "clicks", "lines"),
    [
        (AGENTS, ["DEPORT TURKEY"], {"DEPORT TURKEY"}),
        (AGENTS, ["EXECUTE TURKEY"], {"EXECUTE TURKEY"}),
        (
            AGENTS,
            ["DEPORT TURKEY PAR", "EXECUTE TURKEY BRE"],
            {"DEPORT TURKEY PAR", "EXECUTE TURKEY BRE"},
        ),
        (CAPTOR, ["DEPORT TURKEY", "Smyrna"], {"DEPORT TURKEY TO SMY"}),
        (CAPTOR, ["DEPORT TURKEY BRE", "Ankara"], {"DEPORT TURKEY BRE TO ANK"}),
    ],
)
@pytest.mark.parametrize("way", ["deed deport", "over MUN; key P", "over PAR; key P"])
def test_prisoners_are_sentenced_on_a_grid_from_the_tray_or_by_key(
    sit_at: SitAt, qtbot: QtBot, scene: Scene, clicks: list[str], lines: set[str], way: str
) -> None:
    person = sit_at(scene)
    person.do(way)
    sheet = person.stage.findChild(SentenceSheet)
    for name in clicks:
        if name in sheet.choices:
            qtbot.mouseClick(sheet.choices[name], LEFT)
        else:
            qtbot.keyClicks(sheet.homes[clicks[0]], name)
    qtbot.mouseClick(sheet.buttons.button(QDialogButtonBox.StandardButton.Ok), LEFT)
    assert set(person.written("FRANCE")) == lines


def test_the_row_of_powers_says_whose_pieces_it_is_about_and_all_is_chosen_to_begin_with(
    sit_at: SitAt,
) -> None:
    person = sit_at(UNITS)
    person.do("over ~CEU@PAR; key K")
    chips = person.chips
    assert [label.text() for label in chips.findChildren(QLabel)] == ["only those of"]
    assert (chips.none.text(), chips.none.isChecked()) == ("all", True)
    person.do("key G")
    assert not chips.none.isChecked()
    person.bot.mouseClick(chips.none, LEFT)
    assert chips.none.isChecked()
    assert person.written("FRANCE") == ("CEU PAR DESTROY",)
    person.bot.mouseClick(chips.none, LEFT)
    assert chips.none.isChecked(), "there is nothing else to choose by it"


def test_those_spared_by_security_are_taken_back_at_once(sit_at: SitAt) -> None:
    person = sit_at(AGENTS)
    person.do("over PAR; key Y; key G; key R")
    chips = person.chips
    assert [label.text() for label in chips.findChildren(QLabel)] == ["except those of"]
    person.bot.mouseClick(chips.none, LEFT)
    assert chips.none.text() == "nobody"
    assert person.written("FRANCE") == ("A PAR SECURITY",)
