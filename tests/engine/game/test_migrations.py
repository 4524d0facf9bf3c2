"""Files of every version ever released open, and a step to a new version takes all or nothing."""

import sqlite3
from pathlib import Path

import pytest

from engine.game import migrations
from engine.game.archive import Archive
from engine.game.game import Game
from tests.helpers import archives

SAVES = Path(__file__).parents[2] / "saves"
NEXT = (*migrations.STEPS, "ALTER TABLE sheet ADD COLUMN note TEXT NOT NULL DEFAULT ''")


def test_every_version_has_its_file() -> None:
    versions = sorted(int(file.stem.split("-")[1]) for file in SAVES.glob("version-*.spydip"))
    assert versions == list(range(1, migrations.VERSION + 1))


@pytest.mark.parametrize("file", sorted(SAVES.glob("version-*.spydip")), ids=lambda file: file.stem)
def test_a_file_of_every_version_opens_without_being_changed(file: Path) -> None:
    before = file.read_bytes()
    with Archive.open(file, write=False) as archive:
        assert len(archive.record.nodes) > 5
        assert len(archive.record.branches) > 1
    assert file.read_bytes() == before


@pytest.mark.parametrize("file", sorted(SAVES.glob("version-*.spydip")), ids=lambda file: file.stem)
def test_every_position_of_a_file_of_every_version_can_be_shown(file: Path) -> None:
    with Game.open(file, write=False) as game:
        for node in game.record.nodes.values():
            assert str(game.position(node.id).phase) == node.phase


def test_a_new_version_keeps_every_row_and_every_seal(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "game.spydip"
    archives.saved(file, turns=2)
    with Archive.open(file, write=False) as archive:
        record = archive.record
    monkeypatch.setattr(migrations, "STEPS", NEXT)
    monkeypatch.setattr(migrations, "VERSION", len(NEXT))
    monkeypatch.setattr(migrations.migrate, "__defaults__", (NEXT,))
    with Archive.open(file, write=False) as archive:
        assert archive.record == record
    assert file.read_bytes()[63] == len(NEXT) - 1, "reading must not change the file"
    with Archive.open(file) as archive:
        assert archive.record == record
    assert file.read_bytes()[63] == len(NEXT)


def test_a_step_that_fails_leaves_the_old_version(tmp_path: Path) -> None:
    file = tmp_path / "game.spydip"
    archives.saved(file, turns=1)
    connection = sqlite3.connect(file, isolation_level=None)
    with pytest.raises(sqlite3.OperationalError):
        migrations.migrate(connection, (*NEXT, "ALTER TABLE nowhere ADD COLUMN x TEXT"))
    assert migrations.version_of(connection) == migrations.VERSION
    columns = [row[1] for row in connection.execute("PRAGMA table_info(sheet)")]
    connection.close()
    assert "note" not in columns
