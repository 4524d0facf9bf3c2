"""Ledger, stack sheet, sentence grid and conditions write the expected lines."""

import pytest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from engine.phases import PhaseKind
from engine.variants.intimate import VARIANT as INTIMATE
from spydip_gui.gestures.sheets.condition import ConditionSheet
from spydip_gui.gestures.sheets.ledger import LedgerSheet
from spydip_gui.gestures.sheets.sentences import SentenceSheet
from spydip_gui.gestures.sheets.sheet_dialog import SheetDialog
from spydip_gui.gestures.sheets.stack import StackSheet
from spydip_gui.gestures.walk.events import Asks, events
from spydip_gui.gestures.walk.sheets import Task, stack, task_line
from tests.gui.gestures.drawing import reader_of, replace_drafts, table
from tests.gui.gestures.test_covert_walk import AGENTS, SPIES

AUCTION = table(
    {},
    ["X"],
    phase=PhaseKind.BIDS,
    reader=reader_of(INTIMATE),
    sale=("FRANCE", "TURKEY"),
    purse=8,
    drafts={"X": ("BID TURKEY 2",)},
)


@pytest.fixture
def over(qtbot: QtBot) -> QWidget:
    widget = QWidget()
    qtbot.addWidget(widget)
    return widget


def accepted(qtbot: QtBot, sheet: SheetDialog) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """What goes and what comes when a sheet is agreed to."""
    with qtbot.waitSignal(sheet.written) as heard:
        sheet.buttons.accepted.emit()
    return heard.args[1], heard.args[2]


def test_a_ledger_shows_what_is_laid_and_left_and_writes_bids(qtbot: QtBot, over: QWidget) -> None:
    sheet = LedgerSheet(over, AUCTION, "X")
    assert {power: box.value() for power, box in sheet.sums.items()} == {"FRANCE": 0, "TURKEY": 2}
    sheet.sums["FRANCE"].setValue(5)
    assert sheet.told.text() == "7 bid, 1 left"
    assert accepted(qtbot, sheet)[1] == ("BID FRANCE 5", "BID TURKEY 2")


@pytest.mark.parametrize(
    ("task", "line"),
    [
        (Task(2, "move", "BUR"), "AGENT PAR(2) - BUR"),
        (Task(3, "KILL", spared=("RUSSIA",)), "AGENT PAR(3) KILL EXCEPT RUSSIA"),
        (Task(1, "KILL", only=("ITALY", "RUSSIA")), "AGENT PAR(1) KILL ITALY, RUSSIA"),
        (Task(5, "SPY"), "AGENT PAR(5) SPY"),
        (Task(1, "move"), None),
    ],
)
def test_a_task_is_written_and_read_back_as_a_row(task: Task, line: str | None) -> None:
    whole = stack(AGENTS, "FRANCE", "AGENT", "PAR")
    assert task_line(AGENTS, whole, task) == line
    if line is not None:
        again = replace_drafts(AGENTS, {"FRANCE": (line, "A PAR H")})
        assert stack(again, "FRANCE", "AGENT", "PAR").tasks == (task,)


def test_a_stack_is_split_among_rows_whose_sum_may_not_exceed_it(
    qtbot: QtBot, over: QWidget
) -> None:
    on = replace_drafts(AGENTS, {"FRANCE": ("AGENT PAR(3) KILL EXCEPT RUSSIA",)})
    sheet = StackSheet(over, on, stack(on, "FRANCE", "AGENT", "PAR"))
    assert sheet.told.text() == "3 of 5, 2 without a task"
    assert sheet.rows[0].chips["RUSSIA"].font().strikeOut()
    sheet.add_row(Task(3, "move", "BUR"))
    assert sheet.told.text() == "6 of 5: too many"
    assert not sheet.buttons.buttons()[0].isEnabled()
    sheet.rows[1].box.setValue(2)
    gone, lines = accepted(qtbot, sheet)
    assert gone == ("AGENT PAR(3) KILL EXCEPT RUSSIA",)
    assert lines == ("AGENT PAR(3) KILL EXCEPT RUSSIA", "AGENT PAR(2) - BUR")


