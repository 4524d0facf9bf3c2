"""Dialogs take in what fits and say what does not."""

from pathlib import Path

import pytest
from PySide6.QtWidgets import QMessageBox
from pytestqt.qtbot import QtBot

from engine import judge
from spydip_gui import crash
from spydip_gui.dialogs.position import PositionDialog
from spydip_gui.dialogs.settings import SettingsDialog
from spydip_gui.dialogs.tour import PAGES, TourDialog
from spydip_gui.settings import SETTINGS, Settings


def test_the_position_editor_moves_a_unit_and_asks_for_a_reason(qtbot: QtBot) -> None:
    rules = judge.ruleset()
    dialog = PositionDialog(rules, judge.begin(rules))
    qtbot.addWidget(dialog)
    dialog.power.setCurrentIndex(dialog.power.findData("FRANCE"))
    dialog.units.setPlainText("A BUR\nF BRE")
    dialog.accept()
    assert "reason" in dialog.fault.text()
    dialog.reason.setText("as agreed")
    dialog.accept()
    assert dialog.result() == PositionDialog.DialogCode.Accepted
    assert [str(unit) for unit in dialog.position.of("FRANCE")] == ["F BRE", "A BUR"]


@pytest.mark.parametrize(
    ("units", "said"),
    [
        ("A ENG", "is no unit that can stand"),
        ("A MUN", "stands in MUN already"),
    ],
)
def test_the_position_editor_refuses_what_cannot_stand(units: str, said: str, qtbot: QtBot) -> None:
    rules = judge.ruleset()
    before = judge.begin(rules)
    dialog = PositionDialog(rules, before)
    qtbot.addWidget(dialog)
    dialog.units.setPlainText(units)
    dialog.accept()
    assert said in dialog.fault.text()
    assert dialog.position == before


def test_a_position_left_as_it_is_stays_the_same(qtbot: QtBot) -> None:
    for variant in judge.variant_ids():
        rules = judge.ruleset(variant)
        before = judge.begin(rules)
        dialog = PositionDialog(rules, before)
        qtbot.addWidget(dialog)
        for place in range(dialog.power.count()):
            dialog.power.setCurrentIndex(place)
        assert dialog._take()
        assert dialog.position.units == before.units
        assert dialog.position.centres == before.centres
        assert set(dialog.position.covert) == set(before.covert)


def test_every_setting_can_be_chosen(qtbot: QtBot, own_settings: Settings) -> None:
    dialog = SettingsDialog(own_settings)
    qtbot.addWidget(dialog)
    for one in SETTINGS:
        box = dialog.boxes[one.key]
        box.setCurrentIndex(1)
        box.activated.emit(1)
        assert own_settings.value(one.key) == one.values[1]


def test_the_tour_ends_behind_its_last_page(qtbot: QtBot) -> None:
    dialog = TourDialog()
    qtbot.addWidget(dialog)
    dialog.show()
    for _ in PAGES:
        assert dialog.isVisible()
        dialog.onward.click()
    assert not dialog.isVisible()


def test_a_fault_is_kept_without_what_it_says(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    told: list[str] = []
    monkeypatch.setattr(QMessageBox, "critical", lambda *words: told.append(words[2]))
    monkeypatch.setattr(crash, "folder", lambda: tmp_path)
    monkeypatch.setattr("sys.excepthook", None)
    crash.watch(lambda: None)
    fault = KeyError("GERMANY: A MUN - BUR")
    crash.sys.excepthook(KeyError, fault, None)
    [report] = tmp_path.iterdir()
    assert "KeyError" in report.read_text()
    assert "MUN" not in report.read_text()
    assert str(report) in told[0]
