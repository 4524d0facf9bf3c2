"""A board that was changed behind a game is told when it is opened; the game keeps its own."""

import shutil
from pathlib import Path

import platformdirs
import pytest
from click.testing import CliRunner, Result

import maps
from engine.cli import program
from engine.game.game import Game
from engine.game.sources import FILE, news


@pytest.fixture(autouse=True)
def own_places(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for kind in ("cache", "data"):
        name = f"user_{kind}_path"
        monkeypatch.setattr(platformdirs, name, lambda *_, k=kind, **__: tmp_path / k)


@pytest.fixture
def lagoon(tmp_path: Path) -> Path:
    folder = tmp_path / "lagoon"
    shutil.copytree(str(maps.folder("merrow")), folder)
    return folder


def run(*words: object) -> Result:
    return CliRunner().invoke(program, [str(word) for word in words])


def begun(lagoon: Path, tmp_path: Path) -> Path:
    game = tmp_path / "g.spydip"
    assert run("new", game, "--board", lagoon).exit_code == 0
    return game


def change(lagoon: Path, old: str, new: str) -> None:
    text = (lagoon / "board.toml").read_text("utf-8")
    assert old in text
    (lagoon / "board.toml").write_text(text.replace(old, new), "utf-8")


def test_nothing_is_told_while_nothing_changes(lagoon: Path, tmp_path: Path) -> None:
    game = begun(lagoon, tmp_path)
    shown = run("show", game)
    assert shown.exit_code == 0
    assert "was changed" not in shown.output
    shutil.rmtree(lagoon)
    assert "was changed" not in run("show", game).output


def test_changed_rules_are_told_and_left_alone(lagoon: Path, tmp_path: Path) -> None:
    game = begun(lagoon, tmp_path)
    change(lagoon, "victory = 5", "victory = 4")
    shown = run("show", game)
    assert "was changed since this game began" in shown.output
    assert str(lagoon) in shown.output
    with Game.open(game, write=False) as opened:
        assert opened.rules.board.victory == 5


def test_a_changed_picture_is_told_in_other_words(lagoon: Path, tmp_path: Path) -> None:
    game = begun(lagoon, tmp_path)
    change(lagoon, "label = [396, 208]", "label = [397, 208]")
    with Game.open(game, write=False) as opened:
        assert "only how the board is drawn" in str(news(opened))


def test_the_place_is_not_in_the_game(lagoon: Path, tmp_path: Path) -> None:
    game = begun(lagoon, tmp_path)
    assert str(lagoon).encode() not in game.read_bytes()
    (tmp_path / "data" / FILE).write_text("[1]", "utf-8")
    change(lagoon, "victory = 5", "victory = 4")
    assert "was changed" not in run("show", game).output
