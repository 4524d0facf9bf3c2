"""The window in which a mix is put together, by its boxes and buttons."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFileDialog, QListWidgetItem
from pytestqt.qtbot import QtBot

from engine import judge
from engine.mixing.draft import Draft
from spydip_gui.theme.window_colours import palette_for
from spydip_gui.workbench.mix_window import MixWindow
from spydip_gui.workbench.option_window import OptionWindow


@pytest.fixture
def window(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> Iterator[MixWindow]:
    monkeypatch.setattr("spydip_gui.workbench.mix_window.may_go", lambda _: True)
    made = MixWindow()
    made.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose, on=False)
    qtbot.addWidget(made)
    with qtbot.waitExposed(made):
        made.show()
    yield made
    made.close()


def choose(window: MixWindow, key: str, value: str) -> None:
    """Choose a value of a part as a person does."""
    box = window.parts.boxes[key]
    box.setCurrentIndex(box.findData(value))
    box.activated.emit(box.currentIndex())


def lend(window: MixWindow, name: str, *, lends: bool = True) -> None:
    """Tick the game that lends its covert pieces."""
    state = Qt.CheckState.Checked if lends else Qt.CheckState.Unchecked
    item(window, name).setCheckState(state)


def item(window: MixWindow, name: str) -> QListWidgetItem:
    rows = (window.parts.covert.item(row) for row in range(window.parts.covert.count()))
    return next(one for one in rows if one.data(Qt.ItemDataRole.UserRole) == name)


def said(window: MixWindow) -> list[str]:
    return [window.faults.item(row).text() for row in range(window.faults.count())]


def test_covert_pieces_of_two_games_join_by_two_ticks(window: MixWindow) -> None:
    choose(window, "base", "spy")
    lend(window, "infiltration")
    lend(window, "espionage")
    assert said(window) == []
    assert window.draft.parts == {"base": "spy", "covert": "infiltration, espionage"}
    differs = window.differs.toPlainText()
    assert "Agents" in differs
    assert "EUs" in differs
    assert "MIX-1" in window.rules.toPlainText()
    assert 'covert = ["infiltration", "espionage"]' in window.text.toPlainText()


def test_what_does_not_fit_is_said_at_once_and_keeps_from_playing(window: MixWindow) -> None:
    choose(window, "base", "spy")
    lend(window, "blind")
    assert len(said(window)) == 1
    assert "Spies belong to Spy Diplomacy and to Blind Diplomacy II" in said(window)[0]
    assert not window.play.isEnabled()
    assert not window.rules.toPlainText()
    lend(window, "blind", lends=False)
    assert said(window) == []
    assert window.play.isEnabled()


def test_why_a_value_would_not_fit_stands_beside_it(window: MixWindow) -> None:
    choose(window, "base", "spy")
    why = item(window, "blind").data(Qt.ItemDataRole.AccessibleDescriptionRole)
    assert "could not be told apart" in why
    assert item(window, "blind").text().startswith("\N{WARNING SIGN}")
    box = window.parts.boxes["economy"]
    unfit = box.itemData(box.findData("blind"), Qt.ItemDataRole.AccessibleDescriptionRole)
    assert "Blind Diplomacy II" in unfit or "blind has none" in unfit


def test_every_step_is_undone_and_made_again(window: MixWindow) -> None:
    choose(window, "base", "spy")
    window.options.choose("spy.captures", "off")
    choose(window, "base", "standard")
    assert "spy.captures" not in window.draft.options
    window.undo()
    assert window.draft == Draft("", {"base": "spy"}, {"spy.captures": "off"})
    row = next(one for one in window.options.rows if one.option.key == "spy.captures")
    assert row.value == "off"
    window.undo()
    window.undo()
    assert window.draft == Draft()
    assert not window.back.isEnabled()
    window.redo()
    assert window.draft == Draft("", {"base": "spy"})


def test_a_mix_is_saved_with_the_comments_it_had_and_played(
    window: MixWindow, tmp_path: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "ours.toml"
    path.write_text(
        '# Ours alone\ntitle = "Ours"\nbase = "spy"\n\n[options]\nspy.captures = "off"\n'
    )
    window.read(path)
    assert window.parts.title.text() == "Ours"
    lend(window, "infiltration")
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_, **__: (str(path), ""))
    with qtbot.waitSignal(window.wanted) as asked:
        window.play.click()
    assert asked.args == [str(path)]
    text = path.read_text()
    assert text.startswith("# Ours alone\n")
    made = judge.variant(str(path))
    assert {"SPY", "AGENT"} <= made.covert
    assert made.presets["spy.captures"] == "off"


def test_a_mix_becomes_a_design_and_one_file(window: MixWindow, tmp_path: Path) -> None:
    choose(window, "base", "infiltration")
    window.parts.title.setText("Moor")
    window.parts.title.textEdited.emit("Moor")
    folder = tmp_path / "moor"
    folder.mkdir()
    window.save(folder)
    assert judge.variant(str(folder)).title == "Moor"
    assert (folder / "scenarios").is_dir()
    (folder / "rules.md").write_text("Our rules.")
    window.pack(tmp_path / "moor-sent.spydesign")
    sent = judge.design(tmp_path / "moor-sent.spydesign")
    assert sent.variant.title == "Moor"
    assert sent.rules() == "Our rules."


def test_a_file_that_is_no_mix_is_refused_in_a_sentence(
    window: MixWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "none.toml"
    path.write_text("title = \n")
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_, **__: (str(path), ""))
    window._ask_open()
    assert "TOML" in window.bar.text.text()
    assert window.draft == Draft()


def test_what_was_changed_is_not_lost_unasked(
    window: MixWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[object] = []
    monkeypatch.setattr("spydip_gui.workbench.mix_window.may_go", asked.append)
    window.close()
    assert not window.isVisible()
    window.show()
    choose(window, "base", "spy")
    window.close()
    assert asked == [window]
    assert window.isVisible()
    monkeypatch.setattr("spydip_gui.workbench.mix_window.may_go", lambda _: True)


def test_a_packed_design_is_packed_anew_with_all_that_it_holds(
    window: MixWindow, tmp_path: Path
) -> None:
    folder, sent = tmp_path / "moor", tmp_path / "moor.spydesign"
    folder.mkdir()
    window.save(folder)
    (folder / "rules.md").write_text("Our rules.")
    window.pack(sent)
    window.read(sent)
    choose(window, "base", "blind")
    window._ask_save()
    assert judge.design(sent).variant.covert == {"SPY"}
    assert judge.design(sent).rules() == "Our rules."


def test_the_options_of_a_mix_that_is_not_saved_are_shown(window: MixWindow, qtbot: QtBot) -> None:
    choose(window, "base", "spy")
    lend(window, "espionage")
    with qtbot.waitSignal(window.asked) as asked:
        window.show_options.click()
    option = OptionWindow(palette_for("day"), variant=asked.args[0])
    option.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose, on=False)
    qtbot.addWidget(option)
    for key in ("esp.cut", "spy.report_type"):
        option.choose(key)
        assert option.shown is not None
        assert option.shown.option.key == key
        assert option.shown.difference
