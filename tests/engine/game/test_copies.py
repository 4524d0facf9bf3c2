"""The last good states of each game are kept on this machine, few and small, and offered."""

import os
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from engine import judge
from engine.cli import program
from engine.game import copies
from engine.game.archive import Archive
from engine.game.game import Game
from engine.game.trouble import DamagedFileError


def run(*arguments: object, status: int = 0) -> Result:
    """What a command gives."""
    result = CliRunner().invoke(program, [str(one) for one in arguments])
    assert result.exit_code == status, result.output
    return result


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """A game of three turns in a file, each decided by a program of its own."""
    place = tmp_path / "game.spydip"
    run("new", place, "--title", "Ours")
    for _ in range(3):
        run("resolve", place)
    return place


def kept() -> list[Path]:
    """All copies on this machine."""
    return sorted(copies.folder().rglob("*"), key=lambda one: one.stat().st_mtime_ns)


def test_what_was_opened_decided_and_closed_is_offered_newest_first(file: Path) -> None:
    found = copies.offers(file)
    assert [one.acts for one in found] == [4, 4, 3, 2, 1]
    assert [bool(one.made) for one in found] == [False, True, True, True, True]
    assert {one.title for one in found} == {"Ours"}
    assert found[1].phase == "F1902M"


def test_of_a_game_that_is_only_read_no_copy_is_kept(tmp_path: Path) -> None:
    with Game.begin(judge.ruleset()) as game:
        game.save_as(tmp_path / "game.spydip")
    for one in kept():
        one.unlink(missing_ok=True) if one.is_file() else None
    run("show", tmp_path / "game.spydip")
    assert not [one for one in kept() if one.is_file()]


def test_few_copies_are_kept_of_each_game_and_of_all(
    file: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for _ in range(4):
        run("resolve", file)
    assert [one.acts for one in copies.offers(file) if one.made] == [8, 7, 6, 5, 4]
    monkeypatch.setattr(copies, "MOST", 3)
    run("new", tmp_path / "another.spydip")
    run("resolve", tmp_path / "another.spydip")
    left = [one for one in kept() if one.is_file()]
    assert len(left) == 3
    # The clock of files is coarse: what was made in one tick has no order.
    for number, one in enumerate(left):
        os.utime(one, (number, number))
    monkeypatch.setattr(copies, "LARGEST", max(one.stat().st_size for one in left) * 2)
    run("resolve", file)
    assert [one.acts for one in copies.offers(file) if one.made] == [9, 8]


def test_copies_are_for_their_owner_alone(file: Path) -> None:
    assert file.is_file()
    assert {one.stat().st_mode & 0o777 for one in kept() if one.is_file()} == {0o600}


def test_a_folder_that_cannot_be_written_hinders_no_play(
    file: Path, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    (tmp_path / "taken").write_text("", "utf-8")
    monkeypatch.setattr(copies, "folder", lambda: tmp_path / "taken" / "copies")
    run("resolve", file)


def test_a_file_in_which_nothing_is_sound_is_rescued_from_its_newest_copy(
    file: Path, tmp_path: Path
) -> None:
    file.write_bytes(b"\0" * 5000)
    again = tmp_path / "again.spydip"
    told = run("rescue", file, again)
    assert "Copy of" in told.stdout
    with Archive.open(again, write=False) as archive:
        assert len(archive.record.acts) == 4
    file.unlink()
    run("rescue", file, tmp_path / "once-more.spydip")
    assert "no file" in run("rescue", tmp_path / "gone", tmp_path / "x", status=1).stderr


def test_copies_are_listed_and_one_is_saved(file: Path, tmp_path: Path) -> None:
    lines = run("rescue", file, "--list").stdout.splitlines()
    assert "What is sound in the file: “Ours”, due F1902M, 4 steps" in lines[0]
    assert [line.split()[0] for line in lines] == ["-", "1", "2", "3", "4"]
    assert "“Ours”, due S1901M, 1 step" in lines[4]
    run("rescue", file, tmp_path / "again.spydip", "--copy", 2)
    with Archive.open(tmp_path / "again.spydip", write=False) as archive:
        assert len(archive.record.acts) == 3
    assert "no copy 9" in run("rescue", file, tmp_path / "x", "--copy", 9, status=1).stderr
    assert "Name the new file" in run("rescue", file, status=1).stderr
    assert "no copies" in run("rescue", tmp_path / "gone", "--list").stdout


def test_a_copy_that_holds_more_than_what_is_sound_is_named(file: Path, tmp_path: Path) -> None:
    content = file.read_bytes()
    file.write_bytes(content.replace(b"F1901M", b"F1801M"))
    told = run("rescue", file, tmp_path / "again.spydip")
    assert "--copy 1 saves it" in told.stderr


@pytest.mark.parametrize("place", [0, 20, 30, 100, 110])
def test_damage_to_the_first_page_takes_no_act(file: Path, place: int) -> None:
    content = bytearray(file.read_bytes())
    content[place : place + 8] = b"\xff" * 8
    file.write_bytes(content)
    with pytest.raises(ValueError, match="game"):
        Archive.open(file)
    archive, _ = Archive.rescue(file)
    assert len(archive.record.acts) == 4


def test_what_is_left_of_a_file_that_was_cut_off_is_saved(tmp_path: Path) -> None:
    place = tmp_path / "game.spydip"
    with Game.begin(judge.ruleset()) as game:
        for _ in range(12):
            game.resolve()
        game.save_as(place)
    content = place.read_bytes()
    place.write_bytes(content[: len(content) * 9 // 10])
    with pytest.raises(DamagedFileError):
        Archive.open(place)
    archive, broken = Archive.rescue(place)
    assert len(archive.record.acts) > 6
    assert broken is not None
