"""Game files keep what was saved and say in a sentence what is wrong with them."""

import os
import random
import resource
import shutil
import sqlite3
import subprocess
import sys
from pathlib import Path

import pytest

from engine.game import migrations, trouble
from engine.game.archive import Archive
from tests.helpers import archives, harm


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """A saved game of three turns."""
    file = tmp_path / "Tannenburg.spydip"
    archives.saved(file, turns=3)
    return file


def test_a_saved_game_reads_back_as_it_was(tmp_path: Path) -> None:
    file = tmp_path / "game.spydip"
    with archives.begun("Zwölf Boten") as archive:
        archive.save_as(file)
        archive.append(archives.orders(archive.record, "FRANCE", "A PAR - BUR", "F BRE - MAO"))
        archive.append(archives.turn(archive.record), positions={2: '{"phase":"F1901M"}'})
        record = archive.record
    with Archive.open(file) as archive:
        assert archive.record == record
        assert archive.checkpoint(2) == '{"phase":"F1901M"}'
        assert archive.checkpoint(3) is None


def test_a_closed_game_is_one_file_without_anything_beside_it(path: Path) -> None:
    with Archive.open(path) as archive:
        archive.append(archives.orders(archive.record, "ITALY", "A VEN H"))
    assert list(path.parent.iterdir()) == [path]


def test_the_header_carries_the_mark_and_the_version(path: Path) -> None:
    content = path.read_bytes()
    assert content[60:64] == migrations.VERSION.to_bytes(4, "big")
    assert content[68:72] == b"SpDy"


def test_tables_are_strict_and_bound_by_foreign_keys(path: Path) -> None:
    with sqlite3.connect(path) as connection:
        tables = connection.execute("SELECT name, strict FROM pragma_table_list WHERE type='table'")
        strict = {name: bool(flag) for name, flag in tables if not name.startswith("sqlite_")}
        (links,) = connection.execute(
            "SELECT count(*) FROM sqlite_schema AS s, pragma_foreign_key_list(s.name)"
        ).fetchone()
    connection.close()
    beside = {"checkpoint", "board_file", "notebook"}
    assert set(strict) == {"game", "act", "node", "sheet", "tip", *beside}
    assert all(strict.values())
    assert links == 5


def test_a_second_program_is_told_that_the_game_is_open_elsewhere(path: Path) -> None:
    program = (
        "import sys; from pathlib import Path; from engine.game import archive, opening\n"
        "opening._WAIT = 0\n"
        "try: archive.Archive.open(Path(sys.argv[1]), write=sys.argv[2] == 'w')\n"
        "except ValueError as error: print(error)"
    )
    with Archive.open(path):
        for mode in "rw":
            second = subprocess.run(
                [sys.executable, "-c", program, path, mode],
                capture_output=True,
                text=True,
                check=True,
            )
            assert second.stdout.strip() == (
                f"“{path}” is open in another program; close it there and try again."
            )


def test_a_game_that_is_only_read_leaves_the_file_free(path: Path) -> None:
    reader = Archive.open(path, write=False)
    with Archive.open(path) as writer:
        writer.append(archives.orders(writer.record, "ITALY", "A VEN H"))
        assert len(writer.record.acts) == len(reader.record.acts) + 1
    reader.close()


def test_a_missing_file_is_named(tmp_path: Path) -> None:
    with pytest.raises(trouble.MissingFileError, match=r"no file “.*gone\.spydip”"):
        Archive.open(tmp_path / "gone.spydip")


@pytest.mark.parametrize(
    ("content", "sentence"),
    [
        (b"", "is empty"),
        (b"Dear GM, my orders are: A Par - Bur", "is another kind of file"),
        (b"SQLite format 3\x00" + bytes(200), "is another kind of file"),
        (b"SQLite format 3\x00" + bytes(20), "is damaged: it is cut off"),
    ],
)
def test_a_file_of_another_kind_is_refused(tmp_path: Path, content: bytes, sentence: str) -> None:
    file = tmp_path / "other.spydip"
    file.write_bytes(content)
    with pytest.raises(trouble.GameFileError, match=sentence):
        Archive.open(file)


