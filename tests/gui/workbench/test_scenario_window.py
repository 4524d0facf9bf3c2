"""Scenarios made at the desk: position, orders, expectations, files, and a folder run at once."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from click.testing import CliRunner
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from engine.board.graph import PowerId
from engine.cli import program
from spydip_gui.theme.window_colours import palette_for
from spydip_gui.workbench.scenario_steps import read_orders, write_orders
from spydip_gui.workbench.scenario_window import ScenarioWindow


@pytest.fixture
def window(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> Iterator[ScenarioWindow]:
    monkeypatch.setattr("spydip_gui.workbench.scenario_window.may_go", lambda _: True)
    made = ScenarioWindow(palette_for("day"))
    made.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose, on=False)
    qtbot.addWidget(made)
    with qtbot.waitExposed(made):
        made.show()
    yield made
    made.close()


def choose(window: ScenarioWindow, variant: str) -> None:
    window.head.variant.setCurrentIndex(window.head.variant.findData(variant))
    window.head.variant.activated.emit(window.head.variant.currentIndex())


def found(window: ScenarioWindow) -> list[str]:
    return [window.steps.found.item(row).text() for row in range(window.steps.found.count())]


def passes(path: Path) -> str:
    return CliRunner().invoke(program, ["check", str(path)]).output


def test_a_scenario_is_set_up_by_clicks_played_noted_saved_and_passes(
    window: ScenarioWindow, tmp_path: Path
) -> None:
    choose(window, "spy")
    window.editor.text.setPlainText(
        "phase: S1901M\n\nFRANCE\nunits: A PAR\n\nENGLAND\ncovert: SPY LON\n"
    )
    tools = {button.property("tool"): button for button in window.editor.tools.buttons()}
    tools["SPY"].click()
    window.editor.power.setCurrentIndex(window.editor.power.findData("FRANCE"))
    window.editor.hand.clicked.emit("BUR")
    window.steps.text.setPlainText("FRANCE:\nA PAR - PIC\nSPY BUR - PAR\n\nENGLAND: SPY LON - WAL")
    window.head.title.setText("A spy takes the place of an army")
    window.head.title.editingFinished.emit()
    window.head.id.setText("ISLE-1")
    window.head.id.editingFinished.emit()
    window.steps.facts.setChecked(True)
    window.play()
    assert "FRANCE: A PAR - PIC: succeeds" in found(window)
    window.note()
    assert not [line for line in found(window) if line.startswith("\N{WARNING SIGN}")]
    path = tmp_path / "isle.toml"
    window.save(path)
    assert passes(path) == "1 passed, 0 failed\n"
    text = path.read_text()
    assert "ISLE-1" in text
    path.write_text(text.replace('"A PIC"', '"A PAR"'))
    assert "0 passed, 1 failed" in passes(path)
    window.read(path)
    window.play()
    assert any("units.FRANCE" in line for line in found(window))


def test_steps_follow_each_other(window: ScenarioWindow, tmp_path: Path) -> None:
    window.steps.text.setPlainText("FRANCE: A PAR - BUR")
    window.steps.wanted.emit("more")
    window.steps.text.setPlainText("FRANCE: A BUR - MUN")
    window.note()
    assert window.steps.step.count() == 2
    assert [list(one) for one in window.scene.orders] == [["FRANCE"], ["FRANCE"]]
    assert "Fall 1901" in window.steps.step.itemText(1)
    window.save(tmp_path / "two.toml")
    assert passes(tmp_path / "two.toml") == "1 passed, 0 failed\n"


def test_an_order_that_entry_refuses_is_named(window: ScenarioWindow) -> None:
    window.steps.text.setPlainText("FRANCE: A NAP - ROM\nFRANCE: dance")
    window.play()
    refused = [line for line in found(window) if line.startswith("\N{WARNING SIGN}")]
    assert len(refused) == 2
    assert all(line.startswith("\N{WARNING SIGN} FRANCE") for line in refused)


def test_a_folder_is_run_and_lists_what_passes_and_what_fails(
    window: ScenarioWindow, tmp_path: Path, qtbot: QtBot
) -> None:
    window.steps.text.setPlainText("FRANCE: A PAR - BUR")
    window.note()
    window.save(tmp_path / "good.toml")
    bad = (tmp_path / "good.toml").read_text().replace('"A BUR"', '"A GAS"')
    (tmp_path / "more").mkdir()
    (tmp_path / "more" / "bad.toml").write_text(bad)
    (tmp_path / "broken.toml").write_text("[[scenario]]\nid = 3\n")
    (tmp_path / "variant.toml").write_text('title = "no scenario"\nbase = "spy"\n')
    checked = window.check(tmp_path)
    qtbot.waitUntil(lambda: not checked._timer.isActive(), timeout=20_000)
    assert (checked.passed, checked.failed) == (1, 2)
    rows = [checked.list.topLevelItem(n) for n in range(checked.list.topLevelItemCount())]
    faults = [row.child(0) for row in rows if row is not None and row.childCount()]
    assert any("A GAS" in one.text(0) for one in faults if one is not None)
    checked.close()


def test_a_mix_of_ones_own_is_named_beside_the_file(window: ScenarioWindow, tmp_path: Path) -> None:
    mix = tmp_path / "ours.toml"
    mix.write_text('title = "Ours"\nbase = "spy"\ncovert = "infiltration"\n')
    window.begin(str(mix))
    window.note()
    window.save(tmp_path / "of-ours.toml")
    assert 'variant = "ours.toml"' in (tmp_path / "of-ours.toml").read_text()
    assert passes(tmp_path / "of-ours.toml") == "1 passed, 0 failed\n"


def test_orders_as_text_come_back() -> None:
    orders = {"FRANCE": ["A PAR - BUR", "F BRE H"], "ITALY": ["A VEN H"]}
    france, italy, player = map(PowerId, ("FRANCE", "ITALY", "X"))
    assert read_orders(write_orders(orders), [france, italy]) == orders
    assert read_orders("FRANCE: A PAR H\nX: FRANCE: A PAR H", [france, player]) == {
        "FRANCE": ["A PAR H"],
        "X": ["FRANCE: A PAR H"],
    }


def test_a_board_of_ones_own_is_played_and_named_beside_the_file(
    window: ScenarioWindow, tmp_path: Path
) -> None:
    board = tmp_path / "alps"
    board.mkdir()
    changes = 'base = "standard"\n[map]\ntitle = "Alps"\n[province.BUR]\nshort = "Burg"\n'
    (board / "board.toml").write_text(changes)
    window.head.grounded.emit(str(board))
    assert window.scene.rules.board.title == "Alps"
    window.steps.text.setPlainText("FRANCE: A PAR - Burg")
    window.note()
    elsewhere = tmp_path / "more" / "alps.toml"
    with pytest.raises(ValueError, match="save it there"):
        window.save(elsewhere)
    assert not elsewhere.exists()
    window.save(tmp_path / "of-alps.toml")
    assert passes(tmp_path / "of-alps.toml") == "1 passed, 0 failed\n"
    window.read(tmp_path / "of-alps.toml")
    assert window.scene.rules.board.title == "Alps"


def test_a_mix_and_a_board_in_two_folders_are_refused(
    window: ScenarioWindow, tmp_path: Path
) -> None:
    (tmp_path / "one").mkdir()
    (tmp_path / "one" / "ours.toml").write_text('title = "Ours"\nbase = "spy"\n')
    window.begin(str(tmp_path / "one" / "ours.toml"))
    (tmp_path / "alps").mkdir()
    (tmp_path / "alps" / "board.toml").write_text('base = "standard"\n')
    window.head.grounded.emit(str(tmp_path / "alps"))
    assert "do not lie in one folder" in window.bar.text.text()


def test_a_scenario_of_a_design_lies_among_its_scenarios(
    window: ScenarioWindow, tmp_path: Path
) -> None:
    design = tmp_path / "moor"
    design.mkdir()
    (design / "variant.toml").write_text('title = "Moor"\nbase = "spy"\n')
    window.head.opened.emit(str(design / "variant.toml"))
    assert window.scene.rules.variant.title == "Moor"
    window.note()
    window.save(design / "scenarios" / "first.toml")
    assert passes(design) == "1 passed, 0 failed\n"
