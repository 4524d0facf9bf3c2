"""A turn saved as a scenario from the desk comes out the same when it is run."""

from pathlib import Path

import pytest
from PySide6.QtWidgets import QFileDialog

from engine.board.graph import PowerId
from engine.game.examine import examine
from engine.game.scenario import parse_scenarios
from engine.session.seat import NotYoursError
from engine.session.written import as_scenario
from spydip_gui.window.window import DeskWindow


def test_a_turn_saved_as_a_scenario_passes_when_it_is_run(
    window: DeskWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "turn.toml"

    def name_it(*_asked: object) -> tuple[str, str]:
        return str(path.with_suffix("")), ""

    monkeypatch.setattr(QFileDialog, "getSaveFileName", name_it)
    window.document.look(turn=2)
    window.menus.game.save_scenario()
    [scenario] = parse_scenarios(path.read_text(encoding="utf-8"), "turn")
    assert scenario.phase == "W1901A"
    assert examine(scenario) == []


def test_a_power_cannot_save_the_truth(window: DeskWindow) -> None:
    window.document.look(viewer=PowerId("FRANCE"))
    [action] = [a for a in window.commands if a.objectName() == "save_scenario"]
    assert not action.isEnabled()
    with pytest.raises(NotYoursError, match="Only the game master"):
        as_scenario(window.document.view)
