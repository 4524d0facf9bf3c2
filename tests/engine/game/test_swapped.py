"""A file that is taken away, replaced or saved over loses no act that was said to be saved."""

import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from engine.game import trouble
from engine.game.archive import Archive
from tests.helpers import archives

_HOLDER = """
import sys
from pathlib import Path
from engine.game.archive import Archive
from tests.helpers import archives
with Archive.open(Path(sys.argv[1])) as archive:
    print("open", flush=True)
    sys.stdin.readline()
    archive.append(archives.orders(archive.record, "ITALY", "A VEN H"))
    print(len(archive.record.acts), flush=True)
"""


@pytest.fixture
def path(tmp_path: Path) -> Path:
    file = tmp_path / "game.spydip"
    archives.saved(file, turns=2)
    return file


def delete(path: Path) -> None:
    path.unlink()


def replace(path: Path) -> None:
    archives.saved(path.with_name("other.spydip"), turns=1)
    path.with_name("other.spydip").replace(path)


def restore(path: Path) -> None:
    """Write an older copy into the same file."""
    shutil.copyfile(path.with_name("backup.spydip"), path)


def cut(path: Path) -> None:
    os.truncate(path, 512)


@pytest.mark.parametrize("swap", [delete, replace, restore, cut])
def test_what_happens_to_an_open_file_is_told_and_the_game_is_kept(
    path: Path, swap: Callable[[Path], None]
) -> None:
    shutil.copyfile(path, path.with_name("backup.spydip"))
    with Archive.open(path) as archive:
        archive.append(archives.orders(archive.record, "ITALY", "A VEN H"))
        before = archive.record
        swap(path)
        with pytest.raises(trouble.LostFileError, match="kept in memory"):
            archive.append(archives.orders(archive.record, "FRANCE", "A PAR H"))
        assert (archive.record, archive.lost, archive.path) == (before, True, None)
        archive.append(archives.orders(archive.record, "FRANCE", "A PAR H"))
        assert archive.checkpoint(2) is not None
        archive.save_as(path.with_name("saved.spydip"))
        after = archive.record
    with Archive.open(path.with_name("saved.spydip")) as archive:
        assert archive.record == after
        assert archive.checkpoint(2) is not None


def test_a_file_that_was_only_touched_is_still_ours(path: Path) -> None:
    with Archive.open(path) as archive:
        os.utime(path, (1, 1))
        archive.append(archives.orders(archive.record, "ITALY", "A VEN H"))
        assert not archive.lost


def test_a_lost_game_can_be_saved_where_it_was(path: Path) -> None:
    with Archive.open(path) as archive:
        record = archive.record
        path.unlink()
        archive.save_as(path)
    with Archive.open(path) as archive:
        assert archive.record == record


def test_nothing_is_saved_over_a_file_that_another_program_has_open(path: Path) -> None:
    root = Path(__file__).parents[3]
    holder = subprocess.Popen(
        [sys.executable, "-c", _HOLDER, str(path)],
        cwd=root,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )
    assert holder.stdin is not None
    assert holder.stdout is not None
    assert holder.stdout.readline() == "open\n"
    before = path.read_bytes()
    with archives.begun("Another") as archive:
        with pytest.raises(trouble.BusyFileError):
            archive.save_as(path, over=True)
        assert archive.path is None
    assert path.read_bytes() == before
    acts, _ = holder.communicate("\n", timeout=60)
    with Archive.open(path) as archive:
        assert len(archive.record.acts) == int(acts)


def test_a_second_look_of_the_same_program_leaves_the_lock(path: Path) -> None:
    with Archive.open(path) as archive:
        with pytest.raises(trouble.BusyFileError):
            Archive.open(path)
        root = Path(__file__).parents[3]
        code = "import sys; from pathlib import Path; from engine.game.archive import Archive; "
        other = subprocess.run(
            [sys.executable, "-c", f"{code}Archive.open(Path(sys.argv[1]))", str(path)],
            cwd=root,
            capture_output=True,
            text=True,
            check=False,
        )
        assert "BusyFileError" in other.stderr
        archive.append(archives.orders(archive.record, "ITALY", "A VEN H"))


def test_a_journal_that_a_kill_has_left_does_not_damage_the_next_game(path: Path) -> None:
    shutil.copyfile(path, path.with_name("before.spydip"))
    root = Path(__file__).parents[3]
    code = (
        "import os, sqlite3, sys\n"
        "from engine.game import opening\n"
        "from pathlib import Path\n"
        "connection, _ = opening.locked(Path(sys.argv[1]))\n"
        "connection.execute('PRAGMA cache_size = 1')\n"
        "connection.execute('BEGIN IMMEDIATE')\n"
        'connection.execute("UPDATE sheet SET raw = hex(randomblob(20000))")\n'
        "os._exit(0)\n"
    )
    subprocess.run([sys.executable, "-c", code, str(path)], cwd=root, check=True)
    journal = path.with_name("game.spydip-journal")
    assert journal.read_bytes()[:8] == bytes.fromhex("d9d505f920a163d7")
    with archives.begun("Another") as archive:
        archive.save_as(path, over=True)
        record = archive.record
        assert not journal.exists()
    with Archive.open(path) as archive:
        assert archive.record == record


def test_a_journal_without_its_game_is_no_part_of_a_new_one(path: Path) -> None:
    journal = path.with_name("new.spydip-journal")
    journal.write_bytes(bytes.fromhex("d9d505f920a163d7") + bytes(2000))
    with archives.begun("Another") as archive:
        archive.save_as(path.with_name("new.spydip"))
        assert not journal.exists()
