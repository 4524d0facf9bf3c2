"""What is kept in the cache folder can be lost or damaged without harm."""

import json
import os
from dataclasses import fields
from pathlib import Path

import pytest

import maps
from engine.board import cache, load, picture
from engine.board import kept as kept_boards
from engine.board.graph import Power, Province, Terrain
from engine.board.picture import load_picture
from engine.board.spoken import Spoken


def fetch(value: str) -> dict[str, str]:
    return cache.fetch("key", lambda: {"made": value})


def test_a_value_is_made_once_and_then_kept() -> None:
    assert [fetch("first"), fetch("second")] == [{"made": "first"}] * 2


@pytest.mark.parametrize("damage", [b"", b"{}", b"\xff\xfe", b'0\n{"made": "else"}'])
def test_a_damaged_entry_is_made_anew(cache_folder: Path, damage: bytes) -> None:
    fetch("first")
    (entry,) = (cache_folder / cache.FOLDER).iterdir()
    entry.write_bytes(damage)
    assert fetch("second") == {"made": "second"}
    assert fetch("third") == {"made": "second"}


def test_one_changed_byte_is_noticed(cache_folder: Path) -> None:
    fetch("first")
    (entry,) = (cache_folder / cache.FOLDER).iterdir()
    entry.write_bytes(entry.read_bytes().replace(b"first", b"firsT"))
    assert fetch("second") == {"made": "second"}


def test_a_folder_that_cannot_be_made_does_no_harm(cache_folder: Path) -> None:
    cache_folder.write_text("a file stands in the way")
    assert [fetch("first"), fetch("second")] == [{"made": "first"}, {"made": "second"}]


def test_nothing_half_written_is_left_where_renaming_fails(
    cache_folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*_: object) -> None:
        raise OSError

    monkeypatch.setattr(Path, "replace", refuse)
    assert fetch("first") == {"made": "first"}
    assert not list((cache_folder / cache.FOLDER).iterdir())


def test_the_oldest_entries_make_room(cache_folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cache, "MOST", 2)
    for number, key in enumerate(("one", "two", "three")):
        cache.fetch(key, lambda key=key: {"made": key})
        os.utime(cache_folder / cache.FOLDER / f"{key}.json", (0, number))
    assert sorted(e.stem for e in (cache_folder / cache.FOLDER).iterdir()) == ["three", "two"]


@pytest.mark.parametrize("name", maps.names())
def test_a_board_from_the_cache_is_the_board_that_was_read(name: str) -> None:
    read = load.build(name, load.folder(name))
    kept = kept_boards.board_of(json.loads(json.dumps(kept_boards.written(read))))
    assert vars(kept) == vars(read)
    assert all(type(p.terrain) is Terrain for p in kept.provinces.values())


@pytest.mark.usefixtures("cache_folder")
def test_a_board_is_not_checked_again_before_it_changes(
    merrow, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = merrow()
    before = load._kept("isle", folder)
    monkeypatch.setattr(load, "read_board", None)
    assert load._kept("isle", folder).digest == before.digest
    (folder / "board.toml").write_text("changed")
    with pytest.raises(TypeError):
        load._kept("isle", folder)


def test_a_picture_from_the_cache_is_the_picture_that_was_read(
    merrow, cache_folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = merrow()
    read = load_picture(folder)
    monkeypatch.setattr(picture, "_picture", picture._picture.__wrapped__)
    kept = load_picture(folder)
    assert len(list((cache_folder / cache.FOLDER).iterdir())) == 2  # the board and its picture
    assert kept is not read
    assert kept.provinces == read.provinces
    assert (kept.frame, kept.piece, kept.inert) == (read.frame, read.piece, read.inert)


def test_what_is_kept_of_a_board_changes_with_its_form_alone():
    """Another version of the program, which keeps other fields, must not be handed these."""
    kept = {one.__name__: [part.name for part in fields(one)] for one in (Province, Power, Spoken)}
    assert (load._FORM, kept) == (
        5,
        {
            "Province": ["id", "name", "terrain", "short", "aliases", "centre", "coasts"],
            "Power": [
                *("id", "name", "adjective", "letter", "capital", "home", "units", "aliases"),
                *("colour", "pattern"),
            ],
            "Spoken": ["provinces", "powers"],
        },
    )
