"""What a released version wrote opens today: games with their post, packets, designs."""

import shutil
from pathlib import Path

import platformdirs
import pytest
from click.testing import CliRunner

from engine.cli import program
from tests.helpers.released import MIX, WORDS, releases

FOLDERS = {folder.name: folder for folder in releases()}


def _each(pattern: str) -> list[Path]:
    return [file for folder in FOLDERS.values() for file in sorted(folder.glob(pattern))]


def _called(file: Path) -> str:
    return f"{file.parent.name}/{file.name}"


@pytest.mark.parametrize("folder", FOLDERS)
def test_every_kind_of_file_was_kept(folder: str) -> None:
    games = {file.stem for file in FOLDERS[folder].glob("*.spydip")}
    assert {"standard", "spy", "intimate", "blind", "espionage", "infiltration"} < games
    assert {MIX, "isle"} < games
    assert len(list(FOLDERS[folder].glob("*.spyview"))) == len(games)
    assert list(FOLDERS[folder].glob("*.spydesign"))


@pytest.fixture(autouse=True)
def own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Remember the keys of game masters for this test alone."""
    monkeypatch.setattr(platformdirs, "user_config_path", lambda *_, **__: tmp_path / "settings")


def _run(*arguments: str | Path) -> str:
    result = CliRunner().invoke(program, [str(one) for one in arguments])
    assert result.exit_code == 0, result.output
    return result.stdout


@pytest.mark.parametrize("file", _each("*.spydip"), ids=_called)
def test_a_game_agrees_with_the_rules_of_today_and_goes_on(file: Path, tmp_path: Path) -> None:
    shutil.copytree(file.with_suffix(".post"), tmp_path / f"{file.stem}.post")
    copy = Path(shutil.copy(file, tmp_path))
    assert _run("verify", copy).endswith(": no differences\n")
    assert copy.read_bytes() == file.read_bytes()
    assert "mail.eml" in _run("tray", copy)
    assert "; sent: " in _run("outbox", copy)
    _run("resolve", copy)
    _run("branch", copy, "By chance")
    assert _run("verify", copy).endswith(": no differences\n")


@pytest.mark.parametrize("file", _each("*.spyview"), ids=_called)
def test_a_packet_tells_what_its_game_tells(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    name, _, power = file.stem.rpartition("-")
    game = file.with_name(f"{name.rpartition('-')[0]}.spydip")
    monkeypatch.setenv("SPYDIP_PASSPHRASE", WORDS if game.stem == "spy" else "")
    told = _run("view", file, "--facts").splitlines()
    assert set(told) <= set(_run("facts", game, "--as", power).splitlines())
    assert told


@pytest.mark.parametrize("file", _each("*.spydesign"), ids=_called)
def test_a_design_can_be_played(file: Path, tmp_path: Path) -> None:
    game = tmp_path / "game.spydip"
    _run("new", game, "--variant", file)
    _run("resolve", game)
    assert _run("verify", game).endswith(": no differences\n")
