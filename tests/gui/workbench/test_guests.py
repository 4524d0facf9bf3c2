"""Variants from the user's own folder in the windows about rules: listed, and told if wrong."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from spydip_gui.theme.window_colours import palette_for
from spydip_gui.workbench.mix_window import MixWindow
from spydip_gui.workbench.option_window import OptionWindow
from spydip_gui.workbench.scenario_window import ScenarioWindow

OURS = """from engine.guest import *
VARIANT = replace(spy.VARIANT, title="Owls by night")
"""


@pytest.fixture
def _guests(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "owls.py").write_text(OURS)
    (tmp_path / "broken.py").write_text("VARIANT = = 3\n")
    monkeypatch.setenv("SPYDIP_VARIANTS", str(tmp_path))


@pytest.mark.usefixtures("_guests")
def test_guests_are_listed_and_what_is_wrong_with_one_is_said(qtbot: QtBot) -> None:
    option, scenario = OptionWindow(palette_for("day")), ScenarioWindow(palette_for("day"))
    for window, box in ((option, option.variant), (scenario, scenario.head.variant)):
        window.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose, on=False)
        qtbot.addWidget(window)
        assert box.findText("Owls by night") >= 0
        assert "broken" in window.bar.text.text()


@pytest.mark.usefixtures("_guests")
def test_a_guest_is_a_base_and_lends_its_pieces_and_a_broken_one_says_why(qtbot: QtBot) -> None:
    window = MixWindow()
    window.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose, on=False)
    qtbot.addWidget(window)
    base = window.parts.boxes["base"]
    broken = base.itemData(base.findData("broken"), Qt.ItemDataRole.AccessibleDescriptionRole)
    assert "broken" in broken
    lenders = [window.parts.covert.item(row).text() for row in range(window.parts.covert.count())]
    assert "Owls by night" in lenders
    window.parts.covert.item(lenders.index("Owls by night")).setCheckState(Qt.CheckState.Checked)
    assert "Spies" in window.differs.toPlainText()
    window._kept = window.draft
