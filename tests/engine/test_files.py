"""Files are written whole: what fails leaves the old one, and says so in a sentence."""

import os
import re
import resource
import signal
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from engine import files
from engine.game import identity, packet_lock

ROOT = Path(__file__).parents[2]
SPARED = {"engine/files.py", "spydip_gui/crash.py", "engine/wire/log.py"}
"""What writes by itself, a report of a fault, which may be cut, and a log, which grows by lines."""
WRITES = re.compile(r"\.write_(?:text|bytes)\(|\.open\(\s*\"[wxa]|\bopen\([^)]*\"[wxa]b?\"")


@contextmanager
def full_disk(room: int = 0) -> Iterator[None]:
    """A disk on which no file can grow beyond so many bytes."""
    before = resource.getrlimit(resource.RLIMIT_FSIZE)
    ignored = signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
    resource.setrlimit(resource.RLIMIT_FSIZE, (room, before[1]))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, before)
        signal.signal(signal.SIGXFSZ, ignored)


@pytest.mark.parametrize("room", [0, 1, 4096])
def test_a_full_disk_leaves_the_old_file_and_nothing_beside(tmp_path: Path, room: int) -> None:
    path = tmp_path / "press.toml"
    files.write_whole(path, b"old")
    with full_disk(room), pytest.raises(files.WriteError, match="disk is full"):
        files.write_whole(path, b"new" * 5000)
    assert path.read_bytes() == b"old"
    assert list(tmp_path.iterdir()) == [path]


def test_a_file_keeps_its_rights_and_a_new_one_has_the_usual_ones(tmp_path: Path) -> None:
    path = tmp_path / "a"
    before = os.umask(0o027)
    files.write_whole(path, b"1")
    os.umask(before)
    assert path.stat().st_mode & 0o777 == 0o640
    path.chmod(0o600)
    files.write_whole(path, b"2")
    assert path.stat().st_mode & 0o777 == 0o600


def test_what_is_to_be_new_replaces_nothing(tmp_path: Path) -> None:
    path = files.write_whole(tmp_path / "key", b"1", rights=files.OURS, new=True)
    with pytest.raises(files.ReadyError):
        files.write_whole(path, b"2", new=True)
    assert path.read_bytes() == b"1"
    assert path.stat().st_mode & 0o777 == 0o600


def test_a_link_stays_a_link(tmp_path: Path) -> None:
    (tmp_path / "link").symlink_to(tmp_path / "file")
    files.write_whole(tmp_path / "link", b"1")
    assert (tmp_path / "link").is_symlink()
    assert (tmp_path / "file").read_bytes() == b"1"


def test_a_full_disk_makes_no_key_that_is_none(tmp_path: Path) -> None:
    for make, name in ((packet_lock.signer, "signing.key"), (identity.make, "age.key")):
        with full_disk(), pytest.raises(files.WriteError, match="disk is full"):
            make(tmp_path / name)
        make(tmp_path / name)


@pytest.mark.parametrize("folder", ["engine", "spydip_gui"])
def test_nothing_else_writes_files(folder: str) -> None:
    found = {
        path.relative_to(ROOT).as_posix()
        for path in (ROOT / folder).rglob("*.py")
        if WRITES.search(path.read_text("utf-8"))
    }
    assert found <= SPARED


@pytest.mark.parametrize(
    ("title", "stem"),
    [
        ("Eyes in the dark", "Eyes in the dark"),
        ('A/B: who? <me> "you" * | \\', "A B who me you"),
        ("long " * 60, ("long " * 12).strip()),
        ("", "_"),
        (" ... ", "_"),
        ("con", "_con"),
        ("Augen\nim\tDunkeln.", "Augen im Dunkeln"),
    ],
)
def test_a_title_makes_the_name_of_a_file_on_every_system(title: str, stem: str) -> None:
    assert files.file_stem(title) == stem