def test_a_folder_or_a_pipe_is_no_game(tmp_path: Path) -> None:
    with pytest.raises(trouble.NotAGameFileError, match="is a folder"):
        Archive.open(tmp_path)
    os.mkfifo(tmp_path / "pipe")
    with pytest.raises(trouble.NotAGameFileError, match="is not an ordinary file"):
        Archive.open(tmp_path / "pipe")


def test_the_database_of_another_program_is_refused_and_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "photos.db"
    with sqlite3.connect(file) as connection:
        connection.execute("CREATE TABLE photo (name TEXT)")
    connection.close()
    before = file.read_bytes()
    with pytest.raises(trouble.NotAGameFileError, match="is another kind of file"):
        Archive.open(file)
    assert file.read_bytes() == before


def test_a_file_of_a_newer_version_is_refused_by_name_and_left_alone(path: Path) -> None:
    content = bytearray(path.read_bytes())
    content[60:64] = (migrations.VERSION + 1).to_bytes(4, "big")
    path.write_bytes(content)
    with pytest.raises(trouble.NewerFileError, match="written by a newer SpyDip"):
        Archive.open(path)
    assert path.read_bytes() == content


def test_an_order_changed_behind_the_programs_back_is_found(path: Path) -> None:
    with sqlite3.connect(path) as connection:
        connection.execute("UPDATE sheet SET lines = 'A PAR - PIC' WHERE id = 3")
    connection.close()
    with pytest.raises(trouble.DamagedFileError, match="step 4 is not what was saved"):
        Archive.open(path)


def test_acts_cut_off_at_the_end_are_found(path: Path) -> None:
    with sqlite3.connect(path) as connection:
        connection.execute("DELETE FROM checkpoint WHERE node = 4")
        connection.execute("DELETE FROM act WHERE node = 4")
        connection.execute("DELETE FROM node WHERE id = 4")
    connection.close()
    with pytest.raises(trouble.DamagedFileError, match="its last steps are missing"):
        Archive.open(path)


def test_a_sheet_that_no_act_brought_is_found(path: Path) -> None:
    with sqlite3.connect(path) as connection:
        connection.execute("INSERT INTO sheet VALUES (99, 99, 'ITALY', 'A VEN H', 'typed', '')")
    connection.close()
    with pytest.raises(trouble.DamagedFileError, match="more than its steps account for"):
        Archive.open(path)


@pytest.mark.parametrize(
    ("place", "sentence"),
    [(18, "its first bytes were changed"), (39, "its pages do not fit together")],
    ids=["the journal mode", "the count of free pages"],
)
def test_damage_where_reading_would_not_notice_it_is_found(
    path: Path, place: int, sentence: str
) -> None:
    content = bytearray(path.read_bytes())
    content[place] ^= 3
    path.write_bytes(content)
    with pytest.raises(trouble.DamagedFileError, match=sentence):
        Archive.open(path)


def test_a_trigger_put_into_a_game_is_found(path: Path) -> None:
    with sqlite3.connect(path) as connection:
        connection.execute("CREATE TRIGGER t AFTER INSERT ON act BEGIN DELETE FROM sheet; END")
    connection.close()
    with pytest.raises(trouble.DamagedFileError, match="its tables are not those of a game"):
        Archive.open(path)


def fill(archive: Archive) -> None:
    """Play until the disk is full."""
    for _ in range(100):
        act = archives.turn(archive.record)
        archive.append(act, positions={act.head: "x" * 999})


