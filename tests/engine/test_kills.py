"""Nothing that was said to be saved is lost to a kill at any call, or to a disk that is full."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from engine import files
from engine.game import opening
from tests.helpers import kills


def faults(found: Iterator[tuple[str, str]]) -> list[str]:
    """What is wrong after some trials."""
    return [f"until {call}: {fault}" for call, fault in found if fault]


@pytest.mark.parametrize("name", kills.KINDS)
def test_a_kill_at_any_call_damages_and_loses_nothing(name: str) -> None:
    assert not faults(kills.kills(kills.KINDS[name], seed=7))


@pytest.mark.parametrize("name", kills.KINDS)
def test_a_full_disk_is_told_in_a_sentence_and_loses_nothing(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(kills, "_STEP", 13_000)
    assert not faults(kills.full(kills.KINDS[name], seed=7))


def test_files_that_are_not_written_whole_are_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def put(path: Path, content: bytes, **_how: object) -> files.Identity:
        path.write_bytes(content)
        return files.identity_of(path)

    monkeypatch.setattr(files, "put", put)
    for name in ("save as", "first keys", "book and press", "letters issued"):
        assert any(fault for _, fault in kills.kills(kills.KINDS[name], seed=1)), name


def test_a_journal_that_is_left_beside_another_game_is_found(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(opening, "_locked", lambda _path: None)
    monkeypatch.setattr(opening, "_clear", lambda _path: None)
    trials = kills.kills(kills.KINDS["save over a hot journal"], seed=1)
    assert any(fault for _, fault in trials)
