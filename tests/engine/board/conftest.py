"""A cache folder of their own for the tests of boards, and broken copies of Merrow to order."""

import shutil
from collections.abc import Callable
from pathlib import Path

import platformdirs
import pytest

import maps

Copy = Callable[..., Path]


@pytest.fixture(autouse=True)
def cache_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    folder = tmp_path / "cache"
    monkeypatch.setattr(platformdirs, "user_cache_path", lambda *_, **__: folder)
    return folder


@pytest.fixture
def merrow(tmp_path: Path) -> Copy:
    """Copies Merrow into a folder, with texts replaced in ``board`` and in ``svg``."""

    def copy(board: dict[str, str] | None = None, svg: dict[str, str] | None = None) -> Path:
        folder = tmp_path / "isle"
        shutil.copytree(str(maps.folder("merrow")), folder)
        for name, changes in (("board.toml", board or {}), ("map.svg", svg or {})):
            text = (folder / name).read_text(encoding="utf-8")
            for old, new in changes.items():
                assert text.count(old) == 1, f"{old!r} stands {text.count(old)} times in {name}"
                text = text.replace(old, new)
            (folder / name).write_text(text, encoding="utf-8")
        return folder

    return copy