def test_prisoners_are_kept_deported_or_executed(qtbot: QtBot, over: QWidget) -> None:
    sheet = SentenceSheet(over, AGENTS, "FRANCE")
    assert sheet.lines() == ()
    sheet.choices["DEPORT TURKEY"].setChecked(True)
    assert accepted(qtbot, sheet)[1] == ("DEPORT TURKEY",)


def test_every_event_offered_makes_a_condition() -> None:
    on = replace_drafts(SPIES, {"FRANCE": ("A PAR - BUR", "SPY PAR - BUR")})
    offered = events(on, "FRANCE")
    assert "A PAR - BUR SUCCEEDS" in offered
    assert "ANY GERMANY UNIT IN BUR" in offered
    asked = [Asks(then="SPY PAR - BUR", events=(event,)) for event in offered]
    assert [on.written("FRANCE", one.text) for one in asked] == [one.text for one in asked]


def test_no_event_is_offered_that_comes_after_conditions_are_read() -> None:
    on = replace_drafts(SPIES, {"FRANCE": ("F BRE C SPY PAR - LON", "A MAR SEARCH ITALY")})
    assert {
        event for event in events(on, "FRANCE") if "BRE C" in event or "SEARCH" in event
    } == set()


def test_a_condition_goes_before_the_order_that_stands(qtbot: QtBot, over: QWidget) -> None:
    on = replace_drafts(SPIES, {"FRANCE": ("A PAR - BUR", "SPY PAR - BUR")})
    sheet = ConditionSheet(over, on, "FRANCE", "SPY PAR - BUR")
    sheet.asked.setEditText("A PAR - BUR SUCCEEDS")
    sheet.otherwise.setEditText("SPY PAR H")
    written = "IF A PAR - BUR SUCCEEDS THEN SPY PAR - BUR ELSE SPY PAR H"
    assert accepted(qtbot, sheet) == (("SPY PAR - BUR",), (written,))


def test_a_condition_of_several_events_is_taken_apart_and_changed(
    qtbot: QtBot, over: QWidget
) -> None:
    text = "IF NOT GERMANY UNIT IN BUR AND NO UNIT IN MUN THEN SPY PAR - BUR ELSE SPY PAR H"
    text = str(SPIES.order("FRANCE", text))
    sheet = ConditionSheet(over, replace_drafts(SPIES, {"FRANCE": (text,)}), "FRANCE", text)
    assert [row.inverse.isChecked() for row in sheet.rows] == [True, False]
    assert sheet.lines() == (text,)
    sheet.joiner.setCurrentIndex(1)
    sheet.add_row("A PAR DISLODGED")
    sheet.otherwise.setEditText("")
    written = (
        "IF NOT ANY GERMANY UNIT IN BUR OR NO UNIT IN MUN OR A PAR DISLODGED THEN SPY PAR - BUR"
    )
    assert accepted(qtbot, sheet) == ((text,), (written,))


def test_an_order_without_events_is_plain_again(qtbot: QtBot, over: QWidget) -> None:
    text = "IF NO UNIT IN MUN THEN SPY PAR - BUR"
    sheet = ConditionSheet(over, replace_drafts(SPIES, {"FRANCE": (text,)}), "FRANCE", text)
    sheet.asked.setEditText("")
    assert accepted(qtbot, sheet) == ((text,), ("SPY PAR - BUR",))


def test_what_is_no_condition_cannot_be_written(over: QWidget) -> None:
    sheet = ConditionSheet(over, SPIES, "FRANCE", "SPY PAR - BUR")
    sheet.asked.setEditText("the moon is full")
    assert not sheet.buttons.buttons()[0].isEnabled()
