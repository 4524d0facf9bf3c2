"""A board that changed behind a game is told in its window, and taken over by one click."""

import shutil
from collections.abc import Callable, Iterator
from pathlib import Path

import platformdirs
import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

import maps
from engine.game.verify import verify
from engine.session.files import begin_game
from engine.session.rulesets import ruleset, variant
from spydip_gui.post.bar import MessageBar, bar_of
from spydip_gui.settings import Settings
from spydip_gui.theme.parts import retire
from spydip_gui.window.window import DeskWindow
from spydip_gui.window.windows import Windows


@pytest.fixture(autouse=True)
def own_places(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for kind in ("cache", "data"):
        name = f"user_{kind}_path"
        monkeypatch.setattr(platformdirs, name, lambda *_, k=kind, **__: tmp_path / k)


@pytest.fixture
def desk(qapp: object, own_settings: Settings) -> Iterator[Windows]:  # noqa: ARG001
    desk = Windows(own_settings)
    yield desk
    assert isinstance(desk.window, DeskWindow)
    desk.window.document.close()
    retire(desk.window)


@pytest.fixture
def lagoon(tmp_path: Path) -> Path:
    folder = tmp_path / "lagoon"
    shutil.copytree(str(maps.folder("merrow")), folder)
    return folder


@pytest.fixture
def reopened(desk: Windows, lagoon: Path, tmp_path: Path) -> Callable[[str, str], MessageBar]:
    """Begins a game, resolves a turn, changes the board's file, and opens the game again."""

    def change(old: str, new: str) -> MessageBar:
        path = tmp_path / "g.spydip"
        rules = ruleset(variant("standard"), lagoon)
        seat = begin_game(rules, path, board=str(lagoon))
        seat.master().resolve()
        seat.close()
        text = (lagoon / "board.toml").read_text("utf-8")
        assert old in text
        (lagoon / "board.toml").write_text(text.replace(old, new), "utf-8")
        desk.open_path(path)
        assert isinstance(desk.window, DeskWindow)
        return bar_of(desk.window)

    return change


def test_another_picture_is_taken_over_as_an_act(
    desk: Windows, reopened: Callable[[str, str], MessageBar], qtbot: QtBot
) -> None:
    bar = reopened("label = [396, 208]", "label = [397, 208]")
    assert "only how the board is drawn" in bar.text.text()
    qtbot.mouseClick(bar.act, Qt.MouseButton.LeftButton)
    assert isinstance(desk.window, DeskWindow)
    game = desk.window.document.view.master()
    assert "397, 208" in game.board_files["board.toml"]
    assert game.record.acts[-1].reason == "The board was taken over as it is drawn now."
    assert not verify(game.record, game.history)
    assert bar_of(desk.window).isHidden() or "changed" not in bar_of(desk.window).text.text()


def test_other_rules_go_on_in_another_file_from_where_the_game_stands(
    desk: Windows, reopened: Callable[[str, str], MessageBar], qtbot: QtBot, tmp_path: Path
) -> None:
    bar = reopened("victory = 5", "victory = 4")
    assert isinstance(desk.window, DeskWindow)
    due = desk.window.document.view.master().position().phase
    qtbot.mouseClick(bar.act, Qt.MouseButton.LeftButton)
    assert isinstance(desk.window, DeskWindow)
    game = desk.window.document.view.master()
    assert game.path == tmp_path / "g-2.spydip"
    assert game.rules.board.victory == 4
    assert game.position().phase == due
    assert not verify(game.record, game.history)


def test_what_has_no_place_on_the_changed_board_is_said(
    reopened: Callable[[str, str], MessageBar], lagoon: Path
) -> None:
    unit = next(iter(_units(lagoon)))
    bar = reopened(*_removed(lagoon, unit))
    assert "has no place for" in bar.text.text()
    assert bar.act.isHidden()


def _units(lagoon: Path) -> list[str]:
    from engine.board.load import load  # noqa: PLC0415

    return [unit for power in load(lagoon).powers.values() for unit in power.units]


def _removed(lagoon: Path, unit: str) -> tuple[str, str]:
    """A change by which a province is no centre any more that a power owns."""
    text = (lagoon / "board.toml").read_text("utf-8")
    part = text[text.index(f"[province.{unit[2:5]}]") :]
    part = part[: part.index("centre = true") + len("centre = true")]
    return part, part.replace("centre = true", "")