def test_a_full_disk_loses_only_the_act_that_did_not_fit(path: Path) -> None:
    with Archive.open(path) as archive:
        pages = archive._connection.execute("PRAGMA page_count").fetchone()[0]
        archive._connection.execute(f"PRAGMA max_page_count = {pages}")
        with pytest.raises(trouble.FullDiskError, match="everything before it was"):
            fill(archive)
        acts = archive.record.acts
        kept = Archive.open(Path(shutil.copy(path, path.parent / "copy")), write=False)
        assert kept.record.acts == acts
        archive._connection.execute("PRAGMA max_page_count = 100000")
        archive.append(archives.turn(archive.record))
    with Archive.open(path) as archive:
        assert archive.record.acts[:-1] == acts


def test_a_file_that_may_not_grow_further_is_reported_by_the_system_itself(path: Path) -> None:
    size = path.stat().st_size

    def narrow() -> None:
        resource.setrlimit(resource.RLIMIT_FSIZE, (size + 8192, size + 8192))

    program = (
        "import random, signal, sys; from pathlib import Path\n"
        "from engine.game.archive import Archive; from tests.helpers import archives\n"
        "signal.signal(signal.SIGXFSZ, signal.SIG_IGN)\n"
        "with Archive.open(Path(sys.argv[1])) as archive:\n"
        "    try:\n"
        "        for count in archives.play(archive, random.Random(5)): print(count)\n"
        "    except ValueError as error: print(type(error).__name__, file=sys.stderr)"
    )
    child = subprocess.run(
        [sys.executable, "-c", program, path],
        capture_output=True,
        text=True,
        check=True,
        preexec_fn=narrow,
    )
    assert child.stderr.strip() in {"FullDiskError", "BrokenDiskError"}
    with Archive.open(path) as archive:
        assert len(archive.record.acts) == int(child.stdout.split()[-1])


def test_saving_into_a_full_disk_leaves_the_old_file(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = path.read_bytes()

    def full(_: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    with archives.begun() as archive, pytest.raises(trouble.FullDiskError, match="was not saved"):
        archive.save_as(path, over=True)
    assert path.read_bytes() == before
    assert list(path.parent.iterdir()) == [path]


def test_a_new_game_never_replaces_a_file_unasked(path: Path) -> None:
    with (
        archives.begun() as archive,
        pytest.raises(trouble.ExistingFileError, match="already there"),
    ):
        archive.save_as(path)


def test_a_folder_without_permission_is_named(tmp_path: Path) -> None:
    with (
        archives.begun() as archive,
        pytest.raises(trouble.NoAccessError, match="may not be opened"),
    ):
        archive.save_as(tmp_path / "no such folder" / "game.spydip")


def test_a_mistake_of_our_own_is_not_dressed_up_as_the_worlds(path: Path) -> None:
    with Archive.open(path) as archive:
        act = archives.orders(archive.record, "ITALY", "A VEN H")
        archive.append(act)
        with pytest.raises(sqlite3.IntegrityError):
            archive.append(act)
        assert archive.record.acts[-1] == act
        archive.append(archives.orders(archive.record, "ITALY", "A VEN - TRI"))


def test_damaged_files_are_refused_with_a_sentence_or_open_sound(path: Path) -> None:
    with Archive.open(path, write=False) as archive:
        record = archive.record
    content = path.read_bytes()
    ends = set()
    for seed in range(120):
        path.write_bytes(harm.harmed(content, seed)[1])
        ends.add(harm.opened(path, record))
    assert ends >= {"sound", "DamagedFileError"}


def test_saving_a_game_under_its_own_name_changes_nothing(path: Path) -> None:
    with Archive.open(path) as archive:
        before = path.read_bytes()
        archive.save_as(path)
        assert path.read_bytes() == before
        archive.append(archives.orders(archive.record, "ITALY", "A VEN H"))


def test_acts_go_on_after_the_game_was_saved_elsewhere(path: Path, tmp_path: Path) -> None:
    other = tmp_path / "copy.spydip"
    with Archive.open(path) as archive:
        kept = archive.record
        archive.save_as(other)
        next(archives.play(archive, random.Random(1)))
        record = archive.record
    with Archive.open(path) as old, Archive.open(other) as new:
        assert old.record == kept
        assert new.record == record
